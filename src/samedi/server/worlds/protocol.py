"""What is asked and answered about worlds; it loads no game."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from samedi.core.message import Message

Point = tuple[int, int]


class Cord(Struct, frozen=True, omit_defaults=True):
    """A cord as it will lie."""

    line: Sequence[Point]
    knot: Point | None = None


class Meeting(Struct, frozen=True):
    """Where two cords cross."""

    lines: tuple[str, str]
    at: Point


class WorldProblem(Struct, frozen=True, omit_defaults=True):
    """Something that is wrong, where, and with which cord."""

    message: Message
    at: Point | None = None
    colour: str | None = None


class Need(Struct, frozen=True):
    """Something a world must be, and whether it is."""

    message: Message
    met: bool


class Report(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a world so far."""

    ok: bool
    cords: dict[str, Cord]
    crossings: list[Meeting]
    problems: list[WorldProblem]
    needs: list[Need]
    world: Any = None
    points: int | None = None


class CheckStrokes(Struct, frozen=True, tag="strokes", tag_field="do"):
    """Check what has been drawn so far."""

    strokes: dict[str, Any]
    knots: dict[str, Any]


class CheckWorld(Struct, frozen=True, tag="world", tag_field="do"):
    """Check a world that is described."""

    world: Any


class Presets(Struct, frozen=True, tag="presets", tag_field="do"):
    """List the worlds with a name."""


Request = CheckStrokes | CheckWorld | Presets
