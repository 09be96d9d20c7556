"""`Batch`: many games at once, for programs that learn.

    batch = Batch("chevalier_noir", games=1024, options={"players": 2}, seeds=1)
    turn = batch.reset()
    while True:
        turn = batch.step(choose(turn.observations, turn.masks))

Every array belongs to the batch and is written anew by each step: nothing is copied. Whoever keeps one
copies it.
"""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Literal, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from samedi.core.compiled.dtype import load
from samedi.core.errors import IllegalAction
from samedi.core.game import CHANCE, Game
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.record import from_bytes
from samedi.core.rng import seeded
from samedi.games import game as game_called
from samedi.study.arrays import Arrays
from samedi.study.playing import Here, Players, Workers
from samedi.study.stepping import NOTHING
from samedi.study.tables import AnyTable, options_of
from samedi.words import typed

Seeds = int | np.integer[Any] | Sequence[int] | NDArray[np.integer[Any]]
"""One for all games, each then with dice of its own, or one for each."""
WAIT = NOTHING
"""Instead of an action: this game stays as it is."""


class Turn(NamedTuple):
    """All games as they stand after a step."""

    observations: Any
    """int8 (games, numbers): what the seat to act sees; the planes of `batch.game.observation` tell what."""
    masks: Any
    """bool (games, actions): what is legal; where chance is awaited, what it may bring."""
    seats: Any
    """int64 (games): the seat to act, or -1 for chance."""
    rewards: Any
    """float32 (games, seats): where a game has just ended, what each seat got of it, from 0 to 1."""
    ends: Any
    """bool (games): whether a game has just ended; the next one has begun in its place."""


class IllegalStep(IllegalAction):
    """An action of one of the games is not legal; no game has changed."""

    def __init__(self, place: int, seat: int, message: Message) -> None:
        super().__init__(message)
        self.game, self.seat = place, seat

    def __str__(self) -> str:
        return f"game {self.game}, seat {self.seat}: {self.message}"


class Batch:
    """So many games of one kind, each with dice of its own."""

    def __init__(
        self,
        name: str,
        games: int,
        options: AnyTable = None,
        seeds: Seeds = 0,
        *,
        chance: Literal["inside", "outside"] = "inside",
        workers: int = 0,
        observe: bool = True,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        if workers < 0:
            raise ValueError(f"a batch is played here (0) or by so many processes, not {workers}")
        if chance not in ("inside", "outside"):
            raise ValueError(f"chance is played 'inside' or handed 'outside', not {chance!r}")
        self.game: Game[Any] = game_called(name)
        start = Position(self.game, options_of(self.game, options))
        self.options, self.players = start.options, start.seats
        self.constants = self.game.constants(start.hidden(-1))
        """What stays the same in every game: the board, the world, thresholds."""
        self._start, self._seeds = start.state, seeds
        self._has_begun = False
        looks = observe and self.game.observation is not None
        self._players: Players = (Workers if workers else Here)(
            self.game, games, self.players, workers, plays_chance=chance == "inside", looks=looks
        )
        self._arrays: Arrays = self._players.arrays
        self._places = np.arange(games)
        given = self._arrays
        self._turn = Turn(
            given.observations,
            given.masks.view(np.bool_),
            given.seats,
            given.rewards,
            given.ends.view(np.bool_),
        )

    def __len__(self) -> int:
        return len(self._places)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return len(self.game.actions)

    @property
    def turn(self) -> Turn:
        """All games as they stand."""
        return self._turn

    @property
    def weights(self) -> Any:
        """int32 (games, actions): where chance is awaited, how likely each of its outcomes is."""
        dense = np.zeros(self._arrays.masks.shape, np.int32)
        for place in np.flatnonzero(self._arrays.seats == CHANCE):
            count = self._arrays.counts[place]
            dense[place, self._arrays.listed[place, :count]] = self._arrays.weights[place, :count]
        return dense

    def reset(self, seeds: Seeds | None = None) -> Turn:
        """Begin all games anew, with the same dice or with others."""
        self._seeds = self._seeds if seeds is None else seeds
        arrays = self._arrays
        load(arrays.starts, 0, self._start)
        arrays.starts[:] = arrays.starts[0]
        arrays.states[:] = arrays.starts
        for place, words in enumerate(self._generators()):
            load(arrays.rngs, place, words)
        arrays.actions[:] = NOTHING
        for each in (arrays.counts, arrays.masks, arrays.rewards, arrays.ends):
            each[:] = 0
        self._has_begun = True
        self._players.step()
        return self._turn

    def _generators(self) -> list[Any]:
        seeds = np.asarray(self._seeds, object)
        if not all(isinstance(seed, int | np.integer) for seed in seeds.flat):
            raise ValueError(f"seeds are whole numbers, not {self._seeds!r}")
        if seeds.ndim == 0:
            return [seeded("study", int(seeds[()]), place) for place in range(len(self))]
        if seeds.shape != self._places.shape:
            raise ValueError(f"{len(self)} games need {len(self)} seeds, not {seeds.size}")
        return [seeded("study", int(seed)) for seed in seeds]

    def step(self, actions: Any) -> Turn:
        """Play one action in every game by its number, or `WAIT`; if one is not legal, nothing changes."""
        if not self._has_begun:
            raise ValueError("reset the batch before its first step")
        wanted = np.asarray(actions)
        if wanted.shape != self._places.shape or wanted.dtype.kind not in "iu":
            raise ValueError(f"a step needs {len(self)} whole numbers, not {wanted.dtype} {wanted.shape}")
        self._require_legal(wanted)
        self._arrays.actions[:] = wanted
        self._players.step()
        return self._turn

    def _require_legal(self, wanted: Any) -> None:
        is_action = (wanted >= 0) & (wanted < self.actions)
        is_legal = is_action & self._turn.masks[self._places, np.where(is_action, wanted, 0)]
        is_legal |= wanted == WAIT
        if not is_legal.all():
            raise self._refusal(int(np.argmin(is_legal)), wanted)

    def _refusal(self, place: int, wanted: Any) -> IllegalStep:
        number, seat = int(wanted[place]), int(self._arrays.seats[place])
        if not 0 <= number < self.actions:
            return IllegalStep(place, seat, Message("bad-action", {"text": typed(str(number))}))
        if seat == CHANCE:
            return IllegalStep(place, seat, Message("chance-comes-first", {"allowed": self._allowed(place)}))
        state = self.state(place)
        self.game.rules.hide(state, seat)
        return IllegalStep(place, seat, self.game.reason(state, number))

    def _allowed(self, place: int) -> str:
        numbers = np.flatnonzero(self._arrays.masks[place])
        return ", ".join(dict.fromkeys(self.game.actions.kind(int(number)) for number in numbers))

    def sample(self, rng: np.random.Generator) -> Any:
        """A legal action for every game, each equally likely; of chance, each as likely as it is."""
        arrays = self._arrays
        chosen = arrays.listed[self._places, (rng.random(len(self)) * arrays.counts).astype(np.int64)]
        for place in np.flatnonzero(arrays.seats == CHANCE):
            weights = arrays.weights[place, : arrays.counts[place]]
            chosen[place] = arrays.listed[place, rng.choice(len(weights), p=weights / weights.sum())]
        return chosen.astype(np.int64)

    def state(self, place: int) -> Any:
        """The whole state of a game, hidden things too, as a record to read."""
        return from_bytes(self.game.state, self._arrays.states[place].tobytes())

    def close(self) -> None:
        """Let go of worker processes and of their memory."""
        self._players.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()
