"""Puzzles: positions from played games in which one whole move is clearly the best.

A puzzle tells the way to its position, every order in which the move may be made, and of each other action
what it loses and what is then expected. `samedi puzzles` makes them; a game keeps its own beside its rules.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from samedi.core.message import Message

NAME_LENGTH = 8
FILES = ("puzzles.jsonl", "puzzles_several.jsonl")  # of two players, and of more
GRADES = (8, 60, 400, 2500)  # simulations: who needs more than the n-th is of grade n + 2


class Other(msgspec.Struct, frozen=True, array_like=True):
    """Something else that could be done."""

    loss: int
    """What it loses against the best, in thousandths of a won game."""
    line: str
    """What is expected after it, in notation."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position, and what is best there; chances are in thousandths of a won game."""

    name: str
    """By which it is known: it follows from the position."""
    options: dict[str, Any]
    way: str
    """The actions that lead to the position, in notation."""
    seat: int
    """Who is to find the move."""
    answers: list[str]
    """The move in every order in which it may be made, in notation, the expected one first."""
    line: str
    """What is expected after it."""
    chance: int
    """The chance to win with it."""
    margin: int
    """What the best of all else loses."""
    interval: int
    """The half width of the 95 % interval of this margin."""
    simulations: int
    """Of the searches it was checked by, for each action."""
    found: int
    """From how many simulations on a search finds it."""
    themes: list[str] = []
    others: dict[str, Other] = {}
    """What else could be done, by the own actions from the position on, in notation."""

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5."""
        return 1 + sum(self.found > most for most in GRADES)

    def next_of(self, done: Sequence[str]) -> list[str]:
        """The actions that go on with a move as far as it was made; none when it is made."""
        ways = [answer.split() for answer in self.answers]
        return [way[len(done)] for way in ways if way[: len(done)] == [*done] and len(way) > len(done)]


@dataclass(frozen=True, kw_only=True)
class Practice:
    """What a game says of its puzzles."""

    tables: tuple[Mapping[str, Any], ...]
    """Options of the games they are taken from, one after the other."""
    several: tuple[Mapping[str, Any], ...] = ()
    """The same for three and four players, and for teams."""
    themes: Mapping[str, Callable[[Any, Any, Sequence[Any]], bool]]
    """What a move may be about: whether it is, by the state before, the state after and its actions."""
    beginnings: tuple[str, ...] = ()
    """Kinds of actions that only begin something: a move does not end with them."""

    def themes_of(self, before: Any, after: Any, actions: Sequence[Any]) -> list[str]:
        """The themes of a move."""
        return [name for name, fits in self.themes.items() if fits(before, after, actions)]


class Head(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a file of puzzles: what they were made from, and how far."""

    game: str
    rules: int
    seed: int
    games: int
    """How many games were looked through."""
    several: bool = False
    """Whether more than two played them."""


def name_of(options: Mapping[str, Any], way: str, seat: int) -> str:
    """The name of a puzzle."""
    told = msgspec.json.encode([options, way, seat], order="sorted")
    return hashlib.sha256(told).hexdigest()[:NAME_LENGTH]


def read_puzzles(data: bytes) -> tuple[Head, list[Puzzle]]:
    """What a file of puzzles holds."""
    first, *lines = data.splitlines()
    head = msgspec.json.decode(first, type=Head)
    return head, [msgspec.json.decode(line, type=Puzzle) for line in lines]


def written(head: Head, puzzles: Sequence[Puzzle]) -> bytes:
    """A file of puzzles."""
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (head, *puzzles))


@cache
def shipped(home: str) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by name, the easiest first."""
    kept = [file for name in FILES if (file := files(home) / name).is_file()]
    found = [puzzle for file in kept for puzzle in read_puzzles(file.read_bytes())[1]]
    return {each.name: each for each in sorted(found, key=lambda each: (each.grade, each.name))}


def theme_words(words: str, theme: str) -> Message:
    """The name of a theme; with `-why` it says how the theme decides."""
    return Message(f"{words}-theme-{theme}")
