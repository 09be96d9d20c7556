"""`samedi replay`: check a game record and show where it leads."""

import argparse

from samedi.cli.common import INTERPRETED, add_mode, add_record, read_record
from samedi.cli.trace import first_line, next_line, write
from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.games import game
from samedi.words import say, typed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_record(parser)
    parser.add_argument(
        "--json", action="store_true", help="print every position as JSON lines, as trace does"
    )
    parser.add_argument(
        "--words", action="store_true", help="tell every action in words, with what explains it"
    )
    parser.add_argument("--to", choices=("text", "json"), help="print the record in this form instead")
    add_mode(parser, INTERPRETED)


def run(arguments: argparse.Namespace) -> int:
    """Replay the record; the first illegal action is an error."""
    record = read_record(arguments.file)
    chosen = game(record.game)
    if arguments.json:
        for position in record.positions(chosen, arguments.mode):
            last = position.last
            write(first_line(position) if last is None else next_line(position, last))
        return 0
    position = record.replay(chosen, arguments.mode)
    if arguments.words:
        _tell(record, position, arguments.lang)
    if arguments.to:
        clean = GameRecord.of(position, record.seats, record.ending)
        print(clean.to_json() if arguments.to == "json" else clean.to_text(chosen), end="")
        return 0
    print(position)
    print(_summary(record, position, arguments.lang))
    return 0


def _tell(record: GameRecord, end: Position, language: str) -> None:
    """Print the whole game in words."""
    position = Position(end.game, end.options)
    for number in end.history_numbers:
        seat = position.awaits.seat
        print(position.describe(number).told(language, None if seat is None else record.seats[seat]))
        for message in position.game.explained(position.state, number):
            print(f"    {message.seen(language)}")
        position.play(number)


def _summary(record: GameRecord, position: Position, language: str) -> str:
    counted: dict[str, str | int] = {"count": len(record.actions), "ending": f"@ending-{record.ending}"}
    lines = [say(language, "replay-checked", counted)]
    if position.result is not None:
        names = [f"{record.seats[seat]} ({seat})" for seat in position.result["winners"]]
        lines.append(say(language, "result-winners", {"count": len(names), "names": typed(", ".join(names))}))
    return "\n".join(lines)
