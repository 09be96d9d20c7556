"""The world in the terminal: lines, crossings, fields, and the creatures in them."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from samedi.core.game import Drawing, Span
from samedi.games.dicke_daemonen.actions import LETTERS
from samedi.games.dicke_daemonen.atlas import world_of
from samedi.games.dicke_daemonen.model import COLOURS, FREE, FROZEN, State
from samedi.games.dicke_daemonen.view import FieldScore, score_by_field
from samedi.games.dicke_daemonen.world import KNOT, Cell, Point, Sheet, World, field_label, sheet_of

WIDTH, HEIGHT = 78, 34
REACH = 6  # how many cells from its spot a corner may be drawn, across; half as many down
DOT = "·"
COLUMNS = 3  # of the list of fields
KEPT = 16  # maps; the oldest is drawn again

Spot = tuple[int, int]  # row, column


class Map(NamedTuple):
    """The empty map of a world, and the cells where its corners and the letters of its fields are."""

    rows: list[list[Cell]]
    corners: list[Spot]
    fields: list[Spot]


def draw(state: State) -> Drawing:
    """The map with demons in its corners and ghosts around the letters of fields; then the fields' scores."""
    table = field_table(state)
    if not world_of(state.board.fingerprint):
        return table
    return [*drawn_map(state, map_of(state.board.fingerprint)), [], *table]


def drawn_map(state: State, empty: Map) -> Drawing:
    """The map with all creatures."""
    rows: list[list[Span]] = [
        [(character, line_style(style)) for character, style in row] for row in empty.rows
    ]
    for corner, (row, column) in enumerate(empty.corners):
        rows[row][column] = corner_span(state.corner[corner])
    for field in range(state.board.fields):
        if state.ghost[field]:
            row, column = empty.fields[field]
            for offset, character in enumerate(f"({field_label(field)})", start=-1):
                rows[row][min(max(column + offset, 0), WIDTH - 1)] = (character, "ghost")
    return rows


def line_style(name: str) -> str:
    """The style of a cell of the map: colours are those of lines."""
    return f"{name}-line" if name in COLOURS else name


def corner_span(holds: int) -> Span:
    """A corner: a demon, a dot where one may go."""
    if holds == FREE:
        return DOT, "corner"
    return (" ", "") if holds == FROZEN else (LETTERS[COLOURS[holds]], f"{COLOURS[holds]}-demon")


@lru_cache(maxsize=KEPT)
def map_of(fingerprint: int) -> Map:
    """The empty map of a known world, drawn once."""
    world = world_of(fingerprint)
    assert world
    return make_map(world)


def make_map(world: World) -> Map:
    """Draw the lines and find a cell for each corner."""
    sheet = sheet_of(world, WIDTH, HEIGHT)
    taken: set[Spot] = set()
    corners = []
    for number, field in enumerate(world.fields):
        around = lines_around(world, field.centre)
        for crossing in field.corners:
            spots = near(sheet, world.corner_spots[crossing, number])
            free = [spot for spot in spots if spot not in taken and not is_labelled(sheet, spot)]
            inside = [spot for spot in free if lines_around(world, sheet.point(*spot)) == around]
            blank = [spot for spot in inside if sheet.cells[spot[0]][spot[1]][0] == " "]
            corners.append((blank or inside or free)[0])
            taken.add(corners[-1])
    return Map(sheet.cells, corners, [sheet.place(field.centre) for field in world.fields])


def near(sheet: Sheet, point: Point) -> Iterator[Spot]:
    """The cells around a point, the nearest first."""
    row, column = sheet.place(point)
    steps = [
        (down, across) for down in range(-REACH // 2, REACH // 2 + 1) for across in range(-REACH, REACH + 1)
    ]
    for down, across in sorted(steps, key=lambda step: 4 * step[0] ** 2 + step[1] ** 2):
        if 0 <= row + down < sheet.height and 0 <= column + across < sheet.width:
            yield row + down, column + across


def is_labelled(sheet: Sheet, spot: Spot) -> bool:
    """Whether a cell holds something that must stay readable: a number, a letter or a knot."""
    character, style = sheet.cells[spot[0]][spot[1]]
    return style in ("crossing", "field") or character == KNOT


def lines_around(world: World, point: Point) -> list[bool]:
    """For each line, whether it goes around a point."""
    x, y = point
    inside = []
    for line in world.lines:
        is_inside = False
        for (ax, ay), (bx, by) in zip(line, (*line[1:], line[0]), strict=True):
            if (ay > y) != (by > y) and ((x - ax) * (by - ay) < (bx - ax) * (y - ay)) == (by > ay):
                is_inside = not is_inside
        inside.append(is_inside)
    return inside


def field_table(state: State) -> Drawing:
    """Every field with its worth, its demons and who would gain it."""
    spans = [field_span(state, scored) for scored in score_by_field(state)]
    rows = -(-len(spans) // COLUMNS)
    columns = [spans[begin : begin + rows] for begin in range(0, len(spans), rows)]
    return [list(row) for row in zip_longest(*columns, fillvalue=("", ""))]


def field_span(state: State, scored: FieldScore) -> Span:
    """One field of the list."""
    label = field_label(scored["field"])
    name = f"({label})" if state.ghost[scored["field"]] else f" {label} "
    demons = " ".join(f"{LETTERS[colour]}{count}" for colour, count in scored["demons"].items() if count)
    winner = scored["winner"]
    gained = f" > {LETTERS[winner]}" if winner else ""
    return f"{name}{scored['worth']:3}  {demons}{gained}".ljust(
        WIDTH // COLUMNS
    ), f"{winner}-line" if winner else ""
