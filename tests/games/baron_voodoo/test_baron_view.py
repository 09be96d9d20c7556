"""The JSON view, the words and the drawing of a position."""

import json
from typing import Any

import pytest

from samedi.core.position import Position
from samedi.core.rng import seeded
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.describe import status
from samedi.games.baron_voodoo.explain import explain
from tests.games.baron_voodoo.positions import (
    LEGBA,
    TEAMS,
    THREE,
    TWO,
    WATA,
    legal,
    play,
    position,
    solo,
)

KEYS = {
    "board",
    "players",
    "reserve",
    "marker",
    "round",
    "first",
    "extra",
    "group",
    "pool",
    "trigger",
    "power_used",
    "power",
    "taken",
}
SOLO_KEYS = {"line", "column", "cursor", "combination"}


def awaits(made: Position) -> dict[str, Any]:
    told = made.awaits
    return {"kind": told.kind, "seat": told.seat, "step": told.step}


def die(colour: str, face: str) -> dict[str, str]:
    return {"colour": colour, "face": face}


def test_the_view_at_the_start() -> None:
    made = Position(GAME, {"loas": TWO, "first": 1})
    view = made.view()
    assert set(view) == KEYS
    assert awaits(made) == {"kind": "chance", "seat": None, "step": "roll"}
    assert {key: view[key] for key in KEYS - {"board", "players"}} == {
        "reserve": 14,
        "marker": None,
        "round": 0,
        "first": 1,
        "extra": False,
        "group": [],
        "pool": [],
        "trigger": None,
        "power_used": False,
        "power": None,
        "taken": None,
    }
    assert view["board"] == {column + row: [] for row in "1234567" for column in "abcdefg"}
    assert made.result is None


def test_the_solo_view_at_the_start() -> None:
    made = Position(GAME, {"solo": {"loa": LEGBA, "baron_first": True}})
    view = made.view()
    assert set(view) == KEYS | SOLO_KEYS
    assert (view["line"], view["column"], view["cursor"]) == ([], [], "b2")
    assert view["combination"] == {"colour": None, "lowered": 0}
    assert len(view["board"]) == 25
    assert [player["loa"] for player in view["players"]] == [LEGBA, "baron_samedi"]


def test_the_view_while_a_power_is_used() -> None:
    made = position("YO RO . PS TS\n.\nWS")
    assert made.view()["power"] is None
    play(made, "!l")
    assert made.view()["power"] == {"loa": LEGBA, "cell": None}
    assert made.view()["power_used"]
    assert awaits(made) == {"kind": "seat", "seat": 0, "step": "target"}
    play(made, "^a3")
    assert made.view()["power"] == {"loa": LEGBA, "cell": "a3"}
    assert made.view()["board"]["a3"] == [die("white", "soul")]
    play(made, ">a7")
    assert made.view()["power"] is None


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "exchanged the white Soul die for the red Exchange die from"),
        ("fr", "échangé un dé blanc (Âme) contre "),
        ("de", "einen weißen Würfel (Seele) gegen den roten Tausch"),
    ],
)
def test_an_exchange_is_told_with_both_of_its_dice(language: str, said: str) -> None:
    made = play(position(BOARD, step="effect", zones={0: "RX", 1: "WS"}), "<1WS")
    assert said in made.describe(">0RX").told(language, "Tilo")


def test_the_view_between_take_and_give() -> None:
    made = play(position("YO RX . PS", step="capture", zones={1: "TS"}), "a1-c1 - <1TS")
    assert made.view()["taken"] == {"seat": 1, "die": die("turquoise", "soul")}
    assert made.view()["players"][1]["zone"] == [die("turquoise", "soul")]
    assert made.legal.to_builtins() == [{"type": "give", "seat": 0, "die": die("red", "exchange")}]


def test_the_view_with_a_group_open() -> None:
    made = play(position("YO RX . PS", step="lower", zones={0: "TS RS WX"}, spirits={0: "PO"}), "_TS _RS")
    assert made.view()["group"] == [die("turquoise", "soul"), die("red", "soul")]
    assert made.view()["players"][0]["spirit"][0] == die("purple", "offering")


def test_a_stack_is_told_from_bottom_to_top() -> None:
    made = position("YO.RS.WX RO .", step="capture")
    assert made.view()["board"]["a1"] == [
        die("yellow", "offering"),
        die("red", "soul"),
        die("white", "exchange"),
    ]


def test_partners_show_their_teams_rows() -> None:
    made = position("YO RX .", TEAMS, teams=True, zones={0: "TS"}, spirits={1: "WO"}, protected=[2])
    players = made.view()["players"]
    assert players[0]["zone"] == players[2]["zone"] == [die("turquoise", "soul")]
    assert players[1]["spirit"] == players[3]["spirit"] == [die("white", "offering")]
    assert [each["protection"] for each in players] == [False, False, True, False]


def test_a_capture_is_told_with_from_and_to() -> None:
    made = position("YO RX .", step="capture")
    assert made.legal.to_builtins() == [{"type": "capture", "from": "a1", "to": "c1"}]
    made.play({"type": "capture", "from": "a1", "to": "c1"})
    assert made.view()["board"]["c1"] == [die("yellow", "offering")]


def test_the_view_of_a_finished_game_keeps_its_last_values() -> None:
    made = position("YO RO . PS", THREE, seat=2, step="last_power", extra=True, trigger=(2, "points"))
    play(made, "-")
    view = made.view()
    assert awaits(made) == {"kind": "over", "seat": None, "step": None}
    assert (view["extra"], view["round"], view["trigger"]) == (True, 1, {"seat": 2, "why": "points"})
    assert set(made.result or {}) == {"scores", "winners", "sheet"}


def test_nothing_is_secret_and_the_view_is_json() -> None:
    made = position("YO.RS.WX RO .", spirits={0: "WO"})
    assert made.view(0) == made.view(1) == made.view(-1) == made.view()
    assert json.loads(json.dumps(made.view())) == made.view()


BOARD = "YO RX . PS TS.WS\n.\nWS YS . ."


@pytest.mark.parametrize(
    ("make", "action", "code"),
    [
        (lambda: Position(GAME, {"loas": TWO}), ":O", "roll"),
        (lambda: play(Position(GAME, {"loas": TWO, "setup": "draft"}), ":O " * 48), "RO@a1", "place"),
        (lambda: position(BOARD), "!w", "power"),
        (lambda: position(BOARD), "!l", "power-paid"),
        (lambda: play(position(BOARD), "!w"), "1>", "slide-row"),
        (lambda: play(position(BOARD, step="last_power"), "!w"), "av", "slide-column"),
        (lambda: play(position(BOARD), "!l"), "^a1", "pick"),
        (lambda: play(position(BOARD), "!l ^a1"), ">a4", "put"),
        (lambda: play(position(BOARD, step="last_power"), "!e ^a1"), ">b1", "swap"),
        (lambda: play(position(BOARD), "!b"), "^e1", "pick-stack"),
        (lambda: play(position(BOARD), "!b ^e1"), ">d1", "put"),
        (lambda: position(BOARD), "-", "pass-power"),
        (lambda: position(BOARD, step="capture"), "a1-c1", "capture"),
        (lambda: position("YO YS .", step="capture"), "a1-c1", "capture-own"),
        (lambda: play(position(BOARD, step="capture"), "a1-c1"), "=S", "turn"),
        (lambda: position(BOARD, step="effect", zones={0: "RO"}), "!", "apply-offering"),
        (lambda: position(BOARD, step="effect", zones={0: "RS"}), "!", "apply-soul"),
        (lambda: position(BOARD, step="effect", zones={0: "RP"}), "!", "apply-protection"),
        (lambda: position(BOARD, step="effect", zones={0: "RC"}), "RC=S", "change"),
        (lambda: position(BOARD, step="effect", zones={0: "RV"}, spirits={1: "WS"}), "~1WS", "steal"),
        (lambda: position(BOARD, step="effect", zones={0: "RX", 1: "WS"}), "<1WS", "take"),
        (lambda: play(position(BOARD, step="effect", zones={0: "RX", 1: "WS"}), "<1WS"), ">0RX", "give"),
        (lambda: play(solo(BOARD, step="effect", zones={0: "RX"}), "<cRO"), ">0RX", "give"),
        (lambda: solo(BOARD, step="effect", zones={0: "RX"}), "<cRO", "take-column"),
        (
            lambda: position(BOARD, TEAMS, teams=True, step="effect", zones={0: "RX", 1: "WS"}),
            "<1WS",
            "take-team",
        ),
        (lambda: position(BOARD, step="again", zones={0: "RX"}), "++", "again"),
        (lambda: position(BOARD, step="lower", zones={0: "RX"}), "_RX", "lower"),
        (lambda: play(position(BOARD, step="lower", zones={0: "RX RS"}), "_RX"), "_RS", "lower-joins"),
        (lambda: play(position(BOARD, step="lower", zones={0: "RX RS"}), "_RX"), ";", "close"),
        (lambda: solo(BOARD, step="baron"), "baron", "takes-line"),
        (lambda: solo(BOARD, step="baron", combination="red", zones={1: "RS"}), "baron", "takes"),
        (
            lambda: solo("YO", step="baron", combination="red", zones={1: "RS"}),
            "baron",
            "lowers-and-takes-line",
        ),
        (
            lambda: solo("YO", step="baron", combination="red", zones={1: "RS"}, line=""),
            "baron",
            "lowers-last",
        ),
    ],
)
def test_every_action_is_told_in_words(make: Any, action: str, code: str) -> None:
    made = make()
    told = made.describe(action)
    assert told.code == f"baron-{code}"
    for language in ("en", "fr"):
        assert "@" not in told.say(language)
        assert "{" not in told.say(language)


def test_the_barons_turn_is_explained_step_by_step() -> None:
    board = "RX RS.PS WS RV .\n.\n. YO TS ."
    made = solo(board, step="baron", combination="red", zones={1: "RX RC RO"}, offerings={1: 1})
    assert [message.say("en") for message in explain(made.state)] == [
        "He looks for a red die, from b2 on, row by row, whose icon he does not hold. (BV-9.8)",
        "The red Exchange on b2 stays: he holds this icon. (BV-9.8)",
        "The red Soul on c2 is covered. (BV-9.8)",
        "The first one is the red Steal on e2. (BV-9.8)",
        "Steal: your Spirit World is empty. (BV-9.12)",
        "Four icons: he lowers his combination (red) for 5 points. (BV-9.7)",
    ]
    assert str(made.describe("baron")) == "Baron Samedi takes the red Steal die on e2. (BV-9.8)"
    assert explain(play(made, "baron").state) == []


def test_what_is_explained_comes_true() -> None:
    """Points, offerings and the extra turn of every explanation, over random solo games."""
    for seed in range(12):
        made = Position(GAME, {"solo": {"loa": WATA, "baron_first": seed % 2 == 0}})
        rng = seeded("explained", seed)
        while not made.is_over:
            if made.awaits.step != "baron":
                made.roll(rng)
                continue
            codes = [message.code.removeprefix("baron-") for message in explain(made.state)]
            before = made.view()
            play(made, "baron")
            while made.awaits.step == "reroll":
                made.roll(rng)
            after = made.view()
            assert ("plays-again" in codes) == (after["extra"] and made.awaits.step == "baron")
            lowered = after["combination"]["lowered"] - before["combination"]["lowered"]
            assert lowered == codes.count("completes") + codes.count("lowers")
            assert ("effect-soul" in codes) <= (after["players"][1]["score"] > before["players"][1]["score"])


def test_the_status_tells_what_is_under_way() -> None:
    def told(made: Position) -> list[str]:
        return [message.code.removeprefix("baron-status-") for message in status(made.state)]

    assert told(position(BOARD)) == []
    assert told(position(BOARD, trigger=(1, "points"), extra=True)) == ["points", "extra"]
    assert told(play(position(BOARD), "!l")) == ["power"]
    assert told(play(position(BOARD), "!l ^a1")) == ["picked"]
    assert told(play(position(BOARD, step="capture"), "a1-c1")) == ["captured"]
    assert told(play(position(BOARD, step="effect", zones={0: "RX", 1: "WS"}), "<1WS")) == [
        "captured",
        "taken",
    ]
    assert told(play(position(BOARD, step="lower", zones={0: "RX RS"}), "_RX")) == ["group"]
    assert told(solo(BOARD, step="baron"))[0] == "baron-takes-line"


def test_the_board_is_drawn_with_stacks_from_bottom_to_top() -> None:
    made = position("YO RX.WS.TC . PS", zones={0: "RO YS"}, spirits={1: "WO"}, protected=[1])
    lines = str(made).splitlines()
    assert lines[0].split() == list("abcdefg")
    assert lines[1].split() == ["1", "YO", "rx.ws.TC", "·", "PS", "·", "·", "·"]
    assert "> Mamy Wata" in lines[9]
    assert "★0   ◆3   [ RO YS ]  ·" in lines[9]
    assert "Papa Legba#†" in lines[10]


def test_the_solo_board_is_drawn_with_the_line_and_the_column() -> None:
    made = solo("YO RX . PS", cursor="c2", combination="red", lowered=1)
    text = str(made)
    assert "2  YO       RX<" in text
    assert "→ RX YS PS TS  R 1/4" in text
    assert "^ RO YO PO TO" in text


def test_a_draft_is_drawn_with_its_pool_and_free_cells() -> None:
    made = play(Position(GAME, {"loas": TWO, "setup": "draft"}), ":O " * 48)
    text = str(made)
    assert "10YO 10RO 10PO 10TO 8WO" in text
    assert "(R)      (Y)      (W)" in text


def test_all_styles_of_a_drawing_are_named() -> None:
    made = position("YO RX.WS . PS")
    styles = {style for row in made.drawing() for _, style in row}
    assert {"yellow", "white", "red-covered", "cell", "frame"} <= styles
    assert legal(made)
