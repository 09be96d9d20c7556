"""Random play and counting, over any game (see `bind`)."""

from typing import Any

from samedi.core.bind import algorithm, apply, legal, mover, outcomes, payoff
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
def playouts(
    states: Array[Any], rng: Rng, count: int, out: Array[int], weights: Array[int], payoffs: Array[int]
) -> int:
    """Play `states[1]` to the end so many times, adding up what it pays; return how many decisions."""
    decisions = 0
    for _ in range(count):
        states[0] = states[1]
        decisions += playout(states[0], rng, out, weights)
        for seat in range(len(payoffs)):
            payoffs[seat] += payoff(states[0], seat)
    return decisions


@algorithm
def play_many(
    states: Array[Any], rngs: Array[Rng], decisions: Array[int], out: Array[int], weights: Array[int]
) -> int:
    """Play every game to its end with its own generator; return how many decisions seats took."""
    total = 0
    for index in range(len(rngs)):
        decisions[index] = playout(states[index], rngs[index], out, weights)
        total += decisions[index]
    return total


@algorithm
def copies(states: Array[Any], count: int) -> int:
    """Copy states from place to place, so many times, to measure it."""
    for index in range(count):
        states[(index + 1) % len(states)] = states[index % len(states)]
    return count


@algorithm
def listings(states: Array[Any], index: int, count: int, out: Array[int]) -> int:
    """List what is legal in a state so many times, to measure it."""
    total = 0
    for _ in range(count):
        total += legal(states[index], out)
    return total


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


@algorithm
def trace(
    states: Array[Any],
    rng: Rng,
    out: Array[int],
    weights: Array[int],
    actions: Array[int],
    counts: Array[int],
    listed: Array[Array[int]],
) -> int:
    """Play at random from `states[0]`, noting every state, what was listed and chosen; return how many."""
    done = 0
    while done < len(actions):
        state = states[done]
        if mover(state) == OVER:
            break
        counts[done] = successors(state, listed[done], weights)
        actions[done] = choose(state, rng, out, weights)
        states[done + 1] = state
        apply(states[done + 1], actions[done])
        done += 1
    return done


@algorithm
def step_many(
    states: Array[Any],
    rngs: Array[Rng],
    actions: Array[int],
    movers: Array[int],
    counts: Array[int],
    listed: Array[Array[int]],
    masks: Array[Array[int]],
    out: Array[int],
    weights: Array[int],
) -> int:
    """Play `actions[i]` in game i, settle chance, begin finished games anew, list and mask what is legal.

    The last state is the start of new games. Returns how many games ended.
    """
    ended = 0
    fresh = len(actions)
    for index in range(fresh):
        state = states[index]
        listing = listed[index]
        mask = masks[index]
        for place in range(counts[index]):
            mask[listing[place]] = 0
        if actions[index] >= 0:
            apply(state, actions[index])
        who = mover(state)
        while who < 0:
            if who == OVER:
                ended += 1
                states[index] = states[fresh]
            else:
                apply(state, choose(state, rngs[index], out, weights))
            who = mover(state)
        movers[index] = who
        counts[index] = legal(state, listing)
        for place in range(counts[index]):
            mask[listing[place]] = 1
    return ended


@algorithm
def pick_many(rngs: Array[Rng], counts: Array[int], listed: Array[Array[int]], actions: Array[int]) -> int:
    """Choose a listed action for every game at random."""
    for index in range(len(actions)):
        actions[index] = listed[index][below(rngs[index], counts[index])]
    return len(actions)
