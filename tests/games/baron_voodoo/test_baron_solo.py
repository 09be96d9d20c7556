"""BV-9: solo against Baron Samedi."""

from collections import Counter
from typing import Any

import pytest

from samedi.core.errors import BadOptions
from samedi.core.position import Position
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.explain import explain
from tests.games.baron_voodoo.positions import (
    BWA,
    ERZULIE,
    FOUR,
    LEGBA,
    WATA,
    at,
    legal,
    letters,
    play,
    player,
    refusal,
    solo,
    spirit,
    step,
    zone,
)

ROLLS = " ".join([":O"] * 37)


def start(**levers: Any) -> Position:
    return Position(GAME, {"solo": {"loa": WATA, **levers}})


def codes(made: Position) -> list[str]:
    return [message.code.removeprefix("baron-") for message in explain(made.state)]


def test_bv_9_1_the_player_begins_unless_the_baron_is_first() -> None:
    assert step(play(start(), ROLLS)) == (0, "power")
    assert step(play(start(baron_first=True), ROLLS)) == (1, "baron")
    assert start(baron_first=True).view()["first"] == 1


@pytest.mark.parametrize("score", [0, 3, 6])
def test_bv_9_2_the_baron_starts_with_offerings_and_points_in_advance(score: int) -> None:
    made = start(score=score)
    assert (player(made, 1, "offerings"), player(made, 1, "score"), player(made, 0, "score")) == (3, score, 0)
    assert player(made, 1, "loa") == "baron_samedi"


def test_bv_9_2_nobody_wins_the_marker() -> None:
    made = solo("YO WS . .\nYS RS .", step="lower", zones={0: "WO WS"})
    play(made, "_WO")
    assert made.view()["marker"] is None
    made = solo("YO WS . .\nYS RS .", offerings={0: 0}, spirits={0: "WO"})
    assert legal(made) == {"!w", "-"}


def test_bv_9_3_the_inner_board_has_six_dice_of_each_loa_and_five_white_ones() -> None:
    view = play(start(), ROLLS).view()
    assert len(view["board"]) == 25
    assert Counter(die["colour"] for stack in view["board"].values() for die in stack) == {
        "yellow": 6,
        "red": 6,
        "purple": 6,
        "turquoise": 6,
        "white": 5,
    }
    assert view["board"]["d4"][0]["colour"] == "white"
    assert (len(view["line"]), len(view["column"]), view["reserve"]) == (4, 4, 14)


def test_bv_9_3_no_jump_leaves_the_inner_board() -> None:
    made = solo("RO YO . . .\n. . . . YS\n. . . . RS\n. . . YC RC", step="capture")
    assert legal(made) == {"f3-f5"}
    assert refusal(made, "c2-a2").clause == "BV-9.3"


def test_bv_9_3_lines_close_up_against_the_edge_of_the_inner_board() -> None:
    made = play(solo(". YO . RO .\n.\n. PS", step="last_power"), "!w")
    assert legal(made) == {"2<", "2>", "4<", "4>", "c^", "cv", "ev"}
    play(made, "2>")
    assert (at(made, "e2"), at(made, "f2")) == ("YO", "RO")
    made = play(solo("YO RO .", step="last_power"), "!w")
    assert refusal(made, "1<").clause == refusal(made, "g^").clause == "BV-9.3"


def test_bv_9_3_a_lone_die_stays_on_the_inner_board() -> None:
    made = play(solo("YO . .", LEGBA, step="last_power"), "!l ^b2")
    assert legal(made) == {">c2", ">d2", ">e2", ">f2", ">b3", ">b4", ">b5", ">b6"}


def test_bv_9_4_four_stacks_of_two_stand_on_the_board() -> None:
    made = play(start(), ROLLS)
    stacks = {cell: at(made, cell) for cell, dice in made.view()["board"].items() if len(dice) == 2}
    assert stacks == {"d2": "YO.TO", "b4": "RO.PO", "f4": "PO.RO", "d6": "TO.YO"}


def test_bv_9_4_the_bottom_die_of_a_stack_is_rolled_first() -> None:
    made = play(start(), ":O :O :S :X")
    assert at(made, "d2") == "YS.TX"


@pytest.mark.parametrize(
    ("loa", "level", "line"),
    [
        (LEGBA, 1, "YPTR"),
        (LEGBA, 2, "YPRT"),
        (LEGBA, 4, "RYPT"),
        (WATA, 1, "RPTY"),
        (WATA, 3, "RYPT"),
        (ERZULIE, 2, "YRPT"),
        (BWA, 4, "TYRP"),
    ],
)
def test_bv_9_5_the_level_puts_the_players_colour_into_the_line(loa: str, level: int, line: str) -> None:
    made = play(Position(GAME, {"solo": {"loa": loa, "level": level}}), ROLLS)
    assert letters(made.view()["line"]) == " ".join(f"{colour}O" for colour in line)


def test_bv_9_6_the_column_is_rolled_last_in_the_order_of_the_line() -> None:
    made = play(start(), " ".join([":O"] * 29 + [":S"] * 4 + [":C", ":P", ":V"]))
    assert letters(made.view()["line"]) == "RS PS TS YS"
    assert letters(made.view()["column"]) == "RC PP TV"


RED = "PS RS . . .\n. . . . .\nRC YO TS . RV\n. . WS . .\n. WX . . ."


def test_bv_9_7_with_no_combination_under_way_he_takes_the_next_die_of_the_line() -> None:
    made = play(solo(RED, step="baron", line="RC YS PS TS", offerings={1: 0}), "baron")
    assert (zone(made, 1), letters(made.view()["line"])) == ("RC", "YS PS TS")
    assert made.view()["combination"] == {"colour": "red", "lowered": 0}
    assert step(made)[0] == 0


def test_bv_9_7_four_icons_are_lowered_with_the_whole_zone() -> None:
    made = solo(RED, step="baron", combination="red", zones={1: "RX TO RP WO"}, offerings={1: 0}, cursor="b2")
    play(made, "baron")
    assert (zone(made, 1), spirit(made, 1)) == ("", "RX TO RP WO RS")
    assert (player(made, 1, "score"), made.view()["combination"]) == (
        9,
        {"colour": None, "lowered": 1},
    )


def test_bv_9_7_dice_of_other_colours_do_not_count_and_the_colour_stays() -> None:
    made = solo(RED, step="baron", combination="red", zones={1: "TX TP TO"}, offerings={1: 0})
    play(made, "baron")
    assert (zone(made, 1), made.view()["combination"]["colour"]) == ("TX TP TO RS", "red")


def test_bv_9_7_a_combination_is_not_tested_in_the_players_turn() -> None:
    zones = {0: "RO", 1: "RX RP RV TS"}
    made = solo("YO TX . . .\n.\n.\n.\n. . . RS", step="capture", combination="red", zones=zones)
    play(made, "b2-d2 - <0RO >1TS")
    assert (zone(made, 1), player(made, 1, "score")) == ("RX RP RV RO", 3)


@pytest.mark.parametrize(
    ("cursor", "found"), [("b2", "c2"), ("c2", "c2"), ("d2", "b4"), ("c4", "f4"), ("d5", "c2")]
)
def test_bv_9_8_he_searches_row_by_row_from_his_last_board_capture_on(cursor: str, found: str) -> None:
    made = solo(RED, step="baron", combination="red", zones={1: "RX"}, cursor=cursor)
    play(made, "baron")
    assert (at(made, found), made.view()["cursor"]) == ("", found)


def test_bv_9_8_he_passes_icons_he_holds_and_covered_dice() -> None:
    made = solo("RX RS.PS . RV .", step="baron", combination="red", zones={1: "RX"}, cursor="b2")
    assert codes(made)[:4] == ["searches", "leaves-held", "leaves-covered", "finds"]
    play(made, "baron")
    assert made.view()["cursor"] == "e2"


def test_bv_9_8_he_leaves_protected_dice() -> None:
    made = solo(RED, LEGBA, step="baron", combination="red", zones={1: "RX"}, protected=[0])
    assert codes(made)[:2] == ["searches", "kept-off"]
    play(made, "baron")
    assert zone(made, 1) == "RX WS"


def test_bv_9_8_a_change_die_is_taken_even_if_he_holds_change() -> None:
    made = solo("RC RS .", step="baron", combination="red", zones={1: "RC"}, cursor="b2")
    play(made, "baron")
    assert step(made) == (1, "reroll")
    assert made.view()["cursor"] == "b2"


def test_bv_9_8_a_line_die_does_not_move_the_start() -> None:
    made = play(solo(RED, step="baron", cursor="d5", line="RC YS"), "baron")
    assert made.view()["cursor"] == "d5"


def test_bv_9_9_without_a_die_of_the_colour_he_takes_a_white_one() -> None:
    board = "WX RX . . .\n.\n. . WV . ."
    made = solo(board, step="baron", combination="red", zones={1: "RX"}, cursor="b2")
    assert codes(made)[:6] == [
        "searches",
        "leaves-held",
        "finds-none",
        "searches-white",
        "leaves-held",
        "finds",
    ]
    play(made, "baron")
    assert zone(made, 1) == "RX WV"


def test_bv_9_10_with_nothing_to_take_he_lowers_and_goes_on_with_the_line() -> None:
    made = solo(
        "YO RX .", step="baron", combination="red", zones={1: "RX RS RV"}, line="YC TS", offerings={1: 0}
    )
    assert codes(made)[-3:] == ["lowers", "takes-line", "effect-change"]
    play(made, "baron")
    assert (player(made, 1, "score"), spirit(made, 1), zone(made, 1)) == (6, "RX RS RV", "YC")
    assert made.view()["combination"] == {"colour": "yellow", "lowered": 1}


@pytest.mark.parametrize(
    ("dice", "points"), [("TS", 0), ("RX", 0), ("RX RS", 1), ("RX WS", 1), ("RX RS RV", 3)]
)
def test_bv_9_10_what_he_lowers_scores_by_its_icons(dice: str, points: int) -> None:
    made = solo("YO TX .", step="baron", combination="red", zones={1: dice}, scores={1: 0}, line="YC")
    assert player(play(made, "baron"), 1, "score") == points


def test_bv_9_10_with_the_line_used_up_the_end_is_triggered() -> None:
    made = solo("YO RX .", step="baron", combination="red", zones={1: "RX RS"}, line="", lowered=3)
    assert codes(made)[-1] == "line-used-up"
    play(made, "baron")
    assert made.view()["trigger"] == {"seat": 1, "why": "combinations"}
    assert made.is_over


def test_bv_9_11_a_white_die_brings_him_an_offering() -> None:
    made = solo("WS . .", step="baron", combination="red", zones={1: "RX"}, offerings={1: 0})
    play(made, "baron")
    assert (player(made, 1, "offerings"), player(made, 1, "score")) == (1, 4)


def test_bv_9_11_a_white_offering_brings_him_two() -> None:
    made = solo("WO . .\n. YO TS .", step="baron", combination="red", zones={1: "RX"}, offerings={1: 0})
    play(made, "baron")
    assert (player(made, 1, "offerings"), made.view()["extra"]) == (0, True)


def takes(die: str, **things: Any) -> Position:
    """Baron Samedi takes this red die as the second of his combination."""
    made = solo(f"{die} . .\n. YO TS .", step="baron", combination="red", offerings={1: 0}, **things)
    return play(made, "baron")


def test_bv_9_12_steal_takes_the_oldest_die_of_the_players_spirit_world() -> None:
    made = takes("RV", zones={1: "RX"}, spirits={0: "TO PS", 1: "WS"})
    assert (spirit(made, 0), spirit(made, 1)) == ("PS", "WS TO")
    made = takes("RV", zones={1: "RX"}, spirits={0: "TO PS"}, protected=[0])
    assert spirit(made, 0) == "TO PS"


def test_bv_9_12_offering_and_soul() -> None:
    assert player(takes("RO", zones={1: "RX"}), 1, "offerings") == 1
    assert player(takes("RS", zones={1: "RX"}), 1, "score") == 4


def test_bv_9_12_exchange_swaps_the_players_first_die_with_the_top_of_the_column() -> None:
    made = takes("RX", zones={0: "PS TS", 1: "RS"}, column="RO YO PO TO", protected=[0])
    assert (zone(made, 0), letters(made.view()["column"])) == ("TO TS", "PS RO YO PO")
    made = takes("RX", zones={1: "RS"})
    assert letters(made.view()["column"]) == "RO YO PO TO"


def test_bv_9_12_change_keeps_the_face_unless_he_held_change_before() -> None:
    made = takes("RC", zones={1: "RX"})
    assert (zone(made, 1), step(made)[0]) == ("RX RC", 0)
    made = takes("RC", zones={1: "RC RX"})
    assert step(made) == (1, "reroll")
    assert legal(made) == {":O", ":S", ":P", ":V"}
    assert set(made.outcomes.values()) == {next(iter(made.outcomes.values()))}
    assert refusal(made, ":X").clause == "BV-9.12"
    play(made, ":S")
    assert (zone(made, 1), player(made, 1, "score")) == ("RC RX RS", 3)


def test_bv_9_12_a_rerolled_icon_may_complete_the_combination() -> None:
    made = play(takes("RC", zones={1: "RC RX RV"}), ":O")
    assert (spirit(made, 1), player(made, 1, "score"), player(made, 1, "offerings")) == ("RC RX RV RO", 8, 0)


def test_bv_9_12_his_protection_shields_his_spirit_world_and_the_white_dice() -> None:
    made = solo(
        "RP . . .\nYO WS . .\nYS TV . .", step="baron", combination="red", spirits={1: "PS"}, offerings={1: 0}
    )
    play(made, "baron -")
    assert "b3-d3" not in legal(made)
    assert refusal(made, "b3-d3").clause == "BV-9.12"
    play(made, "b4-d4 -")
    assert step(made) == (0, "again")


def test_bv_9_12_he_himself_may_take_white_dice_in_an_extra_turn() -> None:
    made = solo("RP WS . .\n. YO TS .", step="baron", combination="red", zones={1: "RX"}, offerings={1: 2})
    play(made, "baron")
    assert (made.view()["extra"], player(made, 1, "protection")) == (True, True)
    play(made, "baron")
    assert zone(made, 1) == "RX RP WS"


def test_bv_9_12_his_protection_ends_with_his_next_regular_turn() -> None:
    made = solo("YO TS . .\nRS YS . .", step="last_power", protected=[1])
    play(made, "-")
    assert (step(made), player(made, 1, "protection")) == ((1, "baron"), False)


def test_bv_9_12_the_players_protection_never_shields_the_line_die() -> None:
    made = solo(RED, LEGBA, step="baron", line="RC YS", protected=[0])
    assert zone(play(made, "baron"), 1) == "RC"


def test_bv_9_13_he_pays_two_offerings_and_acts_again_once() -> None:
    made = solo(RED, step="baron", line="RC YS PS TS", offerings={1: 5})
    play(made, "baron")
    assert (step(made), made.view()["extra"], player(made, 1, "offerings")) == ((1, "baron"), True, 3)
    play(made, "baron")
    assert (step(made)[0], player(made, 1, "offerings")) == (0, 3)


def test_bv_9_13_the_offering_of_a_capture_may_pay_for_the_extra_turn() -> None:
    made = solo("RO . .\n. YO TS .", step="baron", combination="red", zones={1: "RX"}, offerings={1: 1})
    assert codes(made) == ["searches", "finds", "effect-offering", "plays-again"]
    assert play(made, "baron").view()["extra"]


def test_bv_9_13_no_extra_turn_after_the_fourth_combination() -> None:
    made = solo(
        "RS . .\n. YO TS .", step="baron", combination="red", zones={1: "RX RO RV"}, lowered=3, line=""
    )
    assert codes(made) == ["searches", "finds", "effect-soul", "completes"]
    assert play(made, "baron").is_over


def test_bv_9_13_the_effect_comes_before_the_lowering() -> None:
    made = solo("RX . .\n. YO TS .", step="baron", combination="red", zones={0: "PS", 1: "RS RO RV"})
    play(made, "baron")
    assert (zone(made, 0), spirit(made, 1)) == ("TO", "RS RO RV RX")


def test_bv_9_13_baron_is_the_only_action_of_his_seat() -> None:
    made = solo(RED, step="baron")
    assert legal(made) == {"baron"}
    assert refusal(made, "-").clause == "BV-9.13"


def test_bv_9_14_the_player_may_exchange_with_the_column_as_with_a_zone() -> None:
    made = solo("YO RX . .\n. RS YS .", step="capture", combination="red", zones={0: "TS", 1: "RV RC"})
    play(made, "b2-d2 -")
    assert legal(made) == {"<0TS", "<0RX", "<1RV", "<1RC", "<cRO", "<cYO", "<cPO", "<cTO", "-"}
    play(made, "<cPO")
    assert made.view()["taken"]["seat"] == "column"
    assert legal(made) == {">0TS", ">0RX", ">1RV", ">1RC"}
    play(made, ">1RC")
    assert (letters(made.view()["column"]), zone(made, 1)) == ("RO YO RC TO", "RV PO")


def test_bv_9_14_the_players_dice_keep_their_order() -> None:
    made = solo("YO RX . .\n. RS YS .", step="lower", zones={0: "TS RO PX"}, spirits={0: "WS"})
    play(made, "_PX ; _TS ;")
    assert (zone(made, 0), spirit(made, 0)) == ("RO", "WS PX TS")


def test_bv_9_15_the_fourth_combination_ends_the_game_with_the_round() -> None:
    board = "RS . .\n. YO TS ."
    made = solo(
        board, step="baron", combination="red", zones={1: "RX RO RV"}, lowered=3, line="", baron_first=True
    )
    play(made, "baron")
    assert made.view()["trigger"] == {"seat": 1, "why": "combinations"}
    assert step(made)[0] == 0
    while not made.is_over:
        made.play("-" if "-" in legal(made) else min(legal(made)))
    assert made.view()["combination"] == {"colour": None, "lowered": 4}


def test_bv_9_15_a_blocked_player_ends_it_and_the_baron_still_has_his_turn() -> None:
    made = play(solo("RS . PS", step="baron", line="YS TS", offerings={1: 0}), "baron")
    assert (made.view()["trigger"], step(made)) == ({"seat": 0, "why": "blocked"}, (1, "baron"))
    assert play(made, "baron").is_over
    made = play(solo("RS . PS", step="baron", line="YS TS", offerings={1: 0}, baron_first=True), "baron")
    assert made.is_over


def test_bv_9_15_no_score_ends_it() -> None:
    made = solo("YO RS . .\nYS TS .", step="capture", scores={0: 30})
    assert play(made, "b2-d2 - !").view()["trigger"] is None


def test_bv_9_15_his_zone_is_lowered_too_and_white_counts_for_majorities() -> None:
    things: dict[str, Any] = {"zones": {1: "RX RO RV"}, "spirits": {0: "WS WO RS"}, "scores": {0: 1, 1: 0}}
    made = play(
        solo("RP", step="baron", line="", combination="red", lowered=3, offerings={1: 0}, **things), "baron"
    )
    assert made.result == {
        "scores": [1 + 3, 5 + 3],
        "winners": [1],
        "sheet": [
            {"play": 1, "lowering": 0, "majorities": {"white": 3}},
            {"play": 5, "lowering": 0, "majorities": {"red": 3}},
        ],
    }
    things = {"zones": {1: "YX"}, "scores": {0: 0, 1: 0}, "baron_first": True}
    made = play(
        solo("YS RS", step="baron", line="TS", combination="yellow", offerings={1: 0}, **things), "baron"
    )
    assert made.result is not None
    assert made.result["sheet"][1] == {"play": 1, "lowering": 1, "majorities": {"yellow": 3}}


@pytest.mark.parametrize(("score", "winners"), [(8, [1]), (9, [0])])
def test_bv_9_15_a_tie_is_baron_samedis(score: int, winners: list[int]) -> None:
    things: dict[str, Any] = {"scores": {0: score, 1: 5}, "zones": {1: "TS"}, "lowered": 3}
    result = play(solo("TS", step="baron", line="", combination="red", **things), "baron").result
    assert result is not None
    assert (result["scores"], result["winners"]) == ([score, 8], winners)


def test_bv_9_16_the_four_levers() -> None:
    made = Position(GAME, {"solo": {"loa": BWA, "level": 4, "score": 6, "baron_first": True}})
    assert made.seats == 2
    assert made.options == {"solo": {"loa": BWA, "level": 4, "score": 6, "baron_first": True}}


@pytest.mark.parametrize(
    "solo_options",
    [
        {},
        {"loa": WATA, "level": 5},
        {"loa": WATA, "score": 7},
        {"loa": "baron_samedi"},
        {"loa": WATA, "x": 1},
    ],
)
def test_bv_9_16_levers_out_of_range_are_refused(solo_options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Position(GAME, {"solo": solo_options})


def test_bv_9_16_other_options_do_not_go_with_a_solo_game() -> None:
    with pytest.raises(BadOptions, match=r"“loas” does not go with a solo game. \(BV-9.16\)"):
        Position(GAME, {"solo": {"loa": WATA}, "loas": FOUR})


# The faces of the booklet's three rounds: the board row by row (a stack from below), the line, the column.
WALK_BOARD = """
    P S P P P P
    P O P V P
    P P O P P P O
    P O O P P
    P P P P P P
"""
WALK_LINE, WALK_COLUMN = "X C P P", "P P P P"


def test_bv_9_17_the_walk_through_of_the_booklet() -> None:
    made = start(level=3, score=5, baron_first=True)
    play(made, " ".join(f":{face}" for face in f"{WALK_BOARD} {WALK_LINE} {WALK_COLUMN}".split()))
    assert letters(made.view()["line"]) == "RX YC PP TP"

    # Round 1: the line die (A), an exchange with nobody; he pays and takes the red Soul of the first row (B).
    assert codes(made) == ["takes-line", "effect-exchange-nothing", "plays-again"]
    play(made, "baron")
    assert (zone(made, 1), player(made, 1, "offerings"), step(made)) == ("RX", 1, (1, "baron"))
    play(made, "baron")
    assert (zone(made, 1), made.view()["cursor"], player(made, 1, "score")) == ("RX RS", "c2", 6)
    # The player captures the purple Offering (C).
    play(made, "- c4-c6 - ! - - -")
    assert (zone(made, 0), player(made, 0, "offerings")) == ("PO", 4)

    # Round 2: the red Steal of the second row (D), with nothing to steal.
    play(made, "baron")
    assert (zone(made, 1), made.view()["cursor"]) == ("RX RS RV", "e3")
    # The player slides a column (1) and captures the turquoise Offering (2, E).
    play(made, "!w cv c6-c4 - ! - -")
    assert (zone(made, 0), player(made, 0, "offerings")) == ("PO TO", 5)

    # Round 3: the red die at the end of the third row (F), a fourth icon: 11 points; he plays again (G).
    assert codes(made)[-4:] == ["finds", "effect-offering", "completes", "plays-again"]
    play(made, "baron")
    assert (spirit(made, 1), player(made, 1, "score"), made.view()["cursor"]) == ("RX RS RV RO", 11, "f4")
    assert (step(made), player(made, 1, "offerings"), player(made, 0, "score")) == ((1, "baron"), 0, 0)
    play(made, "baron")
    assert (zone(made, 1), letters(made.view()["line"])) == ("YC", "PP TP")
    # The player slides, captures the red Offering (H), plays again and captures a yellow one.
    play(made, "!w 2< e5-c5 - !")
    assert player(made, 0, "offerings") == 6
    play(made, "++ - c5-c3")
    assert player(made, 0, "offerings") == 5
    play(made, "- !")
    assert (zone(made, 0), player(made, 0, "offerings")) == ("PO TO RO YO", 6)
    play(made, "_PO _TO _RO _YO")
    assert player(made, 0, "score") == 5
