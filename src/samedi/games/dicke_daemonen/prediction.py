"""Predicting a colour (DD-2.6, DD-4.1)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.dicke_daemonen.actions import PASS, PREDICT
from samedi.games.dicke_daemonen.hands import (
    discard_rest,
    has_predicted,
    held,
    lay_down,
    return_rest,
)
from samedi.games.dicke_daemonen.model import ALL_COLOURS, MOST_PLAYERS, RANKS, State
from samedi.games.dicke_daemonen.solitaire import ALONE, is_complete, is_solitaire, ranks_predicted


@rule
def is_asked(state: State) -> bool:
    """Whether the seat may predict now: once, with a creature left (DD-2.6).

    Some colour is always left: four players predict at most four of five.
    """
    return state.hand_size[state.seat] > 0 and not has_predicted(state, state.seat)


@rule
def predictions(state: State, out: Array[int]) -> int:
    """List the colours of the hand that nobody has predicted; passing is always possible (DD-2.6)."""
    count = 0
    for colour in range(ALL_COLOURS):
        if held(state, state.seat, colour) > 0 and not is_taken(state, colour):
            out[count] = PREDICT + colour
            count += 1
    out[count] = PASS
    return count + 1


@rule
def is_taken(state: State, colour: int) -> bool:
    """Whether a colour is predicted already (DD-2.6, DD-4.1)."""
    for place in range(MOST_PLAYERS * RANKS):
        if state.predicted[place] == colour:
            return True
    return False


@rule
def predict(state: State, colour: int) -> None:
    """Lay a creature open; in solitaire for the next rank (DD-2.6, DD-4.1)."""
    lay_down(state, state.seat, colour)
    rank = ranks_predicted(state) if is_solitaire(state) else 0
    state.predicted[state.seat * RANKS + rank] = colour


@rule
def ends_prediction(state: State, action: int) -> bool:
    """Whether this was the last word on the prediction for now (DD-4.1)."""
    return action == PASS or not is_solitaire(state) or is_complete(state)


@rule
def give_up_rest(state: State) -> None:
    """The rest of the hand goes back into the bag, in solitaire only by option (DD-2.6, DD-4.2)."""
    if is_solitaire(state) and state.rest_to_bag == 0:
        discard_rest(state, ALONE)
    else:
        return_rest(state, state.seat)
