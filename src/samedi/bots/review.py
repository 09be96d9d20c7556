"""A game looked back on: what was luck, and what was choice.

Luck is measured as GNU Backgammon does: what a throw or a draw is worth is the chance to win after it, less
the mean over everything chance could have brought instead, by exact probabilities and with good play from
then on. A choice is measured by the chance to win that the best one would have left. Every seat is asked with
what it knew then. What the search itself thinks otherwise one step later is neither; it is kept apart, and
tells how far all the rest can be trusted:

    start + luck + choices + revisions = result, for every seat.
"""

import math
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from samedi.bots.searching import SearchWorker
from samedi.bots.standings import CONFIDENCE
from samedi.bots.valuing import Valuer, Values, mean, outcomes, shares
from samedi.core.game import CHANCE
from samedi.core.position import Position
from samedi.core.record import from_bytes, to_bytes

SIMULATIONS = 400  # for a choice
PART = 4  # an outcome of chance gets so much less, and where there are too many all of them so much more


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A choice, or all that chance did at once."""

    at: int
    """How many actions came before it."""
    actions: list[str]
    """What was done, in notation."""
    seat: int | None
    """Who chose; none for chance."""
    best: str | None = None
    """What would have been better, if anything."""
    change: list[float]
    """What it changed in the chances of every seat."""
    chances: list[float]
    """The chances after it."""


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """A game from one seat; all in won games, 0 to 1."""

    start: float
    luck: float
    choices: float
    """What its own choices lost, as a number that is not positive."""
    others: float
    """What the choices of the others brought it."""
    revisions: float
    """What the search thought otherwise later."""
    doubt: float
    """How large revisions may well be: the half width of a 95 % interval."""
    result: float

    @property
    def without_luck(self) -> float:
        """What it would have come to with the same choices and even luck."""
        return min(1.0, max(0.0, self.result - self.luck))


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game."""

    game: str
    simulations: int
    seed: int
    seats: list[SeatReview]
    moments: list[Moment]


class Step(msgspec.Struct, frozen=True):
    """One moment before it is judged: the states before and after it, and what was done."""

    at: int
    before: bytes
    after: bytes
    actor: int
    numbers: list[int]
    is_forced: bool


def review(
    position: Position,
    *,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    worker: SearchWorker | None = None,
    told: Callable[[int, int], None] = lambda _done, _all: None,
) -> Review:
    """Look back on a finished game; `told` hears how many actions of how many are done."""
    if worker is None:
        with SearchWorker() as own:
            return review(position, simulations=simulations, seed=seed, worker=own, told=told)
    valuer = Valuer(position.game, position.seats, worker, seed)
    account = Account(position)
    for step in steps(position):
        account.add(step, *judged(position, step, valuer, simulations))
        told(step.at + len(step.numbers), len(position.history_numbers))
    return Review(
        game=position.game.name,
        simulations=simulations,
        seed=seed,
        seats=account.seats(),
        moments=account.moments,
    )


def steps(position: Position) -> Iterator[Step]:
    """The moments of a game: every decision, and everything that chance did between two of them."""
    game, replayed = position.game, Position(position.game, position.options)
    numbers = position.history_numbers
    at = 0
    while at < len(numbers):
        before, actor = to_bytes(replayed.state), game.rules.mover(replayed.state)
        is_forced = len(replayed.legal_numbers()) == 1
        done = [numbers[at]]
        replayed.play(numbers[at])
        while actor == CHANCE == game.rules.mover(replayed.state) and at + len(done) < len(numbers):
            done.append(numbers[at + len(done)])
            replayed.play(done[-1])
        yield Step(at, before, to_bytes(replayed.state), actor, done, is_forced and actor != CHANCE)
        at += len(done)


def judged(
    position: Position, step: Step, valuer: Valuer, simulations: int
) -> tuple[Values, Values, int | None]:
    """What could be expected before a moment, what is after it, and a better action if there was one."""
    game = position.game
    before, after = (from_bytes(game.state, state) for state in (step.before, step.after))
    if step.actor == CHANCE:
        return *lucky(position, before, after, valuer, simulations), None
    reached = valuer.values(after, simulations)
    if step.is_forced:
        return reached, reached, None
    best = valuer.best(before, step.actor, simulations)
    if best == step.numbers[0]:
        return reached, reached, None
    game.rules.apply(before, best)
    missed = valuer.values(before, simulations)
    if missed[step.actor] <= reached[step.actor]:
        return reached, reached, None
    return missed, reached, best


def lucky(
    position: Position, before: Any, after: Any, valuer: Valuer, simulations: int
) -> tuple[Values, Values]:
    """The mean over everything that chance could have brought, and what it brought."""
    ways = outcomes(position.game, before)
    if ways is None:
        return valuer.values(before, PART * simulations), valuer.values(after, simulations)
    few = max(1, simulations // PART)
    kind = position.game.state
    expected = mean([(chance, valuer.values(from_bytes(kind, way), few)) for way, chance in ways.items()])
    return expected, valuer.values(after, few)


class Account:
    """What all moments of a game come to."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._start: Values | None = None
        self._reached: Values = ()
        self._revisions: list[Values] = []
        self.moments: list[Moment] = []

    def add(self, step: Step, expected: Values, reached: Values, best: int | None) -> None:
        """One moment more."""
        if self._start is None:
            self._start = expected
        else:
            self._revise(expected)
        self._reached = reached
        text = self._position.game.actions.text
        self.moments.append(
            Moment(
                at=step.at,
                actions=[text(number) for number in step.numbers],
                seat=None if step.actor == CHANCE else step.actor,
                best=None if best is None else text(best),
                change=[after - before for before, after in zip(expected, reached, strict=True)],
                chances=[*reached],
            )
        )

    def _revise(self, now: Values) -> None:
        self._revisions.append(
            tuple(after - before for before, after in zip(self._reached, now, strict=True))
        )

    def seats(self) -> list[SeatReview]:
        """The sums of all seats."""
        position = self._position
        result = shares(position.game, position.state, position.seats)
        if self._start is None:
            self._start = self._reached = result
        self._revise(result)
        return [self._seat(seat, result[seat]) for seat in range(position.seats)]

    def _seat(self, seat: int, result: float) -> SeatReview:
        assert self._start is not None
        revised = [each[seat] for each in self._revisions]
        return SeatReview(
            start=self._start[seat],
            luck=sum(each.change[seat] for each in self.moments if each.seat is None),
            choices=sum(each.change[seat] for each in self.moments if each.seat == seat),
            others=sum(each.change[seat] for each in self.moments if each.seat not in (None, seat)),
            revisions=sum(revised),
            doubt=CONFIDENCE * math.sqrt(sum(each * each for each in revised)),
            result=result,
        )
