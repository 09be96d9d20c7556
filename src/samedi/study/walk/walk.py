"""`Walk`: a game from its start to its end, one decision after the other; chance is played inside."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from samedi.core.compiled.dtype import integers, load, records
from samedi.core.compiled.worker import Algorithms
from samedi.core.game import OVER, Game
from samedi.core.position import Position
from samedi.core.record import from_bytes
from samedi.core.rng import Rng, seeded
from samedi.study.walk.advance import advance

NOTHING = -1
LONGEST_GAME = 50_000  # decisions; who plays on for longer will never end


class Walk:
    """A game that is being played; every seat has luck of its own, which no other uses up."""

    def __init__(self, algorithms: Algorithms, options: Mapping[str, Any], *luck: object) -> None:
        self.game: Game[Any] = algorithms.game
        start = Position(self.game, options)
        self.seats = start.seats
        width, size = len(self.game.actions), self.game.observation.size if self.game.observation else 0
        self._states, self._rngs = records(self.game.state, 2), records(Rng, self.seats + 1)
        load(self._states, 0, start.state)
        for place in range(len(self._rngs)):
            load(self._rngs, place, seeded("walk", *luck, place))
        self._out, self._weights, self._counts = integers(width), integers(width), integers(1)
        self.worths = integers(self.seats)
        """How every seat stands by `worth`; once it is over, what it was paid, up to 1000."""
        self.observation = np.zeros(size, np.int8)
        """What the seat to act sees."""
        self._advance = algorithms.prepared(advance, *self._arguments(NOTHING))
        self.seat = NOTHING
        """The seat to act."""
        self.done = 0
        """How many decisions were taken."""
        self._go(NOTHING)

    def _arguments(self, action: int) -> tuple[Any, ...]:
        room = (self._out, self._weights, self._counts, self.worths, self.observation)
        return (self._states, action, self._rngs, *room)

    def _go(self, action: int) -> None:
        self.seat = int(self._advance(*self._arguments(action)))
        self.__dict__.pop("hidden", None)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == OVER

    @property
    def legal(self) -> Any:
        """The numbers of what the seat to act may do."""
        return self._out[: self._counts[0]]

    @cached_property
    def hidden(self) -> Any:
        """The state as the seat to act knows it."""
        return from_bytes(self.game.state, self._states[1].tobytes())

    @property
    def state(self) -> Any:
        """The whole state, hidden things too."""
        return from_bytes(self.game.state, self._states[0].tobytes())

    def play(self, action: int) -> None:
        """Do something legal."""
        assert action in self.legal, "a bot chose something illegal"
        self.done += 1
        assert self.done < LONGEST_GAME, "this game does not end"
        self._go(action)
