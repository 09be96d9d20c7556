"""What the page tells of games and bots, the same for everybody: which there are, and the rules to read."""

import re
from functools import cache
from typing import Any

import msgspec

from samedi.bots.ladder import NAMES as BOT_NAMES
from samedi.core.puzzle import shipped
from samedi.games import NAMES, PARTS, rules_text
from samedi.games import game as game_named
from samedi.server.wire.shapes import BotCard, Clause

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* ?", re.MULTILINE)
CHAPTER = re.compile(r"^### (\d+) (.+)$", re.MULTILINE)
PIECE = re.compile(r"^(?=- \*\*[A-Z]+-\d+\.\d+\*\*|### )", re.MULTILINE)


def told_files() -> dict[str, bytes]:
    """All of it as files of the page, which can be read without a line."""
    rules = {
        f"told/{name}.{language}.json": msgspec.json.encode(clauses(name, language))
        for name in NAMES
        for language in PARTS
    }
    puzzles = {f"told/puzzles_{name}.json": msgspec.json.encode(puzzle_cards(name)) for name in NAMES}
    return {"told/bots.json": msgspec.json.encode(bots()), **rules, **puzzles}


def puzzle_cards(name: str) -> list[dict[str, Any]]:
    """What is known of the puzzles of a game before one is tried: never how it is solved."""
    return [
        {"name": each.name, "grade": each.grade, "themes": each.themes}
        for each in shipped(game_named(name).home).values()
    ]


def bots() -> list[BotCard]:
    """All bots, the weakest first."""
    return [BotCard(name, strength) for strength, name in enumerate(BOT_NAMES)]


@cache
def clauses(name: str, language: str) -> list[Clause]:
    """The rules of a game in a language: chapters with their introduction, and their clauses."""
    pieces = PIECE.split(rules_text(name, language))
    return [_clause(piece.strip(), game_named(name).prefix) for piece in pieces if piece.strip()]


def _clause(piece: str, prefix: str) -> Clause:
    """A piece of the text: a clause, a chapter, or what comes before both."""
    if clause := CLAUSE.match(piece):
        return Clause(clause[1], _unindented(piece[clause.end() :]))
    if chapter := CHAPTER.match(piece):
        return Clause(f"{prefix}-{chapter[1]}", piece[chapter.end() :].strip(), chapter[2])
    if piece.startswith("### "):
        title, _, text = piece.removeprefix("### ").partition("\n")
        return Clause("", text.strip(), title)
    return Clause("", piece)


def _unindented(text: str) -> str:
    return re.sub(r"^  ", "", text, flags=re.MULTILINE)
