"""The tables at which a judgement of Le Chevalier Noir is learnt: those most played most often."""

from collections.abc import Iterator
from itertools import product
from typing import Any

SIDES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4, "teams": False},
    {"players": 4},
    {"players": 4, "both_clans": True},
)
BOARDS = ("long", "long", "short")
STRICT = (False, False, True)


def starts() -> Iterator[dict[str, Any]]:
    """The options of every table."""
    for side, board, strict in product(SIDES, BOARDS, STRICT):
        yield {**side, "board": board, "strict": strict}
