"""All tables of a process: opened, closed, shared with other processes."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from samedi.core.actions import to_builtins
from samedi.server import house as houses
from samedi.server.app import Application
from samedi.server.config import Config
from samedi.server.desk import Desk, Gone
from samedi.server.house import House
from samedi.server.opening import OtherRules, new_page
from samedi.server.seating import set_up
from samedi.server.storage.port import Member, SeqTaken
from samedi.server.wire import MakeTable
from samedi.table.answers import Accepted, Answer, Repeated
from samedi.table.commands import Command, Move, Rename
from samedi.table.settings import PerMove, Settings
from tests.server.serving import CHEVALIER
from tests.server.test_leaks import Ear


def with_house(folder: Path, work: Callable[[House], Awaitable[None]], idle_seconds: float = 60) -> None:
    async def run() -> None:
        application = Application(Config(data=str(folder), warm_bots=False, idle_seconds=idle_seconds))
        application.house.begin()
        try:
            await work(application.house)
        finally:
            await application.stop()
            await application.house.close()

    asyncio.run(run())


async def new_desk(house: House, name: str = "t", settings: Settings | None = None) -> Desk:
    secret = house.new_secret()
    asked = MakeTable(
        game="chevalier_noir",
        name="Ada",
        options=CHEVALIER,
        key="k",
        settings=settings or Settings(confirm=False),
        seats=["me", "me"],
    )
    table, events = await set_up(name, asked, "ada", secret)
    await house.journal.append([new_page(name, table, secret, events, [Member(name, "ada", "play")])])
    return await house.desk(name)


async def do(desk: Desk, command: Command) -> Answer:
    answers: list[Answer] = []
    await desk.do(command, "ada", answers.append)
    return answers[0]


async def move(desk: Desk, key: str) -> Answer:
    seat = desk.table.asked
    assert seat is not None
    action = to_builtins(desk.table.game.actions.structure(random.Random(key).choice(desk.table.legal())))
    return await do(desk, Move(key=key, seat=seat, seen=desk.table.seq, action=action))


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk = await new_desk(house)
        await move(desk, "m1")
        kept = desk.table.snapshot()
        desk.used = time.monotonic() - 100
        house._close_idle()
        assert house.desks == {}
        assert (await house.desk("t")).table.snapshot() == kept
        again = await house.desk("t")
        again.welcome(Ear("ada", "play"))
        again.used = time.monotonic() - 100
        house._close_idle()
        assert "t" in house.desks

    with_house(tmp_path, work)


def test_of_many_idle_tables_only_the_latest_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "MOST_IDLE", 2)

    async def work(house: House) -> None:
        for number in range(5):
            await new_desk(house, f"t{number}")
        house._close_idle()
        assert list(house.desks) == ["t3", "t4"]

    with_house(tmp_path, work)


def test_a_long_game_is_opened_from_a_snapshot_quickly(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk = await new_desk(house)
        for number in range(130):
            assert isinstance(await do(desk, Rename(key=f"k{number}", name=f"Ada {number}")), Accepted)
        opened = await house.journal.open("t")
        assert opened is not None
        assert opened.snapshot is not None
        assert len(opened.events) <= 50
        house.forget("t")
        assert (await house.desk("t")).table.snapshot() == desk.table.snapshot()

    with_house(tmp_path, work)


def test_a_clock_runs_out_at_a_table_that_is_not_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SWEEP_S", 0.1)

    async def work(house: House) -> None:
        settings = Settings(confirm=False, clock=PerMove(move_ms=1000))
        await new_desk(house, settings=settings)
        house.forget("t")
        for _ in range(100):
            await asyncio.sleep(0.1)
            rows = await house.journal.tables_of("ada", 1)
            if rows[0].summary.stage == "over":
                return
        raise AssertionError("the flag did not fall")

    with_house(tmp_path, work)


def test_two_processes_share_a_table_by_the_journal_alone(tmp_path: Path) -> None:
    async def work(first: House) -> None:
        application = Application(Config(data=str(tmp_path), warm_bots=False))
        second = application.house
        one = await new_desk(first)
        other = await second.desk("t")
        ear = Ear("ada", "play")
        other.welcome(ear)
        assert isinstance(await move(one, "m1"), Accepted)
        assert isinstance(await do(other, Rename(key="r", name="Ada Too")), Accepted)
        assert other.table.seq == one.table.seq + 1
        assert '"moved"' in "".join(ear.heard)
        assert '"named"' in ear.heard[-1]
        second._heard("t", 0)
        repeated = await do(one, Rename(key="r", name="Ada Too"))
        assert isinstance(repeated, Repeated)
        assert repeated.seq == other.table.seq
        results = await asyncio.gather(
            *(
                do(desk, Rename(key=f"{n}{k}", name=f"Ada {n}{k}"))
                for n in range(10)
                for k, desk in (("a", one), ("b", other))
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

    with_house(tmp_path, work)


def test_a_table_removed_by_another_process_is_gone(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk = await new_desk(house)
        ear = Ear("ada", "play")
        desk.welcome(ear)
        await house.journal.delete("t")
        with pytest.raises((Gone, SeqTaken)):
            await do(desk, Rename(key="r", name="Ada Too"))
        assert ear.heard[-1].endswith("False")
        with pytest.raises(Gone):
            await house.desk("t")

    with_house(tmp_path, work)


def test_when_nobody_knows_whether_it_was_stored_the_journal_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        desk = await new_desk(house)
        before = desk.table.seq
        ear = Ear("ada", "play")
        desk.welcome(ear)

        async def broken(_entry: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patched:
            patched.setattr(house.journal, "append", broken)
            with pytest.raises(OSError, match="no space"):
                await do(desk, Rename(key="r", name="Ada Too"))
        assert ear.heard[-1].endswith("True")
        again = await house.desk("t")
        assert again is not desk
        assert again.table.seq == before
        assert isinstance(await do(again, Rename(key="r", name="Ada Too")), Accepted)

    with_house(tmp_path, work)


def test_a_table_of_other_rules_is_not_opened(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk = await new_desk(house)
        secret = house.new_secret()
        page = new_page("old", desk.table, secret, [], [])
        assert page.new is not None
        older = type(page.new)(
            **{**{f: getattr(page.new, f) for f in page.new.__struct_fields__}, "rules": 0}
        )
        await house.journal.append([type(page)(table="old", events=[], summary=page.summary, new=older)])
        with pytest.raises(OtherRules):
            await house.desk("old")

    with_house(tmp_path, work)
