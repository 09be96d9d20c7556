"""BV-4: the capture."""

import pytest

from tests.games.baron_voodoo.positions import (
    LEGBA,
    THREE,
    WATA,
    at,
    legal,
    play,
    position,
    refusal,
    zone,
)


def test_bv_4_1_only_accessible_dice_of_the_own_colour_jump() -> None:
    made = position("YO RO .\n. . .\nYS.PS RO .\n. . .\nPS.YS RO . TS", step="capture")
    assert legal(made) == {"a1-c1", "a5-c5"}
    assert refusal(made, "a3-c3").clause == "BV-4.1"
    assert refusal(made, "b1-d1").clause == "BV-4.1"
    assert refusal(made, "d1-f1").clause == "BV-4.1"


@pytest.mark.parametrize("capture", ["d4-f4", "d4-b4", "d4-d6", "d4-d2"])
def test_bv_4_2_a_die_jumps_in_the_four_orthogonal_directions(capture: str) -> None:
    made = position(
        """
        . . . . . . .
        . . . . . . .
        . . TS RO TS . .
        . . PO YO WS . .
        . . TS TO TS . .
        """,
        step="capture",
    )
    assert legal(made) == {"d4-f4", "d4-b4", "d4-d6", "d4-d2"}
    play(made, capture)
    assert at(made, capture[3:]) == "YO"
    assert at(made, "d4") == ""


def test_bv_4_2_the_jumped_cell_must_hold_a_die() -> None:
    made = position("YO . RO . YS RS .", step="capture")
    assert legal(made) == {"e1-g1"}
    message = refusal(made, "a1-c1")
    assert str(message) == "There is nothing to jump over on b1. (BV-4.2)"


def test_bv_4_3_a_jump_cannot_end_on_a_full_stack() -> None:
    made = position("YO RO PS.PO.TS\n.\nYS RS PS.PO", step="capture")
    assert legal(made) == {"a3-c3"}
    assert str(refusal(made, "a1-c1")) == "c1 is full: a stack has three dice at most. (BV-4.3)"


def test_bv_4_3_a_jump_cannot_leave_the_board() -> None:
    made = position("RO YO .\n. . . . . YS PO\n. . . . . WS", step="capture")
    assert legal(made) == {"f2-f4"}


def test_bv_4_3_the_jumping_die_becomes_the_top_of_any_stack() -> None:
    made = play(position("YO RO TS.WS", step="capture"), "a1-c1")
    assert at(made, "c1") == "TS.WS.YO"
    made = play(position("YO RO YS", step="capture"), "a1-c1")
    assert at(made, "c1") == "YS.YO"


def test_bv_4_4_only_the_top_die_is_captured_with_the_face_it_shows() -> None:
    made = play(position("YO RO.PS.TX .", step="capture"), "a1-c1")
    assert at(made, "b1") == "RO.PS"
    assert zone(made, 0) == "TX"


@pytest.mark.parametrize("die", ["YS", "RS", "PS", "TS", "WS"])
def test_bv_4_5_any_colour_may_be_captured(die: str) -> None:
    made = play(position(f"YO {die} .", step="capture"), "a1-c1")
    assert zone(made, 0) == die


def test_bv_4_6_a_protected_opponents_dice_cannot_be_captured() -> None:
    made = position("YO RO .\n.\nYS PS .\n.\nYC YV .", THREE, step="capture", protected=[1])
    assert legal(made) == {"a3-c3", "a5-c5"}
    assert str(refusal(made, "a1-c1")) == ("The red dice are protected just now. (BV-4.6)")


def test_bv_4_6_the_own_protection_does_not_hinder_the_own_captures() -> None:
    assert legal(position("YO YS .", step="capture", protected=[0])) == {"a1-c1"}


def test_bv_4_6_only_the_top_die_of_a_stack_is_asked_for_its_colour() -> None:
    made = position("YO RO.PS .\n.\nYC PO.RS .", step="capture", protected=[1])
    assert legal(made) == {"a1-c1"}


def test_bv_4_7_a_die_jumps_from_a_stack_and_over_a_stack() -> None:
    made = play(position("PS.TS.YO RO.RS.WS .", step="capture"), "a1-c1")
    assert (at(made, "a1"), at(made, "b1"), at(made, "c1")) == ("PS.TS", "RO.RS", "YO")


BOOKLET = """
    .  .        .  .        .  .        YS
    .  .        .  .        .  .        .
    .  PS.TO.YO TS .        .  .        .
    .  PO       .  .        .  .        .
    .  YV       .  .        .  PO.RS.TV .
    YC.RV.PC .  .  .        .  PX       .
    .  .        .  .        .  YX       RC
"""


def test_the_booklets_example_only_die_one_can_be_chosen() -> None:
    """Die 1 (b3) has two jumps; 2 (g1) is isolated, 3 (a6) covered, 4 (f7) has no landing either way."""
    made = position(BOOKLET, [WATA, LEGBA], step="capture")
    assert legal(made) == {"b3-d3", "b3-b5"}
    assert refusal(made, "f7-f5").clause == "BV-4.3"
    onto_empty = play(position(BOOKLET, step="capture"), "b3-d3")
    assert (zone(onto_empty, 0), at(onto_empty, "d3")) == ("TS", "YO")
    onto_yellow = play(made, "b3-b5")
    assert (zone(onto_yellow, 0), at(onto_yellow, "b5")) == ("PO", "YV.YO")
