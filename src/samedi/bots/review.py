"""A game looked back on: what was luck, and what was choice.

Luck is measured as GNU Backgammon does: what a throw or a draw is worth is the chance to win after it, less
the mean over everything chance could have brought instead, by exact probabilities and with good play from
then on. A choice is measured by the chance to win that the best one would have left. Every seat is asked with
what it knew then. Where there are secrets, what another one does also tells of what it holds: that
is neither, and stands apart as what came to light. What the search itself thinks otherwise one step later is
none of these; it is kept apart, and tells how far all the rest can be trusted:

    start + luck + choices + revealed + revisions = result, for every seat.

A game that was given up or left is looked back on up to where it ends: its result is the chances there.
"""

import math
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from samedi.bots.judging import Step, steps
from samedi.bots.protocol import Judge, Judged, ToJudge
from samedi.bots.searching import SearchWorker
from samedi.bots.standings import CONFIDENCE
from samedi.bots.valuing import Values, shares
from samedi.core.game import CHANCE, OVER, Game
from samedi.core.position import Position
from samedi.core.record import from_bytes

SIMULATIONS = 400  # for a choice,
FEWEST = 40  # in long games less, but not less than this:
BUDGET = 480_000  # what all choices may take together, each counted twice for every seat that is asked
OPEN_PART = 2  # what is told with everything open gets so much less,
DEEPER = 6  # and luck, which adds up over a game, so much more, divided among the seats that are asked,
DEEPER_AT_MOST = 480  # as long as all its moments together get no more than so many times more
SLICE_S = 0.4  # how long one request takes
WORTH_MORE = 0.02  # a moment that changes so much is valued several times,
MOST_AGAIN = 12  # so many of a game,
SALTS = 5  # and so many times
T_95 = {5: 2.78}  # Student's, by how many values there are
STRONGEST = 2  # of each seat, choices that were better than all others

Requests = Generator[Judge, list[Judged], None]


class JudgedMoment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A choice, or all that chance did at once."""

    at: int
    """How many actions came before it."""
    actions: list[str]
    """What was done, in notation."""
    seat: int | None
    """Who chose; none for chance."""
    best: str | None = None
    """What would have been better, if anything,"""
    line: list[str] = []
    """and what would have been expected after it, as long as it was the same turn."""
    next: str | None = None
    """Where the best was done, what was next best,"""
    gap: float = 0.0
    """and by how much it is worse."""
    change: list[float]
    """What it changed in the chances of every seat."""
    chances: list[float]
    """The chances after it."""
    doubt: float
    """How far the change can be trusted: the half width of a 95 % interval."""
    open: list[float] | None = None
    """The chances after it if everybody had known everything, in games with secrets."""


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """A game from one seat; all in won games, 0 to 1."""

    start: float
    luck: float
    choices: float
    """What its own choices lost, as a number that is not positive."""
    others: float
    """What the choices of the others brought it."""
    revealed: float = 0.0
    """What their actions told of their secrets."""
    revisions: float
    """What the search thought otherwise later."""
    doubt: float
    """How far the sums can be trusted: the half width of a 95 % interval, and at least the revisions."""
    result: float

    @property
    def without_luck(self) -> float:
        """What it would have come to with the same choices and even luck."""
        return min(1.0, max(0.0, self.result - self.luck))


class Review(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole game, or what is known of it so far."""

    game: str
    simulations: int
    seed: int
    is_over: bool
    """Whether it was played to its end, and not given up or left."""
    seats: list[SeatReview]
    moments: list[JudgedMoment]
    open: list[SeatReview] | None = None
    """The same sums if everybody had known everything, in games with secrets."""


class Lookback:
    """The work of looking back on a game: what is to be judged, and what is known so far."""

    def __init__(
        self,
        game: Game[Any],
        start: bytes,
        actions: Sequence[int],
        seats: int,
        *,
        simulations: int | None = None,
        seed: int = 0,
    ) -> None:
        self.game, self.start, self.actions, self.seats, self.seed = game, start, [*actions], seats, seed
        self.steps = steps(game, start, actions)
        self.simulations = simulations or fitting(game, self.steps, seats)
        self._known: list[Judged] = []
        self._luck: list[Judged] = []
        self._open: list[Judged] = []
        self._again: dict[int, Judged] = {}
        self.is_whole = False
        """Whether nothing is left to be found out."""

    @property
    def progress(self) -> tuple[int, int]:
        """How many moments of how many are judged."""
        return len(self._known), len(self.steps)

    def requests(self, seconds: float | None = SLICE_S) -> Requests:
        """One question after the other; each is answered, from its beginning on, before the next."""
        every = [ToJudge(place) for place in range(len(self.steps))]
        yield from self._asked(every, self._known, seconds)
        yield from self._deeper(seconds)
        mattering = self._mattering()
        several = list[Judged]()
        again = [ToJudge(place, other, salt) for place, other in mattering.items() for salt in range(SALTS)]
        yield from self._asked(again, several, seconds)
        for number, place in enumerate(mattering):
            found = averaged(several[number * SALTS : (number + 1) * SALTS], self.steps[place].actor)
            is_luck = self.steps[place].actor == CHANCE
            self._again[place] = replace(self._known[place], doubt=found.doubt) if is_luck else found
        if self.game.has_secrets and self.seats > 1:
            few = max(1, self.simulations // OPEN_PART)
            yield from self._asked(every, self._open, seconds, simulations=few, is_open=True)
        self.is_whole = True

    def _deeper(self, seconds: float | None) -> Requests:
        """What chance did, once more."""
        searches = searches_for(self.game, self.seats)
        places = [place for place, step in enumerate(self.steps) if step.actor == CHANCE]
        more = min(DEEPER, DEEPER_AT_MOST // max(1, len(places))) // searches
        if more <= 1:
            return
        moments, many = [ToJudge(each) for each in places], more * self.simulations
        yield from self._asked(moments, self._luck, seconds, simulations=many)
        for place, found in zip(places, self._luck, strict=True):
            self._known[place] = found

    def _asked(
        self,
        moments: list[ToJudge],
        into: list[Judged],
        seconds: float | None,
        *,
        simulations: int | None = None,
        is_open: bool = False,
    ) -> Requests:
        many = simulations or self.simulations
        while len(into) < len(moments):
            into += yield self._judge(moments[len(into) :], seconds, many, is_open=is_open)

    def _judge(
        self, moments: list[ToJudge], seconds: float | None, simulations: int, *, is_open: bool
    ) -> Judge:
        return Judge(
            home=self.game.home,
            start=self.start,
            actions=self.actions,
            seats=self.seats,
            moments=moments,
            simulations=simulations,
            seed=self.seed,
            seconds=seconds,
            is_open=is_open,
        )

    def _mattering(self) -> dict[int, int | None]:
        """The moments that changed most, and the strongest choices of each seat, with what to compare."""
        size = {moment: _size(judged) for moment, judged in enumerate(self._known)}
        large = sorted((each for each in size if size[each] >= WORTH_MORE), key=lambda each: -size[each])
        found = large[:MOST_AGAIN]
        for seat in range(self.seats):
            own = [each for each, step in enumerate(self.steps) if step.actor == seat]
            strong = sorted((each for each in own if self._known[each].gap > 0), key=self._weakness)
            found += strong[:STRONGEST]
        return {each: _other(self._known[each]) for each in found}

    def _weakness(self, moment: int) -> float:
        return -self._known[moment].gap

    def review(self) -> Review:
        """All that is known so far."""
        judged = [self._again.get(each, known) for each, known in enumerate(self._known)]
        has_secrets = self.game.has_secrets and self.seats > 1
        account = Account(self.game, self.steps, judged, self.seats, has_secrets=has_secrets)
        has_open = len(self._open) == len(self.steps) > 0
        opened = Account(self.game, self.steps, self._open, self.seats, has_secrets=False)
        return Review(
            game=self.game.name,
            simulations=self.simulations,
            seed=self.seed,
            is_over=self.is_over,
            seats=account.seats(),
            moments=account.moments(opened.chances() if has_open else None),
            open=opened.seats() if has_open else None,
        )

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end."""
        last = self.steps[-1].after if self.steps else self.start
        return self.game.rules.mover(from_bytes(self.game.state, last)) == OVER


def fitting(game: Game[Any], found: Sequence[Step], seats: int) -> int:
    """As many simulations for a choice as a game of this length allows."""
    choices = sum(step.actor != CHANCE and not step.is_forced for step in found)
    return max(FEWEST, min(SIMULATIONS, BUDGET // max(1, 2 * choices * searches_for(game, seats))))


def searches_for(game: Game[Any], seats: int) -> int:
    """How many seats are asked what a position is worth: one, if all know the same."""
    return seats if game.has_secrets else 1


def _size(judged: Judged) -> float:
    """How much a moment changed for the seat for which it changed most."""
    return max(abs(after - before) for before, after in zip(judged.expected, judged.reached, strict=True))


def _other(judged: Judged) -> int | None:
    """What a choice is compared with; nothing for chance."""
    return judged.best if judged.best is not None else judged.next


def averaged(several: Sequence[Judged], actor: int) -> Judged:
    """A moment that was valued several times: the means, and how far their difference can be trusted.

    A choice beside another one is a mistake only if the other one is better on average.
    """
    first = several[0]
    expected, reached = (
        _means([each.expected for each in several]),
        _means([each.reached for each in several]),
    )
    seat = actor if actor != CHANCE else max(range(len(expected)), key=lambda each: abs(_change(first)[each]))
    changes = [_change(each)[seat] for each in several]
    doubt = T_95[len(several)] * _spread(changes) / math.sqrt(len(several))
    gap = reached[seat] - expected[seat]
    if actor == CHANCE or gap < 0:
        return Judged(expected=expected, reached=reached, best=first.best, line=first.line, doubt=doubt)
    return Judged(expected=reached, reached=reached, next=first.best, gap=gap, doubt=doubt)


def _means(several: Sequence[Sequence[float]]) -> list[float]:
    return [math.fsum(column) / len(column) for column in zip(*several, strict=True)]


def _spread(values: Sequence[float]) -> float:
    """The standard deviation; browsers have no `statistics`."""
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1))


def review(
    position: Position,
    *,
    simulations: int | None = None,
    seed: int = 0,
    worker: SearchWorker | None = None,
    told: Callable[[int, int], None] = lambda _done, _all: None,
) -> Review:
    """Look back on a game; `told` hears how many moments of how many are judged, and may raise to end it."""
    if worker is None:
        with SearchWorker() as own:
            return review(position, simulations=simulations, seed=seed, worker=own, told=told)
    return looked_back(lookback_on(position, simulations=simulations, seed=seed), worker, told)


def lookback_on(position: Position, *, simulations: int | None = None, seed: int = 0) -> Lookback:
    """What is to be judged of a game up to a position."""
    return Lookback(
        position.game,
        position.start,
        position.history_numbers,
        position.seats,
        simulations=simulations,
        seed=seed,
    )


def looked_back(lookback: Lookback, worker: SearchWorker, told: Callable[[int, int], None]) -> Review:
    """Judge everything."""
    asking = lookback.requests()
    with suppress(StopIteration):
        request = next(asking)
        while True:
            request = asking.send(worker.judge(request))
            told(*lookback.progress)
    told(*lookback.progress)
    return lookback.review()


def joined(found: Sequence[Step], judged: Sequence[Judged]) -> list[Judged]:
    """The same changes, where all is known: what a choice leaves to chance is worth what luck begins from.

    That is the mean of what may come, valued more deeply than the choice was. And what leaves somebody a sure
    win is worth that, whatever it seemed.
    """
    moments = [*judged]
    for place in range(len(moments) - 2, -1, -1):
        actor, following, then = found[place].actor, found[place + 1].actor, moments[place + 1].expected
        if actor == CHANCE:
            continue
        if following == CHANCE:
            expected = [value - part for value, part in zip(then, _change(moments[place]), strict=True)]
            moments[place] = replace(moments[place], expected=expected, reached=[*then])
        elif then[following] == 1:
            moments[place] = _known(moments[place], actor, then)
    return moments


def _known(moment: Judged, actor: int, reached: list[float]) -> Judged:
    """A choice of which it is known where it led: what had seemed better may not have been."""
    if moment.best is None or reached[actor] >= moment.expected[actor]:
        return replace(moment, expected=[*reached], reached=[*reached], best=None, line=[])
    return replace(moment, reached=[*reached])


class Account:
    """What all moments of a game come to."""

    def __init__(
        self,
        game: Game[Any],
        found: Sequence[Step],
        judged: Sequence[Judged],
        seats: int,
        *,
        has_secrets: bool,
    ) -> None:
        self._game, self._steps, self._seats, self._has_secrets = game, found, seats, has_secrets
        self._judged = judged if has_secrets else joined(found, judged)
        self._result = self._end()
        self._otherwise = self._thought_otherwise()
        self._noise = [self._doubt(seat) / math.sqrt(max(1, len(self._judged))) for seat in range(seats)]

    def _end(self) -> Values:
        """What the game brought, or the chances up to where it is judged."""
        if self._judged and len(self._judged) == len(self._steps):
            state = from_bytes(self._game.state, self._steps[-1].after)
            if self._game.rules.mover(state) == OVER:
                return shares(self._game, state, self._seats)
        return tuple(self._judged[-1].reached) if self._judged else (0.0,) * self._seats

    def _thought_otherwise(self) -> list[list[float]]:
        """What was thought otherwise from one moment to the next."""
        reached = [each.reached for each in self._judged]
        following = [*(each.expected for each in self._judged[1:]), [*self._result]]
        return [
            [after - before for before, after in zip(*pair, strict=True)]
            for pair in zip(reached, following, strict=False)
        ]

    def _tells(self, place: int, seat: int) -> bool:
        """Whether what is done after a moment may tell a seat of what another one holds."""
        actor = self._steps[place + 1].actor if place + 1 < len(self._judged) else CHANCE
        return self._has_secrets and actor not in (CHANCE, seat)

    def _parted(self, seat: int) -> tuple[list[float], list[float]]:
        """What came to light for a seat, and what the search thought otherwise."""
        revealed, revised = list[float](), list[float]()
        for place, change in enumerate(self._otherwise):
            (revealed if self._tells(place, seat) else revised).append(change[seat])
        return revealed, revised

    def _doubt(self, seat: int) -> float:
        """What revisions would well come to if each were by chance, and none drew another after it."""
        _, revised = self._parted(seat)
        return CONFIDENCE * math.sqrt(sum(each * each for each in revised))

    def chances(self) -> list[list[float]]:
        """What every moment left."""
        return [each.reached for each in self._judged]

    def moments(self, opened: Sequence[list[float]] | None) -> list[JudgedMoment]:
        """Every moment that is judged."""
        return [self._moment(index, opened) for index in range(len(self._judged))]

    def _moment(self, index: int, opened: Sequence[list[float]] | None) -> JudgedMoment:
        step, judged, text = self._steps[index], self._judged[index], self._game.actions.text
        change = _change(judged)
        most = max(range(self._seats), key=lambda seat: abs(change[seat]))
        return JudgedMoment(
            at=step.at,
            actions=[text(number) for number in step.numbers],
            seat=None if step.actor == CHANCE else step.actor,
            best=None if judged.best is None else text(judged.best),
            line=[text(number) for number in judged.line],
            next=None if judged.next is None else text(judged.next),
            gap=judged.gap,
            change=change,
            chances=judged.reached,
            doubt=math.hypot(self._noise[most], judged.doubt or 0.0),
            open=opened[index] if opened else None,
        )

    def seats(self) -> list[SeatReview]:
        """The sums of all seats."""
        return [self._seat(seat) for seat in range(self._seats)]

    def _seat(self, seat: int) -> SeatReview:
        pairs = zip(self._steps, self._judged, strict=False)  # the last ones may still be unknown
        changes = [(step.actor, _change(each)[seat]) for step, each in pairs]
        revealed, revised = self._parted(seat)
        revisions = sum(revised)
        return SeatReview(
            start=self._judged[0].expected[seat] if self._judged else self._result[seat],
            luck=sum(change for actor, change in changes if actor == CHANCE),
            choices=sum(change for actor, change in changes if actor == seat),
            others=sum(change for actor, change in changes if actor not in (CHANCE, seat)),
            revealed=sum(revealed),
            revisions=revisions,
            doubt=max(self._doubt(seat), abs(revisions)),
            result=self._result[seat],
        )


def _change(judged: Judged) -> list[float]:
    return [after - before for before, after in zip(judged.expected, judged.reached, strict=True)]
