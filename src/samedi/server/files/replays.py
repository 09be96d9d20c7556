"""What a page shows of a game, move by move."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from samedi.core.game import SPECTATOR, Game
from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.core.record import copy
from samedi.server.tables.patches import SAME, difference
from samedi.table.export import ExportedGame, Replay, rolls_of
from samedi.table.views import moments


def with_replay(game: Game[Any], exported: ExportedGame) -> ExportedGame:
    """A file with all that a page needs to show it, which nobody has signed."""
    return msgspec.structs.replace(exported, replay=replay_of_record(game, exported.record), signature=None)


def replay_of(game: Game[Any], start: Any, actions: Sequence[int], seat: int | None) -> Replay:
    """A game as a seat (-1: a spectator; None: everybody, once it is over) saw it, move by move."""
    hidden = copy(start)
    game.rules.hide(hidden, SPECTATOR)
    told = moments(game, copy(start), actions, seat)
    shown: list[dict[str, Any]] = [msgspec.to_builtins(each) for each in told]
    patches = [difference(before, after) for before, after in pairwise(shown)]
    return Replay(
        constants=dict(game.constants(hidden)),
        first=shown[0],
        patches=[{} if patch is SAME else patch for patch in patches],
        rolls=[],
    )


def replay_of_record(game: Game[Any], record: GameRecord) -> Replay:
    """A game that is over, with every decision of chance: nothing is hidden any more."""
    start = Position(game, record.options).state
    actions = [game.actions.from_builtins(action) for action in record.actions]
    replay = replay_of(game, start, actions, None)
    return msgspec.structs.replace(replay, rolls=rolls_of(game, start, actions))
