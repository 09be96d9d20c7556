"""Closed lines of whole-number points, and the exact questions asked about them."""

from collections.abc import Iterable
from fractions import Fraction

COLOURS = ("red", "blue", "green", "yellow")
"""The four lines, in the order in which they are first and second at a crossing."""

GRID = 16384
"""Coordinates run from 0 to this, both included."""

Point = tuple[int, int]
Line = tuple[Point, ...]
"""A closed polyline: the last point is joined to the first, which is not repeated."""

Lines = tuple[Line, ...]
"""One line per colour, in the order of `COLOURS`."""

Exact = tuple[Fraction, Fraction]
Position = tuple[int, Fraction]
"""A place along a line: the number of the segment and how far along it, from 0 to 1."""

HALF = Fraction(1, 2)


def side(a: Point, b: Point, c: Point) -> int:
    """Positive if `c` lies to the left of the way from `a` to `b`, negative to the right, 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_between(a: Point, b: Point, c: Point) -> bool:
    """Whether `c`, known to be in line with `a` and `b`, lies on the segment that joins them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def is_counter_clockwise(line: Line) -> bool:
    """Whether the inside of a simple line is to the left of the walk along it (y pointing up)."""
    return sum(ax * by - ay * bx for (ax, ay), (bx, by) in ends(line)) > 0


def ends(line: Line) -> Iterable[tuple[Point, Point]]:
    """The segments of a closed line, as pairs of end points."""
    return zip(line, line[1:] + line[:1], strict=True)


def tidied(line: Iterable[Point]) -> Line:
    """Leave out points that repeat the one before them, across the closing of the line too."""
    kept: list[Point] = []
    for point in line:
        if not kept or kept[-1] != point:
            kept.append(point)
    while len(kept) > 1 and kept[0] == kept[-1]:
        kept.pop()
    return tuple(kept)


def longer_side(lines: Iterable[Line]) -> int:
    """The longer side of the box around all lines: what the smallest allowed sizes are measured by."""
    points = [point for line in lines for point in line]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def nearest_position(line: Line, point: Point) -> Position:
    """The place along the line that is nearest to the point; the first of equally near ones."""
    px, py = point
    best, best_square = (0, Fraction(0)), Fraction(4 * GRID * GRID)
    for index, ((ax, ay), (bx, by)) in enumerate(ends(line)):
        dx, dy = bx - ax, by - ay
        length_square = dx * dx + dy * dy
        along = min(max((px - ax) * dx + (py - ay) * dy, 0), length_square)
        # The squared distance times length_square squared: whole numbers until the comparison.
        off_x = (ax - px) * length_square + along * dx
        off_y = (ay - py) * length_square + along * dy
        square = off_x * off_x + off_y * off_y
        if square * best_square.denominator < best_square.numerator * length_square * length_square:
            best_square = Fraction(square, length_square * length_square)
            best = (index, Fraction(along, length_square))
    return best


def point_at(line: Line, position: Position) -> Exact:
    """The exact point at a place along the line."""
    index, along = position
    (ax, ay), (bx, by) = line[index], line[(index + 1) % len(line)]
    return ax + along * (bx - ax), ay + along * (by - ay)


def rounded(point: Exact) -> Point:
    """The nearest grid point; halves go up."""
    return (point[0] + HALF).__floor__(), (point[1] + HALF).__floor__()


def tied(line: Line, given: Point) -> tuple[Point, Position]:
    """The knot of a line: the grid point for, and the exact place of, the nearest point to the given one.

    Rounding can bring another point of the line nearer, so it is asked again until the answer stays:
    every time it changes, the knot is strictly nearer to its line, and a settled knot settles at once.
    """
    while True:
        position = nearest_position(line, given)
        x, y = point = point_at(line, position)
        if abs(x - given[0]) <= HALF and abs(y - given[1]) <= HALF:
            return given, position
        given = rounded(point)
