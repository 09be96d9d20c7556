"""Worlds to choose by name."""

from typing import NamedTuple

from .curves import Lines, Point
from .ovals import Oval, fitted, oval_points


class Preset(NamedTuple):
    """Four ovals, red, blue, green and yellow, and on which of its points each is knotted."""

    ovals: tuple[Oval, Oval, Oval, Oval]
    knots: tuple[int, int, int, int]


PRESETS = {
    # Round lines with one narrow lens of red and yellow: the first picture of the rules (DD-5.2).
    "first-picture": Preset(
        (
            Oval(0.122, 0.226, 1, 1, 1.56),
            Oval(-0.38, 0.559, 1.159, 0.811, 2.196),
            Oval(-0.794, -0.38, 1.078, 0.916, 1.555),
            Oval(0.527, -0.065, 1.239, 0.682, 2.901),
        ),
        (24, 48, 48, 0),
    ),
    # Many crossings and fields from 2 to 8: the scoring example (DD-5.1).
    "reckoning": Preset(
        (
            Oval(0.095, 0.594, 1.239, 0.682, 0.485),
            Oval(-0.445, -0.192, 1.239, 0.682, 0.601),
            Oval(0.188, 0.802, 1.159, 0.811, 2.552),
            Oval(-0.86, 0.002, 1.159, 0.811, 1.592),
        ),
        (10, 18, 10, 38),
    ),
    # Four lines hand in hand around a hole: few crossings, large fields.
    "ring": Preset(
        (
            Oval(-0.658, -0.624, 0.959, 0.724, -0.354, 0.075),
            Oval(0.847, -0.701, 0.865, 0.803, 0.098, -0.112),
            Oval(0.81, 0.502, 0.901, 0.654, -0.356, -0.133),
            Oval(-0.723, 0.672, 0.906, 0.873, 0.023, 0.123),
        ),
        (67, 82, 18, 34),
    ),
    # Every line crosses every other twice, all four overlap in the middle.
    "clover": Preset(
        (
            Oval(-0.457, -0.046, 0.924, 0.978, -0.038, -0.016),
            Oval(0.055, -0.432, 0.968, 0.885, -0.387, -0.015),
            Oval(0.4, -0.021, 0.848, 0.987, 0.188, 0.058),
            Oval(0.04, 0.446, 1.034, 0.862, 0.106, 0.014),
        ),
        (51, 82, 71, 20),
    ),
    # Two lines across two others, woven into squares.
    "basket": Preset(
        (
            Oval(-0.189, -0.473, 1.214, 0.333, -0.201, 0.046),
            Oval(-0.065, 0.527, 1.318, 0.276, -0.183, -0.062),
            Oval(-0.566, -0.041, 1.244, 0.36, 1.528, 0.011),
            Oval(0.441, -0.053, 1.297, 0.253, 1.524, 0.023),
        ),
        (0, 1, 0, 0),
    ),
    # Three lines lie one below the other, the fourth runs down through all of them.
    "comb": Preset(
        (
            Oval(0.122, -0.005, 1.37, 0.344, 1.663, 0.062),
            Oval(-0.262, -0.625, 1.222, 0.493, 0.265, -0.028),
            Oval(-0.049, 0.115, 1.312, 0.593, -0.006, -0.033),
            Oval(-0.188, 0.679, 1.098, 0.413, -0.023, -0.012),
        ),
        (0, 52, 0, 8),
    ),
    # Four slender lines turned about one centre: the richest map, with a field of eight corners.
    "petals": Preset(
        (
            Oval(0, 0, 1.3, 0.6, 0),
            Oval(0, 0, 1.3, 0.6, 0.785),
            Oval(0, 0, 1.3, 0.6, 1.571),
            Oval(0, 0, 1.3, 0.6, 2.356),
        ),
        (0, 24, 48, 72),
    ),
    # Two three-leaved lines interlock, two round ones hold their sides.
    "trefoil": Preset(
        (
            Oval(0.01, -0.073, 1.007, 1.011, -0.018, 0.213),
            Oval(0.111, -0.084, 0.958, 1.027, 1.142, 0.227),
            Oval(0.664, -0.031, 0.664, 0.874, -0.026, -0.1),
            Oval(-0.536, -0.096, 0.726, 0.828, 0.151, 0.064),
        ),
        (1, 31, 4, 46),
    ),
    # A large line holds two coiled inside it; only one pair never meets.
    "snail": Preset(
        (
            Oval(0.026, 0.016, 1.21, 1.152, 0.285, 0.137),
            Oval(0.27, 0.393, 0.957, 0.618, 1.114, 0.145),
            Oval(0.4, -0.192, 0.594, 0.758, 2.135, 0.078),
            Oval(-0.505, -0.294, 0.917, 0.788, 0.283, 0.058),
        ),
        (82, 21, 55, 49),
    ),
}


def preset(name: str) -> tuple[Lines, tuple[Point, ...]]:
    """The lines and knots of the preset with this name."""
    ovals, knots = PRESETS[name]
    lines = tuple(fitted([oval_points(oval) for oval in ovals]))
    return lines, tuple(line[knot] for line, knot in zip(lines, knots, strict=True))
