"""Questions as they are sent: never with what would tell their answers."""

from functools import cache
from typing import Any

import msgspec
import pytest

from samedi.core.game import Game
from samedi.games import OWN, game
from samedi.table.quizzes import Posed, QuestionView, posed

GAMES = [game(name) for name in OWN]


@cache
def posed_once(played: Game[Any], seed: int) -> tuple[Posed, ...]:
    return tuple(posed(played, seed))


def question(each: Posed) -> dict[str, Any]:
    return dict(msgspec.json.decode(each.question))


def of_kind(played: Game[Any], code: str) -> list[dict[str, Any]]:
    found = [question(each) for each in posed_once(played, 3)]
    return [each for each in found if each["text"]["code"] == code]


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_a_question_is_a_position_with_answers_and_leads_to_a_lesson(played: Game[Any]) -> None:
    names = {lesson.name for lesson in played.lessons}
    for each in posed_once(played, 3):
        shown = msgspec.json.decode(each.question, type=QuestionView)
        assert set(question(each)) == set(QuestionView.__struct_fields__)
        assert 0 <= each.judgement.right < len(shown.answers)
        assert shown.moment.status == []
        assert each.judgement.lesson in names


def test_what_a_zone_could_be_lowered_for_is_not_sent() -> None:
    asked = of_kind(game("baron_voodoo"), "baron-quiz-points")
    assert asked
    assert all(not {"lowering", "group"} & set(each["moment"]["facts"]) for each in asked)


def test_marker_end_and_shields_are_not_sent_to_whoever_is_asked_for_them() -> None:
    baron = game("baron_voodoo")
    for each in of_kind(baron, "baron-quiz-marker"):
        assert each["moment"]["position"]["marker"] is None
    for each in (*of_kind(baron, "baron-quiz-ends"), *of_kind(baron, "baron-quiz-round")):
        assert each["constants"]["threshold"] == "?"
    for each in (*of_kind(baron, "baron-quiz-shield"), *of_kind(baron, "baron-quiz-steal")):
        assert each["moment"]["facts"]["protected"] == []


def test_leaders_worth_and_points_are_not_sent_to_whoever_is_asked_for_them() -> None:
    demons = game("dicke_daemonen")
    for each in of_kind(demons, "daemonen-quiz-leads"):
        assert each["moment"]["facts"]["leaders"] == {}
    for each in of_kind(demons, "daemonen-quiz-worth"):
        assert set(each["constants"]["worth"]) == {"?"}
    for each in of_kind(demons, "daemonen-quiz-wins"):
        assert set(each["moment"]["position"]["points"].values()) == {"?"}
        assert set(each["moment"]["facts"]["places"].values()) == {"?"}
