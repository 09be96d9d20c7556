"""The rules against the referee: a second model, written from the clauses over the JSON view alone."""

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from samedi.core.actions import to_builtins
from samedi.core.position import Position
from samedi.core.rng import Rng, seeded
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.model import Step
from samedi.games.baron_voodoo.turn import settle
from tests.games.baron_voodoo.collector import collect
from tests.games.baron_voodoo.positions import (
    BWA,
    ERZULIE,
    FOUR,
    LEGBA,
    TEAMS,
    THREE,
    TWO,
    WATA,
    position,
    solo,
)
from tests.games.baron_voodoo.referee import Json, Referee

TABLES: list[dict[str, Any]] = [
    {"loas": TWO},
    {"loas": [ERZULIE, BWA], "setup": "draft", "first": 1},
    {"loas": [BWA, WATA], "setup": "balanced"},
    {"loas": THREE, "first": 2},
    {"loas": [BWA, LEGBA, ERZULIE], "setup": "chaotic", "first": 1},
    {"loas": FOUR, "setup": "chaotic", "first": 3},
    {"loas": TEAMS, "teams": True},
    {"loas": [ERZULIE, LEGBA, WATA, BWA], "teams": True, "setup": "chaotic", "first": 2},
    {"solo": {"loa": WATA}},
    {"solo": {"loa": LEGBA, "level": 2, "baron_first": True}},
    {"solo": {"loa": ERZULIE, "level": 3, "score": 0}},
    {"solo": {"loa": BWA, "level": 4, "score": 6, "baron_first": True}},
]


LONGEST = 5000
POSITIONS = 100  # of each table
SPARSE: list[dict[str, Any]] = [
    {"loas": TWO},
    {"loas": [BWA, ERZULIE, LEGBA]},
    {"loas": TEAMS, "teams": True},
    {"loa": ERZULIE},
]
COLLECTED: list[dict[str, Any]] = [
    {"loas": TWO, "setup": "balanced"},
    {"loas": [ERZULIE, BWA], "setup": "balanced", "first": 1},
    {"loas": FOUR, "setup": "balanced"},
    {"loas": TEAMS, "teams": True, "setup": "balanced"},
]


def key(action: Json) -> bytes:
    return msgspec.json.encode(action, order="deterministic")


def multiset(dice: list[Json]) -> list[bytes]:
    return sorted(map(key, dice))


def check_agreement(position: Position, referee: Referee) -> None:
    awaits = position.awaits
    assert {"kind": awaits.kind, "seat": awaits.seat, "step": awaits.step} == referee.awaits
    mine, theirs = position.view(), referee.view
    assert multiset(mine.pop("pool")) == multiset(theirs.pop("pool"))
    assert mine == theirs
    assert position.result == referee.result
    if awaits.step != "roll":
        offered = [key(action) for action in position.legal.to_builtins()]
        assert sorted(offered) == sorted(map(key, referee.legal()))


def check_game(position: Position, referee: Referee, rng: Rng, most: int) -> None:
    for _ in range(most):
        check_agreement(position, referee)
        if position.is_over:
            return
        referee.play(to_builtins(position.roll(rng)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_go_as_the_referee_says(table: dict[str, Any]) -> None:
    for seed in range(6 if "solo" in table else 1):
        playing = Position(GAME, table)
        referee = Referee(playing.options)
        check_game(playing, referee, seeded("referee", seed), LONGEST)


@pytest.mark.parametrize("table", SPARSE, ids=str)
def test_sparse_boards_go_on_as_the_referee_says(table: dict[str, Any]) -> None:
    """Few dice, many stacks, Protections, few offerings: powers are needed, or nothing helps."""
    for seed in range(POSITIONS):
        made = sparse_position(table, Random(f"{table} {seed}"))
        referee = Referee.of(made.options, deepcopy(made.view()), 0)
        made.state.step = Step.POWER
        settle(made.state)
        check_game(made, referee, seeded("sparse", seed), 12)


def sparse_position(table: dict[str, Any], random: Random) -> Position:
    size = 5 if "loa" in table else 7
    cells = [["."] * size for _ in range(size)]
    for _ in range(random.randint(2, 14)):
        stack = [random.choice("YRPTW") + random.choice("OSCPVX") for _ in range(random.choice((1, 1, 2, 3)))]
        cells[random.randrange(size)][random.randrange(size)] = ".".join(stack)
    board = "\n".join(" ".join(row) for row in cells)
    players = len(table.get("loas", [0, 1]))
    sides = 2 if table.get("teams") else players
    things: dict[str, Any] = {
        "zones": {side: some_dice(random) for side in range(sides)},
        "spirits": {side: some_dice(random) for side in range(sides)},
        "offerings": {side: random.choice((0, 0, 1, 2, 3)) for side in range(sides)},
        "protected": [seat for seat in range(1, players) if random.random() < 0.3],
        "step": "over",  # nothing has been tested or passed over yet
        "mode": random.choice(("interpreted", "strict")),
    }
    return solo(board, **table, **things) if "loa" in table else position(board, **table, **things)


def some_dice(random: Random) -> str:
    return " ".join(random.choice("YRPTW") + random.choice("OSCPVX") for _ in range(random.randrange(6)))


def test_collected_games_go_as_the_referee_says() -> None:
    """Games that reach the threshold."""
    reasons = set()
    for seed, table in enumerate(COLLECTED):
        playing = Position(GAME, table)
        referee = Referee(playing.options)
        rng = seeded("collected", seed)
        while not playing.is_over:
            check_agreement(playing, referee)
            referee.play(to_builtins(playing.play(collect(playing, rng))))
        check_agreement(playing, referee)
        reasons.add(playing.view()["trigger"]["why"])
    assert "points" in reasons
