"""Many games side by side on a device: random games to the end, and steps for learners.

Everything is made of the same seeds as on a processor, and comes out the same, bit by bit.
"""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from samedi.core.compiled.cuda.bundle import Bundle, FixedPart
from samedi.core.compiled.cuda.driver import DeviceArray, Driver
from samedi.core.compiled.cuda.layout import narrowed, widened
from samedi.core.compiled.cuda.program import Program
from samedi.core.compiled.cuda.seeding import head_of
from samedi.core.record import packing
from samedi.core.rng import Rng

GENERATOR = packing(Rng).size  # bytes, the same on a device


@dataclass(frozen=True)
class Played:
    """Games that were played to the end, and how long that took."""

    states: Any
    """The last states, packed."""
    rngs: Any
    decisions: Any
    """How many each game took."""
    seconds: float


class Batch:
    """Games that begin at one state, given by its packed bytes, with generators made of a seed."""

    def __init__(self, bundle: Bundle, driver: Driver, start: bytes, games: int, seed: int) -> None:
        self._bundle, self._driver, self.games = bundle, driver, games
        self._program = Program(bundle, driver)
        self._packed_start = np.frombuffer(start, np.uint8)[None]
        self._start = self._wide(self._packed_start)
        if bundle.fixed:
            self._keep_once(bundle.fixed)
        self._head = self._put(np.frombuffer(head_of(seed), np.int8))

    def play(self) -> Played:
        """Play all games to the end."""
        start, rngs = self._put(self._start), self._generators()
        states = self._zeros((self.games, self._bundle.aligned), np.uint8)
        decisions, taken = self._zeros(self.games, np.int64), self._zeros(1, np.int64)
        self._driver.wait()
        begun = time.perf_counter()
        self._program.run_resident("play_all", self.games, start, rngs, states, decisions, taken)
        self._driver.wait()
        seconds = time.perf_counter() - begun
        return Played(self.packed(states), rngs.get(), decisions.get(), seconds)

    def begin(self) -> None:
        """Set all games up, with room for what `step` tells."""
        games, width = self.games, self._bundle.width
        self.states = self._put(
            np.repeat(self._start, games + 1, axis=0)
        )  # the last is the start of new games
        self.rngs = self._generators()
        self.actions = self._put(np.full(games, -1, np.int16))
        self.movers, self.counts = self._zeros(games, np.int8), self._zeros(games, np.int16)
        self.listed = self._zeros((games, width), np.int16)
        self.masks = self._zeros((games, width), np.int8)
        self.seen = self._zeros((games, self._bundle.aligned), np.uint8)
        self.ended = self._zeros(1, np.int64)
        self.step()

    def step(self) -> None:
        """Play `actions`; then `movers`, `counts`, `listed`, `masks` and `seen` tell what comes next."""
        told = (self.movers, self.counts, self.listed, self.masks, self.seen, self.ended)
        self._program.run("step_all", self.games, self.states, self.rngs, self.actions, *told)

    def pick(self) -> None:
        """Choose `actions` at random."""
        self._program.run("pick_all", self.games, self.rngs, self.counts, self.listed, self.actions)

    def packed(self, states: DeviceArray) -> Any:
        """States of the device, packed."""
        packed = narrowed(states.get(), self._bundle.packed, self._bundle.places)
        if fixed := self._bundle.fixed:
            here = slice(fixed.packed, fixed.packed + fixed.length)
            packed[:, here] = self._packed_start[:, here]
        return packed

    def _keep_once(self, fixed: FixedPart) -> None:
        """Put the part that never changes on the device, and its address into the start."""
        packed = self._packed_start[:, fixed.packed : fixed.packed + fixed.length]
        self._fixed = self._put(widened(packed, fixed.aligned, fixed.places))
        address = np.array([self._fixed.place], np.int64).view(np.uint8)
        self._start[:, fixed.address : fixed.address + len(address)] = address

    def _wide(self, packed: Any) -> Any:
        return widened(packed, self._bundle.aligned, self._bundle.places)

    def _generators(self) -> DeviceArray:
        rngs = self._zeros((self.games, GENERATOR), np.uint8)
        self._program.run("seed_all", self.games, rngs, self._head)
        return rngs

    def _put(self, values: Any) -> DeviceArray:
        return DeviceArray(self._driver, values)

    def _zeros(self, shape: Any, kind: Any) -> DeviceArray:
        return self._put(np.zeros(shape, kind))
