"""Products of rows: machine code finds what plain Python finds, for the largest numbers too."""

import numpy as np
import pytest
from numba import njit

from samedi.core.compiled.compiler import MODES
from samedi.core.products import multiply

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
