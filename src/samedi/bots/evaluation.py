"""A learnt judgement: how likely a seat is to win, by a small net of integers.

What a seat notices are rows of the first layer, which are added up; two layers follow, and a curve turns the
last sum into a chance. Weights are 16-bit numbers and no sum leaves 32 bits, so that every machine, compiled
or not, judges alike. `docs/training.md` tells where weights come from, `weights.py` how they are kept.
"""

from typing import Any, NamedTuple

from samedi.core.arithmetic import exponential, logarithm
from samedi.core.bind import algorithm, notice
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
    """A net, and room to work in. What a layer always adds stands behind its other weights."""

    rows: Array[Array[int]]
    second: Array[Array[int]]
    last: Array[int]
    curve: Array[int]
    noticed: Array[int]
    inner: Array[int]
    outer: Array[int]


@algorithm
def evaluate(state: Any, seat: int, mind: Mind) -> int:
    """The chance of a seat to win, of SURE."""
    count = notice(state, seat, mind.noticed)
    add_rows(mind, count)
    add_second(mind)
    total = MIDDLE + ONE * mind.last[len(mind.outer)]
    for unit in range(len(mind.outer)):
        signal = min(mind.outer[unit] >> SHIFT, LOUDEST)
        if signal > 0:
            total += signal * mind.last[unit]
    return int(mind.curve[min(max(total >> CURVE_SHIFT, 0), CURVE - 1)])


@algorithm
def add_rows(mind: Mind, count: int) -> None:
    """Add up the rows of what was noticed."""
    inner = mind.inner
    row = mind.rows[len(mind.rows) - 1]
    for unit in range(len(inner)):  # not FIRST: loops of a length the compiler knows would be written out
        inner[unit] = row[unit]
    for index in range(count):
        row = mind.rows[mind.noticed[index]]
        for unit in range(len(inner)):
            inner[unit] += row[unit]


@algorithm
def add_second(mind: Mind) -> None:
    """Let the units of the first layer speak to those of the second."""
    outer = mind.outer
    row = mind.second[len(mind.inner)]
    for unit in range(len(outer)):
        outer[unit] = ONE * row[unit]
    for index in range(len(mind.inner)):
        signal = min(mind.inner[index] >> ROW_SHIFT, LOUDEST)
        if signal > 0:
            row = mind.second[index]
            for unit in range(len(outer)):
                outer[unit] += signal * row[unit]


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
