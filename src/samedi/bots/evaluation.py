"""A learnt judgement: how likely a seat is to win, by a small net of integers.

What a seat notices are rows of the first layer, which are added up; two layers follow, and a curve turns the
last sum into a chance. Weights are 16-bit numbers and no sum leaves 32 bits, so that every machine, compiled
or not, judges alike. `docs/training.md` tells where weights come from, `weights.py` how they are kept.

A search judges one position after another that differs little from it, so the sum of the rows is kept, and
only what is noticed at another place of the list than before is exchanged in it. Units pass on what they say
anew in the same way.
"""

from typing import Any, NamedTuple

from samedi.core.arithmetic import exponential, logarithm
from samedi.core.bind import algorithm, notice
from samedi.core.products import BEHIND, exchange, pass_on, weighed
from samedi.core.record import Array
from samedi.core.rule import rule

FIRST = 64  # units of the first layer
SECOND = 32  # units of the second
ONE = 32  # a unit that says 1; none says more than LOUDEST
LOUDEST = 8 * ONE
ROW_SHIFT = 6  # rows count in steps of 1 / (ONE << ROW_SHIFT),
SHIFT = 9  # the other weights in steps of 1 / (1 << SHIFT)
CURVE = 4096  # points of the curve, from -8 to 8
CURVE_SHIFT = 6
MIDDLE = 8 * ONE << SHIFT
SURE = 10_000  # a won game


class Mind(NamedTuple):
    """A net, and room to work in. What the first layer and the last one always add is their last row."""

    rows: Array[Array[int]]
    second: Array[Array[int]]  # a row for each unit of the first layer, by the units that listen to it
    always: Array[int]  # what these always add
    last: Array[int]
    curve: Array[int]
    noticed: Array[int]
    summed: Array[int]  # what was noticed before, behind its number: `inner` holds the sum of its rows
    inner: Array[int]
    said: Array[int]  # by the units of the first layer,
    heard: Array[int]  # and what those of the second one make of it


@algorithm
def evaluate(state: Any, seat: int, mind: Mind) -> int:
    """The chance of a seat to win, of SURE."""
    add_rows(mind, notice(state, seat, mind.noticed))
    pass_on(mind.inner, ROW_SHIFT, LOUDEST, mind.said, FIRST, mind.second, mind.heard, SECOND)
    total = MIDDLE + ONE * mind.last[SECOND] + weighed(mind.heard, SHIFT, LOUDEST, mind.last, SECOND)
    return int(mind.curve[min(max(total >> CURVE_SHIFT, 0), CURVE - 1)])


@algorithm
def add_rows(mind: Mind, count: int) -> None:
    """Let `inner` be the sum of the rows of what was noticed."""
    summed = mind.summed
    before = summed[0]
    if before == 0:
        row = mind.rows[len(mind.rows) - 1]
        for unit in range(len(mind.inner)):  # not FIRST: loops of a known length would be written out
            mind.inner[unit] = row[unit]
            mind.said[unit] = 0
        for unit in range(len(mind.heard)):
            mind.heard[unit] = ONE * mind.always[unit]
    changed = 0
    for place in range(min(before, count)):
        feature, former = mind.noticed[place], summed[1 + place]
        if feature != former:
            mind.noticed[changed] = feature | former << BEHIND
            summed[1 + place] = feature
            changed += 1
    exchange(mind.rows, mind.noticed, changed, mind.inner, FIRST)
    for place in range(count, before):
        add_row(mind, summed[1 + place], -1)
    for place in range(before, count):
        add_row(mind, mind.noticed[place], 1)
        summed[1 + place] = mind.noticed[place]
    summed[0] = count


@algorithm
def add_row(mind: Mind, feature: int, times: int) -> None:
    """Add the row of a feature, or take it away."""
    inner = mind.inner
    row = mind.rows[feature]
    for unit in range(len(inner)):
        inner[unit] += times * row[unit]


@rule
def honest(chance: float, slope: float, offset: float) -> float:
    """A chance whose logit is multiplied by a slope and moved by an offset; what is sure stays so."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    return 1.0 / (1.0 + exponential(-slope * logarithm(chance / (1.0 - chance)) - offset))


@algorithm
def evaluations(states: Array[Any], seats: int, count: int, mind: Mind) -> int:
    """Judge states one after the other, so many times, to measure it."""
    total = 0
    for index in range(count):
        total += evaluate(states[index % len(states)], index % seats, mind)
    return total
