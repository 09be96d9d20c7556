"""The ladder: bots by name, from one that plays anything to the strongest the machine allows."""

import re
from types import TracebackType
from typing import Any, Protocol, Self

import msgspec

from samedi.bots.protocol import GetReady, Search, Searched
from samedi.bots.searching import SearchWorker
from samedi.bots.simple import BOTS, Bot
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import buffer
from samedi.core.record import to_bytes
from samedi.core.rng import Rng, below
from samedi.words import typed


class Level(msgspec.Struct, frozen=True):
    """A rung: how many simulations a decision gets, and what is not thought of.

    Its words are `bot-<name>` and `bot-<name>-about`.
    """

    name: str
    simulations: int
    mistakes: tuple[str, ...] = ()
    """REPLY, and of what a game `knows` that which is overlooked,"""
    is_beginner: bool = False
    """with all that a game says beginners overlook,"""
    lapses: int = 100
    """in how many decisions of a hundred."""
    has_foresight: bool = True
    """Whether it ever thinks of what a game calls foresight."""
    is_judged: bool = False
    """Whether it trusts what a game has learnt, where it has;"""
    weights: str | None = None
    """or the weights of this file."""

    def slips(self, game: Game[Any], drawn: int) -> tuple[str, ...]:
        """What is not thought of in a decision for which chance drew this number below 100."""
        unaware = () if self.has_foresight else game.foresight
        if drawn >= self.lapses:
            return unaware
        return unaware + self.mistakes + (game.beginners_overlook if self.is_beginner else ())

    def search(
        self, game: Game[Any], hidden: Any, seat: int, rng: Rng, seconds: float | None = None
    ) -> Search:
        """What it asks a worker."""
        seed, slips = below(rng, SEEDS), self.slips(game, below(rng, 100))
        return Search(
            home=game.home,
            state=to_bytes(hidden),
            seat=seat,
            seed=seed,
            simulations=self.simulations,
            seconds=seconds,
            sees_replies=REPLY not in slips,
            overlooked=game.overlooked(slips),
            is_judged=self.is_judged,
            weights=self.weights,
        )


REPLY = "reply"  # not to look at what the others will do: a mistake to be made in every game
LEVELS = (
    Level("beginner", 150, (REPLY,), is_beginner=True, lapses=25, has_foresight=False),
    Level("regular", 400, has_foresight=False),
    Level("expert", 1300, has_foresight=False),
    Level("master", 5000),
)
STAND_IN = "greedy"
"""The simple bot that moves for one that searches, when its worker has no answer."""
NAMES = (*BOTS, *(level.name for level in LEVELS))
FREE = re.compile(r"search:([1-9][0-9]{0,6})((?:-[a-z]+)*)")  # simulations and mistakes, to compare searches
JUDGED = re.compile(r"judged:([1-9][0-9]{0,6})(?:@(.+))?")  # simulations and weights, to compare nets
SEEDS = 1 << 31


class UnknownBot(SamediError):
    """No bot has this name."""


class Player(Protocol):
    """Somebody who chooses actions for a seat, knowing only what the seat may know."""

    def prepare(self) -> None:
        """Get ready for the first decision, however long that takes."""

    def choose(self, hidden: Any, seat: int, rng: Rng) -> int:
        """The number of an action that is legal in the state, which is hidden for the seat."""

    def close(self) -> None:
        """End what the player needs."""


class SimplePlayer:
    """A bot that runs in this process."""

    def __init__(self, game: Game[Any], bot: Bot) -> None:
        self._game, self._bot = game, bot

    def prepare(self) -> None:
        """Nothing to do."""

    def choose(self, hidden: Any, seat: int, rng: Rng) -> int:
        """The bot's choice."""
        return self._bot(self._game, hidden, seat, rng)

    def close(self) -> None:
        """Nothing to end."""


class SearchPlayer:
    """A bot that searches in a worker process, up to a number of seconds if there is a limit."""

    def __init__(
        self, game: Game[Any], level: Level, worker: SearchWorker, seconds: float | None = None
    ) -> None:
        self._game, self._level, self._worker, self._seconds = game, level, worker, seconds

    def prepare(self) -> None:
        """Load the search, or compile it."""
        self._worker.ask(GetReady(self._game.home), Searched)

    def choose(self, hidden: Any, seat: int, rng: Rng) -> int:
        """What a search with the level's simulations visits most; what is forced needs no thought."""
        out = buffer(len(self._game.actions))
        request = self._level.search(self._game, hidden, seat, rng, self._seconds)
        if self._game.rules.legal(hidden, out) == 1:
            return int(out[0])
        found = self._worker.search(request).variations
        return found[0].action if found else int(out[0])

    def close(self) -> None:
        """End the worker."""
        self._worker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()


def check(name: str) -> None:
    """Refuse a name that no bot has."""
    if not FREE.fullmatch(name) and not JUDGED.fullmatch(name):
        check_named(name)


def check_named(name: str) -> None:
    """Refuse a name that nobody on the ladder has."""
    if name not in NAMES:
        raise UnknownBot(Message("unknown-bot", {"name": typed(name[:40]), "allowed": ", ".join(NAMES)}))


def level_of(name: str) -> Level | None:
    """The level of a searching bot, also `search:300-marker` or `judged:300`; none for a simple one."""
    check(name)
    free, judged = FREE.fullmatch(name), JUDGED.fullmatch(name)
    if free:
        return Level(name, int(free[1]), tuple(free[2].split("-")[1:]))
    if judged:
        return Level(name, int(judged[1]), is_judged=True, weights=judged[2])
    return next((level for level in LEVELS if level.name == name), None)


def player(name: str, game: Game[Any], seconds: float | None = None) -> Player:
    """The bot with this name; one that searches keeps to a number of seconds for a decision."""
    level = level_of(name)
    if level is None:
        return SimplePlayer(game, BOTS[name])
    return SearchPlayer(game, level, SearchWorker(), seconds)
