"""Coming to play: the next free chair, a seal for the dice and the word that one is ready, all at once."""

from samedi.core.message import Message
from samedi.table.commands import Come, Request
from samedi.table.context import Decisions, TableContext
from samedi.table.events import Bot, Committed, Open, Person, ReadySet, Seated, What
from samedi.table.refusals import Refused
from samedi.table.seats import require_name, require_open, require_welcome


def come(context: TableContext, request: Request[Come]) -> list[What]:
    """Sit down, ready to play; who sits already changes chairs."""
    require_welcome(context, request)
    context.require_stage("lobby")
    held = context.held_by(request.by)
    return _change(context, request, held) if held else _sit_down(context, request)


def free_seats(context: TableContext) -> list[int]:
    """Where somebody new could sit: before the game on open chairs, then on those of bots nobody left."""
    is_free = _is_open if context.memory.stage == "lobby" else _is_free_bot
    is_on = context.memory.stage in ("lobby", "playing")
    return [seat for seat in range(len(context.memory.seats)) if is_on and is_free(context, seat)]


def _sit_down(context: TableContext, request: Request[Come]) -> list[What]:
    seat = _chair(context, request.command.seat)
    name = request.command.name or context.memory.names.get(request.by)
    if name is None:
        raise Refused(Message("table-name-missing"))
    name = require_name(context, request.by, name)
    seal = request.command.seal
    return [
        Seated(seat=seat, occupant=Person(person=request.by, name=name)),
        *([] if seal is None else [Committed(seal=seal)]),
        ReadySet(seat=seat, is_ready=True),
    ]


def _change(context: TableContext, request: Request[Come], held: list[int]) -> list[What]:
    """Leave the one chair for another; who was ready still is."""
    if request.command.seat is None or len(held) > 1:
        raise Refused(Message("table-already-here"))
    before, seat = context.memory.seats[held[0]], _chair(context, request.command.seat)
    return [
        Seated(seat=held[0], occupant=Open()),
        Seated(seat=seat, occupant=before.occupant),
        *([ReadySet(seat=seat, is_ready=True)] if before.is_ready else []),
    ]


def _chair(context: TableContext, wished: int | None) -> int:
    """The chair somebody wishes, or the next one that is free."""
    if wished is not None:
        context.require_seat(wished)
        require_open(context, wished)
        return wished
    free = free_seats(context)
    if not free:
        raise Refused(Message("table-chairs-taken"))
    return free[0]


def _is_open(context: TableContext, seat: int) -> bool:
    return isinstance(context.memory.seats[seat].occupant, Open)


def _is_free_bot(context: TableContext, seat: int) -> bool:
    return isinstance(context.memory.seats[seat].occupant, Bot) and context.memory.seats[seat].owner is None


DECIDE: Decisions = {Come: come}
