"""What a table chooses besides the options of its game."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from samedi.table.limits import LONGEST_CLOCK, LONGEST_PATIENCE, MOST_WATCHERS, SHORTEST_PATIENCE, BotName

Milliseconds = Annotated[int, Meta(ge=1_000, le=LONGEST_CLOCK)]
FAST_MOVE = 60_000  # ms; with less a move, or
FAST_GAME = 600_000  # ms; with less for all moves, nobody wants to confirm


class PerMove(Struct, frozen=True, kw_only=True, tag_field="type", tag="per_move"):
    """The same time for every move."""

    move_ms: Milliseconds


class Fischer(Struct, frozen=True, kw_only=True, tag_field="type", tag="fischer"):
    """A stock of time, and some more at the beginning of every move."""

    base_ms: Milliseconds
    increment_ms: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How people play together at a table."""

    confirm: bool | UnsetType = UNSET
    """Whether a person hands the turn on by a word; unless said otherwise, among people and in all but fast
    games. It is decided at the start."""
    take_back: Literal["never", "free", "consent"] = "consent"
    """Never, only as long as it is free, or later too if everybody agrees."""
    clock: PerMove | Fischer | None = None
    """How much time people have."""
    chat: Literal["off", "phrases", "free"] = "free"
    """What people may say to each other."""
    watchers: Annotated[int, Meta(ge=0, le=MOST_WATCHERS)] = MOST_WATCHERS
    """How many people may watch."""
    hints: bool = False
    """Whether hints, analysis and what-if are allowed while the game runs."""
    stand_in: BotName | None = None
    """The bot that sits in for whoever is away, and in games of more than two for whoever gives up."""
    patience_ms: Annotated[int, Meta(ge=SHORTEST_PATIENCE, le=LONGEST_PATIENCE)] = 3 * 24 * 3_600_000
    """How long the table waits for who is away: then a bot may sit in, or the others abandon the game."""


def complete(settings: Settings, *, people: int) -> Settings:
    """The same settings with everything decided, when so many seats are people's."""
    if settings.confirm is UNSET:
        return msgspec.structs.replace(settings, confirm=people > 1 and not is_fast(settings.clock))
    return settings


def is_fast(clock: PerMove | Fischer | None) -> bool:
    """Whether a word at the end of each turn would cost too much time."""
    match clock:
        case PerMove(move_ms=time):
            return time < FAST_MOVE
        case Fischer(base_ms=time):
            return time < FAST_GAME
        case None:
            return False
