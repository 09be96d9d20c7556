"""Bots know games only through what games say of themselves."""

import re
from pathlib import Path

import samedi.bots
from samedi.games import NAMES, game

SOURCES = sorted(Path(samedi.bots.__file__).parent.glob("*.py"))
WORDS = {word for name in NAMES for word in (name, game(name).prefix, game(name).words, *game(name).knows)}


def test_no_source_of_the_bots_names_a_game_or_what_it_knows() -> None:
    assert len(SOURCES) > 10
    assert {"protection", "threats", "colours", "daemonen"} <= WORDS
    for path in SOURCES:
        # Examples in docstrings may name a game.
        code = re.sub(r'"""(.|\n)*?"""', "", path.read_text(encoding="utf-8"))
        found = WORDS & set(re.findall(r"\w+", code))
        assert not found, f"{path.name} names {found}"
