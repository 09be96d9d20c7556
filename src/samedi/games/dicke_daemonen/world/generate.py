"""Worlds from a number: ovals are thrown on the table and pushed about until the map is easy to read."""

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from .arrangement import OUTER, Arrangement, Crossing, arrange, cross_points
from .curves import Lines, Point, longer_side
from .meetings import find_meetings
from .ovals import TURN, Oval, fitted, oval_points
from .places import Interior, freest
from .splitmix import SplitMix

CROSSINGS = (10, 12, 12, 14)
"""How many crossings a world gets: one of these."""

GOOD_DISTANCE = 0.150
GOOD_RADIUS = 0.060
"""What is aimed at for the distance of crossings and the inner circle of fields, in longer sides (DD-1.5)."""

FAIR = 0.6
"""A world that comes less near to its aims than this is thrown away."""

STEPS = 350
SKETCH = 24
"""How often the ovals are pushed, and with how many points they are drawn meanwhile."""

ROUGHLY = 0.08
"""How precisely inner circles are measured."""

LOWEST = Oval(-0.7, -0.7, 0.6, 0.45, 0.0, -0.1)
HIGHEST = Oval(0.7, 0.7, 1.4, 1.1, TURN / 2, 0.1)
"""Between these the numbers of an oval are thrown."""

WIDE, NARROW = 0.3, 0.03
"""How far numbers are pushed, at first and at last, as a share of their range."""

LONG_PIECE = 0.6
"""A knot is tied in a piece at least this long, compared with the longest of its line."""


class Sketch(NamedTuple):
    """Four ovals and how good they are: 1 is what is aimed at, below 0 is no map yet."""

    ovals: tuple[Oval, ...]
    quality: float


def generate(seed: int) -> tuple[Lines, tuple[Point, ...]]:
    """The lines and knots that belong to a number."""
    dice = SplitMix(seed)
    while True:
        wanted = CROSSINGS[dice.below(len(CROSSINGS))]
        lines = drawn(search(dice, wanted).ovals)
        if quality_of(lines, wanted) > FAIR:
            crossings = cross_points(lines, find_meetings(lines).crosses)
            return lines, knots_for(dice, arrange(lines, crossings))


def search(dice: SplitMix, wanted: int) -> Sketch:
    """Throw ovals and push them about, keeping what is better, until they are good or time is up."""
    ovals = tuple(throw(dice) for _ in range(4))
    best = Sketch(ovals, quality_of(drawn(ovals, SKETCH), wanted))
    for step in range(STEPS):
        reach = WIDE + (NARROW - WIDE) * step / STEPS
        ovals = pushed(dice, best, reach)
        quality = quality_of(drawn(ovals, SKETCH), wanted, best.quality)
        if quality > best.quality:
            best = Sketch(ovals, quality)
        if quality >= 1:
            break
    return best


def throw(dice: SplitMix) -> Oval:
    """An oval anywhere on the table."""
    return Oval(*(dice.between(low, high) for low, high in zip(LOWEST, HIGHEST, strict=True)))


def pushed(dice: SplitMix, sketch: Sketch, reach: float) -> tuple[Oval, ...]:
    """Push one oval, now and then two; while there is no map, throw one again as often as not."""
    ovals = list(sketch.ovals)
    for _ in range(1 + (dice.below(3) == 0)):
        index = dice.below(len(ovals))
        is_thrown = sketch.quality < 0 and dice.below(2)
        ovals[index] = throw(dice) if is_thrown else push(dice, ovals[index], reach)
    return tuple(ovals)


def push(dice: SplitMix, oval: Oval, reach: float) -> Oval:
    """Change all numbers of an oval a little; only its angle may leave its range."""
    changed = [
        value + (high - low) * dice.between(-reach, reach)
        for value, low, high in zip(oval, LOWEST, HIGHEST, strict=True)
    ]
    kept = Oval(
        *(min(max(value, low), high) for value, low, high in zip(changed, LOWEST, HIGHEST, strict=True))
    )
    return kept._replace(angle=changed[4])


def drawn(ovals: Sequence[Oval], *points: int) -> Lines:
    """The ovals as lines that fill the grid."""
    return tuple(fitted([oval_points(oval, *points) for oval in ovals]))


def quality_of(lines: Lines, wanted: int, best: float = 0.0) -> float:
    """How near a map comes to its aims, the worse of the two; exact only where it exceeds the best so far."""
    meetings = find_meetings(lines)
    count = sum(cross.line != cross.other for cross in meetings.crosses)
    if meetings.contacts or count != wanted or len(meetings.crosses) != count:
        return -1 - abs(count - wanted)
    pairs = {(cross.line, cross.other) for cross in meetings.crosses}
    if any(sum(line in pair for pair in pairs) < 2 for line in range(len(lines))):  # noqa: PLR2004 - DD-1.1
        return -1
    crossings = cross_points(lines, meetings.crosses)
    side = longer_side(lines)
    distance = shortest(crossings) / side / GOOD_DISTANCE
    if distance <= best:
        return distance
    return min(
        distance, smallest_radius(arrange(lines, crossings), best * GOOD_RADIUS * side) / side / GOOD_RADIUS
    )


def shortest(crossings: Sequence[Crossing]) -> float:
    """The shortest distance between two crossings."""
    points = [crossing.spot for crossing in crossings]
    return sqrt(
        min((ax - bx) * (ax - bx) + (ay - by) * (ay - by) for (ax, ay), (bx, by) in combinations(points, 2))
    )


def smallest_radius(arrangement: Arrangement, hoped: float) -> float:
    """The radius of the smallest inner circle of a field; the search ends at one smaller than hoped."""
    smallest = 1e18
    rings = [arrangement.ring(field) for field in range(OUTER + 1, len(arrangement.boundaries))]
    for ring in sorted(rings, key=len):
        smallest = min(smallest, freest(Interior(ring), hoped, ROUGHLY).radius)
        if smallest <= hoped:
            break
    return smallest


def knots_for(dice: SplitMix, arrangement: Arrangement) -> tuple[Point, ...]:
    """Tie each line in the middle of one of its long pieces."""
    return tuple(knot_for(dice, arrangement, line) for line in range(len(arrangement.lines)))


def knot_for(dice: SplitMix, arrangement: Arrangement, line: int) -> Point:
    """Tie one line."""
    ways = [2 * number for number, piece in enumerate(arrangement.pieces) if piece.line == line]
    chains = [arrangement.chain(way) for way in ways]
    longest = max(len(chain) for chain in chains)
    long = [chain for chain in chains if len(chain) >= LONG_PIECE * longest]
    chain = long[dice.below(len(long))]
    x, y = chain[len(chain) // 2]
    return round(x), round(y)
