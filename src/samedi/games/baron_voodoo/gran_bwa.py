"""Gran Bwa: the dice above a stack's base move onto other dice (BV-5.3)."""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.board import die_at, first_cell, land, lift
from samedi.games.baron_voodoo.capture import landings_now, own_dice, targets_now
from samedi.games.baron_voodoo.foresight import is_own, is_target, marked, places
from samedi.games.baron_voodoo.model import FULL_STACK, State


@rule
def bwa_picks(state: State, kept: int, spare: int, first_only: bool) -> int:  # noqa: FBT001
    """The stacks that can be spread so that a capture is left; one of them is enough to use the power."""
    found = 0
    stacks = state.occupied & ~state.lone
    while stacks != 0:
        bit = stacks & -stacks
        stacks ^= bit
        if (
            spreads_apart(state, bit, kept)
            or spreads_apart(state, bit, spare)
            or bwa_puts(state, first_cell(bit), kept, spare) != 0
        ):
            found |= bit
            if first_only:
                return found
    return found


@rule
def room_beside(state: State, stack: int) -> int:
    """The other cells that hold one or two dice (BV-5.3)."""
    return state.occupied & ~state.full & ~stack


@rule
def spreads_apart(state: State, stack: int, kept: int) -> bool:
    """Whether a stack can be spread without touching a capture."""
    if stack & kept != 0:
        return False
    room = room_beside(state, stack) & ~kept
    if state.full & stack == 0:
        return room != 0
    return room & state.lone != 0 or room & (room - 1) != 0


@rule
def bwa_puts(state: State, cell: int, kept: int, spare: int) -> int:
    """Where the top die of a picked stack may go so that the rest has room and a capture is left."""
    bit = 1 << cell
    room = room_beside(state, bit)
    if state.height[cell] == FULL_STACK:
        return first_puts(state, cell, room, kept, spare)
    if kept == 0:
        return room
    pairs = state.occupied & ~state.lone & ~state.full
    return last_puts(state, cell, own_dice(state), targets_now(state), landings_now(state), room, pairs)


@rule
def first_puts(state: State, cell: int, room: int, kept: int, spare: int) -> int:
    """Where the first of two dice may go."""
    bit = 1 << cell
    pairs = state.occupied & ~state.lone & ~state.full
    found = 0
    left = room
    while left != 0:
        put = left & -left
        left ^= put
        room_after = room & ~(put & pairs)
        if (
            ((bit | put) & kept == 0 and room_after & ~kept != 0)
            or ((bit | put) & spare == 0 and room_after & ~spare != 0)
            or can_put_second(state, cell, put, room_after, pairs)
        ):
            found |= put
    return found


@rule
def can_put_second(state: State, cell: int, put: int, room_after: int, pairs: int) -> bool:
    """Whether the second die finds a place that leaves a capture once the top one is put."""
    die = die_at(state, cell, 2)
    own = marked(own_dice(state), put, is_own(state, die))
    targets = marked(targets_now(state), put, is_target(state, die))
    landings = landings_now(state) & ~(put & pairs)
    return last_puts(state, cell, own, targets, landings, room_after, pairs ^ put) != 0


@rule
def last_puts(state: State, cell: int, own: int, targets: int, landings: int, room: int, pairs: int) -> int:
    """Where the die just above the base may go, the base being accessible then; it fills pairs."""
    bit = 1 << cell
    base = die_at(state, cell, 0)
    die = die_at(state, cell, 1)
    own = marked(own, bit, is_own(state, base))
    targets = marked(targets, bit, is_target(state, base))
    return places(own, targets, landings | bit, room, pairs, is_own(state, die), is_target(state, die))


@rule
def move_top(state: State, cell: int, target: int) -> None:
    """Move the top die of the stack onto other dice (BV-5.3)."""
    land(state, target, lift(state, cell))
