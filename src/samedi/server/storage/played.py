"""What finished games were to those who sat there, as the database keeps it; how somebody is forgotten."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Engine, delete, exists, func, insert, select, update

from samedi.server.storage.database import SQLITE, reading_together
from samedi.server.storage.played_port import KeptOfPerson, Membership, PlayedGame
from samedi.server.storage.schema import DAILIES, DEVICES, EVENTS, MEMBERS, PLAYED, STUDIES, TABLES
from samedi.server.storage.studies import Doing, nodes_of, studies_of
from samedi.table.forgetting import NOBODY, unnamed, without

MOST_OF_A_PERSON = 2000
_GAMES = select(*(PLAYED.c[name] for name in PlayedGame.__struct_fields__))


class PlayedShelf:
    """The games that people have played to their end."""

    def __init__(
        self, engine: Engine, do: Doing, read: Callable[[Callable[[], Any]], Awaitable[Any]]
    ) -> None:
        self._engine, self._do, self._read = reading_together(engine), do, read

    async def of(self, person: str) -> list[PlayedGame]:
        """A person's games, the latest first."""
        found: list[PlayedGame] = await self._ask(lambda connection: _of(connection, person))
        return found

    async def lacks_sums(self, table: str) -> bool:
        """Whether somebody played at a table of whose game it is not known what was luck."""
        is_it = (PLAYED.c.table == table, PLAYED.c.seat.is_not(None), PLAYED.c.sums.is_(None))
        return bool(
            await self._ask(lambda connection: connection.execute(select(exists().where(*is_it))).scalar())
        )

    async def keep_sums(self, table: str, sums: Mapping[int, bytes]) -> None:
        """Note by seat what was luck and what was choice at a table."""
        await self._do(lambda connection: _keep_sums(connection, table, sums))

    async def keep_own_sums(self, table: str, sums: Mapping[int, bytes], person: str) -> None:
        """Note the same for one person alone, unless it is known."""
        own = (PLAYED.c.person == person, PLAYED.c.sums.is_(None))
        await self._do(lambda connection: _keep_sums(connection, table, sums, *own))

    async def memberships(self, person: str) -> list[Membership]:
        """The tables that a person keeps."""
        found: list[Membership] = await self._ask(lambda connection: _memberships(connection, person))
        return found

    async def everything(self, person: str) -> KeptOfPerson:
        """All that is kept of a person."""
        found: KeptOfPerson = await self._ask(lambda connection: _everything(connection, person))
        return found

    async def forget(self, person: str, day: str) -> None:
        """Forget a person but for today's games of the day, and take their name out of others' games."""
        await self._do(lambda connection: _forget(connection, person, day))

    async def _ask(self, question: Callable[[Connection], Any]) -> Any:
        def answer() -> Any:
            with self._engine.begin() as connection:
                return question(connection)

        return await self._read(answer)


def note_played(connection: Connection, played: Sequence[PlayedGame]) -> None:
    """Keep what a game was to some people; beyond many, their oldest is forgotten."""
    for each in played:
        connection.execute(insert(PLAYED).values(asdict(each)))
        mine = select(PLAYED.c.at).where(PLAYED.c.person == each.person).order_by(PLAYED.c.at.desc())
        oldest = connection.execute(mine.offset(MOST_OF_A_PERSON).limit(1)).scalar()
        if oldest is not None:
            connection.execute(delete(PLAYED).where(PLAYED.c.person == each.person, PLAYED.c.at <= oldest))


def forget_in_log(connection: Connection, table: str, person: str) -> None:
    """Take somebody's name and words out of the events of a table."""
    rows = select(EVENTS.c.seq, EVENTS.c.payload).where(EVENTS.c.game == table)
    for seq, payload in connection.execute(rows).all():
        told = without(payload, person)
        if told != payload:
            is_it = (EVENTS.c.game == table, EVENTS.c.seq == seq)
            connection.execute(update(EVENTS).where(*is_it).values(payload=told))


def _of(connection: Connection, person: str) -> list[PlayedGame]:
    mine = _GAMES.where(PLAYED.c.person == person).order_by(PLAYED.c.at.desc(), PLAYED.c.table)
    return [PlayedGame(**row) for row in connection.execute(mine).mappings()]


def _keep_sums(
    connection: Connection, table: str, sums: Mapping[int, bytes], *also: ColumnElement[bool]
) -> None:
    for seat, told in sums.items():
        is_it = (PLAYED.c.table == table, PLAYED.c.seat == seat, *also)
        connection.execute(update(PLAYED).where(*is_it).values(sums=told))


def _memberships(connection: Connection, person: str) -> list[Membership]:
    mine = select(MEMBERS.c.game).where(MEMBERS.c.person == person)
    counted = (
        select(TABLES.c.id, TABLES.c.stage, func.count(MEMBERS.c.person) - 1)
        .join(MEMBERS, MEMBERS.c.game == TABLES.c.id)
        .where(TABLES.c.id.in_(mine))
        .group_by(TABLES.c.id, TABLES.c.stage)
        .order_by(TABLES.c.id)
    )
    return [Membership(*row) for row in connection.execute(counted)]


def _everything(connection: Connection, person: str) -> KeptOfPerson:
    return KeptOfPerson(
        played=_of(connection, person),
        tables=_memberships(connection, person),
        studies=[(each, nodes_of(connection, each.id)) for each in studies_of(connection, person)],
        devices=_plain(connection, DEVICES, person, ("address", "language", "kept_at", "called_at")),
        dailies=_plain(connection, DAILIES, person, ("day", "game", "table", "name", "begun_at", "score")),
    )


def _plain(connection: Connection, table: Any, person: str, names: Sequence[str]) -> list[dict[str, Any]]:
    rows = select(*(table.c[name] for name in names)).where(table.c.person == person)
    return [dict(row) for row in connection.execute(rows).mappings()]


def _forget(connection: Connection, person: str, day: str) -> None:
    _take_name_out(connection, person)
    for table in (PLAYED, STUDIES, DEVICES):
        connection.execute(delete(table).where(table.c.person == person))
    _take_name_out_of_studies(connection, person)
    connection.execute(delete(DAILIES).where(DAILIES.c.person == person, DAILIES.c.day < day))
    connection.execute(update(DAILIES).where(DAILIES.c.person == person).values(name=NOBODY))


def _take_name_out_of_studies(connection: Connection, person: str) -> None:
    """Let no study of somebody else name whoever sat where it begins."""
    named = select(STUDIES.c.id, STUDIES.c.start).where(_names(connection, person))
    for study, kept in connection.execute(named).all():
        start = msgspec.json.decode(kept)
        unnamed(start, person)
        told = msgspec.json.encode(start)
        connection.execute(update(STUDIES).where(STUDIES.c.id == study).values(start=told))


def _names(connection: Connection, person: str) -> ColumnElement[bool]:
    """Whether the start of a study names somebody."""
    if connection.dialect.name == SQLITE:
        return func.instr(STUDIES.c.start, person.encode()) > 0
    return STUDIES.c.start.op("like")(f"%{person}%".encode())


def _take_name_out(connection: Connection, person: str) -> None:
    """Let nobody who played with somebody have their name among their own games."""
    tables = select(PLAYED.c.table).where(PLAYED.c.person == person)
    shared = select(PLAYED).where(PLAYED.c.table.in_(tables), PLAYED.c.person != person)
    for row in connection.execute(shared).mappings().all():
        outcome = msgspec.json.decode(row["outcome"])
        for seat in outcome["seats"]:
            if seat.get("person") == person:
                seat.update(name=NOBODY, person="")
        is_it = (PLAYED.c.table == row["table"], PLAYED.c.person == row["person"])
        connection.execute(update(PLAYED).where(*is_it).values(outcome=msgspec.json.encode(outcome)))
