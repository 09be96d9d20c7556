"""The world of Dicke Dämonen: four closed lines, their crossings and the fields between them."""

from .arrangement import OUTER, Crossing
from .curves import COLOURS, GRID, Point
from .labels import field_label
from .presets import PRESETS
from .problems import CLAUSES, Problem, WorldRefused
from .resolve import resolve
from .strokes import draw
from .svg import svg
from .text_map import Cell, plain, text_map
from .worlds import Field, World

__all__ = [
    "CLAUSES",
    "COLOURS",
    "GRID",
    "OUTER",
    "PRESETS",
    "Cell",
    "Crossing",
    "Field",
    "Point",
    "Problem",
    "World",
    "WorldRefused",
    "draw",
    "field_label",
    "plain",
    "resolve",
    "svg",
    "text_map",
]
