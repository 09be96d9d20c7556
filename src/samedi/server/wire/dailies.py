"""The game of the day, and what came of it."""

from msgspec import Struct

from samedi.table.export import Roll


class DailyResult(Struct, frozen=True, omit_defaults=True):
    """What a game of a day brought somebody."""

    name: str
    score: int
    is_yours: bool = False


class OwnDaily(Struct, frozen=True, omit_defaults=True):
    """The game of the day of whoever asks."""

    table: str
    is_over: bool = False
    score: int | None = None
    """None while it is played, or if it was given up."""


class PastDaily(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game of a day that is over, with everything to recompute its dice."""

    day: str
    commitment: str
    secret: str
    results: list[DailyResult]
    opening: list[Roll]
    """What chance decided before anybody chose, the same for everybody."""
    own: OwnDaily | None = None


class DailyView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game of today."""

    game: str
    day: str
    lesson: str
    """By which its table is asked for, and under which its dice fall."""
    until: int
    """When the day ends, in ms of the server's time."""
    now: int
    commitment: str
    results: list[DailyResult]
    own: OwnDaily | None = None
    yesterday: PastDaily
