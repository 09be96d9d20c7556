"""How steady hints are: two agree, or the second says how much is at stake."""

import pytest

from bench.hints import Advice, compared, row
from samedi.bots.analysis import Analysis, Assessed


def hint(**chances: float) -> Analysis:
    """What a search thinks of actions, the best first."""
    return Analysis(0, [Assessed({}, action, chance, 9, []) for action, chance in chances.items()], 300, 0.5)


def test_hints_that_advise_the_same_agree_whatever_they_promise() -> None:
    assert compared(hint(a=0.6, b=0.5), hint(a=0.4, b=0.3), 3.0) == (True, 0.0, 300, 1.5)


def test_of_others_the_second_says_what_the_advice_of_the_first_would_cost() -> None:
    found = compared(hint(a=0.9, b=0.1), hint(b=0.52, a=0.49), 2.0)
    assert not found.is_same
    assert found.at_stake == pytest.approx(0.03)


def test_an_advice_of_which_the_second_thinks_nothing_costs_all() -> None:
    assert compared(hint(a=0.9), hint(b=0.5), 2.0).at_stake == 0.5


def test_less_than_a_point_is_near_enough() -> None:
    found = [Advice(True, 0, 9, 0.1), Advice(False, 0.009, 9, 0.3), Advice(False, 0.01, 8, 0.2)]
    assert row(found)[1].startswith("33 %")
    assert row(found)[2].startswith("67 %")
    assert row(found)[3:] == ["9", "0.20"]
