"""Mamy Wata: all dice of a line close up against one of its ends (BV-5.1)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import SLIDE
from samedi.games.baron_voodoo.board import (
    COLUMN_CELLS,
    LINE_CELLS,
    ROW_CELLS,
    first_cell,
    margin,
    move_stack,
    region,
)
from samedi.games.baron_voodoo.capture import own_dice, springboards, targets_now
from samedi.games.baron_voodoo.foresight import leaves_one
from samedi.games.baron_voodoo.model import SIZE, State


@rule
def slides(state: State, out: Array[int], kept: int, spare: int) -> int:
    """List the slides that change the board and leave a capture (BV-3.4)."""
    count = 0
    gaps = line_gaps(state)
    while gaps != 0:
        slide = first_cell(gaps)
        gaps &= gaps - 1
        if can_slide(state, slide, kept, spare):
            out[count] = SLIDE + slide
            count += 1
    return count


@rule
def has_slide(state: State, kept: int, spare: int) -> bool:
    """Whether there is any such slide."""
    gaps = line_gaps(state)
    while gaps != 0:
        if can_slide(state, first_cell(gaps), kept, spare):
            return True
        gaps &= gaps - 1
    return False


@rule
def can_slide(state: State, slide: int, kept: int, spare: int) -> bool:
    """Whether a slide leaves a capture."""
    return leaves_one(LINE_CELLS[slide // 2], kept, spare) or slide_leaves_one(state, slide)


@rule
def line_gaps(state: State) -> int:
    """The slides that move anything, bit n for slide n: a die has an empty cell on its way."""
    edge = margin(state)
    dice = state.occupied
    left = dice & ~(dice << 1) & ~COLUMN_CELLS[edge]
    right = dice & ~(dice >> 1) & ~COLUMN_CELLS[SIZE - 1 - edge]
    up = dice & ~(dice << SIZE) & ~ROW_CELLS[edge]
    down = dice & ~(dice >> SIZE) & ~ROW_CELLS[SIZE - 1 - edge]
    moving = 0
    for line in range(edge, SIZE - edge):
        row = ROW_CELLS[line]
        column = COLUMN_CELLS[line]
        moving |= (int(left & row != 0) | int(right & row != 0) << 1) << 2 * line
        moving |= (int(up & column != 0) | int(down & column != 0) << 1) << 2 * (SIZE + line)
    return moving


@rule
def slide_end(state: State, slide: int) -> int:
    """The cell at the end that a line closes up against."""
    line = slide // 2
    inward = margin(state) if slide % 2 == 0 else SIZE - 1 - margin(state)
    return SIZE * line + inward if line < SIZE else SIZE * inward + line - SIZE


@rule
def slide_step(slide: int) -> int:
    """From one cell of a line to the next, away from its end."""
    step = 1 if slide < 2 * SIZE else SIZE
    return step if slide % 2 == 0 else -step


@rule
def slide_leaves_one(state: State, slide: int) -> bool:
    """Whether the board has a capture after the slide."""
    line = LINE_CELLS[slide // 2]
    own = own_dice(state)
    targets = targets_now(state)
    new_own = own & ~line
    new_targets = targets & ~line
    full = state.full & ~line
    step = slide_step(slide)
    cell = place = slide_end(state, slide)
    for _ in range(SIZE - 2 * margin(state)):
        if (state.occupied >> cell) & 1 == 1:
            new_own |= ((own >> cell) & 1) << place
            new_targets |= ((targets >> cell) & 1) << place
            full |= ((state.full >> cell) & 1) << place
            place += step
        cell += step
    return new_own & springboards(new_targets, region(state) & ~full) != 0


@rule
def slide_line(state: State, slide: int) -> None:
    """Close up a line, stacks moving whole and in their order (BV-5.1)."""
    step = slide_step(slide)
    cell = place = slide_end(state, slide)
    for _ in range(SIZE - 2 * margin(state)):
        if state.height[cell] > 0:
            if cell != place:
                move_stack(state, cell, place)
            place += step
        cell += step
