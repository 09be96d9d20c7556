"""Rolling the dice and placing them: the set-up as far as it is played (BV-2.2, BV-2.3, BV-9.3 to BV-9.6)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import PLACE, ROLL
from samedi.games.baron_voodoo.board import CELL_NAMES, COLOUR_OF_CELL, INNER, land, line_colour
from samedi.games.baron_voodoo.model import (
    CELLS,
    CENTRE,
    COLOURS,
    COLUMN,
    DICE,
    LINE_DICE,
    SETUPS,
    SIDES_OF_A_DIE,
    State,
    Step,
)
from samedi.games.baron_voodoo.rows import append
from samedi.games.baron_voodoo.turn import begin_rounds

DRAFT = SETUPS.index("draft")

UPPER_COLOURS = {"d2": "turquoise", "b4": "purple", "f4": "red", "d6": "yellow"}  # BV-9.4
SOLO_BOARD = [
    (cell, colour)
    for cell in range(CELLS)
    if (INNER >> cell) & 1
    for colour in (
        "white" if cell == CENTRE else COLOURS[COLOUR_OF_CELL[cell]],
        UPPER_COLOURS.get(CELL_NAMES[cell]),
    )
    if colour is not None
]
SOLO_CELLS = tuple(cell for cell, _ in SOLO_BOARD)
SOLO_COLOURS = tuple(COLOURS.index(colour) for _, colour in SOLO_BOARD)
SOLO_BOARD_DICE = len(SOLO_BOARD)
SOLO_DICE = SOLO_BOARD_DICE + 2 * LINE_DICE


@rule
def faces(out: Array[int], weights: Array[int]) -> int:
    """List the six faces of a die (BV-1.2)."""
    for face in range(SIDES_OF_A_DIE):
        out[face] = ROLL + face
        weights[face] = 1
    return SIDES_OF_A_DIE


@rule
def roll(state: State, face: int) -> None:
    """A die shows a face and comes to its place; after the last one the game goes on."""
    if state.solo == 1:
        roll_solo(state, state.dealt, face)
    else:
        roll_cell(state, dice_cell(state.dealt), face)
    state.dealt += 1
    if state.dealt == (SOLO_DICE if state.solo == 1 else DICE):
        state.dealt = 0
        end_rolls(state)


@rule
def dice_cell(index: int) -> int:
    """The cell of the k-th die in row order, without the centre (BV-1.3)."""
    return index if index < CENTRE else index + 1


@rule
def roll_cell(state: State, cell: int, face: int) -> None:
    """A die stands on a cell of its colour, or waits to be placed (BV-2.2, BV-2.3)."""
    die = SIDES_OF_A_DIE * COLOUR_OF_CELL[cell] + face
    if state.setup == DRAFT:
        state.pool[die] += 1
    else:
        land(state, cell, die)


@rule
def roll_solo(state: State, index: int, face: int) -> None:
    """Dice of the board, then the line, then the exchange column (BV-9.3 to BV-9.6)."""
    if index < SOLO_BOARD_DICE:
        land(state, SOLO_CELLS[index], SIDES_OF_A_DIE * SOLO_COLOURS[index] + face)
        return
    place = (index - SOLO_BOARD_DICE) % LINE_DICE
    die = SIDES_OF_A_DIE * line_colour(state.loa[0], state.level, place) + face
    if index < SOLO_BOARD_DICE + LINE_DICE:
        append(state.line, die)
    else:
        append(state.zones[COLUMN], die)


@rule
def end_rolls(state: State) -> None:
    """All dice are rolled: the draft, or the first turn."""
    if state.setup == DRAFT:
        state.seat = state.first
        state.step = Step.PLACE
    else:
        begin_rounds(state)


@rule
def placings(state: State, out: Array[int]) -> int:
    """List the dice left on the free cells of their colour (BV-2.3)."""
    count = 0
    for index in range(DICE):
        cell = dice_cell(index)
        if state.height[cell] == 0:
            first = SIDES_OF_A_DIE * COLOUR_OF_CELL[cell]
            for face in range(SIDES_OF_A_DIE):
                if state.pool[first + face] > 0:
                    out[count] = PLACE + SIDES_OF_A_DIE * index + face
                    count += 1
    return count


@rule
def place(state: State, choice: int) -> None:
    """Put a die of the draft on its cell; the next seat goes on until all are placed (BV-2.3)."""
    cell = dice_cell(choice // SIDES_OF_A_DIE)
    die = SIDES_OF_A_DIE * COLOUR_OF_CELL[cell] + choice % SIDES_OF_A_DIE
    state.pool[die] -= 1
    land(state, cell, die)
    state.dealt += 1
    if state.dealt == DICE:
        state.dealt = 0
        begin_rounds(state)
    else:
        state.seat = (state.seat + 1) % state.players
