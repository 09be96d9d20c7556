"""The server with another patience and another clock, so that no test has to wait for either.

`python -m tests.server.in_time WAIT_MS LATER_MS serve …` waits WAIT_MS for people's numbers, and
takes it to be LATER_MS later than it is.
"""

import sys
from functools import partial

from samedi.cli.main import main
from samedi.server import app
from samedi.server.tables.server_time import ServerTime, wall_clock
from samedi.table import memory, table


def change_time(wait_ms: int, later_ms: int) -> None:
    """Wait shorter or longer, and be late."""
    for module in (memory, table):
        module.OPENING_MS = wait_ms  # type: ignore[attr-defined]
    app.ServerTime = partial(ServerTime, wall=lambda: wall_clock() + later_ms)  # type: ignore[assignment, attr-defined]


if __name__ == "__main__":
    change_time(int(sys.argv[1]), int(sys.argv[2]))
    del sys.argv[1:3]
    sys.exit(main())
