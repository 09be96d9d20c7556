"""Waiting in turns: everybody has a line of their own, and the lines are served one after the other."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

from samedi.core.processes.protocol import Busy

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Lines by who waits: each so long at most, and all together."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._lines: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def put(self, by: str, waiting: T) -> None:
        """Let somebody wait at the end of their line."""
        line = self._lines.get(by, deque())
        if len(line) >= self._most_each or len(self) >= self._most:
            raise Busy(f"{len(line)} of {len(self)} wait")
        line.append(waiting)
        self._lines[by] = line

    def take(self, fits: Callable[[T], bool]) -> T | None:
        """The first that fits, from the line that was served longest ago."""
        for by, line in self._lines.items():
            found = next((waiting for waiting in line if fits(waiting)), None)
            if found is not None:
                self._lines.move_to_end(by)
                self.remove(by, found)
                return found
        return None

    def remove(self, by: str, waiting: T) -> None:
        """Let somebody leave the line, if they are still in it."""
        line = self._lines.get(by, deque())
        if waiting in line:
            line.remove(waiting)
        if not line:
            self._lines.pop(by, None)
