"""The turn: a seat acts, confirms, and chance decides what follows.

With *confirm*, the game holds after an action that does not leave the next one to the same seat: until the
person says so, nobody else is asked and no die falls. An action that ends the game needs no word.
"""

from typing import Any

from samedi.core.errors import IllegalAction
from samedi.core.game import CHANCE, OVER
from samedi.core.message import Message
from samedi.table import clocks, ending
from samedi.table.ahead import Ahead
from samedi.table.commands import Confirm, Look, Move, Request, TakeHint
from samedi.table.events import (
    Confirmed,
    Event,
    HintTaken,
    Looked,
    Moved,
    Played,
    Rolled,
    Started,
    What,
)
from samedi.table.limits import HOUSE
from samedi.table.refusals import Refused
from samedi.table.room import Changes, Decisions, Room


def move(room: Room, asked: Request[Move]) -> list[What]:
    """Do an action of the game, and what follows from it."""
    seat = asked.command.seat
    room.require_stage("playing")
    require_control(room, seat, asked.by)
    room.require_current(asked.command.seen)
    require_turn(room, seat)
    clocks.require_time(room, asked.now)
    number = room.game.actions.from_builtins(asked.command.action)
    if number not in room.legal():
        raise IllegalAction(room.game.reason(room.hidden(seat), number))
    ahead = Ahead(room)
    confirm = room.memory.settings.confirm is True and not room.is_bot(seat)
    done = ahead.move(seat, number, holds=confirm)
    return [done] if done.holds else [done, *follow(ahead)]


def confirm(room: Room, asked: Request[Confirm]) -> list[What]:
    """Hand the turn on."""
    seat = asked.command.seat
    room.require_stage("playing")
    room.require_person(seat, asked.by)
    room.require_current(asked.command.seen)
    if room.memory.confirming != seat:
        raise Refused(Message("table-nothing-to-confirm", {"seat": seat}))
    return hand_on(room, seat)


def hand_on(room: Room, seat: int) -> list[What]:
    """What follows when a seat has confirmed."""
    return [Confirmed(seat=seat), *follow(Ahead(room))]


def follow(ahead: Ahead) -> list[What]:
    """What happens by itself: chance decides until a seat is asked or the game is over."""
    made: list[What] = []
    while ahead.mover == CHANCE:
        made.append(ahead.roll())
    if ahead.mover == OVER:
        made += ending.finished(ahead.room, ahead.state)
    return made


def look(room: Room, asked: Request[Look]) -> list[What]:
    """Turn the screen to one of the seats at it."""
    room.require_stage("playing")
    room.require_person(asked.command.seat, asked.by)
    return [Looked(seat=asked.command.seat)]


def take_hint(room: Room, asked: Request[TakeHint]) -> list[What]:
    """Allow a hint if the table does; everybody will know."""
    room.require_stage("playing")
    room.require_person(asked.command.seat, asked.by)
    if not room.memory.settings.hints:
        raise Refused(Message("table-no-hints"))
    return [HintTaken(seat=asked.command.seat)]


def require_control(room: Room, seat: int, by: str) -> None:
    """Refuse to act for a seat of others; the house acts for bots."""
    room.require_seat(seat)
    if not (by == HOUSE and room.is_bot(seat)):
        room.require_person(seat, by)


def require_turn(room: Room, seat: int) -> None:
    """Refuse who is not asked to act."""
    if room.memory.confirming is not None:
        raise Refused(Message("table-confirm-first", {"seat": room.memory.confirming}))
    if room.asked != seat:
        raise Refused(Message("table-not-your-turn", {"seat": seat, "asked": str(room.asked)}))


def on_started(room: Room, event: Event[Started]) -> None:
    """Set the game and the clocks up."""
    room.memory.stage = "playing"
    room.board = room.new_board()
    clocks.set_up(room)
    changed(room, event)


def on_moved(room: Room, event: Event[Moved]) -> None:
    """Do the action."""
    assert event.what.seat is not None
    _play(room, event, event.what.seat)
    room.memory.confirming = event.what.seat if event.what.holds else None
    changed(room, event)


def on_rolled(room: Room, event: Event[Rolled]) -> None:
    """Let chance have decided."""
    _play(room, event, CHANCE)
    changed(room, event)


def _play(room: Room, event: Event[Any], actor: int) -> None:
    what: Played = event.what
    number = room.game.actions.from_builtins(what.action)
    room.game.rules.apply(room.board, number)
    room.memory.actions.append(number)
    room.memory.actors.append(actor)
    room.memory.times.append(event.at)


def on_confirmed(room: Room, event: Event[Confirmed]) -> None:
    """The game goes on."""
    memory = room.memory
    memory.confirming = None
    memory.handed = len(memory.actions)
    clocks.stop(room, event.at)
    changed(room, event)


def on_looked(room: Room, event: Event[Looked]) -> None:
    """Show what this seat may see."""
    room.memory.looking[event.by] = event.what.seat


def on_hint_taken(room: Room, event: Event[HintTaken]) -> None:
    """A hint changes nothing at the table."""


def changed(room: Room, event: Event[Any]) -> None:
    """The game moved on: offers lapse, the clocks and a shared screen follow."""
    memory = room.memory
    memory.changed, memory.changed_at = event.seq, event.at
    memory.offer = None
    clocks.follow_game(room, event.at)
    asked = room.asked
    if asked is not None:
        person = room.person_at(asked)
        if person is not None and memory.looking.get(person) != asked:
            memory.looking.pop(person, None)


DECIDE: Decisions = {Move: move, Confirm: confirm, Look: look, TakeHint: take_hint}
APPLY: Changes = {
    Started: on_started,
    Moved: on_moved,
    Rolled: on_rolled,
    Confirmed: on_confirmed,
    Looked: on_looked,
    HintTaken: on_hint_taken,
}
