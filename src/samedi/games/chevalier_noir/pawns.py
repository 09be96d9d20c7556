"""How pawns enter and move, and whom they send home (CN-3.4, CN-4)."""

from samedi.core.rule import rule
from samedi.games.chevalier_noir.board import (
    cell_ahead,
    couronne,
    gate_clan,
    porte,
    same_side,
    steps_to_porte,
)
from samedi.games.chevalier_noir.model import CLAN_SIZE, EMPTY, HOME, KNIGHT, START, TRESOR, State

NO_PLACE = -3  # where a die cannot bring a pawn
GRAND = 0
PETIT = 3


@rule
def destination(state: State, piece: int, value: int) -> int:
    """The place a die brings a pawn to by count alone (CN-4.1, CN-4.6, CN-4.7)."""
    place = state.place[piece]
    if place < 0 or place == HOME:
        return NO_PLACE
    clan = piece // CLAN_SIZE
    if place >= TRESOR:
        return tresor_place(state, place - TRESOR + value)
    if place == porte(state, clan):
        return tresor_place(state, value)
    if value > steps_to_porte(state, clan, place):
        return NO_PLACE
    return cell_ahead(state, place, value)


@rule
def tresor_place(state: State, depth: int) -> int:
    """The Trésor cell at this depth, Arrivée behind the last one (CN-4.7)."""
    if depth <= state.tresor:
        return TRESOR + depth
    return HOME if depth == state.tresor + 1 else NO_PLACE


@rule
def can_move(state: State, piece: int, value: int) -> bool:
    """Whether a die can move a pawn (CN-4.2, CN-4.7)."""
    place = destination(state, piece, value)
    if place == NO_PLACE:
        return False
    if place == HOME:
        return True
    if place >= TRESOR:
        return is_tresor_free(state, piece // CLAN_SIZE, place)
    return can_end_on(state, piece, place)


@rule
def is_tresor_free(state: State, clan: int, place: int) -> bool:
    """Whether no pawn of the clan stands on this cell of its Trésor (CN-4.7)."""
    for pawn in range(CLAN_SIZE):
        if state.place[clan * CLAN_SIZE + pawn] == place:
            return False
    return True


@rule
def can_end_on(state: State, piece: int, cell: int) -> bool:
    """Whether a pawn may take a track cell: free, the Chevalier's, or a victim's (CN-4.2)."""
    standing = state.cell[cell]
    return standing in (EMPTY, KNIGHT) or can_send_home(state, piece, standing, cell)


@rule
def can_send_home(state: State, piece: int, victim: int, cell: int) -> bool:
    """Whether a pawn sends home the one that stands on the cell (CN-4.2 to CN-4.4, CN-6.2)."""
    if same_side(state, piece // CLAN_SIZE, victim // CLAN_SIZE):
        return False
    gate = gate_clan(state, cell)
    if gate >= 0 and not same_side(state, victim // CLAN_SIZE, gate):
        return True
    return beats(piece % CLAN_SIZE, victim % CLAN_SIZE)


@rule
def beats(rank: int, other: int) -> bool:
    """Whether a rank is stronger: each beats the lower ones, Petit beats Grand (CN-4.2)."""
    return rank < other or (rank == PETIT and other == GRAND)


@rule
def can_enter(state: State, piece: int) -> bool:
    """Whether a 6 can bring a pawn in: it is in the start and no own side stands there (CN-3.4)."""
    if state.place[piece] != START:
        return False
    clan = piece // CLAN_SIZE
    standing = state.cell[couronne(state, clan)]
    return standing in (EMPTY, KNIGHT) or not same_side(state, clan, standing // CLAN_SIZE)


@rule
def put_pawn(state: State, piece: int, place: int) -> bool:
    """Move a pawn to a place it may take, sending home whom it meets; tell whether it met the Chevalier."""
    before = state.place[piece]
    if 0 <= before < TRESOR:
        state.cell[before] = EMPTY
    state.place[piece] = place
    if place >= TRESOR:
        return False
    standing = state.cell[place]
    state.cell[place] = piece
    if standing == KNIGHT:
        return True
    if standing != EMPTY:
        state.place[standing] = START
    return False
