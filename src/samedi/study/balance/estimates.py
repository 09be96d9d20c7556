"""Figures with their doubt. Games of one deal share their dice: deals are what varies by chance.

Means and ratios have 95 % intervals from the spread between deals, rates have Wilson's. Where many questions
are asked at once, Holm's procedure says which answers hold: the chance that even one of them is mere luck is
then below 5 %.
"""

import math
from collections import defaultdict
from collections.abc import Sequence

import msgspec

from samedi.bots.standings import CONFIDENCE, FEW, wilson

LEVEL = 0.05
Sample = Sequence[tuple[float, int]]
"""A value of each game, and its deal."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def ratio(parts: Sequence[tuple[float, float, int]]) -> tuple[float, float]:
    """The sum of the first by the sum of the second, each given with its deal; and its standard error."""
    above, below = sum(part[0] for part in parts), sum(part[1] for part in parts)
    if not below:
        return 0.0, math.inf
    found, deals = above / below, defaultdict[int, float](float)
    for upper, lower, deal in parts:
        deals[deal] += upper - found * lower
    if len(deals) == 1:
        return found, math.inf
    few = len(deals) / (len(deals) - 1)
    return found, math.sqrt(few * sum(each**2 for each in deals.values())) / abs(below)


def student(freedom: int) -> float:
    """How many standard errors the 95 % interval of so many degrees of freedom spans on either side."""
    if freedom < 1:
        return math.inf
    z, n = CONFIDENCE, freedom  # Cornish and Fisher's expansion of Student's t
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)


def within(parts: Sequence[tuple[float, float, int]], low: float, high: float) -> Estimate:
    """A ratio that cannot leave some bounds."""
    found, error = ratio(parts)
    error *= student(len({part[2] for part in parts}) - 1) / CONFIDENCE
    return Estimate(found, max(low, found - CONFIDENCE * error), min(high, found + CONFIDENCE * error))


def mean(sample: Sample, low: float = 0.0, high: float = math.inf) -> Estimate:
    """The mean of something."""
    return within([(value, 1.0, deal) for value, deal in sample], low, high)


def share(parts: Sequence[tuple[float, float, int]]) -> Estimate:
    """How many of some there are: Wilson's interval of as many single cases as would leave the same doubt."""
    found, error = ratio(parts)
    cases = sum(part[1] for part in parts)
    if 0 < error < math.inf and len({part[2] for part in parts}) >= FEW:
        cases = found * (1 - found) / error**2
    return Estimate(found, *wilson(found * cases, cases))


def rate(sample: Sample) -> Estimate:
    """How often something is so."""
    return share([(value, 1.0, deal) for value, deal in sample])


def luck(sample: Sequence[tuple[int, tuple[float, ...], tuple[float, ...]]]) -> Estimate:
    """How much of the results' variance the dice explain, given deals and what each seat got in two games.

    Two games with the same dice and the same bots, who choose anew, agree as far as the dice decide: it is
    the correlation of their results. Few deals prove nothing.
    """
    seats = [pair for _, one, other in sample for pair in zip(one, other, strict=True)]
    middle = sum(one + other for one, other in seats) / (2 * len(seats)) if seats else 0.0
    parts = [
        (2 * (each - middle) * (twin - middle), (each - middle) ** 2 + (twin - middle) ** 2, deal)
        for deal, one, other in sample
        for each, twin in zip(one, other, strict=True)
    ]
    found = within(parts, -1.0, 1.0)
    return found if len({deal for deal, *_ in sample}) >= FEW else Estimate(found.value, -1.0, 1.0)


def doubt(sample: Sample) -> float:
    """How likely a mean this far from 0 is by mere luck; few deals prove nothing."""
    found, error = ratio([(value, 1.0, deal) for value, deal in sample])
    if len({deal for _, deal in sample}) < FEW or error == math.inf:
        return 1.0
    if not error:
        return 0.0 if found else 1.0
    return math.erfc(abs(found) / error / math.sqrt(2))


def holm(doubts: Sequence[float]) -> list[bool]:
    """Which answers hold, of all that were asked for (Holm 1979)."""
    holds = [False] * len(doubts)
    ordered = sorted(range(len(doubts)), key=lambda place: doubts[place])
    for rank, place in enumerate(ordered):
        if doubts[place] > LEVEL / (len(doubts) - rank):
            break
        holds[place] = True
    return holds
