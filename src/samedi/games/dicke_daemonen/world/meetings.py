"""Where the segments of the lines meet: clean crossings, and contacts at a corner of a line."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from .curves import Line, Lines, Point, ends, is_between, side

ENOUGH = 400
"""A search stops when it has found this many crossings or contacts: ten times what a world may have."""


class Segment(NamedTuple):
    """One straight piece of a line with the box around it; sorts by its left end."""

    left: int
    right: int
    bottom: int
    top: int
    line: int
    number: int
    start: Point
    end: Point
    end_corner: int


class Cross(NamedTuple):
    """Two segments cross properly, inside both; `line` is not after `other`."""

    line: int
    segment: int
    other: int
    other_segment: int


class Contact(NamedTuple):
    """A corner point of one line lies on a segment of another line, or of the same one."""

    line: int
    corner: int
    other: int
    segment: int


@dataclass(slots=True)
class Meetings:
    """All that was found, each thing once."""

    crosses: list[Cross] = field(default_factory=list)
    contacts: set[Contact] = field(default_factory=set)


def find_meetings(lines: Lines) -> Meetings:
    """Every proper crossing and every contact, of different lines and of lines with themselves."""
    found = Meetings()
    segments = [segment for number, line in enumerate(lines) for segment in segments_of(line, number)]
    for one, other in near_pairs(segments):
        compare(one, other, found)
        if len(found.crosses) >= ENOUGH or len(found.contacts) >= ENOUGH:
            break
    found.crosses.sort()
    return found


def segments_of(line: Line, number: int) -> Iterator[Segment]:
    """The segments of a line, with their boxes."""
    count = len(line)
    for index, (start, end) in enumerate(ends(line)):
        left, right = (start[0], end[0]) if start[0] < end[0] else (end[0], start[0])
        bottom, top = (start[1], end[1]) if start[1] < end[1] else (end[1], start[1])
        yield Segment(left, right, bottom, top, number, index, start, end, (index + 1) % count)


def near_pairs(segments: list[Segment]) -> Iterator[tuple[Segment, Segment]]:
    """The pairs of segments whose boxes meet, found by a sweep from left to right."""
    active: list[Segment] = []
    for segment in sorted(segments):
        left, bottom, top = segment.left, segment.bottom, segment.top
        active = [other for other in active if other.right >= left]
        for other in active:
            if other.bottom <= top and other.top >= bottom:
                yield other, segment
        active.append(segment)


def boxes_meet(one: Segment, other: Segment) -> bool:
    """Whether the boxes around two segments have a point in common."""
    return (
        one.left <= other.right
        and other.left <= one.right
        and one.bottom <= other.top
        and other.bottom <= one.top
    )


def compare(one: Segment, other: Segment, found: Meetings) -> None:
    """Note how two segments meet, if they do."""
    if (one.line, one.number) > (other.line, other.number):
        one, other = other, one
    if one.line == other.line and (one.end_corner == other.number or other.end_corner == one.number):
        compare_neighbours(one, other, found)
        return
    start, end = side(one.start, one.end, other.start), side(one.start, one.end, other.end)
    if (start > 0 and end > 0) or (start < 0 and end < 0):
        return
    other_start, other_end = side(other.start, other.end, one.start), side(other.start, other.end, one.end)
    if (other_start > 0 and other_end > 0) or (other_start < 0 and other_end < 0):
        return
    if start and end and other_start and other_end:
        found.crosses.append(Cross(one.line, one.number, other.line, other.number))
        return
    note_contacts(one, other, found)
    note_contacts(other, one, found)


def note_contacts(touching: Segment, touched: Segment, found: Meetings) -> None:
    """Note the ends of one segment that lie on the other."""
    for corner, point in ((touching.number, touching.start), (touching.end_corner, touching.end)):
        if not side(touched.start, touched.end, point) and is_between(touched.start, touched.end, point):
            found.contacts.add(Contact(touching.line, corner, touched.line, touched.number))


def compare_neighbours(one: Segment, other: Segment, found: Meetings) -> None:
    """Note a line that turns straight back on itself: the nearer outer end lies on the other segment."""
    if one.end_corner != other.number:
        one, other = other, one
    before, tip, after = one.start, one.end, other.end
    if side(before, tip, after):
        return
    if is_between(before, tip, after):
        found.contacts.add(Contact(other.line, other.end_corner, one.line, one.number))
    elif is_between(tip, after, before):
        found.contacts.add(Contact(one.line, one.number, other.line, other.number))
