"""Self-play as data for programs that learn: `samedi dataset` writes it, `read` reads it."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samedi.study.dataset.shard import Shard, read

__all__ = ["Shard", "read"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("samedi.study.dataset.shard"), name)
