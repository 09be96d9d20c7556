"""Strokes of a finger become clean closed lines, and nothing drawn is lost."""

import math
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from samedi.games.dicke_daemonen import world_report
from samedi.games.dicke_daemonen.world import WorldRefused, draw, resolve, strokes
from samedi.games.dicke_daemonen.world.arrangement import Crossing, cross_point
from samedi.games.dicke_daemonen.world.curves import COLOURS, GRID, Line, Lines, Point
from samedi.games.dicke_daemonen.world.meetings import Cross, find_meetings
from samedi.games.dicke_daemonen.world.strokes import line_of_stroke

CENTRES = {"red": (6000, 6000), "blue": (10500, 6200), "green": (10200, 10400), "yellow": (5900, 10100)}


def stroke(
    centre: Point,
    *,
    turns: float = 1.0,
    drift: float = 0.0,
    jitter: float = 0.0,
    points: int = 400,
    radius: float = 4000,
) -> list[list[float]]:
    """A round stroke that may stop early or overshoot, drift outwards, and tremble."""
    random = Random(7)
    drawn = []
    for index in range(points):
        share = index / (points - 1)
        angle, reach = 2 * math.pi * turns * share, radius * (1 + drift * share)
        x, y = centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)
        drawn.append([x + random.gauss(0, jitter), y + random.gauss(0, jitter)])
    return drawn


def four(**how: Any) -> dict[str, list[list[float]]]:
    return {colour: stroke(centre, **how) for colour, centre in CENTRES.items()}


HANDS: dict[str, dict[str, Any]] = {
    "a steady hand": {},
    "a trembling hand": {"jitter": 30},
    "a stroke that stops early": {"turns": 0.95},
    "a stroke that overshoots inwards": {"turns": 1.08, "drift": -0.05},
    "a stroke that overshoots outwards": {"turns": 1.08, "drift": 0.05},
    "a trembling stroke that runs over its own start": {"turns": 1.1, "jitter": 25},
    "a few points": {"points": 14},
    "very many points": {"points": 5000},
}


@pytest.mark.parametrize("hand", HANDS)
def test_dd_1_5_four_strokes_make_a_world(hand: str) -> None:
    world = draw(four(**HANDS[hand]))
    assert len(world.crossings) == 12
    assert resolve(world.description()) == world


@pytest.mark.parametrize("hand", HANDS)
def test_a_stroke_becomes_a_simple_line_of_grid_points_near_it(hand: str) -> None:
    line = line_of_stroke(stroke((8000, 8000), **HANDS[hand]))
    found = find_meetings((line,))
    assert not found.crosses
    assert not found.contacts
    assert 8 <= len(line) <= 240
    assert {type(each) for point in line for each in point} == {int}
    assert all(3600 < math.dist(point, (8000, 8000)) < 4400 for point in line)


def test_a_loop_at_the_closing_overlap_is_trimmed() -> None:
    start = [[11500, 7000], [11900, 7500]]
    end = [[12100, 7500], [11600, 8300], [12500, 8800]]
    line = line_of_stroke([*start, *stroke((8000, 8000))[10:], *end])
    assert not find_meetings((line,)).crosses


def test_dd_1_3_a_large_loop_is_no_slip_and_is_refused() -> None:
    drawn = four()
    drawn["red"] = [
        [6000 + 4000 * math.sin(2 * step), 6000 + 4000 * math.sin(step)]
        for step in (i * math.pi / 100 for i in range(200))
    ]
    with pytest.raises(WorldRefused) as refused:
        draw(drawn)
    assert "crosses-itself" in {problem.code for problem in refused.value.problems}


def test_dd_1_4_a_knot_is_tied_near_where_the_stroke_closes_or_where_it_is_wanted() -> None:
    world = draw(four(), {"blue": [10500, 2000]})
    assert math.dist(world.knots[0], (10000, 6000)) < 900
    assert math.dist(world.knots[1], (10500, 2200)) < 50


def test_a_scribble_is_cleaned_without_looking_at_every_crossing_of_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng, looked = Random(1), list[object]()
    scribble = [[rng.randrange(GRID), rng.randrange(GRID)] for _ in range(1000)]

    def counted(lines: Lines, cross: Cross) -> Crossing:
        looked.append(cross)
        return cross_point(lines, cross)

    monkeypatch.setattr(strokes, "cross_point", counted)
    assert len(find_meetings((line_of_stroke(scribble),)).crosses) > 40, "large loops stay"
    assert 10 < len(looked) < strokes.SAMPLES, "one for each loop that is cut off"


def test_what_was_drawn_so_far_is_made_into_lines_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[object]()

    def counted(stroke: Any) -> Line:
        drawn.append(stroke)
        return line_of_stroke(stroke)

    for module in (strokes, world_report):
        monkeypatch.setattr(module, "line_of_stroke", counted)
    assert world_report.check_strokes(four(), {}).ok
    assert len(drawn) == len(COLOURS)


def test_a_finger_that_leaves_the_table_is_led_along_its_edge() -> None:
    line = line_of_stroke(stroke((2000, 8000)))
    assert min(x for x, _ in line) == 0
    assert all(0 <= x <= GRID for x, _ in line)


def test_dd_1_5_nothing_drawn_is_lost() -> None:
    drawn = four()
    drawn["red"] = stroke((8000, 8000), radius=200)
    before = deepcopy(drawn)
    with pytest.raises(WorldRefused) as refused:
        draw(drawn)
    assert refused.value.given is drawn
    assert drawn == before


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (None, "not-a-line"),
        ([], "too-few-points"),
        ([[5, 5]] * 50, "too-few-points"),
        ([[1000, 1000], [9000, 1000], [1000, 1000]], "too-few-points"),
        ([[10**400, 1]] * 50, "too-few-points"),
        ([[1, 1], [2, math.nan], [3, 3]], "not-a-point"),
        ([[1, 1], [2, math.inf], [3, 3]], "not-a-point"),
        ([[1, 1], [2, True], [3, 3]], "not-a-point"),
        ([[1, 1]] * 5001, "too-many-points"),
    ],
)
def test_what_is_no_stroke_is_refused_with_its_colour(bad: Any, code: str) -> None:
    with pytest.raises(WorldRefused) as refused:
        draw(four() | {"green": bad})
    assert [(problem.code, problem.lines) for problem in refused.value.problems] == [(code, ("green",))]


def test_random_scribbles_are_refused_or_make_a_world() -> None:
    random = Random(3)
    for _ in range(10):
        drawn = {
            colour: [
                [random.uniform(-1e4, 3e4), random.uniform(-1e4, 3e4)] for _ in range(random.randint(3, 30))
            ]
            for colour in COLOURS
        }
        with pytest.raises(WorldRefused):
            draw(drawn)
