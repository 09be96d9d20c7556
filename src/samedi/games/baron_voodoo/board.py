"""The board: cells, lines, colours, and dice that come and go (BV-1.3, BV-1.4, BV-9.3).

A set of cells is one integer, bit n for cell n. The sets `tops`, `occupied`, `lone` and `full` of the state
follow every die that is lifted or landed.
"""

from typing import Literal, get_args

from samedi.core.rule import rule
from samedi.games.baron_voodoo.model import (
    CELLS,
    FULL_STACK,
    LOA_COLOURS,
    SIDES_OF_A_DIE,
    SIZE,
    State,
)

Cell = Literal[
    "a1", "b1", "c1", "d1", "e1", "f1", "g1",
    "a2", "b2", "c2", "d2", "e2", "f2", "g2",
    "a3", "b3", "c3", "d3", "e3", "f3", "g3",
    "a4", "b4", "c4", "d4", "e4", "f4", "g4",
    "a5", "b5", "c5", "d5", "e5", "f5", "g5",
    "a6", "b6", "c6", "d6", "e6", "f6", "g6",
    "a7", "b7", "c7", "d7", "e7", "f7", "g7",
]  # fmt: skip
CELL_NAMES: tuple[Cell, ...] = get_args(Cell)

LAYOUT = (
    "RYWTPRY"  # row 1
    "TPRYWTP"
    "YWTPRYW"
    "PRY#TPR"
    "WTPRYWT"
    "RYWTPRY"
    "TPRYWTP"
)
COLOUR_OF_CELL = tuple("YRPTW#".index(letter) for letter in LAYOUT)

EVERYWHERE = (1 << CELLS) - 1
ROW_CELLS = tuple(0b1111111 << SIZE * row for row in range(SIZE))
COLUMN_CELLS = tuple(sum(1 << SIZE * row + column for row in range(SIZE)) for column in range(SIZE))
LINE_CELLS = ROW_CELLS + COLUMN_CELLS  # lines 0 to 6 are the rows, 7 to 13 the columns
CROSS_CELLS = tuple(ROW_CELLS[cell // SIZE] | COLUMN_CELLS[cell % SIZE] for cell in range(CELLS))
INNER = sum(1 << cell for cell in range(CELLS) if 0 < cell // SIZE < SIZE - 1 and 0 < cell % SIZE < SIZE - 1)

LOOKUP = 53  # powers of two below 2**49 leave different remainders
CELL_OF_REMAINDER = tuple(
    next((cell for cell in range(CELLS) if (1 << cell) % LOOKUP == rest), 0) for rest in range(LOOKUP)
)


# A jump is numbered by its direction and its source: right, left, down, up (BV-4.2).
JUMPS = 140
JUMPS_EACH_WAY = 35
LEFT_JUMPS = 35
DOWN_JUMPS = 70
UP_JUMPS = 105


@rule
def jump_source(jump: int) -> int:
    """Where a jump begins."""
    if jump >= UP_JUMPS:
        return jump - UP_JUMPS + 2 * SIZE
    if jump >= DOWN_JUMPS:
        return jump - DOWN_JUMPS
    place = jump % JUMPS_EACH_WAY
    return place + 2 * (place // 5) + (2 if jump >= LEFT_JUMPS else 0)


@rule
def jump_target(jump: int) -> int:
    """Where a jump ends, two cells further (BV-4.2)."""
    if jump >= UP_JUMPS:
        return jump - UP_JUMPS
    if jump >= DOWN_JUMPS:
        return jump - DOWN_JUMPS + 2 * SIZE
    return jump_source(jump) + (-2 if jump >= LEFT_JUMPS else 2)


@rule
def first_cell(cells: int) -> int:
    """The first cell of a set that is not empty."""
    return CELL_OF_REMAINDER[(cells & -cells) % LOOKUP]


@rule
def region(state: State) -> int:
    """The cells in play: all, in the solo game the inner ones (BV-9.3)."""
    return INNER if state.solo == 1 else EVERYWHERE


@rule
def margin(state: State) -> int:
    """How many outer rings are out of play (BV-9.3)."""
    return 1 if state.solo == 1 else 0


@rule
def colour_of(die: int) -> int:
    """The colour of a die."""
    return die // SIDES_OF_A_DIE


@rule
def face_of(die: int) -> int:
    """The face a die shows."""
    return die % SIDES_OF_A_DIE


@rule
def turned(die: int, face: int) -> int:
    """The same die with another face up."""
    return die - die % SIDES_OF_A_DIE + face


@rule
def die_at(state: State, cell: int, level: int) -> int:
    """The die of a stack at a level, 0 for its base."""
    return int(state.dice[FULL_STACK * cell + level])


@rule
def top_of(state: State, cell: int) -> int:
    """The accessible die of a stack (BV-4.1)."""
    return int(state.dice[FULL_STACK * cell + state.height[cell] - 1])


@rule
def land(state: State, cell: int, die: int) -> None:
    """Put a die on top of what the cell holds (BV-4.3)."""
    height = state.height[cell]
    bit = 1 << cell
    if height > 0:
        state.tops[top_of(state, cell) // SIDES_OF_A_DIE] &= ~bit
        state.lone &= ~bit
    else:
        state.lone |= bit
        state.occupied |= bit
    if height == FULL_STACK - 1:
        state.full |= bit
    state.dice[FULL_STACK * cell + height] = die
    state.height[cell] = height + 1
    state.tops[die // SIDES_OF_A_DIE] |= bit


@rule
def lift(state: State, cell: int) -> int:
    """Take the top die off a cell."""
    height = state.height[cell] - 1
    bit = 1 << cell
    die = int(state.dice[FULL_STACK * cell + height])
    state.dice[FULL_STACK * cell + height] = 0
    state.height[cell] = height
    state.tops[die // SIDES_OF_A_DIE] &= ~bit
    state.full &= ~bit
    if height > 0:
        state.tops[top_of(state, cell) // SIDES_OF_A_DIE] |= bit
        if height == 1:
            state.lone |= bit
    else:
        state.lone &= ~bit
        state.occupied &= ~bit
    return die


@rule
def move_stack(state: State, cell: int, target: int) -> None:
    """Move a whole stack to an empty cell (BV-5.1)."""
    height = state.height[cell]
    for level in range(height):
        land(state, target, die_at(state, cell, level))
    for _ in range(height):
        lift(state, cell)


@rule
def line_colour(loa: int, level: int, place: int) -> int:
    """The colour at a place of the priority line (BV-9.5)."""
    own_place = LOA_COLOURS - level
    if place == own_place:
        return loa
    other = place if place < own_place else place - 1
    return other if other < loa else other + 1
