"""Finished games that people look back on: each is judged once, slice by slice among the bots' searches.

Who asks takes turns with everybody else; a review that nobody waits for any more is left, and one that is
whole is kept with its table.
"""

import asyncio
import time
import zlib
from contextlib import suppress
from typing import Any

import msgspec

from samedi.bots.protocol import Judge, Judged
from samedi.bots.review import Lookback, Review
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.processes.protocol import WorkerFailed
from samedi.server.bots.looking_back import FinishedGame, lookback_of, looked_back
from samedi.server.bots.pool import BotPool
from samedi.server.gate.asker import ASKER
from samedi.server.storage.port import Journal
from samedi.server.wire.review import LookedBack
from samedi.server.work.pool import NotNow, WorkPool
from samedi.server.work.requests import SumUp

MOST = 16  # games at a time,
MOST_OF_ADDRESS = 6  # of one address,
MOST_EACH = 2  # and of one person
PATIENCE_S = 15.0  # after which nobody waits who has not asked again
TRIES = 5  # for one slice


class Job:
    """One game that is being looked back on."""

    def __init__(self, by: str, address: str) -> None:
        self.by, self.address = by, address
        self.asked_at = time.monotonic()
        self.told = LookedBack(done=0, all=0)
        self.task: asyncio.Task[None] | None = None

    @property
    def is_forgotten(self) -> bool:
        """Whether nobody waits for it."""
        return time.monotonic() - self.asked_at > PATIENCE_S


class Reviews:
    """All games that are being looked back on."""

    def __init__(self, bots: BotPool, work: WorkPool, journal: Journal) -> None:
        self._bots, self._work, self._journal = bots, work, journal
        self._jobs: dict[str, Job] = {}

    async def of(self, finished: FinishedGame, person: str) -> LookedBack:
        """What is known of a game by now; it is begun if nobody has."""
        job = self._jobs.get(finished.table)
        if job is None:
            kept = await self.kept(finished.table)
            if kept is not None:
                await self._note_sums(finished, kept)
                return kept
            job = self._jobs.get(finished.table) or self._begin(finished, person)
        job.asked_at = time.monotonic()
        if job.task is not None and job.task.done():
            del self._jobs[finished.table]
            job.task.result()
        return job.told

    def _begin(self, finished: FinishedGame, person: str) -> Job:
        job = Job(person, ASKER.get())
        running = [each for each in self._jobs.values() if each.task is not None and not each.task.done()]
        of_person = sum(each.by == job.by for each in running)
        of_address = sum(each.address == job.address for each in running)
        if len(running) >= MOST or of_person >= MOST_EACH or of_address >= MOST_OF_ADDRESS:
            raise NotNow(Message("server-busy"))
        self._jobs[finished.table] = job
        job.task = asyncio.create_task(self._look_back(finished, job))
        return job

    async def _look_back(self, finished: FinishedGame, job: Job) -> None:
        lookback = await asyncio.to_thread(lookback_of, finished)
        asking, request = lookback.requests(), None
        with suppress(StopIteration):
            request = next(asking)
            while not job.is_forgotten:
                request = asking.send(await self._judged(lookback.game, request, job.address))
                job.told = await self._told(finished, lookback, job.told)
        told = await self._told(finished, lookback, job.told)
        if told.is_whole:  # whoever is told so finds it kept
            await self._journal.keep_review(finished.table, zlib.compress(msgspec.json.encode(told)))
            await self._note_sums(finished, told)
        job.told = told

    async def _note_sums(self, finished: FinishedGame, told: LookedBack) -> None:
        """Let everybody who played find what it came to among their games."""
        if told.review is None or not await self._journal.played.lacks_sums(finished.table):
            return
        await self._journal.played.keep_sums(finished.table, await self._sums(finished, told.review))

    async def _sums(self, finished: FinishedGame, review: Review) -> dict[int, bytes]:
        """What it came to, by seat; nothing where there is too much to do, and whoever asks next finds it."""
        with suppress(NotNow):
            return await self._work.ask(SumUp(finished=finished, review=review), dict[int, bytes])
        return {}

    async def kept(self, table: str) -> LookedBack | None:
        """What was found out about a game here, if somebody has."""
        return read_kept(await self._journal.review_of(table))

    async def note_own_sums(self, finished: FinishedGame, told: LookedBack, person: str) -> None:
        """Let somebody whose device has looked back find among their games what it came to; nobody else."""
        if told.is_whole and told.review is not None:
            sums = await self._sums(finished, told.review)
            await self._journal.played.keep_own_sums(finished.table, sums, person)

    async def _judged(self, game: Game[Any], request: Judge, by: str) -> list[Judged]:
        """The answer to one slice; a busy server is asked again after a while."""
        for attempt in range(TRIES):
            with suppress(WorkerFailed):
                return await self._bots.judge(game, request, by)
            await asyncio.sleep(attempt + 1)
        raise NotNow(Message("server-busy"))

    async def _told(self, finished: FinishedGame, lookback: Lookback, before: LookedBack) -> LookedBack:
        """How far it is; in words when everything is known for the first time, and once more in the end."""
        done, every = lookback.progress
        is_first = done == every and before.review is None
        if not is_first and not lookback.is_whole:
            return msgspec.structs.replace(before, done=done, all=every)
        return await asyncio.to_thread(looked_back, finished, lookback)

    async def sweep(self) -> None:
        """Let go of what nobody waits for."""
        for table, job in list(self._jobs.items()):
            if job.is_forgotten and (job.task is None or job.task.done()):
                del self._jobs[table]
                if job.task is not None and not job.task.cancelled():
                    job.task.exception()  # nobody is left who would hear of it

    async def close(self) -> None:
        """Leave everything as it is."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def read_kept(data: bytes | None) -> LookedBack | None:
    """A review that was kept; one of earlier times that cannot be read is made anew."""
    if data is None:
        return None
    with suppress(msgspec.MsgspecError, zlib.error):
        return msgspec.json.decode(zlib.decompress(data), type=LookedBack)
    return None
