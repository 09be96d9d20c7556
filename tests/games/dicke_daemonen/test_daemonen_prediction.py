"""Predicting and drawing: DD-2.6 to DD-2.8."""

from fractions import Fraction

import pytest

from samedi.games.dicke_daemonen.actions import Draw
from tests.games.dicke_daemonen.positions import counts, legal, play, position, step


def test_dd_2_6_one_of_the_creatures_left_is_predicted() -> None:
    assert legal(play(position(hands=("rrbw", "g")), "r5A")) == {"?r", "?b", "?w", "-"}
    assert legal(play(position(hands=("rb", "g")), "r5A")) == {"?b", "-"}


def test_dd_2_6_the_rest_goes_back_into_the_bag_and_the_predicted_one_is_out_of_play() -> None:
    made = play(position(hands=("rrbw", "g"), bag="y"), "r5A ?b")
    assert made.view()["predicted"] == [["blue"], []]
    assert made.view()["hands"][0] == counts("")
    assert made.view()["bag"] == counts("yrw")


def test_dd_2_6_no_colour_is_predicted_twice() -> None:
    made = play(position(3, hands=("rrbw", "g", "g"), predicted={1: "r", 2: "w"}), "r5A")
    assert legal(made) == {"?b", "-"}


def test_dd_2_6_the_question_is_put_even_if_only_passing_is_left() -> None:
    made = play(position(3, hands=("rrw", "g", "g"), predicted={1: "r", 2: "w"}), "r5A")
    assert step(made) == ("predict", 0)
    assert legal(made) == {"-"}


def test_dd_2_6_a_seat_predicts_once() -> None:
    made = play(position(hands=("rrb", "g"), predicted={0: "y"}), "r5A")
    assert step(made) == ("draw", 0)


def test_dd_2_6_passing_does_not_use_the_prediction_up() -> None:
    made = play(position(hands=("rrb", "g"), bag="yyyy"), "r5A - *y g0A *y r7A")
    assert legal(made) == {"?b", "?y", "-"}


def test_dd_2_6_a_prediction_needs_a_creature_left_in_the_hand() -> None:
    assert step(play(position(hands=("r", "g")), "r5A")) == ("draw", 0)


def test_dd_2_6_with_an_empty_bag_the_rest_refills_it() -> None:
    made = play(position(hands=("rrb", "g"), bag=""), "r5A ?b")
    assert step(made) == ("draw", 0)
    assert legal(made) == {"*r"}
    assert play(made, "*r").view()["bag"] == counts("")


def test_dd_2_7_one_is_drawn_after_the_prediction_and_the_hand_stays_at_one() -> None:
    made = play(position(hands=("rrbw", "gg"), bag="yyyy"), "r5A ?b *y g0A - *y")
    assert made.view()["hands"] == [counts("y"), counts("gy")]
    assert step(play(made, "y9A *r")) == ("place", 1)
    assert made.view()["hands"][0] == counts("r")


def test_dd_2_7_a_prediction_of_the_last_creature_leaves_nothing_to_refill() -> None:
    made = play(position(hands=("rb", "g"), bag=""), "r5A ?b")
    assert step(made) == ("place", 1)
    assert made.view()["hands"][0] == counts("")


def test_dd_2_7_every_creature_in_the_bag_is_equally_likely() -> None:
    made = play(position(hands=("rb", "g"), bag="rrryyw"), "r5A -")
    assert made.outcomes == {
        Draw("red"): Fraction(3, 6),
        Draw("yellow"): Fraction(2, 6),
        Draw("white"): Fraction(1, 6),
    }


def test_dd_2_8_with_an_empty_bag_nobody_draws_and_play_goes_on() -> None:
    made = play(position(hands=("rb", "gy"), bag=""), "r5A -")
    assert step(made) == ("place", 1)
    assert step(play(made, "g0A -")) == ("place", 0)
    assert made.view()["hands"] == [counts("b"), counts("y")]


def test_dd_2_8_a_refilled_bag_is_drawn_from_again() -> None:
    made = play(position(hands=("rb", "gyy", "r"), players=3, bag=""), "r5A - g0A ?y *y r7A")
    assert step(made) == ("place", 0)
    made = play(position(hands=("rb", "gyyy", "r"), players=3, bag=""), "r5A - g0A ?y *y r7A")
    assert step(made) == ("draw", 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dd_2_8_nobody_draws_more_than_one(players: int) -> None:
    made = play(position(players, hands=("r", "rb", "rb", "rb")), "r5A *y")
    assert step(made) == ("place", 1)
    assert made.view()["hands"][0] == counts("y")
