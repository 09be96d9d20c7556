"""What follows from a position by the rules, so that a page need not know them."""

from typing import TypedDict

from samedi.games.chevalier_noir.actions import ACTIONS, Displace, Enter, Knight, Move, Ride
from samedi.games.chevalier_noir.board import cell_ahead, couronne, porte
from samedi.games.chevalier_noir.model import CLAN_SIZE, CLANS, PAWNS, Clan, State
from samedi.games.chevalier_noir.pawns import destination
from samedi.games.chevalier_noir.turn import played_by, playing
from samedi.games.chevalier_noir.view import Place, place_json


class Constants(TypedDict):
    """The cross these options are played on (CN-1.2, CN-1.3)."""

    track: int
    tresor: int
    couronnes: dict[Clan, int]
    portes: dict[Clan, int]


class Facts(TypedDict):
    """Whose pawns each seat moves (CN-6.1)."""

    playing: list[Clan]


def constants(state: State) -> Constants:
    """What the board is like, all through a game."""
    return {
        "track": state.track,
        "tresor": state.tresor,
        "couronnes": {clan: couronne(state, number) for number, clan in enumerate(CLANS)},
        "portes": {clan: porte(state, number) for number, clan in enumerate(CLANS)},
    }


def facts(state: State) -> Facts:
    """What follows from a position."""
    return {"playing": [CLANS[played_by(state, seat)] for seat in range(state.players)]}


def prospect(state: State, number: int) -> Place | None:
    """Where the piece comes to stand that an action moves (CN-3.4, CN-4.1, CN-4.6, CN-4.7, CN-5.1)."""
    match ACTIONS.structure(number):
        case Enter():
            return place_json(couronne(state, playing(state)))
        case Move(die=die, pawn=pawn):
            return place_json(destination(state, playing(state) * CLAN_SIZE + PAWNS.index(pawn), die))
        case Ride(die=die):
            return place_json(cell_ahead(state, state.knight, die))
        case Knight(cell=cell) | Displace(cell=cell):
            return place_json(cell)
        case _:
            return None
