"""Giving up: resigning, running out of time, abandoning together.

Of two players, who gives up has lost. Of more, the table's stand-in plays on for them as long as another
person is at the table, also beside a partner; without a stand-in the game ends and nobody has won.
"""

from samedi.core.message import Message
from samedi.table import clocks, ending
from samedi.table.commands import Abandon, Request, Resign
from samedi.table.events import AbandonVoted, Event, FlagFell, Resigned, What
from samedi.table.refusals import Refused
from samedi.table.room import Changes, Decisions, Room
from samedi.table.seats import leave_to_bot
from samedi.table.turn import hand_on


def resign(room: Room, asked: Request[Resign]) -> list[What]:
    """Give up."""
    seat = asked.command.seat
    room.require_stage("playing")
    room.require_person(seat, asked.by)
    return [Resigned(seat=seat), *_without(room, seat, is_late=False)]


def flag(room: Room, now: int) -> list[What]:
    """What a clock that has run out brings about; who only had to confirm has confirmed."""
    due, seat = clocks.due_at(room), room.memory.clock.running
    if due is None or seat is None or now < due:
        return []
    if room.memory.confirming == seat:
        return hand_on(room, seat)
    return [FlagFell(seat=seat), *_without(room, seat, is_late=True)]


def abandon(room: Room, asked: Request[Abandon]) -> list[What]:
    """End the game if all people want it; whoever has been silent for too long is not waited for."""
    memory = room.memory
    room.require_stage("playing")
    room.require_player(asked.by)
    if (asked.by in memory.votes) == asked.command.wants:
        raise Refused(Message("table-voted-already"))
    voted = AbandonVoted(wants=asked.command.wants)
    votes = {*memory.votes, asked.by}
    if asked.command.wants and votes.issuperset(_voters(room, asked.now)):
        return [voted, *ending.abandoned(room)]
    return [voted]


def _voters(room: Room, now: int) -> set[str]:
    """Whose wish counts."""
    people = set(room.people())
    silent = room.asked
    if silent is not None and now - room.memory.changed_at >= room.memory.settings.patience_ms:
        people.discard(room.person_at(silent) or "")
    return people


def _without(room: Room, seat: int, *, is_late: bool) -> list[What]:
    """How the game goes on, or does not, without the person in a seat."""
    stand_in = room.memory.settings.stand_in
    others = [person for person in room.people() if person != room.person_at(seat)]
    if stand_in and others and len(room.memory.seats) > ending.PAIR:
        return leave_to_bot(room, seat, stand_in)
    return ending.given_up(room, seat, is_late=is_late)


def on_out(room: Room, event: Event[Resigned] | Event[FlagFell]) -> None:
    """They do not come back into this game."""
    person = room.person_at(event.what.seat)
    if person is not None and person not in room.memory.out:
        room.memory.out.append(person)


def on_voted(room: Room, event: Event[AbandonVoted]) -> None:
    """Note who wants to stop."""
    if event.what.wants:
        room.memory.votes.append(event.by)
    else:
        room.memory.votes.remove(event.by)


DECIDE: Decisions = {Resign: resign, Abandon: abandon}
APPLY: Changes = {Resigned: on_out, FlagFell: on_out, AbandonVoted: on_voted}
