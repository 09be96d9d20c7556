"""`samedi dataset`: a bot plays itself, and every choice is written down for programs that learn."""

import argparse
import sys
from pathlib import Path

from samedi.cli.common import INTERRUPTED, add_game, bar
from samedi.core.errors import SamediError
from samedi.core.message import Message, Params
from samedi.games import game
from samedi.study.dataset.protocol import ShardNote
from samedi.study.dataset.writing import Dataset
from samedi.study.tables import options_of
from samedi.words import say, typed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (%(default)s)")
    parser.add_argument(
        "--bot",
        default="search:200",
        metavar="BOT",
        help="who plays, one that searches; search:200~50 also tries what seems worse (%(default)s)",
    )
    parser.add_argument("--table", metavar="NAME", help="at which table (the first of the game)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of dice and bot (%(default)s)")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="where (dataset/GAME)")
    parser.add_argument("--format", choices=("parquet", "npz"), default="parquet", help="(%(default)s)")
    parser.add_argument("--shard", type=int, default=32, metavar="N", help="games of a file (%(default)s)")
    parser.add_argument("--jobs", type=int, metavar="J", help="files at a time (default: one for each core)")


def run(arguments: argparse.Namespace) -> int:
    """Make the shards that are missing."""
    for what in ("games", "shard", "jobs"):
        if getattr(arguments, what) is not None and getattr(arguments, what) < 1:
            raise SamediError(Message("bad-count", {"what": f"--{what}", "least": 1}))
    chosen = game(arguments.game)
    options = options_of(chosen, arguments.table)
    made = Dataset(chosen, options, arguments.bot, arguments.seed, arguments.format, arguments.shard)
    folder, notes = arguments.into or Path("dataset") / chosen.name, list[ShardNote]()
    status = 0
    try:
        with bar(arguments.lang, "study-dataset-progress", arguments.games) as show:
            for note in made.make(folder, arguments.games, arguments.jobs):
                notes.append(note)
                show(sum(each.games for each in notes), counted(notes))
    except KeyboardInterrupt:
        status = INTERRUPTED
        done: Params = {"done": sum(each.games for each in notes), "games": arguments.games}
        print(say(arguments.lang, "study-interrupted", done), file=sys.stderr)
    print(say(arguments.lang, "study-dataset-made", {**counted(notes), "path": typed(str(folder))}))
    return status


def counted(notes: list[ShardNote]) -> Params:
    """What there is so far."""
    megabytes = sum(note.size for note in notes) / 1e6
    positions = sum(note.positions for note in notes)
    return {"shards": len(notes), "positions": f"{positions:,}", "megabytes": f"{megabytes:.1f}"}
