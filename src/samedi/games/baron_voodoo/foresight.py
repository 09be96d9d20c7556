"""Whether a capture is left after a power, told without moving a die (BV-3.4).

At step A a use of a power must leave a capture. `kept` and `spare` are the cells of two captures possible,
EVERYWHERE where there is none: a use that touches no cell of one of them leaves it. Both are empty at step D,
where no capture need be left.
"""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.board import EVERYWHERE, colour_of
from samedi.games.baron_voodoo.capture import (
    capture_cells,
    exposed,
    landings_now,
    own_dice,
    springboards,
    targets_now,
)
from samedi.games.baron_voodoo.model import State, Step


@rule
def kept_capture(state: State, step: int) -> int:
    """The cells of one capture that the board offers now; none at step D."""
    if step == Step.LAST_POWER:
        return 0
    return capture_cells(own_dice(state), targets_now(state), landings_now(state))


@rule
def spare_capture(state: State, kept: int) -> int:
    """The cells of another capture that has no cell in common with the first."""
    if kept == 0:
        return 0
    return capture_cells(own_dice(state) & ~kept, targets_now(state) & ~kept, landings_now(state) & ~kept)


@rule
def leaves_one(touched: int, kept: int, spare: int) -> bool:
    """Whether a use that touches these cells surely leaves a capture."""
    return touched & kept == 0 or touched & spare == 0


@rule
def is_own(state: State, die: int) -> bool:
    """Whether a die has the acting Loa's colour (BV-4.1)."""
    return colour_of(die) == state.loa[state.seat]


@rule
def is_target(state: State, die: int) -> bool:
    """Whether the acting seat may capture a die like this (BV-4.6)."""
    for seat in range(state.players):
        if (
            state.protection[seat] == 1
            and state.loa[seat] == colour_of(die)
            and seat % state.sides != state.seat % state.sides
        ):
            return False
    return True


@rule
def marked(cells: int, cell: int, included: bool) -> int:  # noqa: FBT001 - rules take no keywords
    """The same set with a cell put in or left out."""
    return cells | cell if included else cells & ~cell


@rule
def places(
    own: int,
    targets: int,
    landings: int,
    room: int,
    crowded: int,
    die_is_own: bool,  # noqa: FBT001 - rules take no keywords
    die_is_target: bool,  # noqa: FBT001
) -> int:
    """The cells of `room` where a die may be put so that a capture is left; it fills those in `crowded`."""
    kept = capture_cells(own, targets, landings)
    if kept == EVERYWHERE:
        return room & new_captures(own, targets, landings, die_is_own, die_is_target)
    spare = capture_cells(own & ~kept, targets & ~kept, landings & ~kept)
    doubtful = room & kept & spare
    good = room & ~doubtful
    while doubtful != 0:
        cell = doubtful & -doubtful
        doubtful ^= cell
        jumpers = marked(own, cell, die_is_own)
        if jumpers & springboards(marked(targets, cell, die_is_target), landings & ~(cell & crowded)) != 0:
            good |= cell
    return good


@rule
def new_captures(
    own: int,
    targets: int,
    landings: int,
    die_is_own: bool,  # noqa: FBT001 - rules take no keywords
    die_is_target: bool,  # noqa: FBT001
) -> int:
    """Where a die makes a capture possible when there is none: it can jump, or be jumped."""
    cells = 0
    if die_is_own:
        cells |= springboards(targets, landings)
    if die_is_target:
        cells |= exposed(own, landings)
    return cells
