"""Games out and in over HTTP."""

import asyncio

from msgspec.structs import replace
from starlette.responses import Response

from samedi.core.message import Message
from samedi.core.record import to_bytes
from samedi.server.files.imports import ImportedTable
from samedi.server.http import dailies
from samedi.server.http.endpoint import JSON, Call, squeezed
from samedi.server.http.refusals import Failure
from samedi.server.http.tables import require_room
from samedi.server.storage.port import SeqTaken
from samedi.server.wire.tables import DiceSheet, Imported
from samedi.server.work.requests import ListRolls, ReadFile, ShowFile, ShowGame, WriteFile
from samedi.table.export import ExportedGame, Roll
from samedi.table.table import Table


async def export(call: Call) -> Response:
    """The finished game as a file, signed unless it came from elsewhere."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        exported = _exported(table)
        keys = None if table.memory.vouched is False else call.registry.signer.keys
    # A finished game never changes, but another table may get the name of one that was deleted.
    key = ("file", call.table, exported.dice.commitment)
    request = WriteFile(exported=exported.to_json().encode(), keys=keys)
    data = await call.registry.work.remembered(key, request)
    name = f"samedi-{exported.record.game}-{call.table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, headers=headers, media_type="application/json")


async def replay(call: Call) -> Response:
    """The game so far, move by move, as this person may see it."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        memory = table.memory
        if memory.stage not in ("playing", "over"):
            raise Failure(409, Message(f"table-stage-{memory.stage}"))
        seat = table.seat_shown_to(call.person)
        key = ("replay", call.table, memory.commitment, memory.changed, seat)
        start = to_bytes(table.board_at(0))
        request = ShowGame(game=memory.game, start=start, actions=[*memory.actions], seat=seat)
    data = await call.registry.work.remembered(key, request)
    return await asyncio.to_thread(squeezed, call.request, data)  # some hundred kB would hold up others


async def dice(call: Call) -> DiceSheet:
    """Everything to recompute the dice, once the game is over."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        _require_over(table)
        sheet = dailies.sheet_of(call, table) or _sheet_of(table)
        start, actions = to_bytes(table.board_at(0)), [*table.memory.actions]
        request = ListRolls(game=table.memory.game, start=start, actions=actions)
    return replace(sheet, rolls=await call.registry.work.ask(request, list[Roll]))


def _sheet_of(table: Table) -> DiceSheet:
    """What the dice of a game followed from."""
    dice = table.dice()
    return DiceSheet(
        table=table.memory.id,
        commitment=dice.commitment,
        secret=dice.secret,
        entropy=[each.entropy for each in dice.entropy],
        seals=dice.seals,
        rolls=[],
    )


def _exported(table: Table) -> ExportedGame:
    _require_over(table)
    return table.export()


def _require_over(table: Table) -> None:
    if table.memory.stage != "over":
        raise Failure(409, Message(f"table-stage-{table.memory.stage}"))


async def show(call: Call) -> Response:
    """What a page needs to show a file that does not carry it, made anew by the rules."""
    require_room(call)
    return Response(await call.registry.work.ask(ShowFile(data=call.body), bytes), media_type=JSON)


async def take(call: Call) -> Imported:
    """Check a game against the rules and the dice, and keep it as a finished table of this person."""
    require_room(call)
    registry = call.registry
    request = ReadFile(data=call.body, person=call.person, keys=registry.signer.keys)
    write = (await registry.work.ask(request, ImportedTable)).whole()
    try:
        await registry.journal.append([write])
    except SeqTaken:
        if await registry.journal.role(write.table, call.person) is None:
            raise Failure(409, Message("server-key-used")) from None
    else:
        registry.lists.added(write)
    return Imported(id=write.table, vouched=write.events[0].what.vouched is True)
