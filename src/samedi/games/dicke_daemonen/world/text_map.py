"""A map of a world in characters, for a terminal."""

from .curves import COLOURS, Line, Point, ends
from .labels import field_label
from .worlds import World

Cell = tuple[str, str]
"""A character and the name of its style: a colour, `crossing`, `field`, or nothing."""

MARKS = {"red": "+", "blue": "~", "green": "#", "yellow": "."}
"""Lines differ by their characters too, for terminals and eyes without colour."""

KNOT = "@"
MARGIN = 32
"""The free border around the lines, as a part of the longer side."""
EMPTY: Cell = (" ", "")


class Sheet:
    """Rows of cells onto which a world is scaled, y pointing down as on a screen."""

    def __init__(self, world: World, width: int, height: int) -> None:
        points = [point for line in world.lines for point in line]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        margin = world.side // MARGIN
        self.left, self.top = min(xs) - margin, min(ys) - margin
        self.across, self.down = max(xs) + margin - self.left, max(ys) + margin - self.top
        self.width, self.height = width, height
        self.cells = [[EMPTY] * width for _ in range(height)]

    def place(self, point: Point) -> tuple[int, int]:
        """Row and column of a point; one that lies beyond the lines is moved to the edge."""
        column = round((point[0] - self.left) * (self.width - 1) / self.across)
        row = round((point[1] - self.top) * (self.height - 1) / self.down)
        return min(max(row, 0), self.height - 1), min(max(column, 0), self.width - 1)

    def point(self, row: int, column: int) -> Point:
        """The point in the middle of a cell."""
        x = self.left + column * self.across // (self.width - 1)
        return x, self.top + row * self.down // (self.height - 1)

    def write(self, point: Point, text: str, style: str) -> None:
        """Write a short text that begins at a point, or ends at the edge."""
        row, column = self.place(point)
        column = min(column, self.width - len(text))
        for index, character in enumerate(text):
            self.cells[row][column + index] = (character, style)

    def trace(self, line: Line, colour: str) -> None:
        """Draw a closed line with its mark."""
        for (ax, ay), (bx, by) in ends(line):
            steps = 1 + 2 * max(
                abs(bx - ax) * self.width // self.across, abs(by - ay) * self.height // self.down
            )
            for step in range(steps):
                point = (ax + (bx - ax) * step // steps, ay + (by - ay) * step // steps)
                self.write(point, MARKS[colour], colour)


def text_map(world: World, width: int = 100, height: int = 40) -> list[list[Cell]]:
    """The map of a world as rows of styled cells."""
    return sheet_of(world, width, height).cells


def sheet_of(world: World, width: int, height: int) -> Sheet:
    """The lines by their marks, crossings by number, fields by letter, knots as @."""
    sheet = Sheet(world, width, height)
    for colour, line in zip(COLOURS, world.lines, strict=True):
        sheet.trace(line, colour)
    for number, field in enumerate(world.fields):
        sheet.write(field.centre, field_label(number), "field")
    for colour, knot in zip(COLOURS, world.knots, strict=True):
        sheet.write(knot, KNOT, colour)
    for number, crossing in enumerate(world.crossings):
        sheet.write(crossing.at, str(number), "crossing")
    return sheet


def plain(cells: list[list[Cell]]) -> str:
    """The map as text without styles."""
    return "\n".join("".join(character for character, _ in row).rstrip() for row in cells)
