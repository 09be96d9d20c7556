"""Questionnaires: computed answers, of every kind more than one."""

import json
from typing import Any

import pytest

from samedi.cli.main import main
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.questionnaire import QUESTIONS, questionnaire
from samedi.core.quiz import YES, Answer, Question
from samedi.games import OWN, game, rules_text
from samedi.words import LANGUAGES

GAMES = [game(name) for name in OWN]


def asked(played: Game[Any], seed: int = 0) -> list[tuple[Question, Answer]]:
    assert played.quiz is not None
    return [*questionnaire(played, played.quiz, seed)]


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_twenty_questions_have_positions_words_and_a_rule_each(played: Game[Any]) -> None:
    rules = rules_text(played.name, "en")
    pairs = asked(played)
    assert [question.number for question, _ in pairs] == [*range(1, QUESTIONS + 1)]
    for question, answer in pairs:
        position = Position(played, question.options)
        for text in question.way.split():
            position.play(text)
        assert position.view(question.seat) == question.position
        assert f"**{answer.clause}**" in rules
        for language in LANGUAGES:
            said = [each.say(language) for each in question.answers]
            assert len(set(said)) == len(said) > answer.right
            assert question.text.say(language) != question.text.code


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_every_kind_of_question_has_more_than_one_answer(played: Game[Any]) -> None:
    rights: dict[str, set[str]] = {}
    for question, answer in asked(played, seed=1):
        rights.setdefault(question.kind, set()).add(question.answers[answer.right].say("en"))
    assert played.quiz is not None
    assert set(rights) == {kind.name for kind in played.quiz.kinds}
    assert all(len(answers) > 1 for answers in rights.values())


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_what_is_allowed_is_what_the_rules_list(played: Game[Any]) -> None:
    allowed = [pair for pair in asked(played) if pair[0].kind == "allowed"]
    assert {question.answers[answer.right] == YES for question, answer in allowed} == {True, False}


def test_the_command_prints_questions_without_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quiz", "chevalier_noir", "--json", "--lang", "de"]) == 0
    questions = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert main(["quiz", "chevalier_noir", "--json", "--answers", "--lang", "de"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(questions) == len(answers) == QUESTIONS
    assert "right" not in questions[0]
    assert answers[3]["words"] == questions[3]["answers"][answers[3]["right"]]
