"""The worker process of searching bots: it searches any game, once it has loaded or compiled its search."""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from typing import Any

from samedi.bots.protocol import GetReady, Search, Searched, Variation
from samedi.bots.tree import MOST_SEATS, NONE, ROOT, Manner, Node, search
from samedi.core.compiled.dtype import integers, records
from samedi.core.compiled.worker import Algorithms, without_scipy
from samedi.core.game import CHANCE, SPECTATOR, Game
from samedi.core.processes.serving import serve
from samedi.core.record import to_bytes

LARGEST_TREE = 1 << 20  # nodes
NODES_PER_SIMULATION = 3  # a decision, and outcomes of chance on the way
LONGEST_PATH = 256  # actions from the root of a tree
SLICE_S = 0.005  # how long to search between two looks at the clock
FIRST_SLICE = 16  # simulations
MANY = 1000  # simulations
EXPLORATION, LITTLE_EXPLORATION = 600, 300  # thousandths: with many simulations, and with few
EXPECTED = 6  # actions of a line


class Tree:
    """One search, in slices."""

    def __init__(self, rules: Algorithms, request: Search, seed: int) -> None:
        room = min(LARGEST_TREE, NODES_PER_SIMULATION * request.simulations + 2)
        actions = len(rules.game.actions)
        self.nodes: Any = records(Node, room)
        self.nodes[ROOT]["seat"] = CHANCE
        self.used = 1
        self.done = 0
        self._state = rules.states_of(request.state, 2)
        self._rng = rules.rngs(1, seed)
        self._manner = manner(rules.game, request)
        self._room = (
            integers(actions),
            integers(actions),
            integers(actions),
            integers(LONGEST_PATH),
            integers(2 * MOST_SEATS),
        )
        self._search = rules.prepared(search, *self._arguments(1))

    def grow(self, simulations: int) -> None:
        """Search on."""
        self.used = self._search(*self._arguments(simulations))
        self.done += simulations

    def _arguments(self, simulations: int) -> tuple[Any, ...]:
        return (self._state, self.nodes, self.used, simulations, self._manner[0], self._rng[0], *self._room)

    def grow_until(self, simulations: int, seconds: float | None) -> None:
        """Search up to a number of simulations, or until the time is over."""
        end = None if seconds is None else time.perf_counter() + seconds
        size = FIRST_SLICE
        while self.done < simulations:
            begun = time.perf_counter()
            if end is not None and begun >= end:
                return
            self.grow(min(size, simulations - self.done))
            size = max(1, int(size * min(2.0, SLICE_S / max(1e-6, time.perf_counter() - begun))))

    def children(self, node: int) -> list[int]:
        """The nodes below a node, the most visited first, then the one that went best."""
        found, child = [], int(self.nodes[node]["first"])
        while child != NONE:
            found.append(child)
            child = int(self.nodes[child]["next"])
        return sorted(found, key=lambda each: rank(self.nodes[each]))

    def expected(self, node: int) -> list[int]:
        """The actions most visited from here on."""
        line: list[int] = []
        while len(line) < EXPECTED:
            below = self.children(node)
            if not below:
                break
            node = below[0]
            line.append(int(self.nodes[node]["action"]))
        return line


def manner(game: Game[Any], request: Search) -> Any:
    """How the search is asked to go, as the one record of an array."""
    made = records(Manner, 1)
    made[0]["seat"] = request.seat
    made[0]["has_secrets"] = game.has_secrets
    made[0]["sees_replies"] = request.sees_replies
    made[0]["overlooked"] = request.overlooked
    made[0]["exploration"] = EXPLORATION if request.simulations >= MANY else LITTLE_EXPLORATION
    made[0]["scale"] = game.worth_scale
    made[0]["rollout"] = game.rollout if request.rollout is None else request.rollout
    return made


@cache
def algorithms(home: str) -> Algorithms:
    """The compiled rules of a module's game."""
    return Algorithms(import_module(home).GAME, "compiled")


def answer(request: Search | GetReady) -> Searched:
    """Search, for whatever reason."""
    return searched(first_search(request.home) if isinstance(request, GetReady) else request)


def first_search(home: str) -> Search:
    """As little as makes the search of a game load or compile."""
    game: Game[Any] = import_module(home).GAME
    state = game.state()
    game.start(state, game.resolve(dict(next(iter(game.tables.values()), {}))))
    game.rules.hide(state, SPECTATOR)
    return Search(home=home, state=to_bytes(state), seat=0, seed=0, simulations=1)


def searched(request: Search) -> Searched:
    """What trees of so many threads find, each with a seed of its own."""
    rules = algorithms(request.home)
    trees = [Tree(rules, request, request.seed + index) for index in range(request.threads)]
    begun = time.perf_counter()
    share = -(-request.simulations // request.threads)
    with ThreadPoolExecutor(request.threads) as pool:
        for future in [pool.submit(tree.grow_until, share, request.seconds) for tree in trees]:
            future.result()
    seconds = time.perf_counter() - begun
    return Searched(merged(trees), sum(tree.done for tree in trees), seconds)


def rank(node: Any) -> tuple[int, int, int]:
    """The order of actions: by visits, then by how well they went."""
    return -int(node["visits"]), -int(node["value"]), int(node["action"])


def merged(trees: list[Tree]) -> list[Variation]:
    """What all trees found about the actions at their root."""
    visits: Counter[int] = Counter()
    values: Counter[int] = Counter()
    paid: Counter[int] = Counter()
    lines: dict[int, list[int]] = {}
    for tree in trees:
        for child in tree.children(ROOT):
            node = tree.nodes[child]
            action = int(node["action"])
            visits[action] += int(node["visits"])
            values[action] += int(node["value"])
            paid[action] += int(node["paid"])
            lines.setdefault(action, tree.expected(child))
    best = sorted(visits, key=lambda action: (-visits[action], -values[action], action))
    return [
        Variation(action, visits[action], paid[action] / (1000 * visits[action]), lines[action])
        for action in best
    ]


if __name__ == "__main__":
    without_scipy()
    serve(answer, Search | GetReady)
