"""The games of a lab as columns, a row for each seat of each game."""

from collections.abc import Sequence
from typing import Any

import msgspec

from samedi.study.balance.played import Played

OF_A_GAME = (
    *("number", "deal", "twin", "table", "decisions", "forced", "branching", "widest"),
    *("changes", "settled", "is_drawn", "is_shared"),
)


def rows(games: Sequence[Played]) -> dict[str, list[Any]]:
    """Every seat of every game; traits are JSON."""
    seats = [(game, seat) for game in games for seat in range(len(game.seats))]
    columns: dict[str, list[Any]] = {name: [getattr(game, name) for game, _ in seats] for name in OF_A_GAME}
    return columns | {
        "seat": [seat for _, seat in seats],
        "bot": [game.seats[seat] for game, seat in seats],
        "side": [game.sides[seat] for game, seat in seats],
        "is_first": [seat == game.first for game, seat in seats],
        "has_won": [seat in game.winners for game, seat in seats],
        "traits": [msgspec.json.encode(game.traits[seat]).decode() for game, seat in seats],
    }
