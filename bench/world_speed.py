"""How fast worlds are made: the median processor time of many runs, on one core, interpreted."""

from collections.abc import Callable
from statistics import median
from time import process_time

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
    resolved = median_time(lambda _: resolve(description), RUNS)
    print(f"whole world, checked and measured: {resolved * 1000:.1f} ms")
    generated = median_time(lambda seed: resolve({"seed": seed}), SEEDS)
    print(f"world from a seed: {generated * 1000:.0f} ms")


def sample_lines() -> Lines:
    """The world of the scoring example, drawn with more points."""
    return tuple(fitted([oval_points(oval, POINTS) for oval in PRESETS["reckoning"].ovals]))


def arrange_only(lines: Lines) -> Arrangement:
    """Find the crossings and fields of lines, with nothing measured."""
    settled = settle(lines)
    return arrange(settled.lines, cross_points(settled.lines, settled.meetings.crosses))


def median_time(work: Callable[[int], object], runs: int) -> float:
    """The median processor time in seconds of so many runs, which are numbered."""
    times = []
    for run in range(runs):
        start = process_time()
        work(run)
        times.append(process_time() - start)
    return median(times)


if __name__ == "__main__":
    main()
