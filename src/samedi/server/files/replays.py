"""What a page shows of a game, move by move."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from samedi.core.game import SPECTATOR, Game
from samedi.core.game_record import GameRecord
from samedi.core.record import copy, from_bytes
from samedi.server.tables.patches import SAME, difference
from samedi.table.export import ExportedGame, Replay, rolls_of
from samedi.table.views import moments


def with_replay(game: Game[Any], exported: ExportedGame) -> ExportedGame:
    """A file with all that a page needs to show it, which nobody has signed."""
    return msgspec.structs.replace(exported, replay=replay_of_record(game, exported.record), signature=None)


def replay_of(
    game: Game[Any],
    options: Mapping[str, Any],
    actions: Sequence[int],
    seat: int | None,
    way: Sequence[str] = (),
    state: bytes | None = None,
) -> Replay:
    """A game as a seat (-1: a spectator; None: everybody, once it is over) saw it, move by move."""
    board = game.state() if state is None else from_bytes(game.state, state)
    if state is None:
        game.start(board, game.resolve(dict(options)))
    for text in way:
        game.rules.apply(board, game.actions.parse(text))
    hidden = copy(board)
    game.rules.hide(hidden, SPECTATOR)
    shown: list[dict[str, Any]] = [msgspec.to_builtins(each) for each in moments(game, board, actions, seat)]
    patches = [difference(before, after) for before, after in pairwise(shown)]
    return Replay(
        constants=dict(game.constants(hidden)),
        first=shown[0],
        patches=[{} if patch is SAME else patch for patch in patches],
        rolls=[],
    )


def replay_of_record(game: Game[Any], record: GameRecord) -> Replay:
    """A game that is over, with every decision of chance: nothing is hidden any more."""
    actions = [game.actions.from_builtins(action) for action in record.actions]
    return msgspec.structs.replace(
        replay_of(game, record.options, actions, None), rolls=rolls_of(record, game)
    )
