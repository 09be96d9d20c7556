"""One table that is open in this process: it decides, stores, answers and tells, in this order.

Everything about the table happens under its lock; between applying events and having stored them nobody else
looks at it. If nobody knows whether they were stored, the next one to look reads the journal first.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.bots.device import Device
from samedi.server.storage.port import (
    KeyTaken,
    Member,
    Role,
    SeqTaken,
    TableRow,
    TableWrite,
    Transaction,
)
from samedi.server.tables.attendance import Attendance
from samedi.server.tables.audience import News, ViewCache, audience_of, is_only_play
from samedi.server.tables.dailies import score_of
from samedi.server.tables.opening import SNAPSHOT_EVERY, OpenedTable, open_table
from samedi.server.tables.outcomes import outcomes_of
from samedi.server.tables.session_port import SessionOwner, Subscriber
from samedi.server.tables.succession import departed, named_freely, successor
from samedi.server.tables.summary import people_of, summary_of
from samedi.server.wire.tables import You
from samedi.server.work.pool import NotNow
from samedi.table.answers import Answer, Outdated, Rejected, Repeated, respond
from samedi.table.commands import Command
from samedi.table.events import AnyEvent, Forgotten, Left, LinksRenewed, RematchAgreed, SentAway, Started
from samedi.table.table import Table

MOST_MISSED = 200  # events read one by one; after more the table is read anew
MOST_TRIES = 8  # against other processes that write to the same table


class Gone(SamediError):
    """There is no such table, or not any more."""


class TableSession:
    """One table with everybody who is connected to it."""

    def __init__(self, name: str, opened: OpenedTable, owner: SessionOwner) -> None:
        self.name = name
        self.table, self._since_snapshot = opened
        self.subscribers: list[Subscriber] = []
        self.attendance = Attendance(self.subscribers, lambda here: owner.notifier.here(name, here))
        self.used = time.monotonic()
        """When somebody held it last."""
        self.is_gone = False
        """Whether the table was removed."""
        self._owner = owner
        self._lock = asyncio.Lock()
        self._is_doubtful = False  # whether the journal may say something else
        self._view_cache = ViewCache(name)
        self._told = self.table.seq  # the last event that subscribers have heard of
        self._summary = summary_of(self.table)  # as of the last event
        self._listed: tuple[object, ...] = ()  # as lists have been told it

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[Table]:
        """The table as the journal has it, and nobody else at it meanwhile."""
        async with self._lock:
            self.require_there()
            if self._is_doubtful:
                await self._reload()
                self.require_there()
            yield self.table

    async def do(self, command: Command, by: str, reply: Callable[[Answer], None]) -> None:
        """Carry a command out: store what it brings about, answer, and then tell everybody."""
        async with self.locked():
            for _ in range(MOST_TRIES):
                if await self._try(command, by, reply):
                    return
            raise SeqTaken

    @property
    def online(self) -> frozenset[str]:
        """Who is connected, to whatever process."""
        return self.attendance.online

    def device_of(self, person: str | None) -> Device | None:
        """The device on which somebody would think, the one that came last."""
        found = [each.device for each in self.subscribers if each.person == person and each.device.is_willing]
        return found[-1] if found else None

    async def _try(self, command: Command, by: str, reply: Callable[[Answer], None]) -> bool:
        self.require_there()
        answer, events = await self._respond(command, by)
        if not events:
            if isinstance(answer, Rejected | Outdated) and await self._has_missed():
                return False
            reply(answer)
            return True
        events = await named_freely(self._owner.journal, self.name, events)
        try:
            await self._store(events)
        except SeqTaken:
            return not await self._can_try_again(command, reply)
        except KeyTaken as taken:
            reply(Repeated(key=command.key, seq=taken.seq))
            await self._reload()
            return True
        reply(answer)
        await self._tell(events)
        return True

    async def _can_try_again(self, command: Command, reply: Callable[[Answer], None]) -> bool:
        """Read what another process has stored; where that cannot be done now, the command is refused."""
        try:
            await self._reload()
        except NotNow as error:
            reply(Rejected(key=command.key, message=error.message))
            return False
        return True

    async def _respond(self, command: Command, by: str) -> tuple[Answer, list[AnyEvent]]:
        """The answer and its events, once all is worked out that deciding needs."""

        async def attempt() -> tuple[Answer, list[AnyEvent]]:
            return respond(self.table, command, by, self._now(), self.online)

        try:
            return await self._owner.work.settled(attempt)
        except NotNow as error:
            return Rejected(key=command.key, message=error.message), []

    async def admit(self, member: Member, hello: Command | None) -> Answer | None:
        """Let somebody come, who says hello by a command; if that is refused, so is coming."""
        async with self.locked():
            for _ in range(MOST_TRIES):
                self.require_there()
                try:
                    return await self._admit(member, hello)
                except (SeqTaken, KeyTaken):
                    await self._reload()
            raise SeqTaken

    async def _admit(self, member: Member, hello: Command | None) -> Answer | None:
        events: list[AnyEvent] = []
        if hello is None:
            await self._owner.journal.admit(member)
        else:
            answer, events = respond(self.table, hello, member.person, self._now())
            if not events:
                return answer
            await self._store(events, [member])
        await self._tell(events)
        self._promote(member)
        self._owner.lists.changed(self.row, [member.person])
        return None

    async def happen(self) -> None:
        """Let happen what time and chance have brought about."""

        async def due() -> list[AnyEvent]:
            return self.table.due(self._now())

        async with self.locked():
            await self._bring_about(await self._owner.work.settled(due))

    async def resume(self) -> None:
        """Let the time during which no server was there be nobody's loss."""
        async with self.locked() as table:
            lost = self._owner.time.lost(table.memory.at)
            await self._bring_about(table.resume(lost, self._now()))

    async def forget(self, person: str) -> None:
        """Let somebody be known here no more."""
        async with self.locked() as table:
            await self._bring_about(table.forget(person, self._now()))

    async def _bring_about(self, events: Sequence[AnyEvent]) -> None:
        if not events:
            return
        try:
            await self._store(events)
        except SeqTaken:  # another process has seen to it
            await self._reload()
            return
        await self._tell(events)

    def _now(self) -> int:
        return self._owner.time.now()

    async def catch_up(self, told: Sequence[AnyEvent] = ()) -> None:
        """Take in what other processes have written, from the journal where they have not told it."""
        async with self._lock:
            if not self.is_gone:
                await self._has_missed(told)

    async def _has_missed(self, told: Sequence[AnyEvent] = ()) -> bool:
        """Take in what other processes have written; whether there was anything."""
        if self._is_doubtful:
            await self._reload()
            return True
        if not self._owner.notifier.is_shared:
            return False
        missed = [event for event in told if event.seq > self.table.seq]
        if not missed or missed[0].seq != self.table.seq + 1:
            missed = await self._owner.journal.events(self.name, self.table.seq, MOST_MISSED)
        if not missed and self.name in await self._owner.journal.heads([self.name]):
            return False
        if not missed or len(missed) == MOST_MISSED or not self._can_read_on(missed):
            await self._reload()
            return True
        self._since_snapshot += len(missed)
        self._summary = summary_of(self.table)
        await self._tell(missed, is_ours=False)
        return True

    def _can_read_on(self, missed: Sequence[AnyEvent]) -> bool:
        """Apply what other processes have written; False if the table is to be read anew."""
        try:
            for event in missed:
                self.table.apply(event)
        except Exception:  # noqa: BLE001 - it needs more than its events
            return False
        return True

    def require_there(self) -> None:
        """Refuse what comes too late."""
        if self.is_gone:
            raise Gone(Message("server-no-table"))

    async def _store(self, events: Sequence[AnyEvent], members: Sequence[Member] = ()) -> None:
        """Apply events and commit them; after a conflict the caller reads the table anew."""
        try:
            for event in events:
                self.table.apply(event)
            transaction = self._transaction(events, members)
            await self._owner.journal.append(transaction)
        except (SeqTaken, KeyTaken):
            raise
        except BaseException:  # nobody knows whether it was stored: believe the journal only
            self._is_doubtful = True
            raise
        for write in transaction[1:]:
            self._owner.lists.added(write)

    def _transaction(self, events: Sequence[AnyEvent], members: Sequence[Member]) -> Transaction:
        self._since_snapshot += len(events)
        forgotten = next((event.by for event in events if isinstance(event.what, Forgotten)), None)
        is_full = self._since_snapshot >= SNAPSHOT_EVERY
        is_due = is_full or self.table.memory.stage == "over" or forgotten is not None
        if is_due:
            self._since_snapshot = 0
        self._summary = summary_of(self.table)
        write = TableWrite(
            table=self.name,
            events=events,
            summary=self._summary,
            snapshot=self.table.snapshot() if is_due else None,
            members=members,
            forgets=forgotten,
        )
        return [write] if is_only_play(events) else self._with_consequences(write)

    def _with_consequences(self, write: TableWrite) -> Transaction:
        """What is written besides when somebody came, went or changed something, or the game has ended."""
        events = write.events
        more = replace(
            write,
            gone=departed(events),
            scores=score_of(self.table, events),
            played=outcomes_of(self.table, events),
            ends_code=any(isinstance(event.what, LinksRenewed | Started) for event in events),
        )
        agreed = [event.what.host for event in events if isinstance(event.what, RematchAgreed)]
        roles = {subscriber.person: subscriber.role for subscriber in self.subscribers}
        new = [successor(self.table, host, roles, self._owner.new_secret(), self._now()) for host in agreed]
        return [more, *new]

    async def _reload(self) -> None:
        """Read the table anew and tell what was missed."""
        self._is_doubtful = True
        opened = await open_table(self._owner.journal, self._owner.work, self.name)
        if opened is None:
            self.remove(Message("server-no-table"))
            return
        self.table, self._since_snapshot = opened
        self._summary = summary_of(self.table)
        missed = await self._owner.journal.events(self.name, self._told, self.table.seq)
        await self._tell([event for event in missed if event.seq <= self.table.seq])
        self._is_doubtful = False

    def welcome(self, subscriber: Subscriber) -> None:
        """Let a connection hear everything from now on."""
        subscriber.audience = audience_of(self.table, subscriber.person)
        subscriber.you = self._you(subscriber)
        self.subscribers.append(subscriber)
        subscriber.send(self.snapshot(subscriber))
        self.attendance.changed()

    def view(self, person: str, role: Role) -> dict[str, Any]:
        """The table as a person sees it now, as JSON."""
        view = self._view_cache.view(self.table, audience_of(self.table, person))
        return {**view, "you": You(person, role, self.table.held_by(person))}

    def snapshot(self, subscriber: Subscriber) -> bytes:
        """The message with the whole view."""
        return self._view_cache.snapshot(self.table, subscriber.audience, subscriber.you)

    def farewell(self, subscriber: Subscriber) -> None:
        """Let a connection go."""
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self.attendance.changed()

    def remove(self, message: Message) -> None:
        """The table is no longer there."""
        self.is_gone = True
        for subscriber in list(self.subscribers):
            subscriber.dismiss(message, again=False)

    def _promote(self, member: Member) -> None:
        for subscriber in self.subscribers:
            if subscriber.person == member.person and member.role == "play" and subscriber.role != "play":
                subscriber.role = "play"
                subscriber.you = self._you(subscriber)
                subscriber.send(self.snapshot(subscriber))

    def _you(self, subscriber: Subscriber) -> You:
        return You(subscriber.person, subscriber.role, self.table.held_by(subscriber.person))

    async def _tell(self, events: Sequence[AnyEvent], *, is_ours: bool = True) -> None:
        """Tell everybody, each as much as they may know; of what is ours also lists and other processes."""
        if not events:
            return
        self._told = events[-1].seq
        if self.subscribers:
            self._tell_subscribers(events)
        gone = [] if is_only_play(events) else departed(events)
        if gone:
            self._let_go(events)
        if is_ours:
            self._tell_lists(gone)
            await self._owner.committed(self, events)
        else:
            self._owner.follow(self)

    def _tell_lists(self, gone: Sequence[str]) -> None:
        """Tell those in whose lists the table is, if it looks otherwise there now; a lesson is in none."""
        if self.table.memory.taught is not None:
            return
        if gone:
            self._owner.lists.removed(self.name, gone)
        summary = self._summary
        shown = (summary.stage, summary.host, summary.seats, summary.winners)
        if shown != self._listed:
            self._listed = shown
            if self._owner.lists.count or self._owner.notifier.is_shared:
                self._owner.lists.changed(self.row, people_of(self.table))
            if summary.asked and summary.asked not in self.online:
                self._owner.caller.asked(summary.asked)

    @property
    def row(self) -> TableRow:
        """The table as it stands in lists."""
        memory = self.table.memory
        return TableRow(id=self.name, game=memory.game, rules=memory.rules, summary=self._summary)

    def _tell_subscribers(self, events: Sequence[AnyEvent]) -> None:
        """Tell each for itself: who cannot be told comes back and is shown everything."""
        news = self._view_cache.news(self.table, events)
        for subscriber in list(self.subscribers):
            try:
                self._tell_one(subscriber, news)
            except Exception as error:  # noqa: BLE001 - it is stored: the others must hear of it
                self._owner.failures.note("telling", error, table=self.name)
                subscriber.dismiss(Message("server-trouble"), again=True)

    def _tell_one(self, subscriber: Subscriber, news: News) -> None:
        if news.is_only_play and len(subscriber.you.seats) <= 1:  # who one is has not changed
            subscriber.send(news.text(subscriber.audience))
            return
        before, you_before = subscriber.audience, subscriber.you
        subscriber.audience = audience_of(self.table, subscriber.person)
        subscriber.you = self._you(subscriber)
        if subscriber.audience.seat != before.seat:
            subscriber.send(news.bare(subscriber.audience))
            subscriber.send(self.snapshot(subscriber))
        elif (subscriber.audience, subscriber.you) != (before, you_before):
            subscriber.send(news.text_with(subscriber.audience, before, subscriber.you))
        else:
            subscriber.send(news.text(subscriber.audience))

    def _let_go(self, events: Sequence[AnyEvent]) -> None:
        """Say good-bye to those who are no longer there by some events."""
        for event in events:
            if isinstance(event.what, Left):
                self._dismiss(event.by, Message("server-left"))
            elif isinstance(event.what, SentAway) and event.what.is_away:
                self._dismiss(event.what.person, Message("server-sent-away"))

    def _dismiss(self, person: str, message: Message) -> None:
        for subscriber in list(self.subscribers):
            if subscriber.person == person:
                subscriber.dismiss(message, again=False)
