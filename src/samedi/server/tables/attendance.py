"""Who is connected to a table, told to everybody there."""

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from samedi.server.tables.audience import written
from samedi.server.wire.messages import Presence

PAUSE_S = 0.2  # when many come at once, everybody hears of them together


class Attending(Protocol):
    """Somebody who is connected."""

    person: str

    def send(self, message: bytes) -> None:
        """Send a message."""


class Attendance:
    """Tells who is there whenever that changes, and not too often."""

    def __init__(self, attending: Sequence[Attending]) -> None:
        self._attending = attending
        self._told_at = -PAUSE_S
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Somebody has come or gone."""
        if self._timer is None:
            wait = max(0.0, self._told_at + PAUSE_S - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell)

    def _tell(self) -> None:
        self._timer, self._told_at = None, time.monotonic()
        message = written(Presence(online=sorted({each.person for each in self._attending})))
        for each in list(self._attending):
            each.send(message)
