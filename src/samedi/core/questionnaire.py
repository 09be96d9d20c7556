"""A questionnaire about a game: positions of games played at random, and what is asked about them."""

from collections.abc import Iterator, Sequence
from typing import Any

from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import Answer, Draft, Kind, Question, Quiz
from samedi.core.rng import Rng, below, seeded

QUESTIONS = 20
OFTEN = 3  # times that the same answer is right to questions of one kind
LONGEST = 400  # actions of a game that is played at random to be asked about
TRIES = 4000  # games that are looked at for one questionnaire
ON = 40  # actions by which a game goes on until there is something to ask


def questionnaire(game: Game[Any], quiz: Quiz, seed: int) -> Iterator[tuple[Question, Answer]]:
    """Twenty questions, found one by one: every kind in turn, and in each not always the same answer."""
    rng, count = seeded("quiz", game.name, seed), 0
    rights: dict[str, list[str]] = {}
    for _ in range(TRIES):
        if count == QUESTIONS:
            return
        kind = quiz.kinds[count % len(quiz.kinds)]
        position = played(game, quiz, rng)
        draft = None if position is None else _drafted(kind, position, rng)
        if position is None or draft is None or _is_worn(rights.get(kind.name, []), draft):
            continue
        rights.setdefault(kind.name, []).append(_said(draft.answers[draft.right]))
        count += 1
        yield _question(count, kind, position, draft)
    raise SamediError(Message("quiz-too-hard", {"game": game.name}))


def _drafted(kind: Kind, position: Position, rng: Rng) -> Draft | None:
    """What can be asked about a game soon."""
    for _ in range(ON):
        if not position.is_chance and (draft := kind.ask(position, rng)) is not None:
            return draft
        position.roll(rng)
        if position.is_over:
            return None
    return None


def _is_worn(before: Sequence[str], draft: Draft) -> bool:
    """Whether an answer was right often enough already."""
    return before.count(_said(draft.answers[draft.right])) >= OFTEN


def _said(answer: Message) -> str:
    return f"{answer.code} {sorted(answer.params.items())}"


def played(game: Game[Any], quiz: Quiz, rng: Rng) -> Position | None:
    """A game played at random to some moment at which a seat acts."""
    position = Position(game, quiz.tables[below(rng, len(quiz.tables))])
    for _ in range(below(rng, LONGEST)):
        position.roll(rng)
        if position.is_over:
            return None
    while position.is_chance:
        position.roll(rng)
    return None if position.is_over else position


def _question(number: int, kind: Kind, position: Position, draft: Draft) -> tuple[Question, Answer]:
    seat, text = position.game.rules.mover(position.state), position.game.actions.text
    question = Question(
        number=number,
        kind=kind.name,
        options=position.options,
        way=" ".join(text(action) for action in position.history_numbers),
        seat=seat,
        position=position.view(seat),
        text=draft.text,
        answers=[*draft.answers],
    )
    return question, Answer(number=number, right=draft.right, clause=draft.clause, why=draft.why)
