"""What is about one game stands with that game: everything else knows games only by what they give."""

import re
from pathlib import Path

import pytest

from samedi.games import NAMES, game

SOURCE = Path(__file__).parents[1] / "src" / "samedi"
GENERIC = (
    *("server", "bots", "table", "core", "cli", "words", "training", "study/balance", "study/walk"),
    *(f"web/{folder}" for folder in ("app", "board", "learn", "lobby", "table", "styles", "pictures")),
)
SUFFIXES = (".py", ".js", ".css", ".svg", ".json", ".ftl")
ABOUT_ONE_GAME = {
    "cli/world.py",  # a command about worlds; it reads and writes files, which games must not
}
DOOR_FILES = ("card.js", "game.js", "game.css", "learn.js", "learn.css", "pieces.svg")
WORDS_OF = re.compile(r"^(?:page|lessons|puzzles|review|study)_")  # words about one game
EXAMPLE = re.compile(r"^\s*(?:>>>|\.\.\.) .*$", re.MULTILINE)  # a docstring shows the library at work
SYMBOL = re.compile(r'<symbol id="([^"]+)"')


def generic_files() -> list[Path]:
    files = [path for folder in GENERIC for path in (SOURCE / folder).rglob("*") if path.suffix in SUFFIXES]
    owned = [path for path in files if path.suffix == ".ftl" and WORDS_OF.sub("", path.stem) in NAMES]
    return [
        path
        for path in files
        if path not in owned and path.relative_to(SOURCE).as_posix() not in ABOUT_ONE_GAME
    ]


def names_of_games() -> re.Pattern[str]:
    """The names of games, what their words begin with, and the letters of their clauses and page."""
    games = [game(name) for name in NAMES]
    whole = [name for each in games for name in (each.name, f"{each.words}-", f"page-{each.prefix.lower()}-")]
    clauses = "|".join(each.prefix for each in games)
    return re.compile(rf"{'|'.join(whole)}|\b(?:{clauses})-\d|\b(?:{clauses.lower()})-[a-z]")


def test_nothing_generic_names_a_game() -> None:
    pattern = names_of_games()
    found = {
        f"{path.relative_to(SOURCE)}: {match[0]}"
        for path in generic_files()
        for match in pattern.finditer(EXAMPLE.sub("", path.read_text(encoding="utf-8")))
    }
    assert found == set()


def test_there_is_something_generic_to_look_at() -> None:
    assert len(generic_files()) > 200
    assert names_of_games().search('t("page-bv-setup")')
    assert names_of_games().search("DD-1.1")


@pytest.mark.parametrize("name", NAMES)
def test_each_game_has_its_page(name: str) -> None:
    assert [file for file in DOOR_FILES if not (SOURCE / "web" / "games" / name / file).is_file()] == []


def test_every_folder_of_a_game_is_offered_and_has_both_sides() -> None:
    for folder in (SOURCE / "games", SOURCE / "web" / "games"):
        assert {path.name for path in folder.iterdir() if path.is_dir() and path.name[0] != "_"} == set(NAMES)


def test_no_two_symbols_have_one_name() -> None:
    pictures = [SOURCE / "web" / "pictures" / "pieces.svg", *(SOURCE / "web" / "games").glob("*/pieces.svg")]
    names = [name for path in pictures for name in SYMBOL.findall(path.read_text(encoding="utf-8"))]
    assert len(names) == len(set(names)) > 60
