"""A process of the arena: it plays the games it is asked for, one after the other."""

import sys
from importlib import import_module

from samedi.bots.match import Match, Players, PlayGame
from samedi.bots.searching_here import SearchHere
from samedi.core.processes.serving import serve


def main(home: str) -> None:
    """Play games of a module's game, and let the players go in the end."""
    game = import_module(home).GAME
    players = Players(game, SearchHere())
    try:
        serve(lambda request: Match(game, request, players).play(), PlayGame)
    finally:
        players.close()


if __name__ == "__main__":
    main(sys.argv[1])
