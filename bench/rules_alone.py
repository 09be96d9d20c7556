"""Many games side by side without masks, observations and rewards: what a batch is measured beside."""

from typing import Any

from samedi.core.bind import algorithm, apply, legal
from samedi.core.game import OVER
from samedi.core.record import Array
from samedi.core.rng import Rng
from samedi.study.stepping import settle


@algorithm
def rules_alone(
    states: Array[Any],
    starts: Array[Any],
    rngs: Array[Rng],
    actions: Array[int],
    counts: Array[int],
    listed: Array[Array[int]],
    out: Array[int],
    weights: Array[int],
) -> int:
    """Play `actions[i]` in game i, let chance decide, begin anew what is over, list what is legal."""
    for index in range(len(actions)):
        state = states[index]
        if actions[index] >= 0:
            apply(state, actions[index])
        while settle(state, rngs[index], out, weights, 1) == OVER:
            states[index] = starts[index]
        counts[index] = legal(state, listed[index])
    return len(actions)
