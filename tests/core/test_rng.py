"""The random generator of playouts."""

from samedi.core.record import strict
from samedi.core.rng import MASK, Rng, below, seeded


def test_the_same_seeds_give_the_same_numbers() -> None:
    assert [below(seeded(1, "a"), 1000) for _ in range(3)] == [below(seeded(1, "a"), 1000)] * 3
    assert below(seeded(1, "a"), 1 << 30) != below(seeded(1, "b"), 1 << 30)


def test_the_stream_never_changes() -> None:
    rng = seeded("golden")
    assert [below(rng, 100) for _ in range(12)] == GOLDEN


def test_numbers_are_spread_evenly() -> None:
    rng = seeded(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[below(rng, 6)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)


def test_no_word_leaves_its_32_bits() -> None:
    rng = strict(Rng)()
    rng.a, rng.b, rng.c, rng.counter = MASK, MASK, MASK, MASK
    for _ in range(1000):
        assert 0 <= below(rng, 1 << 31) < 1 << 31
        assert all(0 <= word <= MASK for word in (rng.a, rng.b, rng.c, rng.counter))


GOLDEN = [84, 55, 51, 51, 84, 64, 45, 37, 90, 36, 14, 0]
