"""The turn: place, perhaps predict, draw (DD-2.2, DD-2.8, DD-3.1)."""

from samedi.core.rule import rule
from samedi.games.dicke_daemonen.actions import DEMON, GHOST, PASS, PREDICT
from samedi.games.dicke_daemonen.hands import has_predicted, is_known, lay_down, take, unseen
from samedi.games.dicke_daemonen.model import (
    ALL_COLOURS,
    HAND,
    MOST_CROSSINGS,
    MOST_FIELDS,
    WHITE,
    State,
    Step,
)
from samedi.games.dicke_daemonen.placing import can_place, put_demon, put_ghost
from samedi.games.dicke_daemonen.prediction import ends_prediction, give_up_rest, is_asked, predict


@rule
def begin_turn(state: State, seat: int) -> None:
    """The game ends at once if the seat to move can place nothing (DD-3.1)."""
    state.seat = seat
    state.step = Step.PLACE if may_place(state, seat) else Step.OVER


@rule
def may_place(state: State, seat: int) -> bool:
    """Whether a seat can place something; for a hidden hand, whether it might."""
    if is_known(state, seat):
        return can_place(state, seat)
    for colour in range(ALL_COLOURS):
        if unseen(state, colour) > 0 and state.room[colour] > 0:
            return state.hand_size[seat] > 0
    return False


@rule
def choose_place(state: State, action: int) -> None:
    """Place a creature; whoever may predict is asked (DD-2.2, DD-2.6)."""
    if action >= GHOST:
        lay_down(state, state.seat, WHITE)
        put_ghost(state, action - GHOST)
    else:
        corner, field = (action - DEMON) // MOST_FIELDS, (action - DEMON) % MOST_FIELDS
        lay_down(state, state.seat, corner // MOST_CROSSINGS)
        put_demon(state, corner // MOST_CROSSINGS, corner % MOST_CROSSINGS, field)
    if is_asked(state):
        state.step = Step.PREDICT
    else:
        go_to_bag(state)


@rule
def choose_prediction(state: State, action: int) -> None:
    """Predict a colour or pass; once the prediction is complete, the rest of the hand is given up."""
    if action != PASS:
        predict(state, action - PREDICT)
    if ends_prediction(state, action):
        if has_predicted(state, state.seat):
            give_up_rest(state)
        go_to_bag(state)


@rule
def go_to_bag(state: State) -> None:
    """Draw if the bag holds any, else the next turn begins (DD-2.7, DD-2.8)."""
    if state.bag_size > 0:
        state.step = Step.DRAW
    else:
        begin_turn(state, (state.seat + 1) % state.players)


@rule
def draw(state: State, colour: int) -> None:
    """Draw: before the game four for each seat in turn, then one at the end of a turn (DD-2.1, DD-2.7)."""
    take(state, state.seat, colour)
    if state.to_deal == 0:
        begin_turn(state, (state.seat + 1) % state.players)
        return
    state.to_deal -= 1
    if state.to_deal == 0:
        begin_turn(state, 0)
    elif state.hand_size[state.seat] == HAND:
        state.seat += 1
