"""Samedi: a digital table for Baron Voodoo, Dicke Dämonen and Le Chevalier Noir.

>>> import samedi
>>> position = samedi.start("chevalier_noir", players=2)
>>> position.awaits
Awaits(kind='seat', seat=0, step='first_pawn')
"""

from typing import Any

from samedi.core.errors import SamediError
from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.core.rng import seeded
from samedi.games import NAMES, game

__all__ = ["NAMES", "GameRecord", "Position", "SamediError", "game", "replay", "seeded", "start"]


def start(name: str, **options: Any) -> Position:
    """Start a game by its name and options."""
    return Position(game(name), options)


def replay(text: str) -> Position:
    """The position at the end of a record, given as text or JSON; every action is checked."""
    record = GameRecord.read(text)
    return record.replay(game(record.game))
