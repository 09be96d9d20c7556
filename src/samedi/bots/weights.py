"""Where a game keeps the weights of its learnt judgement: beside its rules, with their recipe.

`<game>/weights/<net>.bin` holds 16-bit numbers, least byte first: a row for each feature and one that is
always added, the second layer and the last, each with what is always added behind it, and the curve. Beside
it `<net>.json` tells how they came about and what goes best with them.
"""

import sys
from array import array
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from samedi.bots.evaluation import CURVE, FIRST, SECOND, honest
from samedi.core.game import Game


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How weights came about, and what goes best with them."""

    exploration: int = 6000
    """How much a search looks at what it knows little of, of 10,000."""
    breadth: int = 1500
    """The difference in value, of 10,000, that quarters a prior."""
    slope: float = 1.0
    """What makes shown chances honest, measured by played games: the logit is multiplied by this,"""
    offset: float = 0.0
    """and this is added to it."""
    made: dict[str, Any] = {}
    """The commands, seeds and figures of the training."""

    def honest(self, chance: float) -> float:
        """A chance as it is shown: of so many, so often the seat then wins."""
        return honest(chance, self.slope, self.offset)


def length(features: int) -> int:
    """How many numbers weights for so many features are."""
    return (features + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1 + CURVE


def net_of(game: Game[Any], state: Any, file: str | None = None) -> str | None:
    """The net that judges a state, if the game has one and its weights are there."""
    name = game.sight.net(state) if game.sight else None
    return name if name is not None and _place(game, name, file).is_file() else None


def load(game: Game[Any], net: str, file: str | None = None) -> "array[int]":
    """The weights of a net, its own or those of another file."""
    assert game.sight is not None
    numbers = array("h", _place(game, net, file).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != length(game.sight.features):
        raise ValueError(f"the weights of {net} were made for other features")
    return numbers


def recipe(game: Game[Any], net: str, file: str | None = None) -> Recipe:
    """How the weights came about; what nobody wrote down is as usual.

    Weights from elsewhere are searched with as the game's own are: how curiously is the game's, not a net's.
    """
    own = Recipe()
    with suppress(TypeError):  # a game that is one module has no room for weights, as Python 3.11 says
        own = _told(_place(game, net, None, ".json"), own)
    if file is None:
        return own
    others = Path(file).with_suffix(".json")
    return _told(others, Recipe(exploration=own.exploration, breadth=own.breadth))


def _told(place: Traversable, usual: Recipe) -> Recipe:
    """What a recipe says, and for the rest what is usual."""
    if not place.is_file():
        return usual
    return msgspec.convert(msgspec.to_builtins(usual) | msgspec.json.decode(place.read_bytes()), Recipe)


def _place(game: Game[Any], net: str, file: str | None, suffix: str = ".bin") -> Traversable:
    return Path(file) if file else files(game.home) / "weights" / f"{net}{suffix}"
