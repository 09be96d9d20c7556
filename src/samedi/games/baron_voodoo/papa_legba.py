"""Papa Legba: a lone die moves to an empty cell of its row or column (BV-5.2)."""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.board import CROSS_CELLS, first_cell, land, lift, region, top_of
from samedi.games.baron_voodoo.capture import landings_now, own_dice, targets_now
from samedi.games.baron_voodoo.foresight import is_own, is_target, places
from samedi.games.baron_voodoo.model import State


@rule
def legba_picks(state: State, kept: int, spare: int, first_only: bool) -> int:  # noqa: FBT001
    """The lone dice that can be moved so that a capture is left; one of them is enough to use the power."""
    found = 0
    lone = state.lone
    while lone != 0:
        bit = lone & -lone
        lone ^= bit
        cell = first_cell(bit)
        if empty_in_reach(state, cell) != 0 and (
            bit & kept & spare == 0 or legba_puts(state, cell, kept) != 0
        ):
            found |= bit
            if first_only:
                return found
    return found


@rule
def empty_in_reach(state: State, cell: int) -> int:
    """The empty cells of the die's row and column (BV-5.2)."""
    return CROSS_CELLS[cell] & region(state) & ~state.occupied


@rule
def legba_puts(state: State, cell: int, kept: int) -> int:
    """Where the lone die may go so that a capture is left."""
    room = empty_in_reach(state, cell)
    if kept == 0:
        return room
    bit = 1 << cell
    die = top_of(state, cell)
    own = own_dice(state) & ~bit
    targets = targets_now(state) & ~bit
    return places(own, targets, landings_now(state), room, 0, is_own(state, die), is_target(state, die))


@rule
def move_die(state: State, cell: int, target: int) -> None:
    """Move a lone die (BV-5.2)."""
    land(state, target, lift(state, cell))
