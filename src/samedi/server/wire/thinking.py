"""Hints, reasons, and thinking on a person's own device."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from samedi.core.message import Condition, Message
from samedi.server.wire.shapes import Body
from samedi.table.limits import Count, Key, SeatNumber


class AskHint(Body, frozen=True, kw_only=True):
    """What would a good player do? After the game, at any place of it."""

    seat: SeatNumber
    key: Key
    length: Count | None = None


class HintLine(Struct, frozen=True, kw_only=True):
    """One action, and what is expected of it."""

    action: dict[str, Any]
    told: Message
    value: float
    visits: int
    line: list[Message]
    """What is expected to follow it, the reply first."""


class Hint(Struct, frozen=True, kw_only=True):
    """The actions, the best first."""

    lines: list[HintLine]
    simulations: int


class ToThink(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position to think about on a person's own device, and how; the state is hidden for the seat."""

    game: str
    state: bytes
    seat: int
    length: int
    """How many actions had been done."""
    simulations: int
    seconds: float
    """After so many simulations or seconds, whichever comes first, it is enough."""
    net: str | None = None
    """The learnt judgement to trust, if the game has one."""
    sees_replies: bool = True
    """False for one who thinks no further than the own turn."""
    overlooked: int = 0
    """What the judgement of a position leaves out."""
    is_bare: bool = False
    """Whether values are what the judgement says, and not as people are shown them."""


Visits = Annotated[int, Meta(ge=0, le=2**31)]
Chance = Annotated[float, Meta(ge=0, le=1)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31)]


class Found(Body, frozen=True, kw_only=True):
    """What a device found out about one action."""

    action: ActionNumber
    visits: Visits
    value: Chance


class FoundLine(Found, frozen=True, kw_only=True):
    """The same with what it expects to follow."""

    line: Annotated[list[ActionNumber], Meta(max_length=4)] = field(default_factory=list)


class TellHint(Body, frozen=True, kw_only=True):
    """Put into words what was found on one's own device."""

    seat: SeatNumber
    length: Count
    lines: Annotated[list[FoundLine], Meta(max_length=3)]
    simulations: Visits


class AskWhy(Body, frozen=True, kw_only=True):
    """Ask why an action cannot be done."""

    seat: SeatNumber
    action: dict[str, Any]


class Why(Struct, frozen=True, omit_defaults=True):
    """Why an action is not legal now; nothing if it is."""

    message: Message | None = None
    conditions: list[Condition] = []
    """What the rules ask of such an action, each with whether it is so now."""
