"""Strength over temperature: a smooth curve through many games between moods of one search."""

import math
from typing import NamedTuple

import numpy as np

DEGREE = 3
FLOOR = 8  # temperatures below this hardly differ
STEPS = 30  # of Newton's method
TIED = 1e-3  # how strongly the curve is held back where no game says anything
ELO = 400 / math.log(10)


class Played(NamedTuple):
    """How often one temperature won against another, or against one who plays anything."""

    above: int
    below: int | None
    result: tuple[float, int]


class Curve:
    """Elo above one who plays anything, by temperature."""

    def __init__(self, weights: np.ndarray) -> None:
        self._weights = weights

    @classmethod
    def through(cls, games: list[Played]) -> "Curve":
        """The likeliest curve, by logistic regression on differences."""
        inputs = np.array(
            [row(each.above) - (0 if each.below is None else row(each.below)) for each in games]
        )
        wins, counts = np.array([each.result for each in games], dtype=float).T
        weights = np.zeros(DEGREE + 1)
        for _ in range(STEPS):
            rates = 1 / (1 + np.exp(-inputs @ weights))
            slope = inputs.T @ (wins - counts * rates) - TIED * weights
            bend = inputs.T * (counts * rates * (1 - rates)) @ inputs + TIED * np.eye(DEGREE + 1)
            weights = weights + np.linalg.solve(bend, slope)
        return cls(weights)

    def elo(self, temperature: int) -> float:
        """How far a temperature is above one who plays anything."""
        return float(ELO * (row(temperature) @ self._weights))

    @property
    def coolest(self) -> float:
        """The height without mistakes."""
        return self.elo(0)

    def temperature(self, height: float) -> int:
        """The warmest temperature that is so high."""
        warm, cool = 10_000, 0
        while warm - cool > 1:
            middle = (warm + cool) // 2
            warm, cool = (middle, cool) if self.elo(middle) < height else (warm, middle)
        return cool

    @staticmethod
    def elo_of(result: tuple[float, int]) -> float:
        """The distance that a result speaks for, half a game being given to either side."""
        wins, games = result
        return ELO * math.log((wins + 0.5) / (games - wins + 0.5))


def apart(played: Played) -> np.ndarray:
    """What lies between two who played each other; one who plays anything is at nothing."""
    return row(played.above) - (0 if played.below is None else row(played.below))


def row(temperature: int) -> np.ndarray:
    """What the curve is made of: a constant, and powers of how cool it is."""
    return (1 - math.log((temperature + FLOOR) / 1000) / 5) ** np.arange(DEGREE + 1)
