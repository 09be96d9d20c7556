"""A turn: take pebbles, toss the coin (PB-2), and see whether the heap is empty (PB-3)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from tests.fourth_game.pebbles.actions import TAKE
from tests.fourth_game.pebbles.model import MOST_TAKEN, TOSSED_FROM, State, Step


@rule
def takes(state: State, out: Array[int]) -> int:
    """List how many pebbles may be taken (PB-2.1)."""
    count = min(MOST_TAKEN, state.heap)
    for number in range(count):
        out[number] = TAKE + 1 + number
    return int(count)


@rule
def take(state: State, count: int) -> None:
    """Take pebbles; the coin is tossed for more than one (PB-2.1, PB-2.2)."""
    state.heap -= count
    state.taken[state.seat] += count
    if count >= TOSSED_FROM:
        state.step = Step.TOSS
    else:
        end_turn(state)


@rule
def roll_back(state: State) -> None:
    """One of the pebbles that were taken rolls back (PB-2.2)."""
    state.heap += 1
    state.taken[state.seat] -= 1


@rule
def end_turn(state: State) -> None:
    """The other takes, unless the heap is empty (PB-1.2, PB-3.1)."""
    if state.heap == 0:
        state.step = Step.OVER
    else:
        state.step = Step.TAKE
        state.seat = 1 - state.seat
