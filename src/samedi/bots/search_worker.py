"""The worker process of searching bots: it searches any game, once it has loaded or compiled its search."""

import os
import time
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from typing import Any

from samedi.bots.judging import judged
from samedi.bots.protocol import GetReady, Judge, Judged, Search, Searched, Variation
from samedi.bots.tree import ROOT
from samedi.bots.trees import Tree, tree_for
from samedi.core.compiled.worker import Algorithms, without_scipy
from samedi.core.game import SPECTATOR, Game
from samedi.core.processes.serving import serve
from samedi.core.record import from_bytes, to_bytes

POLITENESS = 5  # of `nice`


@cache
def algorithms(home: str) -> Algorithms:
    """The compiled rules of a module's game."""
    return Algorithms(import_module(home).GAME, "compiled")


def answer(request: Search | GetReady | Judge) -> Searched | list[Judged]:
    """Search, for whatever reason."""
    return judged(request, searched) if isinstance(request, Judge) else asked(request)


def asked(request: Search | GetReady) -> Searched:
    """What a search finds."""
    return searched(first_search(request.home) if isinstance(request, GetReady) else request)


def first_search(home: str) -> Search:
    """As little as makes the search of a game load or compile."""
    game: Game[Any] = import_module(home).GAME
    state = game.state()
    game.start(state, game.resolve(dict(next(iter(game.tables.values()), {}))))
    game.rules.hide(state, SPECTATOR)
    return Search(home=home, state=to_bytes(state), seat=0, seed=0, simulations=1, is_judged=True)


def searched(request: Search) -> Searched:
    """What trees of so many threads find, each with a seed of its own."""
    rules = algorithms(request.home)
    trees = [tree_for(rules, request, request.seed + index) for index in range(request.threads)]
    begun = time.perf_counter()
    share = -(-request.simulations // request.threads)
    if len(trees) == 1:  # as always when many short games are played, in which threads would take longer
        trees[0].grow_until(share, request.seconds)
    else:
        with ThreadPoolExecutor(request.threads) as pool:
            for future in [pool.submit(tree.grow_until, share, request.seconds) for tree in trees]:
                future.result()
    seconds = time.perf_counter() - begun
    found = merged(trees, tells_lines=request.tells_lines)
    done = sum(tree.done for tree in trees)
    if not request.tells_value:
        return Searched(found, done, seconds)
    values = {seat: valued(trees, found, request, seat) for seat in trees[0].asking}
    return Searched(found, done, seconds, values[request.seat], [*values.values()] if len(values) > 1 else [])


def valued(trees: list[Tree], found: list[Variation], request: Search, seat: int) -> float:
    """What a position is worth to a seat: its best action if it acts, else what was seen on average."""
    state = from_bytes(trees[0].rules.game.state, request.state)
    if found and trees[0].rules.game.rules.mover(state) == seat:
        return found[0].value
    return sum(tree.value(seat) for tree in trees) / len(trees)


def merged(trees: list[Tree], *, tells_lines: bool) -> list[Variation]:
    """What all trees found about the actions at their root, the best first."""
    looks: Counter[int] = Counter()
    paid: defaultdict[int, float] = defaultdict(float)
    lines: dict[int, list[int]] = {}
    won: set[int] = set()
    for tree in trees:
        for child in tree.children(ROOT):
            node = tree.nodes[child]
            action = int(node["action"])
            looks[action] += tree.looks(node)
            paid[action] += tree.looks(node) * tree.paid(node)
            if action not in lines:
                lines[action] = tree.expected(child) if tells_lines else []
            won |= {action} if tree.is_won(node) else set()
    found = [Variation(each, looks[each], paid[each] / looks[each], lines[each]) for each in looks]
    return sorted(found, key=lambda each: (each.action not in won, -each.visits, -each.value, each.action))


def give_way() -> None:
    """Let processes go first that people wait for."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)


if __name__ == "__main__":
    give_way()
    without_scipy()
    serve(answer, Search | GetReady | Judge)
