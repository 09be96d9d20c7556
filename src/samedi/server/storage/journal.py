"""The journal in a database: one thread writes, and stores everything that is queued in one transaction."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from samedi.server.storage import claims, devices
from samedi.server.storage.codes import keep_code
from samedi.server.storage.database import SQLITE, KeptLine, may_pass
from samedi.server.storage.lives import keep_life
from samedi.server.storage.played import PlayedShelf
from samedi.server.storage.port import (
    DailyEntry,
    Device,
    KeptCode,
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
from samedi.server.storage.reviews import keep_review
from samedi.server.storage.schema import TABLES
from samedi.server.storage.sealing import Sealing
from samedi.server.storage.studies import StudyShelf
from samedi.server.storage.writing import (
    admit,
    conflict,
    forget,
    is_plain,
    keep_snapshot,
    leave_no_trace,
    release,
    write_all,
    write_plain,
)
from samedi.table.events import AnyEvent

T = TypeVar("T")
MOST_TOGETHER = 500  # pieces of work in one transaction
READERS = 2
AGAIN_S = (0.05, 0.1, 0.2, 0.4, 0.8, 0.8, 0.8)  # when to try again while PostgreSQL is away


class Work:
    """Something to write, and who waits for it."""

    __slots__ = ("do", "error", "future", "transaction", "write")

    def __init__(self, do: Callable[[Connection], None], transaction: Transaction = ()) -> None:
        self.do, self.transaction = do, transaction
        self.write = transaction[0] if len(transaction) == 1 and is_plain(transaction[0]) else None
        """What is to be written if it can be written together with others."""
        self.error: Exception | None = None
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class DatabaseJournal:
    """The log of all tables in a database; it belongs to the loop in which it was made."""

    def __init__(self, engine: Engine, sealing: Sealing) -> None:
        self._engine, self._sealing = engine, sealing
        self._line = KeptLine(engine)
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Work] = []  # while something else is written
        self._is_writing = False
        self._queue: queue.SimpleQueue[list[Work]] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "samedi-reader")
        self._reading = Reading(engine)
        self.studies = StudyShelf(engine, self._do, self._read)
        self.played = PlayedShelf(engine, self._do, self._read)
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
        await self._do(lambda connection: write_all(connection, transaction), transaction)

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
        await self._do(lambda connection: keep_snapshot(connection, table, seq, payload))

    async def probe(self) -> None:
        """Write something that leaves no trace."""
        await self._do(leave_no_trace)

    async def _do(self, do: Callable[[Connection], None], transaction: Transaction = ()) -> None:
        work = Work(do, transaction)
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

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of some tables, as far as they are there."""
        return await self._read(lambda: self._reading.heads(tables)) if tables else {}

    async def row(self, table: str) -> TableRow | None:
        """A table as it stands in lists."""
        return await self._read(lambda: self._reading.row(table))

    async def claim(self, table: str, holder: int, now: int) -> bool:
        """Let one of several processes see to a table, for as long as it lives."""
        return bool(await self._read(lambda: self._claim([table], holder, now)))

    def _claim(self, tables: Sequence[str], holder: int, now: int) -> list[str]:
        with self._engine.begin() as connection:
            return claims.claim(connection, tables, holder, now)

    async def claim_due(self, holder: int, now: int, limit: int) -> list[str]:
        """Tables at which something is due and to which nobody sees; from now on this process does."""

        def claimed() -> list[str]:
            with self._engine.begin() as connection:
                due = [row.id for row in connection.execute(claims.due_unclaimed(holder, now, limit))]
                return claims.claim(connection, due, holder, now)

        return await self._read(claimed)

    async def give_up(self, holder: int, tables: Sequence[str]) -> None:
        """Let others see to some tables."""
        await self._do(lambda connection: claims.give_up(connection, tables, holder))

    async def old_lessons(self, before: int, limit: int) -> list[str]:
        """Tables of lessons at which nothing has happened since a time."""
        return await self._read(lambda: self._reading.old_lessons(before, limit))

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

    async def review_of(self, table: str) -> bytes | None:
        """What was found out about a finished game."""
        return await self._read(lambda: self._reading.review_of(table))

    async def keep_review(self, table: str, payload: bytes) -> None:
        """Keep what was found out about a finished game."""
        await self._do(lambda connection: keep_review(connection, table, payload))

    async def dailies(self, day: str, game: str, before: int, limit: int) -> list[DailyEntry]:
        """The games of a day that were played to their end before a time, the best first."""
        return await self._read(lambda: self._reading.dailies(day, game, before, limit))

    async def daily_of(self, day: str, game: str, person: str) -> DailyEntry | None:
        """Somebody's game of a day."""
        return await self._read(lambda: self._reading.daily_of(day, game, person))

    async def _read(self, read: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, patiently, read)

    async def close(self) -> None:
        """Store what is queued, and end."""
        while self._gathered:
            self._hand_over()
        self._queue.put([])
        await self._loop.run_in_executor(None, self._thread.join)
        self._line.close()
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
        """Commit everything; whoever waits hears of what cannot be."""
        try:
            patiently(lambda: self._commit(works))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            self._failed(works, error)
        else:
            self._committed()

    def _commit(self, works: Sequence[Work]) -> None:
        """Commit all in one transaction; if something cannot follow, each piece for itself within one."""
        try:
            with self._line.begin() as connection:
                lock_in_order(connection, works)
                write_plain(connection, [work.write for work in works if work.write is not None])
                for work in works:
                    if work.write is None:
                        work.do(connection)
        except (IntegrityError, SeqTaken):
            self._commit_each(works)

    def _commit_each(self, works: Sequence[Work]) -> None:
        with self._line.begin() as connection:
            lock_in_order(connection, works)
            for work in works:
                work.error = None
                try:
                    with connection.begin_nested():
                        work.do(connection)
                except (IntegrityError, SeqTaken):
                    work.error = conflict(connection, work.transaction)

    def _failed(self, works: Sequence[Work], error: Exception) -> None:
        self.trouble = error
        for work in works:
            work.error = error

    def _committed(self) -> None:
        self.transactions += 1
        self.trouble, self.written_at = None, time.monotonic()


def patiently(attempt: Callable[[], T]) -> T:
    """Do something, and again if PostgreSQL is away for a moment.

    What was perhaps committed before the line broke is found by its key, or by its number, the second time.
    """
    for wait in AGAIN_S:
        try:
            return attempt()
        except DBAPIError as error:
            if not may_pass(error):
                raise
        time.sleep(wait)
    return attempt()


def lock_in_order(connection: Connection, works: Sequence[Work]) -> None:
    """Let processes that write to the same tables never wait for each other in a circle."""
    names = sorted({write.table for work in works for write in work.transaction if write.new is None})
    if len(names) > 1 and connection.dialect.name != SQLITE:
        rows = select(TABLES.c.id).where(TABLES.c.id.in_(names)).order_by(TABLES.c.id)
        connection.execute(rows.with_for_update())
