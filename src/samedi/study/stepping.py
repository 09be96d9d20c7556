"""Many games side by side: the algorithm behind `Batch`, bound to the rules of one game.

A game waits for a seat, or for chance where that is handed out. What is written about game i lies at i in
every array; nothing is allocated.
"""

from typing import Any

from samedi.core.bind import algorithm, apply, legal, mover, observe, outcomes, payoff
from samedi.core.game import CHANCE, OVER
from samedi.core.playout import choose
from samedi.core.record import Array
from samedi.core.rng import Rng

WON = 1000.0  # what a won game is worth to the rules
NOTHING = -1  # no action: only look


@algorithm
def step_batch(
    states: Array[Any],
    starts: Array[Any],
    rngs: Array[Rng],
    actions: Array[int],
    seats: Array[int],
    counts: Array[int],
    listed: Array[Array[int]],
    masks: Array[Array[int]],
    weights: Array[Array[int]],
    observations: Array[Array[int]],
    rewards: Array[Array[float]],
    ends: Array[int],
    out: Array[int],
    plays_chance: int,
    looks: int,
    renews: int,
) -> int:
    """Play `actions[i]` in game i, begin it anew if it ends, write what is to be known; how many ended."""
    ended = 0
    for index in range(len(actions)):
        state = states[index]
        mark(masks[index], listed[index], counts[index], 0)
        if ends[index] == 1:
            ends[index] = 0
            pay(state, 0, rewards[index])
        if actions[index] >= 0:
            apply(state, actions[index])
        who = settle(state, rngs[index], out, weights[index], plays_chance)
        if who == OVER:
            ended += 1
            ends[index] = 1
            pay(state, 1, rewards[index])
            if renews == 1:
                states[index] = starts[index]
                who = settle(state, rngs[index], out, weights[index], plays_chance)
        seats[index] = who
        counts[index] = offered(state, who, listed[index], weights[index])
        mark(masks[index], listed[index], counts[index], 1)
        if looks == 1 and who >= 0:
            observe(state, who, observations[index])
    return ended


@algorithm
def mark(mask: Array[int], listing: Array[int], count: int, value: int) -> int:
    """Set the listed actions in a mask, or clear them; how many."""
    for place in range(count):
        mask[listing[place]] = value
    return count


@algorithm
def pay(state: Any, is_over: int, rewards: Array[float]) -> int:
    """Give every seat what a finished game is worth to it, or nothing; to how many."""
    for seat in range(len(rewards)):
        rewards[seat] = payoff(state, seat) / WON if is_over == 1 else 0.0
    return len(rewards)


@algorithm
def offered(state: Any, who: int, listing: Array[int], weights: Array[int]) -> int:
    """List what whoever acts may do, or chance may bring; how much that is."""
    if who == OVER:
        return 0
    return outcomes(state, listing, weights) if who == CHANCE else legal(state, listing)


@algorithm
def settle(state: Any, rng: Rng, out: Array[int], weights: Array[int], plays_chance: int) -> int:
    """Let chance decide where that is done here, until a seat is asked or the game is over; who acts then."""
    who = mover(state)
    while who == CHANCE and plays_chance == 1:
        apply(state, choose(state, rng, out, weights))
        who = mover(state)
    return who


@algorithm
def look_at(states: Array[Any], seat: int, observation: Array[int]) -> int:
    """Write what a seat sees of the one game there is."""
    return observe(states[0], seat, observation)
