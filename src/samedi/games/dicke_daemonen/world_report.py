"""What is right and wrong with a world, drawn so far or whole."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from samedi.core.message import Message
from samedi.games.dicke_daemonen.atlas import chart_of
from samedi.games.dicke_daemonen.setup import problem_message
from samedi.games.dicke_daemonen.world import (
    COLOURS,
    PRESETS,
    Crossing,
    Point,
    World,
    WorldRefused,
)
from samedi.games.dicke_daemonen.world import Problem as Fault
from samedi.games.dicke_daemonen.world.arrangement import cross_points
from samedi.games.dicke_daemonen.world.checks import (
    FEWEST_CROSSED,
    close_crossings,
    excess,
    self_crossings,
    triple_points,
)
from samedi.games.dicke_daemonen.world.curves import Lines, longer_side
from samedi.games.dicke_daemonen.world.nudge import settle
from samedi.games.dicke_daemonen.world.problems import problem
from samedi.games.dicke_daemonen.world.reading import FEWEST_POINTS, point_fault
from samedi.games.dicke_daemonen.world.strokes import free_knot, line_of_stroke, stroke_fault, tied

UNCLEAN = ("crosses-itself", "lines-touch", "three-lines-meet", "too-many-crossings")
CRAMPED = ("crossings-too-close", "field-too-thin", "knot-near-crossing")


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


def presets() -> list[dict[str, Any]]:
    """All worlds with a name."""
    made = []
    for name in PRESETS:
        report = report_of(chart_of(name).world)
        made.append(
            {"name": name, "world": report.world, "points": report.points}
            | {"cords": report.cords, "crossings": report.crossings}
        )
    return made


def check_world(description: Any) -> Report:
    """A world that somebody describes."""
    try:
        return report_of(chart_of(description).world)
    except WorldRefused as refused:
        return _report({}, [], refused.problems)


def check_strokes(strokes: Mapping[str, Any], knots: Mapping[str, Any]) -> Report:
    """What somebody has drawn so far: any number of the four cords."""
    if any(colour not in COLOURS for colour in (*strokes, *knots)):
        return _report({}, [], [problem("not-a-world")])
    sound, faults = _sound(strokes, knots)
    if len(sound) == len(COLOURS) and not faults:
        try:
            return report_of(tied(tuple(sound.values()), knots, strokes))
        except WorldRefused as refused:
            return _partly(sound, knots, refused.problems)
    return _partly(sound, knots, faults)


def _sound(strokes: Mapping[str, Any], knots: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    """The cords that can be read, and what is wrong with the others."""
    sound, faults = {}, []
    for colour in [each for each in COLOURS if each in strokes]:
        code = stroke_fault(strokes[colour])
        line = () if code else line_of_stroke(strokes[colour])
        if code or len(line) < FEWEST_POINTS:
            faults.append(problem(code or "too-few-points", None, colour))
        else:
            sound[colour] = line
    faults += [problem("not-a-knot", None, colour) for colour, knot in knots.items() if point_fault(knot)]
    return sound, faults


def _partly(sound: Mapping[str, Any], knots: Mapping[str, Any], faults: Sequence[Fault]) -> Report:
    """The cords that can be read, where they cross, and all that is wrong."""
    colours = list(sound)
    lines, meetings, contacts = settle(tuple(sound.values()))
    crossings = cross_points(lines, meetings.crosses)
    known = list(faults)
    if len(colours) < len(COLOURS) and lines:
        found = [
            *contacts,
            *self_crossings(lines, meetings.crosses),
            *triple_points(crossings),
            *excess(crossings),
            *close_crossings(crossings, longer_side(lines)),
        ]
        known += [_renamed(each, colours) for each in found]
    cords = {
        colour: Cord(line, _knot(lines, line, knots.get(colour)))
        for colour, line in zip(colours, lines, strict=True)
    }
    return _report(cords, [_meeting(each, colours) for each in crossings], list(dict.fromkeys(known)))


def _knot(lines: Lines, line: Any, given: Any) -> Point:
    return free_knot(lines, line) if given is None or point_fault(given) else (given[0], given[1])


def _renamed(fault: Fault, colours: Sequence[str]) -> Fault:
    """The checks call lines by their place; here some may be missing."""
    names = dict(zip(COLOURS, colours, strict=False))
    return fault._replace(lines=tuple(names.get(name, name) for name in fault.lines))


def _meeting(crossing: Crossing, colours: Sequence[str]) -> Meeting:
    first, second = crossing.lines
    return Meeting((colours[first], colours[second]), crossing.at)


def report_of(world: World) -> Report:
    """A world that can be played on."""
    cords = {
        colour: Cord(line, knot) for colour, line, knot in zip(COLOURS, world.lines, world.knots, strict=True)
    }
    crossings = [_meeting(each, COLOURS) for each in world.crossings]
    points = sum(field.worth for field in world.fields)
    return _report(cords, crossings, [], world.description(), points)


def _report(
    cords: dict[str, Cord],
    crossings: list[Meeting],
    faults: Sequence[Fault],
    world: Any = None,
    points: int | None = None,
) -> Report:
    problems = [
        WorldProblem(problem_message(each), each.at, each.lines[0] if each.lines else None) for each in faults
    ]
    return Report(
        ok=world is not None,
        cords=cords,
        crossings=crossings,
        problems=problems,
        needs=_needs(cords, crossings, [each.code for each in faults]),
        world=world,
        points=points,
    )


def _needs(cords: Mapping[str, Cord], crossings: Sequence[Meeting], codes: Sequence[str]) -> list[Need]:
    """What a world must be (DD-1.1 to DD-1.5), each with whether it is."""
    pairs = {meeting.lines for meeting in crossings}
    counted: dict[str, str | int] = {"drawn": len(cords), "all": len(COLOURS)}
    crossed = [
        Need(
            Message("daemonen-need-crossed", {"lines": f"@daemonen-lines-{colour}"}, "DD-1.1"),
            sum(colour in pair for pair in pairs) >= FEWEST_CROSSED,
        )
        for colour in COLOURS
    ]
    is_clean = bool(cords) and not any(code in UNCLEAN for code in codes)
    has_room = bool(cords) and not any(code in CRAMPED for code in codes)
    return [
        Need(Message("daemonen-need-cords", counted, "DD-1.1"), len(cords) == len(COLOURS)),
        *crossed,
        Need(Message("daemonen-need-clean", {}, "DD-1.3"), is_clean),
        Need(Message("daemonen-need-room", {}, "DD-1.5"), has_room),
    ]
