"""The rules of Dicke Dämonen, as every game gives them."""

from samedi.core.game import CHANCE, OVER
from samedi.core.record import Array
from samedi.core.rng import Rng
from samedi.core.rule import rule
from samedi.games.dicke_daemonen.actions import DRAW
from samedi.games.dicke_daemonen.hands import draws, has_predicted, held, prediction
from samedi.games.dicke_daemonen.model import ALL_COLOURS, OPEN, State, Step
from samedi.games.dicke_daemonen.placing import placings
from samedi.games.dicke_daemonen.prediction import is_taken, predictions
from samedi.games.dicke_daemonen.scoring import has_foreseen, lead
from samedi.games.dicke_daemonen.secrets import blank, fill_in
from samedi.games.dicke_daemonen.solitaire import holds, is_solitaire, score
from samedi.games.dicke_daemonen.turn import choose_place, choose_prediction, draw

WON = 1000
WON_ALONE = 500  # and the score on top
WAITING = 8  # creatures in the bag for each point of a lead worth waiting for
NOTHING = -100  # the worth of having nothing to predict
KNOWS = ("colours",)  # that other colours gain points too
COLOURS = 1 << KNOWS.index("colours")


@rule
def mover(state: State) -> int:
    """The seat to act, CHANCE for a draw, OVER at the end."""
    match state.step:
        case Step.DRAW:
            return CHANCE
        case Step.OVER:
            return OVER
        case _:
            return int(state.seat)


@rule
def legal(state: State, out: Array[int]) -> int:
    """List what the seat to act may do (DD-2.2)."""
    match state.step:
        case Step.PLACE:
            return placings(state, out)
        case Step.PREDICT:
            return predictions(state, out)
        case _:
            return 0


@rule
def outcomes(state: State, out: Array[int], weights: Array[int]) -> int:
    """List what may be drawn next."""
    return draws(state, out, weights)


@rule
def apply(state: State, action: int) -> None:
    """Do what is chosen or drawn, and go on to the next step."""
    match state.step:
        case Step.DRAW:
            draw(state, action - DRAW)
        case Step.PLACE:
            choose_place(state, action)
        case Step.PREDICT:
            choose_prediction(state, action)


@rule
def hide(state: State, seat: int) -> None:
    """Blank the bag and the hands of others."""
    blank(state, seat)


@rule
def determinise(state: State, seat: int, rng: Rng) -> None:
    """Deal what the seat has not seen to the bag and the other hands."""
    if state.viewer != OPEN:
        fill_in(state, seat, rng)


@rule
def is_winner(state: State, seat: int) -> bool:
    """Whether a seat predicted a winning colour, or alone all its ranks (DD-3.4, DD-4.3)."""
    return holds(state) if is_solitaire(state) else has_foreseen(state, seat)


@rule
def payoff(state: State, seat: int) -> int:
    """A win is everything; alone the score counts too."""
    if not is_winner(state, seat):
        return 0
    return min(WON, WON_ALONE + score(state)) if is_solitaire(state) else WON


@rule
def worth(state: State, seat: int, overlooked: int) -> int:
    """The lead of the predicted colour, alone the score; before, the best lead the hand could predict."""
    if not has_predicted(state, seat):
        return prospect(state, seat, overlooked)
    if is_solitaire(state) and holds(state):
        return score(state)
    return promise(state, prediction(state, seat, 0), overlooked)


@rule
def prospect(state: State, seat: int, overlooked: int) -> int:
    """The best lead among the colours a seat could predict; the fuller the bag, the longer it can wait."""
    best = NOTHING
    for colour in range(ALL_COLOURS):
        if held(state, seat, colour) > 0 and not is_taken(state, colour):
            best = max(best, promise(state, colour, overlooked))
    return min(best, state.bag_size // WAITING) - 1


@rule
def promise(state: State, colour: int, overlooked: int) -> int:
    """The lead of a colour, or its points to somebody who does not count the others."""
    return int(state.points[colour]) if overlooked & COLOURS != 0 else lead(state, colour)
