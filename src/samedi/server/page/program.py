"""The part of this program that plays in a browser without a server, as one file that Python reads there."""

import ast
import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from samedi.games import NAMES
from samedi.games import game as game_named

FIRST = ("samedi.alone.house", "samedi.alone.compiling")
ROOT = "samedi"
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same program is the same file


@cache
def program() -> bytes:
    """All modules that a table on a device needs, packed."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, path in sorted(modules().items()):
            inside = name.replace(".", "/") + ("/__init__.py" if path.name == "__init__.py" else ".py")
            info = zipfile.ZipInfo(inside, LONG_AGO)
            archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


@cache
def modules() -> dict[str, Path]:
    """The first module, those of all games, and all they import of this program, with their files."""
    found = {name: file_of(name) for name in [*FIRST, *_of_games()]}
    waiting = list(found)
    for name in waiting:
        for other in [*_parents(name), *_imports(name, found[name])]:
            if other not in found and _is_ours(other):
                found[other] = file_of(other)
                waiting.append(other)
    return found


def file_of(name: str) -> Path:
    """Where a module lies."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


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


def _imports(name: str, path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes(), name)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{each.name}" for each in node.names))


def _is_ours(name: str) -> bool:
    """Whether it is a module of this program or of a game from outside, and not a name in one."""
    homes = {game_named(each).home.partition(".")[0] for each in NAMES}
    if name.partition(".")[0] not in {ROOT, *homes}:
        return False
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # the parent is no package: a name in a module
        return False
