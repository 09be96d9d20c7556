"""All options of every game, for tests that run over them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

OptionSet = dict[str, Any]


def chevalier_noir() -> Iterator[OptionSet]:
    """Every combination: players, first player, board, teams, strict, both clans."""
    sides: dict[int, list[OptionSet]] = {
        2: [{}],
        3: [{}],
        4: [{}, {"teams": False}, {"both_clans": True}],
    }
    for players, board, strict in product((2, 3, 4), ("long", "short"), (False, True)):
        for first, side in product(range(players), sides[players]):
            yield {"players": players, "first": first, "board": board, "strict": strict, **side}


ALL = {"chevalier_noir": list(chevalier_noir())}
