"""The map and its numbers, checked against a picture of the world painted dot by dot."""

from fractions import Fraction

import pytest

from samedi.games.dicke_daemonen.world import OUTER, PRESETS, World, resolve
from samedi.games.dicke_daemonen.world.curves import GRID, Line, ends

from .samples import basket, corners_by_field, preset_world

DOT = 32
DOTS = GRID // DOT
Picture = list[list[int]]


def painted(line: Line, row: int) -> list[bool]:
    """Which dots of a row are inside a line."""
    y = row * DOT + DOT // 2 + Fraction(1, 3)
    cuts = sorted(
        ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in ends(line) if (ay < y) != (by < y)
    )
    inside, count = [], 0
    for column in range(DOTS):
        while count < len(cuts) and cuts[count] < column * DOT + DOT // 2:
            count += 1
        inside.append(count % 2 == 1)
    return inside


def picture(world: World) -> Picture:
    """The lines around each dot, as bits."""
    rows = []
    for row in range(DOTS):
        layers = [painted(line, row) for line in world.lines]
        rows.append([sum(1 << bit for bit, layer in enumerate(layers) if layer[x]) for x in range(DOTS)])
    return rows


def patches(masks: Picture) -> Picture:
    """A number for each connected patch of dots with the same lines around them; the outer one is 0."""
    patch = [[-1] * DOTS for _ in range(DOTS)]
    count = 0
    for y, x in ((y, x) for y in range(DOTS) for x in range(DOTS)):
        if patch[y][x] < 0:
            todo = [(y, x)]
            patch[y][x] = count
            while todo:
                row, column = todo.pop()
                for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                    if 0 <= r < DOTS and 0 <= c < DOTS and patch[r][c] < 0 and masks[r][c] == masks[y][x]:
                        patch[r][c] = count
                        todo.append((r, c))
            count += 1
    return patch


def patches_around(world: World, masks: Picture, patch: Picture, crossing: int) -> list[int]:
    """The patches of the four fields at a crossing, in the order of the rule: those most seen nearby."""
    first, second = (
        ("red", "blue", "green", "yellow").index(colour) for colour in world.crossings[crossing].colours
    )
    x, y = world.crossings[crossing].at
    column, row = x // DOT, y // DOT
    seen: dict[tuple[bool, bool], list[int]] = {}
    for r in range(max(row - 5, 0), min(row + 6, DOTS)):
        for c in range(max(column - 5, 0), min(column + 6, DOTS)):
            kind = (bool(masks[r][c] >> second & 1), bool(masks[r][c] >> first & 1))
            seen.setdefault(kind, []).append(patch[r][c])
    return [max(set(found), key=found.count) for _, found in sorted(seen.items())]


@pytest.mark.parametrize("name", ["first-picture", "reckoning", "ring", "petals"])
def test_fields_are_numbered_as_they_are_met_around_the_crossings(name: str) -> None:
    world = preset_world(name)
    masks = picture(world)
    patch = patches(masks)
    numbers = {0: OUTER}
    for crossing in range(len(world.crossings)):
        around = patches_around(world, masks, patch, crossing)
        assert len(set(around)) == 4
        for each in around:
            numbers.setdefault(each, len(numbers))
        assert [numbers[each] for each in around] == list(world.arrangement.corner_fields[crossing])
    assert len(numbers) == len(world.fields)


@pytest.mark.parametrize("name", PRESETS)
def test_dd_1_3_crossings_fields_corners_and_worth_are_in_their_proportion(name: str) -> None:
    world = preset_world(name)
    count = len(world.crossings)
    assert len(world.fields) == count + 2
    assert sum(len(field.corners) for field in world.fields) == 4 * count
    assert sum(field.worth for field in world.fields) == 4 * count + 8
    assert all(len(set(field.corners)) == len(field.corners) for field in world.fields)


@pytest.mark.parametrize("name", PRESETS)
def test_crossings_are_numbered_by_x_then_y_and_name_their_lines_in_order(name: str) -> None:
    world = preset_world(name)
    assert list(world.crossings) == sorted(world.crossings, key=lambda crossing: crossing.exact)
    assert all(crossing.lines[0] < crossing.lines[1] for crossing in world.crossings)


def test_crossings_one_above_the_other_are_numbered_by_exact_y() -> None:
    world = resolve(basket())
    assert [crossing.at for crossing in world.crossings[:4]] == [
        (4000, y) for y in (4000, 6000, 10000, 12000)
    ]


def test_crossings_that_round_to_the_same_x_are_numbered_by_their_exact_x() -> None:
    leaning = [[4000, 15000], [4001, 1000], [6000, 1000], [6000, 15000]]
    world = resolve(basket(green=leaning))
    assert [crossing.at[1] for crossing in world.crossings[:4]] == [12000, 10000, 6000, 4000]


def test_the_fields_of_a_basket() -> None:
    fields = corners_by_field(resolve(basket()))
    assert fields[OUTER] == (12, 4)
    assert sorted(fields[1:]) == sorted([(4, 0)] * 9 + [(2, 0)] * 4 + [(2, 1)] * 4)


def test_boundaries_begin_with_the_lowest_crossing_and_keep_the_field_to_the_left() -> None:
    world = resolve(basket())
    # The square around the first crossing's inside: up the left edge would have it to the right.
    inside = world.arrangement.corner_fields[0][3]
    assert [world.crossings[corner].at for corner in world.fields[inside].corners] == [
        (4000, 4000),
        (6000, 4000),
        (6000, 6000),
        (4000, 6000),
    ]
    assert all(field.corners[0] == min(field.corners) for field in world.fields)


@pytest.mark.parametrize("direction", [1, -1])
def test_the_direction_in_which_a_line_was_drawn_does_not_matter(direction: int) -> None:
    turned = basket(red=basket()["lines"]["red"][::direction], green=basket()["lines"]["green"][::-direction])
    assert resolve(turned).fields == resolve(basket()).fields


def test_a_hole_between_the_lines_is_not_the_outer_field() -> None:
    world = preset_world("ring")
    outside_all = [
        field
        for field in range(len(world.fields))
        if all(world.arrangement.corner_fields[corner][0] == field for corner in world.fields[field].corners)
    ]
    assert len(outside_all) == 2
    assert world.fields[OUTER].worth == 8


def test_neighbours_share_an_edge_and_know_each_other() -> None:
    world = preset_world("clover")
    for number, field in enumerate(world.fields):
        assert number not in field.neighbours
        assert len(field.neighbours) <= len(field.corners)
        assert all(number in world.fields[other].neighbours for other in field.neighbours)


def test_dd_1_4_a_knot_counts_for_the_two_fields_on_its_sides() -> None:
    world = basket()
    world["knots"]["red"] = [5000, 4000]
    before, after = resolve(basket()), resolve(world)
    changed = [
        (number, new.knots - old.knots)
        for number, (old, new) in enumerate(zip(before.fields, after.fields, strict=True))
        if new.knots != old.knots
    ]
    inside_green, inside_both = after.arrangement.corner_fields[0][2], after.arrangement.corner_fields[0][3]
    assert {number for number, change in changed if change > 0} == {inside_green, inside_both}


def test_a_piece_of_line_within_one_segment_and_one_around_everything_are_told_apart() -> None:
    world = resolve(basket())
    lengths = sorted(
        len(world.arrangement.chain(2 * piece)) for piece in range(len(world.arrangement.pieces))
    )
    assert lengths[0] == 2
    assert lengths[-1] == 4
