"""The ladder: bots by name, from one that plays anything to the strongest the machine allows."""

import re
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Protocol, Self

from msgspec.structs import replace

from samedi.bots.level import MOODS, REPLY, Level
from samedi.bots.protocol import GetReady, Search, Searched
from samedi.bots.searching import SearchWorker
from samedi.bots.simple import BOTS, Bot
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import buffer
from samedi.core.rng import Rng, below
from samedi.words import typed

NAMES = ("zaz", "pica", "tilo", "nino", "odette", "basile", "isgrim", "athena")
"""The levels for people, the weakest first. Their words are `bot-<name>`, `-level` and `-about`."""
FORMER = (
    Level("beginner", 150, (REPLY,), is_beginner=True, lapses=25, has_foresight=False),
    Level("regular", 400, has_foresight=False),
    Level("expert", 1300, has_foresight=False),
    Level("master", 5000),
)
"""Levels of earlier times: old tables have them, and commands know them."""
LEVELS = (*FORMER, *(Level(name, rung=rung) for rung, name in enumerate(NAMES)))
KNOWN = (*NAMES, *BOTS, *(level.name for level in FORMER))
STAND_IN, WEAK_STAND_IN = "greedy", "random"
"""The simple bots that move for one that searches, when its worker has no answer."""
WEAK = 2  # so many levels are nearer to chance
FREE = re.compile(  # how it searches, simulations, temperature, mistakes or weights: to compare searches
    r"(?:search:|(?P<flat>flat:)|(?P<judged>judged:))(?P<simulations>[1-9][0-9]{0,6})"
    r"(?:~(?P<temperature>[1-9][0-9]{0,4}))?"
    r"(?(judged)(?:@(?P<weights>.+))?|(?P<mistakes>(?:-[a-z]+)*))"
)


class UnknownBot(SamediError):
    """No bot has this name."""


class Player(Protocol):
    """Somebody who chooses actions for a seat, knowing only what the seat may know."""

    def prepare(self) -> None:
        """Get ready for the first decision, however long that takes."""

    def choose(self, hidden: Any, seat: int, rng: Rng, mood: float | None = None) -> int:
        """The number of an action that is legal in the state, which is hidden for the seat.

        A mood, from good (0) to bad (1), is that of a turn; without one every decision has its own.
        """

    def close(self) -> None:
        """End what the player needs."""


class SimplePlayer:
    """A bot that runs in this process."""

    def __init__(self, game: Game[Any], bot: Bot) -> None:
        self._game, self._bot = game, bot

    def prepare(self) -> None:
        """Nothing to do."""

    def choose(self, hidden: Any, seat: int, rng: Rng, _mood: float | None = None) -> int:
        """The bot's choice."""
        return self._bot(self._game, hidden, seat, rng)

    def close(self) -> None:
        """Nothing to end."""


class Searcher(Protocol):
    """Somebody who searches: a worker process, or this one."""

    def search(self, request: Search | GetReady) -> Searched:
        """What a search finds."""

    def close(self) -> None:
        """End what it needs."""


class SearchPlayer:
    """A bot that searches, up to a number of seconds if there is a limit."""

    def __init__(
        self, game: Game[Any], level: Level, searcher: Searcher, seconds: float | None = None
    ) -> None:
        self._game, self._level, self._searcher, self._seconds = game, level, searcher, seconds

    def prepare(self) -> None:
        """Load the search, or compile it."""
        self._searcher.search(GetReady(self._game.home))

    def choose(self, hidden: Any, seat: int, rng: Rng, mood: float | None = None) -> int:
        """What the level does of what it finds; what is forced needs no thought."""
        out = buffer(len(self._game.actions))
        request = self._level.search(self._game, hidden, seat, rng, self._seconds)
        mood = below(rng, MOODS) / MOODS if mood is None else mood
        if self._game.rules.legal(hidden, out) == 1:
            return int(out[0])
        found = self._searcher.search(request).variations
        return self._level.choice(self._game, hidden, found, mood) if found else int(out[0])

    def close(self) -> None:
        """End the searcher."""
        self._searcher.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()


def check(name: str) -> None:
    """Refuse a name that no bot has, on the ladder or beside it."""
    if name not in KNOWN and not FREE.fullmatch(name):
        raise _unknown("unknown-bot-of-any-kind", name, (*NAMES, *BOTS))


def check_named(name: str) -> None:
    """Refuse a name that nobody on the ladder has or had."""
    if name not in KNOWN:
        raise _unknown("unknown-bot", name, NAMES)


def _unknown(code: str, name: str, allowed: Sequence[str]) -> UnknownBot:
    return UnknownBot(Message(code, {"name": typed(name[:40]), "allowed": ", ".join(allowed)}))


def level_of(name: str) -> Level | None:
    """The level of a bot that searches, also `search:300-marker`, `flat:9` or `judged:9~50`; else none."""
    check(name)
    free = FREE.fullmatch(name)
    if free is None:
        return next((level for level in LEVELS if level.name == name), None)
    return Level(
        name,
        int(free["simulations"]),
        tuple((free["mistakes"] or "").split("-")[1:]),
        is_flat=free["flat"] is not None,
        is_judged=free["judged"] is not None,
        weights=free["weights"],
        temperature=int(free["temperature"] or 0),
    )


def stand_in(level: Level) -> str:
    """The simple bot that moves for one that searches, when its worker has no answer."""
    return STAND_IN if level.rung is None or level.rung >= WEAK else WEAK_STAND_IN


def player(
    name: str,
    game: Game[Any],
    seconds: float | None = None,
    searcher: Searcher | None = None,
    simulations: int | None = None,
) -> Player:
    """The bot with this name; one that searches keeps to a number of seconds, or has other simulations."""
    level = level_of(name)
    if level is None:
        return SimplePlayer(game, BOTS[name])
    if simulations is not None:
        level = replace(level, override=simulations)
    return SearchPlayer(game, level, searcher or SearchWorker(), seconds)
