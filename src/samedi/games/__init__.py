"""The games, by name; each is loaded when it is asked for."""

from functools import cache
from importlib import import_module
from typing import Any

from samedi.core.errors import UnknownGame
from samedi.core.game import Game
from samedi.core.message import Message

NAMES: tuple[str, ...] = ("baron_voodoo", "dicke_daemonen", "chevalier_noir")


@cache
def game(name: str) -> Game[Any]:
    """The game with this name."""
    if name not in NAMES:
        raise UnknownGame(Message("unknown-game", {"name": name[:40], "allowed": ", ".join(NAMES)}))
    found: Game[Any] = import_module(f"samedi.games.{name}").GAME
    return found
