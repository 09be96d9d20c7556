"""Searches in machine code never look outside their lists, though nobody asks at each index."""

from collections.abc import Iterator
from typing import Any

import pytest

from samedi.bots.protocol import Search
from samedi.bots.search_worker import merged
from samedi.bots.trees import tree_for
from samedi.core.compiled.worker import Algorithms
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.record import to_bytes
from samedi.core.rng import seeded
from samedi.games import NAMES, game

APART = 25  # decisions between two searches of a game
SIMULATIONS = 60


@pytest.mark.parametrize("name", NAMES)
def test_a_search_that_is_asked_at_every_index_finds_the_same(name: str) -> None:
    chosen = game(name)
    plain, checked = Algorithms(chosen, "compiled"), Algorithms(chosen, "checked")
    for search in searches(chosen):
        assert found(checked, search) == found(plain, search)


def searches(chosen: Game[Any]) -> Iterator[Search]:
    """Both kinds of search, all through a random game at each of the tables that people are offered."""
    for table, options in chosen.tables.items():
        position, rng, decisions = Position(chosen, dict(options)), seeded("checked", table), 0
        while not position.is_over:
            if not position.is_chance:
                if decisions % APART == 0:
                    yield from (search(position, is_judged=judged) for judged in (False, True))
                decisions += 1
            position.roll(rng)


def search(position: Position, *, is_judged: bool) -> Search:
    """A short search for the seat to act."""
    seat = position.game.rules.mover(position.state)
    hidden = to_bytes(position.hidden(seat))
    return Search(
        home=position.game.home,
        state=hidden,
        seat=seat,
        seed=1,
        simulations=SIMULATIONS,
        is_judged=is_judged,
    )


def found(rules: Algorithms, search: Search) -> list[Any]:
    """What a search finds, with its lines."""
    tree = tree_for(rules, search, search.seed)
    tree.grow_until(search.simulations, None)
    return list(merged([tree], tells_lines=True))
