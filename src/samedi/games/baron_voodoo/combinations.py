"""Lowering dice: groups and combinations (BV-3.9, BV-6)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import CLOSE, LOWER, PASS
from samedi.games.baron_voodoo.board import colour_of, face_of
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, LARGEST, score
from samedi.games.baron_voodoo.model import KINDS_OF_DICE, WHITE, Row, State
from samedi.games.baron_voodoo.players import assign_marker, own_side
from samedi.games.baron_voodoo.rows import append, find, kinds, take


@rule
def lowerings(state: State, out: Array[int]) -> int:
    """List the dice that may join the open group, or any if none is open (BV-6.1, BV-6.3)."""
    side = own_side(state)
    found = kinds(state.zones[side])
    count = 0
    for die in range(KINDS_OF_DICE):
        if (found >> die) & 1 == 1 and joins(state.spirits[side], state.group, die):
            out[count] = LOWER + die
            count += 1
    out[count] = CLOSE if state.group > 0 else PASS
    return count + 1


@rule
def joins(spirit: Row, group: int, die: int) -> bool:
    """Whether a die makes a combination with the open group, the last dice of the row (BV-6.1)."""
    if group == 0:
        return True
    first = spirit.size - group
    same_icon = face_of(spirit.dice[first]) == face_of(die)
    if group > 1 and same_icon != shares_icon(spirit, first):
        return False
    for place in range(first, spirit.size):
        if not goes_with(spirit.dice[place], die, same_icon):
            return False
    return True


@rule
def shares_icon(spirit: Row, first: int) -> bool:
    """Whether a group of two or more is one of equal icons."""
    return face_of(spirit.dice[first]) == face_of(spirit.dice[first + 1])


@rule
def goes_with(die: int, other: int, same_icon: bool) -> bool:  # noqa: FBT001 - rules take no keywords
    """Whether two dice fit in a combination of equal icons, or else of one colour (BV-6.1, BV-6.2)."""
    joker = colour_of(die) == WHITE or colour_of(other) == WHITE
    same_colour = colour_of(die) == colour_of(other)
    if same_icon:
        return face_of(die) == face_of(other) and (joker or not same_colour)
    return face_of(die) != face_of(other) and (joker or same_colour)


@rule
def lower(state: State, die: int) -> None:
    """A die goes down and joins the open group, which four dice complete (BV-3.9)."""
    zone = state.zones[own_side(state)]
    to_spirit_world(state, take(zone, find(zone, die)))
    state.group += 1
    if state.group == LARGEST:
        close(state)


@rule
def close(state: State) -> None:
    """The open group scores by its size (BV-6.1)."""
    points = COMBINATION_POINTS[state.group]
    state.group = 0
    score(state, points)


@rule
def to_spirit_world(state: State, die: int) -> None:
    """A die comes to the end of the seat's Spirit World (BV-6.4, BV-6.5)."""
    append(state.spirits[own_side(state)], die)
    if colour_of(die) == WHITE:
        assign_marker(state)
