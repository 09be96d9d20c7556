"""Why an action is illegal now, with the clause that says so."""

from samedi.core.message import Message
from tests.fourth_game.pebbles.actions import ACTIONS, Take
from tests.fourth_game.pebbles.model import State, Step


def reason(state: State, number: int) -> Message:
    """Why an action is illegal now."""
    match ACTIONS.structure(number):
        case Take(count=count) if state.step == Step.TAKE:
            return Message("pebbles-too-many", {"count": count, "heap": int(state.heap)}, "PB-2.1")
        case Take():
            return Message("pebbles-awaits-toss", {}, "PB-2.2")
        case _:
            return Message("pebbles-awaits-take", {}, "PB-2.1")
