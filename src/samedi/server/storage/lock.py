"""One server for a SQLite database: a second one would not hear what the first one does."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.storage.database import SQLITE, address_of


class SecondServer(SamediError):
    """Another server keeps its games here."""


@contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Keep other servers away from a database for a while; the end of the process lets them in too."""
    path = file_of(url)
    if path is None:
        yield
        return
    lock = path.with_name(f"{path.name}.lock")
    with open(lock, "a+b", opener=_private) as file:
        try:
            take(file)
        except OSError:
            raise SecondServer(Message("server-second", {"file": str(path)})) from None
        yield


def _private(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def file_of(url: str) -> Path | None:
    """The file of a database that is one."""
    found = address_of(url)
    name = (found.database or "").removeprefix("file:")
    is_file = found.get_backend_name() == SQLITE and name not in ("", ":memory:")
    return Path(name).absolute() if is_file else None


if sys.platform == "win32":
    import msvcrt

    def take(file: IO[bytes]) -> None:
        """Lock a file, or raise if it is locked."""
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: IO[bytes]) -> None:
        """Lock a file, or raise if it is locked."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
