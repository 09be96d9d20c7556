"""From marked functions to machine code.

Rules and algorithms stay as they are written. The compiler makes a copy of each marked function whose
global names are looked up in a copy of its module's names, where every marked function is replaced by its
compiled one and, in algorithms, every stand-in by the game's rule.
"""

import os
import sys
import types
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal

# Rules are branches over small numbers: more optimising takes time to compile and makes them no faster. Only
# a learnt judgement adds up long rows.
os.environ.setdefault("NUMBA_OPT", "1")
os.environ.setdefault("NUMBA_LOOP_VECTORIZE", "1")
os.environ.setdefault("NUMBA_SLP_VECTORIZE", "0")

import numba

from samedi.core import bind
from samedi.core.compiled import cache, indexing, products, tables  # noqa: F401 - they tell Numba
from samedi.core.compiled.linking import linked_only
from samedi.core.compiled.numba_cache import numba_cache
from samedi.core.game import Game
from samedi.core.rule import is_rule

CompiledMode = Literal["compiled", "checked"]

numba_types: Any = numba.types  # they say too little about themselves

# Rules make no arrays and those they are given belong to the worker, so nobody need count references.
ALL_MODES: dict[str, Any] = {"nogil": True, "_nrt": False}
MODES: dict[str, dict[str, Any]] = {
    "compiled": {**ALL_MODES, "error_model": "numpy"},
    "checked": {**ALL_MODES, "error_model": "python", "boundscheck": True},
}


class Compiler:
    """All compiled functions of one game in one mode."""

    def __init__(self, game: Game[Any], mode: CompiledMode) -> None:
        self.game = game
        self.mode = mode
        self._names: dict[str, dict[str, Any]] = {}
        self._made: dict[Callable[..., Any], Any] = {}

    def algorithm(self, function: Callable[..., Any]) -> "Algorithm":
        """An algorithm over the game's rules, to be called from Python."""
        if not bind.is_algorithm(function):
            raise TypeError(
                f"{function.__name__} is no algorithm: compiled rules cannot be called from Python"
            )
        name = f"{self.game.name}-{function.__name__}"
        dispatcher = self._dispatcher(function, self._names_of(function.__module__))
        return Algorithm(dispatcher, cache.Folder(cache.key(self._folders(), self.mode, name)))

    def linked(self, function: Callable[..., Any]) -> Any:
        """The compiled function as others call it; nobody calls it from Python, so it needs no bridge."""
        if function not in self._made:
            names = self._names.setdefault(function.__module__, {})
            self._made[function] = self._dispatcher(
                function,
                names,
                linked_only(function.__qualname__),
                no_cpython_wrapper=True,
                no_cfunc_wrapper=True,
            )
            self._names_of(function.__module__)
        return self._made[function]

    def _dispatcher(self, function: Any, names: dict[str, Any], called: str = "", **options: bool) -> Any:
        clone = types.FunctionType(function.__code__, names, function.__name__)
        clone.__module__ = function.__module__
        clone.__qualname__ = called or function.__qualname__
        return one_specialisation(numba.njit(**MODES[self.mode], **options)(clone))

    def _names_of(self, module: str) -> dict[str, Any]:
        """The names of a module as its compiled functions see them."""
        names = self._names.setdefault(module, {})
        if not names:
            self._fill(module, names)
        return names

    def _fill(self, module: str, names: dict[str, Any]) -> None:
        names.update(vars(sys.modules[module]))
        for name, value in list(names.items()):
            if bind.is_stand_in(value):
                names[name] = self.linked(bind.rule_of(self.game, name))
            elif is_rule(value) or bind.is_algorithm(value):
                names[name] = self.linked(value)

    def _folders(self) -> list[Path]:
        """Where everything lies that the code can depend on."""
        files = [sys.modules[module].__file__ for module in self._names]
        return [Path(__file__).parent.parent, *(Path(file).parent for file in files if file)]


class Algorithm:
    """A compiled algorithm with its place in the cache: loaded if it is there, else compiled and kept."""

    def __init__(self, dispatcher: Any, folder: cache.Folder) -> None:
        self._dispatcher = dispatcher
        self._folder = folder

    @property
    def is_ready(self) -> bool:
        """Whether it was compiled before."""
        return self._folder.is_ready

    def prepare(self, *arguments: Any) -> bool:
        """Load or compile for arguments of these types; tell whether it had to be compiled."""
        place = self._folder.open()
        if place is not None:
            self._dispatcher._cache = numba_cache(self._dispatcher.py_func, place)  # noqa: SLF001
        try:
            self._dispatcher.compile(tuple(map(numba.typeof, arguments)))
        except BaseException:
            self._folder.abandon()
            raise
        is_hit = bool(self._dispatcher.stats.cache_hits)
        if self.is_ready and not is_hit:
            self._folder.forget()
        self._folder.publish()
        return not is_hit

    def __call__(self, *arguments: Any) -> int:
        """Run it."""
        return int(self._dispatcher(*arguments))

    def bound(self, *arguments: Any) -> Callable[[], int]:
        """It, with these arguments for ever: looking up their types would take longer than many a call."""
        compiled = self._dispatcher.overloads[tuple(map(numba.typeof, arguments))]
        return partial(compiled.entry_point, *arguments)


def one_specialisation(dispatcher: Any) -> Any:
    """Widen every integer argument, so that a literal or a narrow field does not compile the rule again."""
    template = dispatcher.get_call_template

    def widened(arguments: Any, keywords: Any) -> Any:
        return template(tuple(map(widen, arguments)), {name: widen(kind) for name, kind in keywords.items()})

    dispatcher.get_call_template = widened
    return dispatcher


def widen(kind: Any) -> Any:
    """The widest type of a kind of number."""
    kind = numba_types.unliteral(kind)
    if isinstance(kind, numba_types.IntEnumMember):
        return numba_types.int64
    is_narrow = isinstance(kind, numba_types.Integer) and kind.bitwidth < numba_types.int64.bitwidth
    return numba_types.int64 if is_narrow else kind
