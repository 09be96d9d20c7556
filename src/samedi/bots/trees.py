"""The two kinds of search in their worker, grown slice by slice: played on at random, or judged."""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from samedi.bots.bounds import (
    EXPECTED,
    EXPLORATION,
    FLAT_PATH,
    LARGEST_TREE,
    LITTLE_EXPLORATION,
    LONGEST_LINE,
    LONGEST_PATH,
    MANY,
    TO_THE_END,
)
from samedi.bots.evaluation import FIRST, SECOND, SURE, Mind
from samedi.bots.protocol import Search
from samedi.bots.puct import DUEL, NOBODY, Branch, Habit, search_judged
from samedi.bots.tree import MOST_SEATS, NONE, ROOT, Manner, Node, search
from samedi.bots.weights import Recipe, load, net_of, recipe
from samedi.core.compiled.dtype import integers, records
from samedi.core.compiled.worker import Algorithms
from samedi.core.game import CHANCE, Game
from samedi.core.record import from_bytes

SLICE_S = 0.005  # how long to search between two looks at the clock
FIRST_SLICE = 16  # simulations


class Net(msgspec.Struct, frozen=True):
    """Weights, ready to be used, and what goes best with them."""

    weights: Any
    recipe: Recipe


@cache
def net(home: str, name: str, file: str | None) -> Net:
    """A game's own net, or one from a file."""
    game: Game[Any] = import_module(home).GAME
    return Net(np.array(load(game, name, file), np.int16), recipe(game, name, file))


class Tree(ABC):
    """One search, in slices."""

    def __init__(self, rules: Algorithms, request: Search, kind: type[Any]) -> None:
        room = min(LARGEST_TREE, self.nodes_for(request.simulations) + 2)
        self.rules = rules
        self.nodes: Any = records(kind, room)
        self.nodes[ROOT]["seat"] = CHANCE
        self.asking: Sequence[int] = (request.seat,) if request.tells_value else ()
        """The seats for which the position itself is valued."""
        self.used = 1
        self.done = 0

    @staticmethod
    @abstractmethod
    def nodes_for(simulations: int) -> int:
        """How many nodes so many simulations need."""

    @abstractmethod
    def search(self, simulations: int) -> int:
        """Search on; return how many nodes there are then."""

    @abstractmethod
    def paid(self, node: Any) -> float:
        """What a node paid on average to the seat that chose its action, 0 to 1."""

    @abstractmethod
    def value(self, seat: int) -> float:
        """What the position paid on average to a seat that asks for its value, 0 to 1."""

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing left to find out."""
        return False

    @abstractmethod
    def looks(self, node: Any) -> int:
        """How often a node was looked at."""

    def is_won(self, _node: Any) -> bool:
        """Whether an action surely wins."""
        return False

    def rank(self, node: Any) -> tuple[float, ...]:
        """The order of actions: what surely wins, the most looked at, what went best."""
        return not self.is_won(node), -self.looks(node), -self.paid(node), int(node["action"])

    def grow(self, simulations: int) -> None:
        """Search on."""
        self.used = self.search(simulations)
        self.done += simulations

    def grow_until(self, simulations: int, seconds: float | None) -> None:
        """Search up to a number of simulations, until the time is over or all is known."""
        end = None if seconds is None else time.perf_counter() + seconds
        size = FIRST_SLICE
        while self.done < simulations and not self.is_settled:
            begun = time.perf_counter()
            if end is not None and begun >= end:
                return
            self.grow(min(size, simulations - self.done))
            size = max(1, int(size * min(2.0, SLICE_S / max(1e-6, time.perf_counter() - begun))))

    def children(self, node: int) -> list[int]:
        """The nodes below a node, the best first."""
        found, child = [], int(self.nodes[node]["first"])
        while child != NONE:
            found.append(child)
            child = int(self.nodes[child]["next"])
        return sorted(found, key=lambda each: self.rank(self.nodes[each]))

    def expected(self, node: int) -> list[int]:
        """The actions expected after a node's, at least up to the first reply of somebody else."""
        line: list[int] = []
        quiet = {CHANCE, int(self.nodes[node]["seat"])}
        is_answered = False
        while len(line) < EXPECTED or (not is_answered and len(line) < LONGEST_LINE):
            below = self.children(node)
            if not below:
                break
            node = below[0]
            line.append(int(self.nodes[node]["action"]))
            is_answered = is_answered or int(self.nodes[node]["seat"]) not in quiet
        return line


class PlayedTree(Tree):
    """A search that plays on at random and trusts `worth`."""

    def __init__(self, rules: Algorithms, request: Search, seed: int) -> None:
        super().__init__(rules, request, Node)
        actions = len(rules.game.actions)
        self.nodes[ROOT]["seat"] = request.seat if request.tells_value else CHANCE
        self._state = rules.states_of(request.state, 2)
        self._rng = rules.rngs(1, seed)
        self._manner = manner(rules.game, request)
        self._room = (
            integers(actions),
            integers(actions),
            integers(actions),
            integers(FLAT_PATH if request.is_flat else LONGEST_PATH),
            integers(2 * MOST_SEATS),
        )
        self._search = rules.prepared(search, *self._arguments(1))

    @staticmethod
    def nodes_for(simulations: int) -> int:
        """A decision, and outcomes of chance on the way."""
        return 3 * simulations

    def search(self, simulations: int) -> int:
        """Search on."""
        return self._search(*self._arguments(simulations))

    def looks(self, node: Any) -> int:
        """Every visit is a look."""
        return int(node["visits"])

    def paid(self, node: Any) -> float:
        """Payoffs are counted in thousandths."""
        return float(node["paid"]) / (1000 * int(node["visits"]))

    def value(self, _seat: int) -> float:
        """The root is a node like others."""
        return self.paid(self.nodes[ROOT])

    def _arguments(self, simulations: int) -> tuple[Any, ...]:
        return (self._state, self.nodes, self.used, simulations, self._manner[0], self._rng[0], *self._room)


class JudgedTree(Tree):
    """A search that trusts what was learnt."""

    def __init__(self, rules: Algorithms, request: Search, seed: int, learnt: Net) -> None:
        super().__init__(rules, request, Branch)
        actions, sight = len(rules.game.actions), rules.game.sight
        assert sight is not None
        self.nodes[ROOT]["winner"] = NOBODY
        self._state = rules.states_of(request.state, 3)
        self._rng = rules.rngs(1, seed)
        self._habit = habit(rules.game, request, learnt.recipe)
        seats = int(self._habit[0]["seats"])
        if request.tells_value and seats > DUEL and not rules.game.has_secrets:
            self.asking = range(seats)
        self._habit[0]["asking"] = sum(1 << seat for seat in self.asking)
        self._sums = integers(MOST_SEATS)
        self._shown = Recipe() if request.is_bare else learnt.recipe
        self._room = (
            integers(actions),
            integers(actions),
            integers(actions),
            integers(LONGEST_PATH),
            integers(MOST_SEATS),
            self._sums,
            mind(learnt.weights, sight.features, sight.most),
        )
        self._search = rules.prepared(search_judged, *self._arguments(1))

    @staticmethod
    def nodes_for(simulations: int) -> int:
        """All actions of a position, and outcomes of chance on the way."""
        return 24 * simulations + 512

    @property
    def is_settled(self) -> bool:
        """Whether it is known who wins."""
        return bool(self.nodes[ROOT]["winner"] != NOBODY)

    def is_won(self, node: Any) -> bool:
        """Whether the seat that chooses it is known to win."""
        return bool(node["winner"] == node["seat"] != CHANCE)

    def looks(self, node: Any) -> int:
        """The first guess is a look too."""
        return 1 + int(node["visits"])

    def search(self, simulations: int) -> int:
        """Search on."""
        return self._search(*self._arguments(simulations))

    def paid(self, node: Any) -> float:
        """What it turned out to be worth on average, the first guess included."""
        if self.is_won(node) or (node["winner"] != NOBODY and self._habit[0]["seats"] == DUEL):
            return float(self.is_won(node))
        mean = (int(node["value"]) + int(node["guess"])) / (SURE * self.looks(node))
        return self._shown.honest(mean)

    def value(self, seat: int) -> float:
        """Nobody guessed at the root."""
        root = self.nodes[ROOT]
        if root["winner"] == seat or (self.is_settled and self._habit[0]["seats"] == DUEL):
            return float(root["winner"] == seat)
        return self._shown.honest(int(self._sums[seat]) / (SURE * int(root["visits"])))

    def _arguments(self, simulations: int) -> tuple[Any, ...]:
        return (self._state, self.nodes, self.used, simulations, self._habit[0], self._rng[0], *self._room)


def tree_for(rules: Algorithms, request: Search, seed: int) -> Tree:
    """The tree of a search: a judged one if that is wanted and the game has learnt to judge such a state."""
    name = None
    if request.is_judged:
        name = net_of(rules.game, from_bytes(rules.game.state, request.state), request.weights)
    if name is None:
        return PlayedTree(rules, request, seed)
    return JudgedTree(rules, request, seed, net(request.home, name, request.weights))


def manner(game: Game[Any], request: Search) -> Any:
    """How the search is asked to go, as the one record of an array."""
    made = records(Manner, 1)
    made[0]["seat"] = request.seat
    made[0]["has_secrets"] = game.has_secrets
    made[0]["sees_replies"] = request.sees_replies
    made[0]["overlooked"] = request.overlooked
    made[0]["exploration"] = EXPLORATION if request.simulations >= MANY else LITTLE_EXPLORATION
    made[0]["scale"] = game.worth_scale
    made[0]["rollout"] = rollout(game, request)
    return made


def rollout(game: Game[Any], request: Search) -> int:
    """How many random decisions follow."""
    if request.is_flat:
        return TO_THE_END
    return game.rollout if request.rollout is None else request.rollout


def mind(weights: Any, features: int, most: int) -> Mind:
    """A net laid out as it is used, with room of its own."""
    ends = np.cumsum([(features + 1) * FIRST, (FIRST + 1) * SECOND, SECOND + 1])
    rows, second, last, curve = np.split(weights, ends)
    spoken, always = np.split(second.reshape(-1, SECOND), [FIRST])
    return Mind(
        rows.reshape(-1, FIRST),
        spoken,
        always[0],
        last,
        curve,
        integers(most),
        integers(1 + most),
        np.zeros(FIRST, np.int32),
        np.zeros(FIRST, np.int16),
        np.zeros(SECOND, np.int32),
    )


def habit(game: Game[Any], request: Search, told: Recipe) -> Any:
    """How a search that trusts a net goes, as the one record of an array."""
    made = records(Habit, 1)
    made[0]["seat"] = request.seat
    made[0]["seats"] = from_bytes(game.state, request.state).players
    made[0]["has_secrets"] = game.has_secrets
    made[0]["exploration"] = told.exploration
    made[0]["breadth"] = told.breadth
    return made
