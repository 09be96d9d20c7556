"""The JSON view, the words and the drawing of a position."""

import json
from typing import Any

import pytest

from samedi.core.position import Position
from samedi.games.chevalier_noir import GAME
from samedi.games.chevalier_noir.model import Step
from tests.games.chevalier_noir.positions import THREE_HOME, Pawns, Place, play, position

WAITING = {"grand": ["start"], "gros": ["start"], "mince": ["start"], "petit": ["start"]}


def awaits(position: Position) -> dict[str, Any]:
    told = position.awaits
    return {"kind": told.kind, "seat": told.seat, "step": told.step}


def test_the_view_at_the_start() -> None:
    made = Position(GAME, {"players": 2, "first": 1})
    assert made.view() == {
        "pawns": {"north": WAITING, "south": WAITING},
        "knight": None,
        "throw": [],
        "unused": [],
        "displaced": None,
        "clans": ["north", "south"],
    }
    assert awaits(made) == {"kind": "seat", "seat": 1, "step": "first_pawn"}
    assert made.result is None
    assert made.legal.to_builtins()[0] == {"type": "enter", "pawn": "grand"}


def test_the_view_before_the_chevalier_is_set() -> None:
    made = play(Position(GAME, {"players": 3, "first": 2}), "+G +P +O")
    assert made.view() == {
        "pawns": {
            "north": {**WAITING, "petit": ["track", 0]},
            "east": {**WAITING, "gros": ["track", 14]},
            "south": {**WAITING, "grand": ["track", 28]},
        },
        "knight": None,
        "throw": [],
        "unused": [],
        "displaced": None,
        "clans": ["north", "east", "south"],
    }
    assert awaits(made) == {"kind": "seat", "seat": 2, "step": "set_knight"}


def test_the_view_while_dice_are_thrown() -> None:
    made = position(throw=[6, 4])
    assert (made.view()["throw"], made.view()["unused"]) == ([6, 4], [])
    assert awaits(made) == {"kind": "chance", "seat": 0, "step": "roll"}
    assert made.legal.to_builtins() == [{"type": "roll", "face": face} for face in (1, 2, 5, 6, "black")]


def test_the_view_when_dice_are_to_be_used() -> None:
    pawns: Pawns = {"north": {"grand": 12, "gros": "t2", "mince": "home"}}
    made = position(pawns=pawns, knight=3, throw=[5, 4, 2])
    assert made.view() == {
        "pawns": {
            "north": {"grand": ["track", 12], "gros": ["tresor", 2], "mince": ["home"], "petit": ["start"]},
            "south": WAITING,
        },
        "knight": 3,
        "throw": [5, 4, 2],
        "unused": [2, 4, 5],
        "displaced": None,
        "clans": ["north", "south"],
    }
    assert awaits(made) == {"kind": "seat", "seat": 0, "step": "move"}


def test_the_view_while_a_pawn_is_displaced() -> None:
    made = play(position(pawns={"south": {"mince": 8}}, knight=3, throw=[5, 4, 2]), "N5")
    assert made.view() == {
        "pawns": {"north": WAITING, "south": {**WAITING, "mince": ["lifted"]}},
        "knight": 8,
        "throw": [5, 4, 2],
        "unused": [2, 4],
        "displaced": ["south", "mince"],
        "clans": ["north", "south"],
    }
    assert awaits(made) == {"kind": "seat", "seat": 0, "step": "displace"}


def test_the_view_while_the_chevalier_is_pushed() -> None:
    made = play(position(pawns={"north": {"petit": 6}}, knight=8, throw=[5, 4, 2]), "P2")
    assert made.view() == {
        "pawns": {"north": {**WAITING, "petit": ["track", 8]}, "south": WAITING},
        "knight": None,
        "throw": [5, 4, 2],
        "unused": [4, 5],
        "displaced": None,
        "clans": ["north", "south"],
    }
    assert awaits(made) == {"kind": "seat", "seat": 0, "step": "push"}


def test_the_view_of_a_finished_game_keeps_its_last_values() -> None:
    home: dict[str, Place] = {**THREE_HOME, "petit": "t2"}
    made = play(position(pawns={"south": home}, knight=8, seat=1, throw=[5, 5, 2]), "P5")
    assert made.view() == {
        "pawns": {"north": WAITING, "south": {pawn: ["home"] for pawn in WAITING}},
        "knight": 8,
        "throw": [5, 5, 2],
        "unused": [2, 5],
        "displaced": None,
        "clans": ["north", "south"],
    }
    assert awaits(made) == {"kind": "over", "seat": None, "step": None}
    assert made.result == {"winners": [1]}


def test_equal_dice_appear_as_often_as_they_are_unused_but_are_one_action() -> None:
    made = position(pawns={"north": {"grand": 12}}, throw=[2, 2, 2])
    assert made.view()["unused"] == [2, 2, 2]
    assert made.legal.to_builtins() == [{"type": "move", "die": 2, "pawn": "grand"}]


def test_nothing_is_secret() -> None:
    made = position(pawns={"north": {"grand": 12}}, throw=[5, 4, 2])
    assert made.view(0) == made.view(1) == made.view(-1) == made.view()


def test_the_view_is_json() -> None:
    made = play(position(4, pawns={"south": {"mince": 8}}, knight=3, throw=[5, 4, "black"]), "N5")
    assert json.loads(json.dumps(made.view())) == made.view()


PAWNS: Pawns = {"north": {"grand": 12, "gros": "t2"}, "south": {"petit": 16, "mince": 0}}


@pytest.mark.parametrize(
    ("set_up", "before", "action", "code"),
    [
        ({"throw": [5, 4]}, "", ":N", "chevalier-roll"),
        ({"throw": [6, 4, 2]}, "", "+G6", "chevalier-enter"),
        ({"throw": [6, 4, 2], "pawns": PAWNS}, "", "+P6", "chevalier-enter-meets"),
        ({"throw": [6, 4, 2], "knight": 0}, "", "+G6", "chevalier-enter-pushes"),
        ({"throw": [6, 4, 2], "pawns": PAWNS}, "", "G2", "chevalier-move"),
        ({"throw": [6, 4, 2], "pawns": PAWNS}, "", "G4", "chevalier-move-meets"),
        ({"throw": [6, 4, 2], "pawns": PAWNS, "knight": 14}, "", "G2", "chevalier-move-pushes"),
        ({"throw": [6, 4, 2], "pawns": PAWNS}, "", "O2", "chevalier-move-tresor"),
        ({"throw": [6, 4, 5], "pawns": PAWNS}, "", "O5", "chevalier-move-home"),
        ({"throw": [3, 4, "black"], "pawns": PAWNS}, "", "N4", "chevalier-ride"),
        ({"throw": [3, 4, "black"], "pawns": PAWNS, "knight": 9}, "", "N3", "chevalier-ride-meets"),
        ({"throw": [3, 4, "black"], "pawns": PAWNS, "knight": 9}, "N3", "@20", "chevalier-displace"),
        ({"throw": [6, 4, 2], "pawns": PAWNS, "knight": 14}, "G2", "N@20", "chevalier-knight"),
    ],
)
def test_every_action_is_told_in_words(set_up: dict[str, Any], before: str, action: str, code: str) -> None:
    told = play(position(**set_up), before).describe(action)
    assert told.code == code
    for language in ("en", "fr"):
        assert "@" not in told.say(language)


def test_the_first_pawn_is_told_in_words() -> None:
    assert str(Position(GAME, {"players": 2}).describe("+G")) == "Grand begins on the Couronne."


def test_actions_are_told_with_names_and_numbers() -> None:
    made = position(throw=[6, 4, 2], pawns=PAWNS)
    assert str(made.describe("G2")) == "Grand moves 2 to cell 14."
    assert made.describe("G4").say("fr").endswith("la case 16 et renvoie Petit (Sud) au départ.")
    assert str(position(throw=[5, 4]).describe(":N")) == "A die shows black."


def test_the_board_is_drawn_with_its_pieces() -> None:
    pawns: Pawns = {"north": {"grand": 12, "gros": "t2", "mince": "home"}, "south": {"petit": 16}}
    for board, size in (("long", 15), ("short", 11)):
        made = position(board=board, pawns=pawns, knight=3)
        lines = str(made).splitlines()
        assert len(lines) == size
        text = str(made)
        for shown in ("nG", "nO", "nP", "*nM", "sP", "sG", "<N>", "##", "[0]"):
            assert text.count(shown) == 1, shown
        assert "eG" not in text


def test_the_status_tells_the_throw_and_what_is_left_of_it() -> None:
    made = position(pawns={"north": {"grand": 20}}, throw=[5, 4, "black"])
    assert [str(message) for message in GAME.status(made.state)] == ["Roll: 5 4 N; left: 4 5."]
    assert GAME.status(position().state) == []
    made.state.step = Step.ROLL  # as where somebody throws one die after the other by hand
    assert GAME.status(made.state) == []
