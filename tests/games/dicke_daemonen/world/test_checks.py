"""Every reason for which a world is refused, with its place."""

import pytest

from samedi.games.dicke_daemonen.world import Point, WorldRefused, resolve

from .samples import basket, box, crowded, places_of, problems_of


def codes(description: object) -> set[str]:
    return {problem.code for problem in problems_of(description)}


def test_the_sample_itself_is_a_world() -> None:
    assert len(resolve(basket()).crossings) == 16


def test_dd_1_1_a_line_that_crosses_no_other_is_refused() -> None:
    problems = problems_of(basket(red=box(7000, 7000, 9000, 9000)))
    assert ("crosses-too-few", "DD-1.1", (7000, 7000), ("red",)) in problems


def test_dd_1_1_a_line_that_crosses_only_one_other_is_refused() -> None:
    problems = problems_of(basket(red=box(1000, 4000, 7000, 6000)))
    assert [problem.lines for problem in problems if problem.code == "crosses-too-few"] == [
        ("red",),
        ("yellow",),
    ]


def test_dd_1_1_lines_inside_each_other_do_not_cross() -> None:
    nested = basket(
        red=box(1000, 1000, 15000, 15000),
        blue=box(2000, 2000, 14000, 14000),
        green=box(3000, 3000, 13000, 13000),
        yellow=box(4000, 4000, 12000, 12000),
    )
    assert len(places_of(nested, "crosses-too-few")) == 4


def test_dd_1_3_a_line_that_crosses_itself_is_refused_at_every_such_point() -> None:
    red = (
        [1000, 4000],
        [13000, 4000],
        [14000, 6000],
        [15000, 4000],
        [15000, 6000],
        [14000, 4000],
        [13000, 6000],
    )
    assert places_of(basket(red=red), "crosses-itself") == [(13500, 5000), (14500, 5000)]


def test_dd_1_3_three_lines_in_one_point_are_refused() -> None:
    blue = ([3000, 3000], [5000, 5000], [5000, 12000], [3000, 12000])
    assert ("three-lines-meet", "DD-1.3", (4000, 4000), ("red", "blue", "green")) in problems_of(
        basket(blue=blue)
    )


def test_dd_1_3_three_lines_in_a_point_between_grid_points_are_refused() -> None:
    green = ([2501, 1001], [9501, 15001], [1500, 15001])
    blue = ([5500, 1001], [1000, 10001], [500, 1001])
    assert (4001, 4000) in places_of(basket(blue=blue, green=green), "three-lines-meet")


@pytest.mark.parametrize(("gap", "is_refused"), [(419, True), (420, False)])
def test_dd_1_5_crossings_need_thirty_thousandths_of_the_longer_side(gap: int, *, is_refused: bool) -> None:
    world = basket(red=box(1000, 4000, 15000, 4000 + gap))
    world["knots"]["red"] = [8000, 4000]
    if is_refused:
        assert (4000, 4000 + gap // 2) in places_of(world, "crossings-too-close")
    else:
        resolve(world)


def test_dd_1_5_crossings_too_close_name_their_lines() -> None:
    problems = problems_of(basket(red=box(1000, 4000, 15000, 4100)))
    assert ("crossings-too-close", "DD-1.5", (4000, 4050), ("red", "green")) in problems


def thin(width: int) -> dict[str, dict[str, list[object]]]:
    """Blue comes down to red in a wide bay, and overlaps it by so much."""
    top = 6000 - width
    blue = (
        [1000, 10000],
        [6500, 10000],
        [6500, top],
        [9500, top],
        [9500, 10000],
        [15000, 10000],
        [15000, 12000],
        [1000, 12000],
    )
    return basket(blue=blue)


def test_dd_1_5_a_field_with_too_small_an_inner_circle_is_refused() -> None:
    (at,) = places_of(thin(200), "field-too-thin")
    assert at is not None
    assert 6500 < at[0] < 9500
    assert 5800 < at[1] < 6000
    assert {problem.lines for problem in problems_of(thin(200))} == {("red", "blue")}


def test_dd_1_5_an_inner_circle_fifteen_thousandths_wide_is_enough() -> None:
    assert codes(thin(209)) == {"field-too-thin"}
    resolve(thin(210))


@pytest.mark.parametrize(("knot", "is_refused"), [((4209, 4000), True), ((4210, 4000), False)])
def test_dd_1_5_a_knot_needs_fifteen_thousandths_from_a_crossing(knot: Point, *, is_refused: bool) -> None:
    world = basket()
    world["knots"]["red"] = list(knot)
    if is_refused:
        assert problems_of(world) == (("knot-near-crossing", "DD-1.5", knot, ("red",)),)
    else:
        assert resolve(world).knots[0] == knot


def test_forty_crossings_are_allowed() -> None:
    assert len(resolve(crowded(13000)).crossings) == 40


def test_more_than_forty_crossings_are_refused() -> None:
    assert [(each.code, each.lines) for each in problems_of(crowded(14600))] == [
        ("too-many-crossings", ("red", "blue"))
    ]


def test_dd_1_5_all_problems_are_told_at_once() -> None:
    world = basket(red=box(1000, 4000, 15000, 4100), blue=box(7000, 7000, 9000, 9000))
    world["knots"]["green"] = [6000, 4000]
    assert {"crossings-too-close", "crosses-too-few", "knot-near-crossing"} <= codes(world)


def test_dd_1_5_a_refusal_carries_what_was_drawn() -> None:
    world = basket(red=box(7000, 7000, 9000, 9000))
    with pytest.raises(WorldRefused) as refused:
        resolve(world)
    assert refused.value.given is world
    assert "crosses too few: red at 7000, 7000 (DD-1.1)" in str(refused.value)
