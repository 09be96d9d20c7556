"""Questions about the rules, found on the device while somebody answers them."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from samedi.alone.asking import NotHere
from samedi.core.message import Message
from samedi.core.questionnaire import QUESTIONS
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.wire.shapes import GivenAnswer
from samedi.table.quizzes import SEEDS, Posed, posed

OF_QUIZ = re.compile(r"/api/quiz/(\w+)/(\d{1,3})/(\d{1,2})")


class QuizBook:
    """The questionnaire that somebody is at; it is found as far as it is read."""

    def __init__(self) -> None:
        self._of: tuple[str, int] | None = None
        self._coming: Iterator[Posed] = iter(())
        self._found: list[Posed] = []

    def answer(self, method: str, path: str, body: bytes) -> Any:
        """A question, or what is right once somebody has given an answer."""
        found = OF_QUIZ.fullmatch(path)
        if found is None:
            raise NotHere(Message("server-no-page"))
        question = self._question(found[1], int(found[2]), int(found[3]))
        if method == "GET":
            return question.question
        msgspec.json.decode(body, type=GivenAnswer)
        return question.judgement

    def _question(self, game: str, seed: int, number: int) -> Posed:
        if game not in NAMES or seed >= SEEDS or not 1 <= number <= QUESTIONS:
            raise NotHere(Message("server-no-page"))
        if self._of != (game, seed):
            self._of, self._coming, self._found = (game, seed), posed(game_named(game), seed), []
        while len(self._found) < number:
            self._found.append(next(self._coming))
        return self._found[number - 1]
