"""Everybody who has the list of their tables open: told what changes in it, and nothing of other tables."""

from collections.abc import Iterable
from typing import Protocol

import msgspec

from samedi.core.message import Message
from samedi.server.storage.port import Notifier, TableRow, TableWrite
from samedi.server.tables.audience import written
from samedi.server.tables.summary import SeatLine
from samedi.server.wire.messages import Listed, Unlisted
from samedi.server.wire.shapes import TableSeat
from samedi.server.wire.tables import TableCard

MOST_LISTED = 100  # tables in one answer
MOST_OPEN = 20  # lists of one person


class ListReader(Protocol):
    """Somebody who looks at a list."""

    person: str

    def send(self, message: bytes) -> None:
        """Send a message, or give up if too many wait."""

    def dismiss(self, message: Message, *, again: bool) -> None:
        """Say good-bye and close."""


class Lists:
    """Who looks at their list now."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._readers: dict[str, list[ListReader]] = {}
        self.count = 0
        """How many lists are open."""

    def open(self, reader: ListReader) -> None:
        """Tell somebody of every change from now on; who has too many open loses the oldest."""
        readers = self._readers.setdefault(reader.person, [])
        readers.append(reader)
        self.count += 1
        if len(readers) > MOST_OPEN:
            oldest = readers[0]
            self.close(oldest)
            oldest.dismiss(Message("server-too-many-lists", {"limit": MOST_OPEN}), again=False)

    def close(self, reader: ListReader) -> None:
        """Tell somebody nothing any more."""
        readers = self._readers.get(reader.person, [])
        if reader not in readers:
            return
        readers.remove(reader)
        self.count -= 1
        if not readers:
            del self._readers[reader.person]

    def is_open(self, person: str) -> bool:
        """Whether somebody looks at the list of a person."""
        return person in self._readers

    def changed(self, row: TableRow, people: Iterable[str]) -> None:
        """A table is, or is now otherwise, in the lists of some people, also of other processes."""
        people = list(people)
        self._notifier.list_changed(row.id, people)
        self.show(row, people)

    def show(self, row: TableRow, people: Iterable[str]) -> None:
        """Show some people a table as it is now."""
        for person in people:
            if person in self._readers:
                self._tell(person, Listed(card=card_of(row, person)))

    def added(self, write: TableWrite) -> None:
        """A table was set up: its members have it in their lists."""
        is_seen = self._readers or self._notifier.is_shared
        if is_seen and write.new is not None and not write.new.is_lesson:
            row = TableRow(id=write.table, game=write.new.game, rules=write.new.rules, summary=write.summary)
            self.changed(row, [member.person for member in write.members])

    def removed(self, table: str, people: Iterable[str]) -> None:
        """A table is no longer in the lists of some people, also of other processes."""
        people = list(people)
        self._notifier.list_changed(table, people)
        self.hide(table, people)

    def hide(self, table: str, people: Iterable[str]) -> None:
        """Show some people a table no longer."""
        for person in people:
            if person in self._readers:
                self._tell(person, Unlisted(id=table))

    def _tell(self, person: str, message: object) -> None:
        text = written(message)
        for reader in list(self._readers[person]):
            reader.send(text)


def card_of(row: TableRow, person: str) -> TableCard:
    """A table in the list of a person."""
    summary = row.summary
    lines = msgspec.json.decode(summary.seats, type=list[SeatLine])
    return TableCard(
        id=row.id,
        game=row.game,
        stage=summary.stage,
        seats=[TableSeat(line.type, line.name) for line in lines],
        mine=[seat for seat, line in enumerate(lines) if line.person == person],
        asked=next((seat for seat, line in enumerate(lines) if line.is_asked), None),
        asks_you=summary.asked == person,
        at=summary.at,
        length=summary.length,
        is_host=summary.host == person,
        invited_by=_inviter(row, lines, person),
        winners=msgspec.json.decode(summary.winners, type=list[int]) if summary.winners else None,
        place=f"{int(summary.asked != person)}.{summary.at}.{row.id}",
    )


def _inviter(row: TableRow, lines: list[SeatLine], person: str) -> str:
    """Who keeps a chair for this person, who has not said to be ready, at a table that has not begun."""
    summary = row.summary
    is_awaited = any(line.person == person and not line.is_ready for line in lines)
    if summary.stage != "lobby" or summary.host == person or not is_awaited:
        return ""
    return next((line.name for line in lines if line.person == summary.host), "")
