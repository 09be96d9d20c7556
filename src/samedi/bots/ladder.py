"""The ladder: bots by name, from one that plays anything to the strongest the machine allows."""

import re
from types import TracebackType
from typing import Any, Protocol, Self

import msgspec

from samedi.bots.protocol import Searched
from samedi.bots.simple import BOTS, FORESIGHT, Bot
from samedi.bots.thinking import Thinker
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import buffer
from samedi.core.rng import Rng, below


class Level(msgspec.Struct, frozen=True):
    """A rung: how many simulations a decision gets, and what is not thought of.

    Its words are `bot-<name>` and `bot-<name>-about`.
    """

    name: str
    simulations: int
    mistakes: tuple[str, ...] = ()
    """REPLY, and of what a game `knows` that which is overlooked,"""
    lapses: int = 100
    """in how many decisions of a hundred."""
    unaware: tuple[str, ...] = ()
    """What of that which a game `knows` is never thought of."""

    def slips(self, drawn: int) -> tuple[str, ...]:
        """What is not thought of in a decision for which chance drew this number below 100."""
        return self.unaware + (self.mistakes if drawn < self.lapses else ())


REPLY = "reply"  # not to look at what the others will do: a mistake to be made in every game
LEVELS = (
    Level("beginner", 150, (REPLY, "protection", "marker", "colours"), lapses=25, unaware=FORESIGHT),
    Level("regular", 400, unaware=FORESIGHT),
    Level("expert", 1300, unaware=FORESIGHT),
    Level("master", 5000),
)
NAMES = (*BOTS, *(level.name for level in LEVELS))
FREE = re.compile(r"search:([1-9][0-9]{0,6})((?:-[a-z]+)*)")  # simulations and mistakes, to compare searches
SEEDS = 1 << 31


class UnknownBot(SamediError):
    """No bot has this name."""


class Player(Protocol):
    """Somebody who chooses actions for a seat, knowing only what the seat may know."""

    def prepare(self, hidden: Any, seat: int) -> None:
        """Get ready for the first decision, however long that takes."""

    def choose(self, hidden: Any, seat: int, rng: Rng) -> int:
        """The number of an action that is legal in the state, which is hidden for the seat."""

    def close(self) -> None:
        """End what the player needs."""


class SimplePlayer:
    """A bot that runs in this process."""

    def __init__(self, game: Game[Any], bot: Bot) -> None:
        self._game, self._bot = game, bot

    def prepare(self, hidden: Any, seat: int) -> None:
        """Nothing to do."""

    def choose(self, hidden: Any, seat: int, rng: Rng) -> int:
        """The bot's choice."""
        return self._bot(self._game, hidden, seat, rng)

    def close(self) -> None:
        """Nothing to end."""


class SearchPlayer:
    """A bot that searches in a worker process, up to a number of seconds if there is a limit."""

    def __init__(self, game: Game[Any], level: Level, thinker: Thinker, seconds: float | None = None) -> None:
        self._game, self._level, self._thinker, self._seconds = game, level, thinker, seconds

    def prepare(self, hidden: Any, seat: int) -> None:
        """Load the search, or compile it."""
        self._think(hidden, seat, 0, 1, ())

    def choose(self, hidden: Any, seat: int, rng: Rng) -> int:
        """What a search with the level's simulations visits most; what is forced needs no thought."""
        out = buffer(len(self._game.actions))
        seed, slips = below(rng, SEEDS), self._level.slips(below(rng, 100))
        if self._game.rules.legal(hidden, out) == 1:
            return int(out[0])
        found = self._think(hidden, seat, seed, self._level.simulations, slips)
        return found.lines[0].action if found.lines else int(out[0])

    def _think(self, hidden: Any, seat: int, seed: int, simulations: int, slips: tuple[str, ...]) -> Searched:
        return self._thinker.think(
            hidden,
            seat,
            seed,
            simulations=simulations,
            seconds=self._seconds,
            sees_replies=REPLY not in slips,
            overlooked=self._game.overlooked(slips),
        )

    def close(self) -> None:
        """End the worker."""
        self._thinker.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()


def check(name: str) -> None:
    """Refuse a name that no bot has."""
    if name not in NAMES and not FREE.fullmatch(name):
        raise UnknownBot(Message("unknown-bot", {"name": name[:40], "allowed": ", ".join(NAMES)}))


def level_of(name: str) -> Level | None:
    """The level of a searching bot, also one such as `search:300-marker`; none for a simple one."""
    check(name)
    free = FREE.fullmatch(name)
    if free:
        return Level(name, int(free[1]), tuple(free[2].split("-")[1:]))
    return next((level for level in LEVELS if level.name == name), None)


def player(name: str, game: Game[Any], seconds: float | None = None) -> Player:
    """The bot with this name; one that searches keeps to a number of seconds for a decision."""
    level = level_of(name)
    if level is None:
        return SimplePlayer(game, BOTS[name])
    return SearchPlayer(game, level, Thinker(game), seconds)
