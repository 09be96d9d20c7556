"""Giving up: resigning, running out of time, abandoning together.

Of two players, who gives up has lost. Of more, the table's stand-in plays on for them as long as another
person is at the table, also beside a partner; without a stand-in the game ends and nobody has won.
"""

from samedi.core.message import Message
from samedi.table import clocks, ending
from samedi.table.commands import Abandon, Request, Resign
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import AbandonVoted, Event, FlagFell, Resigned, What
from samedi.table.refusals import Refused
from samedi.table.seats import leave_to_bot
from samedi.table.stand_in import is_away
from samedi.table.turn import hand_on


def resign(context: TableContext, request: Request[Resign]) -> list[What]:
    """Give up."""
    seat = request.command.seat
    context.require_stage("playing")
    context.require_person(seat, request.by)
    return [Resigned(seat=seat), *_without(context, seat, is_late=False)]


def flag(context: TableContext, now: int) -> list[What]:
    """What a clock that has run out brings about; who only had to confirm has confirmed."""
    due, seat = clocks.due_at(context), context.memory.clock.running
    if due is None or seat is None or now < due:
        return []
    if context.memory.confirming == seat:
        return hand_on(context, seat)
    return [FlagFell(seat=seat), *_without(context, seat, is_late=True)]


def abandon(context: TableContext, request: Request[Abandon]) -> list[What]:
    """End the game if all people want it; whoever has been silent for too long is not waited for."""
    memory = context.memory
    context.require_stage("playing")
    context.require_player(request.by)
    if (request.by in memory.votes) == request.command.wants:
        raise Refused(Message("table-voted-already"))
    voted = AbandonVoted(wants=request.command.wants)
    votes = {*memory.votes, request.by}
    if request.command.wants and votes.issuperset(_voters(context, request)):
        return [voted, *ending.abandoned(context)]
    return [voted]


def _voters(context: TableContext, request: Request[Abandon]) -> set[str]:
    """Whose wish counts."""
    people = set(context.people())
    asked = context.asked
    if asked is not None and is_away(context, asked, request.now, request.online):
        people.discard(context.person_at(asked) or "")
    return people


def _without(context: TableContext, seat: int, *, is_late: bool) -> list[What]:
    """How the game goes on, or does not, without the person in a seat."""
    stand_in = context.memory.settings.stand_in
    others = [person for person in context.people() if person != context.person_at(seat)]
    if stand_in and others and len(context.memory.seats) > ending.PAIR:
        return leave_to_bot(context, seat, stand_in)
    return ending.given_up(context, seat, is_late=is_late)


def on_out(context: TableContext, event: Event[Resigned] | Event[FlagFell]) -> None:
    """They do not come back into this game."""
    person = context.person_at(event.what.seat)
    if person is not None and person not in context.memory.out:
        context.memory.out.append(person)


def on_voted(context: TableContext, event: Event[AbandonVoted]) -> None:
    """Note who wants to stop."""
    if event.what.wants:
        context.memory.votes.append(event.by)
    else:
        context.memory.votes.remove(event.by)


DECIDE: Decisions = {Resign: resign, Abandon: abandon}
APPLY: Changes = {Resigned: on_out, FlagFell: on_out, AbandonVoted: on_voted}
