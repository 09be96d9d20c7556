"""Creatures, steps and the state of a game (DD-1.2, DD-2.1)."""

from enum import IntEnum
from typing import Annotated, Literal

from samedi.core.record import I8, I16, I64, Array, record

Colour = Literal["red", "blue", "green", "yellow", "white"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "white")
ALL_COLOURS = 5
DEMON_COLOURS = 4  # the first four; each is also the colour of a line
WHITE = 4  # the colour of ghosts
EACH = 10  # creatures of a colour

MOST_CROSSINGS = 40
MOST_FIELDS = 42
MOST_CORNERS = 160
OUTER = 0  # the field around all lines

MOST_PLAYERS = 4
HAND = 4  # creatures a seat begins with
RANKS = 3  # colours that can be predicted in solitaire; with rivals one is

NONE = -1  # no colour: none predicted, no majority
FREE = -1  # a corner open to a demon
FROZEN = -2  # an unoccupied corner in a field with a ghost
OPEN = -2  # the viewer of a state in which nothing is hidden


class Step(IntEnum):
    """What is awaited."""

    DRAW = 0
    PLACE = 1
    PREDICT = 2
    OVER = 3


@record
class Board:
    """The world as far as rules need it; the corners of a field follow each other in boundary order."""

    fingerprint: I64  # by which the drawing finds the lines
    crossings: I8
    fields: I8
    first: Annotated[Array[I8], MOST_CROSSINGS]  # the colours of the two lines of a crossing
    second: Annotated[Array[I8], MOST_CROSSINGS]
    x: Annotated[Array[I16], MOST_CROSSINGS]  # where a crossing is drawn
    y: Annotated[Array[I16], MOST_CROSSINGS]
    corners: Annotated[
        Array[I16], MOST_FIELDS + 1
    ]  # the first corner of a field; then comes the next field's
    crossing: Annotated[Array[I8], MOST_CORNERS]  # of a corner
    field: Annotated[Array[I8], MOST_CORNERS]  # of a corner
    beside: Annotated[Array[I16], 2 * MOST_CORNERS]  # the corners beside each line, line after line
    along: Annotated[Array[I16], DEMON_COLOURS + 1]  # where those of a line begin
    knots: Annotated[Array[I8], MOST_FIELDS]


@record
class State:
    """A position of Dicke Dämonen."""

    step: I8
    seat: I8  # the seat that acts or draws
    players: I8
    rest_to_bag: I8
    viewer: I8  # for whom the state is hidden, OPEN if it is not
    to_deal: I8  # creatures still to be drawn before the first turn
    board: Board
    corner: Annotated[Array[I8], MOST_CORNERS]  # the colour of the demon in it, FREE or FROZEN
    ghost: Annotated[Array[I8], MOST_FIELDS]  # 1 if the field is frozen
    demons: Annotated[Array[I8], MOST_FIELDS * DEMON_COLOURS]  # how many, by field and colour
    room: Annotated[Array[I16], ALL_COLOURS]  # places open to a creature of this colour
    points: Annotated[Array[I16], ALL_COLOURS]  # if the game ended now
    hand: Annotated[Array[I8], MOST_PLAYERS * ALL_COLOURS]  # by seat and colour, zeros where hidden
    hand_size: Annotated[Array[I8], MOST_PLAYERS]
    bag: Annotated[Array[I8], ALL_COLOURS]  # zeros where hidden
    bag_size: I8
    predicted: Annotated[Array[I8], MOST_PLAYERS * RANKS]  # by seat and rank
    discarded: Annotated[Array[I8], ALL_COLOURS]
