"""A game of the day: the same set-up and dice for everybody, played alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Daily:
    """What a game says of its game of the day."""

    options: Mapping[str, Any]
    score: Callable[[Any], int]
    """How well the first seat did in a finished game: more is better."""
