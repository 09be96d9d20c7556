"""What can be wrong with a world, as codes that the page and the terminal put into words."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .curves import Point

CLAUSES: dict[str, str | None] = {
    "not-a-world": None,
    "unknown-preset": None,
    "not-a-seed": None,
    "not-a-line": None,
    "not-a-point": None,
    "outside-grid": None,
    "too-few-points": None,
    "too-many-points": None,
    "too-many-crossings": None,
    "crosses-too-few": "DD-1.1",
    "crosses-itself": "DD-1.3",
    "lines-touch": "DD-1.3",
    "three-lines-meet": "DD-1.3",
    "not-a-knot": "DD-1.4",
    "crossings-too-close": "DD-1.5",
    "field-too-thin": "DD-1.5",
    "knot-near-crossing": "DD-1.5",
}
"""Every code, with the clause that a world with this problem breaks; none where it is not even a world."""


class Problem(NamedTuple):
    """One thing that is wrong: what, by which clause, where if it has a place, and with which lines."""

    code: str
    clause: str | None
    at: Point | None
    lines: tuple[str, ...]

    def __str__(self) -> str:
        lines = f" {' and '.join(self.lines)}" if self.lines else ""
        place = f" at {self.at[0]}, {self.at[1]}" if self.at else ""
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.code.replace('-', ' ')}:{lines}{place}{clause}"


def problem(code: str, at: Point | None = None, *lines: str) -> Problem:
    """Make a problem with the clause that belongs to its code."""
    return Problem(code, CLAUSES[code], at, lines)


class WorldRefused(ValueError):
    """A world that cannot be played on, with all its problems and the description as it was given."""

    def __init__(self, problems: Sequence[Problem], given: Any = None) -> None:
        super().__init__("; ".join(str(each) for each in problems))
        self.problems = tuple(problems)
        self.given = given
