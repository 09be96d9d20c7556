"""Everybody who is connected: counted before the first byte, and given up when they keep others waiting."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from samedi.server.gate.addresses import household

SWEEP_S = 1.0
LEAVING = 8  # one in so many may still be closing when the next comes


class Visit(Protocol):
    """A connection that speaks HTTP."""

    def is_late(self, now: float) -> bool:
        """Whether it takes too long over what it is doing."""

    def give_up(self) -> None:
        """Close it at once."""


class Connections:
    """How many there are, of each address and in all."""

    def __init__(self, per_address: int, in_all: int, is_proxy: Callable[[str], bool]) -> None:
        self.in_all = in_all
        self.is_proxy = is_proxy
        self.count = self.turned_away = self.timed_out = 0
        self._per_address = per_address
        self._of: Counter[str] = Counter()
        self._visits: dict[Visit, bool] = {}  # and whether it waits for a request, the longest first
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_crowded(self) -> bool:
        """Whether those who were to make room should first be gone."""
        return self.count > self.in_all + self.in_all // LEAVING

    def admit(self, host: str) -> Callable[[], None] | None:
        """Count somebody who comes, until what is given back is called; None if there is no room."""
        address = household(host)
        is_full = self._of[address] >= self._per_address and not self.is_proxy(host)
        if is_full or (self.count >= self.in_all and not self.make_room()):
            self.turned_away += 1
            return None
        self.count += 1
        self._of[address] += 1
        return partial(self._leave, address)

    def _leave(self, address: str) -> None:
        self.count -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def make_room(self) -> bool:
        """Close whoever has sent no whole request for longest, if there is somebody like that."""
        visit = next((each for each, waits in self._visits.items() if waits), None)
        if visit is not None:
            self.forget(visit)
            visit.give_up()
        return visit is not None

    def follow(self, visit: Visit, *, waits: bool) -> None:
        """Watch a connection, which waits for a request from now on or is being answered."""
        if self._visits.get(visit) != waits:
            self._visits.pop(visit, None)
            self._visits[visit] = waits

    def forget(self, visit: Visit) -> None:
        """Watch a connection no longer."""
        self._visits.pop(visit, None)

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Close from now on whoever is late, whatever goes wrong with one of them."""
        try:
            self._close_late(loop.time())
        finally:
            self._timer = loop.call_later(SWEEP_S, self.watch, loop)

    def _close_late(self, now: float) -> None:
        late: Iterable[Visit] = [visit for visit in self._visits if visit.is_late(now)]
        for visit in late:
            self.timed_out += 1
            self.forget(visit)
            visit.give_up()

    def stop(self) -> None:
        """Watch nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
