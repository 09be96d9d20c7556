"""The program at noon of a day: `python -m tests.noon DAYS …`.

A test of the game of the day never meets midnight, and can come back a day later.
"""

import sys
import time
from datetime import UTC, datetime, timedelta

from samedi.cli.main import main

NS = 1_000_000_000
FIRST = datetime(2030, 1, 1, 12, tzinfo=UTC)


def at_noon(days: int) -> None:
    """Let the clock of the machine show noon now, so many days after the first."""
    machine = time.time_ns
    ahead = int((FIRST + timedelta(days=days)).timestamp()) * NS - machine()
    time.time_ns = lambda: machine() + ahead


if __name__ == "__main__":
    at_noon(int(sys.argv.pop(1)))
    sys.exit(main())
