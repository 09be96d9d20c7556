"""Playing the games of a shard, and noting every choice."""

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from samedi.bots.ladder import level_of
from samedi.bots.level import Level, mood_of
from samedi.bots.search_worker import asked
from samedi.core.compiled.worker import Algorithms
from samedi.core.folders import write_whole
from samedi.core.game import Game
from samedi.core.rng import Rng, seeded
from samedi.study.dataset.protocol import MakeShard, ShardNote, Terms
from samedi.study.dataset.shard import Shard, as_npz, as_parquet
from samedi.study.walk.walk import Walk

WON = 1000
WRITERS = {"npz": as_npz, "parquet": as_parquet}


class Choice(NamedTuple):
    """A position in which there was something to choose."""

    observation: Any
    game: int
    seat: int
    legal: Any
    visits: Any
    value: float
    action: int


class Maker:
    """Makes shards of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game, self._algorithms = game, Algorithms(game, "compiled")

    def make(self, request: MakeShard) -> ShardNote:
        """Play, write, and say what there is now."""
        terms = request.terms
        first = request.number * terms.games
        played = [self._play(number, terms) for number in range(first, first + request.games)]
        shard = gathered(played)
        content = WRITERS[terms.format](shard)
        write_whole(Path(request.path), content)
        digest = hashlib.sha256(content).hexdigest()
        return ShardNote(request.number, request.games, len(shard), len(content), digest)

    def _play(self, number: int, terms: Terms) -> tuple[list[Choice], Any]:
        """One game: its choices, and what each seat got."""
        level = level_of(terms.bot)
        assert level is not None, "this bot does not search"
        walk = Walk(self._algorithms, terms.options, terms.seed, number)
        rngs = [seeded("dataset", terms.seed, number, seat) for seat in range(walk.seats)]
        choices, turn, before = list[Choice](), 0, walk.seat
        while not walk.is_over:
            turn, before = (turn if walk.seat == before else walk.done), walk.seat
            if len(walk.legal) == 1:
                walk.play(int(walk.legal[0]))
                continue
            mood = mood_of("dataset", terms.seed, number, walk.seat, turn)
            choices.append(self._choose(walk, number, level, rngs[walk.seat], mood))
            walk.play(choices[-1].action)
        return choices, (walk.worths / WON).astype(np.float32)

    def _choose(self, walk: Walk, number: int, level: Level, rng: Rng, mood: float) -> Choice:
        """What a search finds, and what the level does of it."""
        found = asked(level.search(self._game, walk.hidden, walk.seat, rng)).variations
        visits = {each.action: each.visits for each in found}
        return Choice(
            observation=walk.observation.copy(),
            game=number,
            seat=walk.seat,
            legal=walk.legal.astype(np.int16),
            visits=np.array([visits.get(int(action), 0) for action in walk.legal], np.int32),
            value=found[0].value,
            action=level.choice(self._game, walk.hidden, found, mood),
        )


def gathered(played: list[tuple[list[Choice], Any]]) -> Shard:
    """The choices of all games, with what came of them to whoever chose."""
    choices = [choice for some, _ in played for choice in some]
    outcomes = [np.roll(outcome, -choice.seat) for some, outcome in played for choice in some]
    return Shard(
        observations=np.stack([each.observation for each in choices]),
        outcomes=np.stack(outcomes),
        values=np.array([each.value for each in choices], np.float32),
        actions=np.array([each.action for each in choices], np.int16),
        games=np.array([each.game for each in choices], np.int32),
        seats=np.array([each.seat for each in choices], np.int8),
        legal=np.concatenate([each.legal for each in choices]),
        visits=np.concatenate([each.visits for each in choices]),
        offsets=np.cumsum([0, *(len(each.legal) for each in choices)]).astype(np.int64),
    )
