"""The turn: a seat acts, confirms, and chance decides what follows.

With *confirm*, the game holds after an action that does not leave the next one to the same seat: until the
person says so, nobody else is asked and no die falls. An action that ends the game needs no word.
"""

from typing import Any

import msgspec

from samedi.core.errors import IllegalAction
from samedi.core.game import CHANCE, OVER
from samedi.core.message import Message
from samedi.table import clocks, ending
from samedi.table.ahead import Ahead
from samedi.table.commands import Confirm, Look, Move, Request, TakeHint
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import (
    Confirmed,
    Event,
    HintTaken,
    Looked,
    Moved,
    Played,
    Resumed,
    Rolled,
    Started,
    What,
)
from samedi.table.limits import HOUSE
from samedi.table.refusals import Refused
from samedi.table.settings import complete


def move(context: TableContext, request: Request[Move]) -> list[What]:
    """Do an action of the game, and what follows from it."""
    seat = request.command.seat
    context.require_stage("playing")
    require_control(context, seat, request.by)
    context.require_current(request.command.seen)
    require_turn(context, seat)
    clocks.require_time(context, request.now)
    number = context.game.actions.from_builtins(request.command.action)
    if number not in context.legal():
        raise IllegalAction(context.game.reason(context.hidden(seat), number))
    ahead = Ahead(context)
    confirm = context.memory.settings.confirm is True and not context.is_bot(seat)
    done = ahead.move(seat, number, holds=confirm, follows=_follows(context, request.command))
    if request.command.on_device and request.by == HOUSE:
        done = msgspec.structs.replace(done, on_device=True)
    return [done] if done.holds else [done, *follow(ahead)]


def _follows(context: TableContext, command: Move) -> bool:
    """Whether an action belongs to the one before: the same seat did that, and nothing new is known since."""
    memory = context.memory
    return command.follows and len(memory.actors) > memory.handed and memory.actors[-1] == command.seat


def confirm(context: TableContext, request: Request[Confirm]) -> list[What]:
    """Hand the turn on."""
    seat = request.command.seat
    context.require_stage("playing")
    context.require_person(seat, request.by)
    context.require_current(request.command.seen)
    if context.memory.confirming != seat:
        raise Refused(Message("table-nothing-to-confirm", {"seat": seat}))
    return hand_on(context, seat)


def hand_on(context: TableContext, seat: int) -> list[What]:
    """What follows when a seat has confirmed."""
    return [Confirmed(seat=seat), *follow(Ahead(context))]


def follow(ahead: Ahead) -> list[What]:
    """What happens by itself: chance decides until a seat is asked or the game is over."""
    made: list[What] = []
    while ahead.mover == CHANCE:
        made.append(ahead.roll())
    if ahead.mover == OVER:
        made += ending.finished(ahead.context, ahead.state)
    return made


def look(context: TableContext, request: Request[Look]) -> list[What]:
    """Turn the screen to one of the seats at it."""
    context.require_stage("playing")
    context.require_person(request.command.seat, request.by)
    return [Looked(seat=request.command.seat)]


def take_hint(context: TableContext, request: Request[TakeHint]) -> list[What]:
    """Allow a hint if the table does; everybody will know."""
    context.require_stage("playing")
    context.require_person(request.command.seat, request.by)
    if not context.memory.settings.hints:
        raise Refused(Message("table-no-hints"))
    return [HintTaken(seat=request.command.seat)]


def require_control(context: TableContext, seat: int, by: str) -> None:
    """Refuse to act for a seat of others; the house acts for bots."""
    context.require_seat(seat)
    if not (by == HOUSE and context.is_bot(seat)):
        context.require_person(seat, by)


def require_turn(context: TableContext, seat: int) -> None:
    """Refuse who is not asked to act."""
    if context.memory.confirming is not None:
        raise Refused(context.of_seat("table-confirm-first", context.memory.confirming))
    if context.asked != seat:
        raise Refused(context.not_your_turn(seat))


def on_started(context: TableContext, event: Event[Started]) -> None:
    """Set the game and the clocks up; nothing moves before the dice are whole."""
    memory = context.memory
    memory.stage = "playing"
    memory.settings = complete(memory.settings, people=len(context.person_seats()))
    memory.seals = list(event.what.seals)
    memory.await_numbers(event.at)
    context.board = context.new_board()
    clocks.set_up(context)
    changed(context, event)


def on_resumed(context: TableContext, event: Event[Resumed]) -> None:
    """The running clock and the patience of the others begin later by as much as was lost."""
    memory = context.memory
    memory.clock.since += event.what.lost_ms
    memory.changed_at += event.what.lost_ms


def on_moved(context: TableContext, event: Event[Moved]) -> None:
    """Do the action."""
    assert event.what.seat is not None
    if event.what.follows:
        context.memory.following.append(len(context.memory.actions))
    if event.what.on_device:
        context.memory.on_device.append(len(context.memory.actions))
    _play(context, event, event.what.seat)
    context.memory.confirming = event.what.seat if event.what.holds else None
    changed(context, event)


def on_rolled(context: TableContext, event: Event[Rolled]) -> None:
    """Let chance have decided."""
    _play(context, event, CHANCE)
    changed(context, event)


def _play(context: TableContext, event: Event[Any], actor: int) -> None:
    what: Played = event.what
    number = context.game.actions.from_builtins(what.action)
    context.game.rules.apply(context.board, number)
    context.memory.actions.append(number)
    context.memory.actors.append(actor)
    context.memory.times.append(event.at)


def on_confirmed(context: TableContext, event: Event[Confirmed]) -> None:
    """The game goes on."""
    memory = context.memory
    memory.confirming = None
    memory.handed = len(memory.actions)
    clocks.stop(context, event.at)
    changed(context, event)


def on_looked(context: TableContext, event: Event[Looked]) -> None:
    """Show what this seat may see."""
    context.memory.looking[event.by] = event.what.seat


def on_hint_taken(context: TableContext, event: Event[HintTaken]) -> None:
    """A hint changes nothing at the table."""


def changed(context: TableContext, event: Event[Any]) -> None:
    """The game moved on: offers lapse, the clocks and a shared screen follow."""
    memory = context.memory
    memory.changed, memory.changed_at = event.seq, event.at
    memory.offer = None
    clocks.follow_game(context, event.at)
    asked = context.asked
    if asked is not None:
        person = context.person_at(asked)
        if person is not None and memory.looking.get(person) != asked:
            memory.looking.pop(person, None)


DECIDE: Decisions = {Move: move, Confirm: confirm, Look: look, TakeHint: take_hint}
APPLY: Changes = {
    Started: on_started,
    Resumed: on_resumed,
    Moved: on_moved,
    Rolled: on_rolled,
    Confirmed: on_confirmed,
    Looked: on_looked,
    HintTaken: on_hint_taken,
}
