from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from samedi.games.dicke_daemonen.world.curves import (
    GRID,
    is_counter_clockwise,
    nearest_position,
    point_at,
    rounded,
    side,
    tidied,
    tied,
)

SQUARE = ((0, 0), (10, 0), (10, 10), (0, 10))

points = st.tuples(st.integers(0, GRID), st.integers(0, GRID))
lines = st.lists(points, min_size=3, max_size=12, unique=True).map(tuple)


def test_left_is_positive_when_y_points_up() -> None:
    assert side((0, 0), (10, 0), (5, 1)) > 0
    assert side((0, 0), (10, 0), (5, -1)) < 0
    assert side((0, 0), (10, 0), (20, 0)) == 0


def test_one_unit_off_a_segment_across_the_whole_grid_is_not_on_it() -> None:
    assert side((0, 0), (GRID, GRID - 1), (GRID - 1, GRID - 2)) != 0


def test_the_direction_of_a_line_is_that_of_its_area() -> None:
    assert is_counter_clockwise(SQUARE)
    assert not is_counter_clockwise(SQUARE[::-1])


def test_repeated_points_are_left_out_across_the_closing_too() -> None:
    assert tidied([(1, 1), (1, 1), (2, 1), (2, 2), (2, 2), (1, 1)]) == ((1, 1), (2, 1), (2, 2))


def test_the_nearest_place_is_exact() -> None:
    triangle = ((0, 0), (3, 1), (0, 9))
    assert nearest_position(triangle, (1, 0)) == (0, Fraction(3, 10))
    assert point_at(triangle, (0, Fraction(3, 10))) == (Fraction(9, 10), Fraction(3, 10))


def test_halves_are_rounded_up() -> None:
    assert rounded((Fraction(1, 2), Fraction(3, 2))) == (1, 2)


def test_dd_1_4_a_knot_is_the_nearest_point_of_its_line() -> None:
    assert tied(SQUARE, (5, 3)) == ((5, 0), (0, Fraction(1, 2)))


@settings(max_examples=300)
@given(lines, points)
def test_a_tied_knot_stays_where_it_is(line: tuple[tuple[int, int], ...], wanted: tuple[int, int]) -> None:
    knot, position = tied(line, wanted)
    assert tied(line, knot) == (knot, position)
    x, y = point_at(line, position)
    assert abs(x - knot[0]) <= Fraction(1, 2)
    assert abs(y - knot[1]) <= Fraction(1, 2)
