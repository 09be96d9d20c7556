"""The event loop in turns: who asks for much at once gets a little of it at a time, others go in between."""

import asyncio
import time
import types
from collections.abc import Awaitable, Callable, Generator, Iterator
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")
TURN_S = 0.005  # of one round of the loop, for all that an address asks for


class Turns:
    """How much of this round of the loop each address has had."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._had: dict[str, float] = {}

    @types.coroutine
    def take(self, address: str, do: Callable[[], Awaitable[T]]) -> Generator[Any, None, T]:
        """Do something for an address by steps; where it has had enough of a round, in the next."""
        yield from self._room(address)
        steps = do().__await__()
        step: Callable[[], Any] = partial(next, steps)
        while True:
            begun = self._clock()
            try:
                waits_for = step()
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            finally:
                self._note(address, self._clock() - begun)
            try:
                yield waits_for
                yield from self._room(address)
            except BaseException as thrown:  # noqa: BLE001 - whatever it is, it is for what is being done
                step = partial(steps.throw, thrown)
            else:
                step = partial(next, steps)

    def _room(self, address: str) -> Iterator[None]:
        """Let rounds go by in which the address has had enough."""
        while self._had.get(address, 0.0) >= TURN_S:
            yield

    def _note(self, address: str, took: float) -> None:
        if not self._had:
            asyncio.get_running_loop().call_soon(self._had.clear)
        self._had[address] = self._had.get(address, 0.0) + took
