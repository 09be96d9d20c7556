"""The golden records and counts under `corpus/`, one folder a game, replayed by the rules of today."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.core.bind import bind
from samedi.core.game_record import GameRecord
from samedi.core.playout import perft
from samedi.core.position import Mode, Position, buffer
from samedi.core.record import Records, copy, to_bytes
from samedi.games import NAMES, game

CORPUS = Path(__file__).parents[1] / "corpus"
RECORDS = [path for name in NAMES for path in sorted((CORPUS / name).glob("*.txt"))]
MODES: tuple[Mode, ...] = ("interpreted", "strict")

Count = dict[str, Any]


@cache
def counts() -> list[tuple[str, Count]]:
    """What every `perft.json` holds: where to begin, and the number of ways to go on, by depth.

    An entry begins at the start of a game with its `options`, or in its `record` `after` so many actions.
    """
    found = []
    for name in NAMES:
        path = CORPUS / name / "perft.json"
        if path.exists():
            entries: list[Count] = msgspec.json.decode(path.read_bytes())
            found += [(name, entry) for entry in entries]
    return found


def name_of(value: object) -> str | None:
    return str(value.relative_to(CORPUS)) if isinstance(value, Path) else None


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_golden_records(name: str) -> None:
    assert any(path.parent.name == name for path in RECORDS)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_record_replays_to_its_result_in_every_mode(path: Path) -> None:
    record = GameRecord.read(path.read_text(encoding="utf-8"))
    assert record.game == path.parent.name
    ends = [record.replay(game(record.game), mode) for mode in MODES]
    assert all(end.result == record.result for end in ends)
    assert len({to_bytes(end.state) for end in ends}) == 1


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = GameRecord.from_text(text)
    assert record.to_text(game(record.game)) == text
    end = record.replay(game(record.game))
    again = GameRecord.of(end, record.seats, record.ending)
    assert GameRecord.from_json(again.to_json()).to_text(game(record.game)) == text


@pytest.mark.parametrize(("name", "entry"), counts())
def test_the_ways_to_go_on_are_as_many_as_counted(name: str, entry: Count) -> None:
    position = beginning(name, entry)
    room = len(position.game.actions)
    depths = len(entry["nodes"])
    states = Records(copy(position.state) for _ in range(depths))
    out = [buffer(room) for _ in range(depths)]
    count = bind(perft, position.game)
    assert [count(states, 0, depth, out, buffer(room)) for depth in range(depths)] == entry["nodes"]


def beginning(name: str, entry: Count) -> Position:
    """The position where an entry begins."""
    if "record" not in entry:
        return Position(game(name), entry["options"])
    record = GameRecord.read((CORPUS / name / entry["record"]).read_text(encoding="utf-8"))
    position = Position(game(name), record.options)
    for action in record.actions[: entry["after"]]:
        position.play(action)
    return position
