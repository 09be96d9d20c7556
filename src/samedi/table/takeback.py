"""Take-back: free until something new is known, by consent after that.

New is a roll, a draw, another seat's action, and the own word that the turn is over. What a seat does itself
shows it nothing new: in all games secrets are dealt by chance. Dice are bound to their count on the way
(`dice.py`), so whoever goes back past a roll meets the same roll again.
"""

from samedi.core.message import Message
from samedi.table import clocks
from samedi.table.commands import AnswerTakeBack, Request, TakeBack
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import Event, TakeBackAnswered, TakeBackAsked, TakenBack, What
from samedi.table.memory import Offer
from samedi.table.refusals import Refused
from samedi.table.turn import changed


def take_back(context: TableContext, request: Request[TakeBack]) -> list[What]:
    """Return to a decision of the seat, or ask the others for it."""
    seat = request.command.seat
    context.require_stage("playing")
    context.require_person(seat, request.by)
    context.require_current(request.command.seen)
    to = _decision(context, seat, request.command.to)
    clocks.require_time(context, request.now)
    is_free = may_freely(context, seat, to)
    _require_allowed(context, is_free=is_free)
    if is_free or not _others(context, seat):
        return [TakenBack(seat=seat, to=to, is_free=is_free)]
    if context.memory.offer is not None:
        raise Refused(Message("table-take-back-pending"))
    return [TakeBackAsked(seat=seat, to=to)]


def answer(context: TableContext, request: Request[AnswerTakeBack]) -> list[What]:
    """Agree or not; when all have agreed, the game returns."""
    offer = context.memory.offer
    if offer is None or offer.seq != request.command.offer:
        raise Refused(Message("table-no-take-back"))
    others = _others(context, offer.seat)
    if request.by not in others or request.by in offer.accepted:
        raise Refused(Message("table-take-back-not-asked"))
    answered = TakeBackAnswered(accepts=request.command.accepts)
    if answered.accepts and set(others) == {*offer.accepted, request.by}:
        return [answered, TakenBack(seat=offer.seat, to=offer.to, is_free=False)]
    return [answered]


def last_decision(context: TableContext, seat: int) -> int | None:
    """Where in the game the seat decided last; what only followed from that is no decision."""
    actors, following = context.memory.actors, context.memory.following
    for place in range(len(actors) - 1, -1, -1):
        if actors[place] == seat and place not in following:
            return place
    return None


def turn_start(context: TableContext, seat: int, to: int) -> int:
    """Where the actions begin that the seat did in one go up to a decision, on the same side of its word."""
    actors, handed = context.memory.actors, context.memory.handed
    first = handed if to >= handed else 0
    while to > first and actors[to - 1] == seat:
        to -= 1
    return to


def may_freely(context: TableContext, seat: int, to: int) -> bool:
    """Whether nothing new has become known since a decision of the seat."""
    return to >= context.memory.handed and all(actor == seat for actor in context.memory.actors[to:])


def _decision(context: TableContext, seat: int, to: int | None) -> int:
    if to is None:
        to = last_decision(context, seat)
    if to is None or to >= len(context.memory.actors) or context.memory.actors[to] != seat:
        raise Refused(Message("table-nothing-to-take-back", {"seat": seat}))
    return to


def _require_allowed(context: TableContext, *, is_free: bool) -> None:
    allowed = context.memory.settings.take_back
    if allowed == "never":
        raise Refused(Message("table-take-back-never"))
    if allowed == "free" and not is_free:
        raise Refused(Message("table-take-back-too-late"))


def _others(context: TableContext, seat: int) -> list[str]:
    """Whose consent is needed: bots do not mind."""
    return [person for person in context.people() if person != context.person_at(seat)]


def on_asked(context: TableContext, event: Event[TakeBackAsked]) -> None:
    """Wait for answers until the game moves on."""
    context.memory.offer = Offer(seq=event.seq, seat=event.what.seat, to=event.what.to)


def on_answered(context: TableContext, event: Event[TakeBackAnswered]) -> None:
    """One refusal is enough."""
    offer = context.memory.offer
    assert offer is not None
    if event.what.accepts:
        offer.accepted.append(event.by)
    else:
        context.memory.offer = None


def on_taken_back(context: TableContext, event: Event[TakenBack]) -> None:
    """Play the game again up to the decision."""
    memory, what = context.memory, event.what
    for kept in (memory.actions, memory.actors, memory.times):
        del kept[what.to :]
    context.board = context.new_board()
    for number in memory.actions:
        context.game.rules.apply(context.board, number)
    memory.following = [place for place in memory.following if place < what.to]
    memory.on_device = [place for place in memory.on_device if place < what.to]
    memory.confirming = None
    memory.handed = min(memory.handed, what.to)
    clocks.rewind(context, what.seat, is_free=what.is_free)
    changed(context, event)


DECIDE: Decisions = {TakeBack: take_back, AnswerTakeBack: answer}
APPLY: Changes = {TakeBackAsked: on_asked, TakeBackAnswered: on_answered, TakenBack: on_taken_back}
