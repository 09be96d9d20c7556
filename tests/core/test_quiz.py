"""Questionnaires: computed answers, of every kind more than one."""

import json
import re
from typing import Any

import pytest

from samedi.cli.main import main
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.questionnaire import QUESTIONS, questionnaire
from samedi.core.questionnaire import asked as one_question
from samedi.core.quiz import Answer, Kind, Question
from samedi.core.rng import seeded
from samedi.games import OWN, game, rules_text
from samedi.words import LANGUAGES

GAMES = [game(name) for name in OWN]
KINDS = [
    pytest.param(each, kind, id=f"{each.name}-{kind.name}")
    for each in GAMES
    if each.quiz
    for kind in each.quiz.kinds
]
MARKED = re.compile(r"^- \*\*(\S+)\*\* ★", re.MULTILINE)
MANY = 400  # questions of a kind, until all its rules were asked about


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
def test_a_questionnaire_asks_every_kind_of_question(played: Game[Any]) -> None:
    assert played.quiz is not None
    assert {question.kind for question, _ in asked(played, seed=1)} == {
        kind.name for kind in played.quiz.kinds
    }


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_everything_players_must_know_is_asked_or_says_why_not(played: Game[Any]) -> None:
    assert played.quiz is not None
    known = set(MARKED.findall(rules_text(played.name, "en")))
    about = {clause for kind in played.quiz.kinds for clause in kind.clauses}
    assert known
    assert known - about == set(played.quiz.unasked)


@pytest.mark.parametrize(("played", "kind"), KINDS)
def test_a_kind_of_question_turns_on_the_rules_it_names_and_on_no_other(
    played: Game[Any], kind: Kind
) -> None:
    assert played.quiz is not None
    rng, found, rights = seeded("kinds", kind.name), set[str](), set[str]()
    for _ in range(MANY):
        _position, draft = one_question(played, played.quiz, kind, (), rng)
        found.add(draft.clause)
        rights.add(draft.answers[draft.right].say("en"))
        assert found <= set(kind.clauses)
        if found == set(kind.clauses) and len(rights) > 1:
            return
    pytest.fail(f"asked only about {found}, and only {rights} was right")


def test_the_command_prints_questions_without_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quiz", "chevalier_noir", "--json", "--lang", "de"]) == 0
    questions = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert main(["quiz", "chevalier_noir", "--json", "--answers", "--lang", "de"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(questions) == len(answers) == QUESTIONS
    assert "right" not in questions[0]
    assert answers[3]["words"] == questions[3]["answers"][answers[3]["right"]]
