"""What a bot's worker is asked and what it answers."""

import msgspec

from samedi.core.compiled.protocol import AnyAnswer, AnyRequest, Request


class Search(Request, frozen=True, tag="search"):
    """Search for a seat: `state` is hidden for it. Stop at the first limit that is reached."""

    seat: int
    seed: int
    simulations: int
    seconds: float | None = None
    threads: int = 1
    sees_replies: bool = True
    """False for one who thinks no further than the own turn."""
    overlooked: int = 0
    """What the judgement of a position leaves out, see `Rules.worth`."""
    rollout: int | None = None
    """How many random decisions follow, if not as many as suit the game."""


class Line(msgspec.Struct, frozen=True):
    """What was found out about one action."""

    action: int
    visits: int
    value: float
    """What it pays to the seat on average, 0 to 1."""
    expected: list[int]
    """The actions expected after it."""


class Searched(msgspec.Struct, frozen=True, tag="searched"):
    """The actions, the most visited first."""

    lines: list[Line]
    simulations: int
    seconds: float


BotRequest = AnyRequest | Search
BotAnswer = AnyAnswer | Searched
