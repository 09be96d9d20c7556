"""The arena: many games between bots, on this machine or on a cluster."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from samedi.bots.equal_time import MeasureTimes, Timed, searches
from samedi.bots.games_here import MATCHES, match_worker, play_here
from samedi.bots.games_on_ray import Cluster, play_on_ray
from samedi.bots.ladder import check
from samedi.bots.line_protocol import DECISION_S, PREFIX, arguments
from samedi.bots.match import Note, PlayedGame, PlayGame
from samedi.bots.protocol import GetReady, Searched
from samedi.bots.schedule import Fixture, schedule
from samedi.bots.searching import SearchWorker
from samedi.bots.standings import Pair, Standing, pairs, standings
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.processes.protocol import WorkerFailed


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
    equal: list[Timed] = []
    """Bots whose simulations were chosen so that they think equally long."""


class ArenaSummary(msgspec.Struct, frozen=True):
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

    def equalise(self, kept: Sequence[Timed] = ()) -> None:
        """Let all bots that search think as long as the last; what was measured before counts."""
        bots = self.terms.bots
        if not bots or not searches(bots[-1]):
            raise BadArena(Message("arena-equal-last"))
        self.terms = msgspec.structs.replace(self.terms, equal=[*(kept or self._measured())])

    def _measured(self) -> list[Timed]:
        request = MeasureTimes(self.terms.bots, self.terms.options, self.terms.seed)
        with match_worker(self._game.home) as worker:
            try:
                return worker.ask(request, list[Timed])
            except WorkerFailed as error:
                raise BadArena(Message("arena-process-lost", {"error": str(error)})) from None

    def fixtures(self, games: int) -> list[Fixture]:
        """The first so many games; a longer arena begins with those of a shorter one."""
        return schedule(self._game, self._options, self.terms.bots, games)

    def play(
        self, fixtures: Sequence[Fixture], jobs: int | None = None, ray: str | None = None
    ) -> Iterator[PlayedGame]:
        """Play games, so many at a time, here or on a Ray cluster, and give each as soon as it is over."""
        if not fixtures:
            return
        simulations = {one.bot: one.simulations for one in self.terms.equal}
        requests = [
            PlayGame(fixture, self.terms.seed, self.terms.seconds, simulations) for fixture in fixtures
        ]
        try:
            if ray:
                yield from play_on_ray(self._game, MATCHES, requests, PlayedGame, Cluster(ray, jobs))
            else:
                self._compile()
                yield from play_here(self._game, requests, jobs)
        except WorkerFailed as error:
            raise BadArena(Message("arena-process-lost", {"error": str(error)})) from None

    def _compile(self) -> None:
        """Compile the search once, before many processes want it at the same time."""
        if any(map(searches, self.terms.bots)):
            with SearchWorker() as worker, suppress(WorkerFailed):  # whoever searches will fail by itself
                worker.ask(GetReady(self._game.home), Searched)

    def summary(self, notes: Sequence[Note]) -> ArenaSummary:
        """What the games say about the bots."""
        bots, outcomes = self.terms.bots, [note.outcome() for note in notes]
        return ArenaSummary(
            self.terms.game, self.terms.options, len(notes), standings(bots, outcomes), pairs(bots, outcomes)
        )


def check_spec(spec: str) -> None:
    """Refuse a bot that does not exist."""
    if spec.startswith(PREFIX):
        arguments(spec.removeprefix(PREFIX))
    else:
        check(spec)
