"""Hidden hands and the hidden bag: what a seat cannot know is blanked, and filled in again by chance.

A seat knows its hand, everything on the table and all sizes. What it gave back into the bag it forgets.
"""

from samedi.core.rng import Rng, below
from samedi.core.rule import rule
from samedi.games.dicke_daemonen.hands import has_predicted, take, unseen
from samedi.games.dicke_daemonen.model import ALL_COLOURS, OPEN, State, Step
from samedi.games.dicke_daemonen.placing import can_place
from samedi.games.dicke_daemonen.solitaire import has_other_colour


@rule
def blank(state: State, seat: int) -> None:
    """Blank the bag and all hands but the seat's own."""
    for other in range(state.players):
        if other != seat:
            blank_hand(state, other)
    for colour in range(ALL_COLOURS):
        state.bag[colour] = 0
    state.viewer = seat


@rule
def blank_hand(state: State, seat: int) -> None:
    """Blank one hand."""
    for colour in range(ALL_COLOURS):
        state.hand[seat * ALL_COLOURS + colour] = 0


@rule
def fill_in(state: State, seat: int, rng: Rng) -> None:
    """Shuffle the unseen creatures and deal them to the hidden hands and the bag, until it fits the step."""
    deal_unseen(state, seat, rng)
    while not is_possible(state):
        blank(state, seat)
        deal_unseen(state, seat, rng)


@rule
def deal_unseen(state: State, seat: int, rng: Rng) -> None:
    """Put all unseen creatures into the bag, and let the other hands be drawn from it."""
    for colour in range(ALL_COLOURS):
        state.bag[colour] = unseen(state, colour)
    state.viewer = OPEN
    for other in range(state.players):
        if other != seat:
            refill(state, other, rng)


@rule
def refill(state: State, seat: int, rng: Rng) -> None:
    """Draw a whole hand anew; bag and hand keep their sizes."""
    count = int(state.hand_size[seat])
    state.hand_size[seat] = 0
    state.bag_size += count
    for _ in range(count):
        take(state, seat, any_creature(state, rng))


@rule
def any_creature(state: State, rng: Rng) -> int:
    """The colour of a creature drawn from the bag, each equally likely."""
    left = 0
    for colour in range(ALL_COLOURS):
        left += state.bag[colour]
    drawn = below(rng, left)
    colour = 0
    while drawn >= state.bag[colour]:
        drawn -= state.bag[colour]
        colour += 1
    return colour


@rule
def is_possible(state: State) -> bool:
    """Whether the hand of the seat to act explains what it is asked: everybody knows that it was asked."""
    if state.step == Step.PLACE:
        return can_place(state, state.seat)
    if state.step == Step.PREDICT and has_predicted(state, state.seat):
        return has_other_colour(state)
    return True
