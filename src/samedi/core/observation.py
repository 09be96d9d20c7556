"""What programs that learn are shown of a position: a row of small numbers, of what is known alone."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Generic, TypeVar

from samedi.core.record import Array

S = TypeVar("S")


@dataclass(frozen=True)
class Plane:
    """A stretch of an observation that tells one kind of thing."""

    name: str
    size: int
    tells: str
    """What its numbers mean, and their order."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Observation(Generic[S]):
    """How a seat is shown a position; what never changes in a game is in its constants instead."""

    planes: tuple[Plane, ...]
    observe: Callable[[S, int, Array[int]], int]
    """The rule that writes what a seat sees, seats counted from itself; how many numbers it wrote.

    Every number fits eight bits. It looks only at what the seat may know.
    """

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return sum(plane.size for plane in self.planes)

    def where(self) -> dict[str, slice]:
        """Where each plane lies."""
        ends = list(accumulate(plane.size for plane in self.planes))
        return {
            plane.name: slice(end - plane.size, end) for plane, end in zip(self.planes, ends, strict=True)
        }


def observed(game: Any, state: Any, seat: int) -> list[int]:
    """What a seat sees of a state, interpreted."""
    out = [0] * game.observation.size
    game.observation.observe(state, seat, out)
    return out
