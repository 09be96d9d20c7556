"""One player alone: ranks are predicted and the score counts (DD-4)."""

from samedi.core.rule import rule
from samedi.games.dicke_daemonen.hands import has_predicted, held, prediction
from samedi.games.dicke_daemonen.model import ALL_COLOURS, NONE, RANKS, State

ALONE = 0  # the only seat


@rule
def is_solitaire(state: State) -> bool:
    """Whether one player plays alone."""
    return state.players == 1


@rule
def ranks_predicted(state: State) -> int:
    """How many colours have a rank by now."""
    count = 0
    while count < RANKS and prediction(state, ALONE, count) != NONE:
        count += 1
    return count


@rule
def is_ranked(state: State, colour: int) -> bool:
    """Whether a colour has a rank."""
    for rank in range(RANKS):
        if prediction(state, ALONE, rank) == colour:
            return True
    return False


@rule
def is_complete(state: State) -> bool:
    """Whether no further rank can be predicted: all are, or the hand has no other colour (DD-4.1)."""
    return ranks_predicted(state) == RANKS or not has_other_colour(state)


@rule
def has_other_colour(state: State) -> bool:
    """Whether the hand has a creature of a colour without a rank."""
    for colour in range(ALL_COLOURS):
        if held(state, ALONE, colour) > 0 and not is_ranked(state, colour):
            return True
    return False


@rule
def holds(state: State) -> bool:
    """Whether the ranks are right: points never rise down the ranks, nobody else is better (DD-4.3)."""
    if not has_predicted(state, ALONE):
        return False
    last = prediction(state, ALONE, 0)
    for rank in range(1, ranks_predicted(state)):
        colour = prediction(state, ALONE, rank)
        if state.points[colour] > state.points[last]:
            return False
        last = colour
    for colour in range(ALL_COLOURS):
        if not is_ranked(state, colour) and state.points[colour] > state.points[last]:
            return False
    return True


@rule
def score(state: State) -> int:
    """Three times the first, twice the second, once the third, nothing if the ranks are wrong (DD-4.4)."""
    if not holds(state):
        return 0
    total = 0
    for rank in range(ranks_predicted(state)):
        total += (RANKS - rank) * state.points[prediction(state, ALONE, rank)]
    return total
