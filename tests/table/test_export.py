"""Exported games, and `samedi verify`."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.cli.main import main
from samedi.core.errors import BadRecord
from samedi.core.game_record import LARGEST
from samedi.table.commands import Abandon, AddEntropy, AnswerTakeBack, Resign, Sit, TakeBack
from samedi.table.export import ExportedGame, verify
from samedi.table.refusals import Refused, UnfairDice
from samedi.table.settings import Fischer, Settings
from tests.kuhn import GAME as KUHN
from tests.table.evening import CHEVALIER, Evening, chevalier, kuhn

QUICK = Settings(confirm=False)


def exported(evening: Evening) -> ExportedGame:
    return ExportedGame.from_json(evening.table.export().to_json())


def changed(game: ExportedGame, *path: str | int, to: Any) -> ExportedGame:
    """The same file with one value changed."""
    data = json.loads(game.to_json())
    place: Any = data
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = to
    return ExportedGame.from_json(json.dumps(data))


def test_an_exported_game_has_all_that_is_needed_to_check_it() -> None:
    evening = Evening(CHEVALIER, {"players": 2}, QUICK)
    evening.do("ada", Sit, seat=0)
    evening.do("ada", AddEntropy, entropy="ab" * 16)
    evening.begin().finish()
    game = exported(evening)
    assert game == evening.table.export()
    assert [each.entropy for each in game.dice.entropy] == ["ab" * 16]
    assert game.record.seats == ["Ada", "Bob"]
    assert verify(game, CHEVALIER) == evening.memory.actors.count(-1)
    assert len(game.times) == len(game.record.actions)


def test_what_was_taken_back_is_not_in_the_record_and_the_dice_still_agree() -> None:
    evening = chevalier(settings=QUICK)
    for step in range(40):
        evening.move(step)
    first = evening.memory.actors.index(0, 10)
    evening.do("ada", TakeBack, seat=0, to=first)
    evening.do("bob", AnswerTakeBack, offer=evening.table.seq, accepts=True)
    evening.finish()
    assert verify(exported(evening), CHEVALIER) > 10


@pytest.mark.parametrize(
    ("kind", "fields", "ending"),
    [(Resign, {"seat": 0}, "resigned"), (Abandon, {}, "abandoned")],
)
def test_unfinished_games_are_exported_once_they_are_over(
    kind: Any, fields: dict[str, Any], ending: str
) -> None:
    evening = kuhn(QUICK)
    with pytest.raises(Refused):
        evening.table.export()
    evening.move()
    evening.do("bob", Abandon)
    evening.do("ada", kind, **fields)
    game = exported(evening)
    assert game.record.ending == ending
    assert game.record.result is None
    assert verify(game, KUHN) == 3


def test_a_game_lost_on_time_is_recorded_as_abandoned_with_its_winner() -> None:
    evening = kuhn(Settings(clock=Fischer(base_ms=60_000, increment_ms=0)))
    evening.keep(evening.table.due(evening.now + 60_000))
    game = exported(evening)
    assert (game.record.ending, game.ended.why, game.ended.winners) == ("abandoned", "time", [1])
    assert verify(game, KUHN) == 3


def test_another_secret_another_table_or_another_entropy_is_found_out() -> None:
    game = exported(chevalier().finish())
    for path, value in (
        (("dice", "secret"), "00" * 32),
        (("dice", "secret"), "zz"),
        (("dice", "commitment"), "00" * 32),
        (("id",), "morning"),
        (("dice", "entropy"), [{"by": "bob", "entropy": "ab" * 16}]),
    ):
        with pytest.raises(UnfairDice):
            verify(changed(game, *path, to=value), CHEVALIER)


def test_a_changed_outcome_is_found_out_and_named() -> None:
    game = exported(kuhn(QUICK).finish())
    place = next(
        place for place, action in enumerate(game.record.actions) if action["type"] == "die"
    )  # any face is legal there
    face = game.record.actions[place]["face"]
    with pytest.raises(UnfairDice) as caught:
        verify(changed(game, "record", "actions", place, "face", to=face % 6 + 1), KUHN)
    assert caught.value.message.params["number"] == place + 1
    assert caught.value.message.params["expected"] == f"x{face}"


def test_illegal_actions_and_missing_times_are_found_out() -> None:
    game = exported(kuhn(QUICK).finish())
    with pytest.raises(BadRecord):
        verify(changed(game, "record", "actions", -1, to={"type": "deal", "card": 0}), KUHN)
    with pytest.raises(BadRecord):
        verify(msgspec.structs.replace(game, times=game.times[1:]), KUHN)


@pytest.mark.parametrize(
    "text", ["", "{}", "[1", '{"format":"samedi-game"}', "x" * (LARGEST + 1), "[" * 9999]
)
def test_what_is_no_exported_game_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        ExportedGame.from_json(text)


def test_samedi_verify_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = exported(chevalier().finish())
    file = tmp_path / "game.json"
    file.write_text(msgspec.structs.replace(game, signature="by the house").to_json())
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "all as the secret says" in capsys.readouterr().out
    file.write_text(changed(game, "dice", "secret", to="00" * 32).to_json())
    assert main(["verify", str(file), "--lang", "fr"]) == 2
    assert "engagée" in capsys.readouterr().err
