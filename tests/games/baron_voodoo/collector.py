"""A player who collects: it lowers combinations of three and four, else takes what is worth most at once."""

from itertools import combinations
from typing import Any

from samedi.core.actions import to_builtins
from samedi.core.position import Position
from samedi.core.record import copy
from samedi.core.rng import Rng, below
from samedi.games.baron_voodoo import GAME
from tests.games.baron_voodoo.referee import is_combination

SMALLEST = 3  # a combination worth lowering


def collect(position: Position, rng: Rng) -> int:
    """The action it takes, or an outcome of chance."""
    if position.is_chance:
        return position.choose(rng)
    legal = position.legal_numbers()
    if position.awaits.step == "lower":
        return position.number(_lowering(position))
    seat = position.awaits.seat or 0
    worths = [_worth(position, number, seat) for number in legal]
    best = [number for number, worth in zip(legal, worths, strict=True) if worth == max(worths)]
    return best[below(rng, len(best))]


def _worth(position: Position, number: int, seat: int) -> int:
    after = copy(position.state)
    GAME.rules.apply(after, number)
    return GAME.rules.worth(after, seat, 0)


def _lowering(position: Position) -> dict[str, Any]:
    """A die of the largest combination that the zone offers, with the open group if there is one."""
    view = position.view()
    zone, group = view["players"][position.awaits.seat]["zone"], view["group"]
    for size in (4, 3, 2):
        for dice in combinations(zone, size - len(group)) if size > len(group) else ():
            if is_combination([*group, *dice]) and (group or size >= SMALLEST):
                return {"type": "lower", "die": dice[0]}
    ending = [to_builtins(action) for action in position.legal if to_builtins(action)["type"] != "lower"]
    return ending[0]
