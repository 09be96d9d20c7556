"""Move a corner by a hair where it hits another segment exactly, if that leaves clean crossings.

Two lines that meet at a corner of one of them either pass through each other there, which a nudge makes
a clean crossing, or they touch and part on the same side, which is reported. A line that brushes itself is
moved off itself; if it cannot be, it crosses itself.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from .curves import COLOURS, GRID, Line, Lines, Point, ends, side
from .meetings import Contact, Meetings, Segment, boxes_meet, compare, find_meetings, segments_of
from .problems import Problem, problem

ROUNDS = 6
"""How often corners are moved before a contact counts as real."""

MOST_CONTACTS = 200
MOST_WITH_ITSELF = 16
"""More contacts than this, of all lines or of lines with themselves, are not nudged but reported."""

REACH = 2
"""How far a corner may be moved in x and in y."""

NUDGES = sorted(
    product(range(-REACH, REACH + 1), repeat=2), key=lambda step: (step[0] ** 2 + step[1] ** 2, step)
)
"""Where a corner may be moved to: it stays if it can, then the nearest first."""


class Settled(NamedTuple):
    """The lines as the world will carry them, where they meet, and the contacts that no nudge cures."""

    lines: Lines
    meetings: Meetings
    problems: list[Problem]


class Run(NamedTuple):
    """A stretch where two lines coincide, often a single point: its points, and whether they cross there."""

    points: list[Point]
    is_crossing: bool


def settle(lines: Lines) -> Settled:
    """Nudge until no corner lies on a segment; lines without such contacts come back as they are."""
    found = find_meetings(lines)
    for _ in range(ROUNDS):
        if not found.contacts:
            break
        problems = incurable(lines, found.contacts)
        if problems:
            return Settled(lines, found, problems)
        lines = nudge_apart(lines, found.contacts)
        found = find_meetings(lines)
    return Settled(lines, found, [contact_problem(lines, each) for each in sorted(found.contacts)])


def incurable(lines: Lines, contacts: set[Contact]) -> list[Problem]:
    """The contacts that are real: three lines in one point, a line through itself, lines that touch."""
    own = sorted(each for each in contacts if each.line == each.other)
    if len(contacts) > MOST_CONTACTS or len(own) > MOST_WITH_ITSELF:
        return [contact_problem(lines, each) for each in sorted(contacts)]
    meeting: dict[Point, set[int]] = defaultdict(set)
    for contact in contacts:
        meeting[place(lines, contact)] |= {contact.line, contact.other}
    found = [
        problem("three-lines-meet", point, *(COLOURS[number] for number in sorted(numbers)))
        for point, numbers in sorted(meeting.items())
        if len(numbers) > 2  # noqa: PLR2004 - a crossing has two lines
    ]
    found += [
        contact_problem(lines, each) for each in own if nudged(lines, each.line, [each.corner]) == lines
    ]
    for one, other in pairs(contacts):
        found += [
            problem("lines-touch", run.points[0], COLOURS[one], COLOURS[other])
            for run in runs(lines, one, other, contacts)
            if not run.is_crossing
        ]
    return found


def contact_problem(lines: Lines, contact: Contact) -> Problem:
    """Report one contact as it stands."""
    at = place(lines, contact)
    if contact.line == contact.other:
        return problem("crosses-itself", at, COLOURS[contact.line])
    one, other = sorted((contact.line, contact.other))
    return problem("lines-touch", at, COLOURS[one], COLOURS[other])


def place(lines: Lines, contact: Contact) -> Point:
    """Where a contact is."""
    return lines[contact.line][contact.corner]


def pairs(contacts: set[Contact]) -> list[tuple[int, int]]:
    """The pairs of different lines that have a contact."""
    met = {frozenset((contact.line, contact.other)) for contact in contacts}
    return [pair for pair in combinations(range(len(COLOURS)), 2) if frozenset(pair) in met]


def runs(lines: Lines, one: int, other: int, contacts: set[Contact]) -> Iterator[Run]:
    """The stretches in which two simple lines coincide, in the order of the second line."""
    between = {each for each in contacts if {each.line, each.other} == {one, other}}
    shared = {place(lines, each) for each in between}
    first, second = divided(lines, one, between), divided(lines, other, between)
    where = {point: index for index, point in enumerate(first)}
    steps = (1, len(first) - 1)
    is_joined = [
        a in shared and b in shared and (where[b] - where[a]) % len(first) in steps for a, b in ends(second)
    ]
    starts = [index for index, point in enumerate(second) if point in shared and not is_joined[index - 1]]
    if not starts:
        yield Run(list(second), is_crossing=False)
    for start in starts:
        stop = start
        while is_joined[stop % len(second)]:
            stop += 1
        points = [second[index % len(second)] for index in range(start, stop + 1)]
        sides = (
            is_left(first, where[points[0]], second[start - 1]),
            is_left(first, where[points[-1]], second[(stop + 1) % len(second)]),
        )
        yield Run(points, is_crossing=sides[0] != sides[1])


def divided(lines: Lines, number: int, contacts: set[Contact]) -> Line:
    """A line with additional points where corners of the other line lie on its segments."""
    added: dict[int, set[Point]] = defaultdict(set)
    for contact in contacts:
        if contact.other == number:
            added[contact.segment].add(place(lines, contact))
    points: list[Point] = []
    for index, (start, end) in enumerate(ends(lines[number])):
        inner = added[index] - {start, end}
        points += [
            start,
            *sorted(inner, key=lambda point: abs(point[0] - start[0]) + abs(point[1] - start[1])),
        ]
    return tuple(points)


def is_left(line: Line, index: int, point: Point) -> bool:
    """Whether a point next to the line's corner, and not on the line, lies to the left of the way past it."""
    before, corner, after = line[index - 1], line[index], line[(index + 1) % len(line)]
    coming, going = side(before, corner, point), side(corner, after, point)
    if side(before, corner, after) >= 0:
        return coming > 0 and going > 0
    return not (coming < 0 and going < 0)


def nudge_apart(lines: Lines, contacts: set[Contact]) -> Lines:
    """Move the corners of every contact once, each to the first place where it is clean."""
    for contact in sorted(contacts):
        if contact.line == contact.other:
            lines = nudged(lines, contact.line, [contact.corner])
    for one, other in pairs(contacts):
        for run in runs(lines, one, other, find_meetings(lines).contacts):
            moving = other if set(run.points) & set(lines[other]) else one
            corners = [index for index, point in enumerate(lines[moving]) if point in run.points]
            lines = nudged(lines, moving, corners)
    return lines


def nudged(lines: Lines, number: int, corners: Sequence[int]) -> Lines:
    """The lines with some corners of one moved together to where they are clean; unchanged if nowhere."""
    others = beside(lines, number, corners)
    for dx, dy in NUDGES:
        line = list(lines[number])
        for corner in corners:
            line[corner] = (line[corner][0] + dx, line[corner][1] + dy)
        moved = tuple(line)
        if all(0 <= x <= GRID and 0 <= y <= GRID for x, y in moved) and is_clean(
            moved, number, corners, others
        ):
            return (*lines[:number], moved, *lines[number + 1 :])
    return lines


def beside(lines: Lines, number: int, corners: Sequence[int]) -> list[Segment]:
    """The segments of the other lines that may meet those at the corners, wherever these are nudged to."""
    line = lines[number]
    near = [line[index % len(line)] for corner in corners for index in (corner - 1, corner, corner + 1)]
    left, right = min(x for x, _ in near) - REACH, max(x for x, _ in near) + REACH
    bottom, top = min(y for _, y in near) - REACH, max(y for _, y in near) + REACH
    return [
        segment
        for other, points in enumerate(lines)
        if other != number
        for segment in segments_of(points, other)
        if segment.left <= right and segment.right >= left and segment.bottom <= top and segment.top >= bottom
    ]


def is_clean(line: Line, number: int, corners: Sequence[int], others: Sequence[Segment]) -> bool:
    """Whether the segments at these corners have no contact with any line and do not meet their own."""
    own = list(segments_of(line, number))
    moved = {index % len(line) for corner in corners for index in (corner - 1, corner)}
    return not any(
        spoils(own[index], other)
        for index in moved
        for other in (*own, *others)
        if other is not own[index] and boxes_meet(own[index], other)
    )


def spoils(one: Segment, other: Segment) -> bool:
    """Whether two segments have a contact, or cross although they are of the same line."""
    found = Meetings()
    compare(one, other, found)
    return bool(found.contacts) or (one.line == other.line and bool(found.crosses))
