"""`samedi trace`: random games as JSON lines, for anyone who checks the rules from outside."""

import argparse
import sys
from typing import Any

import msgspec

from samedi.cli.common import add_game, add_mode, add_options, read_options
from samedi.core.actions import Action, to_builtins
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.rng import seeded
from samedi.games import game


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
    for index in range(arguments.games):
        position = Position(chosen, options, arguments.mode)
        rng = seeded(arguments.seed, index)
        write(first_line(position))
        while not position.is_over:
            write(next_line(position, position.roll(rng)))
    return 0


def first_line(position: Position) -> dict[str, Any]:
    """The line that opens a game."""
    return {"game": position.game.name, "options": position.options, **_where(position)}


def next_line(position: Position, action: Action) -> dict[str, Any]:
    """The line of an action, with the position after it."""
    return {"action": to_builtins(action), **_where(position)}


def write(line: object) -> None:
    """Print one line of JSON."""
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")


def _where(position: Position) -> dict[str, Any]:
    shown = {"awaits": position.awaits, "legal": list(position.legal), "view": position.view()}
    return {**shown, "result": position.result} if position.is_over else shown
