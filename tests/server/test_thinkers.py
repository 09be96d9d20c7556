"""Thinkers: searches of any server, taken from a queue by whoever is free."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec
import pytest

from samedi.bots.protocol import Search
from samedi.core.game import SPECTATOR
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.record import to_bytes
from samedi.games import game
from samedi.server.bots.pool import BotPool
from samedi.server.bots.questions import Question
from samedi.server.cluster.link import RedisLink, troubles
from samedi.server.cluster.thinker import WAIT_MS
from samedi.server.cluster.thinking import GROUP, Ask, Thinkers, Told, stream_of
from samedi.server.operation.ending import end
from tests import services
from tests.faults.slowness import slowness
from tests.services import Redis

GAME = "chevalier_noir"
PATIENCE_S = 240  # for a search that is compiled for the first time
WAITING_S, WORKING_S = 0.9, 0.1  # of a second: until a silence is noticed, and for what is done then
LONG = 1_000_000  # simulations, more than a search has time for


@pytest.fixture(scope="module")
def own_redis() -> Iterator[Redis]:
    """A Redis whose questions nobody else takes."""
    with services.redis() as started:
        yield started


@contextmanager
def thinking(redis: Redis) -> Iterator["subprocess.Popen[str]"]:
    """A thinker for a while."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tests.server.beside",
            "think",
            "--redis",
            redis.url,
            "--games",
            GAME,
            "--jobs",
            "1",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "LANG": "C"},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def search(simulations: int = 50) -> Search:
    found = game(GAME)
    state = found.state()
    found.start(state, found.resolve({"players": 2}))
    found.rules.hide(state, SPECTATOR)
    return Search(
        home=found.home,
        state=to_bytes(state),
        seat=0,
        seed=1,
        simulations=simulations,
        seconds=2.0,
        is_judged=True,
    )


def with_thinkers(redis: Redis, work: Callable[[Thinkers, RedisLink], Awaitable[None]]) -> None:
    async def run() -> None:
        link = RedisLink(redis.url, "house")
        thinkers = Thinkers(link)
        tasks = [asyncio.create_task(link.live()), asyncio.create_task(thinkers.live())]
        try:
            await work(thinkers, link)
        finally:
            await end(tasks)
            await link.close()

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():  # noqa: ASYNC110 - it is another process that changes it
            await asyncio.sleep(0.05)


def test_a_search_is_done_elsewhere_and_one_whose_thinker_dies_is_taken_over(own_redis: Redis) -> None:
    async def work(thinkers: Thinkers, link: RedisLink) -> None:
        await until(lambda: thinkers.are_there(GAME))
        found = await thinkers.search(GAME, search(), 30)
        assert found.simulations >= 1
        await until(lambda: thinkers._there[GAME] == 2)
        second.send_signal(signal.SIGSTOP)
        await asyncio.sleep(2 * WAIT_MS / 1000)  # it waits for questions no longer
        asked = asyncio.create_task(thinkers.search(GAME, search(LONG), 30))
        dead = await who_thinks(link, other_than=None)
        second.send_signal(signal.SIGCONT)
        first.kill()
        killed_at = time.monotonic()
        await who_thinks(link, other_than=dead)
        takeovers.append(time.monotonic() - killed_at)
        assert (await asked).variations
        second.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(second.wait, PATIENCE_S) == 0

    takeovers = list[float]()
    with thinking(own_redis) as first, thinking(own_redis) as second, slowness() as slow:
        with_thinkers(own_redis, work)
    assert takeovers[0] < WAITING_S + WORKING_S * slow.middle, "a second, where nothing else goes on"


async def who_thinks(link: RedisLink, other_than: bytes | None) -> bytes:
    """Who has the question that is asked, as soon as it is somebody else."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with suppress(*troubles()):  # there is no group before somebody thinks
                for pending in await link.client.xpending_range(stream_of(GAME), GROUP, "-", "+", 1):
                    if pending["consumer"] != other_than:
                        return bytes(pending["consumer"])
            await asyncio.sleep(0.01)


async def taken_by_the_dead(link: RedisLink) -> None:
    """Let somebody take the question who will never answer, if none of those that stand still has it."""
    await link.client.xreadgroup(GROUP, "dead", {stream_of(GAME): ">"}, count=1, block=500)


def test_who_always_has_something_new_to_do_takes_over_from_the_dead_too(own_redis: Redis) -> None:
    async def work(thinkers: Thinkers, link: RedisLink) -> None:
        forsaken = await ask(thinkers, link, 1_000, search())
        await taken_by_the_dead(link)
        others = [await ask(thinkers, link, 2_000 + number, search(50_000)) for number in range(40)]
        with thinking(own_redis):
            async with asyncio.timeout(PATIENCE_S):
                assert (await forsaken).found
            assert not all(each.done() for each in others), "it did not wait until there was nothing new"
        await link.client.delete(stream_of(GAME))

    with_thinkers(own_redis, work)


async def ask(thinkers: Thinkers, link: RedisLink, number: int, what: Search) -> "asyncio.Future[Told]":
    """Leave a question for whoever will come to think."""
    with suppress(*troubles()):  # it is there already
        await link.client.xgroup_create(stream_of(GAME), GROUP, "0", mkstream=True)
    data = msgspec.msgpack.encode(Ask(number, thinkers._reply, PATIENCE_S, what))
    await link.client.xadd(stream_of(GAME), {"ask": data})
    return thinkers._asked.setdefault(number, asyncio.get_running_loop().create_future())


def test_who_asks_when_nobody_thinks_does_not_wait(own_redis: Redis) -> None:
    async def work(thinkers: Thinkers, _link: RedisLink) -> None:
        await until(lambda: GAME in thinkers._there)
        await until(lambda: not thinkers.are_there(GAME))
        with pytest.raises(WorkerFailed):
            await thinkers.search(GAME, search(), 30)

    with_thinkers(own_redis, work)


def test_an_answer_that_comes_late_is_dropped(own_redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(thinkers: Thinkers, link: RedisLink) -> None:
        lost = list[BaseException]()
        monkeypatch.setattr(link, "lost", lost.append)
        awaited = thinkers._asked[7] = asyncio.get_running_loop().create_future()
        for number in (6, 7, 7, 8):
            await link.client.rpush(thinkers._reply, msgspec.msgpack.encode(Told(number, error=f"{number}")))
        async with asyncio.timeout(PATIENCE_S):
            assert (await awaited).error == "7"
            while await link.client.llen(thinkers._reply):  # noqa: ASYNC110 - it is read over the line
                await asyncio.sleep(0.01)
        assert list(thinkers._asked) == [7]
        assert lost == []

    with_thinkers(own_redis, work)


def test_a_question_carries_the_hidden_state_and_nothing_else() -> None:
    assert Ask.__struct_fields__ == ("id", "reply", "seconds", "search")
    assert {"state", "seat", "seed"} < set(Search.__struct_fields__)


def test_a_server_without_thinkers_uses_its_own() -> None:
    class Nobody:
        def are_there(self, game: str) -> bool:
            return not game

        async def search(self, game: str, request: Search, seconds: float) -> None:
            raise AssertionError(game, request, seconds)

    async def run() -> None:
        pool = BotPool(1, 5.0, Nobody())  # type: ignore[arg-type]
        found = game(GAME)
        state = found.state()
        found.start(state, found.resolve({"players": 2}))
        with pytest.raises(WorkerFailed, match="not ready"):
            await pool.hint(Question(found, state, 0))
        await pool.close()

    asyncio.run(run())
