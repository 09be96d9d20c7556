"""The logarithm and the exponential function: near those of the C library, and the same bits everywhere."""

import math
import random

import pytest

from samedi.core.arithmetic import exponential, logarithm

LAST_BITS = 8


def is_near(found: float, wanted: float) -> bool:
    return abs(found - wanted) <= LAST_BITS * math.ulp(wanted)


def test_logarithms_of_whole_numbers_are_right() -> None:
    assert logarithm(1.0) == 0.0
    assert all(is_near(logarithm(float(each)), math.log(each)) for each in range(1, 1 << 20, 7))


def test_logarithms_of_chances_are_right() -> None:
    drawn = random.Random(1)
    for _ in range(10_000):
        chance = drawn.random() ** 4 or 1.0
        assert is_near(logarithm(chance), math.log(chance)), chance


def test_powers_are_right_as_far_as_numbers_go() -> None:
    drawn = random.Random(2)
    assert exponential(0.0) == 1.0
    assert exponential(-1e9) == 0.0
    for _ in range(10_000):
        power = drawn.uniform(-700, 700)
        assert is_near(exponential(power), math.exp(power)), power


@pytest.mark.parametrize(
    ("number", "bits"),
    [(2.0, "0x1.62e42fefa39efp-1"), (10.0, "0x1.26bb1bbb55515p+1"), (1048575.0, "0x1.bb9d39eb8c76bp+3")],
)
def test_logarithms_have_these_bits_on_every_machine(number: float, bits: str) -> None:
    assert logarithm(number).hex() == bits


@pytest.mark.parametrize(
    ("power", "bits"), [(-0.7, "0x1.fc80db9dd5542p-2"), (-123.4, "0x1.f5f60f30f97e1p-179")]
)
def test_powers_have_these_bits_on_every_machine(power: float, bits: str) -> None:
    assert exponential(power).hex() == bits
