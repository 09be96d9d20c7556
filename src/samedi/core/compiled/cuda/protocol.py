"""What a worker with a device is asked and what it answers."""

import msgspec


class Measure(msgspec.Struct, frozen=True):
    """Play games from a state at random, to the end and step by step, and compare some with the processor."""

    state: bytes
    seed: int
    games: int


class Pace(msgspec.Struct, frozen=True):
    """How much was done in what time, and how many of the games were compared with the processor's."""

    games: int
    decisions: int
    seconds: float
    compared: int
    is_identical: bool


class Measured(msgspec.Struct, frozen=True):
    """How fast a device is."""

    device: str
    playouts: Pace
    """Games to the end."""
    steps: Pace
    """Steps of all games, with masks and what seats see."""
