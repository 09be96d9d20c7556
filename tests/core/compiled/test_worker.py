"""The worker process: answers, survives bad requests, can be killed, and its asker stays light."""

import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from samedi.core.compiled.client import RulesWorker
from samedi.core.compiled.protocol import Batch, Copies, Listed, Listings, Playouts
from samedi.core.position import Position
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.record import to_bytes
from samedi.games import game
from tests.processes import has_ended

GAME = game("chevalier_noir")
STATE = to_bytes(Position(GAME, {"players": 2}).state)


@pytest.fixture(scope="module")
def worker() -> Iterator[RulesWorker]:
    with RulesWorker(GAME) as client:
        yield client


def test_playouts_pay_one_winner_each(worker: RulesWorker) -> None:
    answer = worker.count(Playouts(STATE, 3, 40, 2))
    assert answer.games == 40
    assert sum(answer.payoffs) == 40_000
    assert answer.count > 40 * 50
    assert worker.count(Playouts(STATE, 3, 40, 2)).payoffs == answer.payoffs


def test_a_batch_plays_many_games_side_by_side(worker: RulesWorker) -> None:
    answer = worker.count(Batch(STATE, 1, 64, 400))
    assert answer.count == 64 * 400
    assert answer.games > 64


def test_copies_are_counted(worker: RulesWorker) -> None:
    assert worker.count(Copies(STATE, 1000)).count >= 1000


def test_listings_are_timed_state_by_state(worker: RulesWorker) -> None:
    times = worker.ask(Listings(STATE * 3, 10), Listed).microseconds
    assert len(times) == 3
    assert all(time > 0 for time in times)


def test_a_bad_request_is_answered_and_the_worker_goes_on(worker: RulesWorker) -> None:
    with pytest.raises(WorkerFailed, match=r"bytes|size|broadcast"):
        worker.count(Playouts(b"too short", 1, 1, 2))
    assert worker.count(Playouts(STATE, 1, 1, 2)).games == 1


def test_a_worker_can_be_killed_in_the_middle() -> None:
    worker = RulesWorker(GAME)
    worker.count(Playouts(STATE, 1, 1, 2))
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(worker.count, Playouts(STATE, 1, 100_000_000, 2))
        time.sleep(0.3)
        begun = time.monotonic()
        worker.close()
        with pytest.raises(WorkerFailed, match="ended"):
            asked.result()
        assert time.monotonic() - begun < 30


def test_a_worker_ends_with_its_asker() -> None:
    code = (
        "import sys; from samedi.core.compiled.client import RulesWorker; from samedi.games import game; "
        "worker = RulesWorker(game('chevalier_noir')); print(worker._running().pid, flush=True); "
        "print(sorted({'numpy', 'numba'} & set(sys.modules)), flush=True)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    pid, loaded = done.stdout.splitlines()
    assert loaded == "[]"
    assert has_ended(int(pid), within_s=30), "the worker outlives its asker"
