"""The actions: numbers, structures, JSON and notation tell the same."""

import json
from typing import Any

import pytest

from samedi.core.actions import to_builtins
from samedi.core.errors import BadAction
from samedi.core.position import Position
from samedi.games.dicke_daemonen import GAME
from samedi.games.dicke_daemonen.actions import (
    ACTIONS,
    DEMON,
    DRAW,
    GHOST,
    PASS,
    PREDICT,
    Draw,
    Pass,
    Place,
    Predict,
)


def test_every_action_comes_back_from_each_of_its_forms() -> None:
    for number, action in enumerate(ACTIONS):
        assert ACTIONS.number(action) == number
        assert ACTIONS.parse(ACTIONS.text(number)) == number
        assert ACTIONS.from_json(json.dumps(to_builtins(action))) == number


def test_there_are_as_many_actions_as_names_of_corners_in_all_worlds() -> None:
    assert len(ACTIONS) == 5 + 4 * 40 * 42 + 42 + 5 + 1


def test_the_numbers_of_the_rules_are_those_of_the_actions() -> None:
    assert ACTIONS.structure(DRAW + 4) == Draw("white")
    assert ACTIONS.structure(DEMON + (2 * 40 + 39) * 42 + 41) == Place(colour="green", crossing=39, field=41)
    assert ACTIONS.structure(GHOST + 7) == Place(colour="white", field=7)
    assert ACTIONS.structure(PREDICT + 1) == Predict("blue")
    assert ACTIONS.structure(PASS) == Pass()


@pytest.mark.parametrize(
    ("builtins", "text"),
    [
        ({"type": "draw", "colour": "white"}, "*w"),
        ({"type": "place", "colour": "red", "crossing": 12, "field": 2}, "r12C"),
        ({"type": "place", "colour": "yellow", "crossing": 39, "field": 41}, "y39p"),
        ({"type": "place", "colour": "white", "field": 26}, "wa"),
        ({"type": "predict", "colour": "green"}, "?g"),
        ({"type": "pass"}, "-"),
    ],
)
def test_json_and_notation_of_each_kind(builtins: dict[str, Any], text: str) -> None:
    number = ACTIONS.parse(text)
    assert to_builtins(ACTIONS.structure(number)) == builtins
    assert list(to_builtins(ACTIONS.structure(number))) == list(builtins)
    assert ACTIONS.kind(number) == builtins["type"]


@pytest.mark.parametrize(
    "value",
    [
        {"type": "place", "colour": "white", "crossing": 3, "field": 2},
        {"type": "place", "colour": "red", "field": 2},
        {"type": "place", "colour": "red", "crossing": 3},
        {"type": "place", "colour": "red", "crossing": 40, "field": 2},
        {"type": "place", "colour": "red", "crossing": 3, "field": 42},
        {"type": "place", "colour": "red", "crossing": -1, "field": 2},
        {"type": "place", "colour": "red", "crossing": True, "field": 2},
        {"type": "place", "colour": "red", "crossing": None, "field": 2},
        {"type": "place", "colour": "black", "crossing": 3, "field": 2},
        {"type": "predict", "colour": "red", "rank": 1},
        {"type": "predict"},
        {"type": "draw", "colour": None},
        {"type": "pass", "colour": "red"},
        {"type": "roll"},
        {},
        None,
    ],
)
def test_json_that_is_no_action_is_refused(value: Any) -> None:
    with pytest.raises(BadAction) as caught:
        ACTIONS.from_builtins(value)
    assert str(caught.value)


@pytest.mark.parametrize("text", ["", "r", "r12", "rC", "w3C", "r40C", "r3q", "R3C", "*x", "?", "--", "r 3C"])
def test_text_that_is_no_action_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadAction) as caught:
        Position(GAME, {"players": 2, "world": "ring"}).play(text)
    assert caught.value.message.code == "bad-notation"
    assert "r0A" in str(caught.value)
