"""How levels are looked for: on a curve of strength that is drawn through many games."""

import argparse
import math
from itertools import pairwise

import pytest

from bench.ladder import CALM, FEW, FIRST_STEP, STEP, TEMPERATURES, Climb, scale
from bench.ladder_curve import widening
from bench.strength_contests import Contest, kinds, rungs, spec, steps
from samedi.bots.match import Note
from samedi.core.rung import Rung
from samedi.games import NAMES as GAMES

ARGUMENTS = argparse.Namespace(jobs=1, probe=40, top=1000)
LEVELS = 8


class Known(Climb):
    """A climb where everybody's strength is known: so many Elo for each place on the scale."""

    def __init__(self, elo: float, hottest: float = 0.0) -> None:
        super().__init__("chevalier_noir", "two", ARGUMENTS)
        self._elo, self._hottest = elo, hottest

    def strength(self, rung: Rung | None) -> float:
        if rung is None:
            return 0.0
        if not rung.is_judged:
            return 20.0 * rung.simulations
        if rung == self._top:
            return self.strength(scale()[-1]) + 100
        if rung.simulations > FEW:
            doublings = math.log(rung.simulations / FEW) / math.log(CALM[0] / FEW)
            return self._hottest + self._elo * (len(TEMPERATURES) - 1 + doublings)
        warmer = [place for place, heat in enumerate(TEMPERATURES) if heat >= rung.temperature]
        return self._hottest + self._elo * warmer[-1]

    def _against(self, rung: Rung, below: Rung | None = None) -> tuple[float, int]:
        apart = self.strength(below) - self.strength(rung)
        return 40 / (1 + 10 ** (apart / 400)), 40


@pytest.mark.parametrize("elo", [25, 45, 60, 90])
def test_levels_climb_evenly_or_ever_wider_and_the_last_is_the_strongest(elo: float) -> None:
    climb = Known(elo)
    found = climb.levels()
    assert len(found) == LEVELS
    heights = [climb.strength(rung) for rung in found]
    assert heights[0] <= 100
    wanted = widening(heights[-1] - FIRST_STEP, LEVELS - 1, STEP)
    steps = [above - below for below, above in pairwise(heights)]
    assert all(abs(step - wide) <= elo for step, wide in zip(steps, wanted, strict=True))
    assert found[-1] == Rung(1000, is_judged=True)


def test_steps_are_even_where_eight_reach_so_far() -> None:
    assert widening(700, 7, 130) == [100] * 7


def test_steps_begin_as_wide_as_people_notice_and_widen_by_the_same_factor() -> None:
    steps = widening(1700, 7, 130)
    assert steps[0] == 130
    assert sum(steps) == pytest.approx(1700, rel=0.01)
    factors = [above / below for below, above in pairwise(steps)]
    assert factors == pytest.approx([factors[0]] * 6)
    assert factors[0] > 1


def test_where_the_worst_mood_finds_too_much_the_first_level_hardly_looks() -> None:
    found = Known(60, hottest=200).levels()
    assert found[0] == Rung(4, TEMPERATURES[0])
    assert all(rung.is_judged for rung in found[1:])


def test_one_who_plays_like_anything_is_no_first_level(monkeypatch: pytest.MonkeyPatch) -> None:
    climb = Known(60, hottest=120)
    known = climb.strength
    monkeypatch.setattr(
        climb, "strength", lambda rung: known(rung) if rung is None or rung.is_judged else 0.0
    )
    assert climb.levels()[0].is_judged


@pytest.mark.parametrize(
    ("winners", "result"), [([0], "1"), ([2], "1"), ([1], "0"), ([0, 2], "1"), ([0, 1], "="), ([], "=")]
)
def test_a_game_is_won_by_the_bot_on_whose_seats_the_winners_sit(winners: list[int], result: str) -> None:
    contest = Contest("probe", "chevalier_noir", {"players": 4}, ("a", "b"), 2)
    note = Note(number=0, seats=["a", "b", "a", "b"], winners=winners, thoughts=[], failure=None)
    assert contest.result(note) == result


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_table_has_a_step_for_each_level(game: str) -> None:
    for kind in kinds(game):
        made = steps(game, kind)
        assert [contest.bots[0] for contest in made] == [spec(rung) for rung in rungs(game, kind)]
        assert made[0].bots[1] == "random"
        assert all(contest.games >= 300 for contest in made)
