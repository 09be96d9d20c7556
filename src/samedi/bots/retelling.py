"""A review in sentences: what decided the game, the best and the worst choices and why, what luck did.

Every sentence is a code with what it is made from, and all of that is computed: nothing is said that the
numbers of the review, the rules or the merits of a position do not say.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from samedi.bots.judging import Step
from samedi.bots.review import JudgedMoment, Lookback, Review
from samedi.core.game import OVER, Game
from samedi.core.message import Message
from samedi.core.record import from_bytes

DECIDING = 3  # moments that decided the game
MISTAKES = 5  # of each seat, to learn from,
COSTLY = 0.02  # each of which cost so much
LEAST = 0.01  # what is worth a word

Part = Literal["decided", "best", "worst", "luck", "mistake"]


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One sentence, in the words of `review-told-<code>`."""

    part: Part
    code: Literal["lucky", "unlucky", "gave", "took", "chose", "best"]
    seat: int
    """Whom it is about: who chose, or whom luck met."""
    points: int
    """How much it was worth, of a hundred games."""
    doubt: int = 0
    """How far that may be wrong."""
    at: int | None = None
    """After how many actions it can be seen, if it is a moment."""
    done: list[Message] = []
    """What was done or came,"""
    actor: int | None = None
    """and by whom, or for whom; nobody where it is the set-up."""
    better: Message | None = None
    """What would have been better, or was next best,"""
    line: list[Message] = []
    """what would have followed in the same turn,"""
    why: Message | None = None
    """and what it would have come to."""


def retold(lookback: Lookback, review: Review) -> list[Told]:
    """All sentences about a game."""
    telling = Retelling(lookback, review)
    return [*telling.decided(), *telling.choices(), *telling.luck(), *telling.mistakes()]


def deciding(review: Review) -> list[JudgedMoment]:
    """The moments that changed most, the largest first."""
    large = [each for each in review.moments if size(each) >= LEAST]
    return sorted(large, key=lambda each: (-size(each), each.at))[:DECIDING]


def size(moment: JudgedMoment) -> float:
    """How much a moment changed for the seat for which it changed most."""
    return max(abs(change) for change in moment.change)


class Retelling:
    """The sentences about one game."""

    def __init__(self, lookback: Lookback, review: Review) -> None:
        self._game, self._review, self._steps = lookback.game, review, lookback.steps
        self._place = {step.at: place for place, step in enumerate(lookback.steps)}

    def decided(self) -> list[Told]:
        """The moments that decided the game."""
        return [self._decided(each) for each in deciding(self._review)]

    def _decided(self, moment: JudgedMoment) -> Told:
        """Of several seats, a choice may have decided the game for another one than who chose."""
        own = 0.0 if moment.seat is None else abs(moment.change[moment.seat])
        return self._moment("decided", moment) if 2 * own > size(moment) else self._lucky("decided", moment)

    def choices(self) -> list[Told]:
        """The best and the worst choice of each seat."""
        told = []
        for seat in range(len(self._review.seats)):
            own = [each for each in self._review.moments if each.seat == seat]
            best = max(own, key=lambda each: each.gap, default=None)
            worst = min(own, key=lambda each: each.change[seat], default=None)
            if best is not None and best.gap >= LEAST and best.next is not None:
                told.append(self._best(best))
            if worst is not None and worst.change[seat] <= -LEAST:
                told.append(self._moment("worst", worst))
        return told

    def luck(self) -> list[Told]:
        """What luck did to each seat, and its largest gift."""
        told = []
        for seat, sums in enumerate(self._review.seats):
            if abs(sums.luck) >= LEAST:
                code: Literal["gave", "took"] = "gave" if sums.luck > 0 else "took"
                told.append(Told(part="luck", code=code, seat=seat, points=hundred(sums.luck)))
        acts = [each for each in self._review.moments if each.seat is None and max(each.change) >= LEAST]
        most = max(acts, key=lambda each: max(each.change), default=None)
        return [*told, self._moment("luck", most)] if most is not None else told

    def mistakes(self) -> list[Told]:
        """What each seat may learn from, the costliest first."""
        told = []
        for seat in range(len(self._review.seats)):
            own = [each for each in self._review.moments if each.seat == seat]
            costly = [each for each in own if each.change[seat] <= -COSTLY]
            costly.sort(key=lambda each: each.change[seat])
            told += [self._chosen("mistake", each) for each in costly[:MISTAKES]]
        return told

    def _moment(self, part: Part, moment: JudgedMoment) -> Told:
        return self._lucky(part, moment) if moment.seat is None else self._chosen(part, moment)

    def _lucky(self, part: Part, moment: JudgedMoment) -> Told:
        seat = max(range(len(moment.change)), key=lambda each: abs(moment.change[each]))
        if part == "luck":
            seat = max(range(len(moment.change)), key=lambda each: moment.change[each])
        return Told(
            part=part,
            code="lucky" if moment.change[seat] > 0 else "unlucky",
            seat=seat,
            points=hundred(moment.change[seat]),
            doubt=hundred(moment.doubt),
            at=moment.at + len(moment.actions),
            done=self._done(moment),
            actor=self._game.awaits(self._state(self._step(moment).before)).seat,
        )

    def _chosen(self, part: Part, moment: JudgedMoment) -> Told:
        assert moment.seat is not None
        assert moment.best is not None
        step = self._step(moment)
        return Told(
            part=part,
            code="chose",
            seat=moment.seat,
            points=hundred(moment.change[moment.seat]),
            doubt=hundred(moment.doubt),
            at=moment.at + 1,
            done=self._done(moment),
            actor=moment.seat,
            better=self._described(step.before, moment.best),
            line=self._line(step, moment),
            why=self._why(moment),
        )

    def _best(self, moment: JudgedMoment) -> Told:
        assert moment.seat is not None
        assert moment.next is not None
        return Told(
            part="best",
            code="best",
            seat=moment.seat,
            points=hundred(moment.gap),
            doubt=hundred(moment.doubt),
            at=moment.at + 1,
            done=self._done(moment),
            actor=moment.seat,
            better=self._described(self._step(moment).before, moment.next),
        )

    def _step(self, moment: JudgedMoment) -> Step:
        return self._steps[self._place[moment.at]]

    def _done(self, moment: JudgedMoment) -> list[Message]:
        """What was done or came, one after the other."""
        return self._said(self._step(moment).before, moment.actions)

    def _described(self, before: bytes, action: str) -> Message:
        return self._said(before, [action])[0]

    def _line(self, step: Step, moment: JudgedMoment) -> list[Message]:
        """What would have followed the better choice."""
        return self._said(step.before, [moment.best or "", *moment.line])[1:]

    def _said(self, before: bytes, actions: Sequence[str]) -> list[Message]:
        state, said = self._state(before), []
        for text in actions:
            number = self._game.actions.parse(text)
            said.append(self._game.describe(state, number))
            self._game.rules.apply(state, number)
        return said

    def _why(self, moment: JudgedMoment) -> Message | None:
        """What the better turn would have come to, beside what the turn came to."""
        assert moment.seat is not None
        better = self._state(self._step(moment).before)
        for text in (moment.best or "", *moment.line):
            self._game.rules.apply(better, self._game.actions.parse(text))
        return reason(self._game, moment.seat, better, self._state(self._end_of_turn(moment)))

    def _end_of_turn(self, moment: JudgedMoment) -> bytes:
        """The state in which the turn ended to which a choice belongs."""
        place = self._place[moment.at]
        while place + 1 < len(self._steps) and self._steps[place + 1].actor == moment.seat:
            place += 1
        return self._steps[place].after

    def _state(self, data: bytes) -> Any:
        return from_bytes(self._game.state, data)


def hundred(chance: float) -> int:
    """How many of a hundred games."""
    return round(100 * abs(chance))


def reason(game: Game[Any], seat: int, better: Any, done: Any) -> Message | None:
    """What speaks most for a position beside another one, if the end of the game or its `merits` say so."""
    if game.rules.mover(better) == OVER and game.rules.payoff(better, seat) > game_paid(game, done, seat):
        return Message("review-why-wins")
    gains = game.merits(better, done, seat)
    name = max(gains, key=lambda each: gains[each], default=None)
    return Message(f"{game.words}-why-{name}", {"amount": gains[name]}) if name and gains[name] > 0 else None


def game_paid(game: Game[Any], state: Any, seat: int) -> int:
    """What a game has paid to a seat; nothing as long as it runs."""
    return game.rules.payoff(state, seat) if game.rules.mover(state) == OVER else 0
