"""Who is there is told soon, and many who come at once are told of together."""

import asyncio
import time

import msgspec
import pytest

from samedi.server.tables import attendance
from samedi.server.tables.attendance import Attendance
from tests.server.test_leaks import Ear

CROWD = 100


def test_a_crowd_that_comes_at_once_is_told_of_at_most_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "PAUSE_S", 0.3)

    async def run() -> None:
        there: list[Ear] = []
        others: list[frozenset[str]] = []
        presence = Attendance(there, others.append)
        begun = time.monotonic()
        for number in range(CROWD):
            there.append(Ear(f"p{number:02}", "play"))
            presence.changed()
            if number == CROWD // 2:
                await heard(there[0], 1)
        await heard(there[0], 2)
        assert time.monotonic() - begun >= 0.3
        assert len(others) == 2, "other processes hear of it as often"
        assert msgspec.json.decode(there[-1].heard[-1])["online"] == sorted(each.person for each in there)
        there.clear()
        presence.changed()

    asyncio.run(run())


async def heard(ear: Ear, times: int) -> None:
    deadline = time.monotonic() + 60
    while len(ear.heard) < times:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)
    assert len(ear.heard) == times
