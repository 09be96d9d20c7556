"""A game of the lab: which one is to be played, and what was seen in it."""

from typing import Any

import msgspec

from samedi.core.balance import Balance
from samedi.core.game import Game


def balance_of(game: Game[Any]) -> Balance:
    """What is asked about a game; of one that says nothing, its tables are compared."""
    return game.balance or Balance(tables={name: (options,) for name, options in game.tables.items()})


class Fixture(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played."""

    number: int
    deal: int
    """Games of one deal have the same dice and draws, seat by seat, at the same table."""
    twin: int
    """Games of one deal and one twin have the same bots in the same seats, who choose anew."""
    table: str
    options: dict[str, Any]
    seats: list[str]
    """The bots."""
    seed: int


class Played(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was seen in a game."""

    number: int
    deal: int
    twin: int
    table: str
    seats: list[str]
    first: int
    """The seat that decided first."""
    sides: list[int]
    """For whom each seat played."""
    traits: list[dict[str, list[str]]]
    """What the game says of each seat."""
    winners: list[int]
    decisions: int
    """With something to choose."""
    forced: int
    """Without."""
    branching: float
    """How much there was to choose from, on average."""
    widest: int
    changes: int
    """How often the lead went to another side."""
    settled: float | None
    """After which part of the game a winner led to the end; none if everybody or nobody won."""
    offered: dict[str, int]
    """In how many decisions an action of each family could be chosen,"""
    chosen: dict[str, int]
    """and in how many it was."""
    fingerprint: str = ""
    """Of all that was chosen: games of a deal that agree in it are one game. Older ones have none."""

    @property
    def is_drawn(self) -> bool:
        """Whether everybody or nobody won."""
        return len(set(self.sides)) > 1 and len(self.winners) in (0, len(self.seats))

    @property
    def is_shared(self) -> bool:
        """Whether several sides won, and not all."""
        return not self.is_drawn and len({self.sides[seat] for seat in self.winners}) > 1

    def edge(self, seat: int) -> float:
        """What a seat got beyond the mean of its table, a win being 1."""
        return (seat in self.winners) - len(self.winners) / len(self.seats)
