"""A device makes the same generators as a processor."""

import pytest

from samedi.core.compiled.cuda.seeding import LONGEST, WORDS, head_of, seed_one
from samedi.core.record import to_bytes
from samedi.core.rng import Rng, seeded

LARGEST = 2**63 - 1


@pytest.mark.parametrize("seed", [0, 7, 123_456, -5, LARGEST, -LARGEST])
def test_generators_are_those_of_the_processor(seed: int) -> None:
    for index in (0, 9, 10, 99, 100, 262_143, 2**31):
        rng = Rng()
        seed_one(rng, list(head_of(seed)), index, [-1] * WORDS)
        assert to_bytes(rng) == to_bytes(seeded(seed, index))


def test_the_longest_text_fits_into_one_block() -> None:
    assert len(repr((-LARGEST, LARGEST))) <= LONGEST
