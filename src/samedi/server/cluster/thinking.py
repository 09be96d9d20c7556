"""Searches that other machines do: asked by a stream, answered by a list.

Whoever thinks gets what a process of the server gets: the state as a seat may know it, and nothing else.
"""

import asyncio
import itertools
import time

import msgspec
from msgspec import Struct

from samedi.bots.protocol import Search, Searched
from samedi.core.processes.protocol import WorkerFailed
from samedi.games import NAMES
from samedi.server.cluster.link import AGAIN_S, RedisLink

GROUP = "thinkers"
MOST_QUEUED = 10_000  # questions in a stream; older ones are dropped
ANSWERS_S = 30  # how long an answer is kept that nobody takes
LISTEN_S = 1.0  # how long to wait for an answer before looking who thinks
LOOK_S = 0.25  # how often whoever waits looks whether somebody still thinks
THERE_MS = 1_500  # a thinker of whom nothing was heard for so long is gone


class Ask(Struct, frozen=True):
    """A question, and where its answer goes."""

    id: int
    reply: str
    seconds: float
    search: Search


class Told(Struct, frozen=True):
    """An answer: what was found, or why not."""

    id: int
    found: Searched | None = None
    error: str = ""


def stream_of(game: str) -> str:
    """Where questions about a game wait, of whatever server."""
    return f"samedi:think:{game}"


def thinkers_of(game: str) -> str:
    """Who thinks about a game, and when they said so last."""
    return f"samedi:thinkers:{game}"


def now_of(moment: tuple[int, int]) -> int:
    """What time it is for Redis, in ms."""
    return moment[0] * 1000 + moment[1] // 1000


class Thinkers:
    """Those who think elsewhere, as a server asks them."""

    def __init__(self, link: RedisLink) -> None:
        self._link, self._reply = link, f"samedi:answers:{link.process}"
        self._ids = itertools.count()
        self._asked: dict[int, asyncio.Future[Told]] = {}
        self._there: dict[str, int] = {}

    def are_there(self, game: str) -> bool:
        """Whether somebody thinks about a game."""
        return self._link.is_well and self._there.get(game, 0) > 0

    async def search(self, game: str, request: Search, seconds: float) -> Searched:
        """What somebody finds; `WorkerFailed` if nobody does in time. What comes later is dropped."""
        ask = Ask(next(self._ids), self._reply, seconds, request)
        answer = self._asked[ask.id] = asyncio.get_running_loop().create_future()
        data = msgspec.msgpack.encode(ask)
        self._link.send("XADD", stream_of(game), "MAXLEN", "~", MOST_QUEUED, "*", "ask", data)
        try:
            told = await self._answer(answer, game, time.monotonic() + seconds)
        finally:
            del self._asked[ask.id]
        if told.found is None:
            raise WorkerFailed(told.error)
        return told.found

    async def _answer(self, answer: "asyncio.Future[Told]", game: str, deadline: float) -> Told:
        while time.monotonic() < deadline and self.are_there(game):
            done, _ = await asyncio.wait({answer}, timeout=LOOK_S)
            if done:
                return answer.result()
        raise WorkerFailed("nobody thought in time")

    async def live(self) -> None:
        """Hear answers, and see who is there, for as long as the server runs."""
        while True:
            try:
                await self._look()
                await self._hear()
            except Exception as error:  # noqa: BLE001 - whatever it is, another line may be better
                self._link.lost(error)
                await asyncio.sleep(AGAIN_S)

    async def _look(self) -> None:
        now = now_of(await self._link.client.time())
        pipeline = self._link.client.pipeline(transaction=False)
        for game in NAMES:
            pipeline.zcount(thinkers_of(game), now - THERE_MS, "+inf")
        self._there = dict(zip(NAMES, await pipeline.execute(), strict=True))

    async def _hear(self) -> None:
        """Take answers until it is time to look again who thinks."""
        until = time.monotonic() + LISTEN_S / 2
        while time.monotonic() < until:
            found = await self._link.client.blpop([self._reply], timeout=LISTEN_S / 2)
            if found is not None:
                self._take(found[1])

    def _take(self, data: bytes) -> None:
        told = msgspec.msgpack.decode(data, type=Told)
        answer = self._asked.get(told.id)
        if answer is not None and not answer.done():
            answer.set_result(told)
