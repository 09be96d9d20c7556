"""What the process of a training on processors is asked and what it answers."""

from typing import Any

from msgspec import Struct

from samedi.training.plan import Plan


class Begin(Struct, frozen=True, tag="begin", tag_field="do"):
    """Make a training ready, from its checkpoint if it goes on."""

    home: str
    """The module of the game."""
    net: str
    plan: Plan
    jobs: int
    folder: str
    is_resumed: bool
    weights: str | None = None
    """A file with weights to begin with."""


class GoOn(Struct, frozen=True, tag="go-on", tag_field="do"):
    """Train for so long, at least one window."""

    seconds: float


class Keep(Struct, frozen=True, tag="keep", tag_field="do"):
    """Write the checkpoint and the weights."""

    made: dict[str, Any]


AnyRequest = Begin | GoOn | Keep


class Told(Struct, frozen=True):
    """How far the training is."""

    gone: float
    seconds: float
    windows: int
    decisions: int
    tried: int
    ended: int
    loss: float
