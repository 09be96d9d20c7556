"""The page knows no rules: what follows from a position comes from the server, and the page shows it."""

import re
from pathlib import Path

import pytest

from samedi.games import OWN

GAMES = Path(__file__).parents[2] / "src" / "samedi" / "web" / "games"
COMPUTED = {  # what only rules may know, as code would spell it
    "baron_voodoo": [
        r"\[0, 0, 1, 3, 5\]",  # points of combinations
        r"\[0, 0, 18, 15, 12\]|THRESHOLD",
        r"offerings - \d",
        r"\.face === \w+\[0\]\.face",  # one icon
        r"\b(?:isCombination|bestGrouping|bestPoints|jokerColour|sharesIcon|sharesColour)\b",
    ],
    "chevalier_noir": [
        r"\btrack / 4\) \*|\* \(cross\.track / 4\)",  # Couronnes
        r"track - 1\) %",  # Portes
        r"both_clans && ",
        r"\bfunction (?:walk|stepOn|playing|porte|couronne)\(",
    ],
    "dicke_daemonen": [
        r"corners\.length \+ knots",  # what a field is worth
        r"Math\.max\(\.\.\.",  # who leads
        r"\b3 - (?:rank|Number)",
        r"\b(?:leaderOf|leadersOf|solitaire)\(",
    ],
}
DRAWING = {"places.js", "atlas.js", "middles.js", "room.js", "lines.js", "cords.js", "weave.js", "lens.js"}


def code_of(name: str) -> dict[str, str]:
    """The modules of a game's page, but those that only lay a world out, without their comments."""
    files = [path for path in (GAMES / name).glob("*.js") if path.name not in DRAWING]
    comments = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
    return {path.name: comments.sub("", path.read_text(encoding="utf-8")) for path in files}


@pytest.mark.parametrize("name", OWN)
def test_no_module_of_a_game_computes_what_the_rules_tell(name: str) -> None:
    found = [
        f"{file}: {match[0]}"
        for file, code in code_of(name).items()
        for pattern in COMPUTED[name]
        for match in re.finditer(pattern, code)
    ]
    assert found == []


@pytest.mark.parametrize("name", OWN)
def test_every_fact_that_is_sent_is_shown(name: str) -> None:
    code = " ".join(code_of(name).values())
    shapes = (GAMES / name / "shapes.d.ts").read_text(encoding="utf-8")
    for part in ("Facts", "Constants"):
        body = shapes.split(f"export interface {part} {{", 1)[1].split("}", 1)[0]
        facts = re.findall(r"^\s+(\w+)\??:", body, re.MULTILINE)
        assert facts
        assert [fact for fact in facts if not re.search(rf"\b{fact}\b", code)] == [], "nobody shows these"
