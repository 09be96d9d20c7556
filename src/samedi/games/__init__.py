"""The games, by name; each is loaded when it is asked for."""

from functools import cache
from importlib import import_module, resources
from typing import Any

from samedi.core.errors import UnknownGame, UnusableGame
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.plugins import PACKAGES
from samedi.words import typed

OWN = ("baron_voodoo", "dicke_daemonen", "chevalier_noir")
PARTS = {"en": "English", "fr": "Français", "de": "Deutsch"}  # of the rules to read
NAMES: tuple[str, ...] = tuple(dict.fromkeys((*OWN, *PACKAGES)))


@cache
def game(name: str) -> Game[Any]:
    """The game with this name."""
    if name not in NAMES:
        raise UnknownGame(Message("unknown-game", {"name": typed(name[:40]), "allowed": ", ".join(NAMES)}))
    return _added(name, PACKAGES[name]) if name in PACKAGES else _held(f"samedi.games.{name}")


@cache
def rules_text(name: str, language: str) -> str:
    """The rules of a game to read; one from outside that lacks a language is read in its first."""
    whole = (resources.files(game(name).home) / "RULES.md").read_text(encoding="utf-8")
    parts = [whole.partition(f"## {PARTS[each]}\n")[2] for each in (language, *PARTS)]
    return next(filter(None, parts)).split("\n## ", 1)[0].strip()


def _added(name: str, package: str) -> Game[Any]:
    """A game from outside; whoever named its package is told what is wrong with it."""
    try:
        found = _held(package)
    except (ImportError, AttributeError) as error:
        raise UnusableGame(Message("unusable-game", {"package": package, "error": str(error)})) from error
    if name in OWN or found.name != name:
        raise UnusableGame(Message("game-of-another-name", {"package": package, "name": typed(found.name)}))
    return found


def _held(package: str) -> Game[Any]:
    found: Game[Any] = import_module(package).GAME
    return found
