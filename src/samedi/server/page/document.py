"""The one document. It names all its screen needs in its head, so that nothing is asked for late."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from typing import NamedTuple
from urllib.parse import urlencode

from samedi.core.puzzle import shipped
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.page.modules import START, Modules
from samedi.server.page.preview import without_script

OWN_LINK = re.compile(r'(href|src)="/(?=app/|pictures/|styles/|vendor/)')
LANGUAGE = re.compile(r'<html lang="\w+"')
NO_SCRIPT = "<noscript></noscript>"
PIECES = "pictures/pieces.svg"
FONTS = (
    "vendor/vollkorn/vollkorn-latin-600-normal.woff2",
    "vendor/source-sans-3/source-sans-3-latin-wght-normal.woff2",
)

LAST = 'type="font/woff2" crossorigin fetchpriority="low"'
"""A board in the letters of the device is soon there; the page's own are as wide and follow."""


def words_in(language: str) -> str:
    """The file with the words of a language."""
    return f"words/{language}.ftl"


class ScreenFiles(NamedTuple):
    """What the screen of an address is made of, besides what all screens need."""

    modules: Sequence[str]
    styles: Sequence[str]
    data: Sequence[str] = ()
    """Addresses that it asks first."""
    game: str | None = None
    """The game whose words and pieces are enough for it."""


CARDS = [f"games/{name}/card.js" for name in NAMES]
NOWHERE = ScreenFiles(["lobby/nowhere.js"], ["styles/lobby.css"])
LOBBY = ScreenFiles(["lobby/screen.js", *CARDS], ["styles/lobby.css"])
INVITATION = ScreenFiles(["lobby/invitation.js", *CARDS], ["styles/lobby.css"])
LESSONS = ScreenFiles(["learn/path.js", *CARDS], ["styles/learn.css", "styles/lobby.css"])
QUIZ = ScreenFiles(["learn/quiz.js", *CARDS], ["styles/table.css", "styles/learn.css", "styles/lobby.css"])
DAILY = ScreenFiles(["learn/daily.js", *CARDS], ["styles/learn.css", "styles/lobby.css"])
PUZZLES = ScreenFiles(["learn/puzzles.js", *CARDS], ["styles/learn.css", "styles/lobby.css"])
OWN = ScreenFiles(["own/screen.js"], ["styles/lobby.css", "styles/own.css"])
FILE = ScreenFiles(["table/file_screen.js"], ["styles/table.css"])
TABLE = ScreenFiles(["table/screen.js"], ["styles/table.css"])
STUDY = ScreenFiles(["table/study_screen.js"], ["styles/table.css", "styles/study.css"])


def rules_of(game: str) -> ScreenFiles:
    """The screen with the rules of a game."""
    return ScreenFiles(
        ["learn/screen.js", f"games/{game}/learn.js"], ["styles/learn.css", f"games/{game}/learn.css"]
    )


def table_of(game: str, name: str) -> ScreenFiles:
    """The screen of a table, for somebody who may come to it."""
    view = f"/api/tables/{name}"
    return ScreenFiles(
        [*TABLE.modules, f"games/{game}/game.js"],
        [*TABLE.styles, f"games/{game}/game.css"],
        [view, f"{view}/events?since=0"],
        game,
    )


@cache
def games_offered() -> str:
    """All games for the page: what their words begin with, their lessons, and which have what else."""
    games = [game_named(name) for name in NAMES]
    words = urlencode({game.name: game.words for game in games})
    lessons = urlencode(
        {game.name: " ".join(each.name for each in game.lessons) for game in games if game.lessons}
    )
    puzzles = " ".join(game.name for game in games if shipped(game.home))
    quizzes = " ".join(game.name for game in games if game.quiz)
    dailies = " ".join(game.name for game in games if game.daily)
    secrets = " ".join(game.name for game in games if game.has_secrets)
    told = {"games": words, "lessons": lessons, "puzzles": puzzles, "quizzes": quizzes, "dailies": dailies}
    return "\n".join(
        f'<meta name="{name}" content="{escape(value)}">'
        for name, value in {**told, "secrets": secrets}.items()
    )


class Document:
    """Writes the document for one edition of the page's files."""

    def __init__(self, text: str, modules: Modules, edition: str) -> None:
        self._modules, self._base = modules, f"/e/{edition}/"
        self._text = OWN_LINK.sub(rf'\1="{self._base}', text).replace(NO_SCRIPT, without_script(), 1)

    def write(self, screen: ScreenFiles, language: str, about: Iterable[str] = ()) -> str:
        """The document of a screen, in the language its reader will want, with tags about it."""
        head = "\n".join([*about, games_offered(), *self._links(screen, language)])
        text = self._text.replace("</head>", f"{head}\n</head>", 1)
        return LANGUAGE.sub(f'<html lang="{language}"', text, count=1)

    def bare(self) -> str:
        """The document of any screen, for a browser that has all files."""
        return self._text.replace("</head>", f"{games_offered()}\n</head>", 1)

    def _links(self, screen: ScreenFiles, language: str) -> Iterator[str]:
        for name in screen.styles:
            yield f'<link rel="stylesheet" href="{self._base}{name}">'
        for name in self._modules.requested([START, *screen.modules]):
            yield f'<link rel="modulepreload" href="{self._base}{name}">'
        if screen.game:
            yield f'<meta name="table" content="{screen.game}">'
        portion = f"{self._base}games/{screen.game}/" if screen.game else self._base
        for address in (portion + words_in(language), portion + PIECES, *screen.data):
            yield f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">'
        for name in FONTS:
            yield f'<link rel="preload" as="font" {LAST} href="{self._base}{name}">'
