"""Ovals as closed lines of grid points, the same on every machine."""

from collections.abc import Sequence
from functools import cache
from math import floor
from typing import NamedTuple

from .curves import GRID, Line, tidied

POINTS = 96
"""How many points an oval is drawn with."""

MARGIN = 1024
"""What stays free around the world, in grid units."""

TURN = 6.283185307179586
TERMS = 30


class Oval(NamedTuple):
    """Centre, half axes, the angle by which it is turned in radians, and the share of its three swells."""

    x: float
    y: float
    a: float
    b: float
    angle: float
    wave: float = 0.0


def cosine_and_sine(angle: float) -> tuple[float, float]:
    """By their series: sums and products of floats are the same everywhere, libraries are not."""
    angle = angle % TURN
    if angle > TURN / 2:
        angle -= TURN
    sums, term = [0.0, 0.0], 1.0
    for power in range(TERMS):
        sums[power % 2] += term if power % 4 < 2 else -term  # noqa: PLR2004 - signs come as + + - -
        term = term * angle / (power + 1)
    return sums[0], sums[1]


@cache
def unit_circle(points: int) -> tuple[tuple[float, float], ...]:
    """Points evenly around the circle of radius one."""
    return tuple(cosine_and_sine(TURN * index / points) for index in range(points))


def oval_points(oval: Oval, points: int = POINTS) -> list[tuple[float, float]]:
    """Points around an oval, from the end of its axis `a` on."""
    cosine, sine = cosine_and_sine(oval.angle)
    circle = unit_circle(points)
    places = []
    for index, (c, s) in enumerate(circle):
        swell = 1 + oval.wave * circle[3 * index % points][0]
        along, across = oval.a * c * swell, oval.b * s * swell
        places.append((oval.x + along * cosine - across * sine, oval.y + along * sine + across * cosine))
    return places


def fitted(shapes: Sequence[Sequence[tuple[float, float]]]) -> list[Line]:
    """The shapes together, moved and scaled to fill the grid up to its margin, on grid points."""
    xs, ys = [x for shape in shapes for x, _ in shape], [y for shape in shapes for _, y in shape]
    middle_x, middle_y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    scale = (GRID - 2 * MARGIN) / max(max(xs) - min(xs), max(ys) - min(ys))
    return [
        tidied(
            (floor((x - middle_x) * scale + GRID / 2 + 0.5), floor((y - middle_y) * scale + GRID / 2 + 0.5))
            for x, y in shape
        )
        for shape in shapes
    ]
