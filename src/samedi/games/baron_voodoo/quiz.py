"""What is asked about Baron Voodoo; every answer is computed by the rules."""

from typing import Any

from samedi.core.quiz import UNTOLD, Kind, Quiz
from samedi.games.baron_voodoo.questions.capturing import (
    has_effect_once_flipped,
    may_capture,
    may_flip,
    what_is_captured,
    what_it_brings,
)
from samedi.games.baron_voodoo.questions.counting import (
    last_lowering,
    points_of_group,
    points_of_majority,
    points_of_zone,
    when_it_ends,
    who_has_the_marker,
    who_wins_a_tie,
)
from samedi.games.baron_voodoo.questions.others import (
    may_exchange,
    may_steal,
    what_protection_does,
)
from samedi.games.baron_voodoo.questions.powers import (
    how_many_leave,
    may_aim,
    what_it_costs,
    what_slides_where,
)
from samedi.games.baron_voodoo.questions.turning import what_is_left
from samedi.games.baron_voodoo.setup import TABLES


def without_reckoning(told: dict[str, Any]) -> None:
    """What could be lowered, and for how much, is the reader's to find out."""
    told["facts"].pop("lowering", None)
    told["facts"].pop("group", None)


def without_marker(told: dict[str, Any]) -> None:
    """Who holds the marker is the reader's to count."""
    told["position"]["marker"] = None


def without_end(told: dict[str, Any]) -> None:
    """How far the game goes is the reader's to know."""
    told["constants"]["threshold"] = UNTOLD


def without_shields(told: dict[str, Any]) -> None:
    """Which colours are safe is the reader's to know."""
    told["facts"]["protected"] = []


QUIZ = Quiz(
    seldom=("lower",),
    tables=(TABLES["two"], TABLES["three"], TABLES["four"]),
    kinds=(
        Kind(
            name="allowed",
            ask=may_capture,
            veil=without_shields,
            clauses=("BV-4.1", "BV-4.2", "BV-4.3", "BV-4.5", "BV-4.6"),
        ),
        Kind(name="captured", ask=what_is_captured, clauses=("BV-4.4",)),
        Kind(name="brings", ask=what_it_brings, clauses=("BV-3.5", "BV-5.6", "BV-5.7")),
        Kind(name="flip", ask=may_flip, clauses=("BV-3.6",)),
        Kind(name="flipped", ask=has_effect_once_flipped, clauses=("BV-3.7", "BV-5.8")),
        Kind(
            name="points",
            ask=points_of_zone,
            veil=without_reckoning,
            clauses=("BV-3.9", "BV-6.1", "BV-6.2", "BV-6.3"),
        ),
        Kind(name="group", ask=points_of_group, veil=without_reckoning, clauses=("BV-6.1", "BV-6.2")),
        Kind(name="marker", ask=who_has_the_marker, veil=without_marker, clauses=("BV-6.4",)),
        Kind(name="protection", ask=what_protection_does, veil=without_shields, clauses=("BV-4.6", "BV-5.9")),
        Kind(name="steal", ask=may_steal, veil=without_shields, clauses=("BV-5.9", "BV-5.10")),
        Kind(name="exchange", ask=may_exchange, clauses=("BV-5.11",)),
        Kind(name="price", ask=what_it_costs, clauses=("BV-3.2", "BV-3.3")),
        Kind(name="slid", ask=what_slides_where, clauses=("BV-5.1",)),
        Kind(name="aim", ask=may_aim, clauses=("BV-3.4", "BV-5.1", "BV-5.2", "BV-5.3", "BV-5.4")),
        Kind(name="spread", ask=how_many_leave, clauses=("BV-5.3",)),
        Kind(name="turn", ask=what_is_left, clauses=("BV-3.1", "BV-3.8")),
        Kind(name="ends", ask=when_it_ends, veil=without_end, clauses=("BV-7.1", "BV-7.3")),
        Kind(name="count", ask=last_lowering, veil=without_reckoning, clauses=("BV-7.4",)),
        Kind(name="majority", ask=points_of_majority, clauses=("BV-7.5",)),
        Kind(name="tie", ask=who_wins_a_tie, clauses=("BV-7.6",)),
    ),
)
