"""The one document. It names all its screen needs in its head, so that nothing is asked for late.

The page's files are served as they are written, many small ones; a browser that follows their imports
would learn step by step what to ask for next. Here the imports are followed for it.
"""

import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path, PurePosixPath
from typing import NamedTuple

IMPORT = re.compile(r"""(?:^|;)\s*(?:import|export)\b(?:[^;"'()]*?\bfrom)?\s*"(\.[^"]+)\"""", re.MULTILINE)
OWN_LINK = re.compile(r'(href|src)="/(?=app/|pictures/|styles/|vendor/)')
START = "app/main.js"
PIECES = "pictures/pieces.svg"


class Screen(NamedTuple):
    """What the screen of an address is made of, besides what all screens need."""

    modules: Sequence[str]
    styles: Sequence[str]
    data: Sequence[str] = ()
    """Addresses that it asks first."""


LOBBY = Screen(["lobby/screen.js"], ["styles/lobby.css"])
INVITATION = Screen(["lobby/invitation.js"], ["styles/lobby.css"])
FILE = Screen(["table/file_screen.js"], ["styles/table.css"])
TABLE = Screen(["table/screen.js"], ["styles/table.css"])


def rules_of(game: str) -> Screen:
    """The screen with the rules of a game."""
    return Screen(["learn/screen.js", f"learn/pictures/{game}.js"], ["styles/learn.css"])


def table_of(game: str, name: str) -> Screen:
    """The screen of a table, for somebody who may come to it."""
    view = f"/api/tables/{name}"
    return Screen(
        [*TABLE.modules, f"games/{game}/game.js"],
        [*TABLE.styles, f"styles/{game}.css"],
        [view, f"{view}/events?since=0"],
    )


class Document:
    """Writes the document for one edition of the page's files."""

    def __init__(self, folder: Path, edition: str) -> None:
        self.edition = edition
        self._folder, self._base = folder, f"/e/{edition}/"
        self._text = (folder / "index.html").read_text(encoding="utf-8")
        self._imports: dict[str, list[str]] = {}

    def write(self, screen: Screen, language: str) -> str:
        """The document of a screen, in the language its reader will want."""
        head = "\n".join(self._links(screen, language))
        text = OWN_LINK.sub(rf'\1="{self._base}', self._text)
        return text.replace("</head>", f"{head}\n</head>", 1)

    def _links(self, screen: Screen, language: str) -> Iterator[str]:
        for name in screen.styles:
            yield f'<link rel="preload" as="style" href="{self._base}{name}">'
        for address in (f"{self._base}words/{language}.ftl", f"{self._base}{PIECES}", *screen.data):
            yield f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">'
        for name in self.modules([START, *screen.modules]):
            yield f'<link rel="modulepreload" href="{self._base}{name}">'

    def modules(self, first: Sequence[str]) -> list[str]:
        """Some modules and all they import, those first that are needed first."""
        found: dict[str, None] = {}
        waiting = list(first)
        while waiting:
            name = waiting.pop(0)
            if name not in found and (self._folder / name).is_file():
                found[name] = None
                waiting += self._imported(name)
        return list(found)

    def _imported(self, name: str) -> list[str]:
        if name not in self._imports:
            text = (self._folder / name).read_text(encoding="utf-8")
            here = PurePosixPath(name).parent
            self._imports[name] = [joined(here, each) for each in IMPORT.findall(text)]
        return self._imports[name]


def joined(folder: PurePosixPath, relative: str) -> str:
    """Where a relative address leads."""
    parts = list(folder.parts)
    for part in relative.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)
