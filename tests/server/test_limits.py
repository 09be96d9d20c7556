"""Limits: a burst, then a rate, each address for itself."""

import pytest
from starlette.requests import Request

from samedi.server.gate.addresses import address_of, household
from samedi.server.gate.backlog import Backlog
from samedi.server.gate.limits import MOST_REMEMBERED, Bucket, Limits, wait_message
from samedi.server.http.endpoint import Call


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now = 0.5
    assert [bucket.take(), bucket.take()] == [0, 0.5]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_who_reserves_has_a_turn_after_the_others() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=1, clock=clock)
    assert [bucket.reserve() for _ in range(4)] == [0, 0.5, 1, 1.5]
    clock.now = 1.5
    assert bucket.reserve() == 0.5


def test_each_address_has_its_own() -> None:
    limits = Limits(rate=1, burst=1, clock=Clock())
    assert [limits.take("a"), limits.take("b"), limits.take("a")] == [0, 0, 1]


def test_addresses_do_not_fill_the_memory() -> None:
    limits = Limits(rate=1, burst=1, clock=Clock())
    for number in range(MOST_REMEMBERED + 10):
        limits.take(str(number))
    assert len(limits._buckets) == MOST_REMEMBERED


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::ffff:c000:201", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_an_address_counts_as_that_of_its_household(host: str, counts_as: str) -> None:
    assert household(host) == counts_as
    assert address_of({"client": (host, 1)}) == counts_as


def test_what_asks_for_much_counts_by_household_too() -> None:
    request = Request({"type": "http", "client": ("2001:db8:1:2:3:4:5:6", 1), "headers": []})
    assert Call(None, request, "ada").address == "2001:db8:1:2::/64"  # type: ignore[arg-type]


def test_nobody_has_no_address() -> None:
    assert address_of({}) == address_of({"client": None}) == ""


@pytest.mark.parametrize(("wait", "told"), [(0.2, "a second"), (30, "30 seconds"), (1800, "30 minutes")])
def test_a_wait_is_told(wait: float, told: str) -> None:
    assert told in wait_message(wait).say("en")
    assert told.split(maxsplit=1)[0].replace("a", "une") in wait_message(wait).say("fr")


class Reader:
    """Somebody who may be sent away."""

    is_gone = False

    def give_up(self) -> None:
        self.is_gone = True


def test_who_has_most_waiting_makes_room_for_others_of_the_address() -> None:
    backlog, slow, slower, other = Backlog(per_address=100, in_all=1000), Reader(), Reader(), Reader()
    backlog.note("a", slow, 40)
    backlog.note("a", slower, 60)
    backlog.note("b", other, 100)
    assert not any(each.is_gone for each in (slow, slower, other))
    backlog.note("a", slow, 50)
    assert (slow.is_gone, slower.is_gone, other.is_gone) == (False, True, False)
    assert backlog.size == 150


def test_the_slowest_of_the_heaviest_address_makes_room_for_all() -> None:
    backlog, one, two, three = Backlog(per_address=100, in_all=150), Reader(), Reader(), Reader()
    backlog.note("a", one, 80)
    backlog.note("b", two, 30)
    backlog.note("b", three, 60)
    assert (one.is_gone, two.is_gone, three.is_gone) == (False, False, True)
    backlog.note("a", one, 0)
    backlog.note("b", two, 0)
    assert backlog.size == 0
    assert not backlog._waiting


def test_behind_a_proxy_many_share_an_address() -> None:
    backlog, readers = Backlog(per_address=100, in_all=1000), [Reader() for _ in range(9)]
    for reader in readers:
        backlog.note("proxy", reader, 100, is_shared=True)
    assert not any(reader.is_gone for reader in readers)
    backlog.note("proxy", readers[0], 300, is_shared=True)
    assert [reader.is_gone for reader in readers] == [True] + 8 * [False]
