"""The Chevalier Noir: his ride, whom he displaces, where he is pushed (CN-2.3, CN-5)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.chevalier_noir.actions import DISPLACE_TO, KNIGHT_TO
from samedi.games.chevalier_noir.board import cell_ahead, gate_clan
from samedi.games.chevalier_noir.model import EMPTY, KNIGHT, LIFTED, NOBODY, NOWHERE, State


@rule
def ride(state: State, value: int) -> bool:
    """Move the Chevalier; tell whether he took a pawn's cell, which is then lifted (CN-5.1, CN-5.2)."""
    state.cell[state.knight] = EMPTY
    state.knight = cell_ahead(state, state.knight, value)
    standing = state.cell[state.knight]
    state.cell[state.knight] = KNIGHT
    if standing == EMPTY:
        return False
    state.lifted = standing
    state.place[standing] = LIFTED
    return True


@rule
def set_knight(state: State, cell: int) -> None:
    """Put the Chevalier on a free cell (CN-2.3, CN-5.4)."""
    state.knight = cell
    state.cell[cell] = KNIGHT


@rule
def lift_knight(state: State) -> None:
    """Take the Chevalier off the track; a pawn has his cell already (CN-5.4)."""
    state.knight = NOWHERE


@rule
def displace(state: State, cell: int) -> None:
    """Put the lifted pawn on a free cell; its lap follows from the cell alone (CN-5.2, CN-5.3)."""
    state.place[state.lifted] = cell
    state.cell[cell] = state.lifted
    state.lifted = NOBODY


@rule
def knight_cells(state: State, out: Array[int]) -> int:
    """List the free track cells, Couronnes and Portes included (CN-2.3, CN-5.4)."""
    count = 0
    for cell in range(state.track):
        if state.cell[cell] == EMPTY:
            out[count] = KNIGHT_TO + cell
            count += 1
    return count


@rule
def displace_cells(state: State, out: Array[int]) -> int:
    """List the free track cells that are no Couronne and no Porte (CN-5.2)."""
    count = 0
    for cell in range(state.track):
        if state.cell[cell] == EMPTY and gate_clan(state, cell) < 0:
            out[count] = DISPLACE_TO + cell
            count += 1
    return count
