"""The algorithm behind `Walk`, bound to the rules of one game. Its folder, and so its cache, is its own."""

from typing import Any

from samedi.core.bind import algorithm, apply, hide, legal, mover, observe, payoff, worth
from samedi.core.game import CHANCE, OVER
from samedi.core.playout import choose
from samedi.core.record import Array
from samedi.core.rng import Rng


@algorithm
def advance(
    states: Array[Any],
    action: int,
    rngs: Array[Rng],
    out: Array[int],
    weights: Array[int],
    counts: Array[int],
    worths: Array[int],
    observation: Array[int],
) -> int:
    """Play an action (-1: none) in `states[0]`, let chance decide by the luck of each seat; who acts then.

    Then `states[1]` is what that seat knows, `out` lists what it may do, `counts[0]` how much that is, and
    `worths` how every seat stands, or what it was paid.
    """
    state = states[0]
    if action >= 0:
        apply(state, action)
    who = mover(state)
    while who == CHANCE:
        apply(state, choose(state, rngs[state.seat + 1], out, weights))
        who = mover(state)
    for seat in range(len(worths)):
        worths[seat] = payoff(state, seat) if who == OVER else worth(state, seat, 0)
    counts[0] = 0
    if who != OVER:
        counts[0] = legal(state, out)
        states[1] = state
        hide(states[1], who)
        observe(states[1], who, observation)
    return who
