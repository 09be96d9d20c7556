"""`OneGame`: one game of the compiled rules in this process, for interfaces that know one game at a time."""

from typing import Any

import numpy as np

from samedi.core.compiled.dtype import load
from samedi.core.game import OVER, Game
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.record import from_bytes, to_bytes
from samedi.core.rng import seeded
from samedi.games import game as game_called
from samedi.study.arrays import arrays_in, bytes_of
from samedi.study.batch import IllegalStep
from samedi.study.stepper import Stepper
from samedi.study.stepping import NOTHING
from samedi.study.tables import AnyTable, options_of
from samedi.words import typed


class OneGame:
    """A game from its start to its end, again and again; chance is played inside."""

    def __init__(self, name: str, table: AnyTable = None) -> None:
        self.game: Game[Any] = game_called(name)
        assert self.game.observation is not None, "this game has no observation"
        start = Position(self.game, options_of(self.game, table))
        self.options, self.players = start.options, start.seats
        memory = np.zeros(bytes_of(self.game, 1, self.players), np.uint8)
        self._arrays = arrays_in(memory, self.game, 1, self.players)
        self._start = np.frombuffer(to_bytes(start.state), np.uint8)
        self._bytes = self._arrays.states.view(np.uint8)
        self._stepper = Stepper(self.game, self._arrays, plays_chance=True, looks=True, renews=False)
        self.mask = self._arrays.masks[0]
        """int8 (actions): what is legal for the seat to act."""
        self.observation = self._arrays.observations[0]
        """int8 (numbers): what that seat sees."""
        self.rewards = self._arrays.rewards[0]
        """float32 (seats): once it is over, what each got, from 0 to 1."""
        self.seat = OVER
        """The seat to act."""
        # Single numbers are read and written faster through a view of the memory than through an array.
        self._legal, self._action = memoryview(self.mask), memoryview(self._arrays.actions)
        self._seat = memoryview(self._arrays.seats)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == OVER

    @property
    def state(self) -> Any:
        """The whole state, hidden things too, as a record to read."""
        return from_bytes(self.game.state, self._arrays.states[0].tobytes())

    def begin(self, *seeds: object) -> None:
        """Begin anew, with the dice of these seeds."""
        arrays = self._arrays
        self._bytes[:] = self._start
        load(arrays.rngs, 0, seeded("study", *seeds))
        for each in (arrays.counts, arrays.masks, arrays.rewards, arrays.ends):
            each[:] = 0
        self._do(NOTHING)

    def _do(self, action: int) -> None:
        self._action[0] = action
        self._stepper.step()
        self.seat = self._seat[0]

    def play(self, action: int) -> None:
        """Do an action by its number; one that is not legal changes nothing."""
        if not 0 <= action < len(self._legal) or not self._legal[action]:  # once it is over, nothing is
            raise self._refusal(action)
        self._do(action)

    def _refusal(self, action: int) -> IllegalStep:
        if self.is_over:
            return IllegalStep(0, self.seat, Message("game-is-over"))
        if not 0 <= action < len(self.mask):
            return IllegalStep(0, self.seat, Message("bad-action", {"text": typed(str(action))}))
        return IllegalStep(0, self.seat, self.game.reason(self.hidden(self.seat), int(action)))

    def hidden(self, seat: int) -> Any:
        """The state as a seat knows it."""
        state = self.state
        self.game.rules.hide(state, seat)
        return state

    def seen_by(self, seat: int) -> Any:
        """What a seat sees, whoever is to act."""
        if seat == self.seat:
            return self.observation.copy()
        seen = np.zeros_like(self.observation)
        self._stepper.look(seat, seen)
        return seen

    def text(self, seat: int | None = None) -> str:
        """The board as text: everything, or what a seat sees."""
        drawing = self.game.draw(self.state if seat is None else self.hidden(seat))
        return "\n".join("".join(text for text, _ in row).rstrip() for row in drawing)
