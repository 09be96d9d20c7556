"""The learnt judgements that a device keeps to play without a line: those of the first tables."""

from typing import Any

from samedi.core.game import Game
from samedi.games import NAMES
from samedi.games import game as game_named


def first_nets() -> dict[str, str]:
    """For each game that has learnt to judge, the name of a net."""
    found = {name: net_at(game_named(name)) for name in NAMES}
    return {name: net for name, net in found.items() if net is not None}


def net_at(game: Game[Any]) -> str | None:
    """The net that judges the game's first table."""
    if game.sight is None:
        return None
    state = game.state()
    game.start(state, game.resolve(dict(next(iter(game.tables.values())))))
    return game.sight.net(state)
