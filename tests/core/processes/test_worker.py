"""One worker, asked by a program that waits: whatever happens to it is one error, and the next answers."""

import threading
import time
from collections.abc import Iterator

import pytest

from samedi.core.errors import SamediError
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.processes.worker import Worker
from tests.processes import has_ended

TROUBLED = "tests.core.processes.troubled"
LOST = [["die"], ["fall short"], ["garbage"], ["endless"]]


@pytest.fixture
def worker() -> Iterator[Worker]:
    with Worker(TROUBLED) as made:
        yield made


@pytest.mark.parametrize("request_", LOST, ids=lambda deed: str(deed[0]))
def test_a_worker_that_is_lost_is_told_as_such_and_replaced(worker: Worker, request_: list[str]) -> None:
    first = worker.ask(["pid"], int)
    with pytest.raises(WorkerFailed):
        worker.ask(request_, int)
    assert has_ended(first)
    assert worker.ask(["echo", 7], int) == 7
    assert worker.pid != first


def test_a_worker_that_takes_too_long_is_ended(worker: Worker) -> None:
    first = worker.ask(["pid"], int)
    with pytest.raises(WorkerFailed):
        worker.ask(["sleep", 3600], int, 0.2)
    assert has_ended(first)
    assert worker.ask(["echo", 7], int, 60) == 7


def test_a_worker_killed_between_two_questions_is_started_anew(worker: Worker) -> None:
    first = worker.ask(["pid"], int)
    assert worker._process
    worker._process.kill()
    worker._process.wait()
    assert worker.ask(["pid"], int) != first


def test_what_cannot_be_done_is_told_and_the_worker_goes_on(worker: Worker) -> None:
    first = worker.ask(["pid"], int)
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        worker.ask(["fail"], int)
    with pytest.raises(SamediError) as refused:
        worker.ask(["refuse"], int)
    assert refused.value.message.code == "option-missing"
    assert worker.ask(["pid"], int) == first


def test_an_answer_of_another_kind_is_no_answer(worker: Worker) -> None:
    with pytest.raises(WorkerFailed):
        worker.ask(["echo", "seven"], int)
    assert worker.ask(["echo", 7], int) == 7


def test_what_is_printed_by_mistake_is_no_answer(worker: Worker) -> None:
    worker.ask(["print"], object)
    assert worker.ask(["echo", 7], int) == 7


def test_closing_ends_a_question_of_another_thread_for_good(worker: Worker) -> None:
    pid = worker.ask(["pid"], int)
    failures: list[str] = []

    def ask() -> None:
        for _ in range(2):
            try:
                worker.ask(["sleep", 3600], int)
            except WorkerFailed as error:
                failures.append(str(error))

    thread = threading.Thread(target=ask)
    thread.start()
    time.sleep(0.1)
    worker.close()
    thread.join(60)
    assert failures[1] == "the worker was closed"
    assert has_ended(pid)
