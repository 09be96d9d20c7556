"""Whether a review tells the stronger side, expert against beginner, better than the bare result does.

    python -m bench.review [GAME …] [--bots expert beginner] [--table two] [--games 200] [--into FILE]

The stronger side sits in turn on every seat. It is told by the result if it won, by the review if the same
choices with even luck would have left it more than half; who ends even is told by neither, which counts half.
By choices alone it is told if they lost less than those of the others.
What was found of each game is a line of the file, and whoever asks again goes on after the last one. The
time of a review is what its process was on a processor (Linux only).
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

import samedi
from bench.processor_time import busy
from samedi.bots.ladder import NAMES, level_of
from samedi.bots.level import mood_of
from samedi.bots.review import lookback_on, looked_back
from samedi.bots.searching import SearchWorker
from samedi.bots.standings import wilson
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.rng import Rng, seeded

KEPT = Path("bench-review.jsonl")
BOTS = ("expert", "beginner")


class Asked(msgspec.Struct, frozen=True):
    """One game of the many."""

    game: str
    table: str
    number: int
    simulations: int | None
    bots: tuple[str, str] = BOTS
    """The stronger one and the weaker one."""


class Told(msgspec.Struct, frozen=True):
    """What the result and the review say of the stronger side in one game, and how long the review took."""

    about: Asked
    even: float
    """The share that everybody has before the game,"""
    result: float
    """what the stronger side had after it,"""
    luck: float
    """and how much of that was luck."""
    choices: float
    """What its choices lost,"""
    others: float
    """and what those of the others brought it."""
    seconds: float


def main() -> None:
    """Play and look back on games of those named, or of all."""
    given = arguments()
    names = given.games_named or samedi.NAMES
    wanted = [
        Asked(name, given.table, number, given.simulations, tuple(given.bots))
        for number in range(given.games)
        for name in names
    ]
    found = kept(given.into)
    lacking = [each for each in wanted if each not in found]
    with ProcessPoolExecutor(given.jobs) as pool, given.into.open("ab") as file:
        for told in track(pool.map(told_of, lacking), "games", total=len(lacking)):
            found[told.about] = told
            file.write(msgspec.json.encode(told) + b"\n")
            file.flush()
    table = Table(
        "game", "games", "told by the result", "told without luck", "told by choices", "median s of a review"
    )
    for name in names:
        table.add_row(name, *row([found[each] for each in wanted if each.game == name]))
    Console().print(table)


def kept(file: Path) -> dict[Asked, Told]:
    """What was found before."""
    lines = file.read_bytes().splitlines() if file.is_file() else []
    told = [msgspec.json.decode(line, type=Told) for line in lines]
    return {each.about: each for each in told}


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Whether a review tells the stronger side.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", choices=[*samedi.NAMES, []])
    parser.add_argument(
        "--bots",
        nargs=2,
        choices=[*NAMES, *BOTS],
        default=BOTS,
        help="the stronger, the weaker",
    )
    parser.add_argument("--table", default="two", help="one of the game's tables (%(default)s)")
    parser.add_argument("--games", type=int, default=200, help="of each game (%(default)s)")
    parser.add_argument("--simulations", type=int, help="for each choice (as many as a review takes)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    parser.add_argument("--into", type=Path, default=KEPT, help="where games are kept (%(default)s)")
    return parser.parse_args()


def told_of(asked: Asked) -> Told:
    """One game, played and looked back on."""
    game = samedi.game(asked.game)
    with SearchWorker(quiet=True) as worker:
        position = Position(game, dict(game.tables[asked.table]))
        stronger = asked.number % position.seats
        play(position, stronger, asked, worker)
        lookback = lookback_on(position, simulations=asked.simulations)
        assert worker.pid is not None
        begun = busy([worker.pid])
        seat = looked_back(lookback, worker, lambda _done, _all: None).seats[stronger]
        seconds = busy([worker.pid]) - begun
    even = 1 / position.seats
    return Told(asked, even, seat.result, seat.luck, seat.choices, seat.others, seconds)


def play(position: Position, stronger: int, asked: Asked, worker: SearchWorker) -> None:
    """Play to the end, one seat better than all others."""
    rng = seeded("review", asked.number)
    while not position.is_over:
        seat = position.game.rules.mover(position.state)
        if position.is_chance:
            position.roll(rng)
        else:
            position.play(chosen(position, seat, asked.bots[seat != stronger], rng, worker))


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
    results = sum(share(each.result, each.even) for each in found)
    without_luck = sum(share(each.result - each.luck, each.even) for each in found)
    choices = sum(share(each.choices + each.others, 0) for each in found)
    for told in (results, without_luck, choices):
        low, high = wilson(told, count)
        cells.append(f"{100 * told / count:.0f} % ({100 * low:.0f} to {100 * high:.0f})")
    return str(count), *cells, f"{median(each.seconds for each in found):.1f}"


if __name__ == "__main__":
    main()
