"""Where compiled code is kept: one folder for each algorithm over each content of the rules.

A folder is filled in private and published by renaming it, so that a reader sees all of it or nothing, and
two processes that start at once do not disturb each other. Its name is a hash of everything the code
depends on: all sources beside the rules, the versions of Python and the libraries, and the mode. What
cannot be written is not kept; the code then works all the same.
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
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from samedi.core import folders

LIBRARIES = ("numba", "numpy", "llvmlite")
OLD_S = 14 * 24 * 3600  # a folder unused for so long is removed
ABANDONED_S = 3600  # a private folder of a process that died is removed after so long


def key(sources: Iterable[Path], mode: str, name: str) -> str:
    """The name of the folder for this content, mode and algorithm."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform} {mode} {name}".encode())
    digest.update(" ".join(version(library) for library in LIBRARIES).encode())
    for folder in sorted(set(sources)):
        for path in sorted(folder.rglob("*.py")):
            content = path.read_bytes()
            digest.update(f"\n{path.relative_to(folder)} {len(content)}\n".encode() + content)
    return f"{name}-{mode}-{digest.hexdigest()[:20]}"


class Folder:
    """The place of one algorithm's compiled code."""

    def __init__(self, name: str) -> None:
        self._final = folders.cache() / name
        self._private: Path | None = None
        self.is_ready = self._final.is_dir()
        if self.is_ready:
            _touch(self._final)

    def open(self) -> Path | None:
        """Where to read or write; none if the disk refuses."""
        if self.is_ready:
            return self._final
        try:
            folders.cache().mkdir(parents=True, exist_ok=True)
            self._private = Path(tempfile.mkdtemp(prefix=".filling-", dir=folders.cache()))
        except OSError:
            return None
        return self._private

    def publish(self) -> None:
        """Make what was written visible to everybody; whoever comes second throws theirs away."""
        if self._private is None:
            return
        try:
            if any(self._private.iterdir()):
                self._private.rename(self._final)
        except OSError:
            pass
        finally:
            shutil.rmtree(self._private, ignore_errors=True)
            self._private = None
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


def numba_cache(function: Any, folder: Path) -> FunctionCache:
    """Numba's own cache for a function, in this folder and nowhere else."""

    class Locator(_CacheLocator):
        """The folder; its name says which sources it belongs to, so no further stamp is needed."""

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return ""

        def get_disambiguator(self) -> str:
            return ""

        @classmethod
        def from_function(cls, _function: Any, _file: str) -> "Locator":
            return cls()

    class Implementation(CompileResultCacheImpl):
        _locator_classes = (Locator,)

    class FolderCache(FunctionCache):
        """A cache that loses what it cannot write or read, and nothing else."""

        _impl_class = Implementation

        def save_overload(self, signature: Any, data: Any) -> None:
            try:
                super().save_overload(signature, data)
            except Exception:  # noqa: BLE001 - a full disk, a damaged index: the code works without
                self.disable()

        def load_overload(self, signature: Any, context: Any) -> Any:
            try:
                return super().load_overload(signature, context)
            except Exception:  # noqa: BLE001 - damaged code may fail in any way; it is then compiled anew
                return None

    return FolderCache(function)
