"""Playing again: the same people, everybody one seat on, so that somebody else begins.

Who sat second now sits first, and with that also begins where the options name the first seat; partners stay
partners. If the world was drawn, it is for the new last seat to draw the next one.
"""

from samedi.core.message import Message
from samedi.table import dice
from samedi.table.commands import Rematch, Request
from samedi.table.events import Created, Event, Occupant, Open, RematchAgreed, RematchWanted, What
from samedi.table.limits import VERSION
from samedi.table.refusals import Refused
from samedi.table.room import Changes, Decisions, Room
from samedi.table.seats import require_present


def rematch(room: Room, asked: Request[Rematch]) -> list[What]:
    """Want to play again; when all people do, there is a new table."""
    memory = room.memory
    room.require_stage("over")
    room.require_player(asked.by)
    require_present(room, asked.by)
    if memory.successor is not None or (asked.by in memory.rematch) == asked.command.wants:
        raise Refused(Message("table-rematch-already"))
    wanted = RematchWanted(wants=asked.command.wants)
    if asked.command.wants and {*memory.rematch, asked.by}.issuperset(_players(room)):
        return [wanted, RematchAgreed(id=next_id(memory.id))]
    return [wanted]


def successor(room: Room, secret: bytes) -> Created:
    """The table of the next game, in its lobby."""
    memory = room.memory
    assert memory.successor is not None, "nobody has agreed to play again"
    seats = [_again(room, seat) for seat in range(len(memory.seats))]
    return Created(
        version=VERSION,
        id=memory.successor,
        game=memory.game,
        rules=room.game.version,
        options=memory.options,
        settings=memory.settings,
        commitment=dice.commitment(secret, memory.successor),
        host=memory.host,
        name=memory.names.get(memory.host, ""),
        seats=seats[1:] + seats[:1],
        drawer=len(seats) - 1 if memory.is_drawn else None,
    )


def next_id(table: str) -> str:
    """The name of the table after this one: a, then a.2, then a.3."""
    name, _, number = table.partition(".")
    return f"{name}.{int(number or 1) + 1}"


def _again(room: Room, seat: int) -> Occupant:
    """Who sits in the next game: what a bot only stood in for, or somebody has left, is open again."""
    is_open = room.memory.seats[seat].has_stand_in or room.person_at(seat) in room.memory.gone
    return Open() if is_open else room.memory.seats[seat].occupant


def _players(room: Room) -> list[str]:
    return [person for person in room.people() if person not in room.memory.gone]


def on_wanted(room: Room, event: Event[RematchWanted]) -> None:
    """Note who wants to play again."""
    if event.what.wants:
        room.memory.rematch.append(event.by)
    else:
        room.memory.rematch.remove(event.by)


def on_agreed(room: Room, event: Event[RematchAgreed]) -> None:
    """Note where the next game is."""
    room.memory.successor = event.what.id


DECIDE: Decisions = {Rematch: rematch}
APPLY: Changes = {RematchWanted: on_wanted, RematchAgreed: on_agreed}
