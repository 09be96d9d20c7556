"""The arrays of a batch, in this process or shared with others."""

from typing import Any, NamedTuple

import numpy as np

from samedi.core.compiled.dtype import dtype_of
from samedi.core.game import Game
from samedi.core.rng import Rng


class Arrays(NamedTuple):
    """Everything about so many games, each at its own place."""

    states: Any
    starts: Any
    rngs: Any
    actions: Any
    seats: Any
    counts: Any
    listed: Any
    masks: Any
    weights: Any
    observations: Any
    rewards: Any
    ends: Any

    def part(self, first: int, last: int) -> "Arrays":
        """The same of some of the games."""
        return Arrays(*(array[first:last] for array in self))


def shapes(game: Game[Any], games: int, seats: int) -> list[tuple[tuple[int, ...], Any]]:
    """The shape and the type of each array."""
    state, width = dtype_of(game.state), len(game.actions)
    size = game.observation.size if game.observation else 0
    return [
        ((games,), state),
        ((games,), state),
        ((games,), dtype_of(Rng)),
        ((games,), np.int64),
        ((games,), np.int64),
        ((games,), np.int64),
        ((games, width), np.int16),
        ((games, width), np.int8),
        ((games, width), np.int32),
        ((games, size), np.int8),
        ((games, seats), np.float32),
        ((games,), np.int8),
    ]


def arrays_in(buffer: Any, game: Game[Any], games: int, seats: int) -> Arrays:
    """The arrays, one after the other in a stretch of memory."""
    made, place = [], 0
    for shape, kind in shapes(game, games, seats):
        array = np.ndarray(shape, kind, buffer, place)
        made.append(array)
        place += rounded(array.nbytes)
    return Arrays(*made)


def bytes_of(game: Game[Any], games: int, seats: int) -> int:
    """How much memory they need."""
    return sum(
        rounded(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes(game, games, seats)
    )


def rounded(size: int) -> int:
    """Room to the next line of memory."""
    return -(-size // 64) * 64
