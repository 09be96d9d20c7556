"""`samedi puzzles` makes the same from the same seed, and goes on where it stopped."""

from pathlib import Path

import pytest

from samedi.cli.main import main
from samedi.core.puzzle import read_puzzles


def made(number: int, out: Path) -> bytes:
    arguments = ["puzzles", "chevalier_noir", "--number", str(number), "--out", str(out), "--seed", "6"]
    assert main(arguments) == 0
    return out.read_bytes()


def test_the_same_seed_makes_the_same_and_a_file_is_continued(tmp_path: Path) -> None:
    first = made(1, tmp_path / "one")
    head, puzzles = read_puzzles(first)
    assert made(len(puzzles), tmp_path / "one") == first  # there are enough already
    assert made(1, tmp_path / "two") == first
    assert (head.game, head.seed, head.games > 0) == ("chevalier_noir", 6, True)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = b'{"game":"other","rules":1,"seed":3,"games":1}\n'
    (tmp_path / "other").write_bytes(kept)
    assert main(["puzzles", "chevalier_noir", "--seed", "3", "--out", str(tmp_path / "other")]) == 2
    assert "another game" in capsys.readouterr().err
    assert (tmp_path / "other").read_bytes() == kept
