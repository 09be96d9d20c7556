"""The kernels of a game as one file: made where Numba is, run wherever a driver is."""

import hashlib
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import msgspec

from samedi.core import folders
from samedi.core.compiled import cache

BLOCK = 64  # threads
CORE = Path(__file__).parents[2]


class Kernel(msgspec.Struct, frozen=True):
    """A kernel as text."""

    name: str
    entry: str
    """What it is called in the text."""
    arguments: list[tuple[int, int]]
    """The bytes of an element of each argument and its dimensions; numbers have none."""
    text: str


class FixedPart(msgspec.Struct, frozen=True):
    """A part of states that rules never change, kept once for all games."""

    packed: int
    """Where it begins in a packed state."""
    length: int
    """Its bytes there."""
    address: int
    """Where a state on a device has its address."""
    aligned: int
    """Its bytes on a device."""
    places: list[tuple[int, int, int]]
    """Where each field lies packed, where on a device, and its length."""


class Bundle(msgspec.Struct, frozen=True):
    """The kernels of a game and what is needed to call them."""

    game: str
    modules: list[str]
    """The modules whose functions are in it."""
    made_of: str
    """A hash of all sources beside them, and of the core's."""
    width: int
    """How many actions the game has."""
    packed: int
    """The bytes of a packed state."""
    aligned: int
    """The bytes of a state on a device."""
    places: list[tuple[int, int, int]]
    """Where each field lies packed, where on a device, and its length."""
    kernels: list[Kernel]
    fixed: FixedPart | None = None

    def kernel(self, name: str) -> Kernel:
        """The kernel of this name."""
        return next(each for each in self.kernels if each.name == name)

    def is_current(self) -> bool:
        """Whether the sources are still those it was made of."""
        return self.made_of == content_of(self.modules)


def load(path: Path) -> Bundle:
    """Read a file."""
    return msgspec.json.decode(path.read_bytes(), type=Bundle)


def save(bundle: Bundle, path: Path) -> None:
    """Write a file."""
    folders.write_whole(path, msgspec.json.encode(bundle))


def content_of(modules: Iterable[str]) -> str:
    """A hash of the sources beside some modules and of the core's, wherever they are installed."""
    digests = sorted(cache.content([folder]) for folder in set(folders_of(modules)))
    return hashlib.sha256(b"".join(digests)).hexdigest()


def folders_of(modules: Iterable[str]) -> list[Path]:
    """Where everything lies that kernels over these modules can depend on."""
    specs = [find_spec(module) for module in modules]
    return [CORE, *(Path(spec.origin).parent for spec in specs if spec and spec.origin)]
