"""Threats: what the next capture could add to a side's best combination (BV-4, BV-5, BV-6.1).

A die that goes with the zone may lie where an own die can jump over it, or be brought there by a power:
Papa Legba moves it, Erzulie Freda swaps it. What the other powers bring is left to the search.
"""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.board import CROSS_CELLS, first_cell, region, top_of
from samedi.games.baron_voodoo.capture import exposed
from samedi.games.baron_voodoo.model import (
    ALL_COLOURS,
    LOA_COLOURS,
    SIDES_OF_A_DIE,
    WHITE,
    Loa,
    State,
)

AT_ONCE = (0, 20, 50, 60, 0)  # by how many dice of the zone go together already
BY_POWER = (0, 10, 25, 30, 0)

ALL_FACES = 63
BITS = tuple(number.bit_count() for number in range(64))
EVERY_COLOUR = sum(1 << SIDES_OF_A_DIE * colour for colour in range(ALL_COLOURS))


@rule
def threat(state: State, side: int, found: int, size: int) -> int:
    """What a side threatens to capture, `size` of the dice `found` in its zone going together."""
    if AT_ONCE[size] == 0 or state.loa[side] == Loa.BARON_SAMEDI:
        return 0
    wanted = growing(found, size)
    beside = exposed(jumpers(state, side), region(state) & ~state.full)
    free = state.occupied & ~shielded_from(state, side)
    if shows(state, free & beside, wanted):
        return AT_ONCE[size]
    lone = free & state.lone
    if beside & lone != 0 and has_power_of(state, side, Loa.ERZULIE_FREDA) and shows(state, lone, wanted):
        return BY_POWER[size]
    gaps = beside & region(state) & ~state.occupied
    if has_power_of(state, side, Loa.PAPA_LEGBA) and shows(state, lone & in_line_with(gaps), wanted):
        return BY_POWER[size]
    return 0


@rule
def growing(found: int, size: int) -> int:
    """The dice that make the largest of a set's combinations larger: bit n for die n (BV-6.1, BV-6.2)."""
    white = found >> (SIDES_OF_A_DIE * WHITE)
    dice = 0
    for colour in range(LOA_COLOURS):
        icons = ((found >> (SIDES_OF_A_DIE * colour)) | white) & ALL_FACES
        if BITS[icons] == size:
            missing = ALL_FACES & ~icons
            dice |= missing << (SIDES_OF_A_DIE * colour) | missing << (SIDES_OF_A_DIE * WHITE)
    for face in range(SIDES_OF_A_DIE):
        same = 0
        for colour in range(ALL_COLOURS):
            same += (found >> (SIDES_OF_A_DIE * colour + face)) & 1
        if same == size:
            dice |= EVERY_COLOUR << face
    return dice & ~found


@rule
def jumpers(state: State, side: int) -> int:
    """Where dice of a side's colours are accessible (BV-4.1)."""
    cells = 0
    for seat in range(side, state.players, state.sides):
        cells |= state.tops[state.loa[seat]]
    return cells


@rule
def shielded_from(state: State, side: int) -> int:
    """Where an active Protection keeps a side off (BV-4.6)."""
    cells = 0
    for seat in range(state.players):
        if state.protection[seat] == 1 and seat % state.sides != side:
            cells |= state.tops[state.loa[seat]]
    return cells


@rule
def has_power_of(state: State, side: int, loa: int) -> bool:
    """Whether a side can use a Loa's power: its own, for an offering, or with the marker (BV-3.2, BV-3.3)."""
    if state.offerings[side] > 0 or state.marker == side:
        return True
    for seat in range(side, state.players, state.sides):
        if state.loa[seat] == loa:
            return True
    return False


@rule
def in_line_with(cells: int) -> int:
    """All cells that share a row or a column with some of these (BV-5.2)."""
    lines = 0
    while cells != 0:
        lines |= CROSS_CELLS[first_cell(cells)]
        cells &= cells - 1
    return lines


@rule
def shows(state: State, cells: int, wanted: int) -> bool:
    """Whether one of these cells has a wanted die on top."""
    while cells != 0:
        if (wanted >> top_of(state, first_cell(cells))) & 1 == 1:
            return True
        cells &= cells - 1
    return False
