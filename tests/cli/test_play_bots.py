"""Bots of the ladder and hints in the terminal."""

import re
from pathlib import Path

import pytest

import samedi
from samedi.bots.analysis import analyse
from tests.cli.test_play import Terminal

GAME = ("chevalier_noir", "--options", '{"players":2,"board":"short"}', "--seed", "1", "--lang", "en")


@pytest.fixture(scope="module")
def compiled() -> None:
    """The search is in the cache."""
    analyse(samedi.start("chevalier_noir", players=2, board="short"), simulations=1)


def test_nobody_waits_for_the_compiler(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.environment["SAMEDI_CACHE"] = str(tmp_path / "empty")
    out = terminal.type("1\n7\nhint\nq\n", *GAME, "--seats", "you,expert")
    assert out.count("a simpler bot moves meanwhile") == 1
    assert "Basile put " in out


@pytest.mark.usefixtures("compiled")
def test_a_game_against_an_expert_goes_on_where_it_was_left(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    out = terminal.type("1\n7\nq\n", *GAME, "--seats", "you,expert")
    first = re.findall(r"Basile put .*", out)
    assert first
    again = terminal.type("1\nlog\nq\n")
    assert first[0] in again


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(
    ("language", "word", "said"),
    [("en", "hint", "Hint: "), ("fr", "conseil", "Conseil : "), ("de", "tipp", "Tipp: ")],
)
def test_a_hint_names_an_action_its_chances_and_what_follows(
    tmp_path: Path, language: str, word: str, said: str
) -> None:
    typed = f"{word}\n" * 5 + "q\n"  # a worker may take a few seconds to start on a busy machine
    out = terminal_text(Terminal(tmp_path).type(typed, *GAME[:-1], language, "--seats", "Ana,Ben"))
    assert re.search(rf"{said}.*\[\+[GOMP]\].* \d+ % ", out)
    assert re.search(r": \+[GOMP] N@\d+ ", out)


def terminal_text(out: str) -> str:
    """What was printed, without line breaks."""
    return " ".join(out.split())


def test_the_menu_offers_levels(tmp_path: Path) -> None:
    out = Terminal(tmp_path).type("2\n8\n1\nq\n", "chevalier_noir", "--seed", "1", "--lang", "en")
    assert "Athena" in out
    assert "Athena put " in out
