from itertools import combinations
from math import dist

import pytest

from samedi.games.dicke_daemonen.world import OUTER, PRESETS, World, resolve

from .samples import corners_by_field, preset_world

AIMING_HIGH = {"ring", "clover", "basket", "trefoil", "snail"}


def thousandths(world: World) -> tuple[float, float]:
    """The shortest distance of crossings and the smallest inner circle, by the longer side."""
    shortest = min(dist(one.spot, other.spot) for one, other in combinations(world.crossings, 2))
    smallest = min(field.radius for field in world.fields[1:])
    return shortest * 1000 / world.side, smallest * 1000 / world.side


def test_there_are_at_least_eight_presets_and_no_two_have_the_same_fields() -> None:
    maps = {tuple(sorted(corners_by_field(preset_world(name)))) for name in PRESETS}
    assert len(maps) == len(PRESETS) >= 8


@pytest.mark.parametrize("name", PRESETS)
def test_dd_1_5_every_preset_can_be_played_on_and_resolves_to_itself(name: str) -> None:
    world = preset_world(name)
    assert resolve(world.description()) == world


@pytest.mark.parametrize("name", sorted(AIMING_HIGH))
def test_dd_1_5_most_presets_are_nearly_as_roomy_as_aimed_at(name: str) -> None:
    distance, radius = thousandths(preset_world(name))
    assert distance > 145
    assert radius > 58


def test_dd_5_1_the_scoring_example_has_the_fields_that_were_won() -> None:
    world = preset_world("reckoning")
    assert len(world.crossings) == 16
    fields = corners_by_field(world)
    assert fields[OUTER] == (7, 1)
    left = fields[1:]
    for won in [(2, 0), (4, 1), (3, 0), (2, 1), (5, 0), (2, 1), (4, 0), (3, 1)]:
        left.remove(won)
    assert len(left) == 9


def test_dd_5_2_the_first_picture_has_its_outer_field_and_its_lens_of_red_and_yellow() -> None:
    world = preset_world("first-picture")
    assert len(world.crossings) == 12
    assert corners_by_field(world)[OUTER] == (5, 1)
    lenses = [
        field
        for field in world.fields
        if len(field.corners) == 2
        and all(world.crossings[corner].colours == ("red", "yellow") for corner in field.corners)
    ]
    assert [field.knots for field in lenses] == [0]


def test_dd_1_5_the_worlds_of_the_examples_pass() -> None:
    for name in ("reckoning", "first-picture"):
        distance, radius = thousandths(preset_world(name))
        assert distance >= 30
        assert 2 * radius >= 15
