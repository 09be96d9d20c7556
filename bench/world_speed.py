"""How fast worlds are made: the median of many runs, on one core, interpreted."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from samedi.games.dicke_daemonen.world import resolve
from samedi.games.dicke_daemonen.world.arrangement import Arrangement, arrange, cross_points
from samedi.games.dicke_daemonen.world.curves import Lines
from samedi.games.dicke_daemonen.world.nudge import settle
from samedi.games.dicke_daemonen.world.ovals import fitted, oval_points
from samedi.games.dicke_daemonen.world.presets import PRESETS

POINTS = 120
RUNS = 50
SEEDS = 20


def main() -> None:
    """Print the medians."""
    lines = sample_lines()
    description = resolve("reckoning").description()
    arranged = median_time(lambda _: arrange_only(lines), RUNS)
    print(f"arrangement of four lines of {POINTS} points: {arranged * 1000:.1f} ms")
    print(
        f"whole world, checked and measured: {median_time(lambda _: resolve(description), RUNS) * 1000:.1f} ms"
    )
    print(f"world from a seed: {median_time(lambda seed: resolve({'seed': seed}), SEEDS) * 1000:.0f} ms")


def sample_lines() -> Lines:
    """The world of the scoring example, drawn with more points."""
    return tuple(fitted([oval_points(oval, POINTS) for oval in PRESETS["reckoning"].ovals]))


def arrange_only(lines: Lines) -> Arrangement:
    """Find the crossings and fields of lines, with nothing measured."""
    settled = settle(lines)
    return arrange(settled.lines, cross_points(settled.lines, settled.meetings.crosses))


def median_time(work: Callable[[int], object], runs: int) -> float:
    """The median time in seconds of so many runs, which are numbered."""
    times = []
    for run in range(runs):
        start = perf_counter()
        work(run)
        times.append(perf_counter() - start)
    return median(times)


if __name__ == "__main__":
    main()
