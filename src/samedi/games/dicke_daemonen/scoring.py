"""What fields are worth, which colours win, and who predicted them (DD-3.2 to DD-3.4)."""

from samedi.core.rule import rule
from samedi.games.dicke_daemonen.hands import prediction
from samedi.games.dicke_daemonen.model import ALL_COLOURS, DEMON_COLOURS, NONE, State


@rule
def worth_of(state: State, field: int) -> int:
    """What a majority in a field gains: its corners and knots (DD-3.2)."""
    return state.board.corners[field + 1] - state.board.corners[field] + state.board.knots[field]


@rule
def majority(state: State, field: int) -> int:
    """The colour with more demons in a field than every other, NONE if there is no such colour (DD-3.2)."""
    best, most = NONE, 0
    for colour in range(DEMON_COLOURS):
        count = state.demons[field * DEMON_COLOURS + colour]
        if count > most:
            best, most = colour, int(count)
        elif count == most:
            best = NONE
    return best


@rule
def most_points(state: State) -> int:
    """The points of the best colour."""
    most = 0
    for colour in range(ALL_COLOURS):
        most = max(most, int(state.points[colour]))
    return most


@rule
def is_winning(state: State, colour: int) -> bool:
    """Whether no colour has more points (DD-3.4)."""
    return state.points[colour] == most_points(state)


@rule
def lead(state: State, colour: int) -> int:
    """By how many points a colour is ahead of the best other one, below zero if it is behind."""
    rival = 0
    for other in range(ALL_COLOURS):
        if other != colour:
            rival = max(rival, int(state.points[other]))
    return state.points[colour] - rival


@rule
def has_foreseen(state: State, seat: int) -> bool:
    """Whether a seat predicted a winning colour (DD-3.4)."""
    colour = prediction(state, seat, 0)
    return colour != NONE and is_winning(state, colour)
