"""Whoever thinks for servers: takes questions from Redis as soon as a process is free, and answers them.

A question belongs to one thinker, who says again and again that it still thinks; from one that is silent
another takes it over.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from samedi.bots.protocol import GetReady, Searched
from samedi.core.processes.pool import Pool
from samedi.core.processes.protocol import WorkerFailed
from samedi.games import game as game_named
from samedi.server.bots.pool import COMPILING_S
from samedi.server.cluster.link import AGAIN_S, client_of, troubles
from samedi.server.cluster.thinking import ANSWERS_S, GROUP, Ask, Told, now_of, stream_of, thinkers_of
from samedi.server.operation import log

WAIT_MS = 150  # how long to wait for a question
LOOK_S = 0.15  # how often to look for forsaken ones
SILENT_MS = 600  # who thinks and has said nothing for so long is dead
STILL_S = 0.15  # how often it is said that one still thinks
THERE_S = 0.4  # how often it is said that one is there


class Thinker:
    """Some processes that search for whoever asks."""

    def __init__(self, url: str, games: Sequence[str], jobs: int) -> None:
        self._client, self._games, self._jobs = client_of(url), games, jobs
        self._pool = Pool("samedi.bots.search_worker", jobs)
        self._name = secrets.token_hex(8)
        self._ready: set[str] = set()
        self._looked_at = 0.0
        self._leaving = asyncio.Event()
        self.answers = 0
        """How many questions were answered, for whoever watches."""

    async def live(self) -> None:
        """Think until told to leave."""
        telling = asyncio.create_task(self._tell_there())
        warming = asyncio.create_task(self._get_all_ready())
        leaving = asyncio.create_task(self._leaving.wait())
        try:
            await asyncio.wait({warming, leaving}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*(self._work() for _ in range(self._jobs)))
        finally:
            for task in (telling, warming, leaving):
                task.cancel()
            with suppress(*troubles()):
                await self._say_goodbye()
            await self._pool.close()
            await self._client.aclose()

    def leave(self) -> None:
        """Finish what has begun, and take nothing new."""
        self._leaving.set()

    async def _get_all_ready(self) -> None:
        for game in self._games:
            await self._get_ready(game)

    async def _get_ready(self, game: str) -> None:
        request = GetReady(game_named(game).home)
        for _ in range(self._jobs):
            await self._pool.ask(request, Searched, COMPILING_S, teaches=game)
        self._ready.add(game)
        log.info("thinker-ready", game=game, processes=self._jobs)

    async def _tell_there(self) -> None:
        while True:
            with suppress(*troubles()):
                now = now_of(await self._client.time())
                for game in self._ready:
                    await self._client.zadd(thinkers_of(game), {self._name: now})
                    await self._client.zremrangebyscore(thinkers_of(game), 0, now - 60_000)
            await asyncio.sleep(THERE_S)

    async def _say_goodbye(self) -> None:
        for game in self._ready:
            await self._client.zrem(thinkers_of(game), self._name)
            await self._client.xgroup_delconsumer(stream_of(game), GROUP, self._name)

    async def _work(self) -> None:
        while not self._leaving.is_set():
            try:
                taken = await self._taken()
                if taken is not None:
                    await self._think(*taken)
            except troubles() as error:
                if "NOGROUP" in str(error):
                    await self._make_groups()
                else:
                    log.warning("redis-away", error=f"{type(error).__name__}: {error}")
                    await asyncio.sleep(AGAIN_S)

    async def _make_groups(self) -> None:
        for game in self._games:
            with suppress(*troubles()):  # another one has made it
                await self._client.xgroup_create(stream_of(game), GROUP, "0", mkstream=True)

    async def _taken(self) -> tuple[str, bytes, bytes] | None:
        """The next question: where it waited, its number, and what it is; those of the dead come first."""
        forsaken = await self._forsaken()
        if forsaken is not None:
            return forsaken
        streams = {stream_of(game): ">" for game in self._games}
        found = await self._client.xreadgroup(GROUP, self._name, streams, count=1, block=WAIT_MS)
        for stream, entries in found or ():
            for number, fields in entries:
                return stream.decode(), number, fields[b"ask"]
        return None

    async def _forsaken(self) -> tuple[str, bytes, bytes] | None:
        """A question of somebody who is silent; looked for now and then, for mostly there is none."""
        if time.monotonic() - self._looked_at < LOOK_S:
            return None
        self._looked_at = time.monotonic()
        for game in self._games:
            claimed = await self._client.xautoclaim(
                stream_of(game), GROUP, self._name, min_idle_time=SILENT_MS, count=1
            )
            for number, fields in claimed[1]:
                if fields:
                    return stream_of(game), number, fields[b"ask"]
        return None

    async def _think(self, stream: str, number: bytes, data: bytes) -> None:
        ask = msgspec.msgpack.decode(data, type=Ask)
        asked_at = int(number.partition(b"-")[0])
        left = ask.seconds - (now_of(await self._client.time()) - asked_at) / 1000
        told = None
        if left > 0:  # else nobody waits for it any more
            async with self._still_thinking(stream, number):
                told = await self._told(ask, stream, left)
        await self._answer(stream, number, ask, told)

    async def _told(self, ask: Ask, stream: str, seconds: float) -> Told:
        game = next(game for game in self._games if stream_of(game) == stream)
        asked = ask.search
        if asked.home != game_named(game).home or asked.weights is not None or asked.threads != 1:
            return Told(ask.id, error="nothing that servers ask")
        try:
            return Told(ask.id, await self._pool.ask(asked, Searched, seconds, needs=game))
        except WorkerFailed as error:
            return Told(ask.id, error=str(error))

    async def _answer(self, stream: str, number: bytes, ask: Ask, told: Told | None) -> None:
        pipeline = self._client.pipeline(transaction=False)
        if told is not None:
            pipeline.rpush(ask.reply, msgspec.msgpack.encode(told))
            pipeline.expire(ask.reply, ANSWERS_S)
        pipeline.xack(stream, GROUP, number)
        pipeline.xdel(stream, number)
        await pipeline.execute()
        self.answers += 1

    @asynccontextmanager
    async def _still_thinking(self, stream: str, number: bytes) -> Any:
        async def tell() -> None:
            while True:
                await asyncio.sleep(STILL_S)
                with suppress(*troubles()):
                    await self._client.xclaim(stream, GROUP, self._name, 0, [number], justid=True)

        telling = asyncio.create_task(tell())
        try:
            yield
        finally:
            telling.cancel()
