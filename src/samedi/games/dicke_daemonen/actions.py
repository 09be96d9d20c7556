"""The decisions of the game and their notation.

A number means the same corner name in every world, so placing a demon takes all of colour, crossing and
field: most of these numbers belong to no corner of a given world and are never listed there.
"""

from typing import Annotated, get_args

from msgspec import UNSET, Meta, UnsetType

from samedi.core.actions import Action, Layout
from samedi.games.dicke_daemonen.model import MOST_CROSSINGS, MOST_FIELDS, Colour
from samedi.games.dicke_daemonen.world import field_label

CrossingNumber = Annotated[int, Meta(ge=0, le=39)]
FieldNumber = Annotated[int, Meta(ge=0, le=41)]


class Draw(Action, frozen=True, tag="draw"):
    """A creature comes out of the bag."""

    notation = "*{colour}"
    colour: Colour


class Place(Action, frozen=True, tag="place", kw_only=True):
    """A demon goes into a corner, named by crossing and field, or a ghost into a field."""

    notation = "{colour}{crossing}{field}"
    colour: Colour
    crossing: CrossingNumber | UnsetType = UNSET
    field: FieldNumber


class Predict(Action, frozen=True, tag="predict"):
    """A creature is laid open: its colour will win."""

    notation = "?{colour}"
    colour: Colour


class Pass(Action, frozen=True, tag="pass"):
    """Nothing is predicted now."""

    notation = "-"


DEMONS = [
    Place(colour=colour, crossing=crossing, field=field)
    for colour in get_args(Colour)[:-1]
    for crossing in range(MOST_CROSSINGS)
    for field in range(MOST_FIELDS)
]
GHOSTS = [Place(colour="white", field=field) for field in range(MOST_FIELDS)]
LETTERS = {"red": "r", "blue": "b", "green": "g", "yellow": "y", "white": "w"}
FIELD_LETTERS = {("field", field): field_label(field) for field in range(MOST_FIELDS)}

ACTIONS = Layout(Draw, [*DEMONS, *GHOSTS], Predict, Pass, letters={**LETTERS, **FIELD_LETTERS})

# The same numbers for the rules.
DRAW = ACTIONS.base(Draw)  # + colour
DEMON = ACTIONS.base(Place)  # + (colour * MOST_CROSSINGS + crossing) * MOST_FIELDS + field
GHOST = ACTIONS.number(GHOSTS[0])  # + field
PREDICT = ACTIONS.base(Predict)  # + colour
PASS = ACTIONS.base(Pass)
