"""A finished game as it is looked back on, wherever its moments are judged.

A device that judges them itself is asked in rounds and sends back everything it has answered so far. So
nothing of it is kept, and whoever makes numbers up is the only one who sees them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from samedi.bots.protocol import Judge
from samedi.bots.retelling import retold
from samedi.bots.review import SALTS, Lookback
from samedi.bots.throws import thrown
from samedi.bots.weights import net_of
from samedi.core.game import CHANCE, Game
from samedi.core.message import Message
from samedi.core.record import from_bytes, to_bytes
from samedi.core.rng import seeded
from samedi.games import game as game_named
from samedi.server.bots.believing import believed, no_answer
from samedi.server.failure import Failure
from samedi.server.wire.review import FoundMoment, LookedBack, LookingBackHere, MomentsToJudge
from samedi.table.table import Table


class FinishedGame(Struct, frozen=True, kw_only=True):
    """What is needed of a table to look back on it."""

    table: str
    game: str
    start: bytes
    actions: list[int]
    actors: list[int]
    times: list[int]
    seats: int


def finished_game(name: str, table: Table) -> FinishedGame:
    """A game that is over, by the name it is stored under; of one that runs nobody is told anything."""
    memory = table.memory
    if memory.stage != "over":
        raise Failure(409, Message(f"table-stage-{memory.stage}"))
    if not memory.actions:
        raise Failure(409, Message("server-no-review"))
    return FinishedGame(
        table=name,
        game=table.game.name,
        start=to_bytes(table.board_at(0)),
        actions=[*memory.actions],
        actors=[*memory.actors],
        times=[*memory.times],
        seats=len(memory.seats),
    )


def lookback_of(finished: FinishedGame) -> Lookback:
    """What is to be judged of a game."""
    return Lookback(game_named(finished.game), finished.start, finished.actions, finished.seats)


def looked_back(finished: FinishedGame, lookback: Lookback) -> LookedBack:
    """All that is known of a game."""
    review = lookback.review()
    done, every = lookback.progress
    return LookedBack(
        done=done,
        all=every,
        is_whole=lookback.is_whole,
        review=review,
        told=retold(lookback, review),
        throws=thrown(lookback.game, finished.start, finished.actions),
        seconds=time_used(finished.actors, finished.times, finished.seats),
    )


def time_used(actors: Sequence[int], times: Sequence[int], seats: int) -> list[int]:
    """How long each seat took, in seconds: from what came before to what it did."""
    used = [0] * seats
    for place, actor in enumerate(actors):
        if actor != CHANCE and place > 0:
            used[actor] += max(0, times[place] - times[place - 1])
    return [each // 1000 for each in used]


def looking_back_here(
    finished: FinishedGame,
    rounds: Sequence[Sequence[FoundMoment]],
    judge: Callable[[Game[Any], Any], str | None] = net_of,
) -> LookingBackHere:
    """What is known by the answers of a device, and what it is to judge next.

    `judge` names the learnt judgement of a position.
    """
    lookback = lookback_of(finished)
    asking = lookback.requests(None)
    question = next(asking, None)
    for found in rounds:
        if question is None:
            raise no_answer()
        judged = believed(lookback, question, found)
        try:
            question = asking.send(judged)
        except StopIteration:
            question = None
    is_begun = lookback.progress[0] > 0
    return LookingBackHere(
        found=looked_back(finished, lookback) if is_begun else LookedBack(done=0, all=len(lookback.steps)),
        asks=None if question is None else to_judge(lookback, question, judge),
    )


def to_judge(
    lookback: Lookback, question: Judge, judge: Callable[[Game[Any], Any], str | None] = net_of
) -> MomentsToJudge:
    """A question as a device is asked it."""
    return MomentsToJudge(
        game=lookback.game.name,
        start=question.start,
        actions=question.actions,
        seats=question.seats,
        simulations=question.simulations,
        is_open=question.is_open,
        net=judge(lookback.game, from_bytes(lookback.game.state, question.start)),
        rngs=[to_bytes(seeded(question.seed + salt, 0)) for salt in range(SALTS)],
        moments=question.moments,
    )
