"""Python for browsers, where this program has it, under a name that changes with its files."""

import gzip
import hashlib
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Any

from samedi.bots.engines import nets_of, weights_of
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.page.edition import ALREADY_SMALL, TYPES, Held, held

COMPRESSED = ".br"
TAG = '<meta name="python" content="{base}">\n'


def with_nets(told: dict[str, Any] | None) -> dict[str, Any] | None:
    """What is told of the files, with the learnt judgements that a device fetches along."""
    return None if told is None else {**told, "bytes": told["bytes"] + size_of_nets()}


@cache
def size_of_nets() -> int:
    """How large the learnt judgements of all games are when they are sent."""
    games = map(game_named, NAMES)
    return sum(len(gzip.compress(weights_of(game, net))) for game in games for net in nets_of(game))


class PythonFiles:
    """The files that `tools/get_pyodide.py` puts into a folder of the package; maybe none."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(resources.files("samedi") / "pyodide"))

    @cached_property
    def names(self) -> list[str]:
        """What the files are called."""
        return sorted(path.name for path in self._folder.glob("[!.]*") if path.suffix in TYPES)

    @cached_property
    def name(self) -> str:
        """Another one for every other content."""
        whole = hashlib.sha256()
        for name in self.names:
            whole.update(f"{name} {hashlib.sha256(self.read(name)).hexdigest()}\n".encode())
        return whole.hexdigest()[:16]

    @property
    def base(self) -> str:
        """The folder of the files on a host."""
        return f"python/{self.name}/"

    @cached_property
    def tag(self) -> str:
        """What the document of an edition says of the Python that its tables need; maybe nothing."""
        return TAG.format(base=self.base) if self.names else ""

    @cached_property
    def told(self) -> dict[str, Any] | None:
        """Where the files are, how large each is, and what all of them are when they are sent."""
        if not self.names:
            return None
        files = [(name, len(self.read(name))) for name in self.names]
        return {"base": self.base, "files": files, "bytes": sum(map(self._sent, self.names))}

    def read(self, name: str) -> bytes:
        """A file as it is."""
        return (self._folder / name).read_bytes()

    @cache  # noqa: B019 - there is one of it in a process
    def ready(self, name: str) -> Held | None:
        """A file as it is sent; what is large was compressed before."""
        if name not in self.names:
            return None
        whole, small = self.read(name), self._folder / f"{name}{COMPRESSED}"
        if not small.exists():
            return held(whole, Path(name).suffix)
        etag = f'"{hashlib.sha256(whole).hexdigest()[:24]}"'
        return Held(whole, {"br": small.read_bytes()}, etag, TYPES[Path(name).suffix])

    def _sent(self, name: str) -> int:
        small = self._folder / f"{name}{COMPRESSED}"
        if small.exists():
            return small.stat().st_size
        is_small = Path(name).suffix in ALREADY_SMALL
        return len(self.read(name) if is_small else gzip.compress(self.read(name)))
