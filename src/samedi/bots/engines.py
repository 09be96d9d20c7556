"""Engines: the rules and searches of a game as a WebAssembly module, for pages and for other programs.

An engine is made by a process of its own (`engine_worker`) and kept in the cache; a package may carry engines
that were made before. Either way it counts only for the very sources it was made of.
"""

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec import Struct

from samedi.bots import bounds
from samedi.bots.evaluation import CURVE, FIRST, SECOND, SURE
from samedi.bots.puct import Branch, Habit
from samedi.bots.tree import MOST_SEATS, Manner, Node
from samedi.bots.weights import Recipe, recipe
from samedi.core import folders
from samedi.core.compiled import cache
from samedi.core.compiled.wasm.module import is_whole
from samedi.core.game import Game
from samedi.core.processes.worker import Worker
from samedi.core.record import Int, fields, packing
from samedi.core.rng import Rng

CARRIED = "engines"  # the folder of those that come with the package
MODE = "wasm"


class MakeEngine(Struct, frozen=True):
    """Make the engine of a game."""

    home: str
    anew: bool = False
    """Whether to make it even if there is one, and to keep nothing."""


class MadeEngine(Struct, frozen=True):
    """The module, and how long it took."""

    module: bytes
    seconds: float


class EngineField(Struct, frozen=True):
    """Where a number lies in a record."""

    at: int
    bits: int


class RecordLayout(Struct, frozen=True):
    """The numbers of a record that a caller reads or writes."""

    size: int
    fields: dict[str, EngineField]


class EngineSight(Struct, frozen=True):
    """What the nets of a game look at, how much of it at once, and how large their layers are."""

    features: int
    most: int
    first: int = FIRST
    second: int = SECOND
    curve: int = CURVE


class SearchBounds(Struct, frozen=True):
    """What bounds a search."""

    largest_tree: int = bounds.LARGEST_TREE
    longest_path: int = bounds.LONGEST_PATH
    most_seats: int = MOST_SEATS
    many: int = bounds.MANY
    exploration: int = bounds.EXPLORATION
    little_exploration: int = bounds.LITTLE_EXPLORATION
    expected: int = bounds.EXPECTED
    longest_line: int = bounds.LONGEST_LINE
    sure: int = SURE


class EngineLayout(Struct, frozen=True, kw_only=True):
    """What has to be known of a game to use its module."""

    name: str
    version: int
    """The version of its rules."""
    action_count: int
    """How many numbers of actions there are."""
    has_secrets: bool
    worth_scale: int
    rollout: int
    """How many random decisions tell most about a position."""
    knows: list[str]
    """What `worth` knows: the n-th is bit n of what may be overlooked."""
    records: dict[str, RecordLayout]
    sight: EngineSight | None
    """None if the game has learnt nothing."""
    search: SearchBounds = SearchBounds()


def layout_of(game: Game[Any]) -> EngineLayout:
    """What has to be known of a game to use its module."""
    kinds = {
        "state": game.state,
        "rng": Rng,
        "node": Node,
        "manner": Manner,
        "branch": Branch,
        "habit": Habit,
    }
    sight = EngineSight(game.sight.features, game.sight.most) if game.sight else None
    return EngineLayout(
        name=game.name,
        version=game.version,
        action_count=len(game.actions),
        has_secrets=game.has_secrets,
        worth_scale=game.worth_scale,
        rollout=game.rollout,
        knows=list(game.knows),
        records={name: record_layout(kind) for name, kind in kinds.items()},
        sight=sight,
    )


def record_layout(kind: type[Any]) -> RecordLayout:
    """Where the lone numbers of a record lie."""
    placed, offset = {}, 0
    for field in fields(kind):
        if isinstance(field.leaf, Int) and not field.is_array:
            placed[field.name] = EngineField(offset, field.leaf.bits)
        size = field.leaf.bits // 8 if isinstance(field.leaf, Int) else packing(field.leaf).size
        offset += size * (field.count if field.count is not None else 1)
    return RecordLayout(offset, placed)


def nets_of(game: Game[Any]) -> dict[str, Recipe]:
    """The nets of a game by name, and what goes best with each."""
    folder = files(game.home) / "weights"
    if game.sight is None or not folder.is_dir():
        return {}
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(".bin"))
    return {name: recipe(game, name) for name in (each.removesuffix(".bin") for each in names)}


def weights_of(game: Game[Any], net: str) -> bytes:
    """The weights of a net as they are kept."""
    return (files(game.home) / "weights" / f"{net}.bin").read_bytes()


def found(game: Game[Any]) -> bytes | None:
    """The engine of a game, if it has been made and nothing has happened to it."""
    for path in (carried(game), folders.cache() / cached_name(game) / file_name(game)):
        module = path.read_bytes() if path.is_file() else b""
        if is_whole(module):
            return module
    return None


def carried(game: Game[Any]) -> Path:
    """Where the package has an engine, if it has one."""
    return Path(str(files("samedi.bots") / CARRIED)) / file_name(game)


def made(game: Game[Any], *, anew: bool = False, quiet: bool = False) -> MadeEngine:
    """Take the engine that is there, or make it in a process of its own."""
    module = None if anew else found(game)
    if module is not None:
        return MadeEngine(module, 0)
    with Worker("samedi.bots.engine_worker", quiet=quiet) as worker:
        return worker.ask(MakeEngine(game.home, anew), MadeEngine)


def file_name(game: Game[Any]) -> str:
    """Its name changes with the sources."""
    return f"{game.name}-{cache.content(_sources(game)).hex()[:20]}.wasm"


def cached_name(game: Game[Any]) -> str:
    """The folder in the cache, which also changes with what the engine is made by."""
    return cache.key(_sources(game), MODE, f"{game.name}-engine")


def _sources(game: Game[Any]) -> list[Path]:
    """Where everything lies that an engine can depend on."""
    modules = ("samedi.core", "samedi.bots", game.home)
    return [Path(str(import_module(module).__file__)).parent for module in modules]
