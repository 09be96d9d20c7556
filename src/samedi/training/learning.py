"""How a net of floating point numbers learns: what it says of a position, and what would make it say more.

The net has the shape of `bots/evaluation.py`: rows that are added up, two clipped layers, one number whose
logistic is a chance. It reads no rules, but is compiled with them.
"""

import math
from typing import NamedTuple

from samedi.core.bind import algorithm
from samedi.core.record import Array

LOUDEST = 8.0  # no unit says more
FLAT = 30.0  # beyond, a chance is as good as sure
LITTLE = 1e-7


class Floats(NamedTuple):
    """The weights of a net; what a layer always adds stands behind its other weights."""

    rows: Array[Array[float]]
    second: Array[Array[float]]
    last: Array[float]


class Signals(NamedTuple):
    """What the units say, and what their saying more would cost."""

    inner: Array[float]
    outer: Array[float]
    inner_cost: Array[float]


@algorithm
def learn_from(
    seen: Array[Array[int]],
    wanted: Array[float],
    order: Array[int],
    net: Floats,
    slopes: Floats,
    signals: Signals,
    loss: Array[float],
) -> int:
    """Add up how the loss over these positions depends on each weight, and the loss itself."""
    for index in range(len(order)):
        row = seen[order[index]]
        says = logit(row, net, signals)
        chance = 1.0 / (1.0 + math.exp(-says))
        aim = wanted[order[index]]
        loss[0] -= aim * math.log(chance + LITTLE) + (1.0 - aim) * math.log(1.0 - chance + LITTLE)
        blame(row, chance - aim, net, slopes, signals)
    return len(order)


@algorithm
def logit(row: Array[int], net: Floats, signals: Signals) -> float:
    """What the net says of what was noticed, before the logistic."""
    bias = len(net.rows) - 1
    inner, outer = signals.inner, signals.outer
    for unit in range(len(inner)):
        inner[unit] = net.rows[bias][unit]
    for place in range(len(row)):
        if row[place] == bias:
            break
        weights = net.rows[row[place]]
        for unit in range(len(inner)):
            inner[unit] += weights[unit]
    for unit in range(len(outer)):
        outer[unit] = net.second[len(inner)][unit]
    for index in range(len(inner)):
        signal = min(inner[index], LOUDEST)
        if signal > 0:
            weights = net.second[index]
            for unit in range(len(outer)):
                outer[unit] += signal * weights[unit]
    total = net.last[len(outer)]
    for unit in range(len(outer)):
        total += min(max(outer[unit], 0.0), LOUDEST) * net.last[unit]
    return min(max(total, -FLAT), FLAT)


@algorithm
def blame(row: Array[int], cost: float, net: Floats, slopes: Floats, signals: Signals) -> None:
    """Add to the slopes what each weight has to do with the cost of saying more."""
    bias = len(net.rows) - 1
    inner, outer, inner_cost = signals.inner, signals.outer, signals.inner_cost
    slopes.last[len(outer)] += cost
    for unit in range(len(outer)):
        said = outer[unit]
        slopes.last[unit] += cost * min(max(said, 0.0), LOUDEST)
        outer[unit] = cost * net.last[unit] if 0.0 < said < LOUDEST else 0.0  # from here on its cost
        slopes.second[len(inner)][unit] += outer[unit]
    for index in range(len(inner)):
        said = inner[index]
        inner_cost[index] = 0.0
        if said > 0.0:
            weights, slope = net.second[index], slopes.second[index]
            signal = min(said, LOUDEST)
            total = 0.0
            for unit in range(len(outer)):
                slope[unit] += signal * outer[unit]
                total += weights[unit] * outer[unit]
            if said < LOUDEST:
                inner_cost[index] = total
        slopes.rows[bias][index] += inner_cost[index]
    for place in range(len(row)):
        if row[place] == bias:
            break
        slope = slopes.rows[row[place]]
        for index in range(len(inner)):
            slope[index] += inner_cost[index]
