"""Worlds for tests: four long boxes woven like a basket, and changes to them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from samedi.games.dicke_daemonen.world import Point, Problem, World, WorldRefused, resolve

Description = dict[str, dict[str, list[Any]]]


def box(left: int, bottom: int, right: int, top: int) -> list[list[int]]:
    return [[left, bottom], [right, bottom], [right, top], [left, top]]


def basket(**lines: Sequence[Sequence[int]]) -> Description:
    """Red below blue, green left of yellow, the pairs across each other; some lines may be replaced."""
    boxes: dict[str, list[Any]] = {
        "red": box(1000, 4000, 15000, 6000),
        "blue": box(1000, 10000, 15000, 12000),
        "green": box(4000, 1000, 6000, 15000),
        "yellow": box(10000, 1000, 12000, 15000),
    }
    boxes |= {colour: [list(point) for point in line] for colour, line in lines.items()}
    return {
        "lines": boxes,
        "knots": {"red": [1000, 5000], "blue": [1000, 11000], "green": [5000, 1000], "yellow": [11000, 1000]},
    }


def comb(teeth: int) -> list[list[int]]:
    """A line that goes up and down across whatever lies between 2000 and 14000."""
    points = [[1000, 14000]]
    for tooth in range(teeth):
        x = 1500 + tooth * 13000 // teeth
        points += [[x, 14000], [x, 2000], [x + 6000 // teeth, 2000], [x + 6000 // teeth, 14000]]
    return [*points, [15500, 14000], [15500, 15500], [1000, 15500]]


def crowded(top: int) -> Description:
    """Forty crossings; two more if yellow reaches the back of red's comb at 14000."""
    return basket(red=comb(4), green=box(500, 4000, 16000, 6000), yellow=box(3500, 3000, 4250, top))


def problems_of(description: Any) -> tuple[Problem, ...]:
    """Why a description is refused."""
    with pytest.raises(WorldRefused) as refused:
        resolve(description)
    return refused.value.problems


def places_of(description: Any, code: str) -> list[Point | None]:
    """Where a description has one kind of problem."""
    return [problem.at for problem in problems_of(description) if problem.code == code]


@cache
def preset_world(name: str) -> World:
    """The world of a preset, made once."""
    return resolve(name)


def corners_by_field(world: World) -> list[tuple[int, int]]:
    """The corners and knots of all fields."""
    return [(len(field.corners), field.knots) for field in world.fields]
