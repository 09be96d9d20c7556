"""How honest the shown chances are: what the strongest level showed beside what then became of its games.

    python -m bench.calibration [GAME …] [--table two] [--games 200] [--first 0] [--jobs 2] [--into FILE]

It plays against itself. In every decision it notes the chance that would have been shown to the seat, and in
the end what the seat got: of two seats a share, of more a win or none. Decisions are gathered by the shown
chance; the error is the mean distance between what was shown and what was got, weighted by decisions. Few
games show one even where chances are honest: how much, is found by turning the surprise of whole games round.

Each game is a line of the file, and whoever asks again goes on; another first game is other luck. After a
change of weights or of their slope and offset remove the file.
"""

import argparse
import math
import os
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

import samedi
from samedi.bots.ladder import NAMES
from samedi.bots.protocol import Search
from samedi.bots.searching_here import SearchHere
from samedi.bots.weights import net_of
from samedi.core.record import to_bytes

BINS = 10
DUEL = 2
TURNS = 200  # how often surprises are turned round
KEPT = Path("bench-calibration.jsonl")


class Shown(NamedTuple):
    """A chance that was shown, and what the seat got, both from 0 to 1."""

    chance: float
    got: float


class Asked(msgspec.Struct, frozen=True):
    """A game of the strongest against itself, with so many simulations a decision."""

    game: str
    table: str
    number: int
    simulations: int


class Played(msgspec.Struct, frozen=True):
    """What was shown in it, and what came of that."""

    asked: Asked
    shown: list[Shown]


def main() -> None:
    """Measure the tables of the games named, or of all."""
    given = arguments()
    found = kept(given.into)
    for name in given.games_named or samedi.NAMES:
        for table in [given.table] if given.table else judged_tables(name):
            simulations = given.simulations or strongest(name, table)
            numbers = range(given.first, given.first + given.games)
            wanted = [Asked(name, table, number, simulations) for number in numbers]
            missing = [asked for asked in wanted if asked not in found]
            with ProcessPoolExecutor(given.jobs) as pool, given.into.open("ab") as file:
                for each in track(pool.map(played, missing), f"{name} {table}", total=len(missing)):
                    found[each.asked] = each
                    file.write(msgspec.json.encode(each) + b"\n")
                    file.flush()
            title = f"{name}, {table}: {given.games} games, {simulations} simulations"
            Console().print(page(title, [found[asked].shown for asked in wanted]))


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="How honest the shown chances are.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", choices=[*samedi.NAMES, []])
    parser.add_argument("--table", help="one of the game's tables (one for each of its nets)")
    parser.add_argument("--games", type=int, default=200, help="of each table (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first (%(default)s)")
    parser.add_argument("--simulations", type=int, help="a decision (as many as the strongest level takes)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    parser.add_argument("--into", type=Path, default=KEPT, help="where games are kept (%(default)s)")
    return parser.parse_args()


def kept(file: Path) -> dict[Asked, Played]:
    """What was played before."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return {each.asked: each for each in (msgspec.json.decode(line, type=Played) for line in lines)}


def strongest(name: str, table: str) -> int:
    """How many simulations the strongest level takes at this table."""
    game = samedi.game(name)
    return game.rungs_for(samedi.Position(game, dict(game.tables[table])).state)[len(NAMES) - 1].simulations


def judged_tables(name: str) -> list[str]:
    """The tables on which a learnt judgement plays, each kind of weights once."""
    game, nets = samedi.game(name), dict[str, str]()
    for table, options in game.tables.items():
        net = net_of(game, samedi.Position(game, dict(options)).state)
        if net is not None:
            nets.setdefault(net, table)
    return list(nets.values())


@cache
def searcher() -> SearchHere:
    """Each process plays whole games."""
    return SearchHere()


def played(asked: Asked) -> Played:
    """One game, decision by decision."""
    game = samedi.game(asked.game)
    position = samedi.Position(game, dict(game.tables[asked.table]))
    rng = samedi.seeded("calibration", asked.number)
    told: list[tuple[int, float]] = []
    while not position.is_over:
        if position.is_chance or len(position.legal_numbers()) == 1:
            position.roll(rng)
            continue
        seat = game.rules.mover(position.state)
        request = Search(
            home=game.home,
            state=to_bytes(position.hidden(seat)),
            seat=seat,
            seed=len(told),
            simulations=asked.simulations,
            is_judged=True,
        )
        best = searcher().search(request).variations[0]
        told.append((seat, best.value))
        position.play(best.action)
    paid = [game.rules.payoff(position.state, seat) / 1000 for seat in range(position.seats)]
    return Played(asked, [Shown(chance, share(paid, seat)) for seat, chance in told])


def share(paid: list[float], seat: int) -> float:
    """What a seat got: of two the share, of more its own."""
    return (1 + paid[seat] - paid[1 - seat]) / 2 if len(paid) == DUEL else paid[seat]


def page(title: str, games: list[list[Shown]]) -> Table:
    """The curve of one table, its error, and the line that would mend it."""
    shown = list(chain.from_iterable(games))
    slope, offset = line(shown)
    first = Shown(*map(mean, zip(*(game[0] for game in games), strict=True)))
    caption = (
        f"mean error {100 * error(shown):.1f} points of 100, {100 * luck(games):.1f} by luck alone; "
        f"before the first action {100 * first.chance:.0f} % shown, {100 * first.got:.0f} % got; "
        f"logit got = {slope:.2f} × logit shown {offset:+.2f}"
    )
    table = Table(title=title, caption=caption)
    for column in ("shown", "decisions", "mean shown", "got"):
        table.add_column(column, justify="right")
    for place, group in enumerate(gathered(shown)):
        if group:
            low = 100 * place // BINS
            row = [f"{low}–{low + 100 // BINS} %", str(len(group))]
            table.add_row(*row, *(f"{100 * mean(values):.1f} %" for values in zip(*group, strict=True)))
    return table


def luck(games: list[list[Shown]]) -> float:
    """The error that honest chances would show: whole games surprise as much, but as often for as against."""
    rng = random.Random(1)
    errors = []
    for _ in range(TURNS):
        signs = [rng.choice((-1, 1)) for _ in games]
        turned = (
            Shown(each.chance, each.chance + sign * (each.got - each.chance))
            for sign, game in zip(signs, games, strict=True)
            for each in game
        )
        errors.append(error(list(turned)))
    return mean(errors)


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
    slope, offset = 0.0, 0.0  # from one it might never come back
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
