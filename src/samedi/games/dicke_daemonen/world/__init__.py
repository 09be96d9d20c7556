"""The world of Dicke Dämonen: four closed lines, their crossings and the fields between them."""

from .arrangement import OUTER, Crossing
from .curves import COLOURS, GRID, Point
from .labels import field_label
from .presets import PRESETS
from .problems import CLAUSES, Problem, WorldRefused
from .resolve import resolve
from .strokes import draw
from .svg import svg
from .text_map import KNOT, Cell, Sheet, plain, sheet_of, text_map
from .worlds import Field, World

__all__ = [
    "CLAUSES",
    "COLOURS",
    "GRID",
    "KNOT",
    "OUTER",
    "PRESETS",
    "Cell",
    "Crossing",
    "Field",
    "Point",
    "Problem",
    "Sheet",
    "World",
    "WorldRefused",
    "draw",
    "field_label",
    "plain",
    "resolve",
    "sheet_of",
    "svg",
    "text_map",
]
