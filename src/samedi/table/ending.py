"""The end of a game: why, who has won, and the secret of the dice laid open."""

from typing import Any

from samedi.table import clocks, dailies
from samedi.table.context import Changes, TableContext
from samedi.table.events import Ended, Event, Revealed, What

PAIR = 2  # seats: if one gives up, the other has won


def finished(context: TableContext, board: Any) -> list[What]:
    """The game was played to its end."""
    winners: list[int] = context.game.result(board)["winners"]
    return _end(context, Ended(why="finished", seat=None, winners=winners))


def given_up(context: TableContext, seat: int, *, is_late: bool) -> list[What]:
    """A seat gave up or ran out of time; of two the other one wins, of more nobody does."""
    winners = [1 - seat] if len(context.memory.seats) == PAIR else []
    return _end(context, Ended(why="time" if is_late else "resigned", seat=seat, winners=winners))


def abandoned(context: TableContext) -> list[What]:
    """Nobody wants to go on."""
    return _end(context, Ended(why="abandoned", seat=None, winners=[]))


def _end(context: TableContext, end: Ended) -> list[What]:
    if dailies.day_of(context.memory) is not None:  # others may still be playing with the same dice
        return [end]
    return [end, Revealed(secret=context.secret.hex())]


def on_ended(context: TableContext, event: Event[Ended]) -> None:
    """Stop everything."""
    memory = context.memory
    memory.stage = "over"
    memory.ended = event.what
    memory.offer = memory.seat_request = memory.confirming = memory.opening = None
    memory.changed, memory.changed_at = event.seq, event.at
    clocks.stop(context, event.at)


def on_revealed(context: TableContext, event: Event[Revealed]) -> None:
    """Let everybody recompute the dice."""
    context.memory.secret = event.what.secret


APPLY: Changes = {Ended: on_ended, Revealed: on_revealed}
