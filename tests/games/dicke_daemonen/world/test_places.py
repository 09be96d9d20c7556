from math import sqrt

import pytest
import shapely  # type: ignore[import-untyped]

from samedi.games.dicke_daemonen.world import OUTER, PRESETS
from samedi.games.dicke_daemonen.world.places import Interior, freest, inner_circle

from .samples import preset_world


def test_the_freest_point_of_a_triangle_is_the_centre_of_its_inner_circle() -> None:
    circle = freest(Interior(((0, 0), (4000, 0), (0, 3000))))
    assert circle.radius == pytest.approx(1000, rel=0.02)
    assert circle.centre == pytest.approx((1000, 1000), rel=0.05)


def test_a_room_with_a_hole_is_free_beside_it() -> None:
    interior = Interior(
        ((0, 0), (3000, 0), (3000, 1000), (0, 1000)), ((500, 250), (1000, 250), (1000, 750), (500, 750))
    )
    assert interior.clearance(750, 500) == -250
    assert freest(interior).radius == pytest.approx(500, rel=0.02)


def test_a_very_thin_room_is_measured_without_many_steps() -> None:
    circle = freest(Interior(((0, 0), (16384, 1), (16384, 2), (0, 1))), hoped=5)
    assert circle.radius < 1


@pytest.mark.parametrize("corner", [(0, 3000), (700, 2900), (4000, 3000)])
def test_what_decides_whether_a_field_is_too_thin_is_looked_at_closely(corner: tuple[int, int]) -> None:
    triangle = ((0, 0), (4000, 0), corner)
    best = shapely.maximum_inscribed_circle(shapely.Polygon(triangle), tolerance=0.01).length
    assert inner_circle(Interior(triangle), best * 0.9995).radius >= best * 0.9995
    assert inner_circle(Interior(triangle), best * 1.0005).radius < best * 1.0005


def test_clearance_is_negative_outside() -> None:
    assert Interior(((0, 0), (10, 0), (10, 10), (0, 10))).clearance(13, 14) == -5


def test_inner_circles_agree_with_shapely() -> None:
    world = preset_world("first-picture")
    for number, field in enumerate(world.fields[1:], start=1):
        polygon = shapely.Polygon(world.arrangement.ring(number))
        best = shapely.maximum_inscribed_circle(polygon, tolerance=1).length
        assert best / 1.03 < field.radius < best * 1.001


@pytest.mark.parametrize("name", PRESETS)
def test_every_corner_and_centre_is_drawn_inside_its_field(name: str) -> None:
    world = preset_world(name)
    spots = world.corner_spots
    assert len(spots) == 4 * len(world.crossings)
    union = shapely.Polygon(world.arrangement.ring(OUTER))
    for number, field in enumerate(world.fields):
        polygon = shapely.Polygon(world.arrangement.ring(number))
        for point in (field.centre, *(spots[corner, number] for corner in field.corners)):
            is_inside = shapely.contains(polygon, shapely.Point(point))
            assert is_inside if number != OUTER else not shapely.contains(union, shapely.Point(point))


@pytest.mark.parametrize("name", PRESETS)
def test_a_corner_is_drawn_near_its_crossing(name: str) -> None:
    world = preset_world(name)
    for (crossing, _), (x, y) in world.corner_spots.items():
        at = world.crossings[crossing].spot
        assert sqrt((x - at[0]) ** 2 + (y - at[1]) ** 2) < 0.07 * world.side
