"""`@rule`: the one decorator of rule functions.

A rule is an ordinary Python function over records and integers. The decorator only marks it: interpreted
code calls the function as it is, and a worker process that wants speed compiles the marked ones.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_MARKED: set[Callable[..., Any]] = set()


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    _MARKED.add(function)
    return function


def is_rule(value: object) -> bool:
    """Whether `value` was marked by `@rule`."""
    return callable(value) and value in _MARKED
