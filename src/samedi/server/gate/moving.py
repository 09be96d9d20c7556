"""Moving to another device: a code for minutes that makes whoever types it first the same person.

Codes are kept in memory only, under tags made with a key of this house: how long it takes to find one tells
nothing of the others, and nothing of them is ever written down. What keeps them from being guessed is how few
guesses there are (`Gate.guess`).
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from samedi.server.gate.spoken import NUMBERS, WORDS, tag

LASTS_S = 600
MOST = 10_000  # codes at once; the oldest goes first


class Mover(NamedTuple):
    """Who has asked for a code, under which name they play, and until when it is good."""

    person: str
    name: str
    until: float


class Moves:
    """The codes that are good now, one for each person at most."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, key: bytes | None = None) -> None:
        self._key, self._clock = key or secrets.token_bytes(32), clock
        self._movers: OrderedDict[bytes, Mover] = OrderedDict()
        self._tags: dict[str, bytes] = {}

    def offer(self, person: str, name: str) -> str:
        """A new code for a person; the one before is good no longer."""
        self._forget(self._tags.get(person))
        while len(self._movers) >= MOST:
            self._forget(next(iter(self._movers)))
        code = self._unused()
        found = tag(self._key, code)
        self._movers[found] = Mover(person, name, self._clock() + LASTS_S)
        self._tags[person] = found
        return code

    def take(self, typed: str) -> Mover | None:
        """Who this code makes somebody, however it is typed; it is good no longer."""
        mover = self._forget(tag(self._key, typed))
        return mover if mover and mover.until > self._clock() else None

    def mark(self, typed: str) -> str:
        """By which processes with the same key know a code, however it is typed."""
        return tag(self._key, typed).hex()

    def _unused(self) -> str:
        while tag(self._key, code := new_code()) in self._movers:
            pass
        return code

    def _forget(self, found: bytes | None) -> Mover | None:
        mover = self._movers.pop(found, None) if found else None
        if mover:
            del self._tags[mover.person]
        return mover


def new_code() -> str:
    """Two words and a number that nobody can foresee."""
    first, second = (secrets.choice(WORDS) for _ in range(2))
    return f"{first} {second} {secrets.choice(NUMBERS)}"
