"""What somebody hears who does not see the page: its accessibility tree, by roles and names alone."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

BOARD = re.compile("^(Board|Plateau|Brett)$")
LINE = re.compile(r"^(\s*)- '?(\w+)(?: \"((?:[^\"\\]|\\.)*)\")?((?: \[[^\]]*\])*)'?(?:: ?(.*))?$")


class Heard(NamedTuple):
    """One thing of the tree: how deep it lies, what it is, what it is called and what is said of it."""

    depth: int
    role: str
    name: str
    state: str


def listen(place: Locator, patience_ms: int = 10_000) -> list[Heard]:
    """Everything a place of the page says, in order; nothing where there is no such place."""
    try:
        tree = place.aria_snapshot(timeout=patience_ms)
    except PlaywrightTimeoutError:
        return []
    return [heard for line in tree.splitlines() for heard in read(line)]


def read(line: str) -> Iterator[Heard]:
    """A line of the tree."""
    if found := LINE.match(line):
        indent, role, name, state, text = found.groups()
        said = name if name is not None else (text or "").strip("'\"")
        yield Heard(len(indent) // 2, role, said.replace('\\"', '"'), state or "")


class Board(NamedTuple):
    """The board in words: its tables, cell by cell under the names of row and column, and its lists."""

    tables: list[dict[tuple[str, str], str]]
    lines: list[str]


def read_board(page: Page) -> Board:
    """What lies where."""
    board = Board([], [])
    columns: list[str] = []
    row, at = "", 0
    for heard in listen(page.get_by_role("region", name=BOARD)):
        match heard.role:
            case "table":
                board.tables.append({})
                columns = []
            case "columnheader":
                columns.append(heard.name)
            case "rowheader":
                row, at = heard.name, 0
            case "cell" if columns:
                board.tables[-1][row, columns[at]] = heard.name
                at += 1
            case "listitem":
                board.lines.append(heard.name)
    return board
