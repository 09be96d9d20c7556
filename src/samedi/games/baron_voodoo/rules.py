"""The rules of Baron Voodoo, as every game gives them."""

from samedi.core.game import CHANCE, OVER
from samedi.core.record import Array
from samedi.core.rng import Rng
from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import AGAIN, BARON, CAPTURE, PASS, PLACE, POWER, ROLL, TURN
from samedi.games.baron_voodoo.capture import captures
from samedi.games.baron_voodoo.combinations import lowerings
from samedi.games.baron_voodoo.effects import effects, turns
from samedi.games.baron_voodoo.ending import is_winner
from samedi.games.baron_voodoo.judgement import standing
from samedi.games.baron_voodoo.model import State, Step
from samedi.games.baron_voodoo.opening import faces, place, placings, roll
from samedi.games.baron_voodoo.powers import begin_power, powers, targets
from samedi.games.baron_voodoo.solo import new_faces, play_baron, reroll
from samedi.games.baron_voodoo.turn import (
    choose_capture,
    choose_effect,
    choose_face,
    choose_lowering,
    choose_target,
    next_step,
    play_again,
    settle,
)

WON = 1000


@rule
def mover(state: State) -> int:
    """The seat to act, CHANCE for a roll, OVER at the end."""
    match state.step:
        case Step.ROLL | Step.REROLL:
            return CHANCE
        case Step.OVER:
            return OVER
        case _:
            return int(state.seat)


@rule
def legal(state: State, out: Array[int]) -> int:
    """List what the seat to act may do, in the order of the turn (BV-3.1)."""
    match state.step:
        case Step.PLACE:
            return placings(state, out)
        case Step.POWER | Step.LAST_POWER:
            return powers(state, out)
        case Step.TARGET:
            return targets(state, out)
        case Step.CAPTURE:
            return captures(state, out)
        case Step.TURN:
            return turns(state, out)
        case Step.EFFECT:
            return effects(state, out)
        case Step.LOWER:
            return lowerings(state, out)
        case Step.AGAIN:
            out[0] = AGAIN
            out[1] = PASS
            return 2
        case Step.BARON:
            out[0] = BARON
            return 1
        case _:
            return 0


@rule
def outcomes(state: State, out: Array[int], weights: Array[int]) -> int:
    """List the faces of the die that is rolled."""
    if state.step == Step.REROLL:
        return new_faces(state, out, weights)
    return faces(out, weights)


@rule
def apply(state: State, action: int) -> None:
    """Do what is chosen or rolled, and go on to the next step that offers a choice."""
    if action == PASS:
        next_step(state)
    else:
        do(state, action)
    settle(state)


@rule
def do(state: State, action: int) -> None:  # noqa: C901 - the table of the steps
    """Do what is chosen or rolled."""
    match state.step:
        case Step.ROLL:
            roll(state, action - ROLL)
        case Step.PLACE:
            place(state, action - PLACE)
        case Step.POWER | Step.LAST_POWER:
            begin_power(state, action - POWER)
        case Step.TARGET:
            choose_target(state, action)
        case Step.CAPTURE:
            choose_capture(state, action - CAPTURE)
        case Step.TURN:
            choose_face(state, action - TURN)
        case Step.EFFECT:
            choose_effect(state, action)
        case Step.AGAIN:
            play_again(state)
        case Step.LOWER:
            choose_lowering(state, action)
        case Step.BARON:
            play_baron(state)
        case Step.REROLL:
            reroll(state, action - ROLL)


@rule
def hide(state: State, seat: int) -> None:
    """Nothing is secret in this game."""


@rule
def determinise(state: State, seat: int, rng: Rng) -> None:
    """Nothing is secret in this game."""


@rule
def payoff(state: State, seat: int) -> int:
    """A win is everything."""
    return WON if is_winner(state, seat) else 0


@rule
def worth(state: State, seat: int, overlooked: int) -> int:
    """What the own side has, less what the best other side has."""
    return standing(state, seat, overlooked)
