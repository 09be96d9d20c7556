"""Options and the start of a game (PB-1)."""

from typing import Annotated, Any

from msgspec import Meta

from samedi.core.options import Options
from tests.fourth_game.pebbles.model import PLAYERS, State, Step

TABLES: dict[str, dict[str, Any]] = {  # what people are offered first
    "usual": {},
    "small": {"heap": 5},
}


class PebblesOptions(Options, frozen=True):
    """What a table of Pebbles chooses."""

    heap: Annotated[int, Meta(ge=5, le=21)] = 12

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return PLAYERS


def check(options: PebblesOptions) -> PebblesOptions:
    """All options fit each other."""
    return options


def start(state: State, options: PebblesOptions) -> None:
    """The heap lies there, and the first seat begins (PB-1.1, PB-1.2)."""
    state.step = Step.TAKE
    state.heap = options.heap
