"""The maths of the arena, on data whose answer is known."""

import math

import pytest

from samedi.bots.standings import Outcome, Thought, elo, interval, pairs, points, standings, wilson

QUICK = Thought(2, 10.0, 8.0)


def game(seats: str, *winners: int, failed: int | None = None) -> Outcome:
    return Outcome([*seats], [*winners], [QUICK] * len(seats), failed)


def rating(bots: str, outcomes: list[Outcome]) -> dict[str, float]:
    return {name: found[0] for name, found in elo([*bots], outcomes).items() if found}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # as printed in textbooks and by statsmodels' proportion_confint(method="wilson")
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (83, 100, 0.7445, 0.8911),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


def test_games_that_mirror_each_other_leave_less_doubt_where_luck_decides() -> None:
    lucky = [
        (float(place % 2), place // 2) for place in range(200)
    ]  # the same seat wins both games of a deal
    skilled = [(float(place // 2 % 2), place // 2) for place in range(200)]  # the same bot does
    single = [(count, None) for count, _ in skilled]
    (low, high), alone, doubtful = interval(lucky), interval(single), interval(skilled)
    assert alone == pytest.approx(wilson(100, 200))
    assert doubtful[1] - doubtful[0] == pytest.approx(math.sqrt(2) * (alone[1] - alone[0]), rel=0.02)
    assert high - low == pytest.approx(alone[1] - alone[0]), "where deals do not vary, games are counted"


def test_the_interval_of_nothing_is_everything_and_of_little_is_that_of_games() -> None:
    assert interval([]) == (0.0, 1.0)
    assert interval([(1.0, 0), (1.0, 0)]) == wilson(2, 2)


@pytest.mark.parametrize(("wins", "expected"), [(500, 0.0), (750, 190.8), (909, 399.7), (640, 99.95)])
def test_elo_of_two_bots_is_the_logistic_of_the_win_rate(wins: int, expected: float) -> None:
    played = [game("ab", 1)] * wins + [game("ab", 0)] * (1000 - wins)
    found = rating("ab", played)
    assert found["a"] == 0
    assert found["b"] == pytest.approx(expected, abs=1.5)


def test_elo_interval_is_that_of_the_win_rate() -> None:
    played = [game("ab", 1)] * 60 + [game("ab", 0)] * 40
    found = elo(["a", "b"], played)["b"]
    assert found
    error = 400 / math.log(10) * 1.96 * math.sqrt(1 / (100 * 0.6 * 0.4))
    assert found[1] == pytest.approx(error, rel=0.02)


def test_shared_wins_and_games_nobody_wins_are_draws() -> None:
    for shared in (game("ab", 0, 1), game("ab")):
        assert rating("ab", [shared] * 50)["b"] == pytest.approx(0, abs=1e-6)
        assert points(shared, "a") == 0.5
    mixed = [game("ab", 1)] * 500 + [game("ab", 0, 1)] * 500
    assert rating("ab", mixed)["b"] == pytest.approx(190.8, abs=1.5)


def test_elo_is_transitive_and_recovers_strengths() -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 4.0}
    played = []
    for one, other in ("ab", "bc", "ac"):
        share = strengths[one] / (strengths[one] + strengths[other])
        played += [game(one + other, 0)] * round(600 * share)
        played += [game(one + other, 1)] * round(600 * (1 - share))
    found = rating("abc", played)
    assert found["b"] == pytest.approx(400 * math.log10(2), abs=1.5)
    assert found["c"] == pytest.approx(400 * math.log10(4), abs=2)


def test_elo_at_a_table_of_three() -> None:
    """Strength 2 beside two of strength 1 wins half of the games."""
    played = [game("abc", 0)] * 200 + [game("abc", 1)] * 100 + [game("abc", 2)] * 100
    found = rating("bca", played)
    assert found["a"] == pytest.approx(400 * math.log10(2), abs=2)
    assert found["c"] == pytest.approx(0, abs=1e-6)


def test_partners_count_as_one() -> None:
    teams = [game("abab", 1, 3)] * 750 + [game("abab", 0, 2)] * 250
    assert rating("ab", teams)["b"] == pytest.approx(190.8, abs=1.5)
    assert points(teams[0], "b") == 1


def test_random_is_the_anchor_wherever_it_stands() -> None:
    found = elo(["b", "random"], [Outcome(["b", "random"], [0], [QUICK, QUICK])] * 9)
    assert found["random"] == (0.0, 0.0)
    assert found["b"]
    assert found["b"][0] > 0


def test_who_wins_always_has_a_finite_rating() -> None:
    found = elo(["a", "b"], [game("ab", 1)] * 1000)["b"]
    assert found
    assert 800 < found[0] < 2000
    assert math.isfinite(found[1])


def test_no_games_and_games_alone_have_no_rating() -> None:
    assert standings(["a", "b"], [])[0].elo is None
    alone = standings(["a", "b"], [game("a", 0), game("b"), game("a", 0)])
    assert [(each.name, each.elo, each.win_rate) for each in alone] == [("a", None, 1.0), ("b", None, 0.0)]


def test_standings_tell_games_times_and_failures() -> None:
    found = standings(["a", "b"], [game("ab", 1, failed=0), game("ba", 0), game("ab", 0)])
    assert [each.name for each in found] == ["b", "a"]
    best = found[0]
    assert (best.games, best.wins, best.win_rate, best.failures) == (3, 2, 0.6667, 0)
    assert (best.mean_ms, best.max_ms) == (5.0, 8.0)
    assert found[1].failures == 1
    assert best.elo_low is not None
    assert best.elo is not None
    assert best.elo_low < best.elo


def test_pairs_tell_who_did_better() -> None:
    played = [game("abc", 0), game("abc", 1), game("abc", 0, 1), game("ac", 1)]
    found = {pair.bots: pair for pair in pairs("abc", played)}
    assert (found["a", "b"].games, found["a", "b"].wins, found["a", "b"].even) == (3, (1, 1), 1)
    assert (found["a", "c"].games, found["a", "c"].wins, found["a", "c"].even) == (4, (2, 1), 1)
