"""Take-back: free until something new is known, by consent after that.

New is a roll, a draw, another seat's action, and the own word that the turn is over. What a seat does itself
shows it nothing new: in all games secrets are dealt by chance. Dice are bound to their count on the way
(`dice.py`), so whoever goes back past a roll meets the same roll again.
"""

from samedi.core.message import Message
from samedi.table import clocks
from samedi.table.commands import AnswerTakeBack, Request, TakeBack
from samedi.table.events import Event, TakeBackAnswered, TakeBackAsked, TakenBack, What
from samedi.table.memory import Offer
from samedi.table.refusals import Refused
from samedi.table.room import Changes, Decisions, Room
from samedi.table.turn import changed


def take_back(room: Room, asked: Request[TakeBack]) -> list[What]:
    """Return to a decision of the seat, or ask the others for it."""
    seat = asked.command.seat
    room.require_stage("playing")
    room.require_person(seat, asked.by)
    room.require_current(asked.command.seen)
    to = _decision(room, seat, asked.command.to)
    clocks.require_time(room, asked.now)
    is_free = may_freely(room, seat, to)
    _require_allowed(room, is_free=is_free)
    if is_free or not _others(room, seat):
        return [TakenBack(seat=seat, to=to, is_free=is_free)]
    if room.memory.offer is not None:
        raise Refused(Message("table-take-back-pending"))
    return [TakeBackAsked(seat=seat, to=to)]


def answer(room: Room, asked: Request[AnswerTakeBack]) -> list[What]:
    """Agree or not; when all have agreed, the game returns."""
    offer = room.memory.offer
    if offer is None or offer.seq != asked.command.offer:
        raise Refused(Message("table-no-take-back"))
    others = _others(room, offer.seat)
    if asked.by not in others or asked.by in offer.accepted:
        raise Refused(Message("table-take-back-not-asked"))
    answered = TakeBackAnswered(accepts=asked.command.accepts)
    if answered.accepts and set(others) == {*offer.accepted, asked.by}:
        return [answered, TakenBack(seat=offer.seat, to=offer.to, is_free=False)]
    return [answered]


def last_decision(room: Room, seat: int) -> int | None:
    """Where in the game the seat decided last."""
    actors = room.memory.actors
    for place in range(len(actors) - 1, -1, -1):
        if actors[place] == seat:
            return place
    return None


def may_freely(room: Room, seat: int, to: int) -> bool:
    """Whether nothing new has become known since a decision of the seat."""
    return to >= room.memory.handed and all(actor == seat for actor in room.memory.actors[to:])


def _decision(room: Room, seat: int, to: int | None) -> int:
    if to is None:
        to = last_decision(room, seat)
    if to is None or to >= len(room.memory.actors) or room.memory.actors[to] != seat:
        raise Refused(Message("table-nothing-to-take-back", {"seat": seat}))
    return to


def _require_allowed(room: Room, *, is_free: bool) -> None:
    allowed = room.memory.settings.take_back
    if allowed == "never":
        raise Refused(Message("table-take-back-never"))
    if allowed == "free" and not is_free:
        raise Refused(Message("table-take-back-too-late"))


def _others(room: Room, seat: int) -> list[str]:
    """Whose consent is needed: bots do not mind."""
    return [person for person in room.people() if person != room.person_at(seat)]


def on_asked(room: Room, event: Event[TakeBackAsked]) -> None:
    """Wait for answers until the game moves on."""
    room.memory.offer = Offer(seq=event.seq, seat=event.what.seat, to=event.what.to)


def on_answered(room: Room, event: Event[TakeBackAnswered]) -> None:
    """One refusal is enough."""
    offer = room.memory.offer
    assert offer is not None
    if event.what.accepts:
        offer.accepted.append(event.by)
    else:
        room.memory.offer = None


def on_taken_back(room: Room, event: Event[TakenBack]) -> None:
    """Play the game again up to the decision."""
    memory, what = room.memory, event.what
    for kept in (memory.actions, memory.actors, memory.times):
        del kept[what.to :]
    room.board = room.new_board()
    for number in memory.actions:
        room.game.rules.apply(room.board, number)
    memory.confirming = None
    memory.handed = min(memory.handed, what.to)
    clocks.rewind(room, what.seat, is_free=what.is_free)
    changed(room, event)


DECIDE: Decisions = {TakeBack: take_back, AnswerTakeBack: answer}
APPLY: Changes = {TakeBackAsked: on_asked, TakeBackAnswered: on_answered, TakenBack: on_taken_back}
