"""How fast the study's environments are, beside those people know: `python -m bench.study [--games NAME …]`.

All in this process, per second of processor time, in turns: every round runs each contender once, and what
is told is the median of the rounds.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

from rich.console import Console
from rich.progress import Progress

import samedi
from bench.connect_four import (
    OPENSPIEL,
    PETTINGZOO,
    PGX,
    ROUND_S,
    Contender,
    Pgx,
    Rounds,
    openspiel,
    pettingzoo,
)
from bench.rules_alone import rules_alone
from samedi.core import playout
from samedi.core.compiled.dtype import integers, load, records
from samedi.core.compiled.worker import Algorithms
from samedi.core.rng import Rng, seeded
from samedi.study import Batch
from samedi.study.pettingzoo import SamediTable
from samedi.study.tables import options_of

GAMES = 1024
ROUNDS = 5
LOOKING = "masks and observations"
ALONE = "rules alone"
OTHERS = (OPENSPIEL, PGX)


class Stepping:
    """A batch whose actions are chosen at random by compiled code, which is not counted."""

    def __init__(self, name: str, *, observe: bool) -> None:
        game = samedi.game(name)
        self._batch = Batch(name, GAMES, options_of(game, None), 1, observe=observe)
        self._batch.reset()
        self._arrays = self._batch._arrays  # noqa: SLF001 - as fast as can be
        self._algorithms = Algorithms(game, "compiled")
        self._actions, self._rngs = integers(GAMES), records(Rng, GAMES)
        self._step: Callable[[], object] = partial(self._batch.step, self._actions)
        for place in range(GAMES):
            load(self._rngs, place, seeded("bench", place))
        to_pick = (self._rngs, self._arrays.counts, self._arrays.listed, self._actions)
        self._pick = self._algorithms.prepared(playout.pick_many, *to_pick).bound(*to_pick)

    def __call__(self) -> float:
        """Step for a while."""
        steps, spent = 0, 0.0
        while spent < ROUND_S:
            self._pick()
            begun = time.process_time()
            self._step()
            spent += time.process_time() - begun
            steps += 1
        return steps * GAMES / spent


class Alone(Stepping):
    """The same games by the same rules, which only list what is legal."""

    def __init__(self, name: str) -> None:
        super().__init__(name, observe=False)
        given, width = self._arrays, self._batch.actions
        arguments = (given.states, given.starts, given.rngs, self._actions, given.counts, given.listed)
        room = (integers(width), integers(width))
        self._step = self._algorithms.prepared(rules_alone, *arguments, *room).bound(*arguments, *room)


def contenders(names: list[str]) -> dict[str, Contender]:
    """Everybody who is measured, by name."""
    found: dict[str, Contender] = {PETTINGZOO: pettingzoo(), OPENSPIEL: openspiel()}
    if find_spec("pgx"):
        found[PGX] = Pgx(GAMES)
    else:
        print("Pgx is not installed: make bench, or uv sync --group bench", file=sys.stderr)
    for name in names:
        found[f"{name}: batch, {LOOKING}"] = Stepping(name, observe=True)
        found[f"{name}: batch, masks alone"] = Stepping(name, observe=False)
        found[f"{name}: batch, {ALONE}"] = Alone(name)
        found[f"{name}: PettingZoo"] = Rounds(SamediTable(name))
    return found


def main() -> None:
    """Measure in turns, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", default=list(samedi.NAMES), choices=samedi.NAMES)
    chosen = contenders(parser.parse_args().games)
    rates: dict[str, list[float]] = {name: [] for name in chosen}
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=ROUNDS * len(chosen))
        for _ in range(ROUNDS):
            for name, contender in chosen.items():
                rates[name].append(contender())
                progress.advance(task)
    middle = {name: statistics.median(each) for name, each in rates.items()}
    print("| what | decisions/s of processor time | beside |\n|---|---|---|")
    for name, rate in middle.items():
        print(f"| {name} | {rate:,.0f} | {beside(name, middle)} |")


def beside(name: str, middle: dict[str, float]) -> str:
    """With what a figure is to be compared."""
    if name.endswith(": PettingZoo"):
        return f"{middle[name] / middle[PETTINGZOO]:.1f} × {PETTINGZOO}"
    if name in OTHERS or not name.endswith(LOOKING):
        return ""
    alone = f"{middle[name] / middle[name.replace(LOOKING, ALONE)]:.2f} of the rules alone"
    others = [
        f"{middle[name] / middle[each]:,.1f} × {each.partition(',')[0]}" for each in OTHERS if each in middle
    ]
    return ", ".join([alone, *others])


if __name__ == "__main__":
    main()
