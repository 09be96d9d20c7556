"""A process in which the simple bots play, interpreted: it is there at once, and loads no compiler."""

import os
import sys
from importlib import import_module

from msgspec import Struct

from samedi.bots.simple import BOTS
from samedi.core.compiled import protocol
from samedi.core.compiled.protocol import Failed
from samedi.core.record import from_bytes
from samedi.core.rng import seeded


class Choose(Struct, frozen=True, tag="choose", tag_field="do"):
    """Choose an action for a seat; the state is hidden for it."""

    home: str
    bot: str
    state: bytes
    seat: int
    seed: int


class Chosen(Struct, frozen=True, tag="chosen"):
    """The number of an action."""

    action: int


PlainAnswer = Chosen | Failed


def choose(request: Choose) -> Chosen:
    """What the bot does."""
    game = import_module(request.home).GAME
    state = from_bytes(game.state, request.state)
    return Chosen(BOTS[request.bot](game, state, request.seat, seeded(request.seed)))


def serve() -> None:
    """Answer until the input ends; anything printed by mistake goes to the standard error."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while True:
        try:
            request = protocol.receive(sys.stdin.buffer, Choose)
        except EOFError:
            return
        try:
            protocol.send(answers, choose(request))
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker must hear of it
            protocol.send(answers, Failed(f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    serve()
