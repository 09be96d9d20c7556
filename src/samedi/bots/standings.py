"""What the games of an arena say about the bots: win rates, Elo, times to decide.

A game counts for a bot as the mean over its seats. A game that everybody or nobody wins is half a win.

Elo is fitted to who wins: the chance of a seat is its strength over the sum of all strengths at the table
(Bradley and Terry for two seats, Plackett and Luce for more), and winners who share a game share its weight.
One drawn game of each bot against an average player keeps strengths finite where somebody wins always.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

ANCHOR = "random"  # stands at 0, or else the first bot
CONFIDENCE = 1.959964  # standard deviations on either side of 95 % intervals
ELO = 400 / math.log(10)  # points for each unit of log strength
DRAWN = 1.0  # the weight of the drawn game against an average player
LONGEST_STEP = 1.0  # of log strength, at which the fit cannot overshoot far
ENOUGH = 1e-9
FEW = 20  # deals that say too little about how much they vary
MOST_STEPS = 200

Matrix = list[list[float]]


class Thought(msgspec.Struct, frozen=True):
    """How long a seat took to decide."""

    decisions: int = 0
    total_ms: float = 0.0
    most_ms: float = 0.0

    def and_then(self, ms: float) -> "Thought":
        """After one more decision."""
        return Thought(self.decisions + 1, self.total_ms + ms, max(self.most_ms, ms))


class Outcome(msgspec.Struct, frozen=True):
    """How a game went: who sat where, which seats won, how long they thought, which seat failed."""

    seats: list[str]
    winners: list[int]
    thoughts: list[Thought]
    failed: int | None = None
    deal: int | None = None
    """Games of one deal had the same luck; None: nobody knows."""


class Standing(msgspec.Struct, frozen=True):
    """What is known about one bot."""

    name: str
    elo: float | None
    """None for a bot that met no other."""
    elo_low: float | None
    elo_high: float | None
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_ms: float
    max_ms: float
    failures: int


class Pair(msgspec.Struct, frozen=True):
    """How two bots did in the games they played together."""

    bots: tuple[str, str]
    games: int
    wins: tuple[int, int]
    """In how many games each did better than the other."""
    even: int


def points(outcome: Outcome, name: str) -> float:
    """What a game counts for a bot, from 0 to 1."""
    own = [seat for seat, who in enumerate(outcome.seats) if who == name]
    if len(outcome.seats) > 1 and len(outcome.winners) in (0, len(outcome.seats)):
        return 0.5
    return sum(seat in outcome.winners for seat in own) / len(own)


def standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """All bots, the strongest first."""
    ratings = elo(bots, outcomes)
    found = [_standing(name, ratings[name], outcomes) for name in bots]
    return sorted(found, key=lambda standing: (-(standing.elo or 0.0), -standing.win_rate))


def _standing(name: str, rating: tuple[float, float] | None, outcomes: Sequence[Outcome]) -> Standing:
    own = [outcome for outcome in outcomes if name in outcome.seats]
    wins = sum(points(outcome, name) for outcome in own)
    low, high = interval([(points(outcome, name), outcome.deal) for outcome in own])
    thoughts = [
        thought
        for outcome in own
        for who, thought in zip(outcome.seats, outcome.thoughts, strict=True)
        if who == name
    ]
    decisions = sum(thought.decisions for thought in thoughts)
    total = sum(thought.total_ms for thought in thoughts)
    value, margin = rating or (None, None)
    return Standing(
        name=name,
        elo=None if value is None else round(value, 1),
        elo_low=None if value is None or margin is None else round(value - margin, 1),
        elo_high=None if value is None or margin is None else round(value + margin, 1),
        games=len(own),
        wins=wins,
        win_rate=round(wins / len(own), 4) if own else 0.0,
        low=round(low, 4),
        high=round(high, 4),
        mean_ms=round(total / decisions, 3) if decisions else 0.0,
        max_ms=round(max((thought.most_ms for thought in thoughts), default=0.0), 3),
        failures=sum(outcome.failed is not None and outcome.seats[outcome.failed] == name for outcome in own),
    )


def pairs(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Pair]:
    """All pairs of bots that met."""
    found = []
    for one, other in combinations(bots, 2):
        met = [outcome for outcome in outcomes if one in outcome.seats and other in outcome.seats]
        margins = [points(outcome, one) - points(outcome, other) for outcome in met]
        ahead, behind = sum(margin > 0 for margin in margins), sum(margin < 0 for margin in margins)
        if met:
            found.append(Pair((one, other), len(met), (ahead, behind), len(met) - ahead - behind))
    return found


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, CONFIDENCE**2 / games
    centre = rate + square / 2
    spread = CONFIDENCE * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, (centre - spread) / (1 + square)), min(1.0, (centre + spread) / (1 + square))


def interval(games: Sequence[tuple[float, int | None]]) -> tuple[float, float]:
    """The 95 % interval of a mean, given what each game counts and of which deal it is.

    Games of one deal mirror each other, so deals are what varies by chance: it is Wilson's interval of as
    many single games as would leave the same doubt.
    """
    deals: defaultdict[object, list[float]] = defaultdict(list)
    for place, (count, deal) in enumerate(games):
        deals[(place,) if deal is None else deal].append(count)
    if not games:
        return wilson(0, 0)
    mean = sum(count for count, _ in games) / len(games)
    doubt = sum(sum(count - mean for count in each) ** 2 for each in deals.values()) / len(games) ** 2
    alike = mean * (1 - mean) / doubt if doubt and len(deals) >= FEW else len(games)
    return wilson(mean * alike, alike)


def elo(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float] | None]:
    """Elo of every bot with the half width of its 95 % interval, seen from the anchor."""
    met = [outcome for outcome in outcomes if len(set(outcome.seats)) > 1]
    strengths, covariance = fit(bots, met)
    anchor = list(bots).index(ANCHOR) if ANCHOR in bots else 0
    rated: dict[str, tuple[float, float] | None] = {}
    for index, name in enumerate(bots):
        variance = covariance[index][index] + covariance[anchor][anchor] - 2 * covariance[index][anchor]
        rating = ELO * (strengths[index] - strengths[anchor])
        margin = ELO * CONFIDENCE * math.sqrt(max(0.0, variance))
        rated[name] = (rating, margin) if any(name in outcome.seats for outcome in met) else None
    return rated


def fit(bots: Sequence[str], outcomes: Sequence[Outcome]) -> tuple[list[float], Matrix]:
    """The log strengths that make the outcomes most likely, by Newton's steps, and their covariance."""
    numbers = {name: index for index, name in enumerate(bots)}
    tables = Counter(
        (tuple(numbers[name] for name in outcome.seats), tuple(outcome.winners)) for outcome in outcomes
    )
    strengths = [0.0] * len(bots)
    for _ in range(MOST_STEPS):
        slope, curvature = _slope(strengths, tables)
        covariance = inverse(curvature)
        step = [sum(map(float.__mul__, row, slope)) for row in covariance]
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [value + scale * move for value, move in zip(strengths, step, strict=True)]
        if longest < ENOUGH:
            break
    return strengths, inverse(_slope(strengths, tables)[1])


def _slope(
    strengths: Sequence[float], tables: Mapping[tuple[tuple[int, ...], tuple[int, ...]], int]
) -> tuple[list[float], Matrix]:
    """How the log likelihood changes with each strength, and how that changes (with its sign turned)."""
    count = len(strengths)
    slope, curvature = [0.0] * count, [[0.0] * count for _ in range(count)]
    for index, strength in enumerate(strengths):  # the drawn game against an average player
        chance = 1 / (1 + math.exp(-strength))
        slope[index] += DRAWN * (0.5 - chance)
        curvature[index][index] += DRAWN * chance * (1 - chance)
    for (seats, winners), games in tables.items():
        total = sum(math.exp(strengths[who]) for who in seats)
        chances = {who: seats.count(who) * math.exp(strengths[who]) / total for who in seats}
        for seat in winners or range(len(seats)):
            slope[seats[seat]] += games / (len(winners) or len(seats))
        for who, chance in chances.items():
            slope[who] -= games * chance
            curvature[who][who] += games * chance
            for other, other_chance in chances.items():
                curvature[who][other] -= games * chance * other_chance
    return slope, curvature


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by elimination."""
    count = len(matrix)
    rows = [[*row, *(float(index == place) for place in range(count))] for index, row in enumerate(matrix)]
    for pivot in range(count):
        divisor = rows[pivot][pivot]
        rows[pivot] = [value / divisor for value in rows[pivot]]
        for index in range(count):
            if index != pivot:
                factor = rows[index][pivot]
                rows[index] = [
                    value - factor * above for value, above in zip(rows[index], rows[pivot], strict=True)
                ]
    return [row[count:] for row in rows]
