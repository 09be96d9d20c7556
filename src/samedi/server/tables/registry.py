"""All tables of this process, opened when somebody comes or a clock runs out, closed when idle."""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.bots.play import play_bots
from samedi.server.bots.pool import BotPool
from samedi.server.gate.tokens import Signer
from samedi.server.operation import log
from samedi.server.operation.config import Config
from samedi.server.operation.metrics import Metrics
from samedi.server.storage.port import Journal, Notifier
from samedi.server.tables.opening import OtherRules, table_of
from samedi.server.tables.session import Gone, TableSession, get_ready, now
from samedi.table.commands import Start
from samedi.table.dice import SECRET_BYTES

SWEEP_S = 1.0
MOST_DUE = 50  # tables opened in one sweep
GOODBYE_S = 3
MOST_IDLE = 200  # tables kept open that nobody looks at
SILENCE_S = 90
SOON_S = 3600  # a clock that runs longer is left to the sweep


class OpenConnection(Protocol):
    """A connection, as the registry knows it."""

    heard: float

    def dismiss(self, message: Message, *, again: bool) -> None:
        """Say good-bye and close."""


class TableRegistry:
    """All tables of this process."""

    def __init__(self, config: Config, journal: Journal, notifier: Notifier, signer: Signer) -> None:
        self.config, self.journal, self.signer = config, journal, signer
        self.metrics = Metrics()
        self.bots = BotPool(config.workers, config.bot_seconds)
        self.sessions: dict[str, TableSession] = {}
        self.connections: dict[asyncio.Task[Any], OpenConnection] = {}
        self.is_stopping = False
        self._notifier = notifier
        self._opening: dict[str, asyncio.Future[TableSession]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unreadable: set[str] = set()
        notifier.listen(self._heard)

    def begin(self) -> None:
        """See to what is due from now on."""
        self.spawn(self._sweep())
        if self.config.warm_bots:
            self.spawn(self._warm_bots())

    async def _warm_bots(self) -> None:
        for name in NAMES:
            game = await asyncio.to_thread(game_named, name)
            await self.bots.get_ready(game)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside, not lost and not silent if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Gone):
            log.warning("task-failed", error=f"{type(error).__name__}: {error}")

    def new_secret(self) -> bytes:
        """The secret of a table's dice."""
        return secrets.token_bytes(SECRET_BYTES)

    async def session(self, name: str) -> TableSession:
        """The table with this name, opened if it is not yet."""
        session = self.sessions.get(name)
        if session is not None and not session.is_gone:
            session.used = time.monotonic()
            return session
        waiting = self._opening.get(name)
        if waiting is None:
            waiting = self._opening[name] = asyncio.ensure_future(self._open(name))
            waiting.add_done_callback(lambda _done: self._opening.pop(name, None))
        return await asyncio.shield(waiting)

    async def _open(self, name: str) -> TableSession:
        opened = await self.journal.open(name)
        if opened is None:
            raise Gone(Message("server-no-table"))
        table = await asyncio.to_thread(table_of, name, opened)
        await get_ready(table, Start(key="open"))
        session = self.sessions[name] = TableSession(name, table, self)
        self._follow(session)
        return session

    async def committed(self, session: TableSession) -> None:
        """The table has new events: wake other processes, the clock and the bots."""
        self.metrics.commits += 1
        await self._notifier.notify(session.name, session.table.seq)
        self._follow(session)

    def _heard(self, name: str, _seq: int) -> None:
        session = self.sessions.get(name)
        if session is not None:
            self.spawn(session.catch_up())

    def _follow(self, session: TableSession) -> None:
        self._set_timer(session)
        task = self._playing.get(session.name)
        if session.table.bot_to_move is not None and (task is None or task.done()) and not self.is_stopping:
            self._playing[session.name] = self.spawn(
                play_bots(session, self.bots, self.config.bot_pause_ms / 1000)
            )

    def _set_timer(self, session: TableSession) -> None:
        timer = self._timers.pop(session.name, None)
        if timer is not None:
            timer.cancel()
        due_at = session.table.due_at
        wait = max(0, due_at - now()) / 1000 if due_at is not None else SOON_S
        if wait < SOON_S and not self.is_stopping:
            loop = asyncio.get_running_loop()
            self._timers[session.name] = loop.call_later(wait, lambda: self.spawn(self._ring(session)))

    async def _ring(self, session: TableSession) -> None:
        """The time has come, or almost: timers may be early by a moment."""
        await session.happen()
        self._set_timer(session)

    async def _sweep(self) -> None:
        """Open tables at which something is due, and close those that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_S)
            for name in await self.journal.due(now(), MOST_DUE + len(self._unreadable) + len(self.sessions)):
                if name in self.sessions:
                    self._follow(self.sessions[name])
                elif name not in self._unreadable:
                    await self._wake(name)
            self._close_idle()
            self._dismiss_silent()
            await self.bots.close_idle()

    async def _wake(self, name: str) -> None:
        try:
            await self.session(name)
        except Gone:
            return
        except (OtherRules, SamediError, ValueError) as error:
            self._unreadable.add(name)
            log.warning("table-unreadable", table=name, error=str(error))

    def _close_idle(self) -> None:
        """Close what nobody has looked at for a while, and sooner if there is much of it."""
        limit = time.monotonic() - self.config.idle_seconds
        idle = sorted(filter(self._is_idle, self.sessions.values()), key=lambda session: session.used)
        for place, session in enumerate(idle):
            if session.used < limit or place < len(idle) - MOST_IDLE or session.is_gone:
                self.forget(session.name)

    def _is_idle(self, session: TableSession) -> bool:
        return session.is_gone or not (
            session.subscribers or session.lock.locked() or self._is_playing(session.name)
        )

    def _dismiss_silent(self) -> None:
        """Close connections from which nothing has come for long: pages ask every half minute."""
        limit = time.monotonic() - SILENCE_S
        for connection in list(self.connections.values()):
            if connection.heard < limit:
                connection.dismiss(Message("server-silent"), again=True)

    def _is_playing(self, name: str) -> bool:
        task = self._playing.get(name)
        return task is not None and not task.done()

    def forget(self, name: str) -> None:
        """Close a table; it is opened again when somebody asks for it."""
        self.sessions.pop(name, None)
        self._playing.pop(name, None)
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    async def stop(self) -> None:
        """Take nothing new, finish what has begun, say good-bye."""
        self.is_stopping = True
        for timer in self._timers.values():
            timer.cancel()
        for session in list(self.sessions.values()):
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_S):
                    async with session.lock:
                        for subscriber in list(session.subscribers):
                            subscriber.dismiss(Message("server-stopping"), again=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.connections:
            await asyncio.wait(list(self.connections), timeout=GOODBYE_S)

    async def close(self) -> None:
        """End the bots and store what is queued."""
        await self.bots.close()
        await self.journal.close()
