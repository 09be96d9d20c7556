"""The server's time: the wall clock's when it started, elapsed time from then on.

Whoever sets the clock of the machine changes nothing for the games that run; after a restart time never
goes back behind what it was. `lost` tells how long no server was there, which is to be nobody's loss.
"""

import time
from collections.abc import Callable, Sequence

from samedi.server.storage.port import Life

KEEP_S = 60  # how often it is noted that the server lives: after a crash at most so much is thought lost


def wall_clock() -> int:
    """What the machine takes for the time, in ms."""
    return time.time_ns() // 1_000_000


def elapsed() -> int:
    """How long the machine has been running, in ms."""
    return time.monotonic_ns() // 1_000_000


class ServerTime:
    """The time of this server process, in ms."""

    def __init__(
        self,
        lives: Sequence[Life] = (),
        wall: Callable[[], int] = wall_clock,
        elapsed: Callable[[], int] = elapsed,
        felt_ms: int = 1,
        begin: Callable[[int], int] = int,
    ) -> None:
        self._lives = sorted(lives, key=lambda life: life.started)
        self._elapsed, self._felt_ms = elapsed, felt_ms
        self.started = begin(max([wall(), *(life.until for life in lives)]))
        self._offset = self.started - elapsed()

    def now(self) -> int:
        """The server's time."""
        return self._elapsed() + self._offset

    @property
    def life(self) -> Life:
        """From when until now this server has lived."""
        return Life(started=self.started, until=self.now())

    def lost(self, since: int) -> int:
        """How much of the time since then no server was there."""
        lost, reached = 0, since
        for life in (*self._lives, self.life):
            gap = life.started - reached
            lost += gap if gap >= self._felt_ms else 0
            reached = max(reached, life.until)
        return lost
