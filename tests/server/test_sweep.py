"""The small jobs of every second: one that fails is counted and done again, and hurts no other."""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from samedi.server.operation.failures import Failures
from samedi.server.storage.port import Journal
from samedi.server.tables import registry as registries
from samedi.server.tables import sweep as sweeping
from samedi.server.tables.opening import OpenedTable, open_table
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.sweep import Sweep
from samedi.server.work.pool import WorkPool
from samedi.table.settings import PerMove, Settings
from tests.server.test_registry import new_session, with_registry

PATIENCE_S = 60


@pytest.fixture(autouse=True)
def _sweep_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "SWEEP_S", 0.01)


async def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_a_job_that_fails_hurts_no_other_and_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        done: list[int] = []

        async def fail() -> None:
            raise OSError("no such disk")

        async def cancelled() -> None:
            ended = asyncio.ensure_future(asyncio.sleep(PATIENCE_S))
            ended.cancel()
            await ended

        async def work() -> None:
            done.append(1)

        failures = Failures()
        sweep = Sweep({"fails": fail, "cancelled": cancelled, "works": work}, failures)
        sweep.begin()
        await until(lambda: len(done) >= 5)
        assert sweep.is_well
        await sweep.stop()
        assert all(failures.counts[name] >= 5 for name in ("fails", "cancelled"))
        assert failures.counts["works"] == 0

    with caplog.at_level(logging.WARNING, "samedi"):
        asyncio.run(run())
    assert len(caplog.records) == 2


def test_a_job_that_hangs_is_given_up_and_the_next_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "JOB_S", 0.02)

    async def run() -> None:
        done: list[int] = []

        async def hang() -> None:
            await asyncio.sleep(PATIENCE_S)

        async def work() -> None:
            done.append(1)

        failures = Failures()
        sweep = Sweep({"hangs": hang, "works": work}, failures)
        sweep.begin()
        await until(lambda: len(done) >= 3)
        await sweep.stop()
        assert failures.counts["hangs"] >= 3

    asyncio.run(run())


def test_a_sweep_is_not_well_when_it_is_dead_or_a_job_is_never_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        is_broken = True

        async def work() -> None:
            if is_broken:
                raise OSError("broken")

        sweep = Sweep({"works": work}, Failures())
        sweep.begin()
        monkeypatch.setattr(sweeping, "LATE_S", 0.3)
        await until(lambda: not sweep.is_well)
        is_broken = False
        await until(lambda: sweep.is_well)
        await sweep.stop()
        assert not sweep.is_well

    asyncio.run(run())


def test_clocks_fall_after_the_database_could_not_be_read_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        await new_session(registry, settings=Settings(confirm=False, clock=PerMove(move_ms=1000)))
        registry.forget("t")
        due = registry.journal.due

        async def broken(_now: int, _limit: int) -> list[str]:
            raise OperationalError("select", {}, OSError("disk I/O error"))

        monkeypatch.setattr(registry.journal, "due", broken)
        await until(lambda: registry.failures.counts["due"] >= 3)
        await asyncio.sleep(1.1)  # the flag falls meanwhile
        monkeypatch.setattr(registry.journal, "due", due)
        deadline = time.monotonic() + PATIENCE_S
        while (await registry.journal.tables_of("ada", 1))[0].summary.stage != "over":
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)

    with_registry(tmp_path, work)


def test_a_table_that_takes_long_to_open_holds_up_neither_others_nor_the_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registries, "WAKE_S", 0.05)
    tried = list[str]()

    async def slowly(journal: Journal, work: WorkPool, name: str) -> OpenedTable | None:
        tried.append(name)
        if name == "slow":
            await asyncio.sleep(PATIENCE_S)
        return await open_table(journal, work, name)

    async def work(registry: TableRegistry) -> None:
        for name in ("slow", "t"):  # the slow one is due first
            await new_session(registry, name, Settings(confirm=False, clock=PerMove(move_ms=1000)))
            registry.forget(name)
        monkeypatch.setattr(registries, "open_table", slowly)
        deadline = time.monotonic() + PATIENCE_S
        while (row := await registry.journal.row("t")) is None or row.summary.stage != "over":
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        assert tried.count("slow") == 1, "it is still being opened"
        assert registry.failures.counts["due"] == 0

    with_registry(tmp_path, work)
