"""Where pieces stand: the freest point of each field, and a place in each corner.

Only +, -, *, / and the square root of floats are used: they give the same answer on every machine.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import sqrt
from typing import NamedTuple

from .arrangement import OUTER, Arrangement, Chain
from .curves import Point

Spot = tuple[float, float]

PRECISION = 0.02
"""The search for the freest point stops when at most this share of the radius could be gained."""

CLOSER = PRECISION / 5
"""The same where the circle found is a little too small."""

LEAST_STEP = 1e-7
"""A circle is pushed about by steps no smaller than this share of its radius."""

QUARTER = ((2, -1), (2, 0), (2, 1), (2, 2))
COMPASS = tuple(way for x, y in QUARTER for way in ((x, y), (-y, x), (-x, -y), (y, -x)))
"""Where a circle is pushed: sixteen ways around."""

MOST_SQUARES = 12
"""How many squares at most the search begins with along an interior."""

MARGIN = 0.08
"""The outer field is looked at inside the box around the lines, widened by this share of its longer side."""

DIAGONAL = sqrt(2)

PIECE = 0.018
"""The radius of a piece that should fit into a corner, as a share of the longer side."""

STEPS = (1.0, 1.3, 1.7, 2.2, 2.8, 3.6)
"""How far from the crossing a corner's piece may stand, in radii, nearest first."""


class Circle(NamedTuple):
    """The largest circle found in a field."""

    centre: Spot
    radius: float


class Interior:
    """The space inside closed chains, by the even-odd rule; it answers how far a point is from the walls."""

    def __init__(self, *chains: Chain) -> None:
        self.walls = [
            (ax, ay, bx - ax, by - ay, (bx - ax) * (bx - ax) + (by - ay) * (by - ay))
            for chain in chains
            for (ax, ay), (bx, by) in zip(chain, chain[1:] + chain[:1], strict=True)
            if (ax, ay) != (bx, by)
        ]
        xs, ys = [x for chain in chains for x, _ in chain], [y for chain in chains for _, y in chain]
        self.left, self.right, self.bottom, self.top = min(xs), max(xs), min(ys), max(ys)
        self.middle = (sum(xs) / len(xs), sum(ys) / len(ys))

    def clearance(self, x: float, y: float) -> float:
        """The distance to the nearest wall, negative outside."""
        is_inside = False
        nearest = 1e18
        for ax, ay, dx, dy, square in self.walls:
            px, py = x - ax, y - ay
            if (py < 0) != (py < dy) and (px * dy < py * dx) == (dy > 0):
                is_inside = not is_inside
            along = px * dx + py * dy
            if along > 0:
                share = along / square if along < square else 1.0
                px -= share * dx
                py -= share * dy
            distance = px * px + py * py
            if distance < nearest:  # noqa: PLR1730 - a third faster than min, and this is the inner loop
                nearest = distance
        return sqrt(nearest) if is_inside else -sqrt(nearest)


def freest(interior: Interior, hoped: float = 0.0, precision: float = PRECISION) -> Circle:
    """The largest circle in an interior: squares are split where they could still hold a better centre.

    If it is not as large as hoped, the search ends as soon as that is certain.
    """
    queue: list[tuple[float, float, float, float]] = []
    best = Circle(interior.middle, 0.0)
    squares = list(first_squares(interior))
    while squares:
        for x, y, half in squares:
            clearance = interior.clearance(x, y)
            if clearance > best.radius:
                best = Circle((x, y), clearance)
            heappush(queue, (-(clearance + half * DIAGONAL), x, y, half))
        promise, x, y, half = heappop(queue)
        if -promise <= max(best.radius * (1 + precision), hoped):
            break
        half /= 2
        squares = [(x + dx, y + dy, half) for dx in (-half, half) for dy in (-half, half)]
    return best


def inner_circle(interior: Interior, needed: float) -> Circle:
    """The largest circle found, looked for more closely where it decides whether a field is too thin."""
    circle = freest(interior, needed)
    if is_doubtful(circle, needed):
        circle = grown(interior, circle)
    if is_doubtful(circle, needed):
        circle = grown(interior, freest(interior, needed, CLOSER))
    return circle


def is_doubtful(circle: Circle, needed: float) -> bool:
    """Whether a larger circle, large enough, may have been missed."""
    return circle.radius < needed <= circle.radius * (1 + PRECISION)


def grown(interior: Interior, circle: Circle) -> Circle:
    """The circle pushed about, by smaller and smaller steps, as long as that makes it larger."""
    step = circle.radius * PRECISION
    while step > circle.radius * LEAST_STEP:
        x, y = circle.centre
        tried = [(x + step * dx, y + step * dy) for dx, dy in COMPASS]
        best = max((Circle(spot, interior.clearance(*spot)) for spot in tried), key=lambda each: each.radius)
        if best.radius > circle.radius:
            circle = best
        else:
            step /= 2
    return circle


def first_squares(interior: Interior) -> Iterator[tuple[float, float, float]]:
    """Cover the box around an interior with squares, not too many: their centres and half sides."""
    width, height = interior.right - interior.left, interior.top - interior.bottom
    size = max(min(width, height) / 2, max(width, height) / MOST_SQUARES)
    half = size / 2
    columns, rows = int(width / size) + 1, int(height / size) + 1
    for column in range(columns):
        for row in range(rows):
            yield interior.left + half + column * size, interior.bottom + half + row * size, half


def interiors(arrangement: Arrangement) -> list[Interior]:
    """The interiors of all fields, by number; the outer one ends at a frame around the lines."""
    outer = arrangement.ring(OUTER)
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    margin = MARGIN * max(max(xs) - min(xs), max(ys) - min(ys))
    left, right, bottom, top = min(xs) - margin, max(xs) + margin, min(ys) - margin, max(ys) + margin
    frame = ((left, bottom), (right, bottom), (right, top), (left, top))
    others = range(OUTER + 1, len(arrangement.boundaries))
    return [Interior(outer, frame), *(Interior(arrangement.ring(field)) for field in others)]


def corner_spots(arrangement: Arrangement, side: int) -> dict[tuple[int, int], Point]:
    """For each crossing and field of a corner, where a piece stands in it."""
    spots = {}
    for field, interior in enumerate(interiors(arrangement)):
        ways = arrangement.boundaries[field]
        for number, way in enumerate(ways):
            leaving, arriving = arrangement.chain(way), arrangement.chain(ways[number - 1])
            crossing = arrangement.corners(field)[number]
            x, y = corner_spot(interior, leaving[0], arriving[-2], leaving[1], PIECE * side)
            spots[crossing, field] = (round(x), round(y))
    return spots


def corner_spot(interior: Interior, corner: Spot, before: Spot, after: Spot, radius: float) -> Spot:
    """The first place along the bisector of a corner where a piece has room; failing that, the roomiest."""
    dx, dy = bisector(corner, before, after)
    spots = [(corner[0] + step * radius * dx, corner[1] + step * radius * dy) for step in STEPS]
    return first_fitting(interior, spots, radius)


def first_fitting(interior: Interior, spots: Sequence[Spot], radius: float) -> Spot:
    """The first spot with the radius around it free, or else the freest."""
    best, best_clearance = spots[0], -1e18
    for x, y in spots:
        clearance = interior.clearance(x, y)
        if clearance >= radius:
            return x, y
        if clearance > best_clearance:
            best, best_clearance = (x, y), clearance
    return best


def bisector(corner: Spot, before: Spot, after: Spot) -> Spot:
    """The unit vector that halves the angle of a corner; at a crossing it is never a reflex one."""
    (ax, ay), (bx, by) = unit(corner, after), unit(corner, before)
    return unit((0.0, 0.0), (ax + bx, ay + by))


def unit(start: Spot, end: Spot) -> Spot:
    """The direction from one point to another; none if rounding has made them one."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = sqrt(dx * dx + dy * dy)
    return (dx / length, dy / length) if length else (0.0, 0.0)
