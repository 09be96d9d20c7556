"""One word for one thing: what `docs/words.md` says not to use is used nowhere that people read."""

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from samedi.games import NAMES
from samedi.words import LANGUAGES, sources

TABLE = Path(__file__).parents[1] / "docs" / "words.md"
COLUMNS = {"en": (3, "English"), "fr": (5, "Français"), "de": (7, "Deutsch")}
NOT_SAID = re.compile(r"^#.*|^[\w-]+ =|^ +\.[\w-]+ =|\$[\w-]+|\{ [a-z][\w-]*(?:\.[\w-]+)? \}", re.MULTILINE)


def rows() -> list[list[str]]:
    """The rows of the table, without its head."""
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]


@cache
def read(language: str, place: str) -> dict[str, str]:
    """What people read about a game, or everywhere, by where it stands."""
    texts = {name: NOT_SAID.sub("", text) for name, text in sources(language).items()}
    for name in NAMES:
        rules = (resources.files("samedi.games") / name / "RULES.md").read_text(encoding="utf-8")
        part = COLUMNS[language][1]
        texts[f"{name}/RULES.md"] = rules.split(f"## {part}\n", 1)[1].split("\n## ", 1)[0]
    return {name: text for name, text in texts.items() if place == "everywhere" or place in name}


def used(word: str, text: str) -> list[str]:
    """Where a word is used, also at the beginning of a sentence, with what stands around it."""
    pattern = rf"\b[{word[0]}{word[0].upper()}]{re.escape(word[1:])}\b"
    line = " ".join(text.split())
    return [line[max(0, found.start() - 40) : found.end() + 40] for found in re.finditer(pattern, line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_used_that_another_stands_for(language: str) -> None:
    found = []
    for row in rows():
        for word in filter(None, row[COLUMNS[language][0]].split(", ")):
            for where, text in read(language, row[0]).items():
                found += [(where, word, place) for place in used(word, text)]
    assert found == []


def test_the_table_names_every_thing_in_every_language() -> None:
    assert len(rows()) > 30
    for where, *cells in rows():
        assert where == "everywhere" or where in NAMES
        assert all(cells[column] for column in (0, 1, 3, 5))


def test_no_word_is_wanted_and_unwanted_in_the_same_place() -> None:
    for row in rows():
        for wanted, _part in COLUMNS.values():
            good = set(re.split("[,;] ", row[wanted - 1]))
            assert not good & set(row[wanted].split(", "))
