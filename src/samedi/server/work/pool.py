"""What takes long, asked for from the event loop: in turns by address, in time, and once if it repeats."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import TypeVar

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.core.processes.pool import Pool
from samedi.core.processes.protocol import Busy, WorkerFailed
from samedi.server.games import Opening, Unresolved, remember
from samedi.server.gate.asker import ASKER
from samedi.server.operation import log
from samedi.server.work.requests import Resolve, WorkRequest

T = TypeVar("T")
IDLE_S = 600  # how long a process waits for the next request
MOST_WAITING = 200  # requests,
MOST_EACH = 6  # and of one address
MOST_TRIES = 4  # one thing may need several openings
KEPT = 32  # answers, of which each may have some hundred kB


class NotNow(SamediError):
    """The server has too much to do, or this takes too long."""

    wait = 2.0
    """In how many seconds to come again."""


class WorkPool:
    """The processes that do what takes long, and what they have done lately."""

    def __init__(self, patience_s: float) -> None:
        self.patience_s = patience_s
        """How long a request may wait and take."""
        processes = max(1, (os.cpu_count() or 1) // 2)
        self._pool = Pool("samedi.server.work.worker", processes, most=MOST_WAITING, most_each=MOST_EACH)
        self._answers: OrderedDict[tuple[Hashable, ...], bytes] = OrderedDict()
        self._asking: dict[tuple[Hashable, ...], asyncio.Task[bytes]] = {}  # and by whom

    async def settled(self, attempt: Callable[[], Awaitable[T]], by: str | None = None) -> T:
        """Do something, and again once the openings it lacked have been worked out."""
        for _ in range(MOST_TRIES):
            try:
                return await attempt()
            except Unresolved as missing:
                await self._resolve(missing, by)
        raise NotNow(Message("server-busy"))

    async def _resolve(self, missing: Unresolved, by: str | None) -> None:
        try:
            found: Opening | Message = await self.ask(
                Resolve(game=missing.game.name, options=missing.options), Opening, by
            )
        except NotNow:
            raise
        except SamediError as refused:
            found = refused.message
        remember(missing, found)

    async def remembered(self, key: tuple[Hashable, ...], request: WorkRequest) -> bytes:
        """The answer to a request that is always the same under this key; an address asks once at a time."""
        if key in self._answers:
            self._answers.move_to_end(key)
            return self._answers[key]
        which = (ASKER.get(), *key)
        asking = self._asking.get(which)
        if asking is None:
            asking = self._asking[which] = asyncio.create_task(self._keep(key, request))
            asking.add_done_callback(lambda done: self._asked(which, done))
        return await asyncio.shield(asking)

    async def _keep(self, key: tuple[Hashable, ...], request: WorkRequest) -> bytes:
        data = self._answers[key] = await self.ask(request, bytes)
        if len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        return data

    def _asked(self, which: tuple[Hashable, ...], done: asyncio.Task[bytes]) -> None:
        del self._asking[which]
        if not done.cancelled():
            done.exception()  # who waits is told; if they have gone, nobody needs to know

    async def ask(self, request: WorkRequest, kind: type[T], by: str | None = None) -> T:
        """The answer to a request, in time or not at all; the turn is that of the address unless told."""
        try:
            return await self._pool.ask(request, kind, self.patience_s, by=ASKER.get() if by is None else by)
        except Busy:
            raise NotNow(Message("server-busy")) from None
        except WorkerFailed as error:
            log.warning("work-failed", request=type(request).__name__, error=str(error))
            raise NotNow(Message("server-too-hard")) from None

    async def close_idle(self) -> None:
        """End processes that nobody has asked for a while."""
        await self._pool.end_idle(IDLE_S)

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return self._pool.pids

    async def close(self) -> None:
        """End all processes."""
        await self._pool.close()
