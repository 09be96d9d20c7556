"""The document names everything its screen needs, and nothing else."""

import re
from pathlib import Path

import pytest

from samedi.games import NAMES
from samedi.server.page.document import (
    DAILY,
    FILE,
    INVITATION,
    LESSONS,
    LOBBY,
    NOWHERE,
    OWN,
    PUZZLES,
    QUIZ,
    STUDY,
    TABLE,
    Document,
    ScreenFiles,
    rules_of,
    table_of,
)
from samedi.server.page.modules import Modules
from samedi.server.page.statics import Statics

WEB = Path(str(Statics()._folder))
MODULES = Modules(
    {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in WEB.rglob("*.js")}
)
OPEN_SCREENS = [LOBBY, INVITATION, LESSONS, PUZZLES, QUIZ, DAILY, STUDY, OWN, FILE, NOWHERE, TABLE]
SCREENS = [*OPEN_SCREENS, *(rules_of(game) for game in NAMES)]
TABLES = [table_of(game, "abc") for game in NAMES]


def written(screen: ScreenFiles) -> str:
    return Document("<head></head>", MODULES, "edition").write(screen, "fr")


@pytest.mark.parametrize("screen", [*SCREENS, *TABLES])
def test_everything_named_is_there_once(screen: ScreenFiles) -> None:
    named = re.findall(r'<link [^>]*href="/e/edition/([^"]+)"', written(screen))
    assert len(named) == len(set(named))
    assert set(named) <= Statics().newest().names


def test_the_screens_are_those_of_the_page() -> None:
    routes = (WEB / "app" / "routes.js").read_text(encoding="utf-8")
    known = {screen.modules[0] for screen in SCREENS}
    assert set(re.findall(r'import\("\.\./([^"]+)"\)', routes)) == known


@pytest.mark.parametrize("game", NAMES)
def test_a_table_asks_for_its_game_and_its_view(game: str) -> None:
    text = written(table_of(game, 'a"b'))
    assert f"games/{game}/game.js" in text
    assert f"games/{game}/game.css" in text
    assert 'href="/api/tables/a&quot;b"' in text
    others = [other for other in NAMES if other != game]
    assert not any(f"games/{other}/" in text for other in others)
