"""What a game says to whoever examines its balance: what is compared, and what may matter about a seat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Traits = Mapping[str, tuple[str, ...]]


def no_traits(_state: Any, _seat: int) -> Traits:
    """Nothing but the seat itself matters."""
    return {}


def alone(_state: Any, seat: int) -> int:
    """Everybody plays alone."""
    return seat


@dataclass(frozen=True, kw_only=True)
class Balance:
    """What is asked about a game."""

    tables: Mapping[str, tuple[Mapping[str, Any], ...]]
    """What is compared, by the last part of the code `<words>-balance-…`: options, which take turns."""
    traits: Callable[[Any, int], Traits] = no_traits
    """What may matter about a seat of a finished game: the question, as the last part of the code
    `<words>-balance-by-…`, and the codes of the words that answer it."""
    side: Callable[[Any, int], int] = alone
    """For whom a seat plays."""
