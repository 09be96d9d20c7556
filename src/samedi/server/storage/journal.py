"""The journal in a database: one thread writes, and stores everything that is queued in one transaction."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import (
    Connection,
    CursorResult,
    Dialect,
    Engine,
    Insert,
    Update,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from samedi.server.storage import devices
from samedi.server.storage.codes import end_code, keep_code
from samedi.server.storage.lives import keep_life
from samedi.server.storage.port import (
    Device,
    KeptCode,
    KeyTaken,
    Life,
    Member,
    Place,
    Role,
    SeqTaken,
    StoredTable,
    TableRow,
    TableWrite,
    Transaction,
)
from samedi.server.storage.reading import Reading
from samedi.server.storage.schema import EVENTS, MEMBERS, SNAPSHOTS, TABLES
from samedi.server.storage.sealing import Sealing
from samedi.table.events import AnyEvent, write_event

T = TypeVar("T")
MOST_TOGETHER = 500  # pieces of work in one transaction
READERS = 2
TRIAL = "~"  # no table is called so
ADD_EVENT = insert(EVENTS)
ADD_TABLE = insert(TABLES)
UPDATE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("stage", "host", "at", "length", "asked", "due_at")})
    .values(seats=bindparam("seats"), winners=bindparam("winners"))
)


class Work:
    """Something to write, and who waits for it."""

    __slots__ = ("do", "error", "future", "write")

    def __init__(self, do: Callable[[Connection], None], write: TableWrite | None = None) -> None:
        self.do = do
        self.write = write
        """What is to be written if it is but events and the line about their table."""
        self.error: Exception | None = None
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class DatabaseJournal:
    """The log of all tables in a database; it belongs to the loop in which it was made."""

    def __init__(self, engine: Engine, sealing: Sealing) -> None:
        self._engine, self._sealing = engine, sealing
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Work] = []  # while something else is written
        self._is_writing = False
        self._queue: queue.SimpleQueue[list[Work]] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "samedi-reader")
        self._reading = Reading(engine)
        self.transactions = 0
        """How many have been committed, for whoever measures."""
        self.written_at = time.monotonic()
        self.writing_since: float | None = None
        self.trouble: Exception | None = None
        self._thread = threading.Thread(target=self._write, name="samedi-writer", daemon=True)
        self._thread.start()

    async def append(self, transaction: Transaction) -> None:
        """Store a transaction for good, and the secrets of new tables sealed."""
        transaction = [self._sealed(write) for write in transaction]
        write = transaction[0] if len(transaction) == 1 and is_plain(transaction[0]) else None
        await self._do(lambda connection: write_all(connection, transaction), write)

    def _sealed(self, write: TableWrite) -> TableWrite:
        if write.new is None:
            return write
        secret = self._sealing.seal(write.new.id, write.new.secret)
        return replace(write, new=replace(write.new, secret=secret))

    async def code_of(self, table: str) -> KeptCode | None:
        """The spoken code that is kept of a table."""
        return await self._read(lambda: self._reading.code_of(table))

    async def keep_code(self, code: KeptCode, now: int, former: bytes | None) -> None:
        """Keep a code in the place of a former one."""
        await self._do(lambda connection: keep_code(connection, code, now, former))

    async def table_of_code(self, tags: Sequence[bytes], now: int) -> str | None:
        """The table with one of these codes, if it is good now."""
        return await self._read(lambda: self._reading.table_of_code(tags, now))

    async def admit(self, member: Member) -> None:
        """Let somebody come to a table."""
        await self._do(lambda connection: admit(connection, member))

    async def release(self, member: Member) -> None:
        """Let somebody no longer keep a table; a finished game that nobody keeps is forgotten."""
        await self._do(lambda connection: release(connection, member.table, [member.person]))

    async def keep_life(self, life: Life) -> None:
        """Note until when this server has lived."""
        await self._do(lambda connection: keep_life(connection, life))

    async def keep_device(self, device: Device) -> None:
        """Keep a device, or what is new about it."""
        await self._do(lambda connection: devices.keep_device(connection, device))

    async def forget_device(self, person: str, address: str) -> None:
        """Forget a device of a person."""
        await self._do(lambda connection: devices.forget_device(connection, person, address))

    async def note_call(self, person: str, at: int) -> None:
        """Note when a person was called last."""
        await self._do(lambda connection: devices.note_call(connection, person, at))

    async def delete(self, table: str) -> None:
        """Forget a table; the database forgets with it what belongs to it."""
        await self._do(lambda connection: forget(connection, table))

    async def keep_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        """Put another snapshot in the place of one that cannot be read."""
        await self._do(lambda connection: _keep_snapshot(connection, table, seq, payload))

    async def probe(self) -> None:
        """Write something that leaves no trace."""
        await self._do(leave_no_trace)

    async def _do(self, do: Callable[[Connection], None], write: TableWrite | None = None) -> None:
        work = Work(do, write)
        self._gathered.append(work)
        if not self._is_writing:
            self._is_writing = True
            self._loop.call_soon(self._hand_over)  # with all that comes in this moment
        await work.future

    def _hand_over(self) -> None:
        """Let the thread write what has gathered."""
        works, self._gathered = self._gathered[:MOST_TOGETHER], self._gathered[MOST_TOGETHER:]
        self._is_writing = bool(works)
        if works:
            self._queue.put(works)

    def _stored(self, works: Sequence[Work]) -> None:
        """Go on with what gathered meanwhile, and wake everybody who waits."""
        self._hand_over()
        for work in works:
            if work.future.done():  # whoever waited has gone
                continue
            if work.error is None:
                work.future.set_result(None)
            else:
                work.future.set_exception(work.error)

    async def open(self, table: str, *, from_start: bool = False) -> StoredTable | None:
        """What is needed to open a table."""
        found = await self._read(lambda: self._reading.open(table, from_start=from_start))
        return found and replace(found, secret=self._sealing.open(table, found.secret))

    async def events(self, table: str, since: int, limit: int) -> list[AnyEvent]:
        """The events after a number, in order."""
        return await self._read(lambda: self._reading.events(table, since, limit))

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables at which the server has something to do by now."""
        return await self._read(lambda: self._reading.due(now, limit))

    async def tables_of(self, person: str, limit: int, after: Place | None = None) -> list[TableRow]:
        """A person's tables, those that wait for the person first, then the latest; from a place on."""
        return await self._read(lambda: self._reading.tables_of(person, limit, after))

    async def has(self, table: str) -> bool:
        """Whether there is such a table."""
        return await self._read(lambda: self._reading.has(table))

    async def role(self, table: str, person: str) -> Role | None:
        """What a person may do at a table."""
        return await self._read(lambda: self._reading.role(table, person))

    async def devices_of(self, person: str) -> list[Device]:
        """The devices of a person."""
        return await self._read(lambda: self._reading.devices_of(person))

    async def people_with_devices(self) -> list[str]:
        """Everybody who wants to be called."""
        return await self._read(self._reading.people_with_devices)

    async def _read(self, read: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def close(self) -> None:
        """Store what is queued, and end."""
        while self._gathered:
            self._hand_over()
        self._queue.put([])
        await self._loop.run_in_executor(None, self._thread.join)
        self._readers.shutdown()
        self._engine.dispose()

    def _write(self) -> None:
        """The life of the writing thread."""
        while works := self._queue.get():
            self.writing_since = time.monotonic()
            self._store(works)
            self.writing_since = None
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._stored, works)

    def _store(self, works: Sequence[Work]) -> None:
        """Commit all in one transaction; if that fails, each piece for itself within one."""
        try:
            with self._engine.begin() as connection:
                write_plain(connection, [work.write for work in works if work.write is not None])
                for work in works:
                    if work.write is None:
                        work.do(connection)
        except (IntegrityError, SeqTaken, KeyTaken):
            self._store_each(works)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            self._failed(works, error)
        else:
            self._committed()

    def _store_each(self, works: Sequence[Work]) -> None:
        try:
            with self._engine.begin() as connection:
                for work in works:
                    try:
                        with connection.begin_nested():
                            work.do(connection)
                    except (IntegrityError, SeqTaken, KeyTaken) as error:
                        work.error = error if not isinstance(error, IntegrityError) else SeqTaken()
        except Exception as error:  # noqa: BLE001 - as above
            self._failed(works, error)
        else:
            self._committed()

    def _failed(self, works: Sequence[Work], error: Exception) -> None:
        self.trouble = error
        for work in works:
            work.error = error

    def _committed(self) -> None:
        self.transactions += 1
        self.trouble, self.written_at = None, time.monotonic()


def is_plain(write: TableWrite) -> bool:
    """Whether a write is but events and the line about their table."""
    is_more = write.members or write.gone or write.ends_code
    return write.new is None and write.snapshot is None and not is_more


def write_plain(connection: Connection, writes: Sequence[TableWrite]) -> None:
    """Write to many tables with two statements."""
    if not writes:
        return
    lines = [{"table": write.table, **_columns(write)} for write in writes]
    if execute_many(connection, UPDATE_TABLE, lines).rowcount != len(writes):
        raise SeqTaken
    execute_many(connection, ADD_EVENT, [row for write in writes for row in _rows(write)])


def execute_many(
    connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]
) -> CursorResult[Any]:
    """Execute a statement for many rows of plain values, which go to the driver as they are."""
    text, order = written_for(connection.dialect, statement, tuple(rows[0]))
    values = [tuple(map(row.__getitem__, order)) for row in rows] if order else list(rows)
    return connection.exec_driver_sql(text, values)


@cache
def written_for(
    dialect: Dialect, statement: Insert | Update, names: tuple[str, ...]
) -> tuple[str, Sequence[str] | None]:
    """A statement in the words of a database, and the order of its values if they have no names there."""
    compiled = statement.compile(dialect=dialect, column_keys=names if statement.is_insert else None)
    return compiled.string, compiled.positiontup


def write_all(connection: Connection, transaction: Transaction) -> None:
    """Write a transaction; what it cannot follow raises."""
    for write in transaction:
        _write_table(connection, write)


def _write_table(connection: Connection, write: TableWrite) -> None:
    if write.new is not None:
        row = {name: getattr(write.new, name) for name in write.new.__struct_fields__}
        connection.execute(ADD_TABLE, {**row, **_columns(write)})
    elif (
        write.events
        and connection.execute(UPDATE_TABLE, {"table": write.table, **_columns(write)}).rowcount == 0
    ):
        raise SeqTaken
    _add_events(connection, write)
    if write.snapshot is not None:
        _keep_snapshot(connection, write.table, write.events[-1].seq, write.snapshot)
    for member in write.members:
        admit(connection, member)
    if write.ends_code:
        end_code(connection, write.table)
    if write.gone:
        release(connection, write.table, write.gone)


def _columns(write: TableWrite) -> dict[str, Any]:
    return {name: getattr(write.summary, name) for name in write.summary.__struct_fields__}


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
    if not rows:
        return
    try:
        connection.execute(ADD_EVENT, rows)
    except IntegrityError:
        raise _conflict(connection, write) from None


def _conflict(connection: Connection, write: TableWrite) -> Exception:
    """Which of the two rules of the log is broken: one event a number, one event a key of a sender."""
    for event in write.events:
        if event.key is not None:
            found = connection.execute(
                select(EVENTS.c.seq).where(
                    EVENTS.c.game == write.table, EVENTS.c.sender == event.by, EVENTS.c.key == event.key
                )
            ).scalar()
            if found is not None:
                return KeyTaken(found)
    return SeqTaken()


def _keep_snapshot(connection: Connection, table: str, seq: int, payload: bytes) -> None:
    changed = connection.execute(
        update(SNAPSHOTS).where(SNAPSHOTS.c.game == table).values(seq=seq, payload=payload)
    )
    if changed.rowcount == 0:
        connection.execute(insert(SNAPSHOTS).values(game=table, seq=seq, payload=payload))


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
