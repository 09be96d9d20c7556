"""The two simplest bots: one plays anything, one looks one step ahead."""

from collections.abc import Callable
from typing import Any

from samedi.core.game import OVER, Game
from samedi.core.position import buffer
from samedi.core.record import assign, copy
from samedi.core.rng import Rng, below

Bot = Callable[[Game[Any], Any, int, Rng], int]
"""A bot chooses an action for a seat, given the game, the hidden state and a random generator."""

WON = 1_000_000  # more than any `worth`


def random(game: Game[Any], hidden: Any, _seat: int, rng: Rng) -> int:
    """Play any legal action."""
    out = buffer(len(game.actions))
    return int(out[below(rng, game.rules.legal(hidden, out))])


def greedy(game: Game[Any], hidden: Any, seat: int, rng: Rng) -> int:
    """Play the action after which the seat stands best, without looking any further."""
    out = buffer(len(game.actions))
    after, overlooked = copy(hidden), game.overlooked(game.foresight)
    best, best_worth, ties = out[0], -WON - 1, 0
    for index in range(game.rules.legal(hidden, out)):
        assign(after, hidden)
        game.rules.apply(after, out[index])
        worth = _worth(game, after, seat, overlooked)
        ties = ties + 1 if worth == best_worth else 1
        if worth > best_worth or (worth == best_worth and below(rng, ties) == 0):
            best, best_worth = out[index], worth
    return int(best)


def _worth(game: Game[Any], state: Any, seat: int, overlooked: int) -> int:
    """The worth of a state, a finished game counting more than anything."""
    if game.rules.mover(state) != OVER:
        return game.rules.worth(state, seat, overlooked)
    return WON if game.rules.payoff(state, seat) > 0 else -WON


BOTS: dict[str, Bot] = {"random": random, "greedy": greedy}
