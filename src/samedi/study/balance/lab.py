"""The lab: which games are played, and where they are kept.

Games come in deals: one table, the same dice and draws for every seat, every line-up of the bots twice. What
differs between the two is only what the bots choose.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from samedi.bots.games_on_ray import Cluster, play_on_ray
from samedi.bots.ladder import check
from samedi.bots.schedule import line_ups
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.study.balance.played import Fixture, Played, balance_of
from samedi.study.kept import Kept
from samedi.study.side_by_side import answers
from samedi.words import typed

WORKER = "samedi.study.balance.worker"
TWINS = 2


class BadBalance(SamediError):
    """Something that cannot be examined."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what is played, but not how much of it."""

    game: str
    rules: int
    tables: list[str]
    bots: list[str]
    seed: int


class Lab:
    """The games of one examination."""

    def __init__(self, game: Game[Any], tables: Sequence[str], bots: Sequence[str], seed: int) -> None:
        self.game, known = game, balance_of(game).tables
        for spec in bots:
            check(spec)
        if not bots or len(set(bots)) < len(bots):
            raise BadBalance(Message("study-which-bots"))
        for table in tables:
            if table not in known:
                raise BadBalance(
                    Message("study-no-table", {"table": typed(table[:40]), "tables": ", ".join(known)})
                )
        names = [*dict.fromkeys(tables)] or [*known]
        self._tables = {name: known[name] for name in names}
        self.terms = Terms(game=game.name, rules=game.version, tables=names, bots=[*bots], seed=seed)

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """The first so many games; more games continue fewer."""
        number = 0
        for deal in range(games):
            name = self.terms.tables[deal % len(self._tables)]
            takes = self._tables[name]
            options = dict(takes[deal // len(self._tables) % len(takes)])
            for twin, seats in self._line_ups(options):
                if number == games:
                    return
                yield Fixture(
                    number=number,
                    deal=deal,
                    twin=twin,
                    table=name,
                    options=options,
                    seats=[*seats],
                    seed=self.terms.seed,
                )
                number += 1

    def _line_ups(self, options: dict[str, Any]) -> Iterator[tuple[int, tuple[str, ...]]]:
        players = int(self.game.resolve(options).seats)
        for twin, seats in enumerate(line_ups(self.terms.bots, players)):
            for _ in range(TWINS):
                yield twin, seats

    def kept(self, folder: Path) -> Kept[Played]:
        """The folder of these games."""
        return Kept(folder, self.terms, Played)

    def play(self, done: set[int], games: int, jobs: int | None, ray: str | None = None) -> Iterator[Played]:
        """Play those of the first so many games that are missing, here or on a Ray cluster."""
        missing = (each for each in self.fixtures(games) if each.number not in done)
        if ray:
            return play_on_ray(self.game, WORKER, missing, Played, Cluster(ray, jobs))
        return answers(WORKER, self.game.home, missing, Played, jobs)
