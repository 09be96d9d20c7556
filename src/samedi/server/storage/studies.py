"""Studies, as the database keeps them: a line each, and a line for every node of its tree.

A node is only ever added, so that two who edit at once lose nothing of each other; of a name and a comment
the last one counts.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Engine, Row, case, delete, func, insert, or_, select, update

from samedi.server.storage.database import SQLITE, reading_together
from samedi.server.storage.port import SeqTaken
from samedi.server.storage.schema import STUDIES, STUDY_NODES
from samedi.server.storage.study_port import KeptStudy
from samedi.table.study import MOST_NODES, START, Node, gone_with

T = TypeVar("T")
MOST_OF_A_PERSON = 100
NODE = [STUDY_NODES.c[name] for name in ("id", "parent", "action", "name", "comment")]


class Doing(Protocol):
    """How something is written."""

    async def __call__(self, do: Callable[[Connection], None]) -> None:
        """Write something, with all that is written in this moment."""


class StudyShelf:
    """All studies."""

    def __init__(
        self, engine: Engine, do: Doing, read: Callable[[Callable[[], Any]], Awaitable[Any]]
    ) -> None:
        self._engine, self._do, self._read = reading_together(engine), do, read

    async def make(self, study: KeptStudy, nodes: Sequence[Node] = ()) -> None:
        """Keep a new study; whoever has too many loses the oldest without a name, or is refused."""
        await self._do(lambda connection: _make(connection, study, nodes))

    async def add(self, study: str, node: Node, at: int) -> None:
        """Add a node; nothing changes if it is there. `SeqTaken` if it cannot be."""
        await self._do(lambda connection: _add(connection, study, node, at))

    async def note(self, study: str, node: str, values: dict[str, str], at: int) -> None:
        """Name a node, or comment on it."""
        await self._do(lambda connection: _note(connection, study, node, values, at))

    async def cut(self, study: str, node: str, at: int) -> None:
        """Forget a node and all that was tried after it."""
        await self._do(lambda connection: _cut(connection, study, node, at))

    async def forget(self, study: str) -> None:
        """Forget a study."""
        await self._do(lambda connection: _forget(connection, study))

    async def by_code(self, code: str) -> tuple[KeptStudy, list[Node]] | None:
        """The study that somebody may read or edit by a code, with its nodes in the order of their making."""
        found: tuple[KeptStudy, list[Node]] | None = await self._read(lambda: self._by_code(code))
        return found

    def _by_code(self, code: str) -> tuple[KeptStudy, list[Node]] | None:
        with self._engine.begin() as connection:
            row = connection.execute(select(STUDIES).where(_is_of(code))).first()
            if row is None:
                return None
            return _study(row), nodes_of(connection, row.id)

    async def changed_at(self, code: str) -> int | None:
        """When a study was changed last, for whoever has a code of it."""
        found: int | None = await self._read(lambda: self._changed_at(code))
        return found

    def _changed_at(self, code: str) -> int | None:
        with self._engine.begin() as connection:
            found: int | None = connection.execute(select(STUDIES.c.at).where(_is_of(code))).scalar()
        return found

    async def unnamed(self, before: int) -> list[str]:
        """Studies without a name that nobody has touched since a time."""
        found: list[str] = await self._read(lambda: self._unnamed(before))
        return found

    def _unnamed(self, before: int) -> list[str]:
        with self._engine.begin() as connection:
            old = select(STUDIES.c.id).where(STUDIES.c.name == "", STUDIES.c.at < before)
            return list(connection.execute(old.order_by(STUDIES.c.at)).scalars())

    async def of(self, person: str) -> list[KeptStudy]:
        """The studies that a person began, the latest first."""
        found: list[KeptStudy] = await self._read(lambda: self._of(person))
        return found

    def _of(self, person: str) -> list[KeptStudy]:
        with self._engine.begin() as connection:
            return studies_of(connection, person)


def _is_of(code: str) -> ColumnElement[bool]:
    return or_(STUDIES.c.id == code, STUDIES.c.read == code)


def studies_of(connection: Connection, person: str) -> list[KeptStudy]:
    """The studies that a person began, the latest first."""
    mine = select(STUDIES).where(STUDIES.c.person == person).order_by(STUDIES.c.at.desc())
    return [_study(row) for row in connection.execute(mine.limit(MOST_OF_A_PERSON))]


def nodes_of(connection: Connection, study: str) -> list[Node]:
    """The nodes of a study in the order of their making."""
    nodes = select(*NODE).where(STUDY_NODES.c.study == study).order_by(STUDY_NODES.c.number)
    return [
        Node(id=name, parent=parent, action=action, name=called, comment=comment)
        for name, parent, action, called, comment in connection.execute(nodes)
    ]


def _study(row: Row[Any]) -> KeptStudy:
    return KeptStudy(**{name: getattr(row, name) for name in KeptStudy.__struct_fields__})


def _make(connection: Connection, study: KeptStudy, nodes: Sequence[Node]) -> None:
    _make_room(connection, study.person)
    connection.execute(
        insert(STUDIES).values({name: getattr(study, name) for name in study.__struct_fields__})
    )
    if nodes:
        rows = [_line_of(study.id, node, number) for number, node in enumerate(nodes)]
        connection.execute(insert(STUDY_NODES), rows)


def _make_room(connection: Connection, person: str) -> None:
    """Forget the oldest study without a name of somebody who has as many as there may be."""
    mine = select(STUDIES.c.id, STUDIES.c.name).where(STUDIES.c.person == person).order_by(STUDIES.c.at)
    found = list(connection.execute(mine))
    if len(found) < MOST_OF_A_PERSON:
        return
    unnamed = [row.id for row in found if not row.name]
    if not unnamed:
        raise SeqTaken
    _forget(connection, unnamed[0])


def _line_of(study: str, node: Node, number: int) -> dict[str, Any]:
    return {"study": study, "number": number, **asdict(node)}


def _add(connection: Connection, study: str, node: Node, at: int) -> None:
    _lock(connection, study)
    there = set(connection.execute(select(STUDY_NODES.c.id).where(STUDY_NODES.c.study == study)).scalars())
    if node.id in there:
        return
    if len(there) >= MOST_NODES or (node.parent != START and node.parent not in there):
        raise SeqTaken
    last = select(func.max(STUDY_NODES.c.number)).where(STUDY_NODES.c.study == study)
    number = 1 + (connection.execute(last).scalar() or 0)
    connection.execute(insert(STUDY_NODES), _line_of(study, node, number))
    _touch(connection, study, at)


def _lock(connection: Connection, study: str) -> None:
    """Let others who change the same study wait; SQLite lets everybody wait who writes."""
    row = select(STUDIES.c.id).where(STUDIES.c.id == study)
    if connection.dialect.name != SQLITE:
        row = row.with_for_update()
    if connection.execute(row).first() is None:
        raise SeqTaken


def _touch(connection: Connection, study: str, at: int) -> None:
    """Note the time of a change; no two have the same, so that it tells one state from another."""
    later = case((STUDIES.c.at >= at, STUDIES.c.at + 1), else_=at)
    connection.execute(update(STUDIES).where(STUDIES.c.id == study).values(at=later))


def _note(connection: Connection, study: str, node: str, values: dict[str, str], at: int) -> None:
    _lock(connection, study)
    if node == START:
        connection.execute(update(STUDIES).where(STUDIES.c.id == study).values(**values))
    else:
        is_it = (STUDY_NODES.c.study == study, STUDY_NODES.c.id == node)
        if connection.execute(update(STUDY_NODES).where(*is_it).values(**values)).rowcount == 0:
            raise SeqTaken
    _touch(connection, study, at)


def _cut(connection: Connection, study: str, node: str, at: int) -> None:
    _lock(connection, study)
    columns = select(STUDY_NODES.c.id, STUDY_NODES.c.parent).where(STUDY_NODES.c.study == study)
    gone = gone_with(node, ((row.id, row.parent) for row in connection.execute(columns)))
    connection.execute(delete(STUDY_NODES).where(STUDY_NODES.c.study == study, STUDY_NODES.c.id.in_(gone)))
    _touch(connection, study, at)


def _forget(connection: Connection, study: str) -> None:
    connection.execute(delete(STUDIES).where(STUDIES.c.id == study))
