"""What a process that plays some games of a batch is asked."""

import msgspec


class Attach(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="attach"):
    """Play some of the games that lie in a shared memory."""

    home: str
    memory: str
    games: int
    seats: int
    first: int
    last: int
    plays_chance: bool
    looks: bool


class Step(msgspec.Struct, frozen=True, tag_field="do", tag="step"):
    """Play the actions that are written there."""


AnyRequest = Attach | Step
