"""The decisions of the game and their notation."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from samedi.core.actions import Action, Layout
from samedi.games.chevalier_noir.model import Rank

Value = Literal[1, 2, 3, 4, 5, 6]
Cell = Annotated[int, Meta(ge=0, le=55)]


class Roll(Action, frozen=True, tag="roll"):
    """A die shows a face."""

    notation = ":{face}"
    face: Literal[1, 2, 3, 4, 5, 6, "black"]


class Enter(Action, frozen=True, tag="enter", kw_only=True):
    """A pawn comes onto the Couronne: the first one free, later ones with a 6."""

    notation = "+{pawn}{die}"
    die: Literal[6] | UnsetType = UNSET
    pawn: Rank


class Move(Action, frozen=True, tag="move"):
    """A pawn goes as far as a die says."""

    notation = "{pawn}{die}"
    die: Value
    pawn: Rank


class Ride(Action, frozen=True, tag="ride"):
    """The Chevalier goes as far as a die says."""

    notation = "N{die}"
    die: Value


class Knight(Action, frozen=True, tag="knight"):
    """The Chevalier is put on a cell."""

    notation = "N@{cell}"
    cell: Cell


class Displace(Action, frozen=True, tag="displace"):
    """The pawn the Chevalier took the place of is put on a cell."""

    notation = "@{cell}"
    cell: Cell


LETTERS = {"grand": "G", "gros": "O", "mince": "M", "petit": "P", "black": "N"}
ACTIONS = Layout(Roll, Enter, Move, Ride, Knight, Displace, letters=LETTERS)

# The same numbers for the rules: a die's face or value is added where it says so.
ROLL = ACTIONS.base(Roll) - 1  # + face, BLACK being 7
ENTER_WITH_6 = ACTIONS.number(Enter(die=6, pawn="grand"))  # + pawn
ENTER_FIRST = ACTIONS.number(Enter(pawn="grand"))  # + pawn
MOVE = ACTIONS.base(Move) - 4  # + 4 * value + pawn
RIDE = ACTIONS.base(Ride) - 1  # + value
KNIGHT_TO = ACTIONS.base(Knight)  # + cell
DISPLACE_TO = ACTIONS.base(Displace)  # + cell
END = len(ACTIONS)
