"""From what somebody asked for to the world they get."""

from collections.abc import Mapping
from typing import Any

from .generate import generate
from .presets import PRESETS, preset
from .problems import WorldRefused, problem
from .reading import read_lines, read_seed
from .worlds import World, build


def resolve(description: Any) -> World:
    """The world of a preset's name, of `{"seed": n}`, or of `{"lines": …, "knots": …}`.

    The description may come from anybody: whatever is wrong with it, the answer is `WorldRefused`, with all
    problems that could be found. A world's own `description()` resolves to the same world again.
    """
    if isinstance(description, str):
        if description not in PRESETS:
            raise WorldRefused([problem("unknown-preset")], description)
        return build(*preset(description))
    if isinstance(description, Mapping) and set(description) == {"seed"}:
        return build(*generate(read_seed(description["seed"])))
    if isinstance(description, Mapping) and set(description) == {"lines", "knots"}:
        return build(*read_lines(description), given=description)
    raise WorldRefused([problem("not-a-world")], description)
