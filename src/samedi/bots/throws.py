"""What chance brought in a game, counted against what was to be expected."""

import math
from collections.abc import Sequence
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
    """How often throws are spread as much as these or more, 0 to 1; none where each had its own odds."""


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
        self._odds: set[tuple[tuple[int, int], ...]] = set()
        self._count = 0

    def add(self, game: Game[Any], state: Any, number: int) -> None:
        """Count a throw."""
        out, weights = buffer(len(game.actions)), buffer(len(game.actions))
        count = game.rules.outcomes(state, out, weights)
        total = sum(weights[:count])
        for face, weight in zip(out[:count], weights[:count], strict=True):
            self._told[face] = in_common(self._told.get(face), game.describe(state, face))
            self._expected[face] = self._expected.get(face, 0.0) + weight / total
        self._odds.add(tuple(zip(out[:count], weights[:count], strict=True)))
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
        same = len(self._odds) == 1
        return Throws(faces=faces, count=self._count, unusual=spread(faces) if same else None)


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


def spread(faces: Sequence[Face]) -> float:
    """How often faces are spread as much as these or more, by Pearson's test."""
    distance = sum((face.count - face.expected) ** 2 / face.expected for face in faces)
    return upper_gamma((len(faces) - 1) / 2, distance / 2)


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
