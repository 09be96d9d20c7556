"""Taking over a bot's seat in a running game: where its hand is secret, the players are asked."""

from samedi.core.message import Message
from samedi.table.commands import AnswerSeat, Request
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import Event, Person, SeatAnswered, SeatAsked, Seated, What
from samedi.table.memory import SeatRequest
from samedi.table.refusals import Refused
from samedi.table.seats import remember, require_name


def answer(context: TableContext, request: Request[AnswerSeat]) -> list[What]:
    """Agree or not; when all have agreed, the seat changes hands."""
    open_request, accepts = context.memory.seat_request, request.command.accepts
    if open_request is None or open_request.seq != request.command.asked:
        raise Refused(Message("table-no-seat-request"))
    takes_back = request.by == open_request.by and not accepts
    others = context.players_but(open_request.by)
    if not takes_back and (request.by not in others or request.by in open_request.accepted):
        raise Refused(Message("table-seat-answer-not-needed"))
    answered = SeatAnswered(accepts=accepts)
    if accepts and {*open_request.accepted, request.by}.issuperset(others):
        require_name(context, open_request.by, open_request.name)
        new = Person(person=open_request.by, name=open_request.name)
        return [answered, Seated(seat=open_request.seat, occupant=new)]
    return [answered]


def on_asked(context: TableContext, event: Event[SeatAsked]) -> None:
    """Wait for answers; who asks may be new here."""
    remember(context, event.by, event.what.name)
    context.memory.seat_request = SeatRequest(
        seq=event.seq, seat=event.what.seat, by=event.by, name=event.what.name
    )


def on_answered(context: TableContext, event: Event[SeatAnswered]) -> None:
    """One refusal is enough."""
    open_request = context.memory.seat_request
    assert open_request is not None
    if event.what.accepts:
        open_request.accepted.append(event.by)
    else:
        context.memory.seat_request = None


DECIDE: Decisions = {AnswerSeat: answer}
APPLY: Changes = {SeatAsked: on_asked, SeatAnswered: on_answered}
