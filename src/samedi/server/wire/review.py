"""Looking back on a game."""

from msgspec import Struct

from samedi.bots.retelling import Told
from samedi.bots.review import Review
from samedi.bots.throws import Throws


class LookedBack(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a finished game so far."""

    done: int
    """How many moments are judged,"""
    all: int
    """of how many."""
    is_whole: bool = False
    """Whether nothing more will come."""
    review: Review | None = None
    """Once every moment is judged for the first time,"""
    told: list[Told] = []
    """and the same in sentences."""
    throws: list[Throws] = []
    """What chance brought, against what was to be expected."""
    seconds: list[int] = []
    """How long each seat took in all."""
