"""The secrets of dice lie sealed in the database, and the key elsewhere."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from samedi.server.storage.database import engine_of, migrate
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.sealing import KEY_BYTES, OtherKey, Sealing, load_sealing
from tests.server.test_journal import SEALING, SECRET, journal_at, new_table

OLD_KEY, NEW_KEY = bytes(KEY_BYTES), bytes([1]) * KEY_BYTES


def test_a_sealed_secret_opens_for_its_table_only() -> None:
    stored = SEALING.seal("t1", SECRET)
    assert SECRET not in stored
    assert stored != SEALING.seal("t1", SECRET), "never twice the same"
    assert SEALING.open("t1", stored) == SECRET
    with pytest.raises(OtherKey):
        SEALING.open("t2", stored)
    with pytest.raises(OtherKey):
        SEALING.open("t1", stored[:-1] + bytes([stored[-1] ^ 1]))


def test_a_secret_of_the_first_version_is_still_read() -> None:
    assert SEALING.open("t1", SECRET) == SECRET


def test_the_last_key_seals_and_the_earlier_ones_still_open() -> None:
    stored = Sealing(OLD_KEY).seal("t1", SECRET)
    both = Sealing(OLD_KEY, NEW_KEY)
    assert both.open("t1", stored) == SECRET
    assert Sealing(NEW_KEY).open("t1", both.seal("t1", SECRET)) == SECRET
    with pytest.raises(OtherKey):
        Sealing(NEW_KEY).open("t1", stored)


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "seal.key"
    stored = load_sealing(path).seal("t1", SECRET)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert load_sealing(path).open("t1", stored) == SECRET
    path.write_bytes(b"short")
    with pytest.raises(ValueError, match="does not hold keys"):
        load_sealing(path)


def files_of(folder: Path) -> bytes:
    """All that lies on the disk of a database."""
    return b"".join(path.read_bytes() for path in folder.iterdir() if ".db" in path.name)


def test_nothing_on_the_disk_tells_the_secret_of_a_running_game(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_at(f"sqlite:///{tmp_path / 'test.db'}")
        await journal.append([new_table("t1")[1]])
        opened = await journal.open("t1")
        assert opened is not None
        assert opened.secret == SECRET
        kept = files_of(tmp_path)
        assert b"t1" in kept
        assert SECRET not in kept
        assert SECRET.hex().encode() not in kept
        await journal.close()

    asyncio.run(run())


def test_secrets_that_were_stored_open_are_sealed_and_leave_no_trace(tmp_path: Path) -> None:
    async def fill() -> None:
        journal = journal_at(f"sqlite:///{tmp_path / 'test.db'}")
        for number in range(30):
            await journal.append([new_table(f"t{number}")[1]])
        await journal.close()

    asyncio.run(fill())
    with sqlite3.connect(tmp_path / "test.db") as connection:  # as the first version left it
        connection.execute("update tables set secret = ?", (SECRET,))
        connection.execute("update alembic_version set version_num = '0002'")
        for added in ("devices", "codes", "reviews", "claims", "study_nodes", "studies", "dailies", "played"):
            connection.execute(f"drop table {added}")
        connection.execute("alter table tables drop column is_lesson")
    connection.close()
    assert SECRET in files_of(tmp_path)
    engine = engine_of(f"sqlite:///{tmp_path / 'test.db'}")
    migrate(engine, SEALING)
    with engine.connect() as opened:
        stored = opened.execute(text("select id, secret from tables")).all()
    assert len(stored) == 30
    assert all(SEALING.open(table, secret) == SECRET != secret for table, secret in stored)
    assert SECRET not in files_of(tmp_path)
    engine.dispose()


def test_a_table_whose_key_is_lost_is_not_opened_and_says_why(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_at(f"sqlite:///{tmp_path / 'test.db'}")
        await journal.append([new_table("t1")[1]])
        await journal.close()
        other = DatabaseJournal(engine_of(f"sqlite:///{tmp_path / 'test.db'}"), Sealing(NEW_KEY))
        with pytest.raises(OtherKey) as caught:
            await other.open("t1")
        assert "clé" in caught.value.message.say("fr")
        await other.close()

    asyncio.run(run())
