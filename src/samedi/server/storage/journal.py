"""The journal in a database: one thread writes, and stores everything that is queued in one transaction."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from samedi.server.storage.port import Entry, KeyTaken, Member, Opened, Page, Role, Row, SeqTaken
from samedi.server.storage.reading import Reading
from samedi.server.storage.schema import EVENTS, MEMBERS, SNAPSHOTS, TABLES
from samedi.table.events import AnyEvent, write_event

T = TypeVar("T")
MOST_TOGETHER = 500  # pieces of work in one transaction
READERS = 2
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

    __slots__ = ("do", "error", "future", "page")

    def __init__(self, do: Callable[[Connection], None], page: Page | None = None) -> None:
        self.do = do
        self.page = page
        """What is to be written if it is but events and the line about their table."""
        self.error: Exception | None = None
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class DatabaseJournal:
    """The log of all tables in a database; it belongs to the loop in which it was made."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Work] = []  # while something else is written
        self._is_writing = False
        self._queue: queue.SimpleQueue[list[Work]] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "samedi-reader")
        self._reading = Reading(engine)
        self.transactions = 0
        """How many have been committed, for whoever measures."""
        self._thread = threading.Thread(target=self._write, name="samedi-writer", daemon=True)
        self._thread.start()

    async def append(self, entry: Entry) -> None:
        """Store an entry for good."""
        page = entry[0] if len(entry) == 1 and is_plain(entry[0]) else None
        await self._do(lambda connection: write(connection, entry), page)

    async def admit(self, member: Member) -> None:
        """Let somebody come to a table."""
        await self._do(lambda connection: admit(connection, member))

    async def delete(self, table: str) -> None:
        """Forget a table; the database forgets with it what belongs to it."""
        await self._do(lambda connection: forget(connection, table))

    async def _do(self, do: Callable[[Connection], None], page: Page | None = None) -> None:
        work = Work(do, page)
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

    async def open(self, table: str) -> Opened | None:
        """What is needed to open a table."""
        return await self._read(lambda: self._reading.open(table))

    async def events(self, table: str, since: int, limit: int) -> list[AnyEvent]:
        """The events after a number, in order."""
        return await self._read(lambda: self._reading.events(table, since, limit))

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables at which the server has something to do by now."""
        return await self._read(lambda: self._reading.due(now, limit))

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """A person's tables, the latest first."""
        return await self._read(lambda: self._reading.tables_of(person, limit))

    async def role(self, table: str, person: str) -> Role | None:
        """What a person may do at a table."""
        return await self._read(lambda: self._reading.role(table, person))

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
            self._store(works)
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._stored, works)

    def _store(self, works: Sequence[Work]) -> None:
        """Commit all in one transaction; if that fails, each piece for itself within one."""
        try:
            with self._engine.begin() as connection:
                write_plain(connection, [work.page for work in works if work.page is not None])
                for work in works:
                    if work.page is None:
                        work.do(connection)
        except (IntegrityError, SeqTaken, KeyTaken):
            self._store_each(works)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            for work in works:
                work.error = error
        else:
            self.transactions += 1

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
            for work in works:
                work.error = error
        else:
            self.transactions += 1


def is_plain(page: Page) -> bool:
    """Whether a page is but events and the line about their table."""
    return page.new is None and page.snapshot is None and not page.members and not page.gone


def write_plain(connection: Connection, pages: Sequence[Page]) -> None:
    """Write many pages with two statements."""
    if not pages:
        return
    changed = connection.execute(UPDATE_TABLE, [{"table": page.table, **_columns(page)} for page in pages])
    if changed.rowcount != len(pages):
        raise SeqTaken
    connection.execute(ADD_EVENT, [row for page in pages for row in _rows(page)])


def write(connection: Connection, entry: Entry) -> None:
    """Write an entry; what it cannot follow raises."""
    for page in entry:
        _write_page(connection, page)


def _write_page(connection: Connection, page: Page) -> None:
    if page.new is not None:
        row = {name: getattr(page.new, name) for name in page.new.__struct_fields__}
        connection.execute(ADD_TABLE, {**row, **_columns(page)})
    elif (
        page.events
        and connection.execute(UPDATE_TABLE, {"table": page.table, **_columns(page)}).rowcount == 0
    ):
        raise SeqTaken
    _add_events(connection, page)
    if page.snapshot is not None:
        _keep_snapshot(connection, page.table, page.events[-1].seq, page.snapshot)
    for member in page.members:
        admit(connection, member)
    for person in page.gone:
        connection.execute(delete(MEMBERS).where(MEMBERS.c.game == page.table, MEMBERS.c.person == person))


def _columns(page: Page) -> dict[str, Any]:
    return {name: getattr(page.summary, name) for name in page.summary.__struct_fields__}


def _rows(page: Page) -> list[dict[str, Any]]:
    return [
        {
            "game": page.table,
            "seq": event.seq,
            "sender": event.by,
            "key": event.key,
            "payload": write_event(event),
        }
        for event in page.events
    ]


def _add_events(connection: Connection, page: Page) -> None:
    rows = _rows(page)
    if not rows:
        return
    try:
        connection.execute(ADD_EVENT, rows)
    except IntegrityError:
        raise _conflict(connection, page) from None


def _conflict(connection: Connection, page: Page) -> Exception:
    """Which of the two rules of the log is broken: one event a number, one event a key of a sender."""
    for event in page.events:
        if event.key is not None:
            found = connection.execute(
                select(EVENTS.c.seq).where(
                    EVENTS.c.game == page.table, EVENTS.c.sender == event.by, EVENTS.c.key == event.key
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


def forget(connection: Connection, table: str) -> None:
    """Delete a table; what belongs to it goes with it."""
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
