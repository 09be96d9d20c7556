"""`samedi verify`: check an exported game, its dice above all."""

import argparse
from typing import TYPE_CHECKING

from samedi.cli.common import read_file
from samedi.games import game
from samedi.words import say, typed

if TYPE_CHECKING:
    from samedi.table.export import ExportedDice


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("file", metavar="FILE", help="a game exported by a table, - for the standard input")


def run(arguments: argparse.Namespace) -> int:
    """Recompute every outcome from the secret; the first one that differs is an error."""
    from samedi.table.export import ExportedGame, verify  # noqa: PLC0415 - other commands need no table

    exported = ExportedGame.from_json(read_file(arguments.file))
    rolls = verify(exported, game(exported.record.game))
    counted: dict[str, str | int] = {"actions": len(exported.record.actions), "rolls": rolls}
    print(say(arguments.lang, "table-verified", counted))
    for code, names in _numbers(exported.dice):
        print(say(arguments.lang, code, {"names": typed(", ".join(names))}))
    return 0


def _numbers(dice: "ExportedDice") -> list[tuple[str, list[str]]]:
    """What to say about people's numbers: whose are in the dice, and whose are not."""
    opened = [each.name or each.by for each in dice.seals if each.number is not None]
    said = [("table-verified-numbers", opened), ("table-verified-missing", dice.missing)]
    return [each for each in said if each[1]] if dice.seals else [("table-verified-bare", [])]
