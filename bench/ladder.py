"""Finds how strong the eight levels must play: `python -m bench.ladder find GAME KIND`, and measures them.

`find` climbs from one who plays anything: for each level it looks for a search and a temperature that win
about two mirrored games of three against the level below, and prints the rungs for the game's `levels.py`.
`measure` then plays what is missing of each step with other luck, and writes docs/strength.md. Both go on
where they were interrupted.
"""

import argparse
import time
from collections.abc import Iterator

from bench.strength import play, read, write
from bench.strength_contests import KINDS, Contest, kinds, spec, steps
from bench.strength_page import Kept, mirrored, tally
from samedi.bots.ladder import NAMES
from samedi.core.rung import Rung
from samedi.games import NAMES as GAMES

TEMPERATURES = (  # evenly spaced to the ear
    *(4000, 2800, 2000, 1400, 1000, 700, 500, 350, 250, 180, 130, 90, 65, 45, 32, 23, 16, 11, 8),
)
FEW = 60  # simulations of a level that makes mistakes
MANY = (60, 100, 160, 250, 400, 640, 1000, 1600, 2500, 4000, 6400, 10_000)  # of one that makes none
OFTEN = 20  # games between two times that results are written down
FIRST_LEAP = 4  # places on the scale
GOOD = (0.60, 0.70)  # rates that are looked for,
MIDDLE = 0.65
FIRST_GOOD = (0.52, 0.63)  # and those of the first level against one who plays anything: within 100 Elo
FIRST_MIDDLE = 0.58


def scale(*, is_judged: bool) -> list[Rung]:
    """Everything a level can be, the weakest first."""
    warm = [Rung(FEW, temperature, is_judged) for temperature in TEMPERATURES]
    return [*warm, *(Rung(simulations, 0, is_judged) for simulations in MANY)]


class Climb:
    """The search for the levels of a kind of table, from below."""

    def __init__(self, game: str, kind: str, arguments: argparse.Namespace) -> None:
        self._game, self._kind = game, kind
        self._jobs, self._probe = arguments.jobs, arguments.probe
        self._kept = read()
        self._scale = scale(is_judged=arguments.judged)

    def levels(self, count: int) -> Iterator[Rung]:
        """So many levels, the weakest first."""
        below, place = "random", -1
        for level in range(count):
            good, middle = (GOOD, MIDDLE) if level else (FIRST_GOOD, FIRST_MIDDLE)
            place = self._find(below, place, good, middle)
            below = spec(self._scale[place])
            yield self._scale[place]

    def _find(self, below: str, place: int, good: tuple[float, float], middle: float) -> int:
        """The place on the scale that beats somebody just often enough: by leaps, then by halves."""
        low, high, leap = place, len(self._scale) - 1, FIRST_LEAP
        tried: dict[int, float] = {}
        while high - low > 1:
            place = min(low + leap, high - 1) if leap else (low + high) // 2
            tried[place] = self._rate(self._scale[place], below)
            if good[0] <= tried[place] <= good[1]:
                return place
            if tried[place] < middle:
                low = place
            else:
                high, leap = place, 0
        return min(tried, key=lambda each: abs(tried[each] - middle), default=high)

    def _rate(self, rung: Rung, below: str) -> float:
        """How often a candidate wins against the level below."""
        if spec(rung) == below:
            return 0.5
        options = kinds(self._game)[self._kind]
        contest = Contest("probe", self._game, options, (spec(rung), below), self._probe)
        wins, games = tally(played(contest, self._kept, self._kept.probes, self._jobs))
        return wins / games


def played(contest: Contest, kept: Kept, results: dict[str, str], jobs: int) -> str:
    """The results of a contest, of which what is missing is played; it says how far it is."""
    begun, first = time.monotonic(), len(results.get(contest.key, ""))
    for count, _ in enumerate(play(contest, results, jobs), 1):
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
    parser.add_argument("--levels", type=int, default=len(NAMES), help="the first so many (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="games at a time (%(default)s)")
    parser.add_argument("--probe", type=int, default=100, help="games to judge a candidate (%(default)s)")
    parser.add_argument(
        "--judged", action="store_true", help="look among searches that trust what was learnt"
    )
    arguments = parser.parse_args()
    for game in GAMES if arguments.game == "all" else (arguments.game,):
        for kind in kinds(game) if arguments.kind == "all" else (arguments.kind,):
            print(f"{game}, {kind}", flush=True)
            (find if arguments.do == "find" else measure)(game, kind, arguments)


def find(game: str, kind: str, arguments: argparse.Namespace) -> None:
    """Look for levels, and print them as they stand in `levels.py`."""
    found: list[Rung] = []
    for name, rung in zip(NAMES, Climb(game, kind, arguments).levels(arguments.levels), strict=False):
        print(f"=> {name}: {spec(rung)}", flush=True)
        found.append(rung)
    print(f'    "{kind}": (')
    for rung in found:
        warmth = f", {rung.temperature}" if rung.temperature else ""
        print(f"        Rung({rung.simulations}{warmth}{', is_judged=True' if rung.is_judged else ''}),")
    print("    ),", flush=True)


def measure(game: str, kind: str, arguments: argparse.Namespace) -> None:
    """Play what is missing of each step."""
    kept = read()
    for contest in steps(game, kind)[: arguments.levels]:
        played(contest, kept, kept.games, arguments.jobs)


if __name__ == "__main__":
    main()
