"""`samedi trace`: random games as JSON lines, for anyone who checks the rules from outside."""

import argparse
import sys
from contextlib import ExitStack
from typing import Any

import msgspec

from samedi.cli.common import COMPILED, add_game, add_mode, add_options, read_options
from samedi.core.actions import Action
from samedi.core.compiled.client import RulesWorker
from samedi.core.errors import SamediError
from samedi.core.game import OVER, Game
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.record import from_bytes
from samedi.core.rng import Rng, seeded
from samedi.games import game

STRETCH = 2000  # actions a worker plays at a time


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    add_options(parser)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the random choices (%(default)s)")
    parser.add_argument("--games", type=int, default=1, metavar="N", help="how many games (%(default)s)")
    add_mode(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the games."""
    if arguments.games < 0:
        raise SamediError(Message("bad-count", {"what": "--games", "least": 0}))
    chosen = game(arguments.game)
    options = read_options(arguments.options)
    with ExitStack() as stack:
        worker = None
        if arguments.mode in COMPILED:
            worker = stack.enter_context(RulesWorker(chosen, arguments.mode))
        for index in range(arguments.games):
            rng = seeded(arguments.seed, index)
            if worker:
                _trace_compiled(Position(chosen, options), rng, worker)
            else:
                _trace(Position(chosen, options, arguments.mode), rng)
    return 0


def _trace(position: Position, rng: Rng) -> None:
    write(first_line(position))
    while not position.is_over:
        write(next_line(position, position.roll(rng)))


def _trace_compiled(position: Position, rng: Rng, worker: RulesWorker) -> None:
    """Print the game a worker plays; only the views are made here, of the states it sends."""
    chosen, state = position.game, position.state
    head: dict[str, Any] = {"game": chosen.name, "options": position.options}
    while chosen.rules.mover(state) != OVER:
        traced = worker.trace(state, rng, STRETCH)
        rng = from_bytes(Rng, traced.rng)
        for action, listed, after in zip(traced.actions, traced.listed, traced.states, strict=True):
            write({**head, **_where(chosen, state, listed)})
            head = {"action": chosen.actions.structure(action)}
            state = from_bytes(chosen.state, after)
    write({**head, **_where(chosen, state, [])})


def first_line(position: Position) -> dict[str, Any]:
    """The line that opens a game."""
    where = _where(position.game, position.state, position.legal_numbers())
    return {"game": position.game.name, "options": position.options, **where}


def next_line(position: Position, action: Action) -> dict[str, Any]:
    """The line of an action, with the position after it."""
    return {"action": action, **_where(position.game, position.state, position.legal_numbers())}


def write(line: object) -> None:
    """Print one line of JSON."""
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")


def _where(chosen: Game[Any], state: Any, listed: list[int]) -> dict[str, Any]:
    shown = {
        "awaits": chosen.awaits(state),
        "legal": [chosen.actions.structure(number) for number in listed],
        "view": chosen.view(state),
    }
    is_over = chosen.rules.mover(state) == OVER
    return {**shown, "result": chosen.result(state)} if is_over else shown
