"""A process of the arena: it plays the games it is asked for, one after the other, until its input ends."""

import os
import signal
import sys
from importlib import import_module

from samedi.bots.match import Bench, Match, PlayGame
from samedi.core.compiled import protocol
from samedi.core.compiled.protocol import Failed


def serve(home: str) -> None:
    """Play games of a module's game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts the arena speaks to its first process
    signal.signal(signal.SIGTERM, _leave)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    game = import_module(home).GAME
    bench = Bench(game)
    try:
        while True:
            asked = protocol.receive(sys.stdin.buffer, PlayGame)
            try:
                answer: object = Match(game, asked, bench).play()
            except Exception as error:  # noqa: BLE001 - whatever it is, the asker must hear of it
                answer = Failed(f"{type(error).__name__}: {error}")
            protocol.send(answers, answer)
    except (EOFError, BrokenPipeError):
        return
    finally:
        bench.close()


def _leave(_signal: int, _frame: object) -> None:
    """End, and let the players go on the way out, even if asked again."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(1)


if __name__ == "__main__":
    serve(sys.argv[1])
