"""The same games on a processor: compiled where Numba is, else fewer of them, interpreted."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from samedi.core import playout
from samedi.core.bind import bind
from samedi.core.game import Game
from samedi.core.record import Records, from_bytes, to_bytes
from samedi.core.rng import seeded

Numbers = Any  # an array, or lists in lists


class Reference(ABC):
    """The first games of a batch."""

    most: int
    """How many of them are played at most."""

    def __init__(self, game: Game[Any], start: bytes, seed: int, games: int) -> None:
        self.game, self.start, self.seed, self.games = game, start, seed, min(games, self.most)
        width = len(game.actions)
        self._spare = (self.zeros(width), self.zeros(width))

    def played(self) -> tuple[Any, Any, Any]:
        """Play to the end: the last states and generators, packed, and the numbers of decisions."""
        states, rngs, decisions = self.states(self.games), self.rngs(), self.zeros(self.games)
        self.call(playout.play_many, states, rngs, decisions, *self._spare)
        return self.packed(states), self.packed(rngs), np.array(decisions)

    def stepped(self, steps: int) -> tuple[Any, Any, Any, Any]:
        """Take so many steps: the states, packed, who is to act, how many actions are legal, and which."""
        games, width = self.games, len(self.game.actions)
        states, rngs, actions = self.states(games + 1), self.rngs(), self.zeros(games)
        movers, counts = self.zeros(games), self.zeros(games)
        listed, masks = self.zeros(games, width), self.zeros(games, width)
        for index in range(games):
            actions[index] = -1
        to_step = (states, rngs, actions, movers, counts, listed, masks, *self._spare)
        self.call(playout.step_many, *to_step)
        for _ in range(steps):
            self.call(playout.pick_many, rngs, counts, listed, actions)
            self.call(playout.step_many, *to_step)
        return self.packed(states)[:-1], np.array(movers), np.array(counts), np.array(masks)

    @abstractmethod
    def states(self, count: int) -> Any:
        """So many copies of the start."""

    @abstractmethod
    def rngs(self) -> Any:
        """The generators of the games."""

    @abstractmethod
    def zeros(self, *shape: int) -> Numbers:
        """Room for numbers."""

    @abstractmethod
    def packed(self, records: Any) -> Any:
        """Records as rows of bytes."""

    @abstractmethod
    def call(self, function: Callable[..., int], *arguments: Any) -> None:
        """Run an algorithm."""


class Compiled(Reference):
    """Games in compiled rules."""

    most = 2048

    def __init__(self, game: Game[Any], start: bytes, seed: int, games: int) -> None:
        from samedi.core.compiled.worker import Algorithms  # noqa: PLC0415 - not everywhere is Numba

        self._algorithms = Algorithms(game, "compiled")
        super().__init__(game, start, seed, games)

    def states(self, count: int) -> Any:
        """So many copies of the start."""
        return self._algorithms.states_of(self.start, count)

    def rngs(self) -> Any:
        """The generators of the games."""
        return self._algorithms.rngs(self.games, self.seed)

    def zeros(self, *shape: int) -> Numbers:
        """Room for numbers."""
        return np.zeros(shape, np.int64)

    def packed(self, records: Any) -> Any:
        """Records as rows of bytes."""
        return records.view(np.uint8).reshape(len(records), -1)

    def call(self, function: Callable[..., int], *arguments: Any) -> None:
        """Run an algorithm."""
        self._algorithms.prepared(function, *arguments)(*arguments)


class Interpreted(Reference):
    """Games in interpreted rules."""

    most = 32

    def states(self, count: int) -> Any:
        """So many copies of the start."""
        return Records(from_bytes(self.game.state, self.start) for _ in range(count))

    def rngs(self) -> Any:
        """The generators of the games."""
        return [seeded(self.seed, index) for index in range(self.games)]

    def zeros(self, *shape: int) -> Numbers:
        """Room for numbers."""
        first, *rest = shape
        return [self.zeros(*rest) if rest else 0 for _ in range(first)]

    def packed(self, records: Any) -> Any:
        """Records as rows of bytes."""
        rows = [np.frombuffer(to_bytes(each), np.uint8) for each in records]
        return np.stack(rows)

    def call(self, function: Callable[..., int], *arguments: Any) -> None:
        """Run an algorithm."""
        bind(function, self.game)(*arguments)


def reference(game: Game[Any], start: bytes, seed: int, games: int) -> Reference:
    """The first games of a batch, as many as a moment allows."""
    kind = Compiled if find_spec("numba") else Interpreted
    return kind(game, start, seed, games)
