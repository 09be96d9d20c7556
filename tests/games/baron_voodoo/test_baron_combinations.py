"""BV-6: combinations, white dice, the Baron Samedi marker."""

import pytest

from samedi.core.position import Position
from tests.games.baron_voodoo.positions import (
    THREE,
    legal,
    letters,
    play,
    player,
    position,
    refusal,
    spirit,
    step,
    zone,
)

BOARD = "YO RO . PS\n.\nRS WS .\n.\nPS TS ."


def lowering(dice: str, **things: object) -> Position:
    """Seat 0 is at step C5 with these dice in its zone."""
    return position(BOARD, THREE, step="lower", zones={0: dice}, power_used=True, **things)  # type: ignore[arg-type]


def ending(**things: object) -> Position:
    """Seat 1 is at the last step of the game."""
    return position(BOARD, step="last_power", seat=1, trigger=(0, "points"), **things)  # type: ignore[arg-type]


def lower(made: Position, dice: str) -> Position:
    return play(made, " ".join(f"_{die}" for die in dice.split()))


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("RO YO", 1),
        ("RO RS", 1),
        ("RO YO PO", 3),
        ("TO TS TC", 3),
        ("RO YO PO TO", 5),
        ("RO RS RC RX", 5),
    ],
)
def test_bv_6_1_two_three_or_four_dice_score_one_three_or_five(dice: str, points: int) -> None:
    made = lower(lowering(f"{dice} WV"), dice)
    if len(dice.split()) < 4:
        play(made, ";")
    assert player(made, 0, "score") == points
    assert made.view()["group"] == []


@pytest.mark.parametrize(
    "dice", ["RO YS", "RO RO", "YO RO YO", "RO RS RO", "RO YO RS", "RO RS YS", "RO RS YO"]
)
def test_bv_6_1_other_groups_are_no_combination(dice: str) -> None:
    *first, last = dice.split()
    made = lower(lowering(dice), " ".join(first))
    assert f"_{last}" not in legal(made)
    assert refusal(made, f"_{last}").clause == "BV-6.1"


def test_bv_6_1_a_single_die_scores_nothing() -> None:
    assert player(play(lowering("RO YS"), "_RO ;"), 0, "score") == 0


def test_bv_6_1_four_dice_close_by_themselves() -> None:
    made = lower(lowering("RO YO PO TO WS"), "RO YO PO TO")
    assert (player(made, 0, "score"), made.view()["group"], legal(made)) == (5, [], {"_WS", "-"})


@pytest.mark.parametrize("dice", ["WO RO YO PO", "WO WO RO YO", "WO WO WO WO", "RO WS RC WX", "WO WS WC WX"])
def test_bv_6_2_white_dice_stand_for_any_colour(dice: str) -> None:
    assert player(lower(lowering(f"{dice} TS"), dice), 0, "score") == 5


@pytest.mark.parametrize("dice", ["WO RS RO", "WO RO RO", "WO RS YC", "RO YO WS", "RO RS WO"])
def test_bv_6_2_a_white_die_keeps_its_icon(dice: str) -> None:
    *first, last = dice.split()
    made = lower(lowering(dice), " ".join(first))
    assert f"_{last}" not in legal(made)


def test_bv_6_3_several_combinations_and_single_dice_in_one_step() -> None:
    made = play(lowering("RO YO TS TC PX WV"), "_RO _YO ; _TS _TC ; _PX ; -")
    assert (player(made, 0, "score"), zone(made, 0), spirit(made, 0)) == (2, "WV", "RO YO TS TC PX")
    assert step(made)[0] == 1


def test_bv_6_3_the_step_cannot_end_with_a_group_open() -> None:
    made = play(lowering("RO YO"), "_RO")
    assert legal(made) == {"_YO", ";"}
    assert refusal(made, "-").clause == "BV-3.9"
    assert letters(made.view()["group"]) == "RO"


def test_bv_6_4_strictly_the_most_white_dice_hold_the_marker_at_once() -> None:
    made = lowering("WO WS RX", spirits={1: "WS"})
    assert made.view()["marker"] == 1
    play(made, "_WO")
    assert made.view()["marker"] is None
    play(made, "; _WS")
    assert made.view()["marker"] == 0


def test_bv_6_4_stealing_a_white_die_moves_the_marker() -> None:
    made = position("YO RV . PS", THREE, step="capture", spirits={1: "WS", 2: "RO"})
    play(made, "a1-c1 - ~1WS")
    assert made.view()["marker"] == 0


def test_bv_6_4_the_marker_is_assigned_again_when_the_zones_go_down_at_the_end() -> None:
    made = ending(spirits={0: "WO"}, zones={1: "WO WS"})
    assert made.view()["marker"] == 0
    play(made, "-")
    assert made.is_over
    assert made.view()["marker"] == 1


def test_bv_6_5_a_captured_die_goes_to_the_end_of_the_zone() -> None:
    made = play(position(BOARD, THREE, step="capture", zones={0: "TS TC"}), "a1-c1")
    assert zone(made, 0) == "TS TC RO"


def test_bv_6_5_lowered_and_stolen_dice_go_to_the_end_of_the_spirit_world() -> None:
    made = play(lowering("RO YS TS", spirits={0: "PX"}), "_YS ; _RO ;")
    assert (spirit(made, 0), zone(made, 0)) == ("PX YS RO", "TS")
    board = "YO RV . PS"
    made = position(board, THREE, step="capture", spirits={0: "PX", 1: "TS TC"})
    play(made, "a1-c1 - ~1TS")
    assert (spirit(made, 0), spirit(made, 1)) == ("PX TS", "TC")


def test_bv_6_5_a_die_named_is_the_first_such_die_of_the_row() -> None:
    made = play(lowering("RO TS RO PS"), "_RO")
    assert zone(made, 0) == "TS RO PS"


def test_bv_6_5_change_leaves_a_die_in_its_place_and_an_exchange_puts_it_in_the_others() -> None:
    made = position("YO RC . PS", THREE, step="capture", zones={0: "TS TC TS"})
    play(made, "a1-c1 - TS=X")
    assert zone(made, 0) == "TX TC TS RC"
    made = position("YO RX . PS", THREE, step="capture", zones={0: "TS TC", 2: "PS PO PS"})
    play(made, "a1-c1 - <2PS >0TC")
    assert (zone(made, 0), zone(made, 2)) == ("TS PS RX", "TC PO PS")


def test_bv_6_5_at_the_end_the_zone_follows_in_its_order() -> None:
    made = play(ending(spirits={0: "PX"}, zones={0: "TS RC"}), "-")
    assert (spirit(made, 0), zone(made, 0)) == ("PX TS RC", "")
