"""Nets for plain Python."""

from array import array
from typing import Any

from samedi.bots.evaluation import FIRST, SECOND, Mind
from samedi.bots.weights import length


def mind_of(numbers: "array[int]", features: int, most: int) -> Mind:
    """The same net for plain Python."""
    assert len(numbers) == length(features)
    behind = (features + 1) * FIRST
    last = behind + (FIRST + 1) * SECOND
    rows: Any = [numbers[at : at + FIRST] for at in range(0, behind, FIRST)]
    *spoken, always = (numbers[at : at + SECOND] for at in range(behind, last, SECOND))
    second: Any = spoken
    return Mind(
        rows=rows,
        second=second,
        always=always,
        last=numbers[last : last + SECOND + 1],
        curve=numbers[last + SECOND + 1 :],
        noticed=[0] * most,
        summed=[0] * (1 + most),
        inner=[0] * FIRST,
        said=[0] * FIRST,
        heard=[0] * SECOND,
    )
