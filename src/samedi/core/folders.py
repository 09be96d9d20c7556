"""Where a user's files lie on this system, and files that nobody else reads."""

import os
import tempfile
from pathlib import Path

import platformdirs

NAME = "samedi"
CACHE_VARIABLE = "SAMEDI_CACHE"
ONLY_MINE, ONLY_MY_FOLDER = 0o600, 0o700
OF_OTHERS = 0o077  # what nobody but the owner may have


def data() -> Path:
    """Where games are kept: where they have been so far, else where this system keeps data."""
    former = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME
    return former if former.is_dir() else platformdirs.user_data_path(NAME, appauthor=False)


def cache() -> Path:
    """Where things are kept that can be made anew."""
    named = os.environ.get(CACHE_VARIABLE)
    return Path(named) if named else platformdirs.user_cache_path(NAME, appauthor=False)


def make_private(folder: Path) -> None:
    """Make a folder for its owner only, whatever is usual here; one that is there stays as it is."""
    try:
        folder.mkdir(mode=ONLY_MY_FOLDER, parents=True)
    except FileExistsError:
        if not folder.is_dir():
            raise
    else:
        folder.chmod(ONLY_MY_FOLDER)


def touch_private(path: Path) -> None:
    """Make an empty file for its owner only, whatever is usual here; one that is there stays as it is."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_MINE))
    except FileExistsError:
        return
    path.chmod(ONLY_MINE)


def is_open_to_others(path: Path) -> bool:
    """Whether somebody else on this machine may read or write it."""
    return os.name == "posix" and bool(path.stat().st_mode & OF_OTHERS)


def write_first(path: Path, content: bytes) -> None:
    """Write a file for its owner, whole, unless it is there: of several who do so at once, one does."""
    mine = path.with_name(f"{path.name}.{os.getpid()}")
    write_whole(mine, content)
    try:
        os.link(mine, path)
    except FileExistsError:
        pass
    finally:
        mine.unlink()


def write_whole(path: Path, content: bytes) -> None:
    """Write a file for its owner so that a crash leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".writing-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(ONLY_MINE)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
