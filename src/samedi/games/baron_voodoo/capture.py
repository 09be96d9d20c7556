"""The capture: which die may jump where, and what it takes (BV-4).

Whether a seat can capture is told by three sets of cells: its own accessible dice, the targets that may be
jumped, and the landings that have room.
"""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import CAPTURE
from samedi.games.baron_voodoo.board import (
    COLUMN_CELLS,
    DOWN_JUMPS,
    EVERYWHERE,
    LEFT_JUMPS,
    UP_JUMPS,
    first_cell,
    jump_source,
    jump_target,
    land,
    lift,
    region,
)
from samedi.games.baron_voodoo.model import SIZE, State
from samedi.games.baron_voodoo.players import own_side
from samedi.games.baron_voodoo.rows import append

# Where a jump along a row can begin without leaving it.
BEFORE_RIGHT = EVERYWHERE & ~COLUMN_CELLS[5] & ~COLUMN_CELLS[6]
BEFORE_LEFT = EVERYWHERE & ~COLUMN_CELLS[0] & ~COLUMN_CELLS[1]
BETWEEN = EVERYWHERE & ~COLUMN_CELLS[0] & ~COLUMN_CELLS[6]  # columns with a neighbour on both sides
TWO_ROWS = 2 * SIZE


@rule
def own_dice(state: State) -> int:
    """Where the seat's dice are accessible (BV-4.1)."""
    return int(state.tops[state.loa[state.seat]])


@rule
def shielded(state: State) -> int:
    """Where an opponent's active Protection forbids the capture (BV-4.6, BV-8.4)."""
    cells = 0
    for seat in range(state.players):
        if is_shield(state, seat):
            cells |= state.tops[state.loa[seat]]
    return cells


@rule
def is_shield(state: State, seat: int) -> bool:
    """Whether the Protection of a seat is active against the seat to act (BV-4.6, BV-8.4)."""
    return state.protection[seat] == 1 and seat % state.sides != state.seat % state.sides


@rule
def targets_now(state: State) -> int:
    """Where a die can be captured (BV-4.5, BV-4.6)."""
    return state.occupied & ~shielded(state)


@rule
def landings_now(state: State) -> int:
    """Where a jump can end (BV-4.3)."""
    return region(state) & ~state.full


@rule
def springboards(targets: int, landings: int) -> int:
    """The cells from which an own die could jump (BV-4.2)."""
    return (
        ((targets >> 1) & (landings >> 2) & BEFORE_RIGHT)
        | ((targets << 1) & (landings << 2) & BEFORE_LEFT)
        | ((targets >> SIZE) & (landings >> TWO_ROWS))
        | ((targets << SIZE) & (landings << TWO_ROWS))
    )


@rule
def exposed(own: int, landings: int) -> int:
    """The cells whose die an own one beside it could jump over."""
    return (
        ((((own << 1) & (landings >> 1)) | ((own >> 1) & (landings << 1))) & BETWEEN)
        | ((own << SIZE) & (landings >> SIZE))
        | ((own >> SIZE) & (landings << SIZE))
    )


@rule
def has_capture(state: State) -> bool:
    """Whether the seat can capture on the board as it stands."""
    return own_dice(state) & springboards(targets_now(state), landings_now(state)) != 0


@rule
def capture_cells(own: int, targets: int, landings: int) -> int:
    """The three cells of one possible capture, EVERYWHERE if there is none."""
    found = own & (targets >> 1) & (landings >> 2) & BEFORE_RIGHT
    if found != 0:
        return (found & -found) * 0b111
    found = own & (targets << 1) & (landings << 2) & BEFORE_LEFT
    if found != 0:
        return ((found & -found) >> 2) * 0b111
    found = own & (targets >> SIZE) & (landings >> TWO_ROWS)
    if found != 0:
        return (found & -found) * (1 | 1 << SIZE | 1 << TWO_ROWS)
    found = own & (targets << SIZE) & (landings << TWO_ROWS)
    if found != 0:
        return ((found & -found) >> TWO_ROWS) * (1 | 1 << SIZE | 1 << TWO_ROWS)
    return EVERYWHERE


@rule
def captures(state: State, out: Array[int]) -> int:
    """List all captures: right, left, down, up (BV-4.1 to BV-4.7)."""
    own = own_dice(state)
    targets = targets_now(state)
    landings = landings_now(state)
    right = own & (targets >> 1) & (landings >> 2) & BEFORE_RIGHT
    left = own & (targets << 1) & (landings << 2) & BEFORE_LEFT
    down = own & (targets >> SIZE) & (landings >> TWO_ROWS)
    up = own & (targets << SIZE) & (landings << TWO_ROWS)
    count = 0
    while right != 0:
        cell = first_cell(right)
        right &= right - 1
        out[count] = CAPTURE + cell - 2 * (cell // SIZE)
        count += 1
    while left != 0:
        cell = first_cell(left)
        left &= left - 1
        out[count] = CAPTURE + LEFT_JUMPS + cell - 2 - 2 * (cell // SIZE)
        count += 1
    while down != 0:
        out[count] = CAPTURE + DOWN_JUMPS + first_cell(down)
        down &= down - 1
        count += 1
    while up != 0:
        out[count] = CAPTURE + UP_JUMPS + first_cell(up) - TWO_ROWS
        up &= up - 1
        count += 1
    return count


@rule
def capture(state: State, jump: int) -> int:
    """Jump over the neighbouring stack and take its top die into the zone; return it (BV-4.2 to BV-4.4)."""
    source = jump_source(jump)
    target = jump_target(jump)
    land(state, target, lift(state, source))
    captured = lift(state, (source + target) // 2)
    append(state.zones[own_side(state)], captured)
    return captured
