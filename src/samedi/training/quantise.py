"""Weights before anything was learnt, within their limits, and as the integers that play."""

from typing import Any

import numpy as np

from samedi.training.shape import Shape

LARGEST = 32767  # of 16 bits
SPREAD = 0.05  # of rows before anything was learnt


def limits(shape: Shape) -> Any:
    """How far from 0 each weight may go so that its integer has room."""
    made = np.full(shape.ends[-1], (LARGEST - 64) / shape.step, np.float32)
    made[: shape.ends[0]] = (LARGEST - 64) / shape.row_step
    return made


def beginning(shape: Shape, seed: int) -> Any:
    """Weights before anything was learnt."""
    luck = np.random.default_rng(seed)
    flat = np.zeros(shape.ends[-1], np.float32)
    rows, second, last = shape.parts(flat)
    rows[:-1] = luck.normal(0, SPREAD, rows[:-1].shape)
    second[:-1] = luck.uniform(-1, 1, second[:-1].shape) / np.sqrt(shape.first)
    last[:-1] = luck.uniform(-1, 1, shape.second) / np.sqrt(shape.second)
    return flat


def learnt(shape: Shape, kept: dict[str, Any]) -> Any:
    """The mean of late weights; what was never noticed weighs nothing, so that packed it takes no room."""
    flat = kept["mean"].copy()
    rows, sizes = next(shape.parts(flat)), next(shape.parts(kept["size"]))
    rows[~sizes.any(axis=1)] = 0
    return flat


def quantised(shape: Shape, flat: Any) -> Any:
    """The weights as 16-bit integers, with the curve behind them."""
    rows, second, last = (part.astype(np.float64) for part in shape.parts(flat))
    half = 0.5 / shape.one  # what is said is rounded down: half a step more makes that right on average
    rows[-1] += half
    second[-1] += half
    steps = [rows * shape.row_step, second * shape.step, last * shape.step]
    whole = np.concatenate([np.rint(part).ravel() for part in steps])
    return np.concatenate([np.clip(whole, -LARGEST, LARGEST), curve(shape)]).astype("<i2")


def curve(shape: Shape) -> Any:
    """The chances that the points of the curve stand for, from -8 to 8."""
    middles = (np.arange(shape.curve) + 0.5) * 16 / shape.curve - 8
    return np.rint(shape.sure / (1 + np.exp(-middles)))


def floats(shape: Shape, integers: Any) -> Any:
    """The weights that became these integers, to learn on from them."""
    flat = np.array(integers[: shape.ends[-1]], np.float32)
    flat[: shape.ends[0]] /= shape.row_step
    flat[shape.ends[0] :] /= shape.step
    rows, second, _ = shape.parts(flat)
    rows[-1] -= 0.5 / shape.one
    second[-1] -= 0.5 / shape.one
    return flat
