"""Engines as a package for JavaScript programs: the files beside this one, modules, nets and tables."""

import base64
import json
import shutil
from importlib.metadata import distribution, version
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from samedi.bots.engines import layout_of, nets_of, weights_of
from samedi.bots.weights import net_of
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.record import to_bytes

NAME = "samedi-engines"
WRITTEN = ("index.js", "index.d.ts", "README.md")
OF_THE_PAGE = ("engine.js", "trees.js", "types.d.ts")
LICENSE = "LICENSE"


def write_package(folder: Path, engines: list[tuple[Game[Any], bytes]]) -> None:
    """Write the package into a folder, which may be there already."""
    games = folder / "games"
    games.mkdir(parents=True, exist_ok=True)
    for name in WRITTEN:
        _copy(files("samedi.cli.engine_package") / name, folder / name)
    for name in OF_THE_PAGE:
        _copy(files("samedi") / "web" / "engine" / name, folder / name)
    (folder / "package.json").write_bytes(msgspec.json.format(msgspec.json.encode(about())))
    (folder / LICENSE).write_text(license_text(), encoding="utf-8")
    for game, module in engines:
        (games / f"{game.name}.wasm").write_bytes(module)
        (games / f"{game.name}.json").write_bytes(msgspec.json.encode(described(game)))
        for net in nets_of(game):
            (games / f"{game.name}-{net}.bin").write_bytes(weights_of(game, net))


def may_be_written(folder: Path) -> bool:
    """Whether nothing of anybody else's lies in a folder: it is new, empty, or a former package."""
    try:
        return bool(json.loads((folder / "package.json").read_bytes())["name"] == NAME)
    except FileNotFoundError:
        return not folder.is_dir() or not any(folder.iterdir())
    except (OSError, ValueError, TypeError, KeyError):
        return False


def about() -> dict[str, Any]:
    """What a package says of itself."""
    return {
        "name": NAME,
        "version": version("samedi"),
        "description": "The rules of three board games and the searches of their bots, in WebAssembly",
        "license": "MIT",
        "type": "module",
        "exports": {".": {"types": "./index.d.ts", "default": "./index.js"}},
        "files": [*WRITTEN, *OF_THE_PAGE, LICENSE, "games/"],
        "engines": {"node": ">=18"},
    }


def described(game: Game[Any]) -> dict[str, Any]:
    """What a program must know of a game: its layout, nets, how actions are written, tables to begin at."""
    recipes = {
        name: {each: getattr(recipe, each) for each in ("exploration", "breadth", "slope", "offset")}
        for name, recipe in nets_of(game).items()
    }
    return {
        "layout": layout_of(game),
        "nets": recipes,
        "actions": [game.actions.text(number) for number in range(len(game.actions))],
        "tables": {name: table(Position(game, dict(options))) for name, options in game.tables.items()},
    }


def table(start: Position) -> dict[str, Any]:
    """A table at its beginning."""
    state = base64.b64encode(to_bytes(start.state)).decode()
    return {"seats": start.seats, "net": net_of(start.game, start.state), "start": state}


def license_text() -> str:
    """The licence that came with the program."""
    for path in distribution("samedi").files or ():
        if path.name == LICENSE:
            return path.read_text(encoding="utf-8")
    raise FileNotFoundError(2, "no licence", LICENSE)


def _copy(source: Any, target: Path) -> None:
    with source.open("rb") as read, target.open("wb") as written:
        shutil.copyfileobj(read, written)
