"""Games of an arena as tasks of a Ray cluster: each machine plays them in processes of its own, as here.

A game depends on its request only, so that it is the same wherever it is played. Ray plays again what was
lost with a machine; a program that misbehaves hurts no more than the process it plays in.
"""

import atexit
import logging
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from samedi.bots.games_here import match_worker, played_by
from samedi.bots.match import PlayedGame, PlayGame
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.processes.worker import Worker
from samedi.words import typed

AHEAD = 2  # games that wait for each core of the cluster, so that none is idle
KNOCK_S = 5.0


class BadCluster(SamediError):
    """A cluster that is not there, or plays other rules."""


def play_on_ray(
    game: Game[Any], requests: Sequence[PlayGame], address: str, jobs: int | None
) -> Iterator[PlayedGame]:
    """Have games played on a cluster, so many at a time, and give each as soon as it is over."""
    with _joined(address) as ray:
        task = ray.remote(play_there)
        most = jobs or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, asked = list(reversed(requests)), list[Any]()
        try:
            while waiting or asked:
                while waiting and len(asked) < most:
                    words = msgspec.msgpack.encode(waiting.pop())
                    asked.append(task.remote(game.home, game.version, words))
                done, asked = ray.wait(asked)
                for each in done:
                    yield _answer(ray, each)
        finally:
            for each in asked:
                ray.cancel(each)


def _answer(ray: Any, task: object) -> PlayedGame:
    try:
        return msgspec.msgpack.decode(ray.get(task), type=PlayedGame)
    except (WorkerFailed, BadCluster, ray.exceptions.RayError) as error:
        said = str(error.cause if isinstance(error, ray.exceptions.RayTaskError) else error)
        raise BadCluster(Message("arena-ray-lost", {"error": typed(said.strip().splitlines()[-1])})) from None


@contextmanager
def _joined(address: str) -> Iterator[Any]:
    """Ray, at a cluster that answers."""
    try:
        import ray  # noqa: PLC0415 - an extra, and 0.8 s that other commands do not need
    except ImportError:
        raise BadCluster(Message("arena-no-ray")) from None
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        why = typed(str(error).strip().splitlines()[0])
        raise BadCluster(Message("arena-no-cluster", {"address": typed(address), "error": why})) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail where nobody listens: Ray would try again for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK_S).close()


def play_there(home: str, version: int, request: bytes) -> bytes:
    """What a task does: have one game played by the process that this machine keeps for it."""
    if import_module(home).GAME.version != version:
        raise BadCluster(Message("arena-ray-other-rules"))
    played = played_by(_worker(home), msgspec.msgpack.decode(request, type=PlayGame))
    return msgspec.msgpack.encode(played)


@cache
def _worker(home: str) -> Worker:
    worker = match_worker(home)
    atexit.register(worker.close)
    return worker
