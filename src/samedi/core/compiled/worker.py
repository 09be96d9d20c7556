"""The worker process: loads or compiles what it is asked for, telling on the standard error how that goes."""

import sys
import time
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Any, cast

import numpy as np

from samedi.core import playout
from samedi.core.compiled import protocol
from samedi.core.compiled.compiler import Algorithm, CompiledMode, Compiler
from samedi.core.compiled.dtype import integers, load, records
from samedi.core.compiled.protocol import AnyRequest, Counted, Listed, Traced
from samedi.core.game import Game
from samedi.core.processes.serving import serve
from samedi.core.record import packing
from samedi.core.rng import Rng, seeded

COPIED_STATES = 64


class Algorithms:
    """The algorithms of one game in one mode."""

    def __init__(self, game: Game[Any], mode: CompiledMode) -> None:
        self.game = game
        self._compiler = Compiler(game, mode)
        self._ready: dict[str, Algorithm] = {}

    @cached_property
    def out(self) -> Any:
        """Room for a list of actions."""
        return integers(len(self.game.actions))

    @cached_property
    def weights(self) -> Any:
        """Room for their weights."""
        return integers(len(self.game.actions))

    def answer(self, request: Any) -> object:
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
                states = self.states_of(request.state, COPIED_STATES)
                return self._timed(playout.copies, states, request.count)
            case protocol.Listings():
                return self._listings(request)
            case other:
                raise TypeError(f"unknown request {other!r}")

    def _playouts(self, request: protocol.Playouts) -> Counted:
        states, payoffs = self.states_of(request.state, 2), integers(request.seats)
        arguments = (states, self.rngs(1, request.seed)[0], request.count, self.out, self.weights, payoffs)
        counted = self._timed(playout.playouts, *arguments)
        return Counted(counted.count, counted.seconds, request.count, payoffs.tolist())

    def _perft(self, request: protocol.Perft) -> Counted:
        states = self.states_of(request.state, request.depth + 1)
        out = integers(request.depth + 1, len(self.game.actions))
        return self._timed(playout.perft, states, 0, request.depth, out, self.weights)

    def _trace(self, request: protocol.Trace) -> Traced:
        states = self.states_of(request.state, request.limit + 1)
        rngs = records(Rng, 1)
        load(rngs, 0, request.rng)
        actions, counts = integers(request.limit), integers(request.limit)
        listed = integers(request.limit, len(self.game.actions))
        done = self._run(playout.trace, states, rngs[0], self.out, self.weights, actions, counts, listed)
        return Traced(
            actions=actions[:done].tolist(),
            listed=[listed[index, : counts[index]].tolist() for index in range(done)],
            states=[states[index + 1].tobytes() for index in range(done)],
            rng=rngs.tobytes(),
        )

    def _batch(self, request: protocol.Batch) -> Counted:
        games, width = request.games, len(self.game.actions)
        states, rngs = self.states_of(request.state, games + 1), self.rngs(games, request.seed)
        actions, movers, counts = integers(games), integers(games), integers(games)
        listed, masks = integers(games, width), np.zeros((games, width), np.int8)
        actions[:] = -1
        to_step = (states, rngs, actions, movers, counts, listed, masks, self.out, self.weights)
        to_pick = (rngs, counts, listed, actions)
        ended = self._run(playout.step_many, *to_step)
        step, pick = self.prepared(playout.step_many, *to_step), self.prepared(playout.pick_many, *to_pick)
        begun = time.perf_counter()
        for _ in range(request.steps):
            pick(*to_pick)
            ended += step(*to_step)
        seconds = time.perf_counter() - begun
        return Counted(games * request.steps, seconds, ended)

    def _listings(self, request: protocol.Listings) -> Listed:
        size = packing(self.game.state).size
        states = records(self.game.state, len(request.state) // size)
        for index in range(len(states)):
            load(states, index, request.state[index * size : (index + 1) * size])
        call = self.prepared(playout.listings, states, 0, request.count, self.out)
        times = []
        for index in range(len(states)):
            begun = time.perf_counter()
            call(states, index, request.count, self.out)
            times.append(1e6 * (time.perf_counter() - begun) / request.count)
        return Listed(times)

    def _timed(self, function: Callable[..., int], *arguments: Any) -> Counted:
        call = self.prepared(function, *arguments)
        begun = time.perf_counter()
        count = call(*arguments)
        return Counted(count, time.perf_counter() - begun)

    def _run(self, function: Callable[..., int], *arguments: Any) -> int:
        return self.prepared(function, *arguments)(*arguments)

    def prepared(self, function: Callable[..., int], *arguments: Any) -> Algorithm:
        """The algorithm, compiled or loaded for arguments of these types before its first call."""
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
        return self._ready[name]

    def states_of(self, state: bytes, count: int) -> Any:
        """An array with the state in every place."""
        states = records(self.game.state, count)
        load(states, 0, state)
        states[:] = states[0]
        return states

    def rngs(self, count: int, seed: int) -> Any:
        """So many generators, each with a stream of its own."""
        rngs = records(Rng, count)
        for index in range(count):
            load(rngs, index, seeded(seed, index))
        return rngs


def tell(text: str) -> None:
    """Tell how it goes."""
    sys.stderr.write(f"samedi: {text}\n")
    sys.stderr.flush()


def without_scipy() -> None:
    """Numba would load SciPy for linear algebra, in half a second."""
    sys.modules["scipy"] = None  # type: ignore[assignment]


if __name__ == "__main__":
    without_scipy()
    home, mode = sys.argv[1:]
    serve(Algorithms(import_module(home).GAME, cast("CompiledMode", mode)).answer, AnyRequest)
