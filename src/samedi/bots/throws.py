"""What chance brought in a game, counted against what was to be expected."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from samedi import words
from samedi.core.game import CHANCE, Game
from samedi.core.message import Message
from samedi.core.position import buffer
from samedi.core.record import from_bytes

FEWEST = 12  # throws that tell something
MOST_FACES = 12
ANY = "-any"
LEAST_VARIANCE = 1e-6


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """One thing chance could bring."""

    told: Message
    count: int
    expected: float


class Throws(msgspec.Struct, frozen=True, kw_only=True):
    """All decisions of chance of one kind."""

    faces: list[Face]
    count: int
    unusual: float | None = None
    """How often throws are spread as much as these or more, 0 to 1; none where they had no choice."""


def thrown(game: Game[Any], start: bytes, actions: Sequence[int]) -> list[Throws]:
    """Every kind of throw of which there were enough, the most frequent first."""
    state = from_bytes(game.state, start)
    kinds: dict[str, Kind] = {}
    for number in actions:
        if game.rules.mover(state) == CHANCE:
            kinds.setdefault(game.actions.kind(number), Kind()).add(game, state, number)
        game.rules.apply(state, number)
    told = [kind.throws() for kind in kinds.values() if kind.is_telling]
    return sorted(told, key=lambda each: -each.count)


class Kind:
    """Throws of one kind, as they are counted."""

    def __init__(self) -> None:
        self._told: dict[int, Message] = {}
        self._counts: dict[int, int] = {}
        self._expected: dict[int, float] = {}
        self._covariance: dict[tuple[int, int], float] = {}
        self._count = 0

    def add(self, game: Game[Any], state: Any, number: int) -> None:
        """Count a throw."""
        out, weights = buffer(len(game.actions)), buffer(len(game.actions))
        count = game.rules.outcomes(state, out, weights)
        total = sum(weights[:count])
        odds = {face: weight / total for face, weight in zip(out[:count], weights[:count], strict=True)}
        for face in odds:
            self._told[face] = in_common(self._told.get(face), game.describe(state, face))
        self.count(number, odds)

    def count(self, number: int, odds: Mapping[int, float]) -> None:
        """Count what chance brought, with the odds that everything had."""
        for face, share in odds.items():
            self._expected[face] = self._expected.get(face, 0.0) + share
            for other, its in odds.items():
                varies = share * ((face == other) - its)
                self._covariance[face, other] = self._covariance.get((face, other), 0.0) + varies
        self._counts[number] = self._counts.get(number, 0) + 1
        self._count += 1

    @property
    def is_telling(self) -> bool:
        """Whether there are enough throws of few enough faces."""
        return self._count >= FEWEST and 1 < len(self._told) <= MOST_FACES

    def throws(self) -> Throws:
        """What was counted."""
        faces = [
            Face(told=self._told[face], count=self._counts.get(face, 0), expected=self._expected[face])
            for face in sorted(self._told)
        ]
        return Throws(faces=faces, count=self._count, unusual=self.unusual)

    @property
    def unusual(self) -> float | None:
        """How often throws with these odds are spread as much as these or more."""
        faces = sorted(self._expected)
        off = [self._counts.get(face, 0) - self._expected[face] for face in faces]
        return spread(off, [[self._covariance.get((one, other), 0.0) for other in faces] for one in faces])


def in_common(known: Message | None, told: Message) -> Message:
    """A sentence for two throws: where they are told apart, the one for any, if there is one."""
    if known is None or known == told:
        return told
    code = known.code.removesuffix(ANY) + ANY
    if not words.knows("en", code):
        return known
    return Message(
        code, {name: value for name, value in known.params.items() if told.params.get(name) == value}
    )


def spread(off: Sequence[float], covariance: Sequence[Sequence[float]]) -> float | None:
    """How often counts are as far as this from what was expected, or farther.

    With the same odds at every throw this is Pearson's test. Where they change from throw to throw, as in
    drawing from a bag, the covariances that each had given all before it are added up.
    """
    rest, matrix = [*off], [[*row] for row in covariance]
    distance, freedom = 0.0, 0
    for place, row in enumerate(matrix):
        if row[place] < LEAST_VARIANCE:  # what is left of it follows from the others
            continue
        distance += rest[place] ** 2 / row[place]
        freedom += 1
        for later in range(place + 1, len(rest)):
            share = matrix[later][place] / row[place]
            rest[later] -= share * rest[place]
            matrix[later] = [each - share * above for each, above in zip(matrix[later], row, strict=True)]
    return upper_gamma(freedom / 2, distance / 2) if freedom else None


def upper_gamma(shape: float, bound: float) -> float:
    """The regularised incomplete gamma function above a bound, by its series."""
    if bound <= 0:
        return 1.0
    term = total = 1 / shape
    place = shape
    while term > total * 1e-12:
        place += 1
        term *= bound / place
        total += term
    return max(0.0, 1 - total * math.exp(-bound + shape * math.log(bound) - math.lgamma(shape)))
