"""Whatever is sent as a world, the answer is a world or a refusal, and it comes soon."""

import json
import math
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samedi.games.dicke_daemonen.world import GRID, WorldRefused, draw, resolve
from samedi.games.dicke_daemonen.world.problems import CLAUSES

from .samples import basket, problems_of

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("given_world", "code"),
    [
        (None, "not-a-world"),
        (7, "not-a-world"),
        ([], "not-a-world"),
        ({}, "not-a-world"),
        ({"seed": 1, "lines": {}}, "not-a-world"),
        ({"lines": {}, "knots": {}}, "not-a-world"),
        ({"lines": [], "knots": []}, "not-a-world"),
        ("no-such-world", "unknown-preset"),
        ({"seed": -1}, "not-a-seed"),
        ({"seed": 2**53}, "not-a-seed"),
        ({"seed": 10**400}, "not-a-seed"),
        ({"seed": True}, "not-a-seed"),
        ({"seed": 1.0}, "not-a-seed"),
        ({"seed": "1"}, "not-a-seed"),
        (basket() | {"more": 1}, "not-a-world"),
    ],
)
def test_what_is_no_description_is_refused(given_world: Any, code: str) -> None:
    assert [problem.code for problem in problems_of(given_world)] == [code]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (None, "not-a-line"),
        ("abc", "not-a-line"),
        ({}, "not-a-line"),
        ([], "too-few-points"),
        ([[1, 1], [5, 5]], "too-few-points"),
        ([[1, 1], [5, 5], [1, 1], [5, 5]], "too-few-points"),
        ([[7, 7]] * 200, "too-few-points"),
        ([[index, index * index % 977] for index in range(241)], "too-many-points"),
        ([[0, 0]] * 10_000_000, "too-many-points"),
        ([[1, 1], [1], [2, 2]], "not-a-point"),
        ([[1, 1], [1, 2, 3], [2, 2]], "not-a-point"),
        ([[1, 1], 5, [2, 2]], "not-a-point"),
        ([[1, 1], [1.5, 2], [2, 2]], "not-a-point"),
        ([[1, 1], [math.nan, 2], [2, 2]], "not-a-point"),
        ([[1, 1], [True, 2], [2, 2]], "not-a-point"),
        ([[1, 1], ["1", 2], [2, 2]], "not-a-point"),
        ([[1, 1], [-1, 2], [2, 2]], "outside-grid"),
        ([[1, 1], [GRID + 1, 2], [2, 2]], "outside-grid"),
        ([[1, 1], [10**400, 2], [2, 2]], "outside-grid"),
    ],
)
def test_what_is_no_line_is_refused_with_its_colour(line: Any, code: str) -> None:
    world = basket()
    world["lines"]["green"] = line
    assert [(problem.code, problem.lines) for problem in problems_of(world)] == [(code, ("green",))]


def test_a_wrong_point_is_shown_at_the_last_sound_one() -> None:
    world = basket()
    world["lines"]["green"][2] = [6000, 99999]
    assert problems_of(world)[0].at == (6000, 1000)


@pytest.mark.parametrize(
    ("knot", "code"),
    [(None, "not-a-knot"), ([1], "not-a-knot"), ([0.5, 1], "not-a-knot"), ([-1, 0], "outside-grid")],
)
def test_dd_1_4_what_is_no_knot_is_refused_with_its_colour(knot: Any, code: str) -> None:
    world: Any = basket()
    world["knots"]["blue"] = knot
    assert [(problem.code, problem.lines) for problem in problems_of(world)] == [(code, ("blue",))]


def test_the_edges_of_the_grid_belong_to_it() -> None:
    world = basket(red=[[0, 4000], [GRID, 4000], [GRID, 6000], [0, 6000]])
    assert len(resolve(world).crossings) == 16


def test_two_hundred_and_forty_points_are_allowed() -> None:
    long = [[1000 + 59 * index, 4000] for index in range(238)] + [[15023, 6000], [1000, 6000]]
    assert len(resolve(basket(red=long)).lines[0]) == 240


@settings(max_examples=200)
@given(junk, junk)
def test_junk_is_refused_and_never_breaks_anything(anything: Any, more: Any) -> None:
    colours = dict.fromkeys(("red", "blue", "green", "yellow"), anything)
    for attempt in (anything, {"seed": [anything]}, {"lines": colours, "knots": more}):
        with pytest.raises(WorldRefused):
            resolve(attempt)
    for strokes in (anything, colours):
        with pytest.raises(WorldRefused):
            draw(strokes, more)


@settings(max_examples=60)
@given(
    st.lists(st.lists(st.tuples(*[st.integers(0, 40)] * 2), min_size=3, max_size=30), min_size=4, max_size=4)
)
def test_small_tangles_full_of_exact_hits_are_refused_or_resolve_to_themselves(tangle: list[Any]) -> None:
    lines = {
        colour: [[400 * x, 400 * y] for x, y in line]
        for colour, line in zip(("red", "blue", "green", "yellow"), tangle, strict=True)
    }
    description = {"lines": lines, "knots": {colour: line[0] for colour, line in lines.items()}}
    try:
        world = resolve(description)
    except WorldRefused:
        assert all(problem.clause == CLAUSES[problem.code] for problem in problems_of(description))
    else:
        assert resolve(world.description()) == world


def stall(kind: str) -> dict[str, Any]:
    """Descriptions made to take long: everything across everything, everything on everything."""
    zigzag = [[index * 68, (index % 2) * GRID] for index in range(240)]
    combs = {
        "zigzags": [zigzag, [[y, x] for x, y in zigzag], zigzag[::-1], [[y, x] for x, y in zigzag[::-1]]],
        "one square, again and again": [
            [[x, y] for x, y in zip([0, 9, 9, 0] * 60, [0, 0, 9, 9] * 60, strict=True)]
        ]
        * 4,
        "long needles": [
            [[(index % 2) * GRID, index * 4 + shift] for index in range(240)] for shift in (0, 1, 2, 3)
        ],
        "a row on a row": [[[index * 60, (index // 2 % 2) * 60] for index in range(240)]] * 4,
    }
    lines = dict(zip(("red", "blue", "green", "yellow"), combs[kind], strict=True))
    return {"lines": lines, "knots": {colour: [0, 0] for colour in lines}}


@pytest.mark.parametrize("kind", ["zigzags", "one square, again and again", "long needles", "a row on a row"])
def test_no_description_takes_long(kind: str) -> None:
    start = process_time()
    problems = problems_of(stall(kind))
    assert process_time() - start < 2
    assert len(problems) <= 60


def test_problems_can_be_sent_as_json() -> None:
    problems = problems_of(basket(red=[[7000, 7000], [9000, 7000], [9000, 9000]]))
    assert json.loads(json.dumps(problems))[0] == ["crosses-too-few", "DD-1.1", [7000, 7000], ["red"]]
