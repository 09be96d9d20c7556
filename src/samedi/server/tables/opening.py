"""From the journal to a table, and from a new table to the journal."""

from collections.abc import Sequence
from typing import Any

from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.games import game as game_named
from samedi.server.storage.port import Member, NewTable, StoredTable, TableWrite
from samedi.server.tables.summary import summary_of
from samedi.table.events import AnyEvent
from samedi.table.refusals import BadSnapshot
from samedi.table.table import Table

SNAPSHOT_EVERY = 50  # events


class OtherRules(SamediError):
    """The table is played by rules that this program does not have."""


def table_of(name: str, opened: StoredTable) -> Table:
    """The table that was stored; its snapshot is a short cut if it can still be read."""
    game = game_named(opened.game)
    if opened.rules != game.version:
        found: dict[str, str | int] = {"found": opened.rules, "expected": game.version}
        raise OtherRules(Message("server-other-rules", found))
    table = _restored(game, opened) if opened.snapshot is not None else None
    if table is None:
        first = opened.events[0].what
        table = Table(game, getattr(first, "id", name), opened.secret)
    for event in opened.events:
        if event.seq > table.seq:
            table.apply(event)
    return table


def _restored(game: Game[Any], opened: StoredTable) -> Table | None:
    assert opened.snapshot is not None
    try:
        return Table.restore(game, opened.secret, opened.snapshot)
    except BadSnapshot:
        return None


def new_write(
    name: str, table: Table, secret: bytes, events: Sequence[AnyEvent], members: Sequence[Member]
) -> TableWrite:
    """What begins the log of a table that has just applied its first events."""
    memory = table.memory
    made = NewTable(id=name, game=memory.game, rules=memory.rules, secret=secret, created_at=memory.at)
    return TableWrite(
        table=name,
        events=events,
        summary=summary_of(table),
        new=made,
        snapshot=table.snapshot() if len(events) >= SNAPSHOT_EVERY else None,
        members=members,
    )
