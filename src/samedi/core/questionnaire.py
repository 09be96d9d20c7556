"""A questionnaire about a game: positions of games played at random, and what is asked about them."""

from collections.abc import Iterator, Sequence
from typing import Any

from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import NO, YES, Answer, Draft, Kind, Question, Quiz
from samedi.core.rng import Rng, below, seeded

QUESTIONS = 20
OFTEN = 3  # times that the same answer is right to questions of one kind
LONGEST = 400  # actions of a game that is played at random to be asked about
TRIES = 1000  # games that are looked at for one question
ON = 120  # actions by which a game goes on until there is something to ask
RELUCTANT = 8  # times that something else is looked for before what is done seldom is done
STUBBORN = 12  # games in which a yes or a no is looked for before the other will do


def questionnaire(game: Game[Any], quiz: Quiz, seed: int) -> Iterator[tuple[Question, Answer]]:
    """Twenty questions, found one by one: every kind in turn, and in each not always the same answer."""
    rng = seeded("quiz", game.name, seed)
    rights: dict[str, list[str]] = {}
    for count in range(QUESTIONS):
        kind = quiz.kinds[count % len(quiz.kinds)]
        before = rights.setdefault(kind.name, [])
        position, draft = asked(game, quiz, kind, before, rng)
        before.append(_said(draft.answers[draft.right]))
        yield _question(count + 1, kind, position, draft)


def asked(game: Game[Any], quiz: Quiz, kind: Kind, before: Sequence[str], rng: Rng) -> tuple[Position, Draft]:
    """A question of a kind: of two answers the one is as often right as the other."""
    wanted = below(rng, 2)
    for tried in range(TRIES):
        position = played(game, quiz, rng)
        if position is None:
            continue
        draft = _drafted(quiz, kind, position, rng, wanted if tried < STUBBORN else None)
        if draft is not None and not _is_worn(before, draft):
            return position, draft
    raise SamediError(Message("quiz-too-hard", {"game": game.name}))


def _drafted(quiz: Quiz, kind: Kind, position: Position, rng: Rng, wanted: int | None) -> Draft | None:
    """What can be asked about a game soon."""
    for _ in range(ON):
        draft = None if position.is_chance else kind.ask(position, rng)
        if draft is not None and (wanted in (None, draft.right) or len(draft.answers) != len((YES, NO))):
            return draft
        _plays_on(position, quiz, rng)
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
        _plays_on(position, quiz, rng)
        if position.is_over:
            return None
    while position.is_chance:
        position.roll(rng)
    return None if position.is_over else position


def _plays_on(position: Position, quiz: Quiz, rng: Rng) -> None:
    """Do something at random; what is done seldom only if nothing else comes up soon."""
    number = position.choose(rng)
    for _ in range(RELUCTANT):
        if position.game.actions.kind(number) not in quiz.seldom:
            break
        number = position.choose(rng)
    position.play(number)


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
    return question, Answer(number=number, right=draft.right, clause=draft.clause, why=[*draft.why])
