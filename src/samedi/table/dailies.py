"""The table of a day: its dice are the same for all who play it, and secret until the day is over."""

import re
from datetime import UTC, datetime
from typing import Any

from samedi.core.game import Game
from samedi.core.lesson import Lesson
from samedi.table.dice import DAILY
from samedi.table.memory import Memory
from samedi.table.settings import Settings

NAME = re.compile(rf"{DAILY}(\d{{4}}-\d\d-\d\d)")
SETTINGS = Settings(confirm=False, take_back="never", hints=False, chat="off", watchers=0)


def day_at(now: int) -> str:
    """The day of a time in ms, everywhere the same."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def name_of(day: str) -> str:
    """The name by which a table knows its day."""
    return f"{DAILY}{day}"


def as_lesson(game: Game[Any], name: str) -> Lesson | None:
    """A game of the day as a lesson without tasks: what its table is set up by."""
    if game.daily is None or NAME.fullmatch(name) is None:
        return None
    return Lesson(name=name, options=game.daily.options, tasks=(), clauses=(), is_game=True)


def day_of(memory: Memory) -> str | None:
    """The day whose game is played at a table."""
    found = NAME.fullmatch(memory.taught.lesson) if memory.taught else None
    return found[1] if found else None


def score_of(game: Game[Any], memory: Memory, board: Any) -> int | None:
    """What the game of a day brought, once it was played to its end."""
    is_finished = memory.ended is not None and memory.ended.why == "finished"
    return game.daily.score(board) if game.daily is not None and is_finished else None
