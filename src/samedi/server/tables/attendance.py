"""Who is connected to a table, told to everybody there."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from samedi.server.tables.audience import written
from samedi.server.wire.messages import Presence

BELIEVED_S = 12.0  # for how long it counts who another process says is there
PAUSE_S = 0.2  # when many come at once, everybody hears of them together


class Attending(Protocol):
    """Somebody who is connected."""

    person: str

    def send(self, message: bytes) -> None:
        """Send a message."""


class Attendance:
    """Tells who is there whenever that changes, and not too often."""

    def __init__(
        self,
        attending: Sequence[Attending],
        tell_others: Callable[[frozenset[str]], None],
    ) -> None:
        self._attending, self._tell_others = attending, tell_others
        self._online: frozenset[str] | None = None  # until somebody comes or goes
        self._is_news = False  # for other processes
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # until when a process is believed
        self._told_at = -PAUSE_S
        self._timer: asyncio.TimerHandle | None = None

    @property
    def here(self) -> frozenset[str]:
        """Who is connected to this process."""
        return frozenset(each.person for each in self._attending)

    @property
    def online(self) -> frozenset[str]:
        """Who is connected, to whatever process."""
        if self._online is None:
            self._online = self.here.union(*(people for _, people in self._elsewhere.values()))
        return self._online

    def seen_elsewhere(self, process: str, people: frozenset[str]) -> None:
        """Note who is connected to another process; it has to be told again from time to time."""
        before, self._online = self.online, None
        if people:
            self._elsewhere[process] = (time.monotonic() + BELIEVED_S, people)
        else:
            self._elsewhere.pop(process, None)
        if self.online != before:
            self.changed_elsewhere()

    def forget_silent(self) -> None:
        """Believe a process no more that has not told for long who is there."""
        for process, (until, _) in list(self._elsewhere.items()):
            if until < time.monotonic():
                self.seen_elsewhere(process, frozenset())

    def changed(self) -> None:
        """Somebody has come or gone here."""
        self._is_news, self._online = True, None
        self.changed_elsewhere()

    def changed_elsewhere(self) -> None:
        """Somebody has come or gone."""
        if self._timer is None:
            wait = max(0.0, self._told_at + PAUSE_S - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell)

    def _tell(self) -> None:
        self._timer, self._told_at = None, time.monotonic()
        if self._is_news:
            self._is_news = False
            self._tell_others(self.here)
        message = written(Presence(online=sorted(self.online)))
        for each in list(self._attending):
            each.send(message)
