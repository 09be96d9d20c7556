"""The rules of Pebbles, as every game gives them."""

from samedi.core.game import CHANCE, OVER
from samedi.core.record import Array
from samedi.core.rng import Rng
from samedi.core.rule import rule
from tests.fourth_game.pebbles.actions import HEADS, TAILS, TAKE
from tests.fourth_game.pebbles.model import State, Step
from tests.fourth_game.pebbles.turn import end_turn, roll_back, take, takes


@rule
def mover(state: State) -> int:
    """The seat to take, CHANCE for the coin, OVER at the end."""
    match state.step:
        case Step.TOSS:
            return CHANCE
        case Step.OVER:
            return OVER
        case _:
            return int(state.seat)


@rule
def legal(state: State, out: Array[int]) -> int:
    """List what may be taken."""
    return takes(state, out) if state.step == Step.TAKE else 0


@rule
def outcomes(state: State, out: Array[int], weights: Array[int]) -> int:
    """Both sides of the coin are equally likely (PB-2.2)."""
    if state.step != Step.TOSS:
        return 0
    out[0], out[1] = HEADS, TAILS
    weights[0], weights[1] = 1, 1
    return 2


@rule
def apply(state: State, action: int) -> None:
    """Take pebbles, or let the coin decide."""
    if state.step == Step.TAKE:
        take(state, action - TAKE)
    else:
        if action == TAILS:
            roll_back(state)
        end_turn(state)


@rule
def hide(state: State, seat: int) -> None:
    """Nothing is secret in this game."""


@rule
def determinise(state: State, seat: int, rng: Rng) -> None:
    """Nothing is secret in this game."""


@rule
def payoff(state: State, seat: int) -> int:
    """Whoever took last has won (PB-3.1)."""
    return 1000 if seat == state.seat else 0


@rule
def worth(state: State, seat: int, overlooked: int) -> int:  # noqa: ARG001 - there is nothing to overlook
    """One pebble left is good for whoever takes next."""
    is_near = state.heap == 1
    return 1 if is_near == (seat == state.seat) else 0
