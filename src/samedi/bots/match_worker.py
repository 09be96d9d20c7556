"""A process of the arena: it plays the games it is asked for, one after the other."""

import sys
from importlib import import_module

from samedi.bots.equal_time import MeasureTimes, Timed, equalised
from samedi.bots.match import Match, PlayedGame, Players, PlayGame
from samedi.bots.searching_here import SearchHere
from samedi.core.processes.serving import serve


def main(home: str) -> None:
    """Play games of a module's game, and let the players go in the end."""
    game = import_module(home).GAME
    searcher = SearchHere()
    players = Players(game, searcher)

    def answer(request: PlayGame | MeasureTimes) -> PlayedGame | list[Timed]:
        if isinstance(request, MeasureTimes):
            return equalised(game, request, searcher)
        return Match(game, request, players).play()

    try:
        serve(answer, PlayGame | MeasureTimes)
    finally:
        players.close()


if __name__ == "__main__":
    main(sys.argv[1])
