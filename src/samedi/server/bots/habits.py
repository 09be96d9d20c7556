"""What a review comes to for one seat: the sums, and what its mistakes were about."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct

from samedi.bots.judging import Step, steps
from samedi.bots.review import JudgedMoment, Review
from samedi.core.game import Game
from samedi.core.record import from_bytes

COSTS = 0.02  # a choice that cost so much was a mistake
OTHER = "other"  # what no theme tells


class Habit(Struct, frozen=True, kw_only=True):
    """What somebody overlooked in a game, how often, and what it cost in won games."""

    theme: str
    times: int
    cost: float


class Sums(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game from one seat; all in won games, 0 to 1."""

    luck: float
    choices: float
    without_luck: float
    result: float
    habits: list[Habit] = []


def sums_of(game: Game[Any], start: bytes, actions: Sequence[int], review: Review) -> dict[int, bytes]:
    """What is kept of a review, by seat."""
    found = steps(game, start, actions)
    return {
        seat: msgspec.json.encode(
            Sums(
                luck=told.luck,
                choices=told.choices,
                without_luck=told.without_luck,
                result=told.result,
                habits=habits_of(game, found, review.moments, seat),
            )
        )
        for seat, told in enumerate(review.seats)
    }


def habits_of(
    game: Game[Any], found: Sequence[Step], moments: Sequence[JudgedMoment], seat: int
) -> list[Habit]:
    """The mistakes of a seat by what the better move would have been about."""
    costs: dict[str, list[float]] = {}
    for place, moment in enumerate(moments):
        if moment.seat == seat and moment.best is not None and moment.change[seat] <= -COSTS:
            for theme in missed(game, found[place:], moment):
                costs.setdefault(theme, []).append(-moment.change[seat])
    return [Habit(theme=theme, times=len(each), cost=sum(each)) for theme, each in costs.items()]


def missed(game: Game[Any], rest: Sequence[Step], moment: JudgedMoment) -> list[str]:
    """What the better turn would have been about and the turn was not; else what its first move is."""
    better = [game.actions.parse(text) for text in (moment.best or "", *moment.line)]
    turn = takewhile(lambda step: step.actor == moment.seat, rest)
    done = themes_of(game, rest[0].before, [number for step in turn for number in step.numbers])
    more = [theme for theme in themes_of(game, rest[0].before, better) if theme not in done]
    return more or themes_of(game, rest[0].before, better[:1]) or [OTHER]


def themes_of(game: Game[Any], before: bytes, numbers: Sequence[int]) -> list[str]:
    """What some actions are about, by the themes of the game's puzzles."""
    if game.practice is None:
        return []
    state = from_bytes(game.state, before)
    for number in numbers:
        game.rules.apply(state, number)
    actions = [game.actions.structure(number) for number in numbers]
    return game.practice.themes_of(from_bytes(game.state, before), state, actions)
