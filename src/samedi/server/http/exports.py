"""Games out and in over HTTP."""

import asyncio

from starlette.responses import Response

from samedi.core.message import Message
from samedi.server.files.exports import completed, replay_of
from samedi.server.files.imports import played_again, shown_again
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.http.tables import require_room
from samedi.server.storage.port import Member, SeqTaken
from samedi.server.tables.opening import new_write
from samedi.server.wire import DiceSheet, Imported
from samedi.table.export import ExportedGame, Replay, rolls_of
from samedi.table.table import Table


async def export(call: Call) -> Response:
    """The finished game as a file, signed unless it came from elsewhere."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        exported = _exported(table)
        signer = None if table.memory.vouched is False else call.registry.signer
    data = await asyncio.to_thread(completed, table.game, exported, signer)
    name = f"samedi-{exported.record.game}-{call.table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, headers=headers, media_type="application/json")


async def replay(call: Call) -> Replay:
    """The game so far, move by move, as this person may see it."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        memory = table.memory
        if memory.stage not in ("playing", "over"):
            raise Failure(409, Message(f"table-stage-{memory.stage}"))
        seat, actions = table.seat_shown_to(call.person), list(memory.actions)
    return await asyncio.to_thread(replay_of, table.game, memory.options, actions, seat)


async def dice(call: Call) -> DiceSheet:
    """Everything to recompute the dice, once the game is over."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        exported = _exported(table)
    return DiceSheet(
        table=exported.id,
        commitment=exported.dice.commitment,
        secret=exported.dice.secret,
        entropy=[each.entropy for each in exported.dice.entropy],
        rolls=await asyncio.to_thread(rolls_of, exported.record, table.game),
    )


def _exported(table: Table) -> ExportedGame:
    if table.memory.stage != "over":
        raise Failure(409, Message(f"table-stage-{table.memory.stage}"))
    return table.export()


class Imports:
    """Games that people bring along."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Semaphore(1)

    async def show(self, call: Call) -> Replay:
        """What a page needs to show a file that does not carry it, made anew by the rules."""
        require_room(call)
        async with self._one_at_a_time:
            return await asyncio.to_thread(shown_again, call.body)

    async def take(self, call: Call) -> Imported:
        """Check a game against the rules and the dice, and keep it as a finished table of this person."""
        require_room(call)
        async with self._one_at_a_time:
            table, secret, events = await asyncio.to_thread(
                played_again, call.body, call.person, call.registry.signer
            )
        vouched = table.memory.vouched is True
        name = call.registry.signer.table_id(call.person, f"import|{table.memory.id}|{vouched}")
        page = new_write(name, table, secret, events, [Member(name, call.person, "play")])
        try:
            await call.registry.journal.append([page])
        except SeqTaken:
            if await call.registry.journal.role(name, call.person) is None:
                raise Failure(409, Message("server-key-used")) from None
        return Imported(id=name, vouched=vouched)
