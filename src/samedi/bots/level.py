"""A level of strength: how far a bot looks, what it leaves out, and how it goes wrong.

Mistakes are those of a mood: what a search found is ordered from best to worst, and one number, drawn once a
turn, says how far down that list the bot reaches. A plan begun in a bad moment is finished in the same one.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import msgspec

from samedi.bots.protocol import Search, Variation
from samedi.core.arithmetic import exponential
from samedi.core.game import Game
from samedi.core.record import to_bytes
from samedi.core.rng import Rng, below, seeded

REPLY = "reply"  # not to look at what the others will do: a mistake to be made in every game
SEEDS = 1 << 31
MOODS = 1 << 24
VALUE = 1000  # of a won game, in what temperatures are counted


class Level(msgspec.Struct, frozen=True):
    """How many simulations a decision gets, and what is not thought of."""

    name: str
    simulations: int = 0
    mistakes: tuple[str, ...] = ()
    """REPLY, and of what a game `knows` that which is overlooked,"""
    is_beginner: bool = False
    """with all that a game says beginners overlook,"""
    lapses: int = 100
    """in how many decisions of a hundred."""
    has_foresight: bool = True
    """Whether it ever thinks of what a game calls foresight."""
    is_flat: bool = False
    """Whether it plays every action out to the end, and grows no tree."""
    is_judged: bool = False
    """Whether it trusts what a game has learnt, where it has;"""
    weights: str | None = None
    """or the weights of this file."""
    temperature: int = 0
    """How readily it does what seems worse, see `Rung`."""
    rung: int | None = None
    """Its place on the ladder, if the game says how strong it is."""
    override: int | None = None
    """Simulations that count more than those."""

    def at(self, game: Game[Any], state: Any) -> "Level":
        """The level at a table of this kind."""
        figures = {} if self.rung is None else msgspec.structs.asdict(game.rungs_for(state)[self.rung])
        if self.override is not None:
            figures["simulations"] = self.override
        return msgspec.structs.replace(self, **figures) if figures else self

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
        level = self.at(game, hidden)
        return Search(
            home=game.home,
            state=to_bytes(hidden),
            seat=seat,
            seed=seed,
            simulations=level.simulations,
            seconds=seconds,
            sees_replies=REPLY not in slips,
            overlooked=game.overlooked(slips),
            is_flat=level.is_flat,
            is_judged=level.is_judged,
            weights=level.weights,
            is_bare=True,
            tells_lines=False,
        )

    def choice(self, game: Game[Any], hidden: Any, found: Sequence[Variation], mood: float) -> int:
        """What it does of what a search found."""
        return picked(found, self.at(game, hidden).temperature, mood)


def picked(found: Sequence[Variation], temperature: int, mood: float) -> int:
    """The action that a mood from 0 (the best) to 1 (the worst) leads to; they are likely by their values."""
    if temperature == 0:
        return found[0].action
    ordered = sorted(found, key=lambda each: -each.value)
    shares = [exponential(VALUE * (each.value - ordered[0].value) / temperature) for each in ordered]
    bounds = list(accumulate(shares))
    reached = mood * bounds[-1]
    found_at = (each.action for each, bound in zip(ordered, bounds, strict=True) if reached < bound)
    return next(found_at, ordered[-1].action)


def mood_of(*turn: object) -> float:
    """The mood of a turn, at least 0 and below 1, the same whenever it is asked for."""
    return below(seeded("mood", *turn), MOODS) / MOODS
