"""All options of every game, for tests that run over them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.games.dicke_daemonen.world.samples import basket

OptionSet = dict[str, Any]


def baron_voodoo() -> Iterator[OptionSet]:
    """Every number of players with every set-up, both pairings of teams, every solo level and who begins."""
    loas = ["mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa"]
    for players, setup in product((2, 3, 4), ("random", "draft", "balanced", "chaotic")):
        for first in range(players):
            yield {"loas": (loas[first:] + loas[:first])[:players], "first": first, "setup": setup}
    pairings = (
        ["papa_legba", "erzulie_freda", "mamy_wata", "gran_bwa"],
        ["gran_bwa", "mamy_wata", "papa_legba", "erzulie_freda"],
    )
    for pairing, setup in product(pairings, ("random", "draft", "balanced", "chaotic")):
        yield {"loas": pairing, "teams": True, "setup": setup, "first": len(setup) % 4}
    for level, loa, baron_first in product((1, 2, 3, 4), loas, (False, True)):
        yield {"solo": {"loa": loa, "level": level, "score": level, "baron_first": baron_first}}


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


def dicke_daemonen() -> Iterator[OptionSet]:
    """Every number of players on worlds small and large, by name, from a seed and drawn; alone both ways."""
    worlds = ("ring", "first-picture", "petals", {"seed": 1}, basket())
    for players, world in product((1, 2, 3, 4), worlds):
        yield {"players": players, "world": world}
    for world in worlds:
        yield {"players": 1, "world": world, "rest_to_bag": True}


ALL = {
    "baron_voodoo": list(baron_voodoo()),
    "chevalier_noir": list(chevalier_noir()),
    "dicke_daemonen": list(dicke_daemonen()),
}
