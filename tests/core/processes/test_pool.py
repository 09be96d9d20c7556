"""Workers that many ask: in turns, in time, and only so many processes."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from samedi.core.errors import SamediError
from samedi.core.processes.pool import Pool
from samedi.core.processes.protocol import Busy, WorkerFailed
from tests.core.processes.test_worker import LOST, TROUBLED
from tests.processes import has_ended

LONG_S = 60.0


def with_pool(use: Callable[[Pool], Awaitable[None]], size: int = 1, **limits: int) -> None:
    """Use a pool for a while."""

    async def run() -> None:
        pool = Pool(TROUBLED, size, **limits)
        try:
            await use(pool)
        finally:
            await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("request_", LOST, ids=lambda deed: str(deed[0]))
def test_a_worker_that_is_lost_is_told_as_such_and_replaced(request_: list[str]) -> None:
    async def use(pool: Pool) -> None:
        first = await pool.ask(["pid"], int, LONG_S)
        with pytest.raises(WorkerFailed):
            await pool.ask(request_, int, LONG_S)
        assert has_ended(first)
        assert await pool.ask(["echo", 7], int, LONG_S) == 7

    with_pool(use)


def test_whoever_asks_comes_before_the_workers() -> None:
    async def use(pool: Pool) -> None:
        pid = await pool.ask(["pid"], int, LONG_S)
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 1)
        assert os.getsid(pid) == os.getsid(0)  # the system weighs sessions against each other, not processes
        assert os.getpgid(pid) != os.getpgid(0)  # an interrupt at the keyboard is not for them

    with_pool(use)


def test_a_worker_that_takes_too_long_is_ended() -> None:
    async def use(pool: Pool) -> None:
        first = await pool.ask(["pid"], int, LONG_S)
        with pytest.raises(WorkerFailed):
            await pool.ask(["sleep", 3600], int, 0.2)
        assert has_ended(first)
        assert await pool.ask(["echo", 7], int, LONG_S) == 7

    with_pool(use)


def test_what_cannot_be_done_is_told_and_the_worker_goes_on() -> None:
    async def use(pool: Pool) -> None:
        first = await pool.ask(["pid"], int, LONG_S)
        with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
            await pool.ask(["fail"], int, LONG_S)
        with pytest.raises(SamediError):
            await pool.ask(["refuse"], int, LONG_S)
        assert await pool.ask(["pid"], int, LONG_S) == first

    with_pool(use)


def test_who_asks_no_more_leaves_no_answer_for_the_next() -> None:
    async def use(pool: Pool) -> None:
        first = await pool.ask(["pid"], int, LONG_S)
        asked = asyncio.create_task(pool.ask(["sleep", 3600], int, LONG_S))
        await asyncio.sleep(0.1)
        asked.cancel()
        with suppress(asyncio.CancelledError):
            await asked
        assert await pool.ask(["echo", 7], int, LONG_S) == 7
        assert has_ended(first)

    with_pool(use)


def test_the_time_includes_the_wait_for_a_free_process(tmp_path: Path) -> None:
    async def use(pool: Pool) -> None:
        first = asyncio.create_task(pool.ask(["wait", str(tmp_path / "go")], str, LONG_S))
        await asyncio.sleep(0)
        begun = time.monotonic()
        with pytest.raises(Busy):
            await pool.ask(["echo", 7], int, 0.3)
        assert time.monotonic() - begun < LONG_S / 2  # whoever is ahead would take as long as it likes
        (tmp_path / "go").touch()
        await first
        assert await pool.ask(["echo", 7], int, LONG_S) == 7

    with_pool(use)


def test_many_questions_of_one_leave_room_for_the_one_of_another(tmp_path: Path) -> None:
    async def use(pool: Pool) -> None:
        first = asyncio.create_task(pool.ask(["wait", str(tmp_path / "go")], str, LONG_S, by="greedy"))
        await asyncio.sleep(0)
        noted = str(tmp_path / "order")
        many = [
            asyncio.create_task(pool.ask(["note", noted, f"greedy {n}"], str, LONG_S, by="greedy"))
            for n in range(5)
        ]
        await asyncio.sleep(0)
        one = asyncio.create_task(pool.ask(["note", noted, "modest"], str, LONG_S, by="modest"))
        await asyncio.sleep(0)
        (tmp_path / "go").touch()
        await asyncio.gather(first, one, *many)

    with_pool(use)
    order = (tmp_path / "order").read_text().splitlines()
    assert order[:3] == ["greedy 0", "modest", "greedy 1"]
    assert len(order) == 6


def test_only_so_many_of_one_and_of_all_may_wait(tmp_path: Path) -> None:
    async def use(pool: Pool) -> None:
        asked = []

        async def ask(by: str) -> None:
            asked.append(asyncio.create_task(pool.ask(["wait", str(tmp_path / "go")], str, LONG_S, by=by)))
            await asyncio.sleep(0)

        for by in ("ada", "ada", "ada", "ada", "bob", "cem"):  # the first of them need not wait
            await ask(by)
        (tmp_path / "go").touch()
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(result, Busy) for result in results] == [False, False, False, True, False, True]

    with_pool(use, most=3, most_each=2)


def test_there_are_never_more_processes_than_the_pool_has(tmp_path: Path) -> None:
    async def use(pool: Pool) -> None:
        asked = [
            asyncio.create_task(pool.ask(["wait", str(tmp_path / "go")], str, LONG_S, by=f"{n}"))
            for n in range(10)
        ]
        await pool_runs(pool, 2)
        (tmp_path / "go").touch()
        await asyncio.gather(*asked)
        assert len(pool.pids) == 2

    with_pool(use, size=2)


async def pool_runs(pool: Pool, processes: int) -> None:
    deadline = time.monotonic() + LONG_S
    while len(pool.pids) < processes:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_idle_processes_end_and_one_that_was_just_asked_does_not() -> None:
    async def use(pool: Pool) -> None:
        first = await pool.ask(["pid"], int, LONG_S)
        await pool.end_idle(3600)
        assert pool.pids == [first]
        asked = asyncio.create_task(pool.ask(["sleep", 0.2], object, LONG_S))
        await asyncio.sleep(0)
        await pool.end_idle(-1)
        await asked
        assert pool.pids == [first]
        ending = asyncio.create_task(pool.end_idle(-1))
        await asyncio.sleep(0)
        assert await pool.ask(["pid"], int, LONG_S) != first
        await ending
        assert has_ended(first)

    with_pool(use)


def test_a_question_goes_to_a_process_that_is_ready_for_it() -> None:
    async def use(pool: Pool) -> None:
        assert pool.ready("chess") == 0
        learned = await pool.ask(["pid"], int, LONG_S, teaches="chess")
        other = await pool.ask(["pid"], int, LONG_S, teaches="chess")
        assert (pool.ready("chess"), pool.is_free("chess"), learned != other) == (2, True, True)
        with pytest.raises(WorkerFailed):
            await pool.ask(["die"], int, LONG_S, needs="chess")
        assert pool.ready("chess") == 1
        remaining = [await pool.ask(["pid"], int, LONG_S, needs="chess") for _ in range(3)]
        assert len({*remaining}) == 1
        with pytest.raises(Busy):
            await pool.ask(["pid"], int, 0.1, needs="draughts")

    with_pool(use, size=2)
