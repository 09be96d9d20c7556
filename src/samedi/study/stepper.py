"""The compiled rules at work on the arrays of a batch."""

from collections.abc import Callable
from typing import Any

from samedi.core.compiled.dtype import integers
from samedi.core.compiled.worker import Algorithms
from samedi.core.game import Game
from samedi.study.arrays import Arrays
from samedi.study.stepping import step_batch


class Stepper:
    """Plays all games of some arrays by one action."""

    def __init__(self, game: Game[Any], arrays: Arrays, *, plays_chance: bool, looks: bool) -> None:
        out = integers(len(game.actions)).astype("int16")
        self._arguments = (*arrays, out, int(plays_chance), int(looks))
        self._step: Callable[..., int] = Algorithms(game, "compiled").prepared(step_batch, *self._arguments)

    def step(self) -> int:
        """Play; how many games ended."""
        return self._step(*self._arguments)
