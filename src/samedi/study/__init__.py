"""The study: Samedi's games for programs that learn and for people who examine them (extra `samedi[study]`).

Nothing of it is loaded by players; commands that only start other processes load no NumPy.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samedi.study.batch import WAIT, Batch, IllegalStep, Turn

__all__ = ["WAIT", "Batch", "IllegalStep", "Turn"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("samedi.study.batch"), name)
