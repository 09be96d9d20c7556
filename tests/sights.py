"""Positions of random games, to look at with the eyes of a learnt judgement."""

from collections.abc import Iterator
from typing import Any

from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.record import Array
from samedi.core.rng import seeded


def positions(game: Game[Any], options: dict[str, Any], seed: int, apart: int) -> Iterator[Position]:
    """A random game, stopping every so many actions."""
    position, rng = Position(game, options), seeded("sights", seed)
    while not position.is_over:
        if len(position.history_numbers) % apart == seed % apart:
            yield position
        position.play(position.choose(rng))


def move_up(values: Array[int], seats: int, width: int = 1) -> None:
    """Give what a seat owns, `width` numbers, to the next one."""
    before = [values[index] for index in range(seats * width)]
    for index, value in enumerate(before):
        values[(index + width) % len(before)] = value
