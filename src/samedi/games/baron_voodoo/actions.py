"""The decisions of the game and their notation."""

from typing import Literal

from msgspec import Struct, field

from samedi.core.actions import Action, Layout
from samedi.games.baron_voodoo.board import CELL_NAMES, COLOUR_OF_CELL, JUMPS, Cell, jump_source, jump_target
from samedi.games.baron_voodoo.model import CELLS, CENTRE, COLOURS, FACES, ColourName, FaceName, LoaName

Seat = Literal[0, 1, 2, 3]
Zone = Literal[0, 1, 2, 3, "column"]
Row = Literal["1", "2", "3", "4", "5", "6", "7"]
Column = Literal["a", "b", "c", "d", "e", "f", "g"]
Edge = Literal["left", "right", "up", "down"]


class Die(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A soul: a colour and the face on top."""

    colour: ColourName
    face: FaceName


class Roll(Action, frozen=True, tag="roll"):
    """A die shows a face."""

    notation = ":{face}"
    face: FaceName


class Place(Action, frozen=True, tag="place"):
    """A die of the draft is put on a cell of its colour."""

    notation = "{die}@{cell}"
    die: Die
    cell: Cell


class Power(Action, frozen=True, tag="power"):
    """A Loa's power is used."""

    notation = "!{loa}"
    loa: LoaName


class Slide(Action, frozen=True, tag="slide"):
    """Mamy Wata: a line closes up against one of its ends."""

    notation = "{line}{to}"
    line: Row | Column
    to: Edge


class Pick(Action, frozen=True, tag="pick"):
    """Papa Legba, Erzulie Freda, Gran Bwa: the die or stack to be moved."""

    notation = "^{cell}"
    cell: Cell


class Put(Action, frozen=True, tag="put"):
    """Papa Legba, Erzulie Freda, Gran Bwa: where the die goes."""

    notation = ">{cell}"
    cell: Cell


class Capture(Action, frozen=True, tag="capture"):
    """A die jumps over a neighbour and captures it."""

    notation = "{source}-{target}"
    source: Cell = field(name="from")
    target: Cell = field(name="to")


class Turn(Action, frozen=True, tag="turn"):
    """The captured die is turned to another face."""

    notation = "={face}"
    face: FaceName


class Apply(Action, frozen=True, tag="apply"):
    """The effect Offering, Soul or Protection is applied."""

    notation = "!"


class Change(Action, frozen=True, tag="change"):
    """Effect Change: a die of the capture zone is turned to another face."""

    notation = "{die}={face}"
    die: Die
    face: FaceName


class Steal(Action, frozen=True, tag="steal"):
    """Effect Steal: a die of an opponent's Spirit World changes hands."""

    notation = "~{seat}{die}"
    seat: Seat
    die: Die


class Take(Action, frozen=True, tag="take"):
    """Effect Exchange: the first of the two dice."""

    notation = "<{seat}{die}"
    seat: Zone
    die: Die


class Give(Action, frozen=True, tag="give"):
    """Effect Exchange: the second of the two dice."""

    notation = ">{seat}{die}"
    seat: Zone
    die: Die


class Again(Action, frozen=True, tag="again"):
    """Two offerings buy an extra turn."""

    notation = "++"


class Lower(Action, frozen=True, tag="lower"):
    """A die goes to the Spirit World and joins the open group."""

    notation = "_{die}"
    die: Die


class Close(Action, frozen=True, tag="close"):
    """The open group is complete and scores."""

    notation = ";"


class Baron(Action, frozen=True, tag="baron"):
    """Baron Samedi makes his next capture."""

    notation = "baron"


class Pass(Action, frozen=True, tag="pass"):
    """An optional step is declined."""

    notation = "-"


LETTERS = {
    "yellow": "Y", "red": "R", "purple": "P", "turquoise": "T", "white": "W",
    "offering": "O", "soul": "S", "change": "C", "protection": "P", "steal": "V", "exchange": "X",
    "mamy_wata": "w", "papa_legba": "l", "erzulie_freda": "e", "gran_bwa": "b",
    "left": "<", "right": ">", "up": "^", "down": "v", "column": "c",
}  # fmt: skip

PLACES = [
    Place(Die(COLOURS[COLOUR_OF_CELL[cell]], face), CELL_NAMES[cell])
    for cell in range(CELLS)
    if cell != CENTRE
    for face in FACES
]
SLIDES = [
    *(Slide(line, to) for line in ("1", "2", "3", "4", "5", "6", "7") for to in ("left", "right")),
    *(Slide(line, to) for line in ("a", "b", "c", "d", "e", "f", "g") for to in ("up", "down")),
]
CAPTURES = [Capture(CELL_NAMES[jump_source(jump)], CELL_NAMES[jump_target(jump)]) for jump in range(JUMPS)]

ACTIONS = Layout(
    Roll,
    PLACES,
    Power,
    SLIDES,
    [Pick(cell) for cell in CELL_NAMES],
    [Put(cell) for cell in CELL_NAMES],
    CAPTURES,
    Turn,
    Apply,
    Change,
    Steal,
    Take,
    Give,
    Again,
    Lower,
    Close,
    Baron,
    Pass,
    letters=LETTERS,
)

# The same numbers for the rules; a die is 6 * colour + face.
ROLL = ACTIONS.base(Roll)  # + face
PLACE = ACTIONS.base(Place)  # + 6 * cell + face, cells without the centre
POWER = ACTIONS.base(Power)  # + loa
SLIDE = ACTIONS.base(Slide)  # + 2 * line + 1 for right or down
PICK = ACTIONS.base(Pick)  # + cell
PUT = ACTIONS.base(Put)  # + cell
CAPTURE = ACTIONS.base(Capture)  # + jump
TURN = ACTIONS.base(Turn)  # + face
APPLY = ACTIONS.base(Apply)
CHANGE_DIE = ACTIONS.base(Change)  # + 6 * die + face
STEAL_DIE = ACTIONS.base(Steal)  # + 30 * side + die
TAKE = ACTIONS.base(Take)  # + 30 * zone + die
GIVE = ACTIONS.base(Give)  # + 30 * zone + die
AGAIN = ACTIONS.base(Again)
LOWER = ACTIONS.base(Lower)  # + die
CLOSE = ACTIONS.base(Close)
BARON = ACTIONS.base(Baron)
PASS = ACTIONS.base(Pass)
