"""A folder of what was made so far: what was agreed, and a line for each thing that is done."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from samedi.core.errors import SamediError
from samedi.core.folders import write_whole
from samedi.core.message import Message
from samedi.words import typed

AGREED = "agreed.json"
LINES = "lines.jsonl"

T = TypeVar("T")


class BadFolder(SamediError):
    """A folder that cannot be used, or that holds something else."""


class Kept(Generic[T]):
    """Where work is kept; the same work can be continued, no other. A line counts once it is there whole."""

    def __init__(self, path: Path, agreed: Any, kind: type[T]) -> None:
        self._path, self._kind = path, kind
        try:
            if not (path / AGREED).exists():
                write_whole(path / AGREED, msgspec.json.encode(agreed))
            before = (path / AGREED).read_bytes()
        except OSError as error:
            params = {"name": typed(str(path)), "error": str(error.strerror)}
            raise BadFolder(Message("study-folder-refused", dict(params))) from None
        if before != msgspec.json.encode(agreed):
            raise BadFolder(Message("study-other-folder", {"name": typed(str(path))}))

    def lines(self) -> Iterator[T]:
        """Every whole line."""
        path = self._path / LINES
        data = path.read_bytes() if path.exists() else b""
        if data and not data.endswith(b"\n"):  # whoever wrote the last line was killed
            self._append(b"\n")
        for line in data.split(b"\n"):
            try:
                yield msgspec.json.decode(line, type=self._kind)
            except (msgspec.MsgspecError, UnicodeError):
                continue

    def keep(self, line: T) -> None:
        """Write a line that stays."""
        self._append(msgspec.json.encode(line) + b"\n")

    def _append(self, data: bytes) -> None:
        with (self._path / LINES).open("ab") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
