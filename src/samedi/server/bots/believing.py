"""What a device says that it found about moments of a game, and whether that could be."""

from collections.abc import Sequence
from typing import Any

from samedi.bots.judging import FURTHEST, Step
from samedi.bots.protocol import Judge, Judged, ToJudge
from samedi.bots.review import Lookback
from samedi.core.errors import SamediError
from samedi.core.game import CHANCE
from samedi.core.message import Message
from samedi.core.position import listed
from samedi.core.record import from_bytes
from samedi.server.wire.review import FoundMoment


def no_answer() -> SamediError:
    """What was sent is no answer to what was asked."""
    return SamediError(Message("server-review-wrong"))


def believed(lookback: Lookback, question: Judge, found: Sequence[FoundMoment]) -> list[Judged]:
    """The answers to a question, if they are as many as were asked for, and each could be."""
    if len(found) != len(question.moments):
        raise no_answer()
    for asked, each in zip(question.moments, found, strict=True):
        if not could_be(lookback, asked, each):
            raise no_answer()
    return [
        Judged(
            expected=each.expected,
            reached=each.reached,
            best=each.best,
            line=each.line,
            next=each.next,
            gap=each.gap,
        )
        for each in found
    ]


def could_be(lookback: Lookback, asked: ToJudge, found: FoundMoment) -> bool:
    """Whether a search could have found this of a moment."""
    step = lookback.steps[asked.place]
    if len(found.expected) != lookback.seats or len(found.reached) != lookback.seats:
        return False
    if step.actor == CHANCE:
        return found.best is None and found.next is None and not found.line
    if asked.salt is not None:
        return found.best == asked.compared and _can_be_done(lookback, step, found)
    if found.best is None:
        return found.expected == found.reached and not found.line and _could_be_next(lookback, step, found)
    is_worse = found.reached[step.actor] < found.expected[step.actor]
    return is_worse and found.next is None and _can_be_done(lookback, step, found)


def _could_be_next(lookback: Lookback, step: Step, found: FoundMoment) -> bool:
    return found.next is None or found.next in listed(lookback.game, _state(lookback, step))


def _can_be_done(lookback: Lookback, step: Step, found: FoundMoment) -> bool:
    """Whether the better action is legal, and what follows it as long as it is the same turn."""
    if found.best is None or len(found.line) > FURTHEST:
        return False
    game, state = lookback.game, _state(lookback, step)
    for action in (found.best, *found.line):
        if game.rules.mover(state) != step.actor or action not in listed(game, state):
            return False
        game.rules.apply(state, action)
    return True


def _state(lookback: Lookback, step: Step) -> Any:
    return from_bytes(lookback.game.state, step.before)
