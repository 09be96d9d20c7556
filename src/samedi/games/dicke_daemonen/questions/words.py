"""Colours and people as answers."""

from collections.abc import Sequence

from samedi.core.message import Message
from samedi.games.dicke_daemonen.model import COLOURS, State


def colour_name(colour: int) -> str:
    """A colour by its element, as a parameter of messages."""
    return f"@daemonen-element-{COLOURS[colour]}"


def seat_names(state: State, seats: Sequence[int]) -> list[str]:
    """Some people, seen by whoever is to act, who comes first."""
    own = ["@quiz-you"] if state.seat in seats else []
    return [*own, *(f"@player-{seat + 1}" for seat in seats if seat != state.seat)]


def names(some: Sequence[str]) -> Message:
    """Nobody, one, or two of something."""
    if not some:
        return Message("quiz-nobody")
    if len(some) == 1:
        return Message("quiz-thing", {"thing": some[0]})
    return Message("quiz-pair", {"first": some[0], "second": some[1]})


def colour_answers(count: int) -> list[Message]:
    """Some colours as answers."""
    return [names([colour_name(colour)]) for colour in range(count)]
