"""BV-3: the turn."""

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
    player,
    position,
    refusal,
    spirit,
    step,
    zone,
)

BUSY = """
    YO RO PS WS TS .
    .  .  RS YS PO .
    .  WV TC RP YC .
"""
ALL_POWERS = {"!w", "!l", "!e", "!b"}


def powers(position: Position) -> set[str]:
    return legal(position) & ALL_POWERS


def test_bv_3_1_the_steps_come_in_their_order() -> None:
    made = position(BUSY)
    steps = []
    for action in ["-", "a1-c1", "-", "-", "-", "-", "-"]:
        steps.append(made.awaits.step)
        made.play(action)
    assert steps == ["power", "capture", "turn", "effect", "again", "lower", "last_power"]
    assert step(made) == (1, "power")


def test_bv_3_1_a_power_is_used_before_the_capture_or_after_it_not_both() -> None:
    made = play(position(BUSY), "!w 1> c1-e1 - - - -")
    assert step(made) == (1, "power")
    made = play(position(BUSY), "- a1-c1 - - - -")
    assert step(made) == (0, "last_power")
    play(made, "!w 1>")
    assert step(made) == (1, "power")


def test_bv_3_1_the_capture_is_mandatory() -> None:
    assert refusal(play(position(BUSY), "-"), "-").clause == "BV-3.1"


def test_bv_3_2_the_own_power_is_free_and_any_other_costs_one_offering() -> None:
    for loa, left in (("!w", 3), ("!l", 2), ("!e", 2)):
        made = play(position(BUSY), loa)
        assert (player(made, 0, "offerings"), step(made)) == (left, (0, "target"))


def test_bv_3_2_powers_of_loas_that_nobody_plays_can_be_had() -> None:
    assert powers(position("YO.RO PS . WS YS RS", [WATA, LEGBA])) == ALL_POWERS
    assert powers(position("YO.RO PS . WS YS RS", [WATA, BWA])) == ALL_POWERS


def test_bv_3_2_without_an_offering_only_the_own_power_is_left() -> None:
    assert powers(position(BUSY, offerings={0: 0})) == {"!w"}
    assert powers(position(BUSY, [LEGBA, WATA], offerings={0: 0})) == {"!l"}


def test_bv_3_2_a_power_begun_is_carried_through() -> None:
    made = play(position(BUSY), "!l")
    assert refusal(made, "-").clause == "BV-3.2"
    play(made, "^a1")
    assert refusal(made, "-").clause == "BV-3.2"
    assert refusal(made, "^b1").clause == "BV-3.2"


def test_bv_3_2_a_marker_won_while_lowering_makes_step_d_free() -> None:
    made = position(BUSY, step="lower", offerings={0: 0}, zones={0: "WS"})
    play(made, "_WS ;")
    assert step(made) == (0, "last_power")
    assert powers(made) == ALL_POWERS - {"!b"}
    play(made, "!l")
    assert player(made, 0, "offerings") == 0


def test_bv_3_2_a_marker_won_by_stealing_makes_step_d_free() -> None:
    spirits = {0: "WO", 1: "WS"}
    made = position("YO RV . . WS", step="capture", offerings={0: 0}, spirits=spirits, zones={0: "PS"})
    assert made.view()["marker"] is None
    play(made, "a1-c1 ~1WS - !e")
    assert made.view()["marker"] == 0
    assert player(made, 0, "offerings") == 0


def test_bv_3_3_the_holder_of_the_marker_uses_any_power_free() -> None:
    made = position(BUSY, spirits={0: "WO"}, offerings={0: 0})
    assert powers(made) == ALL_POWERS - {"!b"}
    play(made, "!e")
    assert player(made, 0, "offerings") == 0
    assert powers(position(BUSY, spirits={1: "WO"}, offerings={0: 0})) == {"!w"}


def test_bv_3_4_two_equal_dice_cannot_be_swapped() -> None:
    made = play(position("YO RO RO PS . RO", [ERZULIE, WATA], step="power"), "!e ^b1")
    assert legal(made) == {">a1", ">d1"}
    assert refusal(made, ">c1").clause == "BV-3.4"


def test_bv_3_4_a_power_that_can_change_nothing_is_not_offered() -> None:
    made = position("YO YO . YS.RO", [ERZULIE, WATA], step="last_power")
    assert "!e" not in legal(made)
    assert refusal(made, "!e").code == "baron-power-no-use"


def test_bv_3_4_a_packed_line_cannot_slide() -> None:
    made = play(position("YO RO PS .\n.  .  .  RS"), "!w")
    assert "1<" not in legal(made)
    assert "1>" in legal(made)
    assert refusal(made, "1<").clause == "BV-3.4"


def test_bv_3_4_at_step_a_a_power_must_leave_a_capture() -> None:
    made = position("YO RO")
    assert legal(made) == {"!l", "-"}
    assert refusal(made, "!w").code == refusal(made, "!e").code == "baron-power-no-capture"
    play(made, "!l")
    assert legal(made) == {"^a1"}
    assert refusal(made, "^b1").clause == "BV-3.4"
    play(made, "^a1")
    assert legal(made) == {">c1"}
    assert refusal(made, ">d1").clause == "BV-3.4"
    play(made, ">c1")
    assert legal(made) == {"c1-a1"}


def test_bv_3_4_at_step_d_no_capture_need_remain() -> None:
    made = position("YO RO", step="last_power")
    assert legal(made) == {"!w", "!l", "!e", "-"}
    play(made, "!w")
    assert legal(made) == {"1>", "av", "bv"}


def test_bv_3_4_without_a_capture_step_a_is_mandatory() -> None:
    made = position("YO . RO")
    assert legal(made) == {"!w", "!l"}
    assert refusal(made, "-").clause == "BV-3.4"


def test_bv_3_4_active_protections_count_in_the_captures_left() -> None:
    made = position("YO RO PS", protected=[1])
    assert legal(made) == {"!l", "!e"}
    play(made, "!e ^a1")
    assert legal(made) == {">b1"}
    assert "-" in legal(position("YO RO PS"))


def test_bv_3_4_every_put_moves_its_die_at_once() -> None:
    made = play(position("YO.RO.PS WS TS . YC"), "!b ^a1 >b1")
    assert (at(made, "a1"), at(made, "b1")) == ("YO.RO", "WS.PS")
    assert (step(made), made.view()["power"]) == ((0, "target"), {"loa": BWA, "cell": "a1"})
    play(made, ">b1")
    assert (at(made, "a1"), at(made, "b1")) == ("YO", "WS.PS.RO")
    assert step(made) == (0, "capture")


def test_bv_3_4_step_a_is_skipped_where_no_power_is_allowed() -> None:
    assert step(position("YO RO", offerings={0: 0})) == (0, "capture")


def test_bv_3_5_a_captured_die_of_the_own_colour_brings_an_offering() -> None:
    made = play(position("YO YS . RO", step="capture"), "a1-c1")
    assert player(made, 0, "offerings") == 4
    made = play(position("YO RS . RO", step="capture"), "a1-c1")
    assert player(made, 0, "offerings") == 3


def test_bv_3_5_the_offering_of_c1_may_pay_for_c2() -> None:
    made = play(position("YO YS . RO", step="capture", offerings={0: 0}), "a1-c1")
    assert step(made) == (0, "turn")
    play(made, "=X")
    assert (zone(made, 0), player(made, 0, "offerings")) == ("YX", 0)
    made = play(position("YO RS . RO", step="capture", offerings={0: 0}), "a1-c1")
    assert step(made) == (0, "effect")


def test_bv_3_6_an_offering_turns_the_captured_die_to_another_face() -> None:
    made = play(position("YO RO . RO", step="capture", zones={0: "RO PS"}), "a1-c1")
    assert legal(made) == {"=S", "=C", "=P", "=V", "=X", "-"}
    assert refusal(made, "=O").clause == "BV-3.6"
    play(made, "=S")
    assert (zone(made, 0), player(made, 0, "offerings")) == ("RO PS RS", 2)


def test_bv_3_6_the_effect_is_that_of_the_new_face() -> None:
    made = play(position("YO RO . RO", step="capture"), "a1-c1 =S !")
    assert (player(made, 0, "score"), player(made, 0, "offerings")) == (1, 2)


def test_bv_3_7_an_effect_not_applied_is_lost() -> None:
    made = play(position("YO RS . RO", step="capture", offerings={0: 1}), "a1-c1 -")
    assert legal(made) == {"!", "-"}
    play(made, "-")
    assert (player(made, 0, "score"), step(made)) == (0, (0, "lower"))


def test_bv_3_8_two_offerings_buy_another_full_turn_at_once() -> None:
    made = play(position("YO RO . PS . TS . WS", step="capture"), "a1-c1 - -")
    assert (step(made), made.view()["extra"]) == ((0, "again"), False)
    play(made, "++")
    assert (step(made), made.view()["extra"]) == ((0, "power"), True)
    assert player(made, 0, "offerings") == 1


def test_bv_3_8_an_extra_turn_cannot_be_followed_by_a_further_one() -> None:
    made = position("YO RO . PS . TS . WS", step="capture", offerings={0: 9})
    play(made, "a1-c1 - - ++ - c1-e1 - -")
    assert step(made) == (0, "lower")


def test_bv_3_8_the_first_turn_has_no_steps_c5_and_d_but_the_extra_one_has() -> None:
    made = play(position("YO RO . PS . TS . WS", step="capture"), "a1-c1 - - ++ - c1-e1 - -")
    assert zone(made, 0) == "RO PS"
    assert step(made) == (0, "lower")
    play(made, "-")
    assert step(made) == (0, "last_power")


def test_bv_3_8_an_extra_turn_has_its_own_power() -> None:
    made = position("YO RO . PS . TS . WS", step="power")
    play(made, "!w 1> d1-f1 - -")
    assert made.view()["power_used"]
    play(made, "++")
    assert (step(made), made.view()["power_used"]) == ((0, "power"), False)
    assert "!w" in legal(made)


ALONE = """
    .
    WS
    PS
    .
    .
    .
    . RO
"""


@pytest.mark.parametrize(("offerings", "asked"), [(2, "lower"), (3, "again")])
def test_bv_3_8_it_can_be_bought_only_if_one_can_capture_then(offerings: int, asked: str) -> None:
    """Purple on a1 can capture b7 only after another Loa's power, which costs the third offering."""
    made = position(ALONE, [ERZULIE, WATA], step="capture", offerings={0: offerings})
    play(made, "a3-a1 - -")
    assert step(made) == (0, asked)


def test_bv_3_8_it_cannot_be_bought_with_one_offering() -> None:
    made = play(position("YO RO . PS . TS", step="capture", offerings={0: 1}), "a1-c1 - -")
    assert step(made) == (0, "lower")


def test_bv_3_9_any_dice_may_be_lowered() -> None:
    made = position("YO RO . PS\nRS WS .", step="capture", zones={0: "TX PV"}, power_used=True)
    play(made, "a1-c1 - - -")
    assert legal(made) == {"_TX", "_PV", "_RO", "-"}
    play(made, "_PV ; -")
    assert (zone(made, 0), spirit(made, 0)) == ("TX RO", "PV")
    assert step(made) == (1, "power")


def test_bv_3_9_the_step_ends_with_the_last_die() -> None:
    made = play(position("YO RO . PS", step="lower", zones={0: "TX PV"}, power_used=True), "_TX ; _PV")
    assert legal(made) == {";"}
    play(made, ";")
    assert step(made) == (1, "power")


def test_a_step_without_any_choice_but_pass_is_not_asked() -> None:
    made = position("YO RV . PS", [LEGBA, WATA], seat=1, step="capture", offerings={1: 0})
    play(made, "a1-c1")
    assert step(made) == (1, "lower")


def test_a_step_whose_only_action_is_no_pass_is_asked() -> None:
    made = position("YO RO", step="capture")
    assert legal(made) == {"a1-c1"}
    assert made.awaits.kind == "seat"
