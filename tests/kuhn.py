"""Kuhn poker with a die: the smallest game with secrets and chance, to prove the core on.

Each of two seats is dealt one of three cards in secret. A die then says how high a bet is. Seat 0 may pass
or bet, seat 1 answers, and after pass and bet seat 0 answers once more. The higher card takes the pot.
"""

import sys
from enum import IntEnum
from typing import Annotated, Any, Literal, cast

from samedi.core.actions import Action, Layout, to_builtins
from samedi.core.game import CHANCE, OVER, Game
from samedi.core.message import Message
from samedi.core.options import Options
from samedi.core.record import I8, Array, record
from samedi.core.rng import Rng, below
from samedi.core.rule import rule

HIDDEN, NONE, CARDS = 3, -1, 3


class Step(IntEnum):
    DEAL = 0
    STAKE = 1
    BET = 2
    OVER = 3


@record
class State:
    step: I8
    seat: I8
    card: Annotated[Array[I8], 2]
    stake: I8
    turns: I8
    paid: Annotated[Array[I8], 2]


class Deal(Action, frozen=True, tag="deal"):
    notation = "d{card}"
    card: Literal[0, 1, 2]


class Die(Action, frozen=True, tag="die"):
    notation = "x{face}"
    face: Literal[1, 2, 3, 4, 5, 6]


class Bet(Action, frozen=True, tag="bet"):
    notation = "bet"


class Pass(Action, frozen=True, tag="pass"):
    notation = "pass"


ACTIONS = Layout(Deal, Die, Bet, Pass)
DIE, BET, PASS = ACTIONS.base(Die), ACTIONS.base(Bet), ACTIONS.base(Pass)


class KuhnOptions(Options, frozen=True):
    ante: Literal[1, 2] = 1

    @property
    def seats(self) -> int:
        return 2


def start(state: State, options: KuhnOptions) -> None:
    for seat in range(2):
        state.card[seat] = NONE
        state.paid[seat] = options.ante


@rule
def mover(state: State) -> int:
    if state.step == Step.OVER:
        return OVER
    return int(state.seat) if state.step == Step.BET else CHANCE


@rule
def legal(state: State, out: Array[int]) -> int:  # noqa: ARG001 - both are always allowed
    out[0], out[1] = BET, PASS
    return 2


@rule
def outcomes(state: State, out: Array[int], weights: Array[int]) -> int:
    count = 0
    for value in range(CARDS if state.step == Step.DEAL else 6):
        if state.step == Step.STAKE or value != state.card[0]:
            out[count] = value if state.step == Step.DEAL else DIE + value
            weights[count] = 1
            count += 1
    return count


@rule
def apply(state: State, action: int) -> None:
    if state.step == Step.DEAL:
        state.card[state.seat] = action
        if state.seat == 1:
            state.step = Step.STAKE
        state.seat = 1 - state.seat
    elif state.step == Step.STAKE:
        state.stake = action - DIE + 1
        state.step = Step.BET
    else:
        is_answer = state.paid[0] != state.paid[1]
        if action == BET:
            state.paid[state.seat] += state.stake
        state.turns += 1
        state.seat = 1 - state.seat
        if is_answer or (state.turns == 2 and action == PASS):
            state.step = Step.OVER


@rule
def hide(state: State, seat: int) -> None:
    for other in range(2):
        if other != seat and state.card[other] != NONE:
            state.card[other] = HIDDEN


@rule
def determinise(state: State, seat: int, rng: Rng) -> None:
    for other in range(2):
        if other != seat and state.card[other] == HIDDEN:
            known = state.card[1 - other]
            drawn = below(rng, CARDS if known in (NONE, HIDDEN) else CARDS - 1)
            state.card[other] = drawn + 1 if known not in (NONE, HIDDEN) and drawn >= known else drawn


@rule
def payoff(state: State, seat: int) -> int:
    return 1000 if seat == winner(state) else 0


@rule
def worth(state: State, seat: int, overlooked: int) -> int:  # noqa: ARG001 - there is nothing to overlook
    return int(state.card[seat])


@rule
def winner(state: State) -> int:
    if state.paid[0] != state.paid[1]:
        return int(state.paid[1] > state.paid[0])
    return int(state.card[1] > state.card[0])


def view(state: State) -> dict[str, Any]:
    names = {NONE: None, HIDDEN: "hidden"}
    return {"cards": [names.get(card, card) for card in state.card], "paid": [*state.paid]}


def seen(state: State, number: int, seat: int) -> dict[str, Any]:
    shown = to_builtins(ACTIONS.structure(number))
    return {**shown, "card": None} if shown["type"] == "deal" and state.seat != seat else shown


def result(state: State) -> dict[str, Any]:
    return {"winners": [winner(state)]}


def reason(_state: State, _number: int) -> Message:
    return Message("game-is-over")


def nothing_to_know(_state: State) -> list[Message]:
    return []


def draw(state: State) -> list[list[tuple[str, str]]]:
    return [[(str(view(state)), "")]]


GAME: Game[State] = Game(
    name="kuhn",
    home=__name__,
    version=1,
    prefix="KP",
    words="kuhn",
    tables={},
    has_secrets=True,
    state=State,
    steps=Step,
    actions=ACTIONS,
    options=KuhnOptions,
    check=lambda options: options,
    start=start,
    rules=cast("Any", sys.modules[__name__]),
    view=view,
    result=result,
    reason=reason,
    describe=reason,
    status=nothing_to_know,
    draw=draw,
    seen=seen,
)
