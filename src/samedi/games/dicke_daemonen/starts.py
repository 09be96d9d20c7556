"""The tables at which a judgement of Dicke Dämonen is learnt: worlds with names, and some without."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from samedi.games.dicke_daemonen.model import MOST_PLAYERS
from samedi.games.dicke_daemonen.world.presets import PRESETS

SEEDS = range(12)  # of worlds that nobody chose


def starts() -> Iterator[dict[str, Any]]:
    """The options of every table."""
    worlds: list[Any] = [*PRESETS, *({"seed": seed} for seed in SEEDS)]
    for players, world in product(range(2, MOST_PLAYERS + 1), worlds):
        yield {"players": players, "world": world}
