"""What a device says about moments of a game is believed only if it could be so."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from samedi.bots.judging import Step
from samedi.bots.review import Lookback, lookback_on
from samedi.core.errors import SamediError
from samedi.core.game import CHANCE
from samedi.core.position import listed
from samedi.core.record import from_bytes
from samedi.server.bots.believing import believed
from samedi.server.wire.review import FoundMoment, TellMoments
from tests.bots.test_review import a_race

EVEN = FoundMoment(expected=[0.5, 0.5], reached=[0.5, 0.5])


@pytest.fixture(scope="module")
def lookback() -> Lookback:
    return lookback_on(a_race(), simulations=1)


def of(lookback: Lookback, is_it: Callable[[Step], bool]) -> int:
    return next(place for place, step in enumerate(lookback.steps) if is_it(step))


def choice(lookback: Lookback) -> int:
    return of(lookback, lambda step: step.actor != CHANCE and not step.is_forced)


def told(lookback: Lookback, place: int, **said: Any) -> list[Any]:
    """What is believed if a device says this about one moment, and of all others that nothing changed."""
    question = next(lookback.requests(None))
    found = [EVEN for _ in question.moments]
    found[place] = msgspec.structs.replace(EVEN, **said)
    return believed(lookback, question, found)


def a_mistake(lookback: Lookback) -> dict[str, Any]:
    step = lookback.steps[choice(lookback)]
    legal = listed(lookback.game, from_bytes(lookback.game.state, step.before))
    best = next(each for each in legal if each != step.numbers[0])
    expected = [0.7, 0.3] if step.actor == 0 else [0.3, 0.7]
    return {"expected": expected, "best": best}


def test_what_could_be_is_believed(lookback: Lookback) -> None:
    place, mistake = choice(lookback), a_mistake(lookback)
    assert told(lookback, place, **mistake)[place].best == mistake["best"]
    luck = of(lookback, lambda step: step.actor == CHANCE)
    assert told(lookback, luck, reached=[0.9, 0.1])[luck].reached == [0.9, 0.1]
    assert told(lookback, place, next=mistake["best"], gap=0.1)[place].gap == 0.1


@pytest.mark.parametrize(
    "said",
    [
        {"reached": [0.5]},
        {"reached": [0.4, 0.6]},
        {"best": 10_000_000},
        {"best": 0, "expected": [0.5, 0.5]},
        {"line": [0]},
        {"next": 10_000_000},
    ],
)
def test_what_could_not_be_is_refused(lookback: Lookback, said: dict[str, Any]) -> None:
    with pytest.raises(SamediError, match="does not answer what was asked"):
        told(lookback, choice(lookback), **said)


def test_a_line_must_be_possible_and_a_better_choice_better(lookback: Lookback) -> None:
    place, mistake = choice(lookback), a_mistake(lookback)
    for wrong in ({"line": [10_000_000]}, {"expected": [0.5, 0.5]}, {"next": mistake["best"]}):
        with pytest.raises(SamediError):
            told(lookback, place, **{**mistake, **wrong})
    with pytest.raises(SamediError):
        told(lookback, of(lookback, lambda step: step.actor == CHANCE), **mistake)


@pytest.mark.parametrize(
    "said",
    [
        b'{"rounds": [[{"expected": [1e400], "reached": [0.5]}]]}',
        b'{"rounds": [[{"expected": [-0.1], "reached": [0.5]}]]}',
        b'{"rounds": [[{"expected": [NaN], "reached": [0.5]}]]}',
        b'{"rounds": [[{"expected": [1.1], "reached": [0.5]}]]}',
        b'{"rounds": [[], [], [], [], []]}',
    ],
)
def test_numbers_are_chances(said: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(said, type=TellMoments)
