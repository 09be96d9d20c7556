"""People who are away: once patience is over, a bot of their own or else of the table's choice plays."""

from samedi.core.message import Message
from samedi.table.commands import NameStandIn, Request, SeatBot
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import Event, StandInNamed, What
from samedi.table.limits import LONGEST_THOUGHT
from samedi.table.refusals import Refused

USUAL = "odette"  # neither a gift to the others nor a punishment for them


def name(context: TableContext, request: Request[NameStandIn]) -> list[What]:
    """Say which bot may play for oneself."""
    if not context.is_player(request.by):
        raise Refused(Message("table-no-seat"))
    if context.memory.stand_ins.get(request.by) == request.command.bot:
        raise Refused(Message("table-so-already"))
    return [StandInNamed(bot=request.command.bot)]


def chosen(context: TableContext, person: str) -> str:
    """The bot that would play for somebody."""
    memory = context.memory
    return memory.stand_ins.get(person) or memory.settings.stand_in or USUAL


def require_away(context: TableContext, request: Request[SeatBot]) -> None:
    """Refuse a bot unless a player wants it, for a person who is not waited for any more."""
    seat = request.command.seat
    person = context.person_at(seat)
    if person is None or request.by not in context.people():
        raise Refused(Message("table-not-your-seat", {"seat": seat}))
    if not is_away(context, seat, request.now, request.online):
        code = "table-still-here" if person in request.online else "table-not-silent"
        raise Refused(context.of_seat(code, seat))


def is_away(context: TableContext, seat: int, now: int, online: frozenset[str]) -> bool:
    """Whether a person does not answer for longer than the table waits; who is there may think for a day."""
    patience = context.memory.settings.patience_ms
    if context.person_at(seat) in online:
        patience = max(patience, LONGEST_THOUGHT)
    return context.asked == seat and now - context.memory.changed_at >= patience


def on_named(context: TableContext, event: Event[StandInNamed]) -> None:
    """Remember whom they trust."""
    if event.what.bot is None:
        del context.memory.stand_ins[event.by]
    else:
        context.memory.stand_ins[event.by] = event.what.bot


DECIDE: Decisions = {NameStandIn: name}
APPLY: Changes = {StandInNamed: on_named}
