"""What a learnt judgement of Le Chevalier Noir notices: who sits where makes no difference."""

import pytest

from samedi.core.record import copy
from samedi.games.chevalier_noir import GAME
from samedi.games.chevalier_noir.model import ALL_PAWNS, CLAN_SIZE, KNIGHT, TRESOR, State
from tests.laws import noticed
from tests.sights import positions

TABLES = (
    {"players": 2, "board": "short"},
    {"players": 2, "strict": True, "first": 1},
    {"players": 4, "teams": False},
    {"players": 4, "board": "short"},
    {"players": 4, "both_clans": True},
)


def turned(state: State) -> State:
    """The same game with board and seats turned, so that everybody sits one seat further on."""
    made = copy(state)
    clans = 4 // state.players
    quarters = clans * state.track // 4
    made.seat, made.first = ((each + 1) % state.players for each in (state.seat, state.first))
    for piece in range(ALL_PAWNS):
        made.place[turned_piece(piece, clans)] = turned_cell(state, state.place[piece], quarters)
    for cell in range(state.track):
        made.cell[turned_cell(state, cell, quarters)] = turned_piece(state.cell[cell], clans)
    made.knight = turned_cell(state, state.knight, quarters)
    made.lifted = turned_piece(state.lifted, clans)
    return made


def turned_piece(piece: int, clans: int) -> int:
    return (piece + clans * CLAN_SIZE) % ALL_PAWNS if 0 <= piece < KNIGHT else piece


def turned_cell(state: State, cell: int, by: int) -> int:
    return (cell + by) % state.track if 0 <= cell < TRESOR else cell


@pytest.mark.parametrize("options", TABLES)
def test_who_sits_where_makes_no_difference(options: dict[str, object]) -> None:
    for each in positions(GAME, dict(options), 3, 29):
        around = turned(each.state)
        for seat in range(each.seats):
            seen = sorted(noticed(GAME, each.state, seat))
            assert sorted(noticed(GAME, around, (seat + 1) % each.seats)) == seen
