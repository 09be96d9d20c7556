"""Questions about the rules for people who answer them at a screen; the answer stays here until they have."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from samedi.core.errors import SamediError
from samedi.core.game import SPECTATOR, Game
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.questionnaire import QUESTIONS, questionnaire
from samedi.core.quiz import Answer, Question
from samedi.table.views import Moment, shown_of

SEEDS = 1000  # questionnaires of a game


class QuestionView(Struct, frozen=True, kw_only=True):
    """A question as it is shown: a position, and what may be answered."""

    game: str
    rules: int
    number: int
    of: int
    options: dict[str, Any]
    constants: Mapping[str, Any]
    seats: int
    seat: int
    """Whose eyes the position is seen with."""
    moment: Moment
    text: Message
    answers: list[Message]


class Judgement(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which answer is right, and where that can be learnt."""

    right: int
    """Which of the answers, from 0."""
    clause: str
    why: list[Message]
    """What it follows from in this position."""
    lesson: str | None = None
    """The lesson that practises it."""


class Posed(Struct, frozen=True, kw_only=True):
    """A question with its answer; this is never sent."""

    question: msgspec.Raw
    judgement: Judgement


def posed(game: Game[Any], seed: int) -> Iterator[Posed]:
    """A whole questionnaire, one question after the other."""
    if game.quiz is None:
        raise SamediError(Message("quiz-no-questions", {"game": game.name}))
    for question, answer in questionnaire(game, game.quiz, seed):
        yield Posed(
            question=msgspec.Raw(msgspec.json.encode(shown(game, question))),
            judgement=judged(game, answer),
        )


def shown(game: Game[Any], question: Question) -> QuestionView:
    """A question as it is shown to whoever looks with the eyes of its seat."""
    position = Position(game, question.options)
    constants = game.constants(position.hidden(SPECTATOR))
    for text in question.way.split():
        game.rules.apply(position.state, position.number(text))
    known = shown_of(game, position.hidden(question.seat))
    told = {"position": known.position, "facts": known.facts, "constants": constants}
    told = msgspec.json.decode(msgspec.json.encode(told))
    veil_of(game, question.kind)(told)
    return QuestionView(
        game=game.name,
        rules=game.version,
        number=question.number,
        of=QUESTIONS,
        options=question.options,
        constants=told["constants"],
        seats=position.seats,
        seat=question.seat,
        moment=Moment(
            length=0, position=told["position"], facts=told["facts"], status=[], awaits=known.awaits
        ),
        text=question.text,
        answers=question.answers,
    )


def veil_of(game: Game[Any], kind: str) -> Callable[[dict[str, Any]], None]:
    """What takes the answer to a kind of question out of what is shown."""
    assert game.quiz is not None
    return next(each.veil for each in game.quiz.kinds if each.name == kind)


def judged(game: Game[Any], answer: Answer) -> Judgement:
    """The answer, with the lesson to look at again."""
    return Judgement(
        right=answer.right, clause=answer.clause, why=answer.why, lesson=lesson_about(game, answer.clause)
    )


def lesson_about(game: Game[Any], clause: str) -> str | None:
    """The first lesson that practises a clause, or else another of its section."""
    section = clause.rpartition(".")[0] + "."
    taught = [lesson for lesson in game.lessons if not lesson.plays_itself]
    exact = (lesson.name for lesson in taught if clause in lesson.clauses)
    near = (lesson.name for lesson in taught if any(each.startswith(section) for each in lesson.clauses))
    return next(exact, None) or next(near, None)
