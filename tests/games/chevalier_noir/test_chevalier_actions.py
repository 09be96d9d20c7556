"""The actions: numbers, structures, JSON and notation tell the same."""

import json
from typing import Any

import pytest

from samedi.core.actions import to_builtins
from samedi.core.errors import BadAction
from samedi.core.position import Position
from samedi.games.chevalier_noir import GAME
from samedi.games.chevalier_noir.actions import (
    ACTIONS,
    DISPLACE_TO,
    END,
    ENTER_FIRST,
    ENTER_WITH_6,
    KNIGHT_TO,
    MOVE,
    RIDE,
    ROLL,
    Displace,
    Enter,
    Knight,
    Move,
    Ride,
    Roll,
)


def test_every_action_comes_back_from_each_of_its_forms() -> None:
    for number, action in enumerate(ACTIONS):
        assert ACTIONS.number(action) == number
        assert ACTIONS.structure(number) == action
        assert ACTIONS.parse(ACTIONS.text(number)) == number
        builtins = to_builtins(action)
        assert ACTIONS.from_builtins(builtins) == number
        assert ACTIONS.from_json(json.dumps(builtins)) == number


def test_there_are_as_many_actions_as_the_game_has() -> None:
    assert END == len(ACTIONS) == 7 + 8 + 24 + 6 + 56 + 56


def test_the_numbers_of_the_rules_are_those_of_the_actions() -> None:
    assert ACTIONS.structure(ROLL + 7) == Roll(face="black")
    assert ACTIONS.structure(ROLL + 3) == Roll(face=3)
    assert ACTIONS.structure(ENTER_WITH_6 + 3) == Enter(die=6, pawn="petit")
    assert ACTIONS.structure(ENTER_FIRST + 1) == Enter(pawn="gros")
    assert ACTIONS.structure(MOVE + 4 * 5 + 2) == Move(die=5, pawn="mince")
    assert ACTIONS.structure(RIDE + 6) == Ride(die=6)
    assert ACTIONS.structure(KNIGHT_TO + 55) == Knight(cell=55)
    assert ACTIONS.structure(DISPLACE_TO + 12) == Displace(cell=12)


@pytest.mark.parametrize(
    ("builtins", "text"),
    [
        ({"type": "enter", "pawn": "grand"}, "+G"),
        ({"type": "knight", "cell": 12}, "N@12"),
        ({"type": "roll", "face": 6}, ":6"),
        ({"type": "roll", "face": "black"}, ":N"),
        ({"type": "move", "die": 5, "pawn": "gros"}, "O5"),
        ({"type": "enter", "die": 6, "pawn": "mince"}, "+M6"),
        ({"type": "ride", "die": 2}, "N2"),
        ({"type": "displace", "cell": 40}, "@40"),
    ],
)
def test_json_and_notation_of_each_kind(builtins: dict[str, Any], text: str) -> None:
    number = ACTIONS.parse(text)
    assert to_builtins(ACTIONS.structure(number)) == builtins
    assert ACTIONS.kind(number) == builtins["type"]


@pytest.mark.parametrize(
    "value",
    [
        {"type": "move", "die": 0, "pawn": "grand"},
        {"type": "move", "die": 7, "pawn": "grand"},
        {"type": "move", "die": "5", "pawn": "grand"},
        {"type": "move", "die": True, "pawn": "grand"},
        {"type": "move", "die": 5, "pawn": "Grand"},
        {"type": "move", "die": 5},
        {"type": "move", "die": 5, "pawn": "grand", "cell": 3},
        {"type": "enter", "die": 5, "pawn": "grand"},
        {"type": "enter", "die": None, "pawn": "grand"},
        {"type": "roll", "face": 7},
        {"type": "roll", "face": "red"},
        {"type": "knight", "cell": 56},
        {"type": "knight", "cell": -1},
        {"type": "displace", "cell": 1.5},
        {"type": "jump", "cell": 1},
        {"cell": 1},
        {},
        ["move", 5, "grand"],
        None,
        "G5",
    ],
)
def test_json_that_is_no_action_is_refused(value: Any) -> None:
    with pytest.raises(BadAction) as caught:
        ACTIONS.from_builtins(value)
    assert caught.value.message.code == "bad-json-action"
    assert str(caught.value)


@pytest.mark.parametrize("text", ["", "G7", "g5", "@56", "N@", "+", "@bad-notation", "@clan-north", "G5 G4"])
def test_text_that_is_no_action_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadAction) as caught:
        Position(GAME, {"players": 2}).play(text)
    assert caught.value.message.code == "bad-notation"
    assert str(caught.value)


@pytest.mark.parametrize("number", [-1, END])
def test_a_number_beyond_the_actions_is_refused(number: int) -> None:
    with pytest.raises(BadAction):
        Position(GAME, {"players": 2}).play(number)
