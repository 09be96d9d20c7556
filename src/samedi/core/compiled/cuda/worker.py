"""The worker process with a device: gets kernels, lets them play, and compares with the processor."""

import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from samedi.core.compiled.cuda import bundle
from samedi.core.compiled.cuda.batch import Batch
from samedi.core.compiled.cuda.bundle import Bundle
from samedi.core.compiled.cuda.driver import Driver, device
from samedi.core.compiled.cuda.protocol import Measure, Measured, Pace
from samedi.core.compiled.cuda.reference import reference
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.processes.serving import serve

MOST_STEPPED = 65_536  # games; with masks they take much memory
STEPS = 100


class NoKernels(SamediError):
    """Kernels can neither be found nor made."""


def kernels_of(game: Game[Any], file: str) -> Bundle:
    """The kernels of a game: from a file if there is one, else made, and written there if it was named."""
    path = Path(file)
    if file and path.exists():
        return _current(bundle.load(path), path)
    if find_spec("numba_cuda") is None:
        raise NoKernels(Message("no-cuda-extra"))
    from samedi.core.compiled.cuda.making import bundle_of  # noqa: PLC0415 - it needs the extra

    made = bundle_of(game)
    if file:
        bundle.save(made, path)
    return made


def _current(found: Bundle, path: Path) -> Bundle:
    if not found.is_current():
        raise NoKernels(Message("cuda-kernels-of-other-rules", {"file": str(path)}))
    return found


def measured(game: Game[Any], file: str, request: Measure) -> Measured:
    """Play games to the end and step by step; without a file the device is looked for first."""
    if not file:
        device()
    kernels = kernels_of(game, file)
    driver = device()
    return Measured(
        driver.name, played(game, kernels, driver, request), stepped(game, kernels, driver, request)
    )


def played(game: Game[Any], kernels: Bundle, driver: Driver, request: Measure) -> Pace:
    """How fast games are played to the end."""
    batch = Batch(kernels, driver, request.state, request.games, request.seed)
    batch.play()  # the device wakes up
    found = batch.play()
    wanted = reference(game, request.state, request.seed, request.games)
    ours = (found.states, found.rngs, found.decisions)
    return Pace(
        games=request.games,
        decisions=int(found.decisions.sum()),
        seconds=found.seconds,
        compared=wanted.games,
        is_identical=_same(ours, wanted.played()),
    )


def stepped(game: Game[Any], kernels: Bundle, driver: Driver, request: Measure) -> Pace:
    """How fast games go step by step, with masks and what seats see."""
    games = min(request.games, MOST_STEPPED)
    batch = Batch(kernels, driver, request.state, games, request.seed)
    batch.begin()
    driver.wait()
    begun = time.perf_counter()
    for _ in range(STEPS):
        batch.pick()
        batch.step()
    driver.wait()
    seconds = time.perf_counter() - begun
    wanted = reference(game, request.state, request.seed, games)
    ours = (batch.packed(batch.states), *(each.get() for each in (batch.movers, batch.counts, batch.masks)))
    is_same = _same(ours, wanted.stepped(STEPS))
    return Pace(games, games * STEPS, seconds, wanted.games, is_same)


def _same(ours: tuple[Any, ...], wanted: tuple[Any, ...]) -> bool:
    """Whether the first games are those of the processor."""
    return all(np.array_equal(one[: len(other)], other) for one, other in zip(ours, wanted, strict=True))


if __name__ == "__main__":
    home, named = sys.argv[1:]
    chosen = import_module(home).GAME
    serve(lambda request: measured(chosen, named, request), Measure)
