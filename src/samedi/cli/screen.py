"""What the terminal shows: boards in colour, choices, sentences."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

from samedi.core.actions import Action
from samedi.core.game import Drawing
from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.words import say

MOST_NUMBERED = 20  # choices; more of them are listed by their notation
STYLES = {  # by the names that drawings use
    "north": "bright_blue",
    "north-gate": "black on bright_blue",
    "north-pawn": "bold bright_white on blue",
    "east": "bright_red",
    "east-gate": "black on bright_red",
    "east-pawn": "bold bright_white on red",
    "south": "bright_green",
    "south-gate": "black on bright_green",
    "south-pawn": "bold bright_white on rgb(0,95,0)",
    "west": "bright_yellow",
    "west-gate": "black on bright_yellow",
    "west-pawn": "bold black on yellow",
    "cell": "dim",
    "knight": "bold bright_white on black",
    "arrivee": "bold",
    "red-line": "bright_red",
    "red-demon": "bold bright_white on red",
    "blue-line": "bright_blue",
    "blue-demon": "bold bright_white on blue",
    "green-line": "bright_green",
    "green-demon": "bold bright_white on rgb(0,95,0)",
    "yellow-line": "bright_yellow",
    "yellow-demon": "bold black on yellow",
    "ghost": "bold black on bright_white",
    "crossing": "bold",
    "field": "bold bright_cyan",
    "corner": "dim",
    "choice": "bold cyan",
    "task": "bold",
    "error": "bold red",
    "quiet": "dim",
}


class Screen:
    """The terminal, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._console = Console(theme=Theme(STYLES), highlight=False)

    def say(self, code: str, params: Params | None = None, style: str = "") -> None:
        """Print a sentence."""
        self.print(say(self.language, code, params), style)

    def tell(self, message: Message, style: str = "") -> None:
        """Print a message of the engine."""
        self.print(message.say(self.language), style)

    def error(self, message: Message) -> None:
        """Print what was wrong."""
        self.tell(message, "error")

    def print(self, text: str, style: str = "") -> None:
        """Print words as they are."""
        self._console.print(Text(text, style=style))

    def markdown(self, text: str) -> None:
        """Print formatted text."""
        from rich.markdown import Markdown  # noqa: PLC0415 - rarely needed

        self._console.print(Markdown(text))

    def clear(self) -> None:
        """Make everything shown so far go away."""
        self._console.clear()
        self.print("\n" * self._console.height)

    def ask(self, prompt: str) -> str:
        """Read a line; the end of the input raises EOFError."""
        return self._console.input(Text(f"{prompt} ", style="choice")).strip()

    def draw(self, drawing: Drawing) -> None:
        """Print a board."""
        for row in drawing:
            self._console.print(Text.assemble(*row), no_wrap=True, crop=False, overflow="ignore")

    def menu(self, title: str, entries: Sequence[str], usual: int = 0) -> int:
        """Ask for one of several entries; whoever just goes on gets the usual one."""
        self.say(title, style="task")
        for number, entry in enumerate(entries, start=1):
            self._console.print(Text.assemble((f"{number:3}) ", "choice"), entry))
        while True:
            answer = self.ask(say(self.language, "play-choose-number")) or str(usual + 1)
            if answer.isdecimal() and 1 <= int(answer) <= len(entries):
                return int(answer) - 1
            self.say("play-not-a-number", {"count": len(entries)}, "error")

    def choices(self, position: Position) -> dict[str, Action]:
        """Show what may be done and return it by what to type."""
        legal = list(position.legal)
        cells = by_cell(legal)
        if cells:
            self.say("play-cells", {"cells": ranges(sorted(int(cell) for cell in cells))})
            return cells
        if len(legal) > MOST_NUMBERED:
            return self._notations(position, legal)
        for number, action in enumerate(legal, start=1):
            words = position.describe(action).say(self.language)
            notation = position.notation(action)
            line = Text.assemble((f"{number:3}) ", "choice"), words, (f"  [{notation}]", "quiet"))
            self._console.print(line)
        return {str(number): action for number, action in enumerate(legal, start=1)}

    def _notations(self, position: Position, legal: Sequence[Action]) -> dict[str, Action]:
        """Show many actions in short: of each group one in words, then the notations of the others."""
        for _, alike in groupby(legal, key=family):
            first, *others = alike
            what = position.describe(first).say(self.language)
            likewise = say(self.language, "play-likewise", {"count": len(others), "what": what})
            self._console.print(Text.assemble((f"  {position.notation(first)}", "choice"), f"  {likewise}"))
            if others:
                texts = "  ".join(position.notation(action) for action in others)
                self._console.print(Padding(Text(texts, "choice"), (0, 0, 0, 6)))
        self.say("play-notations", style="quiet")
        return {position.notation(action): action for action in legal}


def family(action: Action) -> tuple[type[Action], str]:
    """What actions listed together have in common: their kind, and the name that comes first in them."""
    first = next((getattr(action, name) for name in action.__struct_fields__), "")
    return type(action), first if isinstance(first, str) else ""


def by_cell(legal: Sequence[Action]) -> dict[str, Action]:
    """The actions by their number if they differ in one number only, else nothing."""
    kinds = {type(action) for action in legal}
    names = legal[0].__struct_fields__
    if len(kinds) != 1 or len(names) != 1 or not isinstance(getattr(legal[0], names[0]), int):
        return {}
    return {str(getattr(action, names[0])): action for action in legal}


def ranges(numbers: Sequence[int]) -> str:
    """Sorted numbers, runs written as first-last."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ", ".join("-".join(map(str, run)) for run in runs)
