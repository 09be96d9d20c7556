"""The folder of an arena: what was agreed, a record a game, and a line a game with what records do not say.

A game counts once its record is there whole and its note is written after it; anything else is played again.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from samedi.bots.arena import ArenaSummary, BadArena, Terms
from samedi.bots.match import Note, PlayedGame
from samedi.bots.schedule import Fixture
from samedi.core.errors import BadRecord
from samedi.core.folders import write_whole
from samedi.core.game_record import GameRecord
from samedi.core.message import Message
from samedi.words import typed

AGREED = "arena.json"


def agreed(path: Path) -> Terms | None:
    """What was agreed in a folder, if it is one of an arena."""
    try:
        return msgspec.json.decode((path / AGREED).read_bytes(), type=Terms)
    except (msgspec.MsgspecError, OSError):
        return None


class ArenaFolder:
    """Where the games of one arena are kept; the same arena can be continued, no other."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self._path = path
        self._notes = path / "notes.jsonl"
        try:
            if not (path / AGREED).exists():
                write_whole(path / AGREED, msgspec.json.encode(terms))
            is_other = msgspec.json.decode((path / AGREED).read_bytes(), type=Terms) != terms
        except msgspec.MsgspecError:
            is_other = True
        except OSError as error:
            raise BadArena(
                Message("arena-folder-refused", {"name": typed(str(path)), "error": str(error.strerror)})
            ) from None
        if is_other:
            raise BadArena(Message("arena-other-folder", {"name": typed(str(path))}))

    def kept(self, fixtures: list[Fixture]) -> list[Note]:
        """The notes of games that need not be played again."""
        notes = {note.number: note for note in self._read()}
        return [
            notes[fixture.number] for fixture in fixtures if self._has(fixture, notes.get(fixture.number))
        ]

    def keep(self, played: PlayedGame) -> None:
        """Keep a game."""
        write_whole(self._record(played.note.number), played.record.encode())
        with self._notes.open("ab") as file:
            file.write(msgspec.json.encode(played.note) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def keep_summary(self, summary: ArenaSummary) -> None:
        """Keep what came out."""
        write_whole(self._path / "standings.json", msgspec.json.encode(summary))

    def _record(self, number: int) -> Path:
        return self._path / f"{number + 1:06}.txt"

    def _read(self) -> Iterator[Note]:
        """Every whole line of the notes."""
        data = self._notes.read_bytes() if self._notes.exists() else b""
        if data and not data.endswith(b"\n"):  # whoever wrote the last line was killed
            with self._notes.open("ab") as file:
                file.write(b"\n")
        for line in data.split(b"\n"):
            try:
                yield msgspec.json.decode(line, type=Note)
            except (msgspec.MsgspecError, UnicodeError):
                continue

    def _has(self, fixture: Fixture, note: Note | None) -> bool:
        """Whether a game was played as it should be."""
        if note is None or note.seats != fixture.seats:
            return False
        try:
            record = GameRecord.from_text(self._record(fixture.number).read_text(encoding="utf-8"))
        except (BadRecord, OSError, UnicodeError):
            return False
        return record.seats == fixture.seats and record.options == fixture.options
