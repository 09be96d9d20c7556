"""`samedi perft`: count the ways a game can go, by depth."""

import argparse
from collections.abc import Callable

from samedi.cli.common import COMPILED, add_game, add_mode, add_options, read_options
from samedi.cli.trace import write
from samedi.core.bind import bind
from samedi.core.compiled.client import RulesWorker
from samedi.core.compiled.protocol import Perft
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.core.playout import perft
from samedi.core.position import Position, buffer
from samedi.core.record import Records, copy, to_bytes
from samedi.games import game

DEEPEST = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    parser.add_argument("depth", type=int, metavar="DEPTH", help="count down to this many actions")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_mode(parser)


def run(arguments: argparse.Namespace) -> int:
    """Count and print, a line for each depth."""
    if not 0 <= arguments.depth <= DEEPEST:
        raise SamediError(Message("too-deep", {"limit": DEEPEST}))
    chosen, options = game(arguments.game), read_options(arguments.options)
    if arguments.mode in COMPILED:
        position = Position(chosen, options)
        with RulesWorker(chosen, arguments.mode) as worker:
            state = to_bytes(position.state)
            return _count(arguments, position, lambda depth: worker.count(Perft(state, depth)).count)
    position = Position(chosen, options, arguments.mode)
    return _count(arguments, position, lambda depth: count(position, depth))


def _count(arguments: argparse.Namespace, position: Position, nodes: Callable[[int], int]) -> int:
    counts = []
    for depth in range(arguments.depth + 1):
        counts.append(nodes(depth))
        if not arguments.json:
            print(f"{depth:3} {counts[-1]:14,}", flush=True)
    if arguments.json:
        write({"game": arguments.game, "options": position.options, "mode": arguments.mode, "nodes": counts})
    return 0


def count(position: Position, depth: int) -> int:
    """How many ways there are to go on for this many actions."""
    room = len(position.game.actions)
    states = Records(copy(position.state) for _ in range(depth + 1))
    out = [buffer(room) for _ in range(depth + 1)]
    return bind(perft, position.game)(states, 0, depth, out, buffer(room))
