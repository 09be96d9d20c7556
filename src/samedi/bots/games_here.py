"""Games between bots on this machine, several at a time in processes of their own."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from queue import SimpleQueue
from typing import Any, TypeVar

from samedi.bots.match import PlayedGame, PlayGame
from samedi.core.game import Game
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.processes.worker import Worker

GOODBYE_S = 2.0  # for a process to end by itself
MOST_JOBS = 256
MATCHES = "samedi.bots.match_worker"

T = TypeVar("T")


def match_worker(home: str) -> Worker:
    """A process that plays games of a module's game."""
    return Worker(MATCHES, home, goodbye_s=GOODBYE_S)


def play_here(game: Game[Any], requests: Sequence[PlayGame], jobs: int | None) -> Iterator[PlayedGame]:
    """Play games, so many at a time, and give each as soon as it is over."""
    count = min(jobs or os.cpu_count() or 1, len(requests), MOST_JOBS)
    with ExitStack() as stack:
        workers = [match_worker(game.home) for _ in range(count)]
        threads = stack.enter_context(ThreadPoolExecutor(count))
        free = SimpleQueue[Worker]()
        for worker in workers:
            stack.callback(worker.close)  # first, so that the threads end
            free.put(worker)
        futures = [threads.submit(_played_by_one, free, request) for request in requests]
        stack.callback(lambda: [future.cancel() for future in futures])
        for future in as_completed(futures):
            yield future.result()


def _played_by_one(free: SimpleQueue[Worker], request: PlayGame) -> PlayedGame:
    worker = free.get()
    try:
        return played_by(worker, request, PlayedGame)
    finally:
        free.put(worker)


def played_by(worker: Worker, request: object, kind: type[T]) -> T:
    """A game played by a worker; should its process die, another one tries again."""
    try:
        return worker.ask(request, kind)
    except WorkerFailed:
        return worker.ask(request, kind)
