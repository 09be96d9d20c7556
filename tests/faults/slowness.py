"""How slow this machine is now: a process that computes a little, and notes how long that really took."""

import multiprocessing
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

BURST_S = 0.02  # of computing,
EVERY_S = 0.2  # so often


class Slowness:
    """How many times as long as on a machine of one's own everything took, once it is over."""

    worst, middle = 1.0, 1.0


@contextmanager
def slowness() -> Iterator[Slowness]:
    """Watch the machine while something else is done."""
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("forkserver").Process(target=compute, args=(there,), daemon=True)
    process.start()
    found = Slowness()
    try:
        yield found
    finally:
        here.send(None)
        times = sorted(here.recv())
        found.worst, found.middle = times[-1], times[len(times) // 2]
        process.join()


def compute(line: "Connection[list[float], None]") -> None:
    """Compute a little, again and again, until somebody calls; tell how much longer than that each took."""
    found = [1.0]
    while not line.poll(EVERY_S):
        begun = time.monotonic()
        until = time.process_time() + BURST_S
        while time.process_time() < until:
            pass
        found.append((time.monotonic() - begun) / BURST_S)
    line.send(found)
