"""The arena: many games between bots, several at a time in processes of their own."""

import os
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import ExitStack, suppress
from queue import SimpleQueue
from typing import Any

import msgspec

from samedi.bots.ladder import check, level_of
from samedi.bots.line_protocol import DECISION_S, PREFIX, arguments
from samedi.bots.match import Note, Played, PlayGame
from samedi.bots.schedule import Fixture, schedule
from samedi.bots.standings import Pair, Standing, pairs, standings
from samedi.bots.thinking import Thinker
from samedi.core.compiled.client import WorkerClient, WorkerLost
from samedi.core.compiled.protocol import Failed
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import Position

GOODBYE_S = 2.0  # for a process to end by itself
MOST_JOBS = 256


class BadArena(SamediError):
    """An arena that cannot be held."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides what is played, but not how much of it."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    seconds: float


class Summary(msgspec.Struct, frozen=True):
    """What an arena tells in the end."""

    game: str
    options: dict[str, Any]
    games: int
    bots: list[Standing]
    pairs: list[Pair]


class Arena:
    """Games between bots on one table.

    >>> from samedi.games import game
    >>> arena = Arena(game("chevalier_noir"), {"players": 2, "board": "short"}, ["greedy", "random"])
    >>> notes = [played.note for played in arena.play(arena.fixtures(2), jobs=1)]
    >>> arena.summary(notes).games
    2
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        bots: Sequence[str],
        seed: int = 0,
        seconds: float = DECISION_S,
    ) -> None:
        self._game, self._options = game, dict(options)
        position = Position(game, options)
        for spec in bots:
            check_spec(spec)
        if len(set(bots)) < len(bots):
            raise BadArena(Message("arena-bot-twice"))
        if len(bots) < min(2, position.seats):
            raise BadArena(Message("arena-too-few"))
        if seconds <= 0:
            raise BadArena(Message("arena-no-time"))
        self.terms = Terms(
            game=game.name,
            rules=game.version,
            options=msgspec.json.decode(msgspec.json.encode(position.options)),
            bots=[*bots],
            seed=seed,
            seconds=seconds,
        )

    def fixtures(self, games: int) -> list[Fixture]:
        """The first so many games; a longer arena begins with those of a shorter one."""
        return schedule(self._game, self._options, self.terms.bots, games)

    def play(self, fixtures: Sequence[Fixture], jobs: int | None = None) -> Iterator[Played]:
        """Play games, so many at a time, and give each as soon as it is over."""
        if not fixtures:
            return
        self._compile()
        count = min(jobs or os.cpu_count() or 1, len(fixtures), MOST_JOBS)
        with ExitStack() as stack:
            hands = Hands(self._game, count)
            pool = stack.enter_context(ThreadPoolExecutor(count))
            stack.callback(hands.close)  # first, so that the pool's threads end
            asked = [PlayGame(fixture, self.terms.seed, self.terms.seconds) for fixture in fixtures]
            futures = [pool.submit(hands.play, each) for each in asked]
            stack.callback(lambda: [future.cancel() for future in futures])
            for future in as_completed(futures):
                yield _result(future)

    def _compile(self) -> None:
        """Compile the search once, before many processes want it at the same time."""
        if any(not spec.startswith(PREFIX) and level_of(spec) for spec in self.terms.bots):
            position = Position(self._game, self._options)
            with Thinker(self._game) as thinker, suppress(WorkerLost):  # whoever searches will fail by itself
                thinker.think(position.hidden(0), 0, 0, simulations=1)

    def summary(self, notes: Sequence[Note]) -> Summary:
        """What the games say about the bots."""
        bots, outcomes = self.terms.bots, [note.outcome() for note in notes]
        return Summary(
            self.terms.game, self.terms.options, len(notes), standings(bots, outcomes), pairs(bots, outcomes)
        )


def _result(future: Future[Played]) -> Played:
    try:
        return future.result()
    except WorkerLost as error:
        raise BadArena(Message("arena-process-lost", {"error": str(error)})) from None


def check_spec(spec: str) -> None:
    """Refuse a bot that does not exist."""
    if spec.startswith(PREFIX):
        arguments(spec.removeprefix(PREFIX))
    else:
        check(spec)


class Hand(WorkerClient):
    """A process that plays games."""

    module = "samedi.bots.arena_worker"
    answers = Played | Failed

    def kill(self) -> None:
        """End the process; it may first end the programs it has started."""
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_S)
        super().kill()


class Hands:
    """So many processes, each taken by whoever has a game to be played."""

    def __init__(self, game: Game[Any], count: int) -> None:
        self._game = game
        self._free: SimpleQueue[Hand] = SimpleQueue()
        self._all: list[Hand] = []
        self._lock = threading.Lock()
        self._is_open = True
        for _ in range(count):
            self._free.put(self._new())

    def play(self, asked: PlayGame) -> Played:
        """Have a game played; should the process die, another one tries again."""
        hand = self._free.get()
        try:
            return hand.ask(asked, Played)
        except WorkerLost:
            hand.kill()
            hand = self._new()
            return hand.ask(asked, Played)
        finally:
            self._free.put(hand)

    def _new(self) -> Hand:
        with self._lock:
            if not self._is_open:
                raise WorkerLost("the arena is closed")
            self._all.append(Hand(self._game))
            return self._all[-1]

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        with self._lock:
            self._is_open = False
            for hand in self._all:
                hand.kill()
