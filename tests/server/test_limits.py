"""Limits: a burst, then a rate, each address for itself."""

from samedi.server.gate.limits import MOST_REMEMBERED, Bucket, Limits


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own() -> None:
    limits = Limits(rate=1, burst=1, clock=Clock())
    assert [limits.take("a"), limits.take("b"), limits.take("a")] == [True, True, False]


def test_addresses_do_not_fill_the_memory() -> None:
    limits = Limits(rate=1, burst=1, clock=Clock())
    for number in range(MOST_REMEMBERED + 10):
        limits.take(str(number))
    assert len(limits._buckets) == MOST_REMEMBERED
