"""All tables of a process: opened, closed, shared with other processes."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from samedi.core.actions import to_builtins
from samedi.server.app import Application
from samedi.server.cluster.cluster import DeafNotifier
from samedi.server.operation.config import Config
from samedi.server.storage.port import Member, SeqTaken
from samedi.server.tables import registry as registries
from samedi.server.tables import sweep
from samedi.server.tables.opening import Unreadable, new_write
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.session import MOST_TRIES, Gone, TableSession
from samedi.server.tables.setting_up import set_up
from samedi.server.wire.tables import MakeTable
from samedi.table.answers import Accepted, Answer, Repeated
from samedi.table.commands import Command, Move, Rematch, Rename, Resign
from samedi.table.events import Resumed
from samedi.table.settings import PerMove, Settings
from tests.server.serving import CHEVALIER, PATIENCE_S
from tests.server.test_leaks import Ear


def with_registry(
    folder: Path, work: Callable[[TableRegistry], Awaitable[None]], idle_seconds: float = 60
) -> None:
    async def run() -> None:
        application = Application(Config(data=str(folder), warm_bots=False, idle_seconds=idle_seconds))
        application.registry.begin()
        try:
            await work(application.registry)
        finally:
            await application.stop()
            await application.registry.close()

    asyncio.run(run())


async def new_session(
    registry: TableRegistry, name: str = "t", settings: Settings | None = None
) -> TableSession:
    secret = registry.new_secret()
    asked = MakeTable(
        game="chevalier_noir",
        name="Ada",
        options=CHEVALIER,
        key="k",
        settings=settings or Settings(confirm=False),
        seats=["me", "me"],
    )
    table, events = await set_up(registry.work, name, asked, "ada", secret, 0)
    await registry.journal.append([new_write(name, table, secret, events, [Member(name, "ada", "play")])])
    return await session_of(registry, name)


async def new_lesson(registry: TableRegistry, name: str) -> None:
    """The table of a lesson that was begun long ago."""
    secret = registry.new_secret()
    asked = MakeTable(game="chevalier_noir", name="Ada", options={}, key="k", lesson="walk")
    table, events = await set_up(registry.work, name, asked, "ada", secret, 0)
    await registry.journal.append([new_write(name, table, secret, events, [Member(name, "ada", "play")])])


def test_a_lesson_nobody_went_on_with_is_dropped_unless_it_is_open(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        await registry.sweep.stop()
        await new_session(registry, "game")
        for name in ("left", "open"):
            await new_lesson(registry, name)
        async with registry.hold("open"):
            await registry.forget_lessons()
        assert [await registry.journal.has(name) for name in ("game", "left", "open")] == [True, False, True]

    with_registry(tmp_path, work)


async def session_of(registry: TableRegistry, name: str) -> TableSession:
    async with registry.hold(name) as session:
        return session


async def do(session: TableSession, command: Command) -> Answer:
    answers: list[Answer] = []
    await session.do(command, "ada", answers.append)
    return answers[0]


async def move(session: TableSession, key: str) -> Answer:
    seat = session.table.asked
    assert seat is not None
    action = to_builtins(
        session.table.game.actions.structure(random.Random(key).choice(session.table.legal()))
    )
    return await do(session, Move(key=key, seat=seat, seen=session.table.seq, action=action))


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        session = await new_session(registry)
        await move(session, "m1")
        kept = session.table.snapshot()
        session.used = time.monotonic() - 100
        await registry.close_idle()
        assert registry.sessions == {}
        async with registry.hold("t") as again:
            assert again.table.snapshot() == kept
            again.used = time.monotonic() - 100
            await registry.close_idle()
            assert registry.sessions == {"t": again}
        assert again.used > time.monotonic() - 50
        await registry.close_idle()
        assert registry.sessions == {"t": again}

    with_registry(tmp_path, work)


def test_of_many_idle_tables_only_the_latest_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registries, "MOST_IDLE", 2)

    async def work(registry: TableRegistry) -> None:
        for number in range(5):
            await new_session(registry, f"t{number}")
        await registry.close_idle()
        assert list(registry.sessions) == ["t3", "t4"]

    with_registry(tmp_path, work)


def test_a_long_game_is_opened_from_a_snapshot_quickly(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        session = await new_session(registry)
        for number in range(130):
            assert isinstance(await do(session, Rename(key=f"k{number}", name=f"Ada {number}")), Accepted)
        opened = await registry.journal.open("t")
        assert opened is not None
        assert opened.snapshot is not None
        assert len(opened.events) <= 50
        registry.forget("t")
        assert (await session_of(registry, "t")).table.snapshot() == session.table.snapshot()

    with_registry(tmp_path, work)


def test_a_clock_runs_out_at_a_table_that_is_not_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "SWEEP_S", 0.1)

    async def work(registry: TableRegistry) -> None:
        settings = Settings(confirm=False, clock=PerMove(move_ms=1000))
        await new_session(registry, settings=settings)
        registry.forget("t")
        deadline = time.monotonic() + PATIENCE_S
        while (await registry.journal.tables_of("ada", 1))[0].summary.stage != "over":
            assert time.monotonic() < deadline, "the flag did not fall"
            await asyncio.sleep(0.1)

    with_registry(tmp_path, work)


def test_two_processes_share_a_table_by_the_journal_alone(tmp_path: Path) -> None:
    async def work(first: TableRegistry) -> None:
        application = Application(Config(data=str(tmp_path), warm_bots=False))
        second = application.registry
        first.notifier = second.notifier = DeafNotifier()
        one = await new_session(first)
        other = await session_of(second, "t")
        ear = Ear("ada", "play")
        other.welcome(ear)
        assert isinstance(await move(one, "m1"), Accepted)
        assert isinstance(await do(other, Rename(key="r", name="Ada Too")), Accepted)
        assert other.table.seq == one.table.seq + 1
        assert '"moved"' in "".join(ear.heard)
        assert '"named"' in ear.heard[-1]
        await first.catch_up("t")
        repeated = await do(one, Rename(key="r", name="Ada Too"))
        assert isinstance(repeated, Repeated)
        assert repeated.seq == other.table.seq
        results = await asyncio.gather(
            *(
                do(session, Rename(key=f"{n}{k}", name=f"Ada {n}{k}"))
                for n in range(MOST_TRIES - 1)  # so often one of them may lose in a row
                for k, session in (("a", one), ("b", other))
            )
        )
        assert all(isinstance(result, Accepted) for result in results)
        events = await first.journal.events("t", 0, 1000)
        assert [event.seq for event in events] == list(range(1, len(events) + 1))
        await one.catch_up()
        await other.catch_up()
        assert one.table.snapshot() == other.table.snapshot()
        await application.stop()
        await second.close()

    with_registry(tmp_path, work)


def test_a_table_removed_by_another_process_is_gone(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        session = await new_session(registry)
        ear = Ear("ada", "play")
        session.welcome(ear)
        await registry.journal.delete("t")
        with pytest.raises((Gone, SeqTaken)):
            await do(session, Rename(key="r", name="Ada Too"))
        assert ear.heard[-1].endswith("False")
        with pytest.raises(Gone):
            await session_of(registry, "t")

    with_registry(tmp_path, work)


def test_when_nobody_knows_whether_it_was_stored_the_journal_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        session = await new_session(registry)
        before = session.table.seq
        ear = Ear("ada", "play")
        session.welcome(ear)

        async def broken(_transaction: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patched:
            patched.setattr(registry.journal, "append", broken)
            with pytest.raises(OSError, match="no space"):
                await do(session, Rename(key="r", name="Ada Too"))
        async with session.locked() as table:
            assert table.seq == before
        assert isinstance(await do(session, Rename(key="r", name="Ada Too")), Accepted)
        assert await session_of(registry, "t") is session
        assert sum('"named"' in text for text in ear.heard) == 1

    with_registry(tmp_path, work)


def test_what_nobody_was_there_for_costs_no_time_although_it_could_not_be_stored_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        await registry.sweep.stop()
        await new_session(registry, settings=Settings(confirm=False, clock=PerMove(move_ms=600_000)))
        registry.forget("t")
        monkeypatch.setattr(registry.time, "lost", lambda _since: 500_000)

        async def broken(_transaction: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patched:
            patched.setattr(registry.journal, "append", broken)
            with pytest.raises(OSError, match="no space"):
                await session_of(registry, "t")
        await session_of(registry, "t")
        assert [event.what for event in await registry.journal.events("t", 0, 100)][-1] == Resumed(
            lost_ms=500_000
        )

    with_registry(tmp_path, work)


def test_the_next_game_gets_a_name_that_no_other_table_has(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        session = await new_session(registry, "t")
        await new_session(registry, "t.2")  # as files could have it in former times
        await do(session, Resign(key="resign", seat=0))
        assert isinstance(await do(session, Rematch(key="again", at_once=True)), Accepted)
        assert session.table.memory.successor == "t.3"
        assert await registry.journal.has("t.3")

    with_registry(tmp_path, work)


def test_a_table_of_other_rules_is_not_opened(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        session = await new_session(registry)
        secret = registry.new_secret()
        write = new_write("old", session.table, secret, [], [])
        assert write.new is not None
        older = type(write.new)(
            **{**{f: getattr(write.new, f) for f in write.new.__struct_fields__}, "rules": 0}
        )
        await registry.journal.append([type(write)(table="old", events=[], summary=write.summary, new=older)])
        with pytest.raises(Unreadable):
            await session_of(registry, "old")

    with_registry(tmp_path, work)
