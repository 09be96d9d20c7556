"""The rules against the referee: a second model, written from the clauses over the JSON view alone."""

from itertools import product
from typing import Any

import pytest

from samedi.core.actions import to_builtins
from samedi.core.position import Position
from samedi.core.rng import below, seeded
from samedi.games.dicke_daemonen import GAME
from samedi.games.dicke_daemonen.actions import PASS
from samedi.games.dicke_daemonen.model import EACH, FREE, FROZEN, State
from samedi.games.dicke_daemonen.scoring import majority, worth_of
from tests.games.dicke_daemonen.referee import Referee
from tests.games.dicke_daemonen.world.samples import basket

WORLDS: dict[str, Any] = {"picture": "first-picture", "ring": "ring", "petals": "petals", "basket": basket()}
TABLES: list[dict[str, Any]] = [
    *({"players": players, "world": world} for players, world in product((1, 2, 3, 4), WORLDS)),
    *({"players": 1, "world": world, "rest_to_bag": True} for world in WORLDS),
]
NAMES = ["-".join(str(value) for value in table.values()) for table in TABLES]
GAMES = 9  # of each table; in every third nobody likes to predict, so that hands stay full


def options(table: dict[str, Any]) -> dict[str, Any]:
    return {**table, "world": WORLDS[table["world"]]}


def check_agreement(position: Position, referee: Referee) -> None:
    awaits = position.awaits
    assert {"kind": awaits.kind, "seat": awaits.seat, "step": awaits.step} == referee.awaits
    assert position.view() == referee.view
    assert position.result == referee.result
    offered = [tuple(sorted(to_builtins(action).items())) for action in position.legal]
    expected = [tuple(sorted(action.items())) for action in referee.legal()]
    assert len(offered) == len(expected)
    assert set(offered) == set(expected)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_random_games_go_as_the_referee_says(table: dict[str, Any]) -> None:
    for seed in range(GAMES):
        playing = Position(GAME, options(table))
        referee = Referee(playing.options, playing.view()["world"])
        rng = seeded("referee", seed)
        while not playing.is_over:
            check_agreement(playing, referee)
            is_shy = seed % 3 == 0 and PASS in playing.legal_numbers() and below(rng, 10) > 0
            referee.play(to_builtins(playing.play(PASS) if is_shy else playing.roll(rng)))
        check_agreement(playing, referee)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_the_state_stays_consistent_in_random_games(table: dict[str, Any]) -> None:
    playing = Position(GAME, options(table), "strict")
    rng = seeded("consistent", str(table))
    while not playing.is_over:
        playing.roll(rng)
        check_consistency(playing.state)


def check_consistency(state: State) -> None:
    """What is counted along the way is what there is; no creature is lost."""
    board = state.board
    corners = range(board.corners[board.fields])
    for colour in range(4):
        lines = [(board.first[board.crossing[c]], board.second[board.crossing[c]]) for c in corners]
        open_to = [c for c in corners if state.corner[c] == FREE and colour in lines[c]]
        assert state.room[colour] == len(open_to)
        for field in range(board.fields):
            here = [c for c in corners if board.field[c] == field and state.corner[c] == colour]
            assert state.demons[4 * field + colour] == len(here)
        won = [field for field in range(board.fields) if majority(state, field) == colour]
        assert state.points[colour] == sum(worth_of(state, field) for field in won)
    assert state.room[4] == board.fields - 1 - sum(state.ghost)
    assert all(state.ghost[board.field[c]] == 1 for c in corners if state.corner[c] == FROZEN)
    assert not any(state.ghost[board.field[c]] == 1 for c in corners if state.corner[c] == FREE)
    for colour in range(5):
        where = [state.bag[colour], state.discarded[colour]]
        where += [state.hand[5 * seat + colour] for seat in range(4)]
        where += [sum(state.corner[c] == colour for c in corners), list(state.predicted).count(colour)]
        assert sum(where) + (sum(state.ghost) if colour == 4 else 0) == EACH
    assert state.bag_size == sum(state.bag)
    hands = [sum(state.hand[5 * seat + colour] for colour in range(5)) for seat in range(4)]
    assert list(state.hand_size) == hands
