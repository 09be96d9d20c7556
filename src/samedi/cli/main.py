"""`samedi`: one program, one command for each thing people do with it."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version

from samedi.cli.common import INTERRUPTED, harmless
from samedi.core.errors import SamediError
from samedi.words import LANGUAGES

COMMANDS = {  # the module that carries each command out, and what it is for
    "serve": "play in the browser, alone, at one screen, or with friends",
    "site": "write the page as files for any web host, to read and to play without a server",
    "keys": "change the keys with which a server signs cookies, links and files",
    "think": "search for the bots of servers, on this machine or another",
    "backup": "copy all games into one file, while people play",
    "tidy": "let old tables leave the database, each as its signed file",
    "migrate": "bring the database of a server to the form that this version knows",
    "copy": "carry all games from one database to another, and compare",
    "play": "play in the terminal, against bots or around one keyboard",
    "world": "show, check, generate or export a world of Dicke Dämonen",
    "rules": "read the rules of a game, or one of them",
    "bots": "list the bots, from the weakest to the strongest",
    "arena": "let bots play each other, and see who is stronger",
    "balance": "examine a game: who has an edge, how long it takes, how much is luck",
    "dataset": "write self-play as data for programs that learn",
    "train": "learn to judge a game by playing it, and see whether that is better",
    "trace": "play random games and print every position as JSON lines",
    "replay": "check a game record and show where it leads",
    "review": "look back on a game: what was luck, what was choice",
    "puzzles": "make puzzles: positions of played games in which one move is clearly best",
    "quiz": "ask twenty questions about the rules of a game, or answer them",
    "mcp": "give a language model a seat, over the Model Context Protocol",
    "verify": "check an exported game, its dice above all",
    "perft": "count the ways a game can go, by depth",
    "engines": "list, build or check the rules and bots that run in browsers",
    "bench": "measure how fast the rules run, beside a known engine",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser(next(iter(words), ""))
    if not words:
        parser.print_help()
        return 2
    options = parser.parse_args(words)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except SamediError as error:
        print(f"samedi: {harmless(error.message.say(options.lang))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # whoever stops something knows that it is not done
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _parser(asked: str) -> argparse.ArgumentParser:
    """All commands by name; only the one that is asked for is loaded, with all it needs."""
    parser = argparse.ArgumentParser(prog="samedi", description="A digital table for board games.")
    parser.add_argument("--version", action="version", version=f"samedi {version('samedi')}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=f"{purpose.capitalize()}.")
        command.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=preferred_language(),
            help="the language (default: by locale)",
        )
        if name == asked:
            module = import_module(f"samedi.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser


def preferred_language() -> str:
    """The first known language of the locale, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return next((language for language in LANGUAGES if value.lower().startswith(language)), "en")
    return "en"
