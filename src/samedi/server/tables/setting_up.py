"""Setting a table up at a server, where what takes long is worked out elsewhere first."""

from samedi.server.games import game as game_named
from samedi.server.tables.new_table import new_table
from samedi.server.wire.tables import MakeTable
from samedi.server.work.pool import WorkPool
from samedi.table.events import AnyEvent, Begun
from samedi.table.table import Table


async def set_up(
    work: WorkPool,
    name: str,
    asked: MakeTable,
    person: str,
    secret: bytes,
    now: int,
    begun: Begun | None = None,
) -> tuple[Table, list[AnyEvent]]:
    """The table somebody asks for, and the events that led to it."""

    async def attempt() -> tuple[Table, list[AnyEvent]]:
        return new_table(game_named(asked.game), name, asked, person, secret, now, begun)

    return await work.settled(attempt)
