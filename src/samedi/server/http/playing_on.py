"""Going on from a moment of a finished game over HTTP, at a table of its own."""

from samedi.server.http.endpoint import Call
from samedi.server.tables.playing_on import begun_at, from_there
from samedi.server.wire.tables import MakeTable, PlayOn
from samedi.table.events import Begun


async def going_on(call: Call, asked: MakeTable, wanted: PlayOn) -> tuple[MakeTable, Begun]:
    """The table that is asked for with the game and options of the other one, and where it begins."""
    await call.role(wanted.table)
    async with call.registry.hold(wanted.table) as session, session.locked() as table:
        begun = begun_at(table, wanted, call.person)
        return from_there(asked, table), begun
