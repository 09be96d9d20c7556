"""How honest shown chances are: the error, what luck alone would show, and the line that mends it."""

import random
from pathlib import Path

import msgspec
import pytest

from bench.calibration import Asked, Played, Shown, error, kept, line, luck, mean

GAMES, DECISIONS = 400, 3


def games(bend: float = 1.0, seed: int = 0) -> list[list[Shown]]:
    """Games in which chances are seen as if luck were less, or more, than it is; one who wins gets all."""
    rng = random.Random(seed)
    found = []
    for _ in range(GAMES):
        real = rng.uniform(0.05, 0.95)
        odds = (real / (1 - real)) ** bend
        got = float(rng.random() < real)
        found.append([Shown(odds / (1 + odds), got)] * DECISIONS)
    return found


def together(found: list[list[Shown]]) -> list[Shown]:
    return [each for game in found for each in game]


def test_honest_chances_show_what_luck_would() -> None:
    evenings = [games(seed=seed) for seed in range(12)]
    assert mean(error(together(each)) for each in evenings) == pytest.approx(luck(evenings[0]), rel=0.15)


def test_chances_that_are_too_sure_show_more_and_the_line_mends_them() -> None:
    sure = games(bend=3)
    assert error(together(sure)) > 2 * luck(sure)
    slope, offset = line(together(sure))
    assert slope == pytest.approx(1 / 3, abs=0.08)
    assert offset == pytest.approx(0, abs=0.2)


def test_every_game_kept_is_known_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    assert kept(file) == {}
    played = [Played(Asked("chevalier_noir", "two", number, 9), [Shown(0.25, 1.0)]) for number in range(2)]
    file.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in played))
    assert kept(file) == {each.asked: each for each in played}
