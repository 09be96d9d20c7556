"""The steps of self-play as kernels, one thread an action that is tried, or a game.

On a device all games take their next decision together: every legal action of all of them is tried, the net
judges what came out, and each game goes on.
"""

from typing import Any

from numba import cuda, int16

from samedi.core.bind import algorithm
from samedi.core.compiled.cuda.layout import WORD
from samedi.training.selfplay import begin_one, try_one, turn_one

STATE: Any = None  # the compiler puts in what these stand for
WIDTH = 0
FEATURES = 0
MOST = 0


@algorithm
def try_all(states: Any, listed: Any, owners: Any, firsts: Any, active: Any, sure: Any) -> None:
    """`try_one` for all actions."""
    slot = cuda.grid(1)
    if slot < len(owners):
        room = cuda.local.array(1, STATE, WORD)
        try_one(slot, states, room, listed, owners, firsts, active, sure, FEATURES)


@algorithm
def turn_all(
    states: Any,
    starts: Any,
    rngs: Any,
    listed: Any,
    firsts: Any,
    counts: Any,
    values: Any,
    careless: Any,
    seen: Any,
    watchers: Any,
    paid: Any,
) -> None:
    """`turn_one` for all games."""
    game = cuda.grid(1)
    if game < len(counts):
        out = cuda.local.array(WIDTH, int16)
        weights = cuda.local.array(WIDTH, int16)
        turn_one(
            game,
            states,
            starts,
            rngs,
            listed,
            firsts,
            counts,
            values,
            careless,
            seen,
            watchers,
            paid,
            out,
            weights,
            FEATURES,
        )


@algorithm
def begin_all(states: Any, starts: Any, rngs: Any, listed: Any, counts: Any, paid: Any) -> None:
    """`begin_one` for all games in which nothing is legal."""
    game = cuda.grid(1)
    if game < len(counts) and counts[game] <= 0:
        out = cuda.local.array(WIDTH, int16)
        weights = cuda.local.array(WIDTH, int16)
        begin_one(game, states, starts, rngs, listed, counts, paid, out, weights)


@algorithm
def add_all(active: Any, rows: Any, added: Any) -> None:
    """The first layer of a net: a block a position, a thread a unit, a row for each feature added up."""
    slot = cuda.blockIdx.x
    unit = cuda.threadIdx.x
    total = rows[FEATURES, unit]
    for place in range(MOST):
        row = active[slot, place]
        if row == FEATURES:
            break
        total += rows[row, unit]
    added[slot, unit] = total
