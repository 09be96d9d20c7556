"""Games as tasks of a Ray cluster: each machine plays them in processes of its own, as here.

A game depends on its request only, so that it is the same wherever it is played. Ray plays again what was
lost with a machine; a program that misbehaves hurts no more than the process it plays in.
"""

import atexit
import logging
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple, TypeVar

import msgspec

from samedi.bots.games_here import GOODBYE_S, played_by
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.processes.worker import Worker
from samedi.words import typed

AHEAD = 2  # games that wait for each core of the cluster, so that none is idle
KNOCK_S = 5.0

T = TypeVar("T")


class Cluster(NamedTuple):
    """Where games are played: at an address of Ray, and how many at a time."""

    address: str
    at_once: int | None = None
    """By default as many as keep every core busy."""


class BadCluster(SamediError):
    """A cluster that is not there, or plays other rules."""


def play_on_ray(
    game: Game[Any], module: str, requests: Iterable[object], kind: type[T], where: Cluster
) -> Iterator[T]:
    """Have games played on a cluster by processes of a module, and give each as soon as it is over."""
    with _joined(where.address) as ray:
        task = ray.remote(play_there)
        most = where.at_once or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, asked = iter(requests), list[Any]()
        try:
            while True:
                for request in islice(waiting, most - len(asked)):
                    words = msgspec.msgpack.encode(request)
                    asked.append(task.remote(module, game.home, game.version, words))
                if not asked:
                    return
                done, asked = ray.wait(asked)
                for each in done:
                    yield _answer(ray, each, kind)
        finally:
            for each in asked:
                ray.cancel(each)


def _answer(ray: Any, task: object, kind: type[T]) -> T:
    try:
        return msgspec.msgpack.decode(ray.get(task), type=kind)
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


def play_there(module: str, home: str, version: int, request: bytes) -> bytes:
    """What a task does: have one game played by the process that this machine keeps for it."""
    if import_module(home).GAME.version != version:
        raise BadCluster(Message("arena-ray-other-rules"))
    return bytes(played_by(_worker(module, home), msgspec.Raw(request), msgspec.Raw))


@cache
def _worker(module: str, home: str) -> Worker:
    worker = Worker(module, home, goodbye_s=GOODBYE_S)
    atexit.register(worker.close)
    return worker
