"""From the journal to a table, and from a new table to the journal."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.games import NAMES
from samedi.server.games import game as game_named
from samedi.server.operation import log
from samedi.server.storage.port import Journal, Member, NewTable, StoredTable, TableWrite
from samedi.server.storage.sealing import OtherKey
from samedi.server.tables.summary import summary_of
from samedi.server.work.pool import NotNow, WorkPool
from samedi.table.events import AnyEvent, read_event
from samedi.table.table import Table

SNAPSHOT_EVERY = 50  # events


class Unreadable(SamediError):
    """The table is there, and this program cannot open it."""


class OpenedTable(NamedTuple):
    """A table, and how many of its events are in no snapshot."""

    table: Table
    loose: int


async def open_table(journal: Journal, work: WorkPool, name: str) -> OpenedTable | None:
    """The table as the journal has it; a snapshot is a short cut, and made anew if it cannot be read."""
    try:
        stored = await journal.open(name)
    except OtherKey as error:
        raise Unreadable(error.message) from error
    if stored is None:
        return None
    _require_rules(stored)
    try:
        return OpenedTable(await _settled(work, name, stored), len(stored.events))
    except NotNow:
        raise
    except Exception as error:
        if stored.snapshot is None:
            raise Unreadable(Message("server-table-unreadable")) from error
        log.warning("snapshot-unreadable", table=name, error=f"{type(error).__name__}: {error}")
    return await _opened_from_start(journal, work, name)


async def _opened_from_start(journal: Journal, work: WorkPool, name: str) -> OpenedTable | None:
    stored = await journal.open(name, from_start=True)
    if stored is None:
        return None
    try:
        table = await _settled(work, name, stored)
    except NotNow:
        raise
    except Exception as error:
        raise Unreadable(Message("server-table-unreadable")) from error
    with suppress(Exception):  # else whoever opens it next makes it
        await journal.keep_snapshot(name, table.seq, table.snapshot())
    return OpenedTable(table, 0)


async def _settled(work: WorkPool, name: str, stored: StoredTable) -> Table:
    """The table, once all is worked out that its game needs; each has its own turn, whoever wants it open."""
    return await work.settled(partial(asyncio.to_thread, table_of, name, stored), by=f"table {name}")


def _require_rules(stored: StoredTable) -> None:
    if stored.game not in NAMES:
        raise Unreadable(Message("server-table-unreadable"))
    known = game_named(stored.game).version
    if stored.rules != known:
        raise Unreadable(Message("server-other-rules", {"found": stored.rules, "expected": known}))


def table_of(name: str, stored: StoredTable) -> Table:
    """The table that was stored; raises whatever a damaged log or snapshot brings about."""
    game = game_named(stored.game)
    events = [read_event(payload) for payload in stored.events]
    if stored.snapshot is None:
        table = Table(game, getattr(events[0].what, "id", name), stored.secret)
    else:
        table = Table.restore(game, stored.secret, stored.snapshot)
        if table.seq != stored.seq:
            raise ValueError(f"the snapshot is of event {table.seq}, not {stored.seq}")
    for event in events:
        table.apply(event)
    table.keep_start()
    return table


def new_write(
    name: str, table: Table, secret: bytes, events: Sequence[AnyEvent], members: Sequence[Member]
) -> TableWrite:
    """What begins the log of a table that has just applied its first events."""
    memory = table.memory
    made = NewTable(
        id=name,
        game=memory.game,
        rules=memory.rules,
        secret=secret,
        created_at=memory.at,
        is_lesson=memory.taught is not None,
    )
    return TableWrite(
        table=name,
        events=events,
        summary=summary_of(table),
        new=made,
        snapshot=table.snapshot() if len(events) >= SNAPSHOT_EVERY else None,
        members=members,
    )
