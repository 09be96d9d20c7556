"""BV-5.6 to BV-5.12: the effects of the faces."""

import pytest

from samedi.core.position import Position
from tests.games.baron_voodoo.positions import (
    THREE,
    at,
    legal,
    play,
    player,
    position,
    refusal,
    solo,
    spirit,
    step,
    zone,
)


def captured(die: str, **things: object) -> Position:
    """Seat 0 (yellow) has just captured a die and is at step C3, if there is anything to choose."""
    board = f"YO {die} . .\n. . RS WS .\nTS\n.\nPS TO ."
    made = position(board, THREE, step="capture", **things)  # type: ignore[arg-type]
    play(made, "a1-c1")
    return play(made, "-") if made.awaits.step == "turn" else made


def test_bv_5_6_offering_gains_one_offering() -> None:
    made = play(captured("RO"), "!")
    assert player(made, 0, "offerings") == 4


def test_bv_5_7_soul_gains_one_point() -> None:
    assert player(play(captured("RS"), "!"), 0, "score") == 1


def test_bv_5_7_at_the_threshold_the_turn_goes_on() -> None:
    made = play(captured("RS", scores={0: 14}, zones={0: "RO"}), "!")
    assert made.view()["trigger"] == {"seat": 0, "why": "points"}
    assert step(made) == (0, "again")
    play(made, "-")
    assert step(made) == (0, "lower")


def test_bv_5_8_change_turns_one_die_of_the_zone_to_another_face() -> None:
    made = captured("RC", zones={0: "PS TO"})
    assert len(legal(made)) == 3 * 5 + 1
    assert refusal(made, "PS=S").clause == "BV-5.8"
    assert refusal(made, "WS=O").clause == "BV-5.8"
    play(made, "PS=O")
    assert zone(made, 0) == "PO TO RC"


def test_bv_5_8_the_captured_die_may_be_changed_and_the_new_face_has_no_effect() -> None:
    made = play(captured("RC", offerings={0: 1}), "RC=S")
    assert (zone(made, 0), player(made, 0, "score"), step(made)) == ("RS", 0, (0, "lower"))


def test_bv_5_9_protection_lasts_until_the_next_regular_turn() -> None:
    made = play(captured("RP", offerings={0: 0}), "!")
    assert player(made, 0, "protection")
    play(made, "- -")
    assert (step(made)[0], player(made, 0, "protection")) == (1, True)
    while made.awaits.seat != 0:
        made.play(min(legal(made), key=lambda text: (text != "-", text)))
    assert not player(made, 0, "protection")


def test_bv_5_9_an_extra_turn_does_not_end_it() -> None:
    made = play(captured("RP"), "! ++")
    assert (step(made)[0], made.view()["extra"], player(made, 0, "protection")) == (0, True, True)


def test_bv_5_9_opponents_can_neither_capture_nor_steal() -> None:
    board = "RO YO .\n.\nRS PV ."
    made = position(board, THREE, seat=1, step="capture", protected=[0], spirits={0: "WS", 2: "TS"})
    assert legal(made) == {"a3-c3"}
    play(made, "a3-c3 -")
    assert legal(made) == {"~2TS", "-"}
    assert refusal(made, "~0WS").clause == "BV-5.9"


def test_bv_5_9_it_ends_even_if_the_seat_is_blocked() -> None:
    """Yellow is covered and cannot play; red may capture it at once."""
    made = position("RO YO.RP .\n.\n.\n. . . . . . RS", seat=1, step="last_power", protected=[0])
    play(made, "-")
    assert made.view()["trigger"] == {"seat": 0, "why": "blocked"}
    assert (step(made)[0], player(made, 0, "protection")) == (1, False)


def test_bv_5_10_steal_takes_a_die_from_an_opponents_spirit_world() -> None:
    made = captured("RV", spirits={0: "TO", 1: "WS RX", 2: "WS"})
    assert legal(made) == {"~1WS", "~1RX", "~2WS", "-"}
    play(made, "~1RX")
    assert (spirit(made, 0), spirit(made, 1), player(made, 0, "score")) == ("TO RX", "WS", 0)


def test_bv_5_10_nobody_steals_from_oneself() -> None:
    assert refusal(captured("RV", spirits={0: "TO", 1: "WS"}), "~0TO").clause == "BV-5.10"


def test_bv_5_11_exchange_swaps_dice_of_two_zones() -> None:
    made = captured("RX", zones={0: "TO", 1: "WS RX", 2: "PV"})
    assert legal(made) == {"<0TO", "<0RX", "<1WS", "<1RX", "<2PV", "-"}
    play(made, "<0TO")
    assert made.view()["taken"] == {"seat": 0, "die": {"colour": "turquoise", "face": "offering"}}
    assert zone(made, 0) == "TO RX"
    assert step(made) == (0, "effect")
    assert legal(made) == {">1WS", ">1RX", ">2PV"}
    assert refusal(made, ">0RX").clause == "BV-5.11"
    play(made, ">1RX")
    assert (zone(made, 0), zone(made, 1), made.view()["taken"]) == ("RX RX", "WS TO", None)


def test_bv_5_11_two_others_may_be_chosen_and_protection_does_not_prevent_it() -> None:
    made = play(captured("WX", zones={1: "WS RX", 2: "PV"}, protected=[1, 2]), "<2PV >1WS")
    assert (zone(made, 0), zone(made, 1), zone(made, 2)) == ("WX", "PV RX", "WS")


def test_bv_5_12_an_effect_without_a_target_is_not_asked() -> None:
    assert step(captured("RV", spirits={0: "WS"}, offerings={0: 0})) == (0, "lower")
    assert step(captured("RX", zones={0: "WS"}, offerings={0: 0})) == (0, "lower")
    assert step(captured("WV", spirits={1: "WS"}, protected=[1], offerings={0: 0})) == (0, "lower")


@pytest.mark.parametrize("die", ["WO", "WS", "WP"])
def test_bv_5_12_offering_soul_and_protection_can_always_be_applied(die: str) -> None:
    made = captured(die, offerings={0: 0, 1: 20, 2: 0}, protected=[0])
    assert legal(made) == {"!", "-"}


def test_bv_5_12_equal_dice_may_be_exchanged() -> None:
    made = captured("RX", zones={1: "RX"})
    play(made, "<0RX >1RX")
    assert (zone(made, 0), zone(made, 1)) == ("RX", "RX")


def test_bv_5_12_the_solo_column_alone_makes_an_exchange_possible() -> None:
    made = play(solo("YO RX .", step="capture"), "b2-d2 -")
    assert {"<0RX", "<cRO", "<cTO"} <= legal(made)
    assert at(made, "d2") == "YO"
