"""Finds how strong the eight levels must play: `python -m bench.ladder find GAME KIND`, and measures them.

`find` lets searches with warmer and cooler moods, and calm ones that search more, play each other, draws the
curve of strength through all these games, and sets the levels on it: at even distances if eight reach so far,
else with steps that widen towards the last, which is everything the game has learnt. It prints the rungs for
the game's `levels.py`. `measure` then plays what is missing of each step with other luck, and writes
docs/strength.md. Both go on where they were interrupted.
"""

import argparse
import math
import time
from itertools import accumulate

from bench.ladder_curve import Curve, Played, widening
from bench.strength import play, read, write
from bench.strength_contests import KINDS, Contest, kinds, spec, steps
from bench.strength_page import Kept, mirrored, tally
from samedi.bots.ladder import NAMES
from samedi.core.rung import Rung
from samedi.games import NAMES as GAMES

TEMPERATURES = (  # evenly spaced to the ear
    *(2800, 2000, 1400, 1000, 700, 500, 350, 250, 180, 130, 90, 65, 45, 32, 23, 16, 11, 8, 0),
)
HOTTEST = TEMPERATURES[0]
CALM = (150, 400)  # simulations of those who make no mistakes and search more
APART = (2, 5)  # places on the scale between those who play each other
FIRST = (0, 2, 4)  # places of those who play one who plays anything
FEW = 60  # simulations of a level that makes mistakes
MANY = 1000  # of the strongest
PLAINER = (700, 170)  # temperatures of one who trusts nothing that was learnt
FEWER = (10, 4, 1)  # simulations of one who hardly looks
FIRST_STEP = 70  # Elo from one who plays anything to the first level: a child wins
FIRST_LEAST, FIRST_MOST = 40, 100
SURER = 4  # times as many games against one who plays anything: all heights are counted from there
STEP = 130  # Elo between levels near the first, where people begin
OFTEN = 20  # games between two times that results are written down


class Climb:
    """The search for the levels of a kind of table."""

    def __init__(self, game: str, kind: str, arguments: argparse.Namespace) -> None:
        self._game, self._kind = game, kind
        self._jobs, self._probe = arguments.jobs, arguments.probe
        self._kept = read()
        self._top = Rung(arguments.top, is_judged=True)

    def levels(self) -> list[Rung]:
        """The levels, the weakest first, the last as strong as can be."""
        rungs = scale()
        curve = Curve.through(len(rungs), self._games())
        top = curve.highest + curve.distance(self._against(self._top, rungs[-1]))
        rises = widening(top - FIRST_STEP, len(NAMES) - 1, STEP)
        told = ", ".join(f"{rise:.0f}" for rise in rises)
        print(f"\n{top:.0f} Elo from anything to the strongest, in steps of {FIRST_STEP}, {told}")
        first = self._first(on(rungs, curve.place(FIRST_STEP)))
        heights = list(accumulate(rises[:-1], initial=FIRST_STEP))[1:]
        others = [on(rungs, curve.place(height)) for height in heights]
        return [first, *others, self._top]

    def _first(self, found: Rung) -> Rung:
        """The first level: if the worst mood finds too much, one who learnt nothing or hardly looks."""
        measured = dict[Rung, float]()
        plainer = (Rung(FEW, temperature) for temperature in PLAINER)
        for rung in (found, *plainer, *(Rung(few, HOTTEST) for few in FEWER)):
            measured[rung] = Curve.distance(self._against(rung))
            if FIRST_LEAST <= measured[rung] < FIRST_MOST:
                return rung
        return min(measured, key=lambda rung: abs(measured[rung] - FIRST_STEP))

    def _games(self) -> list[Played]:
        """What was won by whom, over the whole scale."""
        rungs = scale()
        pairs = [(place, place - apart) for apart in APART for place in range(apart, len(rungs))]
        found = [Played(above, below, self._against(rungs[above], rungs[below])) for above, below in pairs]
        return [*found, *(Played(place, None, self._against(rungs[place])) for place in FIRST)]

    def _against(self, rung: Rung, below: Rung | None = None) -> tuple[float, int]:
        """Wins and games of a candidate against another, or against one who plays anything."""
        options = kinds(self._game)[self._kind]
        bots = (spec(rung), spec(below) if below else "random")
        games = self._probe if below else SURER * self._probe
        contest = Contest("probe", self._game, options, bots, games)
        return tally(played(contest, self._kept, self._kept.probes, self._jobs))


def scale() -> list[Rung]:
    """Moods from the warmest to none, then those who search more."""
    moods = (Rung(FEW, temperature, is_judged=True) for temperature in TEMPERATURES)
    return [*moods, *(Rung(simulations, is_judged=True) for simulations in CALM)]


def on(rungs: list[Rung], place: float) -> Rung:
    """The rung at a place of the scale: it is even to the ear, and so is what lies between two."""
    below, above, part = rungs[math.floor(place)], rungs[math.ceil(place)], place % 1
    temperature = between(below.temperature + 1, above.temperature + 1, part) - 1
    simulations = between(below.simulations, above.simulations, part)
    return Rung(round(simulations), round(temperature), is_judged=True)


def between(low: float, high: float, part: float) -> float:
    """What lies between two numbers, even to the ear."""
    return math.exp((1 - part) * math.log(low) + part * math.log(high))


def played(contest: Contest, kept: Kept, results: dict[str, str], jobs: int) -> str:
    """The results of a contest, of which what is missing is played; it says how far it is."""
    begun, first = time.monotonic(), len(results.get(contest.key, ""))
    for count, _ in enumerate(play(contest, kept, results, jobs), 1):
        if count % OFTEN == 0:
            write(kept)
        done = len(results[contest.key])
        left = (time.monotonic() - begun) / max(1, done - first) * (contest.games - done)
        print(f"\r  {done} of {contest.games}, {left:.0f} s left  ", end="", flush=True)
    write(kept)
    found = results.get(contest.key, "")[: contest.games]
    low, high = mirrored(found)
    wins, games = tally(found)
    rate = f"{100 * wins / max(1, games):.1f} % of {games} ({100 * low:.0f}-{100 * high:.0f} %)"
    print(f"\r{contest.bots[0]:>16} against {contest.bots[1]:<16} {rate}", flush=True)
    return found


def main() -> None:
    """Look for levels, or measure those there are."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("do", choices=("find", "measure"))
    parser.add_argument("game", choices=(*GAMES, "all"))
    parser.add_argument("kind", choices=(*KINDS, "all"))
    parser.add_argument(
        "--levels", type=int, default=len(NAMES), help="measure the first so many (%(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="games at a time (%(default)s)")
    parser.add_argument("--probe", type=int, default=40, help="games of two candidates (%(default)s)")
    parser.add_argument("--top", type=int, default=MANY, help="simulations of the strongest (%(default)s)")
    arguments = parser.parse_args()
    for game in GAMES if arguments.game == "all" else (arguments.game,):
        for kind in kinds(game) if arguments.kind == "all" else (arguments.kind,):
            print(f"{game}, {kind}", flush=True)
            (find if arguments.do == "find" else measure)(game, kind, arguments)


def find(game: str, kind: str, arguments: argparse.Namespace) -> None:
    """Look for levels, and print them as they stand in `levels.py`."""
    print(f'    "{kind}": (')
    for rung in Climb(game, kind, arguments).levels():
        warmth = f", {rung.temperature}" if rung.temperature else ""
        trust = ", is_judged=True" if rung.is_judged else ""
        print(f"        Rung({rung.simulations}{warmth}{trust}),")
    print("    ),", flush=True)


def measure(game: str, kind: str, arguments: argparse.Namespace) -> None:
    """Play what is missing of each step."""
    kept = read()
    for contest in steps(game, kind)[: arguments.levels]:
        played(contest, kept, kept.games, arguments.jobs)


if __name__ == "__main__":
    main()
