"""The best scores of games for one, a small file for each table: its world and its other options."""

import hashlib
import time
from pathlib import Path

import msgspec

from samedi.core import folders
from samedi.core.position import Position


class Best(msgspec.Struct, frozen=True):
    """A score, whose it is, and the day."""

    score: int
    name: str
    when: str


def score_of(position: Position) -> int | None:
    """The score of a finished game for one, if the game has scores."""
    score = (position.result or {}).get("score")
    return score if position.seats == 1 and isinstance(score, int) else None


def of(position: Position) -> Best | None:
    """The best score at this table so far."""
    try:
        return msgspec.json.decode(_path(position).read_bytes(), type=Best)
    except (msgspec.MsgspecError, UnicodeError, OSError):
        return None


def keep(position: Position, name: str) -> bool:
    """Keep the score of a finished game if it is better than the best so far; tell whether it is."""
    score, before = score_of(position), of(position)
    if not score or (before and score <= before.score):
        return False
    made = Best(score=score, name=name, when=time.strftime("%Y-%m-%d"))
    try:
        folders.write_whole(_path(position), msgspec.json.encode(made))
    except OSError:  # a disk that refuses does not make the score worse
        return True
    return True


def _path(position: Position) -> Path:
    digest = hashlib.sha256(msgspec.json.encode(position.options)).hexdigest()
    return folders.data() / "best" / f"{position.game.name}-{digest[:16]}.json"
