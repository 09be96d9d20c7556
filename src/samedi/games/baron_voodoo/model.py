"""Dice, Loas, steps and the state of a game (BV-1.1 to BV-1.3)."""

from enum import IntEnum
from typing import Annotated, Literal

from samedi.core.record import I8, I16, I64, Array, record

ColourName = Literal["yellow", "red", "purple", "turquoise", "white"]
FaceName = Literal["offering", "soul", "change", "protection", "steal", "exchange"]
LoaName = Literal["mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa"]
AnyLoaName = LoaName | Literal["baron_samedi"]
Reason = Literal["points", "blocked", "combinations"]  # why the end was triggered

COLOURS: tuple[ColourName, ...] = ("yellow", "red", "purple", "turquoise", "white")
FACES: tuple[FaceName, ...] = ("offering", "soul", "change", "protection", "steal", "exchange")
LOAS: tuple[AnyLoaName, ...] = ("mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa", "baron_samedi")
SETUPS = ("random", "draft", "balanced", "chaotic")
REASONS: tuple[Reason | Literal[""], ...] = ("", "points", "blocked", "combinations")

LOA_COLOURS = 4
WHITE = 4
ALL_COLOURS = 5

# A die is 6 * colour + face.
SIDES_OF_A_DIE = 6
KINDS_OF_DICE = 30

SIZE = 7  # cell number = SIZE * row + column, both from 0
CELLS = 49
CENTRE = 24
FULL_STACK = 3
DICE = 48
OFFERINGS = 20
SEATS = 4

NOBODY = -1
NOTHING = -1
NOWHERE = -1

COLUMN = 4  # the exchange column's place among the zones (BV-9.14)
COMBINATIONS = 4  # as many as Baron Samedi lowers in a game (BV-9.15)
LINE_DICE = 4

# Why the end was triggered.
POINTS = 1
BLOCKED = 2
FOUR_COMBINATIONS = 3


class Loa(IntEnum):
    """The Loas, numbered like their colours; Baron Samedi's is white (BV-9.12)."""

    MAMY_WATA = 0
    PAPA_LEGBA = 1
    ERZULIE_FREDA = 2
    GRAN_BWA = 3
    BARON_SAMEDI = 4


class Face(IntEnum):
    """The faces of a die (BV-1.2)."""

    OFFERING = 0
    SOUL = 1
    CHANGE = 2
    PROTECTION = 3
    STEAL = 4
    EXCHANGE = 5


class Step(IntEnum):
    """What is awaited, in the order of a game and of a turn (BV-3.1)."""

    ROLL = 0
    PLACE = 1
    POWER = 2
    TARGET = 3
    CAPTURE = 4
    TURN = 5
    EFFECT = 6
    AGAIN = 7
    LOWER = 8
    LAST_POWER = 9
    BARON = 10
    REROLL = 11
    OVER = 12


@record
class Row:
    """An ordered row of dice: a capture zone, a Spirit World, the line, the column (BV-6.5)."""

    size: I8
    dice: Annotated[Array[I8], DICE]


@record
class State:
    """A position of Baron Voodoo; what a team shares belongs to a side (BV-8.3)."""

    step: I8
    seat: I8
    players: I8
    sides: I8  # as many as players, 2 with teams; a seat's side is seat % sides
    first: I8
    setup: I8
    solo: I8
    level: I8  # of the priority line (BV-9.5)
    dealt: I8  # dice rolled or placed so far at set-up
    round: I8
    extra: I8  # 1 in an extra turn
    power_used: I8  # 1 once a power was used in this turn
    power: I8  # the power in use
    picked: I8  # the cell picked for it
    power_step: I8  # the step it was begun in, POWER or LAST_POWER
    taken_from: I8  # the zone of the die named first in an exchange
    taken: I8  # that die
    group: I8  # dice of the open group, the last ones of the Spirit World
    marker: I8  # the seat that holds the Baron Samedi marker
    trigger: I8  # the seat that triggered the end
    trigger_why: I8
    reserve: I8
    loa: Annotated[Array[I8], SEATS]
    protection: Annotated[Array[I8], SEATS]  # by seat
    offerings: Annotated[Array[I8], SEATS]  # by side
    score: Annotated[Array[I16], SEATS]  # by side
    lowering: Annotated[Array[I8], SEATS]  # by side: points of BV-7.4
    zones: Annotated[Array[Row], SEATS + 1]  # by side, and the exchange column
    spirits: Annotated[Array[Row], SEATS]  # by side
    pool: Annotated[Array[I8], KINDS_OF_DICE]  # how many dice of a kind wait in a draft
    height: Annotated[Array[I8], CELLS]
    dice: Annotated[Array[I8], CELLS * FULL_STACK]  # 3 * cell + level in the stack
    tops: Annotated[Array[I64], ALL_COLOURS]  # which cells show a colour: bit n is cell n
    occupied: I64  # which cells hold dice
    lone: I64  # which hold one
    full: I64  # which hold three
    line: Row
    cursor: I8  # the cell of Baron Samedi's last board capture
    combination: I8  # the colour he collects
    lowered: I8  # how many combinations he has lowered
