"""Random play and counting, over any game (see `bind`)."""

from typing import Any

from samedi.core.bind import algorithm, apply, legal, mover, outcomes
from samedi.core.game import CHANCE, OVER
from samedi.core.record import Array
from samedi.core.rng import Rng, below


@algorithm
def choose(state: Any, rng: Rng, out: Array[int], weights: Array[int]) -> int:
    """An action of the seat to act, or an outcome of chance by its probability."""
    if mover(state) != CHANCE:
        return out[below(rng, legal(state, out))]
    count = outcomes(state, out, weights)
    total = 0
    for index in range(count):
        total += weights[index]
    drawn = below(rng, total)
    index = 0
    while drawn >= weights[index]:
        drawn -= weights[index]
        index += 1
    return out[index]


@algorithm
def playout(state: Any, rng: Rng, out: Array[int], weights: Array[int]) -> int:
    """Play at random to the end; return how many decisions seats took."""
    decisions = 0
    while True:
        who = mover(state)
        if who == OVER:
            return decisions
        if who != CHANCE:
            decisions += 1
        apply(state, choose(state, rng, out, weights))


@algorithm
def successors(state: Any, out: Array[int], weights: Array[int]) -> int:
    """List everything that may happen next; return how much."""
    who = mover(state)
    if who == OVER:
        return 0
    return outcomes(state, out, weights) if who == CHANCE else legal(state, out)


@algorithm
def perft(states: Array[Any], level: int, depth: int, out: Array[Array[int]], weights: Array[int]) -> int:
    """Count the ways to go on from `states[level]` down to `depth`, chance included."""
    if level == depth:
        return 1
    count = successors(states[level], out[level], weights)
    if level + 1 == depth:
        return count
    total = 0
    for index in range(count):
        states[level + 1] = states[level]
        apply(states[level + 1], out[level][index])
        total += perft(states, level + 1, depth, out, weights)
    return total
