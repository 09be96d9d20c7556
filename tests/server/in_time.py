"""The server with another patience and another clock, so that no test has to wait for either.

`python -m tests.server.in_time WAIT_MS LATER_MS TIMES serve …` waits WAIT_MS for people's numbers, takes it
to be LATER_MS later than it is, and lets time go by so many TIMES as fast.
"""

import sys
from functools import partial

from samedi.cli.main import main
from samedi.server import app
from samedi.server.tables.server_time import ServerTime, elapsed, wall_clock
from samedi.table import memory, table


def change_time(wait_ms: int, later_ms: int, times: int) -> None:
    """Wait shorter or longer, be late, and hurry."""
    for module in (memory, table):
        module.OPENING_MS = wait_ms  # type: ignore[attr-defined]
    app.ServerTime = partial(  # type: ignore[assignment, attr-defined]
        ServerTime, wall=lambda: wall_clock() + later_ms, elapsed=lambda: times * elapsed()
    )


if __name__ == "__main__":
    change_time(*map(int, sys.argv[1:4]))
    del sys.argv[1:4]
    sys.exit(main())
