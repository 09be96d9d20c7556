"""Nim with a sight: the smallest game that can be judged and solved. Who takes the last pebble wins."""

import sys
from enum import IntEnum
from typing import Annotated, Any, Literal, cast

from msgspec import Meta

from samedi.core.actions import Action, Layout
from samedi.core.game import OVER, Game, Sight
from samedi.core.message import Message
from samedi.core.options import Options
from samedi.core.record import I8, Array, record
from samedi.core.rng import Rng
from samedi.core.rule import rule

MOST = 3
LARGEST = 40


class Step(IntEnum):
    TAKE = 0
    OVER = 1


@record
class State:
    step: I8
    seat: I8
    players: I8
    heap: I8


class Take(Action, frozen=True, tag="take"):
    notation = "{count}"
    count: Literal[1, 2, 3]


class NimOptions(Options, frozen=True):
    heap: Annotated[int, Meta(ge=1, le=LARGEST)] = 12
    players: Literal[2, 3] = 2

    @property
    def seats(self) -> int:
        return self.players


def start(state: State, options: NimOptions) -> None:
    state.heap = options.heap
    state.players = options.players


@rule
def mover(state: State) -> int:
    return OVER if state.step == Step.OVER else int(state.seat)


@rule
def legal(state: State, out: Array[int]) -> int:
    count = min(MOST, int(state.heap))
    for index in range(count):
        out[index] = index
    return count


@rule
def outcomes(state: State, out: Array[int], weights: Array[int]) -> int:  # noqa: ARG001 - no chance
    return 0


@rule
def apply(state: State, action: int) -> None:
    state.heap -= action + 1
    if state.heap == 0:
        state.step = Step.OVER
    else:
        state.seat = (state.seat + 1) % state.players


@rule
def hide(state: State, seat: int) -> None:
    pass


@rule
def determinise(state: State, seat: int, rng: Rng) -> None:
    pass


@rule
def payoff(state: State, seat: int) -> int:
    return 1000 if seat == state.seat else 0


@rule
def worth(state: State, seat: int, overlooked: int) -> int:  # noqa: ARG001 - a position says nothing
    return 0


@rule
def notice(state: State, seat: int, out: Array[int]) -> int:
    out[0] = state.heap
    out[1] = LARGEST + 1 if seat == state.seat else LARGEST + 2
    return 2


def view(state: State) -> dict[str, Any]:
    return {"heap": int(state.heap)}


def result(state: State) -> dict[str, Any]:
    return {"winners": [int(state.seat)]}


def reason(_state: State, _number: int) -> Message:
    return Message("game-is-over")


GAME: Game[State] = Game(
    name="nim",
    home=__name__,
    version=1,
    prefix="NM",
    words="nim",
    tables={},
    has_secrets=False,
    sight=Sight(features=LARGEST + 3, most=2, notice=notice, net=lambda _state: "any"),
    state=State,
    steps=Step,
    actions=Layout(Take),
    options=NimOptions,
    check=lambda options: options,
    start=start,
    rules=cast("Any", sys.modules[__name__]),
    view=view,
    result=result,
    reason=reason,
    describe=reason,
    status=lambda _state: [],
    draw=lambda _state: [],
)
