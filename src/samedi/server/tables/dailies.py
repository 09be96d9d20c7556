"""The game of a day at a server: its dice come from the server's key and the date."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from samedi.core.game import Game
from samedi.core.position import Position
from samedi.server.gate.tokens import Signer, tag
from samedi.server.storage.port import DailyEntry, DailyScore
from samedi.table.dailies import day_of, name_of
from samedi.table.dailies import score_of as brought
from samedi.table.dice import Dice
from samedi.table.events import AnyEvent, Ended
from samedi.table.export import Roll, rolls_of
from samedi.table.table import Table

DAY_MS = 86_400_000


def secret_of(signer: Signer, game: str, day: str) -> bytes:
    """The secret of a day's dice: nobody without the server's key can know it."""
    return tag(signer.keys.seed, "daily", f"{game}|{day}")


@lru_cache(maxsize=8)
def opening(game: Game[Any], secret: bytes, day: str) -> list[Roll]:
    """What chance decides in the game of a day before anybody chooses."""
    assert game.daily is not None
    position, dice, rolls = Position(game, game.daily.options), Dice(secret, name_of(day), ()), 0
    while position.is_chance:
        position.play(dice.outcome(game, position.state, rolls))
        rolls += 1
    return rolls_of(game, Position(game, game.daily.options).state, position.history_numbers)


def entry_of(table: Table, person: str) -> DailyEntry | None:
    """Who begins the game of a day at a table."""
    memory, day = table.memory, day_of(table.memory)
    if day is None:
        return None
    return DailyEntry(
        day=day,
        game=memory.game,
        person=person,
        table=memory.id,
        name=memory.names[person],
        begun_at=memory.at,
    )


def score_of(table: Table, events: Sequence[AnyEvent]) -> DailyScore | None:
    """How the game of a day has ended, if it has by these events."""
    if day_of(table.memory) is None or not any(isinstance(event.what, Ended) for event in events):
        return None
    board = table.board_at(len(table.memory.actions))
    return DailyScore(brought(table.game, table.memory, board), table.memory.at)
