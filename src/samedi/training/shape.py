"""The shape of a net, whose weights lie in one row of numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Shape:
    """How large a net is, and what its integers count in (see `bots/evaluation.py`)."""

    features: int
    first: int
    second: int
    one: int
    row_shift: int
    shift: int
    curve: int
    sure: int

    @property
    def ends(self) -> tuple[int, int, int]:
        """Where the rows, the second layer and the last end."""
        rows = (self.features + 1) * self.first
        second = rows + (self.first + 1) * self.second
        return rows, second, second + self.second + 1

    @property
    def row_step(self) -> int:
        """How many steps of a row's integers are 1."""
        return self.one << self.row_shift

    @property
    def step(self) -> int:
        """How many steps of the other integers are 1."""
        return 1 << self.shift

    def parts(self, flat: Any) -> Iterator[Any]:
        """The layers of weights that lie in one row of numbers."""
        rows, second, last = self.ends
        yield flat[:rows].reshape(self.features + 1, self.first)
        yield flat[rows:second].reshape(self.first + 1, self.second)
        yield flat[second:last]
