"""The world of a game: four lines, their crossings and the fields between them, checked and numbered."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypedDict, cast

from .arrangement import Arrangement, Crossing, arrange, cross_points
from .checks import INNER_CIRCLE, close_crossings, knots_near_crossings, structure_problems, thin_fields
from .curves import COLOURS, Lines, Point, Position, longer_side, point_at, tied
from .nudge import settle
from .places import Circle, corner_spots, inner_circle, interiors
from .problems import Problem, WorldRefused

MOST_REPORTED = 60
"""No more problems than this are listed."""


Element = Literal["red", "blue", "green", "yellow"]


class Description(TypedDict):
    """A world as options and records carry it: the points of its lines, and its knots."""

    lines: dict[Element, list[list[int]]]
    knots: dict[Element, list[int]]


@dataclass(frozen=True, slots=True)
class Field:
    """A face of the map: its crossings in boundary order, its knots, the fields beyond its edges.

    `corners` begins with the lowest number and goes around with the field to the left (y pointing up).
    `centre` and `radius` are its largest inner circle; the outer field's lies in a frame around the lines.
    """

    corners: tuple[int, ...]
    knots: int
    neighbours: tuple[int, ...]
    centre: Point
    radius: float

    @property
    def worth(self) -> int:
        """What a majority in this field gains (DD-3.2)."""
        return len(self.corners) + self.knots


@dataclass(frozen=True)
class World:
    """A world that can be played on; equal if lines and knots are."""

    lines: Lines
    knots: tuple[Point, ...]
    arrangement: Arrangement
    fields: tuple[Field, ...]

    @property
    def crossings(self) -> tuple[Crossing, ...]:
        """The crossings, by number."""
        return self.arrangement.crossings

    @property
    def side(self) -> int:
        """The longer side of the box around the lines."""
        return longer_side(self.lines)

    @cached_property
    def corner_spots(self) -> dict[tuple[int, int], Point]:
        """For each corner, named by crossing and field, where a piece in it is drawn."""
        return corner_spots(self.arrangement, self.side)

    def description(self) -> Description:
        """The world as options and records carry it; it resolves to itself."""
        lines = {
            colour: [list(point) for point in line] for colour, line in zip(COLOURS, self.lines, strict=True)
        }
        knots = {colour: list(knot) for colour, knot in zip(COLOURS, self.knots, strict=True)}
        return cast("Description", {"lines": lines, "knots": knots})


def build(lines: Lines, knots: Sequence[Point], given: Any = None) -> World:
    """Make the world of four tidy lines, or refuse it with all its problems (DD-1.1 to DD-1.5)."""
    lines, meetings, problems = settle(lines)
    crossings = cross_points(lines, meetings.crosses)
    side = longer_side(lines)
    ties = [tied(line, knot) for line, knot in zip(lines, knots, strict=True)]
    ends = [point_at(line, place) for line, (_, place) in zip(lines, ties, strict=True)]
    problems += structure_problems(lines, meetings.crosses, crossings)
    is_map = not problems
    problems += close_crossings(crossings, side)
    problems += knots_near_crossings(ends, crossings, side)
    if not is_map:
        raise refusal(problems, given)
    arrangement = arrange(lines, crossings)
    circles = [inner_circle(interior, INNER_CIRCLE / 2000 * side) for interior in interiors(arrangement)]
    problems += thin_fields(
        circles, [colours_around(arrangement, field) for field in range(len(circles))], side
    )
    if problems:
        raise refusal(problems, given)
    fields = make_fields(arrangement, [place for _, place in ties], circles)
    return World(lines, tuple(knot for knot, _ in ties), arrangement, fields)


def refusal(problems: Sequence[Problem], given: Any) -> WorldRefused:
    """The refusal with each problem once."""
    return WorldRefused(list(dict.fromkeys(problems))[:MOST_REPORTED], given)


def colours_around(arrangement: Arrangement, field: int) -> list[str]:
    """The colours of the lines around a field."""
    around = {arrangement.pieces[way // 2].line for way in arrangement.boundaries[field]}
    return [COLOURS[line] for line in sorted(around)]


def make_fields(
    arrangement: Arrangement, knots: Sequence[Position], circles: Sequence[Circle]
) -> tuple[Field, ...]:
    """The fields by number; a knot counts on both its sides (DD-1.4)."""
    beside = [field for line, place in enumerate(knots) for field in arrangement.sides(line, place)]
    fields = tuple(
        Field(
            arrangement.corners(number),
            beside.count(number),
            arrangement.neighbours(number),
            (round(circle.centre[0]), round(circle.centre[1])),
            circle.radius,
        )
        for number, circle in enumerate(circles)
    )
    assert sum(field.worth for field in fields) == 4 * len(arrangement.crossings) + 2 * len(COLOURS)
    return fields
