"""Equal time: how many simulations let each bot think as long as the last one.

Time is that of the processor, on the same positions for all: those of games between greedy bots in which
there is something to choose.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from samedi.bots.ladder import Searcher, SearchPlayer, level_of
from samedi.bots.level import Level
from samedi.bots.line_protocol import PREFIX
from samedi.bots.simple import greedy
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.rng import seeded

SAMPLED = 40  # decisions
TRIES = 4  # since a search twice as long need not take twice as long
NEAR = 0.03  # parts by which times may differ
MOST = 9_999_999  # simulations

Decision = tuple[Any, int]  # a hidden state and the seat that decides


class Timed(msgspec.Struct, frozen=True):
    """A bot, the simulations it had, those it gets, and the mean time of a decision with them."""

    bot: str
    before: int
    simulations: int
    ms: float


class MeasureTimes(msgspec.Struct, frozen=True, tag="times"):
    """Which bots to measure, and at which table."""

    bots: list[str]
    options: dict[str, Any]
    seed: int


def equalised(game: Game[Any], request: MeasureTimes, searcher: Searcher) -> list[Timed]:
    """The bots that search, each with simulations that take as long as those of the last."""
    positions = sampled(game, request.options, request.seed)
    levels = [level_at(spec, game, positions[0][0]) for spec in request.bots if searches(spec)]
    timed = [measured(game, level, positions, searcher) for level in levels]
    last = timed[-1]
    return [
        *(
            nearer(game, level, one, last.ms, positions, searcher)
            for level, one in zip(levels, timed[:-1], strict=False)
        ),
        last,
    ]


def nearer(
    game: Game[Any], level: Level, one: Timed, ms: float, positions: Sequence[Decision], searcher: Searcher
) -> Timed:
    """A bot with as many simulations as come nearest to a time."""
    for _ in range(TRIES):
        if abs(one.ms - ms) <= NEAR * ms:
            break
        simulations = min(MOST, max(1, round(one.simulations * ms / one.ms)))
        changed = msgspec.structs.replace(level, simulations=simulations)
        one = msgspec.structs.replace(measured(game, changed, positions, searcher), before=level.simulations)
    return one


def measured(game: Game[Any], level: Level, positions: Sequence[Decision], searcher: Searcher) -> Timed:
    """The mean time a level takes."""
    bot = SearchPlayer(game, level, searcher)
    bot.choose(*positions[0], seeded(0))  # compiles, should that be needed
    begun = time.process_time()
    for index, (hidden, seat) in enumerate(positions):
        bot.choose(hidden, seat, seeded(index))
    ms = 1000 * (time.process_time() - begun) / len(positions)
    return Timed(level.name, level.simulations, level.simulations, round(ms, 3))


def searches(spec: str) -> bool:
    """Whether a bot has simulations at all."""
    return not spec.startswith(PREFIX) and level_of(spec) is not None


def level_at(spec: str, game: Game[Any], state: Any) -> Level:
    """The level of a bot with the figures of a table."""
    level = level_of(spec)
    assert level is not None
    return msgspec.structs.replace(level.at(game, state), rung=None)


def sampled(game: Game[Any], options: dict[str, Any], seed: int) -> list[Decision]:
    """Decisions evenly spread over whole games."""
    found: list[Decision] = []
    while len(found) < SAMPLED:
        found += decisions(Position(game, options), seed, len(found))
    return found[:: len(found) // SAMPLED][:SAMPLED]


def decisions(position: Position, *seeds: int) -> Iterator[Decision]:
    """The hidden states of a game in which a seat has a choice."""
    rng = seeded("times", *seeds)
    while not position.is_over:
        if position.is_chance:
            position.roll(rng)
            continue
        seat = position.game.rules.mover(position.state)
        hidden = position.hidden(seat)
        if len(position.legal) > 1:
            yield hidden, seat
        position.play(greedy(position.game, hidden, seat, rng))
