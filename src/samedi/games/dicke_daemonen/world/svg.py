"""A picture of a world as SVG, in grid units, without scripts or styles from elsewhere."""

from collections.abc import Iterator

from .curves import COLOURS, GRID, Line, Point
from .labels import field_label
from .worlds import World

PAINT = {"red": "#d1382f", "blue": "#2a6fbb", "green": "#2f8f46", "yellow": "#e0a400"}
DASHES = {"red": "", "blue": "600 150", "green": "300 150", "yellow": "80 160"}
"""Lines differ by their dashes too, for those who do not tell the colours apart."""

LINE_WIDTH = 110
KNOT_RADIUS = 190
LETTERS = 420
"""Sizes in grid units."""


def svg(world: World, *, has_labels: bool = True) -> str:
    """The lines and knots, and if wanted the numbers of crossings and the letters of fields."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}">',
        f"<title>{len(world.crossings)} crossings, {len(world.fields)} fields</title>",
        *(path(colour, line) for colour, line in zip(COLOURS, world.lines, strict=True)),
        *(knot(colour, at) for colour, at in zip(COLOURS, world.knots, strict=True)),
        *(labels(world) if has_labels else ()),
        "</svg>",
    ]
    return "\n".join(parts)


def path(colour: str, line: Line) -> str:
    """One line."""
    points = " ".join(f"{x},{y}" for x, y in line)
    dashes = f' stroke-dasharray="{DASHES[colour]}"' if DASHES[colour] else ""
    return (
        f'<path class="line {colour}" d="M{points}Z" fill="none" stroke="{PAINT[colour]}"'
        f' stroke-width="{LINE_WIDTH}" stroke-linejoin="round"{dashes}/>'
    )


def knot(colour: str, at: Point) -> str:
    """One knot."""
    return (
        f'<circle class="knot {colour}" cx="{at[0]}" cy="{at[1]}" r="{KNOT_RADIUS}" fill="{PAINT[colour]}"/>'
    )


def labels(world: World) -> Iterator[str]:
    """The numbers of the crossings and the letters of the fields."""
    for number, crossing in enumerate(world.crossings):
        yield label("crossing", crossing.at, str(number))
    for number, field in enumerate(world.fields):
        yield label("field", field.centre, field_label(number))


def label(kind: str, at: Point, text: str) -> str:
    """A short text centred at a point, readable over lines."""
    return (
        f'<text class="{kind}" x="{at[0]}" y="{at[1]}" font-size="{LETTERS}" font-family="sans-serif"'
        ' text-anchor="middle" dominant-baseline="central" fill="#222" stroke="#fff" stroke-width="90"'
        f' paint-order="stroke">{text}</text>'
    )
