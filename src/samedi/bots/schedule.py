"""Who plays whom in an arena: every bot meets every other on every seat equally often.

Games follow each other in mirrored rounds: the same table and the same luck for every seat, the bots turned
around it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, cycle, islice, permutations
from typing import Any

import msgspec

from samedi.core.errors import BadOptions
from samedi.core.game import Game
from samedi.core.position import Position


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its number, who sits where, and the options."""

    number: int
    seats: list[str]
    options: dict[str, Any]
    deal: int = 0
    """Games of one deal have the same dice and draws, seat by seat, and all line-ups."""


def schedule(game: Game[Any], options: Mapping[str, Any], bots: Sequence[str], games: int) -> list[Fixture]:
    """The first so many games of an endless round robin; more games continue fewer."""
    tables = list(turned(game, options))
    seatings = list(line_ups(bots, Position(game, options).seats))
    rounds = cycle((seating, table) for table in tables for seating in seatings)
    return [
        Fixture(number, [*seating], table, number // len(seatings))
        for number, (seating, table) in enumerate(islice(rounds, games))
    ]


def line_ups(bots: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Bots around a table in every circular order, turned so that each takes each seat equally often.

    Fewer bots than seats sit down again and again in the same order: partners across the table are then
    the same bot.
    """
    size = min(len(bots), seats)
    groups = list(combinations(bots, size))
    for order in permutations(range(1, size)):
        for turn in range(size):
            for group in groups:
                circle = (group[0], *(group[index] for index in order))
                yield tuple(circle[(seat + turn) % size] for seat in range(seats))


def turned(game: Game[Any], options: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The options, with lists that name something for each seat turned around the table."""
    seats = Position(game, options).seats
    lists = [name for name, value in options.items() if is_by_seat(value, seats)]
    for turn in range(seats if lists else 1):
        changed = {name: [*options[name][turn:], *options[name][:turn]] for name in lists}
        try:
            complete = Position(game, {**options, **changed}).options
        except BadOptions:  # not every turn need be allowed
            continue
        yield msgspec.json.decode(msgspec.json.encode(complete))


def is_by_seat(value: object, seats: int) -> bool:
    """Whether an option is a list with one name for each seat."""
    return isinstance(value, list) and len(value) == seats and all(isinstance(name, str) for name in value)
