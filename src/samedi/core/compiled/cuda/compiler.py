"""From marked functions to PTX, the text that every NVIDIA driver turns into machine code of its own.

It is the compiler of `core/compiled` with another last step: rules become device functions, and an algorithm
that is asked for becomes a kernel. That needs NVVM, which is a wheel, and neither a device nor a toolkit.
"""

import types
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.cuda import dispatcher
from numba.cuda.compiler import _compile_pyfunc_with_fixup

from samedi.core.compiled.compiler import Compiler, one_specialisation
from samedi.core.compiled.cuda import copying, indexing, tables  # noqa: F401 - they tell Numba of themselves
from samedi.core.compiled.cuda.bundle import BLOCK, Kernel
from samedi.core.compiled.cuda.fixed import state_type
from samedi.core.compiled.cuda.inlining import LARGE, LARGE_IN_SMALL_GAMES, keep_apart
from samedi.core.compiled.cuda.layout import aligned
from samedi.core.compiled.cuda.loops import keep_loops
from samedi.core.compiled.cuda.stack import keep_stack_apart
from samedi.core.game import Game
from samedi.core.rng import Rng

CAPABILITY = (9, 0)  # newer devices run its PTX too
MANY_STEPS = 10  # with so many, threads of a warp rarely await the same one by themselves
BOUNDS = (BLOCK, 16)  # so many blocks at least on a multiprocessor: 64 registers a thread


@dataclass(frozen=True)
class _Device:
    """What Numba asks of the device it compiles for."""

    compute_capability: tuple[int, int]


class CudaCompiler(Compiler):
    """All functions of one game for a device.

    In algorithms, STATE and RNG stand for the types of the game's states and of generators, WIDTH for the
    number of its actions, STEPS for the number of its steps, TAKES_TURNS for whether these are many; with a
    sight, FEATURES and MOST for its sizes; and whatever else is given here for itself. The fixed part of
    states lies in each of them or, if the compiler keeps it, once for all.
    """

    def __init__(self, game: Game[Any], *, keeps_fixed_part: bool = False, **constants: Any) -> None:
        super().__init__(game, "compiled")
        dispatcher.get_current_device = lambda: _Device(CAPABILITY)
        self.fixed = game.fixed if keeps_fixed_part else ""
        self._state = state_type(game.state, self.fixed)
        takes_turns = len(game.steps) >= MANY_STEPS
        self._large = LARGE if takes_turns else LARGE_IN_SMALL_GAMES
        sight = {"FEATURES": game.sight.features, "MOST": game.sight.most} if game.sight else {}
        self._constants = {
            "STATE": self._state,
            "RNG": numba.from_dtype(aligned(Rng)),
            "WIDTH": len(game.actions),
            "STEPS": len(game.steps),
            "TAKES_TURNS": takes_turns,
            **sight,
            **constants,
        }

    def kernel(self, function: Callable[..., None], *kinds: Any) -> Kernel:
        """A kernel over the game's rules, for arguments of these types (see `array` and `states`)."""
        names = self._names_of(function.__module__)
        clone = types.FunctionType(function.__code__, names, function.__name__)
        library, _ = _compile_pyfunc_with_fixup(
            clone, kinds, cc=CAPABILITY, device=False, abi="numba", launch_bounds=BOUNDS
        )
        keep_apart(list(library.modules), self._large)
        library._llvm_strs = [keep_loops(text) for text in library.llvm_strs]  # noqa: SLF001
        return Kernel(
            name=function.__name__,
            entry=library._entry_name,  # noqa: SLF001
            arguments=[_shape_of(kind) for kind in kinds],
            text=keep_stack_apart(library.get_asm_str(cc=CAPABILITY)),
        )

    def modules(self, functions: Iterable[Callable[..., None]]) -> list[str]:
        """The modules of everything that these call."""
        for function in functions:
            self._names_of(function.__module__)
        return sorted(self._names)

    def states(self) -> Any:
        """The type of an array of the game's states."""
        return numba.types.Array(self._state, 1, "C")

    def _dispatcher(self, function: Any, names: dict[str, Any], called: str = "", **_options: bool) -> Any:
        clone = types.FunctionType(function.__code__, names, function.__name__)
        clone.__module__, clone.__qualname__ = function.__module__, called or function.__qualname__
        return one_specialisation(cuda.jit(device=True)(clone))

    def _fill(self, module: str, names: dict[str, Any]) -> None:
        super()._fill(module, names)
        names.update({name: value for name, value in self._constants.items() if name in names})


def array(dtype: Any, dimensions: int = 1) -> Any:
    """The type of an array that is an argument of a kernel."""
    return numba.types.Array(numba.from_dtype(np.dtype(dtype)), dimensions, "C")


def generators() -> Any:
    """The type of an array of generators."""
    return array(aligned(Rng))


def _shape_of(kind: Any) -> tuple[int, int]:
    """How many bytes an element of an argument has, and how many dimensions; none for a number."""
    if isinstance(kind, numba.types.Array):
        return kind.dtype.size if isinstance(
            kind.dtype, numba.types.Record
        ) else kind.dtype.bitwidth // 8, kind.ndim
    return kind.bitwidth // 8, 0
