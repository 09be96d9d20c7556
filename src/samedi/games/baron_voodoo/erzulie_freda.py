"""Erzulie Freda: two lone dice swap their places (BV-5.4)."""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.board import colour_of, first_cell, land, lift, top_of
from samedi.games.baron_voodoo.capture import landings_now, own_dice, targets_now
from samedi.games.baron_voodoo.foresight import is_own, is_target, marked, places
from samedi.games.baron_voodoo.model import State


@rule
def erzulie_picks(state: State, kept: int, spare: int, first_only: bool) -> int:  # noqa: FBT001
    """The lone dice that can be swapped so that a capture is left; one of them is enough to use the power."""
    found = swaps_apart(state, kept) | swaps_apart(state, spare)
    if first_only and found != 0:
        return found
    lone = state.lone & ~found
    while lone != 0:
        bit = lone & -lone
        lone ^= bit
        if erzulie_puts(state, first_cell(bit), kept) != 0:
            found |= bit
            if first_only:
                return found
    return found


@rule
def swaps_apart(state: State, kept: int) -> int:
    """The lone dice away from a capture, if two of them differ: then each has one to swap with."""
    cells = state.lone & ~kept
    if cells == 0:
        return 0
    die = top_of(state, first_cell(cells))
    others = cells & (cells - 1)
    while others != 0:
        if top_of(state, first_cell(others)) != die:
            return cells
        others &= others - 1
    return 0


@rule
def erzulie_puts(state: State, cell: int, kept: int) -> int:
    """The lone dice that a lone die can be swapped with so that a capture is left (BV-3.4)."""
    others = unlike(state, cell)
    if kept == 0:
        return others
    bit = 1 << cell
    own = own_dice(state)
    targets = targets_now(state)
    found = 0
    for kind in range(3):
        room = others & kind_of_cells(own, targets, kind)
        if room != 0:
            found |= swaps_with(state, bit, own, targets, room, kind)
    return found


@rule
def unlike(state: State, cell: int) -> int:
    """The lone dice that differ from this one in colour or face (BV-3.4)."""
    die = top_of(state, cell)
    cells = state.lone
    twins = cells & state.tops[colour_of(die)]
    while twins != 0:
        bit = twins & -twins
        twins ^= bit
        if top_of(state, first_cell(bit)) == die:
            cells &= ~bit
    return cells


@rule
def kind_of_cells(own: int, targets: int, kind: int) -> int:
    """The cells whose top is the seat's own (0), another that may be captured (1), a shielded one (2)."""
    if kind == 0:
        return own
    return targets & ~own if kind == 1 else ~targets


@rule
def swaps_with(state: State, bit: int, own: int, targets: int, room: int, kind: int) -> int:
    """Where the die may go among dice of one kind, each of which would take its place."""
    die = top_of(state, first_cell(bit))
    new_own = marked(own, bit, kind == 0)
    new_targets = marked(targets, bit, kind <= 1)
    return places(
        new_own, new_targets, landings_now(state), room, 0, is_own(state, die), is_target(state, die)
    )


@rule
def swap(state: State, cell: int, other: int) -> None:
    """Swap two lone dice (BV-5.4)."""
    die = lift(state, cell)
    land(state, cell, lift(state, other))
    land(state, other, die)
