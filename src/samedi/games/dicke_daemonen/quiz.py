"""What is asked about Dicke Dämonen; every answer is computed by the rules."""

from typing import Any

from samedi.core.quiz import UNTOLD, Kind, Quiz
from samedi.games.dicke_daemonen.questions.counting import (
    how_many_knots,
    what_it_is_worth,
    what_white_has,
    which_win,
    who_leads,
    who_wins,
)
from samedi.games.dicke_daemonen.questions.placing import (
    how_many_in_hand,
    is_it_over,
    may_freeze,
    may_place,
    may_predict,
    who_sits_at_a_crossing,
)
from samedi.games.dicke_daemonen.setup import TABLES


def without_leaders(told: dict[str, Any]) -> None:
    """Who leads the fields is the reader's to find out."""
    told["facts"]["leaders"] = {}


def without_worth(told: dict[str, Any]) -> None:
    """What the fields are worth is the reader's to count."""
    told["constants"]["worth"] = [UNTOLD] * len(told["constants"]["worth"])


def without_points(told: dict[str, Any]) -> None:
    """What the colours have is the reader's to add up."""
    told["position"]["points"] = dict.fromkeys(told["position"]["points"], UNTOLD)
    told["facts"]["places"] = dict.fromkeys(told["facts"]["places"], UNTOLD)


QUIZ = Quiz(
    tables=(TABLES["two"], TABLES["three"]),
    kinds=(
        Kind(name="allowed", ask=may_place, clauses=("DD-2.4", "DD-2.5")),
        Kind(name="crossing", ask=who_sits_at_a_crossing, clauses=("DD-1.3", "DD-2.5")),
        Kind(name="leads", ask=who_leads, veil=without_leaders, clauses=("DD-2.4", "DD-3.2")),
        Kind(name="worth", ask=what_it_is_worth, veil=without_worth, clauses=("DD-1.4", "DD-3.2")),
        Kind(name="knots", ask=how_many_knots, veil=without_worth, clauses=("DD-1.4",)),
        Kind(name="ghost", ask=may_freeze, clauses=("DD-2.3", "DD-2.4")),
        Kind(name="white", ask=what_white_has, veil=without_points, clauses=("DD-3.3",)),
        Kind(name="hand", ask=how_many_in_hand, clauses=("DD-2.2", "DD-2.7")),
        Kind(name="predict", ask=may_predict, clauses=("DD-2.6",)),
        Kind(name="over", ask=is_it_over, clauses=("DD-3.1",)),
        Kind(name="wins", ask=which_win, veil=without_points, clauses=("DD-3.4",)),
        Kind(name="winners", ask=who_wins, veil=without_points, clauses=("DD-3.4",)),
    ),
)
