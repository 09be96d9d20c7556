"""Looking back on finished games over HTTP."""

from samedi.core.message import Message
from samedi.core.record import to_bytes
from samedi.server.bots.reviews import FinishedGame
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.wire.review import LookedBack
from samedi.table.table import Table


async def look_back(call: Call) -> LookedBack:
    """What was luck in a finished game and what was choice, as far as it is known by now."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        finished = finished_game(call.table, table)
    return await call.registry.reviews.of(finished, call.person)


def finished_game(name: str, table: Table) -> FinishedGame:
    """A game that is over; of one that runs nobody is told anything."""
    memory = table.memory
    if memory.stage != "over":
        raise Failure(409, Message(f"table-stage-{memory.stage}"))
    if not memory.actions:
        raise Failure(409, Message("server-no-review"))
    return FinishedGame(
        table=name,
        game=table.game,
        start=to_bytes(table.board_at(0)),
        actions=[*memory.actions],
        actors=[*memory.actors],
        times=[*memory.times],
        seats=len(memory.seats),
    )
