"""The moments of a game, judged in a worker process: what could be expected, what came, what was better."""

import time
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from samedi.bots.protocol import Judge, Judged, ToJudge, Variation
from samedi.bots.valuing import Searching, Valuer, Values, mean, ways
from samedi.core.game import CHANCE, Game
from samedi.core.position import listed
from samedi.core.record import from_bytes, to_bytes

PART = 4  # an outcome of chance gets so much less than a choice,
FEWEST = 12  # but not less than this
FURTHEST = 6  # actions of what would be expected
TRUSTED = 20  # a second best must have had one of so many simulations
HOLDS = 0.05  # what turns out to be worth so much less than it seemed is not what was best;
OTHERS = 4  # then so many of those that seemed good are looked at, one after the other, until one holds


class Step(Struct, frozen=True):
    """One moment before it is judged: the states before and after it, and what was done."""

    at: int
    before: bytes
    after: bytes
    actor: int
    numbers: list[int]
    is_forced: bool


def steps(game: Game[Any], start: bytes, numbers: Sequence[int]) -> list[Step]:
    """The moments of a game: every decision, and everything that chance did between two of them."""
    state, found, at = from_bytes(game.state, start), list[Step](), 0
    while at < len(numbers):
        before, actor = to_bytes(state), game.rules.mover(state)
        is_forced = actor != CHANCE and len(listed(game, state)) == 1
        end = at + 1
        game.rules.apply(state, numbers[at])
        while actor == CHANCE == game.rules.mover(state) and end < len(numbers):
            game.rules.apply(state, numbers[end])
            end += 1
        found.append(Step(at, before, to_bytes(state), actor, list(numbers[at:end]), is_forced))
        at = end
    return found


class Judging:
    """One game that is looked back on."""

    def __init__(self, game: Game[Any], request: Judge, search: Searching) -> None:
        self._game, self._simulations = game, request.simulations
        self._steps = steps(game, request.start, request.actions)
        self._valuer = Valuer(game, request.seats, search, request.seed, is_open=request.is_open)
        self._seed = request.seed

    def answer(self, asked: ToJudge) -> Judged:
        """What a moment is found to be."""
        step = self._steps[asked.place]
        return self._first(step) if asked.salt is None else self._again(step, asked.compared, asked.salt)

    def _first(self, step: Step) -> Judged:
        if step.actor == CHANCE:
            expected, reached = self._lucky(step)
            return Judged(expected=[*expected], reached=[*reached])
        reached = self._valuer.values(self._state(step.after), self._simulations)
        if step.is_forced:
            return Judged(expected=[*reached], reached=[*reached])
        found = self._valuer.search(self._state(step.before), step.actor, self._simulations).variations
        best, missed = self._best(step, found, reached)
        if best != step.numbers[0]:
            return Judged(expected=[*missed], reached=[*reached], best=best, line=self._line(step, best))
        if found[0].action != best:
            return Judged(expected=[*reached], reached=[*reached])
        second = found[1] if len(found) > 1 and found[1].visits * TRUSTED >= self._simulations else None
        return Judged(
            expected=[*reached],
            reached=[*reached],
            next=second.action if second else None,
            gap=max(0.0, found[0].value - second.value) if second else 0.0,
        )

    def _best(self, step: Step, found: Sequence[Variation], reached: Values) -> tuple[int, Values]:
        """The best of what was done and what seemed best: the latter may be worth less than it seemed."""
        values = {step.numbers[0]: reached}
        for seemed in found[:OTHERS]:
            if seemed.action not in values:
                after = self._following(step, seemed.action)
                values[seemed.action] = self._valuer.values(after, self._simulations)
            if values[seemed.action][step.actor] >= seemed.value - HOLDS:
                break
        return max(values.items(), key=lambda each: each[1][step.actor])

    def _again(self, step: Step, other: int | None, salt: int) -> Judged:
        """A moment valued once more: what was done beside another action, whichever is better."""
        if step.actor == CHANCE or other is None:
            expected, reached = self._lucky(step, salt)
            return Judged(expected=[*expected], reached=[*reached])
        return Judged(
            expected=[*self._valuer.values(self._following(step, other), self._simulations, salt)],
            reached=[*self._valuer.values(self._state(step.after), self._simulations, salt)],
            best=other,
            line=self._line(step, other),
        )

    def _lucky(self, step: Step, salt: int = 0) -> tuple[Values, Values]:
        """The mean over everything that chance could have brought, and what it brought."""
        found = ways(self._game, self._state(step.before), self._seed + salt)
        few = max(FEWEST, PART * self._simulations // max(PART * PART, len(found)))
        valued = [(chance, self._valuer.values(self._state(way), few, salt)) for way, chance in found.items()]
        return mean(valued), self._valuer.values(self._state(step.after), few, salt)

    def _line(self, step: Step, best: int) -> list[int]:
        """What the seat would have done next by the same search, as long as it is its turn."""
        state, line = self._following(step, best), list[int]()
        while self._game.rules.mover(state) == step.actor and len(line) < FURTHEST:
            found = self._valuer.search(state, step.actor, self._simulations).variations
            line.append(found[0].action)
            self._game.rules.apply(state, found[0].action)
        return line

    def _following(self, step: Step, action: int) -> Any:
        state = self._state(step.before)
        self._game.rules.apply(state, action)
        return state

    def _state(self, data: bytes) -> Any:
        return from_bytes(self._game.state, data)


_latest: dict[tuple[Any, ...], Judging] = {}


def judged(request: Judge, search: Searching) -> list[Judged]:
    """Judge the moments of a game as far as the time goes; what was found of the last game is kept."""
    end = None if request.seconds is None else time.perf_counter() + request.seconds
    judging, found = _judging(request, search), list[Judged]()
    for moment in request.moments:
        if found and end is not None and time.perf_counter() >= end:
            break
        found.append(judging.answer(moment))
    return found


def _judging(request: Judge, search: Searching) -> Judging:
    key = (
        *(request.home, request.start, tuple(request.actions)),
        *(request.simulations, request.seed, request.is_open),
    )
    if key not in _latest:
        _latest.clear()
        _latest[key] = Judging(_game(request.home), request, search)
    return _latest[key]


@cache
def _game(home: str) -> Game[Any]:
    game: Game[Any] = import_module(home).GAME
    return game
