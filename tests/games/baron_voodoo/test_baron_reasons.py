"""Why something is not possible: every refusal names its clause and speaks to the player."""

# ruff: noqa: RUF001 - apostrophes as people write them

from typing import Any

import pytest

from samedi.core.errors import BadAction
from samedi.core.position import Position
from samedi.core.rng import below, seeded
from samedi.games.baron_voodoo import GAME
from tests.games.baron_voodoo.positions import (
    ERZULIE,
    FOUR,
    TEAMS,
    THREE,
    TWO,
    WATA,
    play,
    position,
    refusal,
    solo,
)

BOARD = "YO RX . PS TS.WS.WO\n.\nWS YS . .\n.\nPO.PS"

NO_COMBINATION = "The yellow Soul die does not match the open group. (BV-6.1)"


@pytest.mark.parametrize(
    ("make", "action", "sentence"),
    [
        (lambda: position(BOARD, step="capture"), "a1-a3", "There is nothing to jump over on a2. (BV-4.2)"),
        (
            lambda: position("YO RX WO.WO.WO YO YS .", step="capture"),
            "a1-c1",
            "c1 is full: a stack has three dice at most. (BV-4.3)",
        ),
        (
            lambda: position("YO RX . YO YS .", step="capture", protected=[1]),
            "a1-c1",
            "The red dice are protected just now. (BV-4.6)",
        ),
        (
            lambda: position("YO RX . YO YS .", step="capture"),
            "b1-d1",
            "That die is red: you can only jump with your yellow dice. (BV-4.1)",
        ),
        (lambda: position(BOARD, step="capture"), "g7-e7", "There is no die on g7. (BV-4.1)"),
        (lambda: position(BOARD, step="capture"), "-", "You have to capture now. (BV-3.1)"),
        (
            lambda: position("YO RO"),
            "!e",
            "After Erzulie Freda’s power you could not capture. (BV-3.4)",
        ),
        (
            lambda: position(BOARD, offerings={0: 0}),
            "!l",
            "Papa Legba’s power costs 1 offering, and you have none. (BV-3.2)",
        ),
        (
            lambda: position("YO RO . WS"),
            "!b",
            "Gran Bwa’s power can change nothing on the board. (BV-3.4)",
        ),
        (
            lambda: play(position("YO RO"), "!l"),
            "^b1",
            "Wherever the die on b1 went, you could not capture. (BV-3.4)",
        ),
        (
            lambda: play(position("YO RO\n.\n. . PS"), "!w"),
            "1>",
            "If line 1 slid that way (right), you could not capture. (BV-3.4)",
        ),
        (
            lambda: play(position(BOARD, step="lower", zones={0: "RO YS"}), "_RO"),
            "_YS",
            NO_COMBINATION,
        ),
        (lambda: position(BOARD, step="lower", zones={0: "RO"}), ";", "No group is open. (BV-3.9)"),
        (
            lambda: position(BOARD, step="lower", zones={0: "RO"}),
            "_WX",
            "There is no white Exchange die among your captures. (BV-3.9)",
        ),
        (
            lambda: play(Position(GAME, {"loas": TWO, "setup": "draft"}), ":O " * 48 + "RO@a1"),
            "RO@a1",
            "a1 is taken. (BV-2.3)",
        ),
        (
            lambda: play(Position(GAME, {"loas": TWO, "setup": "draft"}), ":O " * 48),
            "RS@a1",
            "No red Soul die is left to be placed. (BV-2.3)",
        ),
        (
            lambda: position(BOARD, step="effect", zones={0: "RS"}),
            "RS=O",
            "The captured die shows Soul: apply it, or pass. (BV-5.7)",
        ),
        (
            lambda: position(BOARD, step="effect", zones={0: "RV"}, spirits={1: "WS"}),
            "~1WO",
            "There is no white Offering die in the Spirit World of Papa Legba. (BV-5.10)",
        ),
        (
            lambda: position(BOARD, step="effect", zones={0: "RV"}, spirits={1: "WS"}),
            "~2WS",
            "There is no seat 2: they are counted from 0 to 1. (BV-2.1)",
        ),
        (
            lambda: position(BOARD, step="effect", zones={0: "RX", 1: "WS"}),
            "<cWS",
            "Only the solo game has an exchange column. (BV-9.14)",
        ),
        (
            lambda: position(BOARD, step="effect", zones={0: "RX", 1: "WS"}),
            "<1WO",
            "Papa Legba holds no white Offering die. (BV-5.11)",
        ),
        (
            lambda: position(BOARD, step="effect", zones={0: "RX", 1: "WS"}),
            ">1WS",
            "The captured die shows Exchange: name the first of two dice, or pass. (BV-5.11)",
        ),
        (
            lambda: position(BOARD, step="again", zones={0: "RV"}),
            "_RV",
            "First say whether you buy an extra turn. (BV-3.8)",
        ),
        (lambda: solo(BOARD, step="baron"), "!w", "It is Baron Samedi’s turn. (BV-9.13)"),
        (lambda: solo("YO RX . .", step="capture"), "a1-c1", "a1 is out of play in the solo game. (BV-9.3)"),
        (lambda: play(position(BOARD), "!l"), ">a2", "First pick what Papa Legba’s power moves. (BV-3.2)"),
        (
            lambda: play(position(BOARD), "!l ^a1"),
            "1>",
            "Papa Legba’s power is in use: now put the picked die somewhere. (BV-3.2)",
        ),
        (
            lambda: play(position(BOARD), "!w"),
            "^a1",
            "Mamy Wata’s power is in use: now slide a line. (BV-3.2)",
        ),
    ],
)
def test_a_refusal_names_its_clause(make: Any, action: str, sentence: str) -> None:
    told = refusal(make(), action)
    assert str(told) == sentence
    assert told.say("fr").endswith(f"({told.clause})")


TABLES: list[dict[str, Any]] = [
    {"loas": THREE, "setup": "draft"},
    {"loas": FOUR, "setup": "chaotic"},
    {"loas": TEAMS, "teams": True, "setup": "chaotic"},
    {"solo": {"loa": WATA}},
    {"solo": {"loa": ERZULIE, "baron_first": True}},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_illegal_action_has_a_reason_in_both_languages(table: dict[str, Any]) -> None:
    for seed in range(4):
        made = Position(GAME, table)
        rng = seeded("reasons", seed)
        while not made.is_over:
            legal = made.legal_numbers()
            for _ in range(6):
                number = below(rng, len(GAME.actions))
                if number not in legal:
                    told = made.reason(number)
                    assert told.clause is not None or told.code == "chance-comes-first"
                    assert "{" not in told.say("en") + told.say("fr")
            made.roll(rng)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "capture", "from": "a1", "to": "d1"},
        {"type": "capture", "from": "a1", "to": "b2"},
        {"type": "capture", "from": "a1"},
        {"type": "capture", "from": "a1", "to": "c1", "over": "b1"},
        {"type": "slide", "line": "3", "to": "up"},
        {"type": "place", "die": {"colour": "red", "face": "soul"}, "cell": "b1"},
        {"type": "place", "die": {"colour": "white", "face": "soul"}, "cell": "d4"},
        {"type": "pick", "cell": "h1"},
        {"type": "steal", "seat": "column", "die": {"colour": "red", "face": "soul"}},
        {"type": "power", "loa": "baron_samedi"},
        {"type": "jump"},
        {},
    ],
)
def test_what_is_no_action_at_all_is_refused(action: dict[str, Any]) -> None:
    with pytest.raises(BadAction):
        position(BOARD).play(action)
