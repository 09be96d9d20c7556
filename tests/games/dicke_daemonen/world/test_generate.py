import json
from functools import cache
from hashlib import sha256
from itertools import combinations
from math import cos, dist, sin

import pytest

from samedi.games.dicke_daemonen.world import World, resolve
from samedi.games.dicke_daemonen.world.ovals import cosine_and_sine
from samedi.games.dicke_daemonen.world.splitmix import SplitMix

GOLDEN = {
    0: "c39537126359f8fd",
    1: "b4b00e0f3d30b3db",
    2: "768f1c4bc1203f67",
    2026: "9c349c747f09750f",
}


@cache
def generated(seed: int) -> World:
    return resolve({"seed": seed})


@pytest.fixture(params=[0, 1, 2, 3, 4, 5, 2026])
def world(request: pytest.FixtureRequest) -> World:
    return generated(request.param)


def fingerprint(world: World) -> str:
    return sha256(json.dumps(world.description()).encode()).hexdigest()[:16]


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_same_world_on_every_machine(seed: int) -> None:
    assert fingerprint(generated(seed)) == GOLDEN[seed]


def test_a_generated_world_has_ten_to_fourteen_crossings(world: World) -> None:
    assert 10 <= len(world.crossings) <= 14


def test_dd_1_5_a_generated_world_is_easy_to_read(world: World) -> None:
    shortest = min(dist(one.spot, other.spot) for one, other in combinations(world.crossings, 2))
    assert shortest / world.side > 0.6 * 0.150
    assert min(field.radius for field in world.fields[1:]) / world.side > 0.6 * 0.060


def test_a_generated_world_resolves_to_itself(world: World) -> None:
    assert resolve(world.description()) == world


def test_different_seeds_give_different_worlds() -> None:
    assert len({fingerprint(generated(seed)) for seed in (3, 4, 2**53 - 1)}) == 3


def test_the_dice_are_splitmix64() -> None:
    dice = SplitMix(1234567)
    assert [dice.word() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_dice_stay_in_their_range() -> None:
    dice = SplitMix(0)
    assert {dice.below(6) for _ in range(200)} == set(range(6))
    assert all(2 <= dice.between(2, 3) < 3 for _ in range(200))


def test_own_cosine_and_sine_agree_with_the_library() -> None:
    for step in range(-50, 50):
        angle = step / 3
        assert cosine_and_sine(angle) == pytest.approx((cos(angle), sin(angle)), abs=1e-13)
