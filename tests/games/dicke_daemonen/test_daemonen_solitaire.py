"""One player alone: DD-4."""

from typing import Any

import pytest

from samedi.core.position import Position
from samedi.games.dicke_daemonen.model import COLOURS
from samedi.games.dicke_daemonen.rules import payoff
from tests.games.dicke_daemonen.positions import counts, legal, over, play, position, step


def alone(hand: str, actions: str = "", **set_up: Any) -> Position:
    return play(position(1, hands=(hand,), **set_up), actions)


def test_dd_4_1_up_to_three_colours_are_predicted_one_after_the_other() -> None:
    made = alone("rrbg", "r5A")
    assert legal(made) == {"?r", "?b", "?g", "-"}
    assert legal(play(made, "?g")) == {"?r", "?b", "-"}
    assert step(made) == ("predict", 0)
    assert legal(play(made, "?r")) == {"?b", "-"}
    assert step(play(made, "?b")) == ("draw", 0)
    assert made.view()["predicted"] == [["green", "red", "blue"]]


def test_dd_4_1_a_pass_before_the_first_rank_only_puts_it_off() -> None:
    made = alone("rrbg", "r5A -", bag="yyyy")
    assert made.view()["hands"] == [counts("rbg")]
    assert legal(play(made, "*y r7A")) == {"?b", "?g", "?y", "-"}


def test_dd_4_1_a_pass_after_the_first_rank_completes_the_prediction() -> None:
    made = alone("rrbg", "r5A ?g -", bag="yyyy")
    assert step(made) == ("draw", 0)
    assert made.view()["predicted"] == [["green"]]
    assert step(play(made, "*y y9A")) == ("draw", 0)


def test_dd_4_1_it_is_complete_when_no_other_colour_is_left_in_the_hand() -> None:
    assert step(alone("rrrr", "r5A ?r")) == ("draw", 0)
    made = alone("rrrb", "r5A ?r")
    assert legal(made) == {"?b", "-"}
    assert step(play(made, "?b")) == ("draw", 0)


def test_dd_4_1_the_colours_are_different() -> None:
    assert "?r" not in legal(alone("rrrb", "r5A ?r"))


def test_dd_4_2_the_rest_of_the_hand_is_out_of_the_game() -> None:
    made = alone("rrbg", "r5A ?g -", bag="yy")
    assert made.view()["hands"] == [counts("")]
    assert made.view()["bag"] == counts("yy")
    gone = alone("rrbg", "r5A", bag="yy").view()["discarded"]
    assert made.view()["discarded"] == {**gone, "red": gone["red"] + 1, "blue": gone["blue"] + 1}
    assert legal(made) == {"*y"}


def test_dd_4_2_with_the_option_it_goes_back_into_the_bag() -> None:
    made = alone("rrbg", "r5A ?g -", bag="yy", rest_to_bag=True)
    assert made.view()["bag"] == counts("yyrb")
    assert play(made, "*r").view()["hands"] == [counts("r")]


def test_dd_4_2_nothing_is_drawn_from_an_empty_bag_and_the_game_ends() -> None:
    assert alone("rrbg", "r5A ?g -", bag="").is_over
    assert not alone("rrbg", "r5A ?g -", bag="", rest_to_bag=True).is_over


def scored(predicted: str, **points: int) -> Position:
    """A finished game with these points."""
    made = over(position(1, predicted={0: predicted}))
    for colour, number in points.items():
        made.state.points[COLOURS.index(colour)] = number
    return made


def score(predicted: str, **points: int) -> int:
    result = scored(predicted, **points).result
    assert result
    assert bool(result["winners"]) == (payoff(scored(predicted, **points).state, 0) > 0)
    found: int = result["score"]
    return found


def test_dd_4_3_points_do_not_rise_from_rank_to_rank() -> None:
    assert score("rb", red=5, blue=4) == 23
    assert score("rb", red=4, blue=5) == 0
    assert score("rbg", red=5, blue=3, green=4) == 0


def test_dd_4_3_no_other_colour_has_more_than_the_last_of_them() -> None:
    assert score("r", red=5, blue=5) == 15
    assert score("r", red=5, blue=6) == 0
    assert score("rb", red=5, blue=3, green=4) == 0
    assert score("rb", red=5, blue=4, white=4) == 23


def test_dd_4_4_three_two_one() -> None:
    assert score("rbg", red=9, blue=8, green=7, yellow=7, white=6) == 3 * 9 + 2 * 8 + 7


def test_dd_4_4_the_example_scores_43_or_is_lost() -> None:
    assert score("gr", green=9, red=8, blue=8, yellow=8, white=3) == 43
    assert score("gr", green=9, red=8, blue=8, yellow=11, white=3) == 0


def test_dd_4_4_white_is_a_colour_like_the_others() -> None:
    assert score("wr", white=9, red=8) == 43
    assert score("rw", white=9, red=8) == 0
    assert score("r", white=9, red=8) == 0


def test_dd_4_4_equal_points_fit_either_order() -> None:
    assert score("gr", green=8, red=8) == score("rg", green=8, red=8) == 40


def test_dd_4_4_without_a_prediction_the_game_is_lost() -> None:
    result = scored("", red=30).result
    assert result == {
        "points": {"red": 30, "blue": 0, "green": 0, "yellow": 0, "white": 0},
        "winning_colours": ["red"],
        "winners": [],
        "score": 0,
    }


def test_dd_4_4_a_prediction_that_holds_with_no_points_is_still_right() -> None:
    result = scored("r").result
    assert result
    assert (result["winners"], result["score"]) == ([0], 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_rivals_there_is_no_score(players: int) -> None:
    assert set(over(position(players)).result or {}) == {"points", "winning_colours", "winners"}
