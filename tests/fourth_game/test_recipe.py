"""`docs/adding-a-game.md` is a recipe that was followed: Pebbles has every file it names, and no other."""

import re
from pathlib import Path

HOME = Path(__file__).parent / "pebbles"
DOCUMENT = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
STEP = re.compile(r"^(\d+)\. (.+?)(?=^\d+\. |^$|\Z)", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"`((?:\.\./)?[\w/]+\.(?:md|py|ftl|js|css|svg))`")
ELSEWHERE = {"core/game.py", "docs/page.md", "styles/look.css", "tests/tables.py", "CONTRIBUTING.md"}


def named() -> set[str]:
    """The files that the steps of the recipe name, as seen from the game's folder."""
    steps = STEP.findall(DOCUMENT)
    assert [int(number) for number, _text in steps] == list(range(1, 20))
    return {file for _number, text in steps for file in FILE.findall(text)} - ELSEWHERE


def test_every_file_of_the_recipe_is_there() -> None:
    assert {file for file in named() if not (HOME / file).resolve().is_file()} == set()


def test_the_recipe_leaves_no_file_out() -> None:
    there = {path.relative_to(HOME).as_posix() for path in HOME.rglob("*") if path.is_file()}
    assert {file for file in there if "__pycache__" not in file} - named() == set()


def test_what_must_be_said_is_said() -> None:
    for code in ("title", "legend", "table-usual", "table-small", "step-take", "step-toss"):
        assert f"pebbles-{code} = " in (HOME / "words" / "fr" / "pebbles.ftl").read_text(encoding="utf-8")
