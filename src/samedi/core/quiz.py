"""Questions about the rules, whose answers are computed from positions by the rules themselves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from samedi.core.message import Message
from samedi.core.rng import Rng, below

UNTOLD = "?"  # where a number would tell the answer
YES, NO = Message("quiz-yes"), Message("quiz-no")
CHOICES = 4


class Draft(NamedTuple):
    """A question about a position, as a game asks it."""

    text: Message
    answers: Sequence[Message]
    right: int
    clause: str
    why: Sequence[Message]
    """What the right answer follows from, in this position."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """One kind of question of a game."""

    name: str
    ask: Callable[[Any, Rng], Draft | None]
    """A question about a position, if there is one to be asked."""
    clauses: tuple[str, ...]
    """The rules it may turn on."""
    veil: Callable[[dict[str, Any]], None] = lambda _told: None
    """Takes out of `position`, `facts` and `constants` what would tell the answer."""


@dataclass(frozen=True, kw_only=True)
class Quiz:
    """What a game asks about."""

    tables: tuple[Mapping[str, Any], ...]
    kinds: tuple[Kind, ...]
    seldom: tuple[str, ...] = ()
    """Kinds of actions that somebody who plays at random would do too often to be asked about."""
    unasked: Mapping[str, str] = field(default_factory=dict)
    """Rules that everybody has to know and nobody is asked about, with the reason."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A question, without its answer."""

    number: int
    kind: str
    options: dict[str, Any]
    way: str
    """The actions that lead to the position, in notation."""
    seat: int
    """Whose eyes the position is seen with."""
    position: dict[str, Any]
    """What that seat sees, as JSON."""
    text: Message
    answers: list[Message]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a question, and the rule behind it."""

    number: int
    right: int
    """Which of the answers, from 0."""
    clause: str
    why: list[Message]


def allowed(
    position: Any, number: int, text: Message, clause: str, because: Callable[[], Sequence[Message]]
) -> Draft:
    """Whether an action is allowed now, and because of what; else what forbids it is behind the answer."""
    if number in position.legal_numbers():
        return Draft(text, (YES, NO), 0, clause, because())
    why = position.reason(number)
    return Draft(text, (YES, NO), 1, why.clause or clause, (why,))


def fulfilled(position: Any, number: int) -> list[Message]:
    """What the rules ask of an action, where all of it is so."""
    conditions = position.game.conditions(position.state, number)
    assert conditions
    assert all(each.holds for each in conditions)
    return [each.said for each in conditions]


def chosen(rng: Rng, things: Sequence[Any]) -> Any:
    """One of several things."""
    return things[below(rng, len(things))]


def whether(*, is_so: bool, text: Message, clause: str, why: Sequence[Message]) -> Draft:
    """Whether something is so."""
    return Draft(text, (YES, NO), 0 if is_so else 1, clause, why)


def one_of_each(rng: Rng, things: Sequence[Any], answer: Callable[[Any], Any]) -> Any:
    """One of several things, each answer to a question about them being as likely."""
    by_answer: dict[Any, list[Any]] = {}
    for each in things:
        by_answer.setdefault(answer(each), []).append(each)
    return chosen(rng, by_answer[chosen(rng, sorted(by_answer))])


def either_way(position: Any, rng: Rng, numbers: Sequence[int]) -> int | None:
    """One of some actions, as likely an allowed one as another."""
    legal = set(position.legal_numbers())
    sides = [[each for each in numbers if (each in legal) == wanted] for wanted in (True, False)]
    side = sides[below(rng, 2)]
    return int(chosen(rng, side)) if side else None


def counted(right: int, text: Message, clause: str, near: Sequence[int], why: Sequence[Message]) -> Draft:
    """How many: the right number among others, in their order."""
    others = [each for each in dict.fromkeys(near) if each >= 0 and each != right][: CHOICES - 1]
    numbers = sorted([right, *others])
    answers = [Message("quiz-number", {"number": each}) for each in numbers]
    return Draft(text, answers, numbers.index(right), clause, why)
