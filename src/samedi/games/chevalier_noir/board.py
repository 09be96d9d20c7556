"""The cross: track, Couronnes, Portes and Trésors (CN-1.2, CN-1.3)."""

from samedi.core.rule import rule
from samedi.games.chevalier_noir.model import CLAN_SIZE, HOME, TRESOR, State

WEST = 3  # the last clan


@rule
def couronne(state: State, clan: int) -> int:
    """The cell where a clan's pawns come in (CN-1.2)."""
    return clan * (state.track // 4)


@rule
def porte(state: State, clan: int) -> int:
    """The last cell of a clan's lap, just before its Couronne (CN-1.2)."""
    return (couronne(state, clan) if clan > 0 else state.track) - 1


@rule
def gate_clan(state: State, cell: int) -> int:
    """The clan whose Couronne or Porte the cell is, or -1 (CN-2.1: also of a clan without player)."""
    quarter = state.track // 4
    clan = 0
    while cell >= quarter:  # dividing would be slower
        cell -= quarter
        clan += 1
    if cell == 0:
        return clan
    if cell == quarter - 1:
        return clan + 1 if clan < WEST else 0
    return -1


@rule
def clan_of(state: State, seat: int) -> int:
    """The clan of a seat (CN-2.1)."""
    return seat * 2 if state.players == 2 else seat  # noqa: PLR2004 - two players sit north and south


@rule
def is_played(state: State, clan: int) -> bool:
    """Whether a clan has a player (CN-2.1)."""
    if state.players == 2:  # noqa: PLR2004 - two players sit north and south
        return clan % 2 == 0
    return clan < state.players


@rule
def same_side(state: State, clan: int, other: int) -> bool:
    """Whether two clans are one side (CN-6.2)."""
    return clan == other or (state.teams == 1 and clan % 2 == other % 2)


@rule
def steps_to_porte(state: State, clan: int, cell: int) -> int:
    """What is left of a pawn's lap (CN-5.3)."""
    left = porte(state, clan) - cell
    return left if left >= 0 else left + state.track


@rule
def cell_ahead(state: State, cell: int, value: int) -> int:
    """The track cell so many steps on, clockwise (CN-4.1, CN-5.1)."""
    ahead = cell + value
    return ahead if ahead < state.track else ahead - state.track


@rule
def is_clan_home(state: State, clan: int) -> bool:
    """Whether all four pawns of a clan are on Arrivée (CN-6.1)."""
    for pawn in range(CLAN_SIZE):
        if state.place[clan * CLAN_SIZE + pawn] != HOME:
            return False
    return True


@rule
def steps_gone(state: State, piece: int) -> int:
    """How far a pawn has come: 0 in the start, most on Arrivée."""
    place = state.place[piece]
    if place < 0:
        return 0
    if place == HOME:
        return state.track + state.tresor + 1
    if place > TRESOR:
        return state.track + place - TRESOR
    return state.track - steps_to_porte(state, piece // CLAN_SIZE, place)
