"""What a move costs the server, now and as another checkout has it: `python -m bench.move_cost [FOLDER]`.

Games at full speed as in `bench.server`, in turns on the code here and on the code in the folder, by the time
of the processor: that is comparable also on a machine that has other things to do.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from bench.server import play_on, processor_s, seats_at, serving, sit_down

TABLES, BUSY_S, ROUNDS = 96, 3.0, 5
HERE = Path(__file__).parent.parent


def main() -> None:
    """Measure in turns and print what a move costs."""
    folders = [HERE, *map(Path, sys.argv[1:])]
    costs = [list[float]() for _ in folders]
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(folder / "src")) for folder in folders]
        for _ in range(ROUNDS):
            for (url, process), found in zip(servers, costs, strict=True):
                found.append(cost_of(url, process))
    print("\n".join(told(folders, costs)))


def cost_of(url: str, process: int) -> float:
    """The time of the processor that a move takes, in seconds."""
    seats = seats_at(url, TABLES)

    async def measured() -> float:
        await sit_down(seats)
        before = processor_s(process)
        await play_on(seats, time.perf_counter() + BUSY_S, 0.0)
        return processor_s(process) - before

    took = asyncio.run(measured())
    return took / sum(len(seat.latencies) for seat in seats)


def told(folders: list[Path], costs: list[list[float]]) -> Iterator[str]:
    """The figures as a table."""
    yield "| code | ms of processor a move | of the last |\n|---|---|---|"
    last = statistics.median(costs[-1])
    for folder, found in zip(folders, costs, strict=True):
        middle = statistics.median(found)
        spread = f"{1000 * min(found):.3f} to {1000 * max(found):.3f}"
        yield f"| {folder.resolve()} | {1000 * middle:.3f} ({spread}) | {middle / last:.0%} |"


if __name__ == "__main__":
    main()
