"""Strength over a scale of bots: a smooth curve through many games between them."""

import math
from typing import NamedTuple

import numpy as np

STEPS = 30  # of Newton's method
SMOOTH = 3.0  # how much a bend costs
TIED = 1e-3  # how strongly heights are held back where no game says anything
ELO = 400 / math.log(10)


class Played(NamedTuple):
    """How often one place on a scale won against another, or against one who plays anything."""

    above: int
    below: int | None
    result: tuple[float, int]


class Curve:
    """Elo above one who plays anything, over the places of a scale; it never falls."""

    def __init__(self, heights: np.ndarray) -> None:
        self._heights = np.maximum.accumulate(heights)

    @classmethod
    def through(cls, size: int, games: list[Played]) -> "Curve":
        """The likeliest curve over so many places that bends little: logistic regression on differences."""
        inputs = np.array([apart(each, size) for each in games])
        wins, counts = np.array([each.result for each in games], dtype=float).T
        bends = np.diff(np.eye(size), n=2, axis=0)
        calm = SMOOTH * bends.T @ bends + TIED * np.eye(size)
        heights = np.zeros(size)
        for _ in range(STEPS):
            rates = 1 / (1 + np.exp(-inputs @ heights))
            slope = inputs.T @ (wins - counts * rates) - calm @ heights
            curvature = inputs.T * (counts * rates * (1 - rates)) @ inputs + calm
            heights = heights + np.linalg.solve(curvature, slope)
        return cls(ELO * heights)

    @property
    def highest(self) -> float:
        """The height of the last place."""
        return float(self._heights[-1])

    def place(self, height: float) -> float:
        """The place that is so high, which may lie between two."""
        return float(np.interp(height, self._heights, np.arange(len(self._heights))))

    @staticmethod
    def distance(result: tuple[float, int]) -> float:
        """The distance that a result speaks for, half a game being given to either side."""
        wins, games = result
        return ELO * math.log((wins + 0.5) / (games - wins + 0.5))


def apart(played: Played, size: int) -> np.ndarray:
    """What lies between two who played each other; one who plays anything is at nothing."""
    row = np.zeros(size)
    row[played.above] = 1
    if played.below is not None:
        row[played.below] = -1
    return row


def widening(whole: float, count: int, first: float) -> list[float]:
    """So many steps: even, or if that is wider than the first may be, widening by one factor."""
    if whole <= count * first:
        return [whole / count] * count
    low, high = 1.0, whole / first
    while high - low > TIED:
        middle = (low + high) / 2
        low, high = (
            (middle, high) if sum(first * middle**step for step in range(count)) < whole else (low, middle)
        )
    return [first * low**step for step in range(count)]
