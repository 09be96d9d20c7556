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
def first_illegal(actions: Array[int], masks: Array[Array[int]]) -> int:
    """The first game whose action is not legal; as many as there are if all are."""
    for index in range(len(actions)):
        action = actions[index]
        if action < 0 or action >= len(masks[index]) or masks[index][action] == 0:
            return index
    return len(actions)


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
) -> int:
    """Play `actions[i]` in game i, let finished games begin anew, and write what is to be known; how many ended."""
    ended = 0
    for index in range(len(actions)):
        state = states[index]
        for place in range(counts[index]):
            masks[index][listed[index][place]] = 0
        if ends[index] == 1:
            ends[index] = 0
            for seat in range(len(rewards[index])):
                rewards[index][seat] = 0.0
        if actions[index] >= 0:
            apply(state, actions[index])
        who = settle(state, rngs[index], out, weights[index], plays_chance)
        if who == OVER:
            ended += 1
            ends[index] = 1
            for seat in range(len(rewards[index])):
                rewards[index][seat] = payoff(state, seat) / WON
            states[index] = starts[index]
            who = settle(state, rngs[index], out, weights[index], plays_chance)
        seats[index] = who
        if who == CHANCE:
            counts[index] = outcomes(state, listed[index], weights[index])
        else:
            counts[index] = legal(state, listed[index])
            if looks == 1:
                observe(state, who, observations[index])
        for place in range(counts[index]):
            masks[index][listed[index][place]] = 1
    return ended


@algorithm
def settle(state: Any, rng: Rng, out: Array[int], weights: Array[int], plays_chance: int) -> int:
    """Let chance decide where that is done here, until a seat is asked or the game is over; who acts then."""
    who = mover(state)
    while who == CHANCE and plays_chance == 1:
        apply(state, choose(state, rng, out, weights))
        who = mover(state)
    return who
