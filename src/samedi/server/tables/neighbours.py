"""What other processes do, as far as it concerns the tables and lists that are open in this one."""

import time
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Protocol

from samedi.server.storage.port import GONE, Journal, Notifier
from samedi.server.tables.lists import Lists
from samedi.server.tables.session import TableSession
from samedi.table.events import AnyEvent

LOOK_S = 10.0  # how often the journal is asked for what nobody rang for
TELL_S = 5.0  # how often it is told who is where


class Neighbourhood(Protocol):
    """What is needed of the registry."""

    journal: Journal
    lists: Lists
    sessions: dict[str, TableSession]

    def spawn(self, job: str, work: Coroutine[Any, Any, None]) -> object:
        """Do something beside."""

    async def catch_up(self, table: str, told: Sequence[AnyEvent] = ()) -> None:
        """Take in what other processes have written to a table."""


class Neighbours:
    """Hears the others, and looks into the journal where nobody can be heard."""

    def __init__(self, owner: Neighbourhood, notifier: Notifier) -> None:
        self._owner, self._notifier = owner, notifier
        self._looked_at = self._told_at = time.monotonic()
        notifier.listen(self)

    def grown(self, table: str, seq: int, events: Sequence[AnyEvent] = ()) -> None:
        """Go on, unless it is known already."""
        session = self._owner.sessions.get(table)
        if session is not None and (seq == GONE or seq > session.table.seq):
            self._owner.spawn("catching-up", self._owner.catch_up(table, events))

    def seen_elsewhere(self, table: str, process: str, people: frozenset[str]) -> None:
        """Show who is at a table in another process."""
        session = self._owner.sessions.get(table)
        if session is not None:
            session.attendance.seen_elsewhere(process, people)

    def asked_who(self, table: str) -> None:
        """Say who is at a table here."""
        session = self._owner.sessions.get(table)
        if session is not None and session.subscribers:
            self._notifier.here(table, session.attendance.here)

    def list_changed(self, person: str, table: str) -> None:
        """Show a person how a table stands in their list now."""
        self._owner.spawn("lists", self._show(person, table))

    async def _show(self, person: str, table: str) -> None:
        row = await self._owner.journal.row(table)
        is_listed = row is not None and await self._owner.journal.role(table, person) is not None
        if row is not None and is_listed:
            self._owner.lists.show(row, [person])
        else:
            self._owner.lists.hide(table, [person])

    async def look(self) -> None:
        """See to what was not heard: every second while the bell is away, seldom otherwise."""
        if not self._notifier.is_shared:
            return
        now = time.monotonic()
        if now - self._told_at >= TELL_S:
            self._told_at = now
            self._tell_who()
        if now - self._looked_at >= LOOK_S or not self._notifier.is_well:
            self._looked_at = now
            await self._look()

    def _tell_who(self) -> None:
        for name, session in self._owner.sessions.items():
            if session.subscribers:
                self._notifier.here(name, session.attendance.here)
            session.attendance.forget_silent()

    async def _look(self) -> None:
        sessions: Mapping[str, TableSession] = dict(self._owner.sessions)
        heads = await self._owner.journal.heads(list(sessions))
        for name, session in sessions.items():
            if heads.get(name, 0) > session.table.seq or name not in heads:
                await self._owner.catch_up(name)
