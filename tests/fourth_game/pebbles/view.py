"""What people and programs see: the JSON view, the result, and actions in words."""

from typing import TypedDict

from samedi.core.message import Message
from tests.fourth_game.pebbles.actions import ACTIONS, Take, Toss
from tests.fourth_game.pebbles.model import State


class Position(TypedDict):
    """The whole position: nothing is secret in this game."""

    heap: int
    taken: list[int]
    """By seat."""


class Result(TypedDict):
    """Who has won."""

    winners: list[int]


def view(state: State) -> Position:
    """The whole position as JSON."""
    return {"heap": int(state.heap), "taken": [int(count) for count in state.taken]}


def result(state: State) -> Result:
    """Whoever took last has won (PB-3.1)."""
    return {"winners": [int(state.seat)]}


def status(state: State) -> list[Message]:
    """How many pebbles lie there."""
    return [Message("pebbles-status", {"heap": int(state.heap)})]


def describe(_state: State, number: int) -> Message:
    """An action in words."""
    match ACTIONS.structure(number):
        case Take(count=count):
            return Message("pebbles-take", {"count": count})
        case Toss(side=side):
            return Message(f"pebbles-{side}")
    raise AssertionError(number)
