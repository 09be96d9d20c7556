"""Sums of rows: machine code finds what plain Python finds, for the largest numbers too."""

import numpy as np
import pytest
from numba import njit

from samedi.core.compiled.compiler import MODES
from samedi.core.products import BEHIND, exchange, pass_on, weighed

ROWS, UNITS, CHANGES = 50, 64, 9


def exchanged(rows: object, changes: object, count: int, out: object) -> None:
    exchange(rows, changes, count, out, UNITS)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("count", [0, 1, CHANGES])
def test_machine_code_exchanges_as_plain_python_does(mode: str, count: int) -> None:
    luck = np.random.default_rng(7)
    rows = luck.integers(-(1 << 15), 1 << 15, (ROWS, UNITS), np.int16)
    fresh, former = luck.integers(0, ROWS, (2, CHANGES))
    changes, found = fresh | former << BEHIND, luck.integers(-(1 << 20), 1 << 20, UNITS).astype(np.int32)
    wanted = found.tolist()
    exchanged(rows.tolist(), changes.tolist(), count, wanted)
    njit(**MODES[mode])(exchanged)(rows, changes, count, found)
    assert found.tolist() == wanted


@pytest.mark.parametrize("feature", [ROWS, ROWS << BEHIND])
def test_checked_code_refuses_a_row_that_there_is_not(feature: int) -> None:
    rows, out = np.zeros((ROWS, UNITS), np.int16), np.zeros(UNITS, np.int32)
    with pytest.raises(IndexError, match="too short"):
        njit(**MODES["checked"])(exchanged)(rows, np.array([feature]), 1, out)


SPEAKERS, LISTENERS = 64, 32
SHIFT, MOST = 6, 256


def passed_on(sums: object, said: object, rows: object, out: object) -> None:
    pass_on(sums, SHIFT, MOST, said, SPEAKERS, rows, out, LISTENERS)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("changed", [0, 1, 2, 7, SPEAKERS])
def test_machine_code_passes_on_what_plain_python_does(mode: str, changed: int) -> None:
    luck = np.random.default_rng(7)
    rows = luck.integers(-(1 << 15), 1 << 15, (SPEAKERS, LISTENERS), np.int16)
    said = luck.integers(0, MOST + 1, SPEAKERS, np.int16)
    sums, found = said.astype(np.int32) << SHIFT, luck.integers(-(1 << 20), 1 << 20, LISTENERS, np.int32)
    sums[luck.permutation(SPEAKERS)[:changed]] = luck.integers(-(1 << 23), 1 << 23, changed)
    wanted_said, wanted = said.tolist(), found.tolist()
    passed_on(sums.tolist(), wanted_said, rows.tolist(), wanted)
    njit(**MODES[mode])(passed_on)(sums, said, rows, found)
    assert said.tolist() == wanted_said
    assert found.tolist() == wanted


def weighed_up(sums: object, weights: object) -> int:
    return weighed(sums, SHIFT, MOST, weights, LISTENERS)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", MODES)
def test_machine_code_weighs_as_plain_python_does(mode: str) -> None:
    luck = np.random.default_rng(7)
    sums = luck.integers(-(1 << 15), 1 << 15, LISTENERS, np.int32)
    weights = luck.integers(-(1 << 15), 1 << 15, LISTENERS, np.int16)
    found = njit(**MODES[mode])(weighed_up)(sums, weights)
    assert found == weighed_up(sums.tolist(), weights.tolist()) != 0


def test_checked_code_refuses_a_row_that_is_too_short() -> None:
    sums, said, rows, out = np.zeros(8, np.int32), np.zeros(64, np.int16), np.zeros((64, 32)), np.zeros(32)
    with pytest.raises(IndexError, match="too short"):
        njit(**MODES["checked"])(weighed_up)(sums, np.zeros(LISTENERS, np.int16))
    with pytest.raises(IndexError, match="too short"):
        njit(**MODES["checked"])(passed_on)(sums, said, rows.astype(np.int16), out.astype(np.int32))
