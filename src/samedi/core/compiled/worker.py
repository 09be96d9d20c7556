"""The worker process: loads or compiles what it is asked for, computes, answers.

It reads requests on its standard input and answers on what was its standard output; anything printed by
mistake goes to the standard error, where progress is told too. It ends when its input ends.
"""

import os
import sys
import time
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, cast

import numpy as np

from samedi.core import playout
from samedi.core.compiled import protocol
from samedi.core.compiled.compiler import Algorithm, CompiledMode, Compiler
from samedi.core.compiled.dtype import integers, load, records
from samedi.core.compiled.protocol import Answer, AnyRequest, Counted, Failed, Traced
from samedi.core.game import Game
from samedi.core.rng import Rng, seeded

COPIED_STATES = 64


class Worker:
    """The algorithms of one game in one mode."""

    def __init__(self, game: Game[Any], mode: CompiledMode) -> None:
        self.game = game
        self._compiler = Compiler(game, mode)
        self._ready: dict[str, Algorithm] = {}

    @cached_property
    def _out(self) -> Any:
        return integers(len(self.game.actions))

    @cached_property
    def _weights(self) -> Any:
        return integers(len(self.game.actions))

    def answer(self, request: AnyRequest) -> Answer:
        """Carry a request out."""
        match request:
            case protocol.Playouts():
                return self._playouts(request)
            case protocol.Perft():
                return self._perft(request)
            case protocol.Trace():
                return self._trace(request)
            case protocol.Batch():
                return self._batch(request)
            case protocol.Copies():
                states = self._states(request.state, COPIED_STATES)
                return self._timed(playout.copies, states, request.count)

    def _playouts(self, request: protocol.Playouts) -> Answer:
        states, payoffs = self._states(request.state, 2), integers(request.seats)
        arguments = (states, self._rngs(1, request.seed)[0], request.count, self._out, self._weights, payoffs)
        counted = self._timed(playout.playouts, *arguments).value
        assert counted
        return Answer(Counted(counted.count, counted.seconds, request.count, payoffs.tolist()))

    def _perft(self, request: protocol.Perft) -> Answer:
        states = self._states(request.state, request.depth + 1)
        out = integers(request.depth + 1, len(self.game.actions))
        return self._timed(playout.perft, states, 0, request.depth, out, self._weights)

    def _trace(self, request: protocol.Trace) -> Answer:
        states = self._states(request.state, request.limit + 1)
        rngs = records(Rng, 1)
        load(rngs, 0, request.rng)
        actions, counts = integers(request.limit), integers(request.limit)
        listed = integers(request.limit, len(self.game.actions))
        call = self._prepared(
            playout.trace, states, rngs[0], self._out, self._weights, actions, counts, listed
        )
        done = call()
        return Answer(
            traced=Traced(
                actions=actions[:done].tolist(),
                listed=[listed[index, : counts[index]].tolist() for index in range(done)],
                states=[states[index + 1].tobytes() for index in range(done)],
                rng=rngs.tobytes(),
            )
        )

    def _batch(self, request: protocol.Batch) -> Answer:
        games, width = request.games, len(self.game.actions)
        states, rngs = self._states(request.state, games + 1), self._rngs(games, request.seed)
        actions, movers, counts = integers(games), integers(games), integers(games)
        listed, masks = np.zeros((games, width), np.int32), np.zeros((games, width), np.int8)
        actions[:] = -1
        step = self._prepared(
            playout.step_many, states, rngs, actions, movers, counts, listed, masks, self._out, self._weights
        )
        pick = self._prepared(playout.pick_many, rngs, counts, listed, actions)
        ended = step()
        begun = time.perf_counter()
        for _ in range(request.steps):
            pick()
            ended += step()
        seconds = time.perf_counter() - begun
        return Answer(Counted(games * request.steps, seconds, ended))

    def _timed(self, function: Callable[..., int], *arguments: Any) -> Answer:
        call = self._prepared(function, *arguments)
        begun = time.perf_counter()
        count = call()
        return Answer(Counted(count, time.perf_counter() - begun))

    def _prepared(self, function: Callable[..., int], *arguments: Any) -> Callable[[], int]:
        """The algorithm with its arguments, compiled or loaded before its first call."""
        name = function.__name__
        if name not in self._ready:
            algorithm = self._compiler.algorithm(function)
            begun = time.perf_counter()
            if not algorithm.is_ready:
                tell(f"compiling {name} of {self.game.name} (once) …")
            algorithm.prepare(*arguments)
            if not algorithm.is_ready:
                tell(f"compiled {name} of {self.game.name} in {time.perf_counter() - begun:.1f} s")
            self._ready[name] = algorithm
        return lambda: int(self._ready[name](*arguments))

    def _states(self, state: bytes, count: int) -> Any:
        """An array with the state in every place."""
        states = records(self.game.state, count)
        load(states, 0, state)
        states[:] = states[0]
        return states

    def _rngs(self, count: int, seed: int) -> Any:
        rngs = records(Rng, count)
        for index in range(count):
            load(rngs, index, seeded(seed, index))
        return rngs


def tell(text: str) -> None:
    """Tell how it goes."""
    sys.stderr.write(f"samedi: {text}\n")
    sys.stderr.flush()


def main(arguments: list[str]) -> None:
    """Serve requests about the game of a module, in a mode, until the input ends."""
    sys.modules["scipy"] = cast(
        "ModuleType", None
    )  # Numba would load it for linear algebra, in half a second
    home, mode = arguments
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    worker = Worker(import_module(home).GAME, cast("CompiledMode", mode))
    while True:
        try:
            request: AnyRequest = protocol.receive(sys.stdin.buffer, AnyRequest)
        except EOFError:
            return
        try:
            protocol.send(answers, worker.answer(request))
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker must hear of it
            protocol.send(answers, Failed(f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main(sys.argv[1:])
