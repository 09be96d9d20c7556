"""The part of this program that plays in a browser without a server, as one file that Python reads there."""

import io
import re
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from samedi.core.puzzle import FILES as PUZZLES
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.words import LANGUAGES

FIRST = ("samedi.alone.house", "samedi.alone.compiling")
ROOT = "samedi"
IMPORT = re.compile(r"^[ \t]*(?:from ([\w.]+) import (\([^)]*\)|[^\n]*)|import ([\w.]+))", re.MULTILINE)
NAME = re.compile(r"\w+")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same program is the same file


@cache
def program() -> bytes:
    """All modules that a table on a device needs, packed."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for inside, path in sorted([*_sources(), *_practice(), *_words()]):
            info = zipfile.ZipInfo(inside, LONG_AGO)
            archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def _sources() -> Iterator[tuple[str, Path]]:
    """Modules as Python looks for them."""
    for name, path in modules().items():
        yield name.replace(".", "/") + ("/__init__.py" if path.name == "__init__.py" else ".py"), path


def _practice() -> Iterator[tuple[str, Path]]:
    """The puzzles, which lie beside the rules of their game."""
    for home in (game_named(name).home for name in NAMES):
        for puzzles in PUZZLES:
            path = file_of(home).with_name(puzzles)
            if path.is_file():
                yield f"{home.replace('.', '/')}/{puzzles}", path


def _words() -> Iterator[tuple[str, Path]]:
    """The words of games: what throws have in common is told if there are words for it."""
    for path in _homes()[ROOT].joinpath("words", LANGUAGES[0]).glob("*.ftl"):
        if path.stem in NAMES:
            yield f"{ROOT}/words/{LANGUAGES[0]}/{path.name}", path


@cache
def modules() -> dict[str, Path]:
    """The first module, those of all games, and all they import of this program, with their files."""
    found = {name: file_of(name) for name in [*FIRST, *_of_games()]}
    waiting = list(found)
    for name in waiting:
        for other in [*_parents(name), *_imports(found[name])]:
            if other not in found and _found(other):
                found[other] = file_of(other)
                waiting.append(other)
    return found


def file_of(name: str) -> Path:
    """Where a module lies."""
    found = _found(name)
    assert found is not None, name
    return found


@cache
def _found(name: str) -> Path | None:
    """The file of a module of this program or of a game from outside; a name in a module has none."""
    top, *parts = name.split(".")
    if top not in _homes():
        return None
    place = _homes()[top].joinpath(*parts)
    files = (place / "__init__.py", place.with_name(f"{place.name}.py"))
    return next(filter(Path.is_file, files), None)


@cache
def _homes() -> dict[str, Path]:
    """The packages of this program and of games from outside, with their folders."""
    return dict(_top(home) for home in (ROOT, *(game_named(each).home for each in NAMES)))


def _top(home: str) -> tuple[str, Path]:
    """The outermost package of a module, which may have no file of its own, and its folder."""
    folders = [*Path(str(import_module(home).__file__)).parents]
    return home.partition(".")[0], folders[home.count(".")]


def _of_games() -> Iterator[str]:
    """Games are found by name, and find their own parts."""
    for home in (game_named(name).home for name in NAMES):
        folder = file_of(home).parent
        for path in folder.rglob("*.py"):
            parts = path.relative_to(folder).with_suffix("").parts
            yield ".".join([home, *parts]).removesuffix(".__init__")


def _parents(name: str) -> Iterator[str]:
    parts = name.split(".")
    return (".".join(parts[:count]) for count in range(1, len(parts)))


def _imports(path: Path) -> Iterator[str]:
    for module, names, whole in IMPORT.findall(path.read_text(encoding="utf-8")):
        yield module or whole
        yield from (f"{module}.{name}" for name in NAME.findall(names) if module)
