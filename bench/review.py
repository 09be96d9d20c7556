"""Whether a review tells the stronger side, expert against beginner, better than the bare result does.

    python -m bench.review [GAME …] [--table two] [--games 200] [--simulations 60] [--jobs 2]

The stronger side sits in turn on every seat. It is told by the result if it won, by the review if the same
choices with even luck would have left it more than half; who ends even is told by neither, which counts half.
"""

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import samedi
from samedi.bots.ladder import level_of
from samedi.bots.level import mood_of
from samedi.bots.review import lookback_on, looked_back
from samedi.bots.searching import SearchWorker
from samedi.bots.standings import wilson
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.rng import Rng, seeded

STRONGER, WEAKER = "expert", "beginner"


class Told(NamedTuple):
    """What the result and the review say of the stronger side in one game, and how long the review took."""

    raw: float
    without_luck: float
    seconds: float


def main() -> None:
    """Play and look back on games of those named, or of all."""
    given = arguments()
    table = Table("game", "games", "told by the result", "told without luck", "median s of a review")
    with ProcessPoolExecutor(given.jobs) as pool:
        for name in given.games_named or samedi.NAMES:
            each = [(name, given.table, number, given.simulations) for number in range(given.games)]
            found = list(track(pool.map(told_of, each), name, total=given.games))
            table.add_row(name, *row(found))
    Console().print(table)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Whether a review tells the stronger side.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", choices=[*samedi.NAMES, []])
    parser.add_argument("--table", default="two", help="one of the game's tables (%(default)s)")
    parser.add_argument("--games", type=int, default=200, help="of each game (%(default)s)")
    parser.add_argument("--simulations", type=int, help="for each choice (as many as a review takes)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    return parser.parse_args()


def told_of(asked: tuple[str, str, int, int | None]) -> Told:
    """One game, played and looked back on."""
    name, table, number, simulations = asked
    game = samedi.game(name)
    with SearchWorker(quiet=True) as worker:
        position = Position(game, dict(game.tables[table]))
        stronger = number % position.seats
        play(position, stronger, number, worker)
        lookback = lookback_on(position, simulations=simulations)
        begun = time.perf_counter()
        seat = looked_back(lookback, worker, lambda _done, _all: None).seats[stronger]
    even = 1 / position.seats
    return Told(share(seat.result, even), share(seat.without_luck, even), time.perf_counter() - begun)


def play(position: Position, stronger: int, number: int, worker: SearchWorker) -> None:
    """Play to the end, one seat better than all others."""
    rng = seeded("review", number)
    while not position.is_over:
        seat = position.game.rules.mover(position.state)
        if position.is_chance:
            position.roll(rng)
        else:
            position.play(chosen(position, seat, STRONGER if seat == stronger else WEAKER, rng, worker))


def chosen(position: Position, seat: int, bot: str, rng: Rng, worker: SearchWorker) -> int:
    """What a bot does."""
    game: Game[Any] = position.game
    level, hidden = level_of(bot), position.hidden(seat)
    assert level is not None
    found = worker.search(level.search(game, hidden, seat, rng))
    mood = mood_of("review", bot, seat, position.turn)
    return level.choice(game, hidden, found.variations, mood)


def share(value: float, even: float) -> float:
    """Whether the stronger side is told: it has more than its share."""
    return 0.5 if value == even else float(value > even)


def row(found: Sequence[Told]) -> tuple[str, ...]:
    """The cells of a game."""
    count = len(found)
    cells = []
    for told in (sum(each.raw for each in found), sum(each.without_luck for each in found)):
        low, high = wilson(told, count)
        cells.append(f"{100 * told / count:.0f} % ({100 * low:.0f} to {100 * high:.0f})")
    return str(count), *cells, f"{median(each.seconds for each in found):.1f}"


if __name__ == "__main__":
    main()
