"""The golden records tell a game of every kind, and every way to end."""

from pathlib import Path

from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.games.baron_voodoo import GAME

CORPUS = Path(__file__).parents[3] / "corpus" / "baron_voodoo"
RECORDS = [GameRecord.from_text(path.read_text(encoding="utf-8")) for path in sorted(CORPUS.glob("*.txt"))]
ENDS: list[Position] = [record.replay(GAME, "strict") for record in RECORDS]


def test_every_set_up_and_number_of_players_has_a_record() -> None:
    tables = [record.options for record in RECORDS if "loas" in record.options]
    assert {table["setup"] for table in tables} == {"random", "draft", "balanced", "chaotic"}
    assert {len(table["loas"]) for table in tables} == {2, 3, 4}
    pairs = {frozenset(table["loas"][::2]) for table in tables if table["teams"]}
    assert len({frozenset((pair, frozenset(tables[0]["loas"]) ^ pair)) for pair in pairs}) == 2


def test_every_solo_level_has_a_record() -> None:
    levers = [record.options["solo"] for record in RECORDS if "solo" in record.options]
    assert {each["level"] for each in levers} == {1, 2, 3, 4}
    assert {each["baron_first"] for each in levers} == {False, True}


def test_every_way_to_end_has_a_record() -> None:
    ends = {("solo" in end.options, end.view()["trigger"]["why"]) for end in ENDS}
    assert ends == {(False, "points"), (False, "blocked"), (True, "combinations"), (True, "blocked")}
