"""How much somebody may ask: buckets that fill with time, one for each address or person and purpose."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from samedi.core.message import Message

MOST_REMEMBERED = 20_000  # addresses
MINUTE_S = 60
LONG_S = 90  # a wait to be told in minutes


class Bucket:
    """Room for a burst, filling up at a rate."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate", "taken")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()
        self.taken = 0
        """How much was taken that other processes have not heard of."""

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self) -> float:
        """Take one out if there is one: 0, else how many seconds it will be until there is."""
        self._fill()
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        self.taken += 1
        return 0.0

    def give_back(self) -> None:
        """Put back what was taken."""
        self._left = min(self._burst, self._left + 1)
        self.taken -= 1

    def reserve(self) -> float:
        """Take one out that will be there in so many seconds, after those that others reserved."""
        self._fill()
        self._left -= 1
        self.taken += 1
        return max(0.0, -self._left / self._rate)

    def refill_ms(self) -> float:
        """How long it takes to fill in what was taken since this was asked last."""
        taken, self.taken = self.taken, 0
        return taken * 1000 / self._rate

    def settle(self, missing_ms: float) -> None:
        """Learn how long it takes until all is filled in that anybody took."""
        self._left, self._at = self._burst - missing_ms * self._rate / 1000 - self.taken, self._clock()


class Limits:
    """A bucket for each address; who has not come for longest is forgotten first."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._touched: set[str] | None = None  # since other processes were told, if there are any

    def share(self) -> None:
        """Remember from now on what other processes are to be told."""
        self._touched = set()

    def taken(self, most: int) -> dict[str, float]:
        """How long it takes to fill in what each address took since this was asked last."""
        touched = list(self._touched or ())[:most]
        (self._touched or set()).difference_update(touched)
        return {key: self._buckets[key].refill_ms() for key in touched if key in self._buckets}

    def settle(self, address: str, missing_ms: float) -> None:
        """Learn what is left to an address after what others have let through."""
        if address in self._buckets:
            self._buckets[address].settle(missing_ms)

    def take(self, address: str) -> float:
        """Let an address once more if it may: 0, else how many seconds it has to wait."""
        return self._bucket(address).take()

    def give_back(self, address: str) -> None:
        """Let what an address took not count."""
        self._bucket(address).give_back()

    def reserve(self, address: str) -> float:
        """Let an address once more, in so many seconds."""
        return self._bucket(address).reserve()

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if self._touched is not None:
            self._touched.add(address)
        return bucket


def wait_message(wait: float) -> Message:
    """That this was too much, and how long to wait."""
    minutes = math.ceil(wait / MINUTE_S) if wait >= LONG_S else 0
    return Message("server-too-many", {"seconds": math.ceil(wait), "minutes": minutes})
