"""Exact hits are cured by a hair's breadth where lines cross, and reported where they only touch."""

from copy import deepcopy
from itertools import product

import pytest

from samedi.games.dicke_daemonen.world import Point, resolve
from samedi.games.dicke_daemonen.world.curves import COLOURS
from samedi.games.dicke_daemonen.world.nudge import is_left, settle
from samedi.games.dicke_daemonen.world.reading import read_lines

from .samples import Description, basket, places_of, problems_of

CORNER_ON_GREEN = ([1000, 4000], [4000, 4000], [15000, 4000], [15000, 6000], [1000, 6000])
ALONG_GREEN = ([1000, 4000], [4000, 4000], [4000, 4300], [15000, 4300], [15000, 6000], [1000, 6000])
GREEN_WITH_CORNER = ([4000, 1000], [6000, 1000], [6000, 15000], [4000, 15000], [4000, 4000])
GREEN_BENT_ALONG = (
    [4000, 1000],
    [6000, 1000],
    [6000, 15000],
    [3900, 15000],
    [3900, 5000],
    [4000, 4200],
    [4000, 4000],
)
CURABLE = {
    "a corner on a segment": basket(red=CORNER_ON_GREEN),
    "a corner on a corner": basket(red=CORNER_ON_GREEN, green=GREEN_WITH_CORNER),
    "a stretch along a segment": basket(red=ALONG_GREEN),
    "a stretch with corners of both": basket(red=ALONG_GREEN, green=GREEN_BENT_ALONG),
    "a line that brushes itself": basket(
        red=(
            [1000, 4000],
            [2000, 4000],
            [2500, 6000],
            [3000, 4000],
            [15000, 4000],
            [15000, 6000],
            [1000, 6000],
        )
    ),
    "a line that turns straight back": basket(
        red=([1000, 4000], [15000, 4000], [15000, 6000], [1000, 6000], [1000, 7000], [1000, 5500])
    ),
}


def moved(description: Description) -> list[int]:
    """How far each point was moved."""
    world = resolve(description)
    return [
        max(abs(x - old[0]), abs(y - old[1]))
        for line, colour in zip(world.lines, COLOURS, strict=True)
        for (x, y), old in zip(line, description["lines"][colour], strict=True)
    ]


@pytest.mark.parametrize("name", CURABLE)
def test_an_exact_hit_where_lines_cross_is_nudged_and_not_reported(name: str) -> None:
    world = resolve(CURABLE[name])
    assert len(world.crossings) == 16
    assert not settle(world.lines).meetings.contacts
    steps = moved(CURABLE[name])
    assert 1 <= sum(step > 0 for step in steps) <= 3
    assert max(steps) <= 2


@pytest.mark.parametrize("name", CURABLE)
def test_a_nudged_world_resolves_to_itself(name: str) -> None:
    world = resolve(CURABLE[name])
    assert resolve(world.description()) == world


def test_a_world_without_exact_hits_is_not_moved() -> None:
    assert set(moved(basket())) == {0}


def test_what_was_given_is_not_changed() -> None:
    given = basket(red=CORNER_ON_GREEN)
    before = deepcopy(given)
    resolve(given)
    assert given == before


def test_a_corner_at_the_edge_of_the_grid_is_nudged_inwards() -> None:
    green = ([4000, 0], [6000, 0], [6000, 15000], [4000, 15000])
    lines, _ = read_lines(
        basket(green=green, red=([0, 0], [4500, 0], [15000, 4000], [15000, 6000], [0, 6000]))
    )
    assert all(min(x, y) >= 0 for line in settle(lines).lines for x, y in line)


@pytest.mark.parametrize(
    ("bump", "at"),
    [
        (([9000, 6000], [8000, 10000], [7000, 6000]), (8000, 10000)),
        (([9000, 6000], [8500, 10000], [7500, 10000], [7000, 6000]), (7500, 10000)),
    ],
    ids=["with a corner", "along a stretch"],
)
def test_dd_1_3_lines_that_touch_without_crossing_are_refused(bump: list[list[int]], at: Point) -> None:
    problems = problems_of(basket(red=([1000, 4000], [15000, 4000], [15000, 6000], *bump, [1000, 6000])))
    touch = next(problem for problem in problems if problem.code == "lines-touch")
    assert touch == ("lines-touch", "DD-1.3", at, ("red", "blue"))


def test_dd_1_3_lines_that_share_a_corner_without_crossing_are_refused() -> None:
    red = ([1000, 4000], [15000, 4000], [15000, 6000], [8000, 8000], [1000, 6000])
    blue = ([1000, 10000], [8000, 8000], [15000, 10000], [15000, 12000], [1000, 12000])
    assert places_of(basket(red=red, blue=blue), "lines-touch") == [(8000, 8000)]


def test_dd_1_3_two_identical_lines_are_refused() -> None:
    assert "lines-touch" in {problem.code for problem in problems_of(basket(blue=basket()["lines"]["red"]))}


def test_dd_1_3_three_lines_that_share_a_corner_are_refused() -> None:
    blue = ([3000, 3000], [4000, 4000], [5000, 5000], [5000, 12000], [3000, 12000])
    problems = problems_of(basket(blue=blue, red=CORNER_ON_GREEN, green=GREEN_WITH_CORNER))
    assert ("three-lines-meet", "DD-1.3", (4000, 4000), ("red", "blue", "green")) in problems


def test_dd_1_3_a_line_through_its_own_corner_is_refused() -> None:
    red = ([1000, 4000], [8000, 4000], [9000, 5000], [9000, 3000], [8000, 4000], [8000, 6000], [1000, 6000])
    assert (8000, 4000) in places_of(basket(red=red), "crosses-itself")


def test_the_side_of_a_way_past_a_corner_agrees_with_the_angles_around_it() -> None:
    around = ((2, 0), (2, 1), (1, 2), (-1, 2), (-2, 0), (-2, -1), (0, -2), (1, -2))
    for before, after, point in product(range(8), repeat=3):
        if len({before, after, point}) == 3:
            line = (around[before], (0, 0), around[after])
            # Counter-clockwise from the way out to the way in lies everything to the left.
            is_left_by_angle = (point - after) % 8 < (before - after) % 8
            assert is_left(line, 1, around[point]) == is_left_by_angle
