"""A second opinion from Shapely on a thousand random maps."""

from collections.abc import Iterator
from random import Random

import shapely  # type: ignore[import-untyped]

from samedi.games.dicke_daemonen.world.arrangement import OUTER, Arrangement, arrange, cross_points
from samedi.games.dicke_daemonen.world.checks import structure_problems
from samedi.games.dicke_daemonen.world.curves import Lines
from samedi.games.dicke_daemonen.world.nudge import settle
from samedi.games.dicke_daemonen.world.ovals import Oval, fitted, oval_points

WORLDS = 1000


def random_lines(random: Random) -> Lines:
    """Four wavy ovals with few points, some of them on a coarse grid where exact hits are common."""
    coarse = random.choice((1, 1, 64, 256))
    shapes = [
        oval_points(
            Oval(
                random.uniform(-0.9, 0.9),
                random.uniform(-0.9, 0.9),
                random.uniform(0.5, 1.4),
                random.uniform(0.3, 1.1),
                random.uniform(0, 3),
                random.uniform(-0.25, 0.25),
            ),
            random.randint(8, 40),
        )
        for _ in range(4)
    ]
    return tuple(
        tuple(dict.fromkeys((x // coarse * coarse, y // coarse * coarse) for x, y in line))
        for line in fitted(shapes)
    )


def random_maps() -> Iterator[Arrangement]:
    """Maps without limits on how small they are."""
    random = Random(2004)
    while True:
        lines, meetings, problems = settle(random_lines(random))
        crossings = cross_points(lines, meetings.crosses)
        if not problems and not structure_problems(lines, meetings.crosses, crossings):
            yield arrange(lines, crossings)


def numbered_faces(arrangement: Arrangement) -> list[shapely.Polygon]:
    """Shapely's faces, numbered by the rule with nothing but its own questions; the outer one is left out."""
    rings = [shapely.LinearRing(line) for line in arrangement.lines]
    areas = [shapely.Polygon(ring) for ring in rings]
    faces = list(shapely.polygonize([shapely.unary_union(rings)]).geoms)
    inner = [face.representative_point() for face in faces]
    inside = [[bool(shapely.contains(area, point)) for area in areas] for point in inner]
    order: list[int] = []
    for crossing in arrangement.crossings:
        first, second = crossing.lines
        at = shapely.Point(*crossing.spot)
        touching = [number for number, face in enumerate(faces) if shapely.distance(face, at) < 1e-6]
        order += sorted(touching, key=lambda face: (inside[face][second], inside[face][first]))
    return [faces[number] for number in dict.fromkeys(order)]


def corners_of(face: shapely.Polygon, arrangement: Arrangement) -> set[int]:
    """The crossings on the boundary of a face."""
    points = [shapely.Point(*crossing.spot) for crossing in arrangement.crossings]
    return {number for number, point in enumerate(points) if shapely.distance(face.exterior, point) < 1e-6}


def test_dd_1_3_shapely_finds_the_same_fields_with_the_same_numbers_in_a_thousand_worlds() -> None:
    maps = random_maps()
    for _ in range(WORLDS):
        arrangement = next(maps)
        faces = numbered_faces(arrangement)
        assert len(faces) == len(arrangement.boundaries) - 1 == len(arrangement.crossings) + 1
        for field, face in enumerate(faces, start=OUTER + 1):
            ring = shapely.Polygon(arrangement.ring(field))
            assert abs(ring.area - face.area) < 1e-3
            assert shapely.LinearRing(ring.exterior).is_ccw
            assert set(arrangement.corners(field)) == corners_of(face, arrangement)
        outer = shapely.Polygon(arrangement.ring(OUTER))
        assert abs(outer.area - sum(face.area for face in faces)) < 1e-2
