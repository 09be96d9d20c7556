"""How levels are looked for: from below, each beating the one before just often enough."""

import argparse
from itertools import pairwise

import pytest

from bench.ladder import Climb, scale
from bench.strength_contests import kinds, rungs, spec, steps
from samedi.core.rung import Rung
from samedi.games import NAMES as GAMES

ARGUMENTS = argparse.Namespace(jobs=1, probe=100, judged=False)


class Known(Climb):
    """A climb where everybody's strength is known: so many Elo for each place on the scale."""

    def __init__(self, elo: float) -> None:
        super().__init__("chevalier_noir", "two", ARGUMENTS)
        self._places = {spec(rung): place for place, rung in enumerate(self._scale)}
        self._elo = elo

    def strength(self, bot: str) -> float:
        return self._elo * (1 + self._places.get(bot, -1))

    def _rate(self, rung: Rung, below: str) -> float:
        return 1 / (1 + 10 ** ((self.strength(below) - self.strength(spec(rung))) / 400))


@pytest.mark.parametrize("elo", [35, 60, 90])
def test_each_level_beats_the_one_below_about_two_times_of_three(elo: float) -> None:
    climb = Known(elo)
    found = list(climb.levels(6))
    assert climb._rate(found[0], "random") < 0.66
    for below, above in pairwise(found):
        assert 0.58 < climb._rate(above, spec(below)) < 0.72


def test_the_scale_climbs_from_hot_to_cold_and_from_few_to_many() -> None:
    for is_judged in (False, True):
        everything = scale(is_judged=is_judged)
        heat = [(-rung.temperature, rung.simulations) for rung in everything]
        assert heat == sorted(heat)
        assert {rung.is_judged for rung in everything} == {is_judged}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_table_has_a_step_for_each_level(game: str) -> None:
    for kind in kinds(game):
        made = steps(game, kind)
        assert [contest.bots[0] for contest in made] == [spec(rung) for rung in rungs(game, kind)]
        assert made[0].bots[1] == "random"
        assert all(contest.games >= 300 for contest in made)
