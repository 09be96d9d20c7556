"""Every clause of every game's rules is told in every language and proved by a test that names it."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from samedi.games import NAMES, game

TESTS = Path(__file__).parent / "games"
SOURCES = Path(__file__).parents[1] / "src" / "samedi" / "games"
PARTS = ("English", "Français", "Deutsch")


def clauses(name: str, part: str) -> list[str]:
    """The numbers of the clauses in one language, such as 4.2."""
    text = (resources.files("samedi.games") / name / "RULES.md").read_text(encoding="utf-8")
    inside = text.split(f"## {part}\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(rf"^- \*\*{game(name).prefix}-(\d+\.\d+)\*\* \S", inside, re.MULTILINE)


def cited(name: str) -> set[str]:
    """The clauses that tests of a game have in their names."""
    pattern = re.compile(rf"test_{game(name).prefix.lower()}_(\d+)_(\d+)_")
    found = set()
    for path in (TESTS / name).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match = pattern.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if match:
                found.add(f"{match[1]}.{match[2]}")
    return found


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_have_the_same_clauses_in_order(name: str) -> None:
    english, *others = (clauses(name, part) for part in PARTS)
    assert others == [english] * (len(PARTS) - 1)
    assert english
    numbers = [tuple(int(part) for part in clause.split(".")) for clause in english]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_proved_by_a_test(name: str) -> None:
    assert set(clauses(name, "English")) - cited(name) == set()


@pytest.mark.parametrize("name", NAMES)
def test_no_test_names_a_clause_that_is_not_there(name: str) -> None:
    assert cited(name) - set(clauses(name, "English")) == set()


@pytest.mark.parametrize("name", NAMES)
def test_the_code_names_no_clause_or_chapter_that_is_not_there(name: str) -> None:
    there = set(clauses(name, "English"))
    texts = [path.read_text(encoding="utf-8") for path in (SOURCES / name).rglob("*.py")]
    named = {number for text in texts for number in re.findall(rf"{game(name).prefix}-(\d+(?:\.\d+)?)", text)}
    assert named - there - {clause.partition(".")[0] for clause in there} == set()


@pytest.mark.parametrize("name", NAMES)
def test_apostrophes_and_quotations_are_those_of_a_book(name: str) -> None:
    assert re.findall("['\"]", (SOURCES / name / "RULES.md").read_text(encoding="utf-8")) == []
