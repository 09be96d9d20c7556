"""The JSON view, the words and the drawing of a position."""

import json
from typing import Any

import pytest

from samedi.core.position import Position
from samedi.games.dicke_daemonen import GAME
from samedi.games.dicke_daemonen.drawing import WIDTH, make_map
from samedi.games.dicke_daemonen.world import PRESETS, resolve
from samedi.words import LANGUAGES
from tests.games.dicke_daemonen.positions import counts, play, position

NOTHING = counts("")


def test_the_view_of_a_running_game() -> None:
    made = play(
        position(2, world="ring", hands=("rrbw", "gy"), demons="y0A r0B b5B r2B", ghosts="DG", bag="rw"),
        "r5A ?b",
    )
    told = made.view()
    world = told.pop("world")
    out_of_play = told.pop("discarded")
    assert told == {
        "hands": [NOTHING, counts("gy")],
        "bag": counts("rrww"),
        "predicted": [["blue"], []],
        "demons": [
            {"crossing": 0, "field": 0, "colour": "yellow"},
            {"crossing": 0, "field": 1, "colour": "red"},
            {"crossing": 2, "field": 1, "colour": "red"},
            {"crossing": 5, "field": 0, "colour": "red"},
            {"crossing": 5, "field": 1, "colour": "blue"},
        ],
        "ghosts": [3, 6],
        "points": {"red": 5, "blue": 0, "green": 0, "yellow": 0, "white": 2},
    }
    assert world["fields"][1] == {"corners": [0, 5, 2, 1], "knots": 1}
    assert world["crossings"][5]["lines"] == ["red", "blue"]
    assert sum(out_of_play.values()) == 50 - 5 - 2 - 1 - 2 - 4


def test_the_view_tells_where_crossings_are_and_in_which_order_they_lie_around_a_field() -> None:
    for name in PRESETS:
        world = resolve(name)
        told = Position(GAME, {"players": 2, "world": name}).view()["world"]
        assert [crossing["at"] for crossing in told["crossings"]] == [list(c.at) for c in world.crossings]
        assert [crossing["lines"] for crossing in told["crossings"]] == [
            list(c.colours) for c in world.crossings
        ]
        assert [field["corners"] for field in told["fields"]] == [
            list(field.corners) for field in world.fields
        ]


def test_what_is_awaited_of_whom() -> None:
    made = position(2, hands=("rb", "g"))
    assert (made.awaits.kind, made.awaits.seat, made.awaits.step) == ("seat", 0, "place")
    play(made, "r5A")
    assert (made.awaits.kind, made.awaits.seat, made.awaits.step) == ("seat", 0, "predict")
    play(made, "-")
    assert (made.awaits.kind, made.awaits.seat, made.awaits.step) == ("chance", 0, "draw")
    over = play(position(2, hands=("r", ""), bag=""), "r5A")
    assert (over.awaits.kind, over.awaits.seat, over.awaits.step) == ("over", None, None)


def test_the_view_is_json_with_every_colour() -> None:
    made = position(1)
    assert json.loads(json.dumps(made.view())) == made.view()
    for part in ("bag", "discarded", "points"):
        assert list(made.view()[part]) == ["red", "blue", "green", "yellow", "white"]


@pytest.mark.parametrize(
    ("players", "then", "action", "said"),
    [
        (2, "r5A -", "*w", "Draw a ghost."),
        (2, "", "r5A", "Place a red demon at crossing 5 in field A."),
        (2, "", "wC", "Freeze field C with a ghost."),
        (2, "r5A", "?b", "Predict blue."),
        (2, "r5A", "-", "Predict nothing now."),
        (1, "r5A", "?b", "Predict blue for rank 1."),
        (1, "r5A ?b", "?w", "Predict white for rank 2."),
        (1, "r5A ?b", "-", "Predict no further rank."),
    ],
)
def test_every_action_is_told_in_words(players: int, then: str, action: str, said: str) -> None:
    made = play(position(players, hands=("rbw", "g")), then)
    assert str(made.describe(action)) == said
    assert "@" not in made.describe(action).say("fr")


def test_the_status_tells_points_predictions_and_the_own_hand() -> None:
    made = position(3, hands=("rbw", "g", ""), demons="r5A", predicted={1: "w"}, bag="yy")
    assert [str(message) for message in GAME.status(made.hidden(0))] == [
        "Points: red 6, blue 0, green 0, yellow 0, white 0. Creatures in the bag: 2.",
        "Player 2 predicts white.",
        "Your hand: a red demon, a blue demon, a ghost.",
    ]
    assert "hand" not in str(GAME.status(made.hidden(2))[-1])
    alone = play(position(1, hands=("rrbw",)), "r5A ?b")
    assert "Predicted for rank 1: blue." in [str(message) for message in GAME.status(alone.state)]
    for language in LANGUAGES:
        assert all("@" not in message.say(language) for message in GAME.status(alone.state))


def test_the_map_is_drawn_with_its_creatures_and_the_list_of_fields() -> None:
    made = position(2, demons="b1F b4F y3F", ghosts="D")
    text = str(made)
    assert "(D)" in text
    assert " F   6  b2 y1 > b" in text
    assert max(len(line) for line in text.splitlines()) <= WIDTH
    styles = {style for row in made.drawing() for _, style in row}
    assert {"red-line", "blue-demon", "yellow-demon", "ghost", "crossing", "field", "corner"} <= styles


@pytest.mark.parametrize("world", [*PRESETS, {"seed": 1}, {"seed": 2}])
def test_every_corner_has_a_cell_of_its_own_on_the_map(world: Any) -> None:
    drawn = make_map(resolve(world))
    assert len(set(drawn.corners)) == len(drawn.corners)
    letters = [drawn.rows[row][column][1] for row, column in drawn.fields]
    assert letters.count("field") >= len(letters) - 1
