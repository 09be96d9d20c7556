"""Read a description that somebody sent: nothing in it is trusted, and every refusal says what is wrong."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeGuard

from .curves import COLOURS, GRID, Line, Lines, Point, tidied
from .problems import Problem, WorldRefused, problem

FEWEST_POINTS = 3
MOST_POINTS = 240
"""How many points a line has."""

MOST_SEED = 2**53 - 1
"""The largest whole number that every reader of JSON understands."""

POINT_SIZE = 2


def read_seed(given: Any) -> int:
    """The number that a world is generated from."""
    if not is_whole(given) or not 0 <= given <= MOST_SEED:
        raise WorldRefused([problem("not-a-seed")], given)
    return given


def read_lines(given: Mapping[str, Any]) -> tuple[Lines, tuple[Point, ...]]:
    """The four lines and the four given knots, in the order of the colours."""
    lines, knots = given["lines"], given["knots"]
    if not is_per_colour(lines) or not is_per_colour(knots):
        raise WorldRefused([problem("not-a-world")], given)
    problems = [*line_problems(lines), *knot_problems(knots)]
    if problems:
        raise WorldRefused(problems, given)
    tidy = tuple(line_of(lines[colour]) for colour in COLOURS)
    return tidy, tuple((knots[colour][0], knots[colour][1]) for colour in COLOURS)


def line_of(points: Sequence[Sequence[int]]) -> Line:
    """A line from points known to be sound."""
    return tidied((x, y) for x, y in points)


def line_problems(lines: Mapping[str, Any]) -> Iterator[Problem]:
    """What is wrong with each line as a list of points; at most one thing is told of each."""
    for colour in COLOURS:
        code, at = line_fault(lines[colour])
        if code:
            yield problem(code, at, colour)


def line_fault(points: Any) -> tuple[str, Point | None]:
    """The first fault of a line, if any: its code, and the last sound point before it."""
    if not is_list(points):
        return "not-a-line", None
    if len(points) > MOST_POINTS:
        return "too-many-points", None
    before: Point | None = None
    for point in points:
        code = point_fault(point)
        if code:
            return code, before
        before = (point[0], point[1])
    if len(set(line_of(points))) < FEWEST_POINTS:
        return "too-few-points", before
    return "", None


def point_fault(point: Any) -> str:
    """What is wrong with a point, or nothing."""
    if not is_list(point) or len(point) != POINT_SIZE or not all(is_whole(each) for each in point):
        return "not-a-point"
    return "" if all(0 <= each <= GRID for each in point) else "outside-grid"


def knot_problems(knots: Mapping[str, Any]) -> Iterator[Problem]:
    """What is wrong with each knot as a point."""
    for colour in COLOURS:
        code = point_fault(knots[colour])
        if code:
            yield problem("not-a-knot" if code == "not-a-point" else code, None, colour)


def is_per_colour(given: Any) -> bool:
    """Whether this names every colour once and nothing else."""
    return (
        isinstance(given, Mapping)
        and len(given) == len(COLOURS)
        and all(colour in given for colour in COLOURS)
    )


def is_list(given: Any) -> TypeGuard[Sequence[Any]]:
    """Whether this is a list as JSON knows it, or a tuple."""
    return isinstance(given, list | tuple)


def is_whole(given: Any) -> TypeGuard[int]:
    """Whether this is a whole number; yes and no are not."""
    return isinstance(given, int) and not isinstance(given, bool)
