"""Where compiled code is kept: one folder for each algorithm over each content of the rules.

A folder is filled in private and published by renaming it, so that a reader sees all of it or nothing. Of
processes that start at once one fills it, and the others wait for that. Its name is a hash of everything
the code depends on: all sources beside the rules, the versions of Python and the libraries, and the mode.
What cannot be written is not kept; the code then works all the same.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import IO

from samedi.core import folders
from samedi.core.turns import wait_for

LIBRARIES = ("numba", "numpy", "llvmlite")
OLD_S = 14 * 24 * 3600  # a folder unused for so long is removed
ABANDONED_S = 3600  # a private folder of a process that died is removed after so long


def key(sources: Iterable[Path], mode: str, name: str, libraries: Iterable[str] = LIBRARIES) -> str:
    """The name of the folder for this content, mode and algorithm."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform} {mode} {name}".encode())
    digest.update(" ".join(version(library) for library in libraries).encode())
    digest.update(content(sources))
    return f"{name}-{mode}-{digest.hexdigest()[:20]}"


def content(sources: Iterable[Path]) -> bytes:
    """A hash of all sources in some folders."""
    digest = hashlib.sha256()
    for folder in sorted(set(sources)):
        for path in sorted(folder.rglob("*.py")):
            text = path.read_bytes()
            digest.update(f"\n{path.relative_to(folder)} {len(text)}\n".encode() + text)
    return digest.digest()


class Folder:
    """The place of one algorithm's compiled code."""

    def __init__(self, name: str) -> None:
        self._final = folders.cache() / name
        self._private: Path | None = None
        self._turn: IO[bytes] | None = None  # the file whose holder fills the folder
        self.is_ready = self._final.is_dir()
        if self.is_ready:
            _touch(self._final)

    def open(self) -> Path | None:
        """Where to read, or to write when it is our turn; none if the disk refuses."""
        try:
            self._await_turn()
            if self.is_ready:
                return self._final
            self._private = Path(tempfile.mkdtemp(prefix=".filling-", dir=folders.cache()))
        except OSError:
            return None
        return self._private

    def _await_turn(self) -> None:
        """Let one process at a time fill the folder: whoever waited finds it filled, or its holder dead."""
        if self.is_ready:
            return
        folders.cache().mkdir(parents=True, exist_ok=True)
        self._turn = self._queue.open("ab")
        wait_for(self._turn)
        self.is_ready = self._final.is_dir()
        if self.is_ready:
            self._end_turn()

    @property
    def _queue(self) -> Path:
        return self._final.with_name(f".{self._final.name}.turn")

    def _end_turn(self) -> None:
        if self._turn is not None:
            self._queue.unlink(missing_ok=True)
            self._turn.close()
            self._turn = None

    def abandon(self) -> None:
        """Nothing comes of it: let the next one try."""
        if self._private is not None:
            shutil.rmtree(self._private, ignore_errors=True)
            self._private = None
        self._end_turn()

    def publish(self) -> None:
        """Make what was written visible to everybody; whoever comes second throws theirs away."""
        if self._private is None:
            self._end_turn()
            return
        try:
            if any(self._private.iterdir()):
                self._private.rename(self._final)
        except OSError:
            pass
        finally:
            self.abandon()
        clean(self._final)

    def forget(self) -> None:
        """Remove code that cannot be loaded."""
        shutil.rmtree(self._final, ignore_errors=True)


def clean(keep: Path) -> None:
    """Remove what nobody has used for long."""
    try:
        for path in folders.cache().iterdir():
            limit = ABANDONED_S if path.name.startswith(".filling-") else OLD_S
            if path != keep and path.is_dir() and time.time() - path.stat().st_mtime > limit:
                shutil.rmtree(path, ignore_errors=True)
    except OSError:
        return


def _touch(path: Path) -> None:
    """Note that the folder was used."""
    try:
        os.utime(path)
    except OSError:
        return
