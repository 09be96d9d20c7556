"""The compiled rules at work on the arrays of a batch."""

from collections.abc import Callable
from typing import Any

from samedi.core.compiled.dtype import integers
from samedi.core.compiled.worker import Algorithms
from samedi.core.game import Game
from samedi.study.arrays import Arrays
from samedi.study.stepping import look_at, step_batch


class Stepper:
    """Plays all games of some arrays by one action."""

    def __init__(
        self, game: Game[Any], arrays: Arrays, *, plays_chance: bool, looks: bool, renews: bool = True
    ) -> None:
        out = integers(len(game.actions)).astype("int16")
        arguments = (*arrays, out, int(plays_chance), int(looks), int(renews))
        self._algorithms, self._states = Algorithms(game, "compiled"), arrays.states
        self.step: Callable[[], int] = self._algorithms.prepared(step_batch, *arguments).bound(*arguments)
        """Play; how many games ended."""

    def look(self, seat: int, observation: Any) -> None:
        """Write what a seat sees of the first game, whoever is to act there."""
        arguments = (self._states, seat, observation)
        self._algorithms.prepared(look_at, *arguments)(*arguments)
