"""Placing creatures: demons in corners, ghosts in fields (DD-2.3 to DD-2.5)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.dicke_daemonen.actions import DEMON, GHOST
from samedi.games.dicke_daemonen.hands import held
from samedi.games.dicke_daemonen.model import (
    ALL_COLOURS,
    DEMON_COLOURS,
    FREE,
    FROZEN,
    MOST_CROSSINGS,
    MOST_FIELDS,
    NONE,
    OUTER,
    WHITE,
    State,
)
from samedi.games.dicke_daemonen.scoring import majority, worth_of


@rule
def placings(state: State, out: Array[int]) -> int:
    """List where the creatures of the hand may go: demons by colour, then ghosts."""
    count = 0
    for colour in range(DEMON_COLOURS):
        if held(state, state.seat, colour) > 0 and state.room[colour] > 0:
            count = demon_placings(state, colour, out, count)
    if held(state, state.seat, WHITE) > 0:
        count = ghost_placings(state, out, count)
    return count


@rule
def demon_placings(state: State, colour: int, out: Array[int], count: int) -> int:
    """List the free corners with a line of the colour, field by field (DD-2.5)."""
    board = state.board
    for index in range(board.along[colour], board.along[colour + 1]):
        corner = board.beside[index]
        if state.corner[corner] == FREE:
            place = (colour * MOST_CROSSINGS + board.crossing[corner]) * MOST_FIELDS + board.field[corner]
            out[count] = DEMON + place
            count += 1
    return count


@rule
def ghost_placings(state: State, out: Array[int], count: int) -> int:
    """List the fields that can be frozen (DD-2.3)."""
    for field in range(OUTER + 1, state.board.fields):
        if state.ghost[field] == 0:
            out[count] = GHOST + field
            count += 1
    return count


@rule
def can_place(state: State, seat: int) -> bool:
    """Whether some creature in a seat's hand can be placed (DD-3.1)."""
    for colour in range(ALL_COLOURS):
        if held(state, seat, colour) > 0 and state.room[colour] > 0:
            return True
    return False


@rule
def corner_at(state: State, crossing: int, field: int) -> int:
    """The corner of a field at a crossing, NONE if the crossing does not belong to the field."""
    for corner in range(state.board.corners[field], state.board.corners[field + 1]):
        if state.board.crossing[corner] == crossing:
            return corner
    return NONE


@rule
def put_demon(state: State, colour: int, crossing: int, field: int) -> None:
    """A demon takes a corner; the majority in its field may change (DD-2.5, DD-3.2)."""
    corner = corner_at(state, crossing, field)
    close(state, corner, colour)
    before = majority(state, field)
    state.demons[field * DEMON_COLOURS + colour] += 1
    after = majority(state, field)
    if before != after:
        if before != NONE:
            state.points[before] -= worth_of(state, field)
        if after != NONE:
            state.points[after] += worth_of(state, field)


@rule
def put_ghost(state: State, field: int) -> None:
    """A ghost freezes a field and counts for white (DD-2.3, DD-2.4, DD-3.3)."""
    state.ghost[field] = 1
    state.points[WHITE] += 1
    state.room[WHITE] -= 1
    for corner in range(state.board.corners[field], state.board.corners[field + 1]):
        if state.corner[corner] == FREE:
            close(state, corner, FROZEN)


@rule
def close(state: State, corner: int, by: int) -> None:
    """A free corner is open to its two colours no more."""
    state.corner[corner] = by
    crossing = state.board.crossing[corner]
    state.room[state.board.first[crossing]] -= 1
    state.room[state.board.second[crossing]] -= 1
