"""The tables at which a judgement of Baron Voodoo is learnt: all Loas in every order, and every set-up."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from samedi.games.baron_voodoo.setup import FEWEST, MOST, TEAMS

NAMES = ("mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa")
SETUPS = ("random", "random", "draft", "balanced", "chaotic")


def starts() -> Iterator[dict[str, Any]]:
    """The options of every table."""
    for players in range(FEWEST, MOST + 1):
        for loas, setup in product(permutations(NAMES, players), SETUPS):
            yield {"loas": [*loas], "setup": setup}
            if players == MOST and {loas[0], loas[2]} in TEAMS:
                yield {"loas": [*loas], "setup": setup, "teams": True}
