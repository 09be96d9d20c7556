"""Many questions to several processes at once."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import ExitStack, suppress
from queue import SimpleQueue
from typing import TypeVar

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.processes.worker import Worker

GOODBYE_S = 2.0  # for a process to end by itself
MOST_JOBS = 256

T = TypeVar("T")


class ProcessLost(SamediError):
    """A process has failed twice on the same question."""


def answers(
    module: str, argument: str, questions: Iterator[object], kind: type[T], jobs: int | None = None
) -> Iterator[T]:
    """Ask a process for each core, or so many, and give each answer as soon as it is there."""
    count = min(jobs or os.cpu_count() or 1, MOST_JOBS)
    with ExitStack() as stack:
        workers = [Worker(module, argument, goodbye_s=GOODBYE_S) for _ in range(count)]
        threads = stack.enter_context(ThreadPoolExecutor(count))
        for worker in workers:
            stack.callback(worker.close)  # first, so that the threads end
        free = SimpleQueue[Worker]()
        for worker in workers:
            free.put(worker)
        asked: set[Future[T]] = set()
        stack.callback(lambda: [future.cancel() for future in asked])
        for question in questions:
            asked.add(threads.submit(_answer, free, question, kind))
            if len(asked) > count:
                yield from _arrived(asked)
        while asked:
            yield from _arrived(asked)


def _arrived(asked: set[Future[T]]) -> Sequence[T]:
    """Wait for an answer, and take all that have come."""
    done, _ = wait(asked, return_when=FIRST_COMPLETED)
    asked -= done
    return [future.result() for future in done]


def _answer(free: SimpleQueue[Worker], question: object, kind: type[T]) -> T:
    """Ask a process that is free; should it die, it is asked once more."""
    worker = free.get()
    try:
        with suppress(WorkerFailed):
            return worker.ask(question, kind)
        return worker.ask(question, kind)
    except WorkerFailed as error:
        raise ProcessLost(Message("study-process-lost", {"error": str(error)})) from None
    finally:
        free.put(worker)
