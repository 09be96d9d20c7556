"""Games in PostgreSQL: restarts of the database, moving there and back, and what is refused."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, Table, inspect, make_url, text
from websockets.exceptions import InvalidStatus

from samedi.core.folders import touch_private
from samedi.server.operation import copying
from samedi.server.storage.database import HEAD, engine_of, migrate
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.port import KeyTaken
from tests import services
from tests.faults.servers import free_port
from tests.server.serving import Person, Running, running, turn_of, two_at
from tests.server.test_alone import refused
from tests.server.test_journal import SEALING, journal_at, new_table, said, with_journal
from tests.services import Postgres

PATIENCE_S = 60


@pytest.fixture(scope="module")
def restarted() -> Iterator[Postgres]:
    """A PostgreSQL that others do not use, to be restarted."""
    with services.postgres() as started:
        yield started


def wait_for_health(url: str, word: str) -> None:
    """Wait until a server says how it is."""
    deadline = time.monotonic() + PATIENCE_S
    while httpx.get(f"{url}/healthz", timeout=PATIENCE_S).text.strip() != word:
        assert time.monotonic() < deadline, word
        time.sleep(0.05)


def told(*command: str, status: int = 0, **settings: str) -> str:
    """What a command says."""
    ended = subprocess.run(
        [sys.executable, "-m", "samedi.cli", *command, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **settings},
    )
    assert ended.returncode == status, ended.stderr
    heard = ended.stderr if status else ended.stdout
    assert heard.count("\n") == 1, heard
    return heard


def with_part(address: str, **part: object) -> str:
    """An address of which one part is another."""
    return make_url(address).set(**part).render_as_string(hide_password=False)  # type: ignore[arg-type]


def test_processes_that_write_to_the_same_tables_never_wait_in_a_circle(postgres: Postgres) -> None:
    async def work(journal: DatabaseJournal) -> None:
        other = journal_at(database)
        here, there = ([new_table(f"t{number:02}") for number in range(20)] for _ in range(2))
        await asyncio.gather(*(journal.append([write]) for _, write in here))
        forth = [journal.append([said(table, "here")]) for table, _ in here]
        back = [other.append([said(table, "there")]) for table, _ in reversed(there)]
        done = await asyncio.gather(*forth, *back, return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["NoneType"] * 20 + ["SeqTaken"] * 20
        await other.close()

    database = postgres.new_database()
    with_journal(database, work)


def test_what_was_in_flight_when_the_database_restarts_is_stored_once(restarted: Postgres) -> None:
    async def work(journal: DatabaseJournal) -> None:
        tables = [new_table(f"t{number}") for number in range(5)]
        await asyncio.gather(*(journal.append([write]) for _, write in tables))
        for how in (signal.SIGINT, signal.SIGQUIT):
            ending = asyncio.create_task(asyncio.to_thread(restarted.restart, how))
            while not ending.done():
                await asyncio.gather(*(journal.append([said(table, f"k{table.seq}")]) for table, _ in tables))
            await ending
        for table, _ in tables:
            found = await journal.events(table.memory.id, 0, 10_000)
            assert [event.seq for event in found] == list(range(1, table.seq + 1))

    with_journal(restarted.new_database(), work)


def test_a_game_goes_on_when_the_database_was_restarted(restarted: Postgres, tmp_path: Path) -> None:
    with running(tmp_path, SAMEDI_DATABASE=restarted.new_database()) as server:
        ada, bob, table = two_at(server)
        lines = ada.sit_down(table), bob.sit_down(table)
        for _ in range(3):
            turn_of(*lines).move()
            restarted.restart(signal.SIGINT)
            turn_of(*lines).move()


def test_what_was_stored_before_its_answer_was_lost_is_found_by_its_key(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(journal: DatabaseJournal) -> None:
        tables = [new_table(f"t{number}") for number in range(3)]
        await asyncio.gather(*(journal.append([write]) for _, write in tables))
        lose_an_answer(journal, monkeypatch)
        said_once = (journal.append([said(table, "k")]) for table, _ in tables)
        done = await asyncio.gather(*said_once, return_exceptions=True)
        assert [(type(each), getattr(each, "seq", None)) for each in done] == [(KeyTaken, 2)] * 3
        for table, _ in tables:
            assert [event.seq for event in await journal.events(table.memory.id, 0, 10)] == [1, 2]

    with_journal(postgres.new_database(), work)


def lose_an_answer(journal: DatabaseJournal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the line break after the next commit has been done and before that is heard of."""
    dialect = journal._engine.dialect
    commit = dialect.do_commit

    def lost(connection: object) -> None:
        commit(connection)  # type: ignore[arg-type]
        monkeypatch.undo()
        raise psycopg.OperationalError("the line broke")

    monkeypatch.setattr(dialect, "do_commit", lost)


def test_while_the_database_is_away_people_are_asked_to_come_again(
    restarted: Postgres, tmp_path: Path
) -> None:
    with running(tmp_path, SAMEDI_DATABASE=restarted.new_database()) as server:
        ada, _, table = two_at(server)
        line, invited = ada.sit_down(table), ada.get(f"/api/tables/{table}/invites")["watch"]
        commands, body = f"/api/tables/{table}/commands", {"type": "say", "key": "hello", "text": "hello"}
        restarted.end(signal.SIGINT)
        try:
            ada.post(commands, body, 503)
            line.send({"type": "command", "command": {**body, "key": "seated"}})
            assert line.hear_until("ack")["answer"]["type"] == "failed"
            with pytest.raises(InvalidStatus, match="503"):
                ada.sit_down(table)
            for page, status in {"/": 200, f"/t/{table}": 503, f"/i/{invited}": 503, "/metrics": 200}.items():
                assert ada.http.get(page).status_code == status, page
            wait_for_health(server.url, "database")
        finally:
            restarted.start()
        wait_for_health(server.url, "ok")
        done = [ada.post(commands, body) for _ in range(2)]
        assert done[0]["seq"] == done[1]["seq"]
        assert done[1]["type"] == "duplicate"
        line.catch_up(done[0]["seq"])
        assert sum(event["what"]["type"] == "said" for event in line.events) == 1


def test_of_many_who_migrate_at_once_one_does(postgres: Postgres) -> None:
    database = postgres.new_database()
    engines = [engine_of(database) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda engine: migrate(engine, SEALING), engines))
    with engines[0].connect() as connection:
        assert connection.execute(text("select version_num from alembic_version")).scalars().all() == [HEAD]
    for engine in engines:
        engine.dispose()


def test_a_house_moves_to_postgresql_and_back(postgres: Postgres, tmp_path: Path) -> None:
    folder, database = tmp_path / "house" / "data", postgres.new_database()
    with running(tmp_path / "house") as server:
        ada, bob, table = two_at(server)
        seen = moved_on(server, ada, bob, table)
    assert "1 table" in told("copy", str(folder), database).replace("one", "1")
    assert "empty database" in told("copy", str(folder), database, status=2)
    with running(tmp_path / "house", SAMEDI_DATABASE=database) as server:
        assert seen_by(server, ada, table) == seen
        seen = moved_on(server, ada, bob, table)
    (folder / "samedi.db").rename(folder / "former.db")
    told("copy", database, str(folder / "samedi.db"))
    with running(tmp_path / "house") as server:
        assert seen_by(server, ada, table) == seen


def test_what_did_not_arrive_as_it_was_is_not_kept(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, database = tmp_path / "house", postgres.new_database()
    told("migrate", "--data", str(house))
    with sqlite3.connect(house / "samedi.db") as connection:
        connection.executemany("INSERT INTO lives VALUES (?, 7)", [(1,), (2,)])
    copy_table = copying._copy_table

    def loses_a_row(reading: Connection, writing: Connection, table: Table) -> int:
        count = copy_table(reading, writing, table)
        writing.execute(text("delete from lives where started = 1"))
        return count

    monkeypatch.setattr(copying, "_copy_table", loses_a_row)
    with pytest.raises(copying.CannotCopy, match=r"lives.*nothing was kept"):
        copying.copy(copying.url_of(str(house)), database)
    monkeypatch.undo()
    engine = engine_of(database)
    with engine.connect() as connection_there:
        assert connection_there.execute(text("select count(*) from lives")).scalar() == 0
    engine.dispose()
    assert copying.copy(copying.url_of(str(house)), database)["lives"] == 2


def moved_on(server: Running, ada: Person, bob: Person, table: str) -> object:
    """The view after one move more."""
    for person in (ada, bob):
        person.url = server.url
    lines = ada.sit_down(table), bob.sit_down(table)
    turn_of(*lines).move()
    return seen_by(server, ada, table)


def seen_by(server: Running, person: Person, table: str) -> object:
    """The game as somebody sees it at a server."""
    answer = person.http.get(f"{server.url}/api/tables/{table}", headers={"cookie": person.cookie})
    return answer.json()["play"]


def test_to_copy_what_is_not_there_says_so_and_writes_nothing(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    assert "no games" in told("copy", str(tmp_path / "no.db"), database, status=2)
    assert "samedi migrate" in told("copy", database, str(tmp_path / "to.db"), status=2)
    assert list(tmp_path.iterdir()) == []


def test_to_copy_where_nothing_can_be_kept_says_so(tmp_path: Path) -> None:
    house, other = tmp_path / "house", tmp_path / "letter.txt"
    told("migrate", "--data", str(house))
    touch_private(other)
    other.write_text("Dear Ada, this is no database but a letter. " * 100)
    assert "No such file" in told("copy", str(house), str(tmp_path / "no" / "to.db"), status=2)
    for source, target in ((house, other), (other, tmp_path / "to.db")):
        assert "not a database" in told("copy", str(source), str(target), status=2)
    assert not (tmp_path / "to.db").exists()


def test_a_form_that_is_not_known_is_not_copied(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    told("migrate", "--data", str(tmp_path / "house"))
    for form, sentence in {"9999": "newer Samedi", "0004": "samedi migrate"}.items():
        with sqlite3.connect(tmp_path / "house" / "samedi.db") as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (form,))
        assert sentence in told("copy", str(tmp_path / "house"), database, status=2)
    engine = engine_of(database)
    assert inspect(engine).get_table_names() == []
    engine.dispose()


def test_a_wrong_address_name_or_database_is_refused_in_a_sentence(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    for wrong, sentence in {
        with_part(database, port=free_port()): "No PostgreSQL answers at 127.0.0.1",
        with_part(database, password=services.PASSWORD[1:]): "password authentication failed",
        with_part(database, database="other"): 'database "other" does not exist',
        with_part(database, drivername="postgresql+asyncpg"): "no address of a database",
        f"{database}?colour=blue": "no address of a database",
        "mysql://games@example/games": "no address of a database",
        "games": "no address of a database",
    }.items():
        heard = refused(tmp_path, SAMEDI_DATABASE=wrong)
        assert sentence in heard
        assert services.PASSWORD not in heard
    assert list(tmp_path.iterdir()) == [], "nothing was written"


@pytest.mark.parametrize(
    "command",
    [
        ("migrate", "--data", "data"),
        ("tidy", "--older-than", "90d", "--export", "files", "--data", "data"),
        ("copy", "DATABASE", "to.db"),
    ],
)
def test_a_command_that_cannot_use_the_database_says_so_and_writes_nothing(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = with_part(postgres.new_database(), password="of no use")  # noqa: S106 - it lets nobody in
    words = (wrong if word == "DATABASE" else word for word in command)
    heard = told(*words, status=2, SAMEDI_DATABASE=wrong)
    assert "password authentication failed" in heard
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_others_in_which_nothing_may_be_made_is_refused_by_its_name(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = f"{postgres.new_database()}?options=-c%20default_transaction_read_only%3Don"
    for heard in (
        refused(tmp_path, SAMEDI_DATABASE=database),
        told("migrate", "--data", str(tmp_path / "data"), status=2, SAMEDI_DATABASE=database),
    ):
        assert "read-only transaction" in heard
        assert "127.0.0.1" in heard
        assert services.PASSWORD not in heard


def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    assert HEAD in told("migrate", "--data", str(tmp_path / "data"), SAMEDI_DATABASE=database)
    engine = engine_of(database)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    shutil.rmtree(tmp_path / "data")
    assert "newer Samedi" in refused(tmp_path, SAMEDI_DATABASE=database)
    assert list(tmp_path.iterdir()) == []
