"""What somebody has played: their page, all that is kept of them as a file, and being forgotten."""

from typing import Any

from msgspec import Struct

from samedi.server.bots.habits import Habit, Sums
from samedi.table.study_file import StudyFile


class OwnSeat(Struct, frozen=True):
    """Who sat somewhere."""

    type: str
    name: str


class OwnGame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that somebody has played to its end."""

    table: str
    game: str
    at: int
    """When it ended, in ms."""
    seats: list[OwnSeat]
    mine: list[int]
    winners: list[int]
    why: str = ""
    """How it ended; of games from long ago that is not known."""
    length: int = 0
    """How many actions it had."""
    is_there: bool = False
    """Whether it can still be opened."""
    is_begun: bool = False
    """Whether it went on from a moment of another game, and so counts for nothing."""
    is_left: bool = False
    """Whether a bot played on to the end: neither its luck nor its choices are theirs."""
    day: str = ""
    """The day whose game it was."""
    is_solo: bool = False
    level: int | None = None
    score: int | None = None
    """What it brought somebody who played alone."""
    sums: Sums | None = None
    """What was luck and what was choice, once somebody has looked back on it."""


class Tally(Struct, frozen=True, kw_only=True):
    """Games with so many players: how many were played and won."""

    game: str
    players: int
    played: int
    won: int


class Opponent(Struct, frozen=True, kw_only=True):
    """Somebody who was played against."""

    game: str
    type: str
    """A person or a bot."""
    name: str
    played: int
    won: int


class GameHabit(Struct, frozen=True, kw_only=True):
    """What somebody overlooks in a game."""

    game: str
    habit: Habit


class BestAlone(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The best that somebody came to alone, at a level where there are several."""

    game: str
    level: int | None = None
    played: int
    won: int
    best: OwnGame | None = None
    """None where no game was played to its end."""


class OwnPage(Struct, frozen=True, kw_only=True):
    """What somebody has played."""

    all: int
    """How many games are kept."""
    games: list[OwnGame]
    """The latest of them, the last one first."""
    tallies: list[Tally]
    opponents: list[Opponent]
    habits: list[GameHabit]
    alone: list[BestAlone]


class OwnFile(Struct, frozen=True, kw_only=True):
    """Everything that a server keeps of somebody."""

    format: str
    person: str
    games: list[OwnGame]
    tables: list[str]
    """Those that are in the list of this person."""
    studies: list[StudyFile]
    devices: list[dict[str, Any]]
    """Where this person is called."""
    dailies: list[dict[str, Any]]


class ForgottenSoFar(Struct, frozen=True):
    """How many tables are left from which somebody has to be taken out before all is forgotten."""

    left: int
