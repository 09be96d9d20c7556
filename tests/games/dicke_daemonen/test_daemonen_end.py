"""The end, the points and the winners: DD-3 and the example of DD-5.1."""

from typing import Any, get_args

import pytest

from samedi.core.position import Mode, Position
from samedi.games.dicke_daemonen.rules import payoff
from samedi.games.dicke_daemonen.view import score_by_field
from tests.games.dicke_daemonen.positions import over, play, points, position, step

FULL: dict[str, Any] = {"world": "ring", "demons": "r0A g3A b7A b5A"}  # no corner of the outer field is free


def test_dd_3_1_the_game_ends_at_once_when_the_player_to_move_has_nothing() -> None:
    made = play(position(hands=("r", ""), bag="y"), "r5A *y")
    assert made.is_over
    assert made.view()["hands"][0]["yellow"] == 1


def test_dd_3_1_the_game_ends_when_nothing_in_the_hand_can_be_placed() -> None:
    assert position(hands=("rbgyw", "r"), ghosts="BCDEFGHIJ", **FULL).is_over
    assert position(hands=("w", "r"), ghosts="BCDEFGHIJ", world="ring").is_over
    assert not position(hands=("w", "r"), ghosts="BCDEFGHI", world="ring").is_over


def test_dd_3_1_one_creature_with_a_place_is_enough_to_go_on() -> None:
    assert position(hands=("rr", "b"), ghosts="BCDEFGIJ", **FULL).is_over
    assert not position(hands=("rrb", "b"), ghosts="BCDEFGIJ", **FULL).is_over
    assert not position(hands=("rrw", "b"), ghosts="BCDEFGIJ", **FULL).is_over


def test_dd_3_1_only_the_player_to_move_is_looked_at() -> None:
    made = position(3, hands=("r", "b", ""), bag="yyy")
    assert not play(made, "r5A *y").is_over
    assert play(made, "b7A *y").is_over


def test_dd_3_1_the_turn_before_is_finished_with_prediction_and_draw() -> None:
    made = play(position(hands=("ry", ""), bag=""), "r5A")
    assert step(made) == ("predict", 0)
    assert play(made, "?y").is_over
    drawn = play(position(hands=("ryy", ""), bag=""), "r5A ?y")
    assert step(drawn) == ("draw", 0)
    assert play(drawn, "*y").is_over


def test_dd_3_2_a_majority_gains_corners_and_knots() -> None:
    assert points(position(demons="r5A")) == {"red": 6}
    assert points(position(demons="b1F b4F y3F")) == {"blue": 6}
    assert points(position(demons="r9N")) == {"red": 2}


def test_dd_3_2_more_than_every_other_colour_is_enough_half_is_not_needed() -> None:
    assert points(position(demons="r7A r11A b0A g5A y9A")) == {"red": 6}


def test_dd_3_2_a_tie_for_the_most_gives_nothing_to_anyone() -> None:
    assert points(position(demons="r1F b4F")) == {}
    assert points(position(demons="r7A r11A y9A g5A b0A")) == {"red": 6}
    assert points(position(demons="r1F b4F r2F y3F")) == {"red": 6}
    assert points(position(demons="b1F b4F y3F g2F")) == {"blue": 6}
    assert points(position(demons="b1F b4F g3F g2F")) == {}


def test_dd_3_2_the_score_of_each_field_is_told() -> None:
    scored = score_by_field(position(demons="b1F b4F y3F r9N y11N").state)
    assert scored[5] == {
        "field": 5,
        "corners": 4,
        "knots": 2,
        "demons": {"red": 0, "blue": 2, "green": 0, "yellow": 1},
        "winner": "blue",
        "worth": 6,
    }
    assert scored[13]["winner"] is None
    assert sum(each["worth"] for each in scored) == 4 * 12 + 8


def test_dd_3_3_white_gains_one_point_for_each_ghost() -> None:
    assert points(position(ghosts="BCF")) == {"white": 3}
    assert points(position(demons="r1F", ghosts="F")) == {"red": 6, "white": 1}


def finished(**set_up: Any) -> Position:
    return over(position(4, **set_up))


def test_dd_3_4_who_predicted_the_best_colour_wins() -> None:
    made = finished(demons="r5A b1F b4F", ghosts="B", predicted={0: "r", 1: "y", 2: "w"})
    assert made.result == {
        "points": {"red": 6, "blue": 6, "green": 0, "yellow": 0, "white": 1},
        "winning_colours": ["red", "blue"],
        "winners": [0],
    }


def test_dd_3_4_several_colours_and_several_players_can_win() -> None:
    made = finished(demons="r5A b1F b4F", predicted={1: "b", 2: "w", 3: "r"})
    assert made.result
    assert made.result["winners"] == [1, 3]
    assert [payoff(made.state, seat) for seat in range(4)] == [0, 1000, 0, 1000]


def test_dd_3_4_white_can_win() -> None:
    made = finished(demons="r9N", ghosts="BCF", predicted={2: "w", 3: "r"})
    assert made.result
    assert (made.result["winning_colours"], made.result["winners"]) == (["white"], [2])


def test_dd_3_4_if_nobody_foresaw_it_all_lose() -> None:
    made = finished(demons="r5A", predicted={0: "b", 1: "g", 2: "w"})
    assert made.result
    assert (made.result["winning_colours"], made.result["winners"]) == (["red"], [])


def test_dd_3_4_if_no_colour_has_any_points_all_are_tied_for_the_most() -> None:
    made = finished(demons="r1F b4F", predicted={0: "y", 2: "w"})
    assert made.result
    assert made.result["winning_colours"] == ["red", "blue", "green", "yellow", "white"]
    assert made.result["winners"] == [0, 2]


# The outer field for red; yellow 2 and 4+1; green 3, 2+1 and 5; blue 2+1, 4 and 3+1.
EXAMPLE = "r14A y1E y0C g3H g14R g15L b0B b2G b5K"


@pytest.mark.parametrize("mode", get_args(Mode))
def test_dd_5_1_the_scoring_example_gives_its_points_and_its_winner(mode: Mode) -> None:
    made = position(
        4,
        world="reckoning",
        demons=EXAMPLE,
        ghosts="DFIJMNOP",
        predicted={0: "r", 1: "b", 2: "y", 3: "w"},
        mode=mode,
    )
    fields = score_by_field(made.state)
    assert {
        colour: [(field["corners"], field["knots"]) for field in fields if field["winner"] == colour]
        for colour in ("red", "yellow", "green", "blue")
    } == {
        "red": [(7, 1)],
        "yellow": [(4, 1), (2, 0)],
        "green": [(3, 0), (5, 0), (2, 1)],
        "blue": [(2, 1), (4, 0), (3, 1)],
    }
    assert over(made).result == {
        "points": {"red": 8, "yellow": 7, "green": 11, "blue": 11, "white": 8},
        "winning_colours": ["blue", "green"],
        "winners": [1],
    }
