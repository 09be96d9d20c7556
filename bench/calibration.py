"""How honest the shown chances are: what the strongest level showed beside what then became of its games.

    python -m bench.calibration [GAME …] [--table two] [--games 200] [--simulations 5000] [--jobs 2]

It plays against itself. In every decision it notes the chance that would have been shown to the seat, and in
the end what the seat got: of two seats a share, of more a win or none. Decisions are gathered by the shown
chance; the error is the mean distance between what was shown and what was got, weighted by decisions.
"""

import argparse
import math
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import samedi
from samedi.bots.protocol import Search
from samedi.bots.searching import SearchWorker
from samedi.bots.weights import net_of
from samedi.core.record import to_bytes

BINS = 10
DUEL = 2


class Shown(NamedTuple):
    """A chance that was shown, and what the seat got, both from 0 to 1."""

    chance: float
    got: float


def main() -> None:
    """Measure the tables of the games named, or of all."""
    given = arguments()
    console = Console()
    with ProcessPoolExecutor(given.jobs) as pool:
        for name in given.games_named or samedi.NAMES:
            for table in [given.table] if given.table else judged_tables(name):
                play = partial(played, name, table, given.simulations)
                work = track(pool.map(play, range(given.games)), f"{name} {table}", total=given.games)
                console.print(page(f"{name}, {table}", [each for game in work for each in game]))


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="How honest the shown chances are.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", choices=[*samedi.NAMES, []])
    parser.add_argument("--table", help="one of the game's tables (one for each of its nets)")
    parser.add_argument("--games", type=int, default=200, help="of each table (200)")
    parser.add_argument("--simulations", type=int, default=5000, help="a decision (5000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    return parser.parse_args()


def judged_tables(name: str) -> list[str]:
    """The tables on which a learnt judgement plays, each kind of weights once."""
    game, nets = samedi.game(name), dict[str, str]()
    for table, options in game.tables.items():
        net = net_of(game, samedi.Position(game, dict(options)).state)
        if net is not None:
            nets.setdefault(net, table)
    return list(nets.values())


def played(name: str, table: str, simulations: int, number: int) -> list[Shown]:
    """One game of the strongest against itself, decision by decision."""
    game = samedi.game(name)
    position, rng = samedi.Position(game, dict(game.tables[table])), samedi.seeded("calibration", number)
    told: list[tuple[int, float]] = []
    with SearchWorker(quiet=True) as worker:
        while not position.is_over:
            if position.is_chance or len(position.legal_numbers()) == 1:
                position.roll(rng)
                continue
            seat = game.rules.mover(position.state)
            best = worker.search(
                Search(
                    home=game.home,
                    state=to_bytes(position.hidden(seat)),
                    seat=seat,
                    seed=len(told),
                    simulations=simulations,
                    is_judged=True,
                )
            ).variations[0]
            told.append((seat, best.value))
            position.play(best.action)
    paid = [game.rules.payoff(position.state, seat) / 1000 for seat in range(position.seats)]
    return [Shown(chance, share(paid, seat)) for seat, chance in told]


def share(paid: list[float], seat: int) -> float:
    """What a seat got: of two the share, of more its own."""
    return (1 + paid[seat] - paid[1 - seat]) / 2 if len(paid) == DUEL else paid[seat]


def page(title: str, shown: list[Shown]) -> Table:
    """The curve of one table, its error, and the line that would mend it."""
    slope, offset = line(shown)
    mended = f"logit got = {slope:.2f} × logit shown {offset:+.2f}"
    table = Table(title=title, caption=f"mean error {100 * error(shown):.1f} points of 100; {mended}")
    for column in ("shown", "decisions", "mean shown", "got"):
        table.add_column(column, justify="right")
    for place, group in enumerate(gathered(shown)):
        if group:
            low = 100 * place // BINS
            row = [f"{low}–{low + 100 // BINS} %", str(len(group))]
            table.add_row(*row, *(f"{100 * mean(values):.1f} %" for values in zip(*group, strict=True)))
    return table


def gathered(shown: Iterable[Shown]) -> list[list[Shown]]:
    """Decisions by the chance that was shown."""
    groups: list[list[Shown]] = [[] for _ in range(BINS)]
    for each in shown:
        groups[min(int(each.chance * BINS), BINS - 1)].append(each)
    return groups


def error(shown: list[Shown]) -> float:
    """The mean distance between what was shown and what was got, over the groups."""
    groups = [group for group in gathered(shown) if group]
    away = [len(group) * abs(mean(each.chance - each.got for each in group)) for group in groups]
    return sum(away) / len(shown)


def mean(values: Iterable[float]) -> float:
    """The mean."""
    listed = list(values)
    return sum(listed) / len(listed)


def line(shown: list[Shown], steps: int = 50) -> tuple[float, float]:
    """The logistic line from what was shown to what was got, by Newton's method."""
    slope, offset = 1.0, 0.0
    points = [(logit(each.chance), each.got) for each in shown]
    for _ in range(steps):
        gradient, hessian = [0.0, 0.0], [1e-6, 0.0, 1e-6]
        for x, got in points:
            expected = 1 / (1 + math.exp(-slope * x - offset))
            left, spread = got - expected, expected * (1 - expected)
            gradient = [gradient[0] + left * x, gradient[1] + left]
            hessian = [hessian[0] + spread * x * x, hessian[1] + spread * x, hessian[2] + spread]
        determinant = hessian[0] * hessian[2] - hessian[1] ** 2
        slope += (hessian[2] * gradient[0] - hessian[1] * gradient[1]) / determinant
        offset += (hessian[0] * gradient[1] - hessian[1] * gradient[0]) / determinant
    return slope, offset


def logit(chance: float) -> float:
    """The logit of a chance, not of sure ones."""
    bounded = min(max(chance, 0.001), 0.999)
    return math.log(bounded / (1 - bounded))


if __name__ == "__main__":
    main()
