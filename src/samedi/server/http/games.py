"""Which games and bots there are, and the rules to read."""

import asyncio
import re
from functools import cache
from typing import Any

import msgspec

from samedi.bots.ladder import NAMES as BOT_NAMES
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.options import read
from samedi.games import NAMES, PARTS, rules_text
from samedi.games import game as game_named
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.wire import BotCard, Clause, GameCard

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* ?", re.MULTILINE)
CHAPTER = re.compile(r"^### (\d+) (.+)$", re.MULTILINE)
PIECE = re.compile(r"^(?=- \*\*[A-Z]+-\d+\.\d+\*\*|### )", re.MULTILINE)


async def list_games(_call: Call) -> list[GameCard]:
    """All games with their options."""
    return await asyncio.to_thread(_cards)


@cache
def _cards() -> list[GameCard]:
    return [_card(game_named(name)) for name in NAMES]


def _card(game: Game[Any]) -> GameCard:
    return GameCard(
        name=game.name,
        prefix=game.prefix,
        words=game.words,
        has_secrets=game.has_secrets,
        drawn=game.drawn,
        options=msgspec.json.schema(game.options),
        tables={name: dict(options) for name, options in game.tables.items()},
        seats={name: read(game.options, options).seats for name, options in game.tables.items()},
    )


async def list_bots(_call: Call) -> list[BotCard]:
    """All bots, the weakest first."""
    return [BotCard(name, strength) for strength, name in enumerate(BOT_NAMES)]


async def show_rules(call: Call) -> list[Clause]:
    """The clauses of a game's rules."""
    name, language = str(call.request.path_params["game"]), call.request.query_params.get("language", "en")
    if name not in NAMES or language not in PARTS:
        raise Failure(404, Message("server-no-page"))
    return clauses(name, language)


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
