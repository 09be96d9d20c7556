"""The bots of a table: nobody waits for a compiler, and nobody sees a worker die."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

import samedi
from samedi.bots.ladder import STAND_IN
from samedi.bots.simple import BOTS
from samedi.bots.table_bots import Choice, TableBots
from samedi.core.position import Position
from tests import kuhn


def bet() -> Position:
    position = Position(kuhn.GAME, {})
    for text in ("d0", "d2", "x5", "bet"):
        position.play(text)
    return position


@pytest.fixture
def bots() -> Iterator[TableBots]:
    made = TableBots(kuhn.GAME)
    yield made
    made.close()


def choose(bots: TableBots, name: str) -> Choice:
    return bots.choose(name, bet().hidden(1), 1, samedi.seeded(1))


def test_a_stand_in_moves_until_the_search_is_ready_and_then_no_more(bots: TableBots) -> None:
    bots._patience = 0.0
    first = choose(bots, "expert")
    assert first.is_stand_in
    assert first.action == BOTS[STAND_IN](kuhn.GAME, bet().hidden(1), 1, samedi.seeded(1))
    assert bots.worker(120)
    second = choose(bots, "expert")
    assert not second.is_stand_in
    assert kuhn.GAME.actions.text(second.action) == "bet"


def test_a_simple_bot_starts_no_worker(bots: TableBots) -> None:
    assert not choose(bots, "random").is_stand_in
    assert bots._worker.pid is None


def test_a_worker_that_dies_is_stood_in_for_and_comes_back(bots: TableBots) -> None:
    worker = bots.worker(120)
    assert worker
    search = worker.search

    def die(request: object) -> None:
        os.kill(worker.pid or 0, signal.SIGKILL)
        search(request)  # type: ignore[arg-type]

    worker.search = die  # type: ignore[assignment, method-assign]
    assert choose(bots, "expert").is_stand_in
    worker.search = search  # type: ignore[method-assign]
    assert bots.worker(120)
    assert not choose(bots, "expert").is_stand_in


def test_bots_can_leave_while_the_worker_gets_ready(bots: TableBots) -> None:
    assert bots.worker(0) is None
    begun = time.perf_counter()
    bots.close()
    assert time.perf_counter() - begun < 30
