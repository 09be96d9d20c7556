"""How steady hints are: two searches with other luck in the same positions.

    python -m bench.hints [GAME …] [--table two] [--positions 100] [--jobs 2]

Positions are those of games between greedy bots in which a seat has a choice. Both searches get what a hint
gets. They agree if they advise the same action; if not, what the second thinks of both actions says how much
is at stake.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import samedi
from samedi.bots.analysis import HINT_S, HINT_SIMULATIONS, Analysis, analyse
from samedi.bots.equal_time import decisions
from samedi.bots.searching import SearchWorker
from samedi.bots.standings import wilson
from samedi.core.position import Position

POINT = 0.01
ANYWHERE = 7919  # a prime: positions from all parts of games


class Advice(NamedTuple):
    """Whether two hints advise the same, how much is at stake if not, and how much both thought."""

    is_same: bool
    at_stake: float
    simulations: int


def main() -> None:
    """Ask twice in every position of the games named, or of all."""
    given = arguments()
    table = Table("game", "positions", "same action", "or less than a point apart", "median simulations")
    with ProcessPoolExecutor(given.jobs) as pool:
        for name in given.games_named or samedi.NAMES:
            numbers = range(given.positions)
            asked = pool.map(asked_twice, [name] * given.positions, [given.table] * given.positions, numbers)
            found = list(track(asked, name, total=given.positions))
            table.add_row(name, *row(found))
    Console().print(table)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="How steady hints are.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", choices=[*samedi.NAMES, []])
    parser.add_argument("--table", default="two", help="one of the game's tables (%(default)s)")
    parser.add_argument("--positions", type=int, default=100, help="of each game (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="positions at a time")
    return parser.parse_args()


def asked_twice(name: str, table: str, number: int) -> Advice:
    """Two hints in a position of a game of its own."""
    game = samedi.game(name)
    options = dict(game.tables[table])
    met = sum(1 for _ in decisions(Position(game, options), number))
    position = Position(game, options)
    next(islice(decisions(position, number), number * ANYWHERE % met, None))  # plays on to there
    with SearchWorker(quiet=True) as worker:
        first, second = (
            analyse(position, simulations=HINT_SIMULATIONS, seconds=HINT_S, seed=seed, worker=worker)
            for seed in (1, 2)
        )
    return compared(first, second)


def compared(first: Analysis, second: Analysis) -> Advice:
    """What two hints have in common."""
    advised = first.actions[0].notation
    thought = {each.notation: each.win_rate for each in second.actions}
    apart = second.actions[0].win_rate - thought.get(advised, 0.0)
    return Advice(second.actions[0].notation == advised, abs(apart), first.simulations)


def row(found: Sequence[Advice]) -> list[str]:
    """A game as a row of the table."""
    same = sum(each.is_same for each in found)
    near = sum(each.is_same or each.at_stake < POINT for each in found)
    return [
        str(len(found)),
        *(f"{100 * count / len(found):.0f} % ({interval(count, len(found))})" for count in (same, near)),
        f"{sorted(each.simulations for each in found)[len(found) // 2]:,}",
    ]


def interval(count: int, among: int) -> str:
    """The 95 % interval of a share."""
    low, high = wilson(count, among)
    return f"{100 * low:.0f}–{100 * high:.0f}"


if __name__ == "__main__":
    main()
