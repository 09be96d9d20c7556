"""What speaks for a turn beside another one: how far it would have brought the own side ahead."""

from collections.abc import Mapping

from samedi.games.chevalier_noir.board import clan_of, same_side, steps_gone
from samedi.games.chevalier_noir.model import CLAN_SIZE, State


def merits(better: State, done: State, seat: int) -> Mapping[str, int]:
    """By how many cells the own side would have been further ahead."""
    return {"standing": ahead(better, seat) - ahead(done, seat)}


def ahead(state: State, seat: int) -> int:
    """How many cells the pawns of a side have gone more than those of the others."""
    clan, total = clan_of(state, seat), 0
    for piece in range(4 * CLAN_SIZE):
        gone = steps_gone(state, piece)
        total += gone if same_side(state, clan, piece // CLAN_SIZE) else -gone
    return total
