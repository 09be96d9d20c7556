"""Games played in the terminal, kept on disk: a file a game, rewritten whole after each action."""

import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from samedi.bots.level import mood_of
from samedi.core import folders
from samedi.core.errors import BadRecord, SamediError
from samedi.core.folders import write_whole
from samedi.core.game_record import GameRecord
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.rng import Rng, seeded
from samedi.games import game


class Saved(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a file holds: the record and the secret from which the dice come."""

    record: GameRecord
    secret: str


class Session:
    """One game in the terminal with its seats, its dice and its file."""

    def __init__(self, position: Position, seats: list[str], secret: str, path: Path) -> None:
        self.position = position
        self.seats = seats
        self.path = path
        self._secret = secret

    @classmethod
    def new(cls, position: Position, seats: list[str], seed: int | None = None) -> "Session":
        """A session at the start of a game."""
        secret = secrets.token_hex(16) if seed is None else f"seed {seed}"
        name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(2)}-{position.game.name}.json"
        return cls(position, seats, secret, folders.data() / "unfinished" / name)

    @classmethod
    def load(cls, path: Path) -> "Session":
        """A session as it was left."""
        try:
            saved = msgspec.json.decode(path.read_bytes(), type=Saved)
        except (msgspec.MsgspecError, UnicodeError, OSError) as error:
            raise BadRecord(Message("record-not-json", {"error": str(error)})) from None
        return cls(saved.record.replay(game(saved.record.game)), saved.record.seats, saved.secret, path)

    def rng(self, *purpose: object) -> Rng:
        """Dice that depend on the place in the game only: taking back does not throw them anew."""
        return seeded(self._secret, len(self.position.history_numbers), *purpose)

    def mood(self, seat: int) -> float:
        """The mood of a seat in its turn."""
        return mood_of(self._secret, seat, self.position.turn)

    def save(self) -> None:
        """Write the file, whole or not at all."""
        record = GameRecord.of(self.position, self.seats)
        write_whole(self.path, msgspec.json.encode(Saved(record=record, secret=self._secret)))

    def finish(self) -> Path:
        """Move the game to the finished ones, as text."""
        path = folders.data() / "finished" / f"{self.path.stem}.txt"
        write_whole(path, GameRecord.of(self.position, self.seats).to_text(self.position.game).encode())
        self.path.unlink(missing_ok=True)
        return path


def unfinished() -> list[Path]:
    """The files of games that wait to be resumed, the newest first."""
    found = (folders.data() / "unfinished").glob("*.json")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def waiting() -> Iterator[tuple[Path, Session | SamediError]]:
    """The games that wait to be resumed, or what is wrong with their files."""
    for path in unfinished():
        try:
            yield path, Session.load(path)
        except SamediError as error:
            yield path, error
