"""What people may ask about worlds while they draw or choose one."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from samedi.core.errors import BadOptions
from samedi.core.game import Inquiry
from samedi.core.message import Message
from samedi.core.rng import Rng, below
from samedi.games.dicke_daemonen.world.reading import MOST_SEED
from samedi.games.dicke_daemonen.world_report import Report, check_strokes, check_world, presets

LARGEST_DRAWING = 1_000_000  # bytes
NEW_SEEDS = 1_000_000  # a number that people can tell each other


class CheckBody(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Strokes drawn so far, or a world."""

    strokes: dict[str, Any] | None = None
    knots: dict[str, Any] | None = None
    world: Any = None


class GenerateBody(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The number of a world, or any."""

    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] | None = None


def check(body: CheckBody, _rng: Rng) -> Report:
    """What is right and wrong with a world."""
    if (body.strokes is None) == (body.world is None):
        raise BadOptions(Message("daemonen-strokes-or-world"))
    if body.strokes is None:
        return check_world(body.world)
    return check_strokes(body.strokes, body.knots or {})


def generate(body: GenerateBody, rng: Rng) -> Report:
    """A world that belongs to a number."""
    return check_world({"seed": below(rng, NEW_SEEDS) if body.seed is None else body.seed})


def list_presets(_body: None, _rng: Rng) -> list[dict[str, Any]]:
    """All worlds with a name."""
    return presets()


INQUIRIES = (
    Inquiry(path="worlds/check", body=CheckBody, answer=Report, respond=check, largest=LARGEST_DRAWING),
    Inquiry(path="worlds/generate", body=GenerateBody, answer=Report, respond=generate),
    Inquiry(path="worlds/presets", answer=list[dict[str, Any]], respond=list_presets),
)
