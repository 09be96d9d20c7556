"""What a worker with compiled rules is asked and what it answers."""

import msgspec


class RulesRequest(msgspec.Struct, frozen=True, tag_field="do"):
    """Something to compute from a state."""

    state: bytes


class Playouts(RulesRequest, frozen=True, tag="playouts"):
    """Play the state to the end at random, so many times."""

    seed: int
    count: int
    seats: int


class Perft(RulesRequest, frozen=True, tag="perft"):
    """Count the ways to go on for so many actions."""

    depth: int


class Trace(RulesRequest, frozen=True, tag="trace"):
    """Play at random with this generator, noting everything, for at most so many actions."""

    rng: bytes
    limit: int


class Batch(RulesRequest, frozen=True, tag="batch"):
    """Play many games side by side at random, so many steps each."""

    seed: int
    games: int
    steps: int


class Copies(RulesRequest, frozen=True, tag="copies"):
    """Copy the state so many times."""

    count: int


class Listings(RulesRequest, frozen=True, tag="listings"):
    """List what is legal in each of several states, one after the other in `state`, so many times."""

    count: int


AnyRequest = Playouts | Perft | Trace | Batch | Copies | Listings


class Counted(msgspec.Struct, frozen=True):
    """How much was done in what time, and what it paid to each seat."""

    count: int
    seconds: float
    games: int = 0
    payoffs: list[int] = []


class Traced(msgspec.Struct, frozen=True):
    """A stretch of a game: actions chosen, what was listed each time, and the states after."""

    actions: list[int]
    listed: list[list[int]]
    states: list[bytes]
    rng: bytes


class Listed(msgspec.Struct, frozen=True):
    """How long one listing took in each state, in microseconds."""

    microseconds: list[float]
