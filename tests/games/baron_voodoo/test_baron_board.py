"""BV-1: components."""

from collections import Counter
from typing import Any

import pytest

from samedi.core.position import Position
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.model import FACES
from tests.games.baron_voodoo.positions import FOUR, TWO, at, legal, play, player, position, solo

BALANCED: dict[str, Any] = {"loas": TWO, "setup": "balanced"}


def colours(view: dict[str, Any]) -> Counter[str]:
    return Counter(die["colour"] for stack in view["board"].values() for die in stack)


def test_bv_1_1_there_are_ten_dice_of_each_loa_and_eight_white_ones() -> None:
    assert colours(Position(GAME, BALANCED).view()) == {
        "yellow": 10,
        "red": 10,
        "purple": 10,
        "turquoise": 10,
        "white": 8,
    }


def test_bv_1_2_every_die_has_the_same_six_faces_equally_likely() -> None:
    made = Position(GAME, {"loas": TWO})
    for _ in range(48):
        outcomes = made.outcomes
        assert [action.face for action in outcomes] == list(FACES)  # type: ignore[attr-defined]
        assert set(outcomes.values()) == {next(iter(outcomes.values()))}
        made.play(":O")
    assert made.awaits.step == "power"


def test_bv_1_3_the_board_has_seven_columns_and_rows_and_an_empty_centre() -> None:
    board = Position(GAME, BALANCED).view()["board"]
    assert list(board)[:8] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert len(board) == 49
    assert [cell for cell, stack in board.items() if not stack] == ["d4"]


def test_bv_1_3_the_centre_is_an_ordinary_cell_in_play() -> None:
    made = position(". . . . . . .\n" * 3 + ". YO RO . . . .", step="capture")
    play(made, "b4-d4")
    assert at(made, "d4") == "YO"


def test_bv_1_4_the_cells_have_the_colours_of_the_lattice() -> None:
    board = Position(GAME, BALANCED).view()["board"]
    drawn = ["RYWTPRY", "TPRYWTP", "YWTPRYW", "PRY#TPR", "WTPRYWT", "RYWTPRY", "TPRYWTP"]
    names = {"Y": "yellow", "R": "red", "P": "purple", "T": "turquoise", "W": "white", "#": None}
    for row, letters in enumerate(drawn, start=1):
        for column, letter in zip("abcdefg", letters, strict=True):
            stack = board[f"{column}{row}"]
            assert (stack[0]["colour"] if stack else None) == names[letter]


def test_bv_1_4_every_loa_sees_the_same_board_after_a_quarter_turn() -> None:
    board = Position(GAME, BALANCED).view()["board"]
    places = {
        colour: {
            (column, row)
            for column in range(7)
            for row in range(7)
            for die in board["abcdefg"[column] + str(row + 1)]
            if die["colour"] == colour
        }
        for colour in ("yellow", "red", "purple", "turquoise", "white")
    }
    turned = {colour: {(6 - row, column) for column, row in cells} for colour, cells in places.items()}
    assert turned["white"] == places["white"]
    assert all(turned[colour] in places.values() for colour in turned)
    assert all(turned[colour] != places[colour] for colour in turned if colour != "white")


def test_bv_1_5_twenty_offerings_are_held_or_in_the_reserve() -> None:
    assert Position(GAME, BALANCED).view()["reserve"] == 14
    assert Position(GAME, {"loas": FOUR, "setup": "chaotic"}).view()["reserve"] == 8


def test_bv_1_5_an_offering_spent_goes_to_the_reserve() -> None:
    made = play(position("YO RO . WS", step="power"), "!l")
    assert player(made, 0, "offerings") == 2
    assert made.view()["reserve"] == 15


def test_bv_1_5_with_an_empty_reserve_nothing_is_gained() -> None:
    made = position("YO YO . WS", step="capture", offerings={0: 0, 1: 20})
    play(made, "a1-c1")
    assert player(made, 0, "offerings") == 0
    play(made, "!")
    assert player(made, 0, "offerings") == 0
    assert made.view()["reserve"] == 0


def test_bv_1_5_the_last_offering_of_the_reserve_can_be_gained() -> None:
    made = play(position("YO YO . WS", step="capture", offerings={0: 0, 1: 19}), "a1-c1")
    assert (player(made, 0, "offerings"), made.view()["reserve"]) == (1, 0)
    play(made, "- !")
    assert (player(made, 0, "offerings"), made.view()["reserve"]) == (1, 0)


def test_bv_1_5_a_player_may_hold_many_offerings() -> None:
    made = position("YO YO . WS", step="capture", offerings={0: 15, 1: 0})
    play(made, "a1-c1 - !")
    assert player(made, 0, "offerings") == 17


@pytest.mark.parametrize("make", [position, solo])
def test_bv_1_5_paying_and_gaining_keep_the_twenty(make: Any) -> None:
    made = make("YO YO . YS\nRO . PS .")
    while not made.is_over:
        view = made.view()
        assert view["reserve"] + sum(each["offerings"] for each in view["players"]) == 20
        made.play(max(legal(made)))
