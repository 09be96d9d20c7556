"""The laws, on every game with all its options."""

from typing import Any

import pytest

from samedi.games import NAMES, game
from tests.laws import check_game
from tests.tables import ALL

GAMES_EACH = {
    "baron_voodoo": 152,
    "chevalier_noir": 272,
    "dicke_daemonen": 200,
}  # random games over all options


@pytest.mark.parametrize(
    ("name", "options", "seeds"),
    [
        pytest.param(name, options, range(index, GAMES_EACH[name], len(ALL[name])), id=f"{name}-{index}")
        for name in NAMES
        for index, options in enumerate(ALL[name])
    ],
)
def test_the_laws_hold_in_random_games(name: str, options: dict[str, Any], seeds: range) -> None:
    for seed in seeds:
        check_game(game(name), options, seed)
