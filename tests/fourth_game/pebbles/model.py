"""Steps and the state of a game (PB-1)."""

from enum import IntEnum
from typing import Annotated

from samedi.core.record import I8, Array, record

PLAYERS = 2
MOST_TAKEN = 3
TOSSED_FROM = 2  # who takes so many tosses the coin


class Step(IntEnum):
    """What is awaited."""

    TAKE = 0
    TOSS = 1
    OVER = 2


@record
class State:
    """A position of Pebbles."""

    step: I8
    seat: I8  # who takes, or has taken and tosses; at the end, who has won
    heap: I8
    taken: Annotated[Array[I8], PLAYERS]
