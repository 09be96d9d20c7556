"""What a world must be to be played on: every check gives its problems with their places."""

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby

from .arrangement import OUTER, Crossing, cross_point
from .curves import COLOURS, Exact, Lines, Point, rounded
from .meetings import Cross
from .places import Circle
from .problems import Problem, problem

MOST_CROSSINGS = 40

FEWEST_CROSSED = 2
"""How many other lines each line crosses at least (DD-1.1)."""

CROSSING_DISTANCE = 30
"""The smallest distance of two crossings, in thousandths of the world's longer side (DD-1.5)."""

INNER_CIRCLE = 15
"""The smallest width of a field's inner circle, likewise."""

MEASURED = 1e-6
"""How far off, as a share, a measured circle may be."""

KNOT_DISTANCE = 15
"""The smallest distance of a knot from a crossing, likewise."""


def structure_problems(
    lines: Lines, crosses: Sequence[Cross], crossings: Sequence[Crossing]
) -> list[Problem]:
    """Everything that keeps the lines from making a map of fields."""
    return [
        *self_crossings(lines, crosses),
        *triple_points(crossings),
        *lonely_lines(lines, crossings),
        *excess(crossings),
    ]


def self_crossings(lines: Lines, crosses: Sequence[Cross]) -> Iterator[Problem]:
    """No line crosses itself (DD-1.3)."""
    for cross in crosses:
        if cross.line == cross.other:
            yield problem("crosses-itself", cross_point(lines, cross).at, COLOURS[cross.line])


def triple_points(crossings: Sequence[Crossing]) -> Iterator[Problem]:
    """No three lines meet in a point (DD-1.3)."""
    for exact, here in groupby(crossings, key=lambda crossing: crossing.exact):
        lines = {line for crossing in here for line in crossing.lines}
        if len(lines) > 2:  # noqa: PLR2004 - a crossing has two lines
            yield problem("three-lines-meet", rounded(exact), *(COLOURS[line] for line in sorted(lines)))


def lonely_lines(lines: Lines, crossings: Sequence[Crossing]) -> Iterator[Problem]:
    """Each line crosses at least two others (DD-1.1)."""
    pairs = {crossing.lines for crossing in crossings}
    for number, line in enumerate(lines):
        if sum(number in pair for pair in pairs) < FEWEST_CROSSED:
            yield problem("crosses-too-few", line[0], COLOURS[number])


def excess(crossings: Sequence[Crossing]) -> Iterator[Problem]:
    """A world has a limited number of crossings; the first beyond it is shown."""
    if len(crossings) > MOST_CROSSINGS:
        beyond = crossings[MOST_CROSSINGS]
        yield problem("too-many-crossings", beyond.at, *beyond.colours)


def close_crossings(crossings: Sequence[Crossing], side: int) -> Iterator[Problem]:
    """Crossings need some distance from each other (DD-1.5); shown half-way between them."""
    for one, other in combinations(crossings[: MOST_CROSSINGS + 1], 2):
        if one.exact != other.exact and is_nearer(one.exact, other.exact, CROSSING_DISTANCE, side):
            lines = sorted({*one.lines, *other.lines})
            yield problem("crossings-too-close", middle(one.at, other.at), *(COLOURS[line] for line in lines))


def knots_near_crossings(
    knots: Sequence[Exact], crossings: Sequence[Crossing], side: int
) -> Iterator[Problem]:
    """A knot needs some distance from every crossing (DD-1.5)."""
    for colour, knot in zip(COLOURS, knots, strict=True):
        if any(is_nearer(knot, crossing.exact, KNOT_DISTANCE, side) for crossing in crossings):
            yield problem("knot-near-crossing", rounded(knot), colour)


def thin_fields(circles: Sequence[Circle], colours: Sequence[Sequence[str]], side: int) -> Iterator[Problem]:
    """A field needs room for a piece (DD-1.5), except the outer one, which has more than enough."""
    for field, circle in enumerate(circles):
        if field != OUTER and 2 * circle.radius * 1000 < INNER_CIRCLE * side * (1 - MEASURED):
            x, y = circle.centre
            yield problem("field-too-thin", (round(x), round(y)), *colours[field])


def is_nearer(one: Exact, other: Exact, thousandths: int, side: int) -> bool:
    """Whether two points are nearer than so many thousandths of the longer side."""
    dx, dy = 1000 * (one[0] - other[0]), 1000 * (one[1] - other[1])
    return dx * dx + dy * dy < (thousandths * side) ** 2


def middle(one: Point, other: Point) -> Point:
    """The grid point half-way between two."""
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
