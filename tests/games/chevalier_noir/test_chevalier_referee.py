"""The rules against the referee: a second model, written from the clauses over the JSON view alone."""

from itertools import product
from random import Random
from typing import Any

import pytest

from samedi.core.actions import to_builtins
from samedi.core.position import Position
from samedi.core.rng import seeded
from samedi.games.chevalier_noir import GAME
from samedi.games.chevalier_noir.model import EMPTY, HOME, KNIGHT, LIFTED, NOBODY, NOWHERE, State, Step
from samedi.games.chevalier_noir.model import TRESOR as TRESOR_PLACE
from tests.games.chevalier_noir.positions import Place, position
from tests.games.chevalier_noir.referee import LENGTH, PAWNS, SEATED, TRESOR, Referee

KINDS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": False},
    {"players": 4, "both_clans": True},
]
TABLES = [
    {**kind, "board": board, "strict": strict}
    for kind, board, strict in product(KINDS, ("long", "short"), (False, True))
]
GAMES = 10  # of each table
RANDOM_POSITIONS = 150  # of each table
NAMES = ["-".join(str(value) for value in table.values()) for table in TABLES]


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
        playing = Position(GAME, {**table, "first": seed % table["players"]})
        referee = Referee(playing.options)
        rng = seeded("referee", seed)
        while not playing.is_over:
            check_agreement(playing, referee)
            referee.play(to_builtins(playing.roll(rng)))
        check_agreement(playing, referee)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_random_positions_go_on_as_the_referee_says(table: dict[str, Any]) -> None:
    for seed in range(RANDOM_POSITIONS):
        random = Random(f"{table} {seed}")
        made = position(**table, **random_set_up(table, random))
        referee = Referee.of(made.options, made.view(), made.awaits.seat or 0)
        rng = seeded("position", seed)
        for _ in range(12):
            check_agreement(made, referee)
            if made.is_over:
                break
            referee.play(to_builtins(made.roll(rng)))


def random_set_up(table: dict[str, Any], random: Random) -> dict[str, Any]:
    """Pawns crowded around a Porte, in the Trésors and at home, so that they meet; never a finished game."""
    length, clans = LENGTH[table["board"]], SEATED[table["players"]]
    middle = length // 4 * random.randrange(4)
    cells = [(middle + step) % length for step in random.sample(range(-9, 9), 17)]
    pawns: dict[str, dict[str, Place]] = {clan: {} for clan in clans}
    for clan in clans:
        nearly_home = random.random() < 0.4
        depths = random.sample(range(1, TRESOR[table["board"]] + 1), 4)
        for pawn in PAWNS:
            inside: Place = "home" if nearly_home and pawn != "petit" else f"t{depths.pop()}"
            pawns[clan][pawn] = random.choices((inside, cells.pop(), "start"), (2, 3, 1))[0]
    if table.get("both_clans") and random.random() < 0.5:
        pawns["north"] = dict.fromkeys(PAWNS, "home")
    seat = random.randrange(table["players"])
    return {
        "pawns": pawns,
        "knight": cells.pop(),
        "seat": seat,
        "mode": random.choice(("interpreted", "strict")),
    }


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_the_state_stays_consistent_in_random_games(table: dict[str, Any]) -> None:
    playing = Position(GAME, table, "strict")
    rng = seeded("consistent")
    while not playing.is_over:
        playing.roll(rng)
        check_consistency(playing.state, LENGTH[table["board"]])


def check_consistency(state: State, track: int) -> None:
    """Cells, places and the Chevalier tell the same."""
    told = {place: piece for piece, place in enumerate(state.place) if 0 <= place < TRESOR_PLACE}
    if state.knight != NOWHERE:
        assert state.knight not in told
        told[state.knight] = KNIGHT
    assert {cell: piece for cell, piece in enumerate(state.cell) if piece != EMPTY} == told
    assert all(cell < track for cell in told)
    on_track = sum(0 <= place < TRESOR_PLACE for place in state.place)
    assert len(told) == on_track + (state.knight != NOWHERE)
    lifted = [piece for piece, place in enumerate(state.place) if place == LIFTED]
    assert lifted == ([] if state.lifted == NOBODY else [state.lifted])
    assert (state.step == Step.DISPLACE) is (state.lifted != NOBODY)
    nowhere = state.step in (Step.FIRST_PAWN, Step.SET_KNIGHT, Step.PUSH)
    assert (state.knight == NOWHERE) is nowhere
    assert all(count >= 0 for count in state.unused)
    assert (sum(state.unused) > 0) or state.step != Step.MOVE
    for clan in range(4):
        inside = [
            place for place in list(state.place)[4 * clan : 4 * clan + 4] if TRESOR_PLACE < place < HOME
        ]
        assert len(inside) == len(set(inside))
        assert all(place <= TRESOR_PLACE + state.tresor for place in inside)
