"""Writing to the database: what one transaction does to it."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    CursorResult,
    Dialect,
    Engine,
    Insert,
    TextClause,
    Update,
    bindparam,
    delete,
    exists,
    insert,
    select,
    text,
    update,
)

from samedi.server.storage.codes import end_code
from samedi.server.storage.dailies import begin_daily, score_daily
from samedi.server.storage.played import forget_in_log, note_played
from samedi.server.storage.port import KeyTaken, Member, SeqTaken, TableWrite, Transaction
from samedi.server.storage.schema import EVENTS, MEMBERS, TABLES
from samedi.table.events import AnyEvent, write_event

TRIAL = "~"  # no table is called so
ADD_EVENT = insert(EVENTS)
ADD_TABLE = insert(TABLES)
UPDATE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("stage", "host", "at", "length", "asked", "due_at")})
    .values(seats=bindparam("seats"), winners=bindparam("winners"))
)
KEEP_SNAPSHOT = text(
    "insert into snapshots (game, seq, payload) values (:game, :seq, :payload)"
    " on conflict (game) do update set seq = excluded.seq, payload = excluded.payload"
)
Statement = Insert | Update | TextClause


def is_plain(write: TableWrite) -> bool:
    """Whether a write is but events, the line about their table, and what is kept to open it quickly."""
    people = write.members or write.gone or write.played or write.forgets
    is_more = people or write.ends_code or write.begins or write.scores
    return write.new is None and not is_more


def write_plain(connection: Connection, writes: Sequence[TableWrite]) -> None:
    """Write to many tables with two statements, and a third where snapshots are due."""
    if not writes:
        return
    lines = [{"table": write.table, **asdict(write.summary)} for write in writes]
    if execute_many(connection, UPDATE_TABLE, lines).rowcount != len(writes):
        raise SeqTaken
    execute_many(connection, ADD_EVENT, [row for write in writes for row in _rows(write)])
    snapshots = [
        {"game": write.table, "seq": write.events[-1].seq, "payload": write.snapshot}
        for write in writes
        if write.snapshot is not None
    ]
    if snapshots:
        execute_many(connection, KEEP_SNAPSHOT, snapshots)


def execute_many(
    connection: Connection, statement: Statement, rows: Sequence[dict[str, Any]]
) -> CursorResult[Any]:
    """Execute a statement for many rows of plain values, which go to the driver as they are."""
    text, order = written_for(connection.dialect, statement, tuple(rows[0]))
    values = [tuple(map(row.__getitem__, order)) for row in rows] if order else list(rows)
    return connection.exec_driver_sql(text, values)


@cache
def written_for(
    dialect: Dialect, statement: Statement, names: tuple[str, ...]
) -> tuple[str, Sequence[str] | None]:
    """A statement in the words of a database, and the order of its values if they have no names there."""
    compiled = statement.compile(dialect=dialect, column_keys=names if statement is ADD_EVENT else None)
    return compiled.string, compiled.positiontup


def write_all(connection: Connection, transaction: Transaction) -> None:
    """Write a transaction; what it cannot follow raises."""
    for write in transaction:
        _write_table(connection, write)


def _write_table(connection: Connection, write: TableWrite) -> None:
    if write.new is not None:
        connection.execute(ADD_TABLE, {**asdict(write.new), **asdict(write.summary)})
    elif (
        write.events
        and connection.execute(UPDATE_TABLE, {"table": write.table, **asdict(write.summary)}).rowcount == 0
    ):
        raise SeqTaken
    _add_events(connection, write)
    if write.snapshot is not None:
        keep_snapshot(connection, write.table, write.events[-1].seq, write.snapshot)
    for member in write.members:
        admit(connection, member)
    if write.begins is not None:
        begin_daily(connection, write.begins)
    if write.scores is not None:
        score_daily(connection, write.table, write.scores)
    note_played(connection, write.played)
    if write.forgets is not None:
        forget_in_log(connection, write.table, write.forgets)
    if write.ends_code:
        end_code(connection, write.table)
    if write.gone:
        release(connection, write.table, write.gone)


def _rows(write: TableWrite) -> list[dict[str, Any]]:
    return [
        {
            "game": write.table,
            "seq": event.seq,
            "sender": event.by,
            "key": event.key,
            "payload": write_event(event),
        }
        for event in write.events
    ]


def _add_events(connection: Connection, write: TableWrite) -> None:
    rows = _rows(write)
    if rows:
        connection.execute(ADD_EVENT, rows)


def conflict(connection: Connection, transaction: Transaction) -> Exception:
    """Which of the two rules of the log is broken: one event a number, one event a key of a sender."""
    for write in transaction:
        for event in write.events if write.new is None else ():
            if event.key is not None and (found := _done_before(connection, write.table, event)) is not None:
                return KeyTaken(found)
    return SeqTaken()


def _done_before(connection: Connection, table: str, event: AnyEvent) -> int | None:
    is_same = (EVENTS.c.game == table, EVENTS.c.sender == event.by, EVENTS.c.key == event.key)
    found: int | None = connection.execute(select(EVENTS.c.seq).where(*is_same)).scalar()
    return found


def keep_snapshot(connection: Connection, table: str, seq: int, payload: bytes) -> None:
    """Keep the table as it is after an event, in the place of what was kept before."""
    connection.execute(KEEP_SNAPSHOT, {"game": table, "seq": seq, "payload": payload})


def admit(connection: Connection, member: Member) -> None:
    """Let somebody come to a table; a player stays a player."""
    where = (MEMBERS.c.game == member.table, MEMBERS.c.person == member.person)
    role = connection.execute(select(MEMBERS.c.role).where(*where)).scalar()
    if role is None:
        connection.execute(insert(MEMBERS).values(person=member.person, game=member.table, role=member.role))
    elif role != member.role and member.role == "play":
        connection.execute(update(MEMBERS).where(*where).values(role=member.role))


def require_writable(engine: Engine) -> None:
    """Raise if a database cannot be written to, which one that can be read does not tell."""
    with engine.begin() as connection:
        leave_no_trace(connection)


def leave_no_trace(connection: Connection) -> None:
    """Write a row and take it back: whoever commits this has a database that takes what it is given."""
    row = {each.name: None if each.nullable else each.type.python_type() for each in TABLES.columns}
    connection.execute(ADD_TABLE, row | {"id": TRIAL})
    forget(connection, TRIAL)


def release(connection: Connection, table: str, people: Sequence[str]) -> None:
    """Let people no longer keep a table; a finished game that nobody keeps is forgotten."""
    connection.execute(delete(MEMBERS).where(MEMBERS.c.game == table, MEMBERS.c.person.in_(people)))
    is_kept = exists().where(MEMBERS.c.game == table)
    connection.execute(delete(TABLES).where(TABLES.c.id == table, TABLES.c.stage == "over", ~is_kept))


def forget(connection: Connection, table: str) -> None:
    """Delete a table; what belongs to it goes with it."""
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
