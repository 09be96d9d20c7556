"""BV-7: the end and victory."""

import pytest

from samedi.core.position import Position
from tests.games.baron_voodoo.positions import (
    FOUR,
    THREE,
    TWO,
    at,
    legal,
    play,
    player,
    position,
    spirit,
    step,
)

BOARD = "YO RS . .\n.\nRS WO .\n.\nPS TO .\n.\nTS WO ."
SOUL = "a1-c1 - !"


def pass_on(made: Position, until_seat: int | None) -> Position:
    """Everybody passes or does the first thing there is, until a seat is to act or the game is over."""
    while not made.is_over and made.awaits.seat != until_seat:
        made.play("-" if "-" in legal(made) else min(legal(made)))
    return made


@pytest.mark.parametrize(("loas", "threshold"), [(TWO, 18), (THREE, 15), (FOUR, 12)])
def test_bv_7_1_the_score_that_triggers_the_end(loas: list[str], threshold: int) -> None:
    made = play(position(BOARD, loas, step="capture", scores={0: threshold - 2}), SOUL)
    assert made.view()["trigger"] is None
    made = play(position(BOARD, loas, step="capture", scores={0: threshold - 1}), SOUL)
    assert made.view()["trigger"] == {"seat": 0, "why": "points"}


def test_bv_7_1_points_for_a_combination_trigger_the_end_too() -> None:
    made = position(BOARD, THREE, seat=1, step="lower", zones={1: "RO YO PO TO"}, scores={1: 11})
    play(made, "_RO _YO _PO _TO")
    assert made.view()["trigger"] == {"seat": 1, "why": "points"}


def test_bv_7_1_only_the_first_trigger_counts() -> None:
    made = position(
        BOARD, THREE, seat=1, step="lower", zones={1: "RO YO"}, scores={1: 14}, trigger=(0, "points")
    )
    play(made, "_RO _YO ;")
    assert made.view()["trigger"] == {"seat": 0, "why": "points"}


def test_bv_7_2_a_player_who_can_capture_nothing_triggers_the_end_and_does_not_play() -> None:
    made = play(position("RO WS . . YO.PS", seat=1, step="last_power", first=1), "-")
    assert made.is_over
    made = play(position("RO WS . . YO.PS\n.\nPS TS .", THREE, seat=2, step="last_power"), "-")
    assert made.view()["trigger"] == {"seat": 0, "why": "blocked"}
    assert step(made)[0] == 1


def test_bv_7_2_a_player_whom_a_power_unblocks_is_not_blocked() -> None:
    board = "RO . . . YO.PS WS"
    made = play(position(board, seat=1, step="last_power", offerings={0: 1}), "-")
    assert (step(made), legal(made)) == ((0, "power"), {"!b"})
    made = play(position(board, seat=1, step="last_power", offerings={0: 0}), "-")
    assert made.view()["trigger"] == {"seat": 0, "why": "blocked"}
    made = position(board, seat=1, step="last_power", offerings={0: 0}, spirits={0: "WS"})
    assert step(play(made, "-")) == (0, "power")


def test_bv_7_2_protections_can_block() -> None:
    made = position("YO RO .", seat=1, step="last_power", offerings={0: 0}, protected=[1])
    assert play(made, "-").view()["trigger"] == {"seat": 0, "why": "blocked"}


def test_bv_7_3_after_the_trigger_the_later_seats_of_the_round_still_play() -> None:
    made = position(BOARD, FOUR, seat=1, step="last_power", first=3, scores={1: 12}, trigger=(1, "points"))
    play(made, "-")
    assert step(made)[0] == 2
    pass_on(made, None)
    assert made.is_over
    assert player(made, 3, "zone") == []


def test_bv_7_3_the_last_seat_of_a_round_ends_the_game_with_its_turn() -> None:
    made = position(BOARD, THREE, seat=2, step="last_power", trigger=(2, "points"))
    assert play(made, "-").is_over
    made = position(BOARD, THREE, seat=2, step="last_power")
    assert not play(made, "-").is_over


def test_bv_7_3_extra_turns_are_played_in_the_last_round_too() -> None:
    made = position(BOARD, TWO, seat=1, step="capture", trigger=(0, "points"))
    play(made, "a3-c3 - - ++")
    assert (step(made)[0], made.view()["extra"]) == (1, True)


def test_bv_7_3_a_blocked_seat_is_skipped_after_the_trigger() -> None:
    made = position("YO WO .\n.\nPS TS .", THREE, seat=0, step="last_power", trigger=(0, "points"))
    play(made, "-")
    assert (step(made)[0], made.view()["trigger"]) == (2, {"seat": 0, "why": "points"})


def test_bv_7_3_if_the_first_player_of_a_round_is_blocked_the_others_still_play_it() -> None:
    made = play(position("RO WS .\n.\nPS TS .", THREE, seat=2, step="last_power"), "-")
    assert (made.view()["round"], made.view()["trigger"]["seat"], step(made)[0]) == (2, 0, 1)
    pass_on(made, 2)
    assert made.view()["round"] == 2
    pass_on(made, None)
    assert made.view()["round"] == 2


def test_bv_7_3_rounds_are_counted_from_the_first_player_on() -> None:
    made = position(BOARD, THREE, seat=0, step="last_power", first=1)
    assert made.view()["round"] == 1
    play(made, "-")
    assert (step(made)[0], made.view()["round"]) == (1, 2)


ENDING = {"step": "last_power", "seat": 1, "trigger": (0, "points")}


def ended(**things: object) -> Position:
    """Seat 1 of two ends the last turn of the game."""
    return play(position("YO RO . .\n.\nRS WO .", **ENDING, **things), "-")  # type: ignore[arg-type]


def test_bv_7_4_every_zone_is_lowered_and_only_its_best_combination_scores() -> None:
    made = ended(zones={0: "RO YO PO TX TS", 1: "WO WS"}, scores={0: 18, 1: 5})
    assert made.result is not None
    assert [sheet["lowering"] for sheet in made.result["sheet"]] == [3, 1]
    assert [sheet["play"] for sheet in made.result["sheet"]] == [18, 5]
    assert (spirit(made, 0), player(made, 0, "zone")) == ("RO YO PO TX TS", [])


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("", 0),
        ("RO", 0),
        ("RO RO YS", 0),
        ("RO YO", 1),
        ("RO RS RC RX RV RP", 5),
        ("WO WO WO WO WO", 5),
        ("RO YO WO WO PO", 5),
        ("RO WS TC", 1),
        ("RO WS WC TX", 3),
        ("RO WO WO", 3),
    ],
)
def test_bv_7_4_the_best_combination_of_a_zone(dice: str, points: int) -> None:
    made = ended(zones={0: dice})
    assert made.result is not None
    assert made.result["sheet"][0]["lowering"] == points


def test_bv_7_5_majorities_give_three_points_or_one_each_in_a_tie() -> None:
    made = ended(spirits={0: "RO RS YO YO PO WO WO", 1: "RO YO TO PO"})
    assert made.result is not None
    assert [sheet["majorities"] for sheet in made.result["sheet"]] == [
        {"yellow": 3, "red": 3, "purple": 1},
        {"purple": 1, "turquoise": 3},
    ]
    assert made.result["scores"] == [7, 4]


def test_bv_7_5_dice_lowered_at_the_end_count() -> None:
    made = ended(spirits={0: "RO"}, zones={1: "RS RS"})
    assert made.result is not None
    assert made.result["sheet"][1]["majorities"] == {"red": 3}


def test_bv_7_6_the_highest_score_wins_and_points_beyond_twenty_count_on() -> None:
    made = ended(scores={0: 21, 1: 26})
    assert made.result is not None
    assert (made.result["scores"], made.result["winners"]) == ([21, 26], [1])


def test_bv_7_6_in_a_tie_the_trigger_wins() -> None:
    made = ended(scores={0: 20, 1: 20})
    assert made.result is not None
    assert made.result["winners"] == [0]


@pytest.mark.parametrize(("trigger", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_bv_7_6_else_the_tied_player_nearest_to_the_trigger_clockwise(trigger: int, winner: int) -> None:
    scores = {0: 3, 1: 14, 2: 4, 3: 14}
    made = position(BOARD, FOUR, seat=3, step="last_power", scores=scores, trigger=(trigger, "points"))
    play(made, "-")
    assert made.result is not None
    assert made.result["winners"] == [winner]


def test_the_scores_of_the_view_are_the_final_ones() -> None:
    made = ended(spirits={0: "RO"}, scores={0: 2})
    assert player(made, 0, "score") == 5
    assert at(made, "a1") == "YO"
