"""Opening a table: a snapshot is a short cut only, and a table that cannot be opened hurts no other."""

import logging
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Engine, Executable, create_engine, delete, func, select, update
from websockets.exceptions import InvalidStatus

from samedi.server.storage.port import Journal
from samedi.server.storage.schema import EVENTS, SNAPSHOTS, TABLES
from samedi.server.tables import registry as registries
from samedi.server.tables.opening import OpenedTable, Unreadable, open_table
from samedi.server.tables.registry import TableRegistry
from samedi.server.work.pool import WorkPool
from samedi.table.answers import Accepted
from samedi.table.commands import Rename
from samedi.table.settings import PerMove, Settings
from tests.server.conftest import GENEROUS
from tests.server.serving import CHEVALIER, Person, running
from tests.server.test_registry import do, move, new_session, session_of, with_registry
from tests.server.test_stopping import moved

RENAMES = 60  # enough for a snapshot


def engine_in(folder: Path) -> Engine:
    return create_engine(f"sqlite:///{folder / 'samedi.db'}")


def snapshot_in(folder: Path) -> bytes:
    with engine_in(folder).connect() as connection:
        return bytes(connection.execute(select(SNAPSHOTS.c.payload)).scalar_one())


def write(folder: Path, statement: Executable) -> None:
    with engine_in(folder).begin() as connection:
        connection.execute(statement)


async def with_snapshot(registry: TableRegistry) -> bytes:
    session = await new_session(registry)
    for number in range(RENAMES):
        assert isinstance(await do(session, Rename(key=f"k{number}", name=f"Ada {number}")), Accepted)
    registry.forget("t")
    return session.table.snapshot()


def older(payload: bytes) -> bytes:
    """A snapshot of another version, as this one writes it."""
    version, *rest = msgspec.msgpack.decode(payload)
    return msgspec.msgpack.encode([version - 1, *rest])


@pytest.mark.parametrize(
    "damage",
    [lambda _: b"", lambda kept: kept[:-1], lambda kept: b"\xff" + kept[1:], older],
    ids=["empty", "cut", "garbled", "older"],
)
def test_a_snapshot_that_cannot_be_read_is_made_anew_from_the_log(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    async def work(registry: TableRegistry) -> None:
        whole = await with_snapshot(registry)
        write(tmp_path, update(SNAPSHOTS).values(payload=damage(snapshot_in(tmp_path))))
        again = await session_of(registry, "t")
        assert again.table.snapshot() == whole
        assert snapshot_in(tmp_path) == whole
        before = again.table.seq
        assert isinstance(await move(again, "m"), Accepted)
        opened = await open_table(registry.journal, registry.work, "t")
        assert opened is not None
        assert opened.loose == again.table.seq - before > 0

    with_registry(tmp_path, work)


def test_a_snapshot_that_is_not_of_its_event_is_not_believed(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        whole = await with_snapshot(registry)
        write(tmp_path, update(SNAPSHOTS).values(seq=select(func.max(EVENTS.c.seq)).scalar_subquery()))
        assert (await session_of(registry, "t")).table.snapshot() == whole

    with_registry(tmp_path, work)


def test_a_session_that_reads_the_journal_anew_is_not_misled_by_a_snapshot_either(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        session = await new_session(registry)
        for number in range(RENAMES):
            await do(session, Rename(key=f"k{number}", name=f"Ada {number}"))
        write(tmp_path, update(SNAPSHOTS).values(payload=b"nothing"))
        await session.catch_up()
        assert isinstance(await move(session, "m"), Accepted)

    with_registry(tmp_path, work)


@pytest.mark.parametrize(
    "damage",
    [
        delete(EVENTS).where(EVENTS.c.game == "t", EVENTS.c.seq == 1),
        delete(EVENTS).where(EVENTS.c.game == "t"),
        update(EVENTS).where(EVENTS.c.game == "t", EVENTS.c.seq == 2).values(payload=b"{"),
        update(TABLES).where(TABLES.c.id == "t").values(game="chess"),
        update(TABLES).where(TABLES.c.id == "t").values(rules=0),
    ],
    ids=["a-gap", "nothing", "garbled", "unknown-game", "other-rules"],
)
def test_a_table_that_cannot_be_opened_is_set_aside_and_hurts_no_other(
    tmp_path: Path, damage: Executable, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(registry: TableRegistry) -> None:
        await new_session(registry, "t", Settings(confirm=False, clock=PerMove(move_ms=1000)))
        await new_session(registry, "u", Settings(confirm=False, clock=PerMove(move_ms=1000)))
        for name in ("t", "u"):
            registry.forget(name)
        write(tmp_path, damage)
        write(tmp_path, update(TABLES).values(due_at=1))
        for _ in range(3):
            await registry.wake_due()
        assert list(registry.sessions) == ["u"]
        for _ in range(3):
            with pytest.raises(Unreadable):
                await session_of(registry, "t")
        assert list(registry.unreadable) == ["t"]
        assert registry.failures.counts == {}
        assert [each.message for each in caplog.records].count("table-unreadable") == 1

    with caplog.at_level(logging.WARNING, "samedi"):
        with_registry(tmp_path, work)


def test_what_goes_wrong_with_one_table_that_is_woken_hurts_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails_for_one(journal: Journal, work: WorkPool, name: str) -> OpenedTable | None:
        if name == "t":
            raise KeyError("a mistake of ours")
        return await open_table(journal, work, name)

    async def work(registry: TableRegistry) -> None:
        await registry.sweep.stop()
        for name in ("t", "u"):
            await new_session(registry, name, Settings(confirm=False, clock=PerMove(move_ms=1000)))
            registry.forget(name)
        write(tmp_path, update(TABLES).values(due_at=1))
        monkeypatch.setattr(registries, "open_table", fails_for_one)
        await registry.wake_due()
        assert list(registry.sessions) == ["u"]
        assert registry.failures.counts["waking"] == 1
        assert registry.unreadable == {}

    with_registry(tmp_path, work)


def test_a_table_that_was_set_aside_is_tried_again_later(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        await new_session(registry)
        registry.forget("t")
        write(tmp_path, update(TABLES).values(rules=TABLES.c.rules + 1))
        with pytest.raises(Unreadable):
            await session_of(registry, "t")
        write(tmp_path, update(TABLES).values(rules=TABLES.c.rules - 1))
        with pytest.raises(Unreadable):
            await session_of(registry, "t")
        retry, error = registry.unreadable["t"]
        registry.unreadable["t"] = (retry - registries.RETRY_S, error)
        assert isinstance(await move(await session_of(registry, "t"), "m"), Accepted)
        assert registry.unreadable == {}

    with_registry(tmp_path, work)


def test_whoever_asks_for_a_table_that_cannot_be_opened_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        ada = Person(server.url)
        damaged, other = (ada.table("chevalier_noir", CHEVALIER)["id"] for _ in range(2))
        invite = ada.get(f"/api/tables/{damaged}/invites")["play"]
    write(tmp_path / "data", update(EVENTS).where(EVENTS.c.game == damaged).values(payload=b"{"))
    with running(tmp_path, **GENEROUS) as server:
        moved(ada, server)
        for path in ("", "/events", "/positions/0", "/export", "/dice"):
            problem = ada.get(f"/api/tables/{damaged}{path}", 409)
            assert problem["message"]["code"] == "server-table-unreadable"
        assert ada.post("/api/join", {"invite": invite, "name": "Ada"}, 409)
        assert ada.command(damaged, "rename", 409, name="Ada Too")
        with pytest.raises(InvalidStatus, match="409"):
            ada.sit_down(damaged)
        assert [card["id"] for card in ada.get("/api/tables")] == [other, damaged]
        assert ada.sit_down(other).view["stage"] == "lobby"
        assert "samedi_tables_unreadable 1" in ada.http.get("/metrics").text
