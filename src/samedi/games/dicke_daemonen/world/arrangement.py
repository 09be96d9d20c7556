"""The exact map that four clean lines draw: crossings, the fields between them, and their numbers.

Every piece of a line between two crossings is walked in both directions, and every such *way* has one field
to its left (y pointing up). Way 2e follows piece e in the direction of its line, way 2e + 1 goes back.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from .curves import COLOURS, Exact, Lines, Point, Position, is_counter_clockwise, rounded, side
from .meetings import Cross

Chain = tuple[tuple[float, float], ...]
"""Points for measuring and drawing; no decision about the map is taken from them."""

OUTER = 0
"""The number of the field around all lines."""

FIELDS_OF_A_CROSSING = ((False, False), (True, False), (False, True), (True, True))
"""Inside the first line? Inside the second? In the order in which a crossing's fields are met."""


class Crossing(NamedTuple):
    """A point where two lines cross; `first` and `second` are its places along them."""

    lines: tuple[int, int]
    exact: Exact
    first: Position
    second: Position
    turns_left: bool

    @property
    def at(self) -> Point:
        """The nearest grid point, for drawing."""
        return rounded(self.exact)

    @property
    def spot(self) -> tuple[float, float]:
        """The point as nearly as floats can say it, for measuring."""
        return float(self.exact[0]), float(self.exact[1])

    @property
    def colours(self) -> tuple[str, str]:
        """The colours of the two lines."""
        return COLOURS[self.lines[0]], COLOURS[self.lines[1]]


class Piece(NamedTuple):
    """A stretch of a line from one crossing to the next."""

    line: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The map, by number: crossings, and for each field its ways in boundary order.

    A field's boundary starts at its crossing with the lowest number and is walked with the field to the
    left. `corner_fields` names the four fields of each crossing in the order of `FIELDS_OF_A_CROSSING`.
    """

    lines: Lines
    crossings: tuple[Crossing, ...]
    pieces: tuple[Piece, ...]
    boundaries: tuple[tuple[int, ...], ...]
    field_left_of: tuple[int, ...]
    corner_fields: tuple[tuple[int, ...], ...]

    def corners(self, field: int) -> tuple[int, ...]:
        """The crossings around a field, in boundary order."""
        return tuple(origin(self.pieces, way) for way in self.boundaries[field])

    def neighbours(self, field: int) -> tuple[int, ...]:
        """The fields that share a piece of line with this one, by number."""
        return tuple(sorted({self.field_left_of[way ^ 1] for way in self.boundaries[field]}))

    def sides(self, line: int, position: Position) -> tuple[int, int]:
        """The two fields beside a place along a line, the left one first."""
        piece = piece_at(self.crossings, self.pieces, line, position)
        return self.field_left_of[2 * piece], self.field_left_of[2 * piece + 1]

    def chain(self, way: int) -> Chain:
        """The points of a way, from crossing to crossing."""
        line, start, end = self.pieces[way // 2]
        points = self.lines[line]
        (first, along), (last, last_along) = (place_on(self.crossings[each], line) for each in (start, end))
        count = (last - first) % len(points)
        if not count and last_along <= along:
            count = len(points)
        inner = [points[(first + step) % len(points)] for step in range(1, count + 1)]
        forward = (self.crossings[start].spot, *inner, self.crossings[end].spot)
        return forward[::-1] if way % 2 else forward

    def ring(self, field: int) -> Chain:
        """The whole boundary of a field as a closed chain; its end does not repeat its start."""
        return tuple(point for way in self.boundaries[field] for point in self.chain(way)[:-1])


def cross_points(lines: Lines, crosses: Sequence[Cross]) -> list[Crossing]:
    """The crossings of different lines, numbered by their exact coordinates, x first, then y."""
    found = [cross_point(lines, cross) for cross in crosses if cross.line != cross.other]
    return sorted(found, key=lambda crossing: crossing.exact)


def cross_point(lines: Lines, cross: Cross) -> Crossing:
    """Where two segments cross, solved in whole numbers."""
    one, other = lines[cross.line], lines[cross.other]
    a, b = one[cross.segment], one[(cross.segment + 1) % len(one)]
    c, d = other[cross.other_segment], other[(cross.other_segment + 1) % len(other)]
    from_a, from_b = side(c, d, a), side(c, d, b)
    from_c, from_d = side(a, b, c), side(a, b, d)
    along = Fraction(from_a, from_a - from_b)
    exact = (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1]))
    other_along = Fraction(from_c, from_c - from_d)
    return Crossing(
        (cross.line, cross.other),
        exact,
        (cross.segment, along),
        (cross.other_segment, other_along),
        from_d > 0,
    )


def arrange(lines: Lines, crossings: Sequence[Crossing]) -> Arrangement:
    """Make the map of clean lines, each of which crosses at least two others."""
    pieces = cut(lines, crossings)
    spokes = [ways_out(pieces, crossing, number) for number, crossing in enumerate(crossings)]
    loops = walk(pieces, spokes)
    loop_left_of = {way: loop for loop, ways in enumerate(loops) for way in ways}
    inside_is_left = [is_counter_clockwise(line) for line in lines]
    sectors = [
        [loop_left_of[way] for way in sectors_of(crossing, spokes[number], inside_is_left)]
        for number, crossing in enumerate(crossings)
    ]
    outer = loop_left_of[outermost(lines, crossings, pieces, inside_is_left)]
    numbers = numbered(outer, sectors)
    boundaries = [loops[loop] for loop in numbers]
    assert_sound(len(crossings), boundaries, loops, sectors)
    field_of = {loop: field for field, loop in enumerate(numbers)}
    return Arrangement(
        lines,
        tuple(crossings),
        tuple(pieces),
        tuple(from_lowest(pieces, ways) for ways in boundaries),
        tuple(field_of[loop_left_of[way]] for way in range(2 * len(pieces))),
        tuple(tuple(field_of[loop] for loop in loops_here) for loops_here in sectors),
    )


def cut(lines: Lines, crossings: Sequence[Crossing]) -> list[Piece]:
    """Cut the lines at their crossings."""
    pieces = []
    for line in range(len(lines)):
        order = along(crossings, line)
        pieces += [Piece(line, start, end) for start, end in pairwise([*order, *order[:1]])]
    return pieces


def along(crossings: Sequence[Crossing], line: int) -> list[int]:
    """The numbers of the crossings on a line, in the order of the walk along it."""
    here = [number for number, crossing in enumerate(crossings) if line in crossing.lines]
    return sorted(here, key=lambda number: place_on(crossings[number], line))


def place_on(crossing: Crossing, line: int) -> Position:
    """Where a crossing is along one of its lines."""
    return crossing.first if crossing.lines[0] == line else crossing.second


def piece_at(crossings: Sequence[Crossing], pieces: Sequence[Piece], line: int, position: Position) -> int:
    """The piece of a line that holds a position on it."""
    mine = [number for number, piece in enumerate(pieces) if piece.line == line]
    starts = [place_on(crossings[pieces[number].start], line) for number in mine]
    return mine[bisect_right(starts, position) - 1]


def ways_out(pieces: Sequence[Piece], crossing: Crossing, number: int) -> tuple[int, int, int, int]:
    """The four ways that leave a crossing, counter-clockwise from the first line's forward way."""
    first, second = crossing.lines
    ways = {}
    for index, piece in enumerate(pieces):
        if piece.start == number:
            ways[piece.line, True] = 2 * index
        if piece.end == number:
            ways[piece.line, False] = 2 * index + 1
    left, right = crossing.turns_left, not crossing.turns_left
    return ways[first, True], ways[second, left], ways[first, False], ways[second, right]


def origin(pieces: Sequence[Piece], way: int) -> int:
    """The crossing where a way begins."""
    piece = pieces[way // 2]
    return piece.end if way % 2 else piece.start


def walk(pieces: Sequence[Piece], spokes: Sequence[Sequence[int]]) -> list[list[int]]:
    """Walk around every field: arriving at a crossing, leave by the way next to the left hand."""
    following = {}
    for ways in spokes:
        for index, way in enumerate(ways):
            following[way ^ 1] = ways[index - 1]
    loops, left = [], set(range(2 * len(pieces)))
    while left:
        loop = [min(left)]
        while following[loop[-1]] != loop[0]:
            loop.append(following[loop[-1]])
        left.difference_update(loop)
        loops.append(loop)
    return loops


def sectors_of(crossing: Crossing, spokes: Sequence[int], inside_is_left: Sequence[bool]) -> list[int]:
    """For each kind of field in `FIELDS_OF_A_CROSSING`, the way out that has it to its left."""
    first, second = (inside_is_left[line] for line in crossing.lines)
    # Counter-clockwise from the first line's forward way: left of the first twice, then right of it.
    left_of_first = (True, True, False, False)
    left_of_second = (False, True, True, False) if crossing.turns_left else (True, False, False, True)
    ways = {
        (is_left == first, is_left_too == second): way
        for way, is_left, is_left_too in zip(spokes, left_of_first, left_of_second, strict=True)
    }
    return [ways[kind] for kind in FIELDS_OF_A_CROSSING]


def outermost(
    lines: Lines, crossings: Sequence[Crossing], pieces: Sequence[Piece], inside_is_left: Sequence[bool]
) -> int:
    """A way with the outer field to its left: beside the leftmost point of all, outside its line."""
    _, line, index = min(
        (point, line, index) for line, each in enumerate(lines) for index, point in enumerate(each)
    )
    piece = piece_at(crossings, pieces, line, (index, Fraction(0)))
    return 2 * piece + 1 if inside_is_left[line] else 2 * piece


def numbered(outer: int, sectors: Sequence[Sequence[int]]) -> list[int]:
    """The loops in the order of their field numbers: the outer one, then as they are met."""
    return list(dict.fromkeys([outer, *(loop for loops in sectors for loop in loops)]))


def from_lowest(pieces: Sequence[Piece], ways: Sequence[int]) -> tuple[int, ...]:
    """A boundary, begun at its crossing with the lowest number."""
    start = min(range(len(ways)), key=lambda index: origin(pieces, ways[index]))
    return (*ways[start:], *ways[:start])


def assert_sound(
    count: int,
    boundaries: Sequence[Sequence[int]],
    loops: Sequence[Sequence[int]],
    sectors: Sequence[Sequence[int]],
) -> None:
    """Check what must hold for V crossings: V + 2 fields, 4V corners, four fields around each (DD-1.3)."""
    assert len(boundaries) == len(loops) == count + 2, "the lines do not hang together"
    assert sum(len(ways) for ways in boundaries) == 4 * count
    assert all(len(set(loops_here)) == len(loops_here) for loops_here in sectors)
