"""Products of rows: machine code finds what plain Python finds, for the largest numbers too."""

import numpy as np
import pytest
from numba import njit

from samedi.core.compiled.compiler import MODES
from samedi.core.products import BEHIND, exchange, multiply

HEIGHT, LENGTH = 8, 16


def multiplied(rows: object, row: object, out: object) -> None:
    multiply(rows, row, out, HEIGHT, LENGTH)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", MODES)
def test_machine_code_multiplies_as_plain_python_does(mode: str) -> None:
    luck = np.random.default_rng(7)
    rows = luck.integers(-(1 << 15), 1 << 15, (HEIGHT, LENGTH), np.int16)
    row = luck.integers(0, 257, LENGTH, np.int16)
    wanted = [0] * HEIGHT
    multiplied(rows.tolist(), row.tolist(), wanted)
    found = np.zeros(HEIGHT, np.int32)
    njit(**MODES[mode])(multiplied)(rows, row, found)
    assert found.tolist() == wanted


def test_checked_code_refuses_a_row_that_is_too_short() -> None:
    checked = njit(**MODES["checked"])(multiplied)
    with pytest.raises(IndexError, match="too short"):
        checked(np.zeros((HEIGHT, LENGTH), np.int16), np.zeros(8, np.int16), np.zeros(HEIGHT, np.int32))


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
