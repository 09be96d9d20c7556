"""A process in which the simple bots play, interpreted: it is there at once, and loads no compiler."""

from importlib import import_module

from samedi.bots.protocol import Choose
from samedi.bots.simple import BOTS
from samedi.core.processes.serving import serve
from samedi.core.record import from_bytes
from samedi.core.rng import seeded


def choose(request: Choose) -> int:
    """What the bot does, as the number of an action."""
    game = import_module(request.home).GAME
    state = from_bytes(game.state, request.state)
    return BOTS[request.bot](game, state, request.seat, seeded(request.seed))


if __name__ == "__main__":
    serve(choose, Choose)
