"""`samedi review`, and games as the page downloads them."""

import lzma
from pathlib import Path

import pytest

from samedi.cli.main import main

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
