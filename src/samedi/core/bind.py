"""Algorithms written once for all games.

An algorithm is a function that calls the names below. `bind(algorithm, game)` gives the same code over one
game's rules: its global names are looked up among the game's. It stays readable and can be compiled.
"""

import sys
import types
from collections.abc import Callable
from functools import cache
from typing import Any, ParamSpec, TypeVar, cast

from samedi.core.game import Game
from samedi.core.record import Array
from samedi.core.rng import Rng

P = ParamSpec("P")
R = TypeVar("R")

_MARKED: set[Callable[..., Any]] = set()


def algorithm(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function to be bound to games; it may call other marked ones, and itself."""
    _MARKED.add(function)
    return function


def is_algorithm(value: object) -> bool:
    """Whether `value` was marked by `@algorithm`."""
    return callable(value) and value in _MARKED


def is_stand_in(value: object) -> bool:
    """Whether `value` stands for a rule of the game an algorithm is bound to."""
    return callable(value) and value in _STAND_INS


def bind(function: Callable[P, R], game: Game[Any]) -> Callable[P, R]:
    """The algorithm over a game's rules, interpreted."""
    code = cast("types.FunctionType", function)
    bound = _bound_names(code.__module__, game)[code.__name__]
    return cast("Callable[P, R]", bound)


def rule_of(game: Game[Any], name: str) -> Any:
    """The rule of a game that a stand-in of this name stands for."""
    if game.sight and name == notice.__name__:
        return game.sight.notice
    if game.observation and name == observe.__name__:
        return game.observation.observe
    return getattr(game.rules, name)


@cache
def _bound_names(module: str, game: Game[Any]) -> dict[str, Any]:
    """A module's names, with the game's rules in place of the stand-ins."""
    names = dict(vars(sys.modules[module]))
    for name, value in names.items():
        if is_stand_in(value):
            names[name] = rule_of(game, name)
        elif is_algorithm(value) and value.__module__ == module:
            names[name] = types.FunctionType(value.__code__, names, name)
        elif is_algorithm(value):
            names[name] = bind(value, game)
    return names


def mover(state: Any) -> int:
    """Stand for the rule of this name."""
    raise _unbound(state)


def legal(state: Any, out: Array[int]) -> int:
    """Stand for the rule of this name."""
    raise _unbound(state, out)


def outcomes(state: Any, out: Array[int], weights: Array[int]) -> int:
    """Stand for the rule of this name."""
    raise _unbound(state, out, weights)


def apply(state: Any, action: int) -> None:
    """Stand for the rule of this name."""
    raise _unbound(state, action)


def hide(state: Any, seat: int) -> None:
    """Stand for the rule of this name."""
    raise _unbound(state, seat)


def determinise(state: Any, seat: int, rng: Rng) -> None:
    """Stand for the rule of this name."""
    raise _unbound(state, seat, rng)


def payoff(state: Any, seat: int) -> int:
    """Stand for the rule of this name."""
    raise _unbound(state, seat)


def worth(state: Any, seat: int, overlooked: int) -> int:
    """Stand for the rule of this name."""
    raise _unbound(state, seat, overlooked)


def notice(state: Any, seat: int, out: Array[int]) -> int:
    """Stand for the rule of this name, which games with a learnt judgement have (see `Sight`)."""
    raise _unbound(state, seat, out)


def observe(state: Any, seat: int, out: Array[int]) -> int:
    """Stand for the rule of this name, which games have that programs learn (see `Observation`)."""
    raise _unbound(state, seat, out)


def _unbound(*_arguments: object) -> AssertionError:
    return AssertionError("an algorithm must be bound to a game before it runs")


_STAND_INS: set[Callable[..., Any]] = {
    mover,
    legal,
    outcomes,
    apply,
    hide,
    determinise,
    payoff,
    worth,
    notice,
    observe,
}
