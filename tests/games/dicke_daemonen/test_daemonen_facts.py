"""What the rules tell beside a position: what fields are worth, who leads them, and how ranks stand."""

import random
from typing import Any

import pytest

from samedi.core.position import Position
from samedi.games import game
from samedi.games.dicke_daemonen.facts import constants, facts
from samedi.games.dicke_daemonen.setup import TABLES
from samedi.games.dicke_daemonen.view import score_by_field

DAEMONEN = game("dicke_daemonen")


@pytest.mark.parametrize("name", TABLES)
def test_dd_3_2_leaders_and_worth_are_those_of_the_count_and_places_follow_the_points(name: str) -> None:
    made, rng = Position(DAEMONEN, TABLES[name]), random.Random(name)
    leaders: dict[str, Any] = {}
    while not made.is_over:
        made.play(rng.choice(list(made.outcomes if made.is_chance else made.legal)))
        told: Any = facts(made.hidden(-1))
        fields = score_by_field(made.state)
        assert constants(made.state)["worth"] == [field["worth"] for field in fields]
        leaders = {str(field["field"]): field["winner"] for field in fields if field["winner"]}
        assert told["leaders"] == leaders
        points = made.view()["points"]
        for colour, place in told["places"].items():
            assert place == 1 + sum(other > points[colour] for other in points.values())
    assert leaders


@pytest.mark.parametrize("seed", range(12))
def test_dd_4_4_the_ranks_of_a_solitaire_score_what_the_result_says(seed: int) -> None:
    made, rng = Position(DAEMONEN, TABLES["solitaire"]), random.Random(seed)
    while not made.is_over:
        made.play(rng.choice(list(made.outcomes if made.is_chance else made.legal)))
    told, result = facts(made.state)["ranks"], made.result
    assert result is not None
    assert told["score"] == result["score"]
    assert told["score"] == (told["total"] if told["is_right"] else 0)
    ranked, points = made.view()["predicted"][0], made.view()["points"]
    assert told["total"] == sum(
        times * points[colour] for times, colour in zip((3, 2, 1), ranked, strict=False)
    )
