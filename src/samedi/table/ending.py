"""The end of a game: why, who has won, and the secret of the dice laid open."""

from typing import Any

from samedi.table import clocks
from samedi.table.events import Ended, Event, Revealed, What
from samedi.table.room import Changes, Room

PAIR = 2  # seats: if one gives up, the other has won


def finished(room: Room, board: Any) -> list[What]:
    """The game was played to its end."""
    winners: list[int] = room.game.result(board)["winners"]
    return _end(room, Ended(why="finished", seat=None, winners=winners))


def given_up(room: Room, seat: int, *, is_late: bool) -> list[What]:
    """A seat gave up or ran out of time; of two the other one wins, of more nobody does."""
    winners = [1 - seat] if len(room.memory.seats) == PAIR else []
    return _end(room, Ended(why="time" if is_late else "resigned", seat=seat, winners=winners))


def abandoned(room: Room) -> list[What]:
    """Nobody wants to go on."""
    return _end(room, Ended(why="abandoned", seat=None, winners=[]))


def _end(room: Room, end: Ended) -> list[What]:
    return [end, Revealed(secret=room.secret.hex())]


def on_ended(room: Room, event: Event[Ended]) -> None:
    """Stop everything."""
    memory = room.memory
    memory.stage = "over"
    memory.ended = event.what
    memory.offer = memory.confirming = None
    memory.changed, memory.changed_at = event.seq, event.at
    clocks.stop(room, event.at)


def on_revealed(room: Room, event: Event[Revealed]) -> None:
    """Let everybody recompute the dice."""
    room.memory.secret = event.what.secret


APPLY: Changes = {Ended: on_ended, Revealed: on_revealed}
