"""A learnt judgement: how likely a seat is to win, by a small net of integers.

What a seat notices are rows of the first layer, which are added up; two layers follow, and a curve turns the
last sum into a chance. Weights are 16-bit numbers and no sum leaves 32 bits, so that every machine, compiled
or not, judges alike. `docs/training.md` tells where weights come from, `weights.py` how they are kept.

A search judges one position after another that differs little from it, so the sum of the rows is kept, and
only what is noticed at another place of the list than before is exchanged in it.
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
TOGETHER = 4  # units that are listened to at once: what they say to has to be loaded and stored only once


class Mind(NamedTuple):
    """A net, and room to work in. What a layer always adds stands behind its other weights."""

    rows: Array[Array[int]]
    second: Array[Array[int]]
    last: Array[int]
    curve: Array[int]
    noticed: Array[int]
    summed: Array[int]  # what was noticed before, behind its number: `inner` holds the sum of its rows
    inner: Array[int]
    speaking: Array[int]  # the units of the first layer that say something
    outer: Array[int]


@algorithm
def evaluate(state: Any, seat: int, mind: Mind) -> int:
    """The chance of a seat to win, of SURE."""
    add_rows(mind, notice(state, seat, mind.noticed))
    add_second(mind)
    total = MIDDLE + ONE * mind.last[len(mind.outer)]
    for unit in range(len(mind.outer)):
        total += loudness(mind.outer[unit] >> SHIFT) * mind.last[unit]
    return int(mind.curve[min(max(total >> CURVE_SHIFT, 0), CURVE - 1)])


@algorithm
def loudness(signal: int) -> int:
    """What a unit says: nothing below 0, and nothing above LOUDEST."""
    return max(0, min(signal, LOUDEST))


@algorithm
def add_rows(mind: Mind, count: int) -> None:
    """Let `inner` be the sum of the rows of what was noticed."""
    summed = mind.summed
    before = summed[0]
    if before == 0:
        row = mind.rows[len(mind.rows) - 1]
        for unit in range(len(mind.inner)):  # not FIRST: loops of a known length would be written out
            mind.inner[unit] = row[unit]
    for place in range(min(before, count)):
        feature = mind.noticed[place]
        if feature != summed[1 + place]:
            exchange(mind, feature, summed[1 + place])
            summed[1 + place] = feature
    for place in range(count, before):
        add_row(mind, summed[1 + place], -1)
    for place in range(before, count):
        add_row(mind, mind.noticed[place], 1)
        summed[1 + place] = mind.noticed[place]
    summed[0] = count


@algorithm
def exchange(mind: Mind, feature: int, former: int) -> None:
    """Add the row of one feature instead of another's."""
    inner = mind.inner
    row = mind.rows[feature]
    other = mind.rows[former]
    for unit in range(len(inner)):
        inner[unit] += row[unit] - other[unit]


@algorithm
def add_row(mind: Mind, feature: int, times: int) -> None:
    """Add the row of a feature, or take it away."""
    inner = mind.inner
    row = mind.rows[feature]
    for unit in range(len(inner)):
        inner[unit] += times * row[unit]


@algorithm
def add_second(mind: Mind) -> None:
    """Let the units of the first layer speak to those of the second."""
    outer = mind.outer
    row = mind.second[len(mind.inner)]
    for unit in range(len(outer)):
        outer[unit] = ONE * row[unit]
    for place in range(0, speakers(mind), TOGETHER):
        listen(mind, place)


@algorithm
def speakers(mind: Mind) -> int:
    """List the units that say something, and so many silent ones that they can be listened to together."""
    speaking = mind.speaking
    count = 0
    silent = 0
    for unit in range(len(mind.inner)):
        speaks = mind.inner[unit] >> ROW_SHIFT > 0
        speaking[count] = unit
        count += 1 if speaks else 0  # no branch: nobody could foretell it
        silent = silent if speaks else unit
    while count % TOGETHER != 0:
        speaking[count] = silent
        count += 1
    return count


@algorithm
def listen(mind: Mind, place: int) -> None:
    """Add what the units from a place of the list on say."""
    outer = mind.outer
    speaking = mind.speaking
    one = mind.second[speaking[place]]
    two = mind.second[speaking[place + 1]]
    three = mind.second[speaking[place + 2]]
    four = mind.second[speaking[place + 3]]
    first = loudness(mind.inner[speaking[place]] >> ROW_SHIFT)
    second = loudness(mind.inner[speaking[place + 1]] >> ROW_SHIFT)
    third = loudness(mind.inner[speaking[place + 2]] >> ROW_SHIFT)
    fourth = loudness(mind.inner[speaking[place + 3]] >> ROW_SHIFT)
    for unit in range(len(outer)):
        outer[unit] += first * one[unit] + second * two[unit] + third * three[unit] + fourth * four[unit]


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
