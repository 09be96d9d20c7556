"""Pieces, steps and the state of a game (CN-1.1, CN-1.4)."""

from enum import IntEnum
from typing import Annotated, Literal

from samedi.core.record import I8, Array, record

Clan = Literal["north", "east", "south", "west"]
Rank = Literal["grand", "gros", "mince", "petit"]
CLANS: tuple[Clan, ...] = ("north", "east", "south", "west")
PAWNS: tuple[Rank, ...] = ("grand", "gros", "mince", "petit")
CLAN_SIZE = 4
ALL_PAWNS = 16  # pawn p of clan c is piece 4 * c + p
LONGEST_TRACK = 56

# Where a pawn is: a track cell from 0, a Trésor cell from TRESOR + 1, or one of these.
START = -1
LIFTED = -2
TRESOR = 64
HOME = 100

# What stands on a track cell: a piece, or one of these.
EMPTY = -1
KNIGHT = 16

NOWHERE = -1  # the knight's cell before he is set, and while he is pushed
NOBODY = -1  # no pawn is lifted

# Dice: two ordinary ones and the special one. A face is 1 to 6, BLACK, or NOT_THROWN.
DICE = 3
SPECIAL = 2
BLACK = 7
NOT_THROWN = 0


class Step(IntEnum):
    """What is awaited."""

    FIRST_PAWN = 0
    SET_KNIGHT = 1
    ROLL = 2
    MOVE = 3
    DISPLACE = 4
    PUSH = 5
    OVER = 6


@record
class State:
    """A position of Le Chevalier Noir."""

    step: I8
    seat: I8  # the seat that acts or rolls
    players: I8
    first: I8  # the seat that began
    track: I8  # track cells: 56 or 40
    tresor: I8  # Trésor cells of a clan: 6 or 4
    teams: I8
    strict: I8
    both_clans: I8
    place: Annotated[Array[I8], ALL_PAWNS]
    cell: Annotated[Array[I8], LONGEST_TRACK]
    knight: I8
    lifted: I8  # the piece that waits to be displaced
    due: Annotated[Array[I8], DICE]  # 1 for a die that belongs to the present throw
    face: Annotated[Array[I8], DICE]
    unused: Annotated[Array[I8], 7]  # how many unused dice show this number
    ridden: I8  # 1 once a die of the present throw has moved the knight
