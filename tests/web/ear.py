"""What somebody hears who does not see the page: its accessibility tree, by roles and names alone."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Locator, Page

LINE = re.compile(r"^(\s*)- '?(\w+)(?: \"((?:[^\"\\]|\\.)*)\")?((?: \[[^\]]*\])*)'?(?:: ?(.*))?$")


class Heard(NamedTuple):
    """One thing of the tree: how deep it lies, what it is, what it is called and what is said of it."""

    depth: int
    role: str
    name: str
    state: str


def listen(place: Locator) -> list[Heard]:
    """Everything a place of the page says, in order."""
    return [heard for line in place.aria_snapshot().splitlines() for heard in read(line)]


def read(line: str) -> Iterator[Heard]:
    """A line of the tree."""
    if found := LINE.match(line):
        indent, role, name, state, text = found.groups()
        said = name if name is not None else (text or "").strip("'\"")
        yield Heard(len(indent) // 2, role, said.replace('\\"', '"'), state or "")


def tables(page: Page) -> list[dict[tuple[str, str], str]]:
    """The tables of the board, cell by cell under the names of their rows and columns."""
    found: list[dict[tuple[str, str], str]] = []
    columns: list[str] = []
    row, at = "", 0
    for heard in listen(page.get_by_role("region", name=BOARD, exact=True)):
        match heard.role:
            case "table":
                found.append({})
                columns = []
            case "columnheader":
                columns.append(heard.name)
            case "rowheader":
                row, at = heard.name, 0
            case "cell" if columns:
                found[-1][row, columns[at]] = heard.name
                at += 1
    return found


def lists(page: Page) -> list[str]:
    """The lists of the board, line by line."""
    board = listen(page.get_by_role("region", name=BOARD, exact=True))
    return [heard.name for heard in board if heard.role == "listitem"]


BOARD = re.compile("^(Board|Plateau|Brett)$")
