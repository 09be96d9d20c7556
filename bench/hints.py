"""How steady hints are: two searches with other luck in the same positions.

    python -m bench.hints [GAME …] [--table two] [--positions 100] [--jobs 2] [--simulations N]

Positions are those of games between greedy bots in which a seat has a choice. Both searches get what a hint
gets; or so many simulations, however long they take, which other work on the machine does not change. They
agree if they advise the same action; if not, what the second thinks of both says how much is at stake.
"""

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import islice
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import samedi
from samedi.bots.analysis import HINT_S, HINT_SIMULATIONS, Analysis, analyse
from samedi.bots.equal_time import decisions
from samedi.bots.searching_here import SearchHere
from samedi.bots.standings import wilson
from samedi.core.position import Position

POINT = 0.01
ANYWHERE = 7919  # a prime: positions from all parts of games


class Advice(NamedTuple):
    """Whether two hints advise the same, how much is at stake if not, and how much one thought."""

    is_same: bool
    at_stake: float
    simulations: int
    processor_s: float


def main() -> None:
    """Ask twice in every position of the games named, or of all."""
    given = arguments()
    columns = ("positions", "same action", "or less than a point apart", "simulations", "processor s")
    table = Table("game", *columns)
    with ProcessPoolExecutor(given.jobs) as pool:
        for name in given.games_named or samedi.NAMES:
            ask = partial(asked_twice, name, given.table, given.simulations)
            found = list(track(pool.map(ask, range(given.positions)), name, total=given.positions))
            table.add_row(name, *row(found))
    Console().print(table)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="How steady hints are.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", choices=[*samedi.NAMES, []])
    parser.add_argument("--table", default="two", help="one of the game's tables (%(default)s)")
    parser.add_argument("--positions", type=int, default=100, help="of each game (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="positions at a time")
    parser.add_argument("--simulations", type=int, help="of each hint, instead of what a hint gets")
    return parser.parse_args()


@cache
def searcher() -> SearchHere:
    """Each process searches in itself."""
    return SearchHere()


def asked_twice(name: str, table: str, simulations: int | None, number: int) -> Advice:
    """Two hints in a position of a game of its own."""
    game = samedi.game(name)
    options = dict(game.tables[table])
    met = sum(1 for _ in decisions(Position(game, options), number))
    position = Position(game, options)
    next(islice(decisions(position, number), number * ANYWHERE % met, None))  # plays on to there
    begun = time.process_time()
    first = asked(position, simulations, seed=1)
    return compared(first, asked(position, simulations, seed=2), time.process_time() - begun)


def asked(position: Position, simulations: int | None, seed: int) -> Analysis:
    """A hint."""
    return analyse(
        position,
        simulations=simulations or HINT_SIMULATIONS,
        seconds=None if simulations else HINT_S,
        seed=seed,
        worker=searcher(),
    )


def compared(first: Analysis, second: Analysis, processor_s: float) -> Advice:
    """What two hints have in common."""
    advised = first.actions[0].notation
    thought = {each.notation: each.win_rate for each in second.actions}
    apart = second.actions[0].win_rate - thought.get(advised, 0.0)
    is_same = second.actions[0].notation == advised
    return Advice(is_same, abs(apart), first.simulations, processor_s / 2)


def row(found: Sequence[Advice]) -> list[str]:
    """A game as a row of the table."""
    same = sum(each.is_same for each in found)
    near = sum(each.is_same or each.at_stake < POINT for each in found)
    return [
        str(len(found)),
        *(f"{100 * count / len(found):.0f} % ({interval(count, len(found))})" for count in (same, near)),
        f"{median(each.simulations for each in found):,.0f}",
        f"{median(each.processor_s for each in found):.2f}",
    ]


def interval(count: int, among: int) -> str:
    """The 95 % interval of a share."""
    low, high = wilson(count, among)
    return f"{100 * low:.0f}–{100 * high:.0f}"


if __name__ == "__main__":
    main()
