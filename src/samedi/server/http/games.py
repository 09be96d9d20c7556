"""Which games and bots there are, and the rules to read."""

import asyncio
from functools import cache
from typing import Any

import msgspec

from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.options import read
from samedi.games import NAMES, PARTS
from samedi.games import game as game_named
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.page.about import bots, clauses
from samedi.server.page.engines import OfferedEngine
from samedi.server.wire.shapes import BotCard, Clause, GameCard


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
    return bots()


async def list_engines(call: Call) -> dict[str, OfferedEngine]:
    """The rules and searches of games as WebAssembly, by game, for a person's own device to think."""
    return call.registry.engines.offered


async def show_rules(call: Call) -> list[Clause]:
    """The clauses of a game's rules."""
    name, language = str(call.request.path_params["game"]), call.request.query_params.get("language", "en")
    if name not in NAMES or language not in PARTS:
        raise Failure(404, Message("server-no-page"))
    return clauses(name, language)
