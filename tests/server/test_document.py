"""The document names everything its screen needs, and nothing else."""

import re
from pathlib import Path

import pytest

from samedi.games import NAMES
from samedi.server.document import FILE, INVITATION, LOBBY, TABLE, Document, Screen, rules_of, table_of
from samedi.server.statics import Statics

WEB = Path(str(Statics()._folder))
SCREENS = [LOBBY, INVITATION, FILE, TABLE, *(rules_of(game) for game in NAMES)]
TABLES = [table_of(game, "abc") for game in NAMES]


def written(screen: Screen) -> str:
    return Document(WEB, "edition").write(screen, "fr")


@pytest.mark.parametrize("screen", [*SCREENS, *TABLES])
def test_everything_named_is_there_once(screen: Screen) -> None:
    named = re.findall(r'<link [^>]*href="/e/edition/([^"]+)"', written(screen))
    assert len(named) == len(set(named))
    assert [name for name in named if not (WEB / name).is_file() and name != "words/fr.ftl"] == []


def test_the_screens_are_those_of_the_page() -> None:
    routes = (WEB / "app" / "routes.js").read_text(encoding="utf-8")
    known = {screen.modules[0] for screen in SCREENS}
    assert set(re.findall(r'import\("\.\./([^"]+)"\)', routes)) == known


@pytest.mark.parametrize("game", NAMES)
def test_a_table_asks_for_its_game_and_its_view(game: str) -> None:
    text = written(table_of(game, 'a"b'))
    assert f"games/{game}/game.js" in text
    assert f"styles/{game}.css" in text
    assert 'href="/api/tables/a&quot;b"' in text
    others = [other for other in NAMES if other != game]
    assert not any(f"games/{other}/" in text for other in others)


def test_imports_are_followed_in_written_and_in_minified_modules(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>", encoding="utf-8")
    sources = {
        "a.js": '/** @import { X } from "./types.js" */\nimport { b,\n  c } from "./in/b.js";\n'
        'import("./late.js");',
        "in/b.js": 'import{x as y}from"../c.js";import{z}from"./d.js";export*from"./e.js"',
        **dict.fromkeys(("c.js", "in/d.js", "in/e.js", "types.js", "late.js"), ""),
    }
    for name, text in sources.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = Document(tmp_path, "edition").modules(["a.js"])
    assert found == ["a.js", "in/b.js", "c.js", "in/d.js", "in/e.js"]
