"""`samedi review`, and games as the page downloads them."""

import lzma
from pathlib import Path

import pytest
from rich.console import Console

from samedi.bots.review import Review, SeatReview
from samedi.cli.common import INTERRUPTED
from samedi.cli.main import main
from samedi.cli.review import _cell, _sums, _trust
from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.words import LANGUAGES
from tests.bots.test_review import CHEVALIER, SHORT, a_race, beginning

Out = pytest.CaptureFixture[str]
OLD = Path(__file__).parents[1] / "old"


@pytest.fixture
def downloaded(tmp_path: Path) -> str:
    """A finished game as its table gave it."""
    file = tmp_path / "game.json"
    file.write_bytes(lzma.decompress((OLD / "chevalier_noir.export.json.xz").read_bytes()))
    return str(file)


def test_a_game_that_was_downloaded_is_replayed_as_its_record(downloaded: str, capsys: Out) -> None:
    assert main(["replay", downloaded, "--to", "json"]) == 0
    record = capsys.readouterr().out
    assert record.startswith('{"game":"chevalier_noir"')


def test_a_game_that_was_downloaded_is_looked_back_on_in_whole_sentences(
    downloaded: str, capsys: Out
) -> None:
    assert main(["review", downloaded, "--simulations", "1", "--lang", "fr"]) == 0
    told = " ".join(capsys.readouterr().out.split("\n"))
    assert "Ce qui a décidé la partie" in told
    assert ".," not in told  # what follows a better move is a row of sentences
    assert "attendues" in told
    assert "26,7" in told  # as French writes it
    assert any(each in told for each in ("inhabituel", "est rare", "Étonnamment régulier"))


def test_what_is_neither_is_refused_in_a_sentence(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": "samedi-game", "version": 9}')
    assert main(["review", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("given", [("--seed", str(10**23)), ("--seed", "-1"), ("--simulations", "0")])
def test_a_number_beyond_sense_is_refused_in_a_sentence(
    downloaded: str, given: tuple[str, str], capsys: Out
) -> None:
    assert main(["review", downloaded, *given]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert given[0] in told


def test_who_interrupts_a_review_is_not_told_where_in_the_program_that_was(
    downloaded: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("samedi.cli.review.looked_back", interrupted)
    assert main(["review", downloaded]) == INTERRUPTED
    assert capsys.readouterr().err == "\n"


@pytest.mark.parametrize("revealed", [0.0, -0.55])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_add_up_and_fit_a_terminal_of_eighty_columns(
    language: str, revealed: float, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    seats = [
        SeatReview(
            start=0.25,
            luck=-0.1,
            choices=-12,
            others=13,
            revealed=revealed,
            revisions=-0.15 - revealed,
            doubt=2.0,
            result=1.0,
        )
        for _ in range(4)
    ]
    Console(highlight=False).print(_sums(seats, ["Wilhelmina Featherstonehaugh"] * 4, language))
    told = capsys.readouterr().out
    assert "…" not in told
    for line in [each.split() for each in told.splitlines() if "-1200" in each]:
        start, *changes, result, even = map(int, line[-8 if revealed else -7 :])
        assert (start + sum(changes), even) == (result, 100)
    assert told.count("-1200") == 4


def test_a_game_in_which_nothing_was_done_is_refused_in_a_sentence(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GameRecord.of(Position(CHEVALIER, SHORT), ["Ada", "Bob"]).to_json())
    assert main(["review", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == "samedi: A game in which nothing was done cannot be looked back on.\n"


def test_seats_of_one_name_are_told_apart_and_names_are_no_markup(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "game.txt"
    for names in (["zaz", "zaz"], ["[red]", "[/]"]):
        record = GameRecord.of(beginning(a_race(), 12), names)
        file.write_text(record.to_json())
        assert main(["review", str(file), "--simulations", "1", "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert all(told.count(f"{each} ") for each in (["zaz 1", "zaz 2"] if names[0] == "zaz" else names))
        assert "The game was not played to its end" in told


def test_names_in_a_record_do_nothing_to_the_terminal(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GameRecord.of(beginning(a_race(), 12), ["A\x1b[31md\u202ea", "B\robb"]).to_json())
    for command in (["review", str(file), "--simulations", "1"], ["replay", str(file), "--words"]):
        assert main([*command, "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert "A[31mda" in told
        assert not set("\x1b\u202e\r") & set(told)
    file.write_text('{"game": "chevalier_noir", "\\u001b[31mX": 1}')
    assert main(["review", str(file), "--lang", "en"]) == 2
    assert "`[31mX`" in capsys.readouterr().err


def test_what_is_nothing_has_no_sign() -> None:
    seat = SeatReview(start=0.5, luck=-0.001, choices=0.001, others=-0.3, revisions=0, doubt=0, result=0.2)
    assert [_cell(seat, code) for code in ("start", "luck", "choices", "others")] == ["50", "0", "0", "-30"]


def test_sums_that_may_be_off_by_more_than_half_a_game_are_called_a_rough_guide() -> None:
    def told(doubt: float) -> str:
        seat = SeatReview(start=0.5, luck=0, choices=0, others=0, revisions=0.5, doubt=doubt, result=1)
        found = Review(
            game="baron_voodoo", simulations=1, seed=0, is_over=True, seats=[seat, seat], moments=[]
        )
        return _trust(found, "en")

    assert "come to 50." in told(0.5)
    assert "rough guide" in told(1.52)
    assert "152" not in told(1.52)
