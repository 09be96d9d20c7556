"""What processes have taken of a processor (Linux only)."""

import os
from pathlib import Path


def busy(processes: list[int]) -> float:
    """How many seconds processes have been on a processor."""
    stats = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in processes]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


def below(parent: int) -> list[int]:
    """A process and all that it has started, by way of others too."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended meanwhile
            continue

    def is_below(process: int) -> bool:
        return process == parent or (process in parents and is_below(parents[process]))

    return [each for each in parents if is_below(each)]
