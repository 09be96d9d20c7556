"""A package whose game has another name."""

from tests.fourth_game.pebbles import GAME

__all__ = ["GAME"]
