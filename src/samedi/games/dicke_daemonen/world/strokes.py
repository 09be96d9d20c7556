"""Lines drawn by hand: a stroke of a finger or mouse becomes a clean closed line of grid points."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, pairwise
from math import isfinite, sqrt
from typing import Any

from .arrangement import cross_point, cross_points
from .checks import KNOT_DISTANCE, is_nearer
from .curves import COLOURS, GRID, Line, Lines, Point, ends, longer_side, side, tidied
from .meetings import Cross, find_meetings
from .problems import WorldRefused, problem
from .reading import FEWEST_POINTS, POINT_SIZE, is_list, is_per_colour, is_whole, point_fault
from .worlds import World, build

Spot = tuple[float, float]

MOST_STROKE_POINTS = 5000
"""A longer stroke is refused."""

SAMPLES = 200
"""With how many points, evenly spaced, a stroke is looked at."""

OVERLAP = SAMPLES // 4
"""How much of either end of a stroke may be cut where it closes."""

CUT_COST = 0.1
"""What cutting costs, compared with the gap that it closes."""

SMOOTHINGS = 2
"""How often every sample is drawn towards the middle of its neighbours: takes out a trembling hand."""

FLATNESS = 6
"""Points nearer than this to the line without them are left out, in grid units."""

SMALL_LOOP = 0.12
"""A loop in which a line crosses itself is cut off if it is shorter than this share of the line."""

SMALLEST = GRID // 100
"""A stroke that stays within a smaller box is no line."""


def draw(strokes: Any, knots: Any = None) -> World:
    """The world of four strokes, per colour, in grid units.

    If it is refused, the refusal carries the strokes as they were drawn.
    """
    if not is_per_colour(strokes) or not (knots is None or isinstance(knots, Mapping)):
        raise WorldRefused([problem("not-a-world")], strokes)
    faults = {colour: stroke_fault(strokes[colour]) for colour in COLOURS}
    given = {colour: knots[colour] for colour in COLOURS if knots and colour in knots}
    problems = [problem(code, None, colour) for colour, code in faults.items() if code]
    problems += [problem("not-a-knot", None, colour) for colour, knot in given.items() if point_fault(knot)]
    if problems:
        raise WorldRefused(problems, strokes)
    lines = tuple(line_of_stroke(strokes[colour]) for colour in COLOURS)
    short = [colour for colour, line in zip(COLOURS, lines, strict=True) if len(line) < FEWEST_POINTS]
    if short:
        raise WorldRefused([problem("too-few-points", None, colour) for colour in short], strokes)
    return tied(lines, given, strokes)


def tied(lines: Lines, knots: Mapping[str, Any], strokes: Any) -> World:
    """The world of the lines of four strokes; a knot not given is tied where its stroke closes."""
    found = [
        (knots[colour][0], knots[colour][1]) if colour in knots else free_knot(lines, line)
        for colour, line in zip(COLOURS, lines, strict=True)
    ]
    return build(lines, found, strokes)


def stroke_fault(stroke: Any) -> str:
    """What keeps a stroke from being read, or nothing."""
    if not is_list(stroke):
        return "not-a-line"
    if len(stroke) > MOST_STROKE_POINTS:
        return "too-many-points"
    if not all(
        is_list(point) and len(point) == POINT_SIZE and all(map(is_number, point)) for point in stroke
    ):
        return "not-a-point"
    if len(stroke) < FEWEST_POINTS or longer_side([tuple(onto_grid(point) for point in stroke)]) < SMALLEST:
        return "too-few-points"
    return ""


def is_number(given: Any) -> bool:
    """Whether this is an ordinary number."""
    return is_whole(given) or (isinstance(given, float) and isfinite(given))


def onto_grid(point: Sequence[float]) -> Point:
    """The nearest grid point; a finger that slid off the table is taken back to its edge."""
    x, y = (min(max(each, 0), GRID) for each in point)
    return int(x + 0.5), int(y + 0.5)


def line_of_stroke(stroke: Sequence[Sequence[float]]) -> Line:
    """Resample, close, smooth, snap to the grid and simplify a stroke; cut off small loops."""
    inside = [(float(min(max(x, 0), GRID)), float(min(max(y, 0), GRID))) for x, y in stroke]
    spots = smoothed(resampled(closed(resampled(inside, SAMPLES)), SAMPLES))
    snapped = tidied(onto_grid(spot) for spot in spots)
    return without_small_loops(simplified(snapped))


def resampled(spots: Sequence[Spot], count: int) -> list[Spot]:
    """So many points along an open chain, evenly spaced, both ends included."""
    steps = [distance(a, b) for a, b in pairwise(spots)]
    spacing = sum(steps) / (count - 1)
    samples, walked, due = [spots[0]], 0.0, spacing
    for (a, b), step in zip(pairwise(spots), steps, strict=True):
        while due <= walked + step and len(samples) < count - 1:
            share = (due - walked) / step if step else 0.0
            samples.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
            due += spacing
        walked += step
    return [*samples, spots[-1]]


def closed(spots: Sequence[Spot]) -> list[Spot]:
    """Cut the ends where the stroke comes nearest to itself, and lead it back to where it then starts."""
    spacing = distance(spots[0], spots[1])
    last = len(spots) - 1
    start, end = min(
        ((start, end) for start in range(OVERLAP) for end in range(last, last - OVERLAP, -1)),
        key=lambda cut: (
            distance(spots[cut[0]], spots[cut[1]]) + CUT_COST * spacing * (cut[0] + last - cut[1])
        ),
    )
    return [*spots[start : end + 1], spots[start]]


def smoothed(ring: Sequence[Spot]) -> list[Spot]:
    """Draw every sample of a closed chain, whose end repeats its start, towards its neighbours."""
    spots = list(ring[:-1])
    for _ in range(SMOOTHINGS):
        around = zip(spots[-1:] + spots[:-1], spots, spots[1:] + spots[:1], strict=True)
        spots = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in around]
    return spots


def simplified(line: Line) -> Line:
    """Leave out points that hardly bend the line (Douglas and Peucker's way, on a closed line)."""
    far = max(range(len(line)), key=lambda index: distance(line[0], line[index]))
    ring = (*line, line[0])
    kept = {0, far}
    spans = [(0, far), (far, len(line))]
    while spans:
        start, end = spans.pop()
        inner = range(start + 1, end)
        worst = max(inner, key=lambda index: off(ring[start], ring[end], ring[index]), default=None)
        if worst is not None and off(ring[start], ring[end], ring[worst]) > FLATNESS:
            kept.add(worst)
            spans += [(start, worst), (worst, end)]
    return tuple(line[index] for index in sorted(kept))


def off(a: Point, b: Point, point: Point) -> float:
    """How far a point is from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = min(max(((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square, 0.0), 1.0) if square else 0.0
    return distance(point, (a[0] + share * dx, a[1] + share * dy))


def without_small_loops(line: Line) -> Line:
    """Cut off the loops that a finger makes where it turns back or overshoots; large ones stay."""
    for _ in range(SAMPLES):
        walked = [0.0, *accumulate(distance(a, b) for a, b in ends(line))]
        crosses = find_meetings((line,)).crosses
        smallest = min(crosses, key=lambda cross: loop_at(line, walked, cross), default=None)
        if smallest is None or loop_at(line, walked, smallest) >= SMALL_LOOP * walked[-1]:
            break
        _, line = sorted(both_halves(line, smallest), key=length)
    return line


def loop_at(line: Line, walked: Sequence[float], cross: Cross) -> float:
    """How long the shorter of the two loops is where a line crosses itself, by the way to each corner."""
    (a, b), (c, d) = (
        (line[each], line[(each + 1) % len(line)]) for each in (cross.segment, cross.other_segment)
    )
    along = side(c, d, a) / (side(c, d, a) - side(c, d, b))
    other_along = side(a, b, c) / (side(a, b, c) - side(a, b, d))
    first = walked[cross.segment] + along * distance(a, b)
    last = walked[cross.other_segment] + other_along * distance(c, d)
    return min(last - first, walked[-1] - (last - first))


def both_halves(line: Line, cross: Cross) -> tuple[Line, Line]:
    """The two loops of a line that crosses itself, both begun at the crossing."""
    at = cross_point((line,), cross).at
    inner = line[cross.segment + 1 : cross.other_segment + 1]
    outer = line[cross.other_segment + 1 :] + line[: cross.segment + 1]
    return tidied((at, *inner)), tidied((at, *outer))


def length(line: Line) -> float:
    """How long a closed line is."""
    return sum(distance(a, b) for a, b in ends(line))


def free_knot(lines: Lines, line: Line) -> Point:
    """The point of a line that is nearest to its start and not too near to a crossing."""
    crossings, side = cross_points(lines, find_meetings(lines).crosses), longer_side(lines)
    for point in sorted(line, key=lambda point: distance(point, line[0])):
        exact = (Fraction(point[0]), Fraction(point[1]))
        if not any(is_nearer(exact, crossing.exact, 2 * KNOT_DISTANCE, side) for crossing in crossings):
            return point
    return line[0]


def distance(a: Sequence[float], b: Sequence[float]) -> float:
    """How far two points are from each other."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return sqrt(dx * dx + dy * dy)
