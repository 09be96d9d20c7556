"""Looking back on a game."""

from typing import Annotated

from msgspec import Meta, Struct, field

from samedi.bots.protocol import ToJudge
from samedi.bots.retelling import Told
from samedi.bots.review import Review
from samedi.bots.throws import Throws
from samedi.server.wire.shapes import Body
from samedi.server.wire.thinking import ActionNumber
from samedi.table.limits import MOST_SEATS

MOST_ROUNDS = 4
MOST_MOMENTS = 20_000
Mean = Annotated[float, Meta(ge=0, le=1.000001)]  # probabilities may add up to a little more than 1
Means = Annotated[list[Mean], Meta(max_length=MOST_SEATS)]


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


class MomentsToJudge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Moments of a finished game, for a person's own device to judge."""

    game: str
    start: bytes
    """The state in which it began,"""
    actions: list[int]
    """and everything that was done."""
    seats: int
    simulations: int
    """For a choice."""
    is_open: bool = False
    """Whether every seat knows everything."""
    net: str | None = None
    """The learnt judgement to trust, if the game has one."""
    rngs: list[bytes]
    """Where chance begins, by salt."""
    moments: list[ToJudge]


class FoundMoment(Body, frozen=True, kw_only=True, omit_defaults=True):
    """What a device found a moment to be."""

    expected: Means
    """What could be expected before it, for every seat,"""
    reached: Means
    """and what is after it."""
    best: ActionNumber | None = None
    """What would have been better, if anything,"""
    line: Annotated[list[ActionNumber], Meta(max_length=6)] = field(default_factory=list)
    """and what would be expected after it."""
    next: ActionNumber | None = None
    """Where the best was done, the second best,"""
    gap: Mean = 0.0
    """and by how much it is worse."""


class TellMoments(Body, frozen=True, kw_only=True):
    """Everything that a device has found so far, round by round."""

    rounds: Annotated[
        list[Annotated[list[FoundMoment], Meta(max_length=MOST_MOMENTS)]], Meta(max_length=MOST_ROUNDS)
    ] = field(default_factory=list)


class LookingBackHere(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far somebody's own device is."""

    found: LookedBack
    """What is known by what it has found,"""
    asks: MomentsToJudge | None = None
    """and what it is to judge next; nothing, if all is known."""
