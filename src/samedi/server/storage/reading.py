"""Reading the journal."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Engine, Select, and_, case, func, or_, select

from samedi.server.storage import codes, dailies, reviews
from samedi.server.storage.database import reading, reading_together
from samedi.server.storage.devices import devices_of
from samedi.server.storage.port import (
    DailyEntry,
    Device,
    KeptCode,
    Place,
    Role,
    StoredTable,
    Summary,
    TableRow,
)
from samedi.server.storage.schema import DEVICES, EVENTS, MEMBERS, SNAPSHOTS, TABLES
from samedi.table.events import AnyEvent, read_event


class Reading:
    """Questions to the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._together = reading(engine), reading_together(engine)

    def open(self, table: str, *, from_start: bool) -> StoredTable | None:
        """A table's latest snapshot and the events after it, or all of them."""
        with self._together.begin() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            kept = None if from_start else connection.execute(_snapshot_of(table)).first()
            events = _payloads(connection, table, kept.seq if kept else 0)
        return StoredTable(
            game=row["game"],
            rules=row["rules"],
            secret=row["secret"],
            snapshot=kept.payload if kept else None,
            seq=kept.seq if kept else 0,
            events=events,
        )

    def events(self, table: str, since: int, limit: int) -> list[AnyEvent]:
        """The events after a number."""
        with self._engine.begin() as connection:
            return [read_event(payload) for payload in _payloads(connection, table, since, limit)]

    def due(self, now: int, limit: int) -> list[str]:
        """Tables at which there is something to do by now."""
        query = select(TABLES.c.id).where(TABLES.c.due_at <= now).order_by(TABLES.c.due_at).limit(limit)
        with self._engine.begin() as connection:
            return list(connection.execute(query).scalars())

    def review_of(self, table: str) -> bytes | None:
        """What was found out about a finished game."""
        with self._engine.begin() as connection:
            return reviews.review_of(connection, table)

    def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of some tables."""
        last = func.max(EVENTS.c.seq).label("last")
        query = select(EVENTS.c.game, last).where(EVENTS.c.game.in_(tables)).group_by(EVENTS.c.game)
        with self._engine.begin() as connection:
            return {row.game: row.last for row in connection.execute(query)}

    def row(self, table: str) -> TableRow | None:
        """A table as it stands in lists."""
        with self._engine.begin() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        return None if found is None else _row(found)

    def old_lessons(self, before: int, limit: int) -> list[str]:
        """Tables of lessons at which nothing has happened since a time."""
        query = select(TABLES.c.id).where(TABLES.c.is_lesson, TABLES.c.at < before).limit(limit)
        with self._engine.begin() as connection:
            return list(connection.execute(query).scalars())

    def has(self, table: str) -> bool:
        """Whether there is such a table."""
        with self._engine.begin() as connection:
            return connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None

    def tables_of(self, person: str, limit: int, after: Place | None = None) -> list[TableRow]:
        """A person's tables, those that wait for the person first, then the latest; from a place on."""
        rank = case((TABLES.c.asked == person, 0), else_=1)
        query = (
            select(TABLES)
            .join(MEMBERS, MEMBERS.c.game == TABLES.c.id)
            .where(MEMBERS.c.person == person, TABLES.c.is_lesson.is_(False))
            .order_by(rank, TABLES.c.at.desc(), TABLES.c.id)
            .limit(limit)
        )
        if after is not None:
            query = query.where(_is_after(rank, after))
        with self._engine.begin() as connection:
            return [_row(row) for row in connection.execute(query).mappings()]

    def code_of(self, table: str) -> KeptCode | None:
        """The spoken code that is kept of a table."""
        with self._engine.begin() as connection:
            return codes.code_of(connection, table)

    def table_of_code(self, tags: Sequence[bytes], now: int) -> str | None:
        """The table with one of these codes, if it is good now."""
        with self._engine.begin() as connection:
            return codes.table_of_code(connection, tags, now)

    def role(self, table: str, person: str) -> Role | None:
        """What a person may do at a table."""
        query = select(MEMBERS.c.role).where(MEMBERS.c.game == table, MEMBERS.c.person == person)
        with self._engine.begin() as connection:
            found: Role | None = connection.execute(query).scalar()
        return found

    def devices_of(self, person: str) -> list[Device]:
        """The devices of a person."""
        with self._engine.begin() as connection:
            return [Device(**row) for row in connection.execute(devices_of(person)).mappings()]

    def people_with_devices(self) -> list[str]:
        """Everybody who wants to be called."""
        with self._engine.begin() as connection:
            return list(connection.execute(select(DEVICES.c.person).distinct()).scalars())

    def dailies(self, day: str, game: str, before: int, limit: int) -> list[DailyEntry]:
        """The games of a day that were played to their end before a time, the best first."""
        with self._engine.begin() as connection:
            return dailies.dailies(connection, day, game, before, limit)

    def daily_of(self, day: str, game: str, person: str) -> DailyEntry | None:
        """Somebody's game of a day."""
        with self._engine.begin() as connection:
            return dailies.daily_of(connection, day, game, person)


def _snapshot_of(table: str) -> Select[tuple[int, bytes]]:
    return select(SNAPSHOTS.c.seq, SNAPSHOTS.c.payload).where(SNAPSHOTS.c.game == table)


def _payloads(connection: Any, table: str, since: int, limit: int | None = None) -> list[bytes]:
    query = select(EVENTS.c.payload).where(EVENTS.c.game == table, EVENTS.c.seq > since)
    return list(connection.execute(query.order_by(EVENTS.c.seq).limit(limit)).scalars())


def _is_after(rank: Any, place: Place) -> Any:
    """Whether a table comes later in the list."""
    first = 0 if place.is_asked else 1
    is_older = or_(TABLES.c.at < place.at, and_(TABLES.c.at == place.at, TABLES.c.id > place.id))
    return or_(rank > first, and_(rank == first, is_older))


def _row(row: Any) -> TableRow:
    summary = {name: row[name] for name in Summary.__struct_fields__}
    return TableRow(
        id=row["id"], game=row["game"], rules=row["rules"], summary=msgspec.convert(summary, Summary)
    )
