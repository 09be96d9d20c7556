"""All tables of this process, opened when somebody comes or a clock runs out, closed when idle."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

from samedi.core.message import Message
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.bots.play import play_bots
from samedi.server.bots.pool import BotPool
from samedi.server.bots.reviews import Reviews
from samedi.server.cluster.claims import AGAIN_S
from samedi.server.cluster.cluster import Cluster
from samedi.server.cluster.limits import SharedLimits
from samedi.server.cluster.moving import SharedMoves
from samedi.server.gate.gate import Gate
from samedi.server.gate.moving import Moves
from samedi.server.gate.tokens import Signer, tag
from samedi.server.operation import log
from samedi.server.operation.config import Config
from samedi.server.operation.ending import end
from samedi.server.operation.failures import Failures
from samedi.server.operation.metrics import Metrics
from samedi.server.page.engines import Engines
from samedi.server.push.caller import Caller
from samedi.server.push.sender_key import SenderKey
from samedi.server.storage.port import Journal
from samedi.server.tables.lists import Lists
from samedi.server.tables.neighbours import Neighbours
from samedi.server.tables.opening import Unreadable, open_table
from samedi.server.tables.server_time import KEEP_S, ServerTime
from samedi.server.tables.session import Gone, TableSession
from samedi.server.tables.sweep import Job, Sweep
from samedi.server.work.pool import NotNow, WorkPool
from samedi.table.dice import SECRET_BYTES
from samedi.table.events import AnyEvent

MOST_DUE = 50  # tables opened in one sweep,
WAKING_S = 4.0  # and for how long
WAKE_S = 2.0  # that one of them is waited for
GOODBYE_S = 3
MOST_IDLE = 200  # tables kept open that nobody looks at
SILENCE_S = 90
SOON_S = 3600  # a clock that runs longer is left to the sweep
RETRY_S = 600  # until a table is tried again that could not be opened
LESSONS_S = 3600  # how often lessons are looked for that nobody went on with
SOME_LESSONS = 50  # dropped in one sweep
DAY_MS = 86_400_000


class OpenConnection(Protocol):
    """A connection, as the registry knows it."""

    heard: float

    def dismiss(self, message: Message, *, again: bool) -> None:
        """Say good-bye and close."""


class TableRegistry:
    """All tables of this process."""

    def __init__(
        self,
        config: Config,
        journal: Journal,
        cluster: Cluster,
        signer: Signer,
        server_time: ServerTime,
        sender_key: SenderKey,
    ) -> None:
        self.config, self.journal, self.signer, self.time = config, journal, signer, server_time
        self.gate = Gate(config)
        self.moves = SharedMoves(Moves(key=tag(signer.keys.seed, "moves", "")), cluster.link)
        self.metrics, self.failures = Metrics(), Failures()
        self.bots = BotPool(config.workers, config.bot_seconds, cluster.thinkers)
        self.work = WorkPool(config.work_seconds)
        self.reviews = Reviews(self.bots, self.work, journal)
        self.engines = Engines()
        self.cluster, self.claims, self.notifier = cluster, cluster.claims, cluster.notifier
        self.lists = Lists(self.notifier)
        self.caller = Caller(
            config, journal, sender_key, self.is_at, self.metrics, self.failures, server_time.now
        )
        self.sessions: dict[str, TableSession] = {}
        self.connections: dict[asyncio.Task[Any], OpenConnection] = {}
        self.unreadable: dict[str, tuple[float, Unreadable]] = {}
        """Tables that could not be opened: when to try again, and what to say until then."""
        self.is_stopping = False
        self.sweep = Sweep(self._jobs(), self.failures)
        self._keep_time_at = 0.0
        self._forget_lessons_at = 0.0
        self._held: Counter[str] = Counter()  # how many use a table
        self._opening: dict[str, asyncio.Task[TableSession]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def _jobs(self) -> dict[str, Job]:
        """What is looked after once a second."""
        return {
            "due": self.wake_due,
            "idle": self.close_idle,
            "silent": self.dismiss_silent,
            "bots": self.bots.close_idle,
            "time": self.keep_time,
            "lessons": self.forget_lessons,
            "work": self.work.close_idle,
            "reviews": self.reviews.sweep,
            "calls": self.caller.call_due,
            "neighbours": Neighbours(self, self.notifier).look,
        }

    def begin(self) -> None:
        """See to what is due from now on."""
        self.sweep.begin()
        self.spawn("calls", self.caller.begin())
        self.spawn("warming", self._get_ready())
        if self.claims.keep_s is not None:
            self.spawn("living", self._keep_living(self.claims.keep_s))
        for task in self.cluster.tasks:
            self.spawn("cluster", task())
        if self.cluster.link is not None:
            self.spawn("limits", SharedLimits(self.cluster.link, self.gate.limits()).live())

    async def _get_ready(self) -> None:
        """Offer pages the engines there are; get bots ready; then make the engines that are missing."""
        await self.engines.get_ready(makes=False)
        if not self.config.warm_bots:
            return
        for name in NAMES:
            game = await asyncio.to_thread(game_named, name)
            await self.bots.get_ready(game)
        await self.engines.get_ready(makes=True)

    def spawn(self, job: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside, not lost and not silent if it fails."""
        task = asyncio.create_task(work, name=job)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Gone):
            self.failures.note(task.get_name(), error)

    def new_secret(self) -> bytes:
        """The secret of a table's dice."""
        return secrets.token_bytes(SECRET_BYTES)

    def is_at(self, table: str, person: str) -> bool:
        """Whether somebody is connected to a table."""
        return table in self.sessions and person in self.sessions[table].online

    # One session for a table

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[TableSession]:
        """A table for as long as somebody uses it; all who do have the same session."""
        self._held[name] += 1  # before it is looked for, so that it cannot be closed in between
        try:
            session = await self._session(name)
            if self.notifier.is_shared:
                await session.catch_up()
            yield session
        finally:
            self._held[name] -= 1
            if not self._held[name]:
                self._rest(name)

    def _rest(self, name: str) -> None:
        del self._held[name]
        if name in self.sessions:
            self.sessions[name].used = time.monotonic()

    async def _session(self, name: str) -> TableSession:
        session = self.sessions.get(name)
        if session is not None and not session.is_gone:
            return session
        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._open(name))
            self._opening[name].add_done_callback(lambda done: self._opened(name, done))
        return await asyncio.shield(self._opening[name])

    def _opened(self, name: str, done: asyncio.Task[TableSession]) -> None:
        del self._opening[name]
        if not done.cancelled():
            done.exception()  # who waits is told; if they have gone, nobody needs to know

    async def _open(self, name: str) -> TableSession:
        self._require_readable(name)
        await self.notifier.follow_table(name)
        try:
            opened = await open_table(self.journal, self.work, name)
        except Unreadable as error:
            self._set_aside(name, error)
            raise
        self.unreadable.pop(name, None)
        if opened is None:
            raise Gone(Message("server-no-table"))
        opened.table.wait_again(self.time.now())
        session = TableSession(name, opened, self)
        await session.resume()  # if that cannot be stored, whoever comes next opens the table anew
        self.sessions[name] = session
        self.follow(session)
        return session

    def _require_readable(self, name: str) -> None:
        retry, error = self.unreadable.get(name, (0, None))
        if error is not None and time.monotonic() < retry:
            raise Unreadable(error.message)

    def _set_aside(self, name: str, error: Unreadable) -> None:
        if name not in self.unreadable:
            why = f"{type(error.__cause__).__name__}: {error.__cause__}" if error.__cause__ else str(error)
            log.warning("table-unreadable", table=name, error=why)
        self.unreadable[name] = (time.monotonic() + RETRY_S, error)

    def forget(self, name: str) -> None:
        """Close a table; it is opened again when somebody asks for it."""
        self.sessions.pop(name, None)
        self._playing.pop(name, None)
        self.claims.let_go(name)
        if self.notifier.is_shared:
            self.spawn("leaving", self.notifier.leave_table(name))
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    # Bots, clocks and other processes

    async def committed(self, session: TableSession, events: Sequence[AnyEvent]) -> None:
        """The table has new events: wake other processes, the clock and the bots."""
        self.metrics.commits += 1
        self.notifier.notify(session.name, session.table.seq, events)
        self.follow(session)

    async def catch_up(self, table: str, told: Sequence[AnyEvent] = ()) -> None:
        """Take in what other processes have written to a table, if it is open here."""
        if table in self.sessions:
            await self.sessions[table].catch_up(told)

    def follow(self, session: TableSession) -> None:
        """See to the clock and the bots of a table."""
        self._set_timer(session)
        task = self._playing.get(session.name)
        if session.table.bot_to_move is not None and (task is None or task.done()) and not self.is_stopping:
            self._playing[session.name] = self.spawn("playing", self._play_bots(session.name))

    async def _play_bots(self, name: str) -> None:
        async with self.hold(name) as session:
            if await self.claims.take(name):
                await play_bots(session, self.bots, self.config.bot_pause_ms / 1000)
            else:
                self._look_later(name)

    def _look_later(self, name: str) -> None:
        """Another process sees to the table: look in a while whether it has."""
        asyncio.get_running_loop().call_later(AGAIN_S, self._look_again, name)

    def _look_again(self, name: str) -> None:
        if name in self.sessions and not self.is_stopping:
            self.follow(self.sessions[name])

    def _set_timer(self, session: TableSession) -> None:
        timer = self._timers.pop(session.name, None)
        if timer is not None:
            timer.cancel()
        due_at = session.table.due_at
        wait = max(0, due_at - self.time.now()) / 1000 if due_at is not None else SOON_S
        if wait < SOON_S and not self.is_stopping:
            self._timers[session.name] = asyncio.get_running_loop().call_later(wait, self._ring, session.name)

    def _ring(self, name: str) -> None:
        self.spawn("clocks", self._let_happen(name))

    async def _let_happen(self, name: str) -> None:
        """The time has come, or almost: timers may be early by a moment."""
        async with self.hold(name) as session:
            if await self.claims.take(name):
                await session.happen()
                self._set_timer(session)
            else:
                self._look_later(name)

    # What the sweep does

    async def wake_due(self) -> None:
        """See to tables at which something is due, each for itself."""
        limit = MOST_DUE + len(self.unreadable) + len(self.sessions)
        until = time.monotonic() + WAKING_S
        for name in await self.claims.due(self.time.now(), limit):
            if time.monotonic() > until:
                break  # the next sweep goes on
            with self.failures.noted("waking", table=name):
                if name in self.sessions:
                    self.follow(self.sessions[name])
                elif self._is_to_try(name):
                    await self._wake(name)

    def _is_to_try(self, name: str) -> bool:
        is_readable = name not in self.unreadable or time.monotonic() >= self.unreadable[name][0]
        return is_readable and name not in self._opening

    async def _wake(self, name: str) -> None:
        """Open a table, if it can be: others may have seen to it; what takes long is not waited for."""
        with suppress(Gone, NotNow, TimeoutError, Unreadable):
            async with asyncio.timeout(WAKE_S), self.hold(name):
                pass

    async def close_idle(self) -> None:
        """Close what nobody has used for a while, and sooner if there is much of it."""
        limit = time.monotonic() - self.config.idle_seconds
        idle = sorted(filter(self._is_idle, self.sessions.values()), key=lambda session: session.used)
        for place, session in enumerate(idle):
            if session.used < limit or place < len(idle) - MOST_IDLE or session.is_gone:
                self.forget(session.name)

    def _is_idle(self, session: TableSession) -> bool:
        return session.is_gone or session.name not in self._held

    async def dismiss_silent(self) -> None:
        """Close connections from which nothing has come for long: pages ask every half minute."""
        limit = time.monotonic() - SILENCE_S
        for connection in list(self.connections.values()):
            if connection.heard < limit:
                connection.dismiss(Message("server-silent"), again=True)

    async def keep_time(self) -> None:
        """Note from time to time that the server lives."""
        if time.monotonic() >= self._keep_time_at:
            self._keep_time_at = time.monotonic() + KEEP_S
            await self.journal.keep_life(self.time.life)

    async def _keep_living(self, every_s: float) -> None:
        """Let other processes know that this one lives and sees to what it has claimed."""
        while True:
            with self.failures.noted("living"):
                await self.journal.keep_life(self.time.life)
                await self.claims.settle()
            await asyncio.sleep(every_s)

    async def forget_lessons(self) -> None:
        """Drop from time to time the tables of lessons nobody went on with."""
        if time.monotonic() < self._forget_lessons_at:
            return
        before = self.time.now() - int(self.config.lesson_days * DAY_MS)
        old = await self.journal.old_lessons(before, SOME_LESSONS)
        for name in old:
            if name not in self._held:
                self.forget(name)
                await self.journal.delete(name)
        if len(old) < SOME_LESSONS:
            self._forget_lessons_at = time.monotonic() + LESSONS_S

    # The end

    async def stop(self) -> None:
        """Take nothing new, finish what has begun, say good-bye."""
        self.is_stopping = True
        await self.sweep.stop()
        for timer in self._timers.values():
            timer.cancel()
        for connection in list(self.connections.values()):
            connection.dismiss(Message("server-stopping"), again=True)
        await end(self._tasks)
        if self.connections:
            await asyncio.wait(list(self.connections), timeout=GOODBYE_S)

    async def close(self) -> None:
        """End the bots, and store what is queued and until when this server lived."""
        for name in self.sessions:
            self.notifier.here(name, ())
            self.claims.let_go(name)
        with self.failures.noted("living"):
            await self.claims.settle()
        await self.cluster.close()
        await self.caller.close()
        await self.reviews.close()
        await self.bots.close()
        await self.work.close()
        await self.engines.close()
        with self.failures.noted("time"):
            await self.journal.keep_life(self.time.life)
        await self.journal.close()
