"""The page's modules: who imports whom, and which are sent together.

The page is written as many small files. To ask for each of them takes longer than to read them, so the first
module of a screen, or of what a game gives to one, its door, brings along what only it needs, and
`app/main.js` what several need; what only doors of one game share comes with its card, or by itself. A module
keeps its address and stays one: where it comes with another, its address leads there. Workers share nothing
with the page and bring along everything.
"""

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping
from graphlib import TopologicalSorter
from typing import NamedTuple

START = "app/main.js"
DOOR = re.compile(
    r"(?:app/main|(?:lobby|table|learn)/screen|engine/thinker|games/\w+/(?:card|game|learn))\.js"
)
CARD = re.compile(
    r"games/\w+/card\.js"
)  # small, and in every first visit: it brings what others share with it
WORKER = re.compile(r"\w+/worker\.js")  # the first module of a program beside the page
COMPILED_ON_ARRIVAL = "//# allFunctionsCalledOnLoad"
"""Lets V8 compile all functions beside the page's thread while a file arrives, not one by one when called."""
COMMENT = re.compile(r"/\*\*(?:(?!\*/|@license).)*\*/|^[ \t]*//[^\n]*|//# [^\n]*", re.DOTALL | re.MULTILINE)
INDENT = re.compile(r"^\s+", re.MULTILINE)  # in templates too: there it means no more than a line break
IMPORT = re.compile(r'(?<![^\s;])import\s*\{([^}]*)\}\s*from\s*"(\.[^"]+)";?')
PASSED_ON = re.compile(r'(?<![^\s;])export\s*\{([^}]*)\}\s*from\s*"(\.[^"]+)";?')
LISTED = re.compile(r"(?<![^\s;}])export\s*\{([^}]*)\};?")
DEFAULT = re.compile(r"^export default ", re.MULTILINE)
DECLARED = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const) (\w+))", re.MULTILINE)


class Module(NamedTuple):
    """A module taken apart, so that it can stand in a function."""

    imports: list[str]
    body: str
    exports: dict[str, str]
    """What others call something, and what it is here."""


class Modules:
    """All modules of the page, by their names."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._modules = {name: taken_apart(name, text) for name, text in sources.items()}
        self._homes = self._find_homes()
        self._parts = {home: self._part(home) for home in dict.fromkeys(self._homes.values())}

    def __contains__(self, name: str) -> bool:
        return name in self._modules

    def requested(self, first: Iterable[str]) -> list[str]:
        """What a browser asks for that wants some modules."""
        found = [name for name in first if name in self]
        for name in found:
            found += [each for each in self._beside(name) if each not in found]
        return found

    def text(self, name: str) -> str:
        """What is sent for a module."""
        if WORKER.fullmatch(name):
            return self._whole(name)
        lines = [COMPILED_ON_ARRIVAL] if DOOR.fullmatch(name) else []
        lines += ["export const modules = {};"] if name == START else []
        for other in self._beside(name):
            taken = "{ modules } from " if other == START else ""
            lines.append(f'import {taken}"{relative(other, name)}";')
        lines += [wrapped(each, self._modules[each]) for each in self._parts.get(name, [])]
        return "\n".join([*lines, *handed_out(name, self._modules[name])])

    def _whole(self, name: str) -> str:
        """A worker with all that it needs: nothing of the page is there."""
        needs = {each: self._imports(each) for each in self._reached(name)}
        parts = (wrapped(each, self._modules[each]) for each in TopologicalSorter(needs).static_order())
        return "\n".join(["const modules = {};", *parts])

    def _beside(self, name: str) -> list[str]:
        """The files that the file of a module needs."""
        if WORKER.fullmatch(name):
            return []
        if name not in self._parts:
            homes = [START, self._homes[name]]
        else:
            homes = [START, *(self._homes[each] for one in self._parts[name] for each in self._imports(one))]
        return [home for home in dict.fromkeys(homes) if home != name and home in self]

    def _find_homes(self) -> dict[str, str]:
        """With what each comes: a door, `START` or itself; what no door leads to comes by itself."""
        takers: dict[str, list[str]] = {}
        for door in filter(DOOR.fullmatch, self._modules):
            for name in self._reached(door):
                takers.setdefault(name, []).append(door)
        homes = {name: home(name, doors) for name, doors in takers.items()}
        for name in self._modules.keys() - takers.keys():
            for each in self._imports(name):
                if is_elsewhere(name, each, homes.get(each, each)):
                    homes |= dict.fromkeys(self._reached(each), START)
        return {name: homes.get(name, name) for name in self._modules}

    def _part(self, home: str) -> list[str]:
        """What comes together, each module after those that it needs."""
        mine = [name for name, other in self._homes.items() if other == home]
        needs = {name: [each for each in self._imports(name) if each in mine] for name in mine}
        needs[home] = [name for name in mine if name != home]
        return list(TopologicalSorter(needs).static_order())

    def _reached(self, door: str) -> list[str]:
        found = [door]
        for name in found:
            found += [each for each in self._imports(name) if each not in found]
        return found

    def _imports(self, name: str) -> list[str]:
        return [each for each in dict.fromkeys(self._modules[name].imports) if each in self]


def home(name: str, doors: list[str]) -> str:
    """The file that a module comes in to which these doors lead."""
    if len(doors) == 1:
        return doors[0]
    if len({posixpath.dirname(door) for door in doors}) > 1:
        return START
    return next(filter(CARD.fullmatch, doors), name)


def is_elsewhere(taker: str, name: str, door: str) -> bool:
    """Whether a door would be opened only for a module that is neither its own nor its neighbour's."""
    return door not in {name, START} and posixpath.dirname(door) not in {
        *map(posixpath.dirname, (taker, name))
    }


def taken_apart(name: str, text: str) -> Module:
    """A module without comments and indentation, its imports taken from the table of all modules."""
    imports: list[str] = []
    exports: dict[str, str] = {}

    def source(address: str) -> str:
        imports.append(posixpath.normpath(posixpath.join(posixpath.dirname(name), address)))
        return place(imports[-1])

    def take(found: re.Match[str]) -> str:
        names = ", ".join(renamed(theirs, mine) for theirs, mine in pairs(found[1]))
        return f"const {{ {names} }} = {source(found[2])};"

    def pass_on(found: re.Match[str]) -> str:
        taken = source(found[2])
        exports.update({outer: f"{taken}.{inner}" for inner, outer in pairs(found[1])})
        return ""

    def listed(found: re.Match[str]) -> str:
        exports.update({outer: inner for inner, outer in pairs(found[1])})
        return ""

    def default(_found: re.Match[str]) -> str:
        exports["default"] = "standard"
        return "const standard = "

    def declare(found: re.Match[str]) -> str:
        exports[found[1]] = found[1]
        return ""

    text = INDENT.sub("", COMMENT.sub("", text))
    changes = (
        (IMPORT, take),
        (PASSED_ON, pass_on),
        (LISTED, listed),
        (DEFAULT, default),
        (DECLARED, declare),
    )
    for pattern, change in changes:
        text = pattern.sub(change, text)
    return Module(imports, text, exports)


def pairs(names: str) -> Iterator[tuple[str, str]]:
    """Of a list like `a, b as c`, what each is called before and after."""
    for each in filter(None, map(str.strip, names.split(","))):
        before, _, after = each.partition(" as ")
        yield before, after or before


def renamed(outer: str, inner: str) -> str:
    """One entry of an object, or of a pattern for it."""
    return outer if outer == inner else f"{outer}: {inner}"


def wrapped(name: str, module: Module) -> str:
    """A module as an entry of the table of all modules."""
    exports = ", ".join(renamed(outer, inner) for outer, inner in module.exports.items())
    return f"{place(name)} = (() => {{\n{module.body}\nreturn {{ {exports} }};\n}})();"


def handed_out(name: str, module: Module) -> Iterator[str]:
    """What a module exports, from the table of all modules."""
    names = ", ".join(each for each in module.exports if each != "default")
    if names:
        yield f"export const {{ {names} }} = {place(name)};"
    if "default" in module.exports:
        yield f"export default {place(name)}.default;"


def place(name: str) -> str:
    """Where a module is in the table of all modules."""
    return f'modules["{name}"]'


def relative(name: str, here: str) -> str:
    """The address of a module in another."""
    found = posixpath.relpath(name, posixpath.dirname(here))
    return found if found.startswith(".") else f"./{found}"
