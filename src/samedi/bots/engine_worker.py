"""The process that makes engines: it takes long and much memory, and LLVM may end it."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib import import_module
from typing import Any

import numpy as np

from samedi.bots.engines import MadeEngine, MakeEngine, cached_name, file_name, found
from samedi.bots.evaluation import evaluate, honest
from samedi.bots.puct import Branch, Habit, search_judged
from samedi.bots.tree import Manner, Node, search
from samedi.bots.trees import mind
from samedi.bots.weights import length
from samedi.core import folders
from samedi.core.arithmetic import exponential
from samedi.core.compiled import cache
from samedi.core.compiled.dtype import integers, records
from samedi.core.compiled.wasm.building import built
from samedi.core.compiled.wasm.lowering import Entry
from samedi.core.compiled.worker import without_scipy
from samedi.core.game import Game
from samedi.core.playout import choose, playouts
from samedi.core.processes.serving import serve
from samedi.core.rng import Rng
from samedi.core.turns import wait_for

LOCK = "engines.lock"


def entries(game: Game[Any]) -> Iterator[Entry]:
    """What an engine can be asked, with arguments of the types it takes."""
    rules: Any = game.rules
    states, ints = records(game.state, 1), integers(1)
    state, rng = states[0], records(Rng, 1)[0]
    yield rules.mover, (state,)
    yield rules.legal, (state, ints)
    yield rules.outcomes, (state, ints, ints)
    yield rules.apply, (state, 0)
    yield rules.hide, (state, 0)
    yield rules.determinise, (state, 0, rng)
    yield rules.payoff, (state, 0)
    yield rules.worth, (state, 0, 0)
    yield choose, (state, rng, ints, ints)
    yield playouts, (states, rng, 0, ints, ints, ints)
    trees, manner = records(Node, 1), records(Manner, 1)[0]
    yield search, (states, trees, 0, 0, manner, rng, ints, ints, ints, ints, ints)
    yield exponential, (0.0,)
    yield from judged_entries(game)


def judged_entries(game: Game[Any]) -> Iterator[Entry]:
    """What an engine of a game with a learnt judgement can be asked besides."""
    if game.sight is None:
        return
    states, ints, rng = records(game.state, 1), integers(1), records(Rng, 1)[0]
    learnt = mind(np.zeros(length(game.sight.features), np.int16), game.sight.features, game.sight.most)
    trees, habit = records(Branch, 1), records(Habit, 1)[0]
    yield evaluate, (states[0], 0, learnt)
    yield search_judged, (states, trees, 0, 0, habit, rng, ints, ints, ints, ints, ints, ints, learnt)
    yield honest, (0.0, 0.0, 0.0)


def answer(request: MakeEngine) -> MadeEngine:
    """Make an engine, or take the one that is there unless it is to be made anew."""
    game: Game[Any] = import_module(request.home).GAME
    begun = time.perf_counter()
    if request.anew:
        return MadeEngine(built(game, entries(game)), time.perf_counter() - begun)
    with one_at_a_time():
        module = found(game)
        if module is None:
            module = built(game, entries(game))
            keep(game, module)
    return MadeEngine(module, time.perf_counter() - begun)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for other processes that make engines: they may make the same one."""
    with ExitStack() as held:
        with suppress(OSError):  # where nothing can be written, nothing is waited for
            folders.cache().mkdir(parents=True, exist_ok=True)
            wait_for(held.enter_context((folders.cache() / LOCK).open("ab")))
        yield


def keep(game: Game[Any], module: bytes) -> None:
    """Keep an engine for the next time, if the disk allows it, instead of one that is no longer whole."""
    name = cached_name(game)
    cache.Folder(name).forget()
    folder = cache.Folder(name)
    place = folder.open()
    try:
        if place is not None:
            (place / file_name(game)).write_bytes(module)
            folder.publish()
    except OSError:
        folder.abandon()


if __name__ == "__main__":
    without_scipy()
    serve(answer, MakeEngine)
