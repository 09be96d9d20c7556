"""BV-5.1 to BV-5.5: the four powers, mostly at step D, where no capture need be left."""

import pytest

from samedi.core.position import Position
from tests.games.baron_voodoo.positions import (
    BWA,
    ERZULIE,
    LEGBA,
    WATA,
    at,
    legal,
    play,
    position,
    refusal,
    step,
)


def row(made: Position, cells: str) -> list[str]:
    return [at(made, cell) for cell in cells.split()]


def test_bv_5_1_a_row_closes_up_against_either_end_in_its_order() -> None:
    board = ". RO . YO.PS . WS ."
    made = play(position(board, step="last_power"), "!w 1<")
    assert row(made, "a1 b1 c1 d1 e1 f1 g1") == ["RO", "YO.PS", "WS", "", "", "", ""]
    made = play(position(board, step="last_power"), "!w 1>")
    assert row(made, "a1 b1 c1 d1 e1 f1 g1") == ["", "", "", "", "RO", "YO.PS", "WS"]


def test_bv_5_1_a_column_closes_up_against_either_end_in_its_order() -> None:
    board = ".\nRO\n.\nYO.PS.TS\n.\nWS\n."
    made = play(position(board, step="last_power"), "!w a^")
    assert row(made, "a1 a2 a3 a4 a5 a6 a7") == ["RO", "YO.PS.TS", "WS", "", "", "", ""]
    made = play(position(board, step="last_power"), "!w av")
    assert row(made, "a1 a2 a3 a4 a5 a6 a7") == ["", "", "", "", "RO", "YO.PS.TS", "WS"]


def test_bv_5_1_nothing_is_stacked_and_other_lines_stay() -> None:
    made = play(position("RO . RO\n. PS .\nYO RO .", step="last_power"), "!w 1<")
    assert row(made, "a1 b1 c1 a2 b2 a3 b3") == ["RO", "RO", "", "", "PS", "YO", "RO"]


def test_bv_5_2_a_lone_die_goes_to_any_empty_cell_of_its_row_or_column() -> None:
    made = play(position("RO PS . TS\n.\nYO.WS\n.", [LEGBA, WATA], step="last_power"), "!l ^a1")
    assert legal(made) == {">c1", ">e1", ">f1", ">g1", ">a2", ">a4", ">a5", ">a6", ">a7"}
    play(made, ">a7")
    assert (at(made, "a1"), at(made, "a7")) == ("", "RO")


def test_bv_5_2_a_stack_or_a_covered_die_is_not_moved() -> None:
    made = play(position("RO.PS YS .", [LEGBA, WATA], step="last_power"), "!l")
    assert legal(made) == {"^b1"}
    assert refusal(made, "^a1").clause == "BV-5.2"


def test_bv_5_2_not_onto_a_die_and_not_off_its_lines() -> None:
    made = play(position("RO YS .", [LEGBA, WATA], step="last_power"), "!l ^a1")
    assert refusal(made, ">b1").clause == "BV-5.2"
    assert refusal(made, ">b2").clause == "BV-5.2"


def test_bv_5_3_every_die_above_the_base_moves_the_top_one_first() -> None:
    made = play(position("RO.PS.TS WS YS.YO", [BWA, WATA], step="last_power"), "!b ^a1 >b1 >c1")
    assert row(made, "a1 b1 c1") == ["RO", "WS.TS", "YS.YO.PS"]
    made = play(position("RO.PS.TS WS YS.YO", [BWA, WATA], step="last_power"), "!b ^a1 >b1 >b1")
    assert row(made, "a1 b1 c1") == ["RO", "WS.TS.PS", "YS.YO"]


def test_bv_5_3_never_onto_an_empty_cell_a_full_stack_or_the_own_stack() -> None:
    made = play(position("RO.PS WS YS.YO.YC", [BWA, WATA], step="last_power"), "!b ^a1")
    assert legal(made) == {">b1"}
    assert {refusal(made, put).clause for put in (">a1", ">c1", ">d1")} == {"BV-5.3"}


def test_bv_5_3_a_stack_without_room_for_all_its_dice_cannot_be_chosen() -> None:
    assert "!b" not in legal(position("RO.PS.TS WS.WO", [BWA, WATA], step="last_power"))
    assert "!b" not in legal(position("RO.PS WS.WO.WC", [BWA, WATA], step="last_power"))
    made = play(position("RO.PS.TS WS.WO YS.YC", [BWA, WATA], step="last_power"), "!b")
    assert legal(made) == {"^a1", "^b1", "^c1"}
    play(made, "^a1 >b1")
    assert legal(made) == {">c1"}


def test_bv_5_3_a_lone_die_is_no_stack() -> None:
    made = play(position("RO.PS WS", [BWA, WATA], step="last_power"), "!b")
    assert refusal(made, "^b1").clause == "BV-5.3"


def test_bv_5_4_two_lone_dice_are_swapped_anywhere_on_the_board() -> None:
    made = play(position("RO . .\n. . YS.PS\n. . . . PC", [ERZULIE, WATA], step="last_power"), "!e")
    assert legal(made) == {"^a1", "^e3"}
    play(made, "^a1")
    assert legal(made) == {">e3"}
    assert refusal(made, ">c2").clause == "BV-5.4"
    play(made, ">e3")
    assert (at(made, "a1"), at(made, "e3")) == ("PC", "RO")


@pytest.mark.parametrize("actions", ["!w 1>", "!l ^b1 >g1", "!e ^b1 >a1", "!b ^c1 >b1"])
def test_bv_5_5_powers_move_protected_dice_of_any_colour(actions: str) -> None:
    made = position("YO RO RS.RC\n. PO . . . YS RO\nRV.TX . . . . .", protected=[1], step="last_power")
    play(made, actions)
    assert step(made) == (1, "power")
