"""What programs that learn are shown of Dicke Dämonen: the own hand, and everything on the table.

The world stays the same for a whole game: it is in the constants, where corners follow in the same order.
"""

from samedi.core.observation import Observation, Plane
from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.dicke_daemonen.hands import held
from samedi.games.dicke_daemonen.model import (
    ALL_COLOURS,
    MOST_CORNERS,
    MOST_FIELDS,
    MOST_PLAYERS,
    RANKS,
    State,
)

NO_CORNER = -3

CORNERS = 0
GHOSTS = CORNERS + MOST_CORNERS
HANDS = GHOSTS + MOST_FIELDS
SIZES = HANDS + ALL_COLOURS
PREDICTED = SIZES + MOST_PLAYERS
DISCARDED = PREDICTED + MOST_PLAYERS * RANKS
POINTS = DISCARDED + ALL_COLOURS
ROOM = POINTS + ALL_COLOURS
TURN = ROOM + ALL_COLOURS
MOST_ROOM = 127

PLANES = (
    Plane(
        "corners",
        MOST_CORNERS,
        "field after field, in boundary order: 0 to 3 a red, blue, green or yellow demon, -1 free, "
        "-2 frozen; -3 beyond the last corner of this world",
    ),
    Plane("ghosts", MOST_FIELDS, "1 for each field with a ghost"),
    Plane("hand", ALL_COLOURS, "how many red, blue, green, yellow demons and ghosts the seat holds"),
    Plane("sizes", MOST_PLAYERS, "how many creatures each seat holds, from the own one on"),
    Plane(
        "predicted",
        MOST_PLAYERS * RANKS,
        "for each seat from the own one on, the colours it predicted, the first rank first; -1 none",
    ),
    Plane("discarded", ALL_COLOURS, "how many of each colour are out of the game"),
    Plane("points", ALL_COLOURS, "what each colour would have if the game ended now"),
    Plane("room", ALL_COLOURS, "how many places are open to each colour"),
    Plane(
        "turn",
        6,
        "the step; whose turn it is, seats from the own one; creatures in the bag; creatures still to be "
        "dealt; players; 1 if the rest of a hand goes back into the bag",
    ),
)


@rule
def observe(state: State, seat: int, out: Array[int]) -> int:
    """Write what a seat sees: the board, its hand, what others show, the turn."""
    last = state.board.corners[state.board.fields]
    for corner in range(MOST_CORNERS):
        out[CORNERS + corner] = state.corner[corner] if corner < last else NO_CORNER
    for field in range(MOST_FIELDS):
        out[GHOSTS + field] = state.ghost[field]
    for colour in range(ALL_COLOURS):
        out[HANDS + colour] = held(state, seat, colour)
        out[DISCARDED + colour] = state.discarded[colour]
        out[POINTS + colour] = state.points[colour]
        out[ROOM + colour] = min(int(state.room[colour]), MOST_ROOM)
    write_seats(state, seat, out)
    out[TURN] = state.step
    out[TURN + 1] = (state.seat - seat) % state.players
    out[TURN + 2] = state.bag_size
    out[TURN + 3] = state.to_deal
    out[TURN + 4] = state.players
    out[TURN + 5] = state.rest_to_bag
    return TURN + 6


@rule
def write_seats(state: State, seat: int, out: Array[int]) -> None:
    """Write what everybody shows, from the own seat on."""
    for turned in range(MOST_PLAYERS):
        other = (seat + turned) % state.players
        plays = turned < state.players
        out[SIZES + turned] = state.hand_size[other] if plays else 0
        for rank in range(RANKS):
            place = other * RANKS + rank
            out[PREDICTED + turned * RANKS + rank] = state.predicted[place] if plays else -1


OBSERVATION = Observation(planes=PLANES, observe=observe)
