"""Bag and hands: who holds how many of what, as far as the state tells (DD-1.2, DD-2.1, DD-2.7)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.dicke_daemonen.actions import DRAW
from samedi.games.dicke_daemonen.model import (
    ALL_COLOURS,
    DEMON_COLOURS,
    EACH,
    MOST_PLAYERS,
    NONE,
    OPEN,
    RANKS,
    WHITE,
    State,
)


@rule
def held(state: State, seat: int, colour: int) -> int:
    """How many creatures of a colour a seat has in its hand."""
    return int(state.hand[seat * ALL_COLOURS + colour])


@rule
def is_known(state: State, seat: int) -> bool:
    """Whether the state tells what a seat has in its hand."""
    return state.viewer in (OPEN, seat)


@rule
def lay_down(state: State, seat: int, colour: int) -> None:
    """A creature leaves a hand, for the board or as a prediction."""
    state.hand_size[seat] -= 1
    if is_known(state, seat):
        state.hand[seat * ALL_COLOURS + colour] -= 1


@rule
def draws(state: State, out: Array[int], weights: Array[int]) -> int:
    """List what can be drawn, every creature equally likely; where the bag is hidden, any unseen one."""
    count = 0
    for colour in range(ALL_COLOURS):
        creatures = int(state.bag[colour]) if state.viewer == OPEN else unseen(state, colour)
        if creatures > 0:
            out[count] = DRAW + colour
            weights[count] = creatures
            count += 1
    return count


@rule
def take(state: State, seat: int, colour: int) -> None:
    """A seat takes a creature out of the bag (DD-2.7)."""
    state.bag_size -= 1
    state.hand_size[seat] += 1
    if state.viewer == OPEN:
        state.bag[colour] -= 1
    if is_known(state, seat):
        state.hand[seat * ALL_COLOURS + colour] += 1


@rule
def return_rest(state: State, seat: int) -> None:
    """All creatures left in a hand go back into the bag (DD-2.6)."""
    for colour in range(ALL_COLOURS):
        if state.viewer == OPEN:
            state.bag[colour] += state.hand[seat * ALL_COLOURS + colour]
        state.hand[seat * ALL_COLOURS + colour] = 0
    state.bag_size += state.hand_size[seat]
    state.hand_size[seat] = 0


@rule
def discard_rest(state: State, seat: int) -> None:
    """All creatures left in a hand are out of the game (DD-4.2)."""
    for colour in range(ALL_COLOURS):
        state.discarded[colour] += state.hand[seat * ALL_COLOURS + colour]
        state.hand[seat * ALL_COLOURS + colour] = 0
    state.hand_size[seat] = 0


@rule
def unseen(state: State, colour: int) -> int:
    """How many creatures of a colour lie nowhere in sight of the viewer: in the bag or in other hands."""
    count = EACH - placed(state, colour) - int(state.discarded[colour])
    for place in range(MOST_PLAYERS * RANKS):
        if state.predicted[place] == colour:
            count -= 1
    if state.viewer >= 0:
        count -= held(state, state.viewer, colour)
    return count


@rule
def placed(state: State, colour: int) -> int:
    """How many creatures of a colour are on the board."""
    count = 0
    for field in range(state.board.fields):
        count += state.ghost[field] if colour == WHITE else state.demons[field * DEMON_COLOURS + colour]
    return count


@rule
def prediction(state: State, seat: int, rank: int) -> int:
    """The colour a seat has predicted, in solitaire for a rank from 0, NONE if none."""
    return int(state.predicted[seat * RANKS + rank])


@rule
def has_predicted(state: State, seat: int) -> bool:
    """Whether a seat has predicted a colour."""
    return prediction(state, seat, 0) != NONE
