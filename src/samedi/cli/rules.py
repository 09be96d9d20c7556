"""`samedi rules`: read the rules of a game, or one of them."""

import argparse
import re
from functools import cache

from samedi.cli.common import add_game
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.games import game, rules_text

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", re.MULTILINE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="only this clause, such as 4.2")


def run(arguments: argparse.Namespace) -> int:
    """Print the rules."""
    from rich.console import Console  # noqa: PLC0415 - 0.1 s that JSON commands do not need
    from rich.markdown import Markdown  # noqa: PLC0415

    Console().print(Markdown(text(arguments.game, arguments.lang, arguments.clause)))
    return 0


@cache
def text(name: str, language: str, clause: str | None = None) -> str:
    """The rules of a game in a language, or one clause of them."""
    prefix = game(name).prefix
    part = rules_text(name, language)
    if clause is None:
        return part
    wanted = f"{prefix}-{clause.upper().removeprefix(prefix).lstrip('-')}"
    numbers = CLAUSE.findall(part)
    if wanted not in numbers:
        params: dict[str, str | int] = {"clause": clause[:20], "first": numbers[0], "last": numbers[-1]}
        raise SamediError(Message("no-such-clause", params))
    begins = part.index(f"- **{wanted}**")
    return re.split(r"\n(?=- \*\*|#)", part[begins:], maxsplit=1)[0].removeprefix("- ")
