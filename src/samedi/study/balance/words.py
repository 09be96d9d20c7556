"""How findings are said: names of tables, of questions and answers, figures with their intervals."""

import math
from collections.abc import Callable
from typing import Any

from samedi.core.game import Game
from samedi.core.message import Params
from samedi.study.balance.estimates import Estimate
from samedi.words import knows, say

DASH = "\N{EN DASH}"


class Words:
    """The words of one report, in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._game, self.language = game, language

    def __call__(self, code: str, params: Params | None = None) -> str:
        """A sentence of the lab."""
        return say(self.language, f"study-{code}", params)

    @property
    def title(self) -> str:
        """The name of the game."""
        return say(self.language, f"{self._game.words}-title")

    def table(self, name: str) -> str:
        """What a table is called."""
        for code in (f"{self._game.words}-balance-{name}", f"{self._game.words}-table-{name}"):
            if knows(self.language, code):
                return say(self.language, code)
        return name

    def question(self, name: str) -> str:
        """What is asked."""
        code = f"study-by-{name}"
        known = code if knows(self.language, code) else f"{self._game.words}-balance-by-{name}"
        return say(self.language, known)

    def answer(self, codes: list[str]) -> str:
        """Who or what has an edge."""
        said = [say(self.language, code) if knows(self.language, code) else code for code in codes]
        return f" {DASH} ".join(said)


def number(each: Estimate, digits: int = 0) -> tuple[str, str]:
    """A figure and its interval."""
    doubt = "" if each.high == math.inf else f"{each.low:.{digits}f}{DASH}{each.high:.{digits}f}"
    return f"{each.value:.{digits}f}", doubt


def percent(each: Estimate) -> tuple[str, str]:
    """A share and its interval."""
    return f"{100 * each.value:.0f} %", f"{100 * each.low:.0f}{DASH}{100 * each.high:.0f} %"


def correlation(each: Estimate) -> tuple[str, str]:
    """A share that may be below nothing; of one that may be anything at all, nothing is said."""
    return (DASH, "") if (each.low, each.high) == (-1, 1) else percent(each)


COLUMNS: dict[str, Callable[[Estimate], tuple[str, str]]] = {
    "decisions": number,
    "minutes": number,
    "branching": lambda each: number(each, 1),
    "changes": lambda each: number(each, 1),
    "settled": percent,
    "luck": correlation,
    "drawn": percent,
    "shared": percent,
}
"""The figures of a table, and how each is written."""
