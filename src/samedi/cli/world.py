"""`samedi world`: show, check, generate or export a world of Dicke Dämonen."""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from samedi.cli.common import read_file
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.words import say, typed

WIDTH, HEIGHT = 100, 40
NARROWEST, LOWEST, LARGEST = 20, 10, 400


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument(
        "world",
        nargs="?",
        metavar="WORLD",
        help="a preset's name, a file with a world as JSON, or - (default: list)",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="generate the world of this number")
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--check", action="store_true", help="only tell whether it can be played on, and why not"
    )
    form.add_argument("--json", action="store_true", help="print its lines and knots as options carry them")
    form.add_argument("--svg", action="store_true", help="print it as a picture")
    form.add_argument("--text", action="store_true", help="print its map without colours")
    parser.add_argument("--width", type=int, default=WIDTH, help="characters across the map (%(default)s)")
    parser.add_argument("--height", type=int, default=HEIGHT, help="lines down the map (%(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Print what is asked for; the status is 2 if the world cannot be played on."""
    from samedi.games.dicke_daemonen.setup import problem_message  # noqa: PLC0415 - only this command needs it
    from samedi.games.dicke_daemonen.world import WorldRefused, resolve  # noqa: PLC0415

    _check_size(arguments)
    if arguments.world is None and arguments.seed is None:
        return _list(arguments.lang)
    try:
        world = resolve(_asked(arguments.world, arguments.seed))
    except WorldRefused as refused:
        for problem in refused.problems:
            print(f"samedi: {problem_message(problem).say(arguments.lang)}", file=sys.stderr)
        return 2
    _print(world, arguments)
    return 0


def _check_size(arguments: argparse.Namespace) -> None:
    for name, least in (("width", NARROWEST), ("height", LOWEST)):
        if not least <= getattr(arguments, name) <= LARGEST:
            raise SamediError(Message("bad-size", {"what": f"--{name}", "least": least, "most": LARGEST}))


def _list(language: str) -> int:
    """The presets, each with what it looks like."""
    from samedi.games.dicke_daemonen.world import PRESETS  # noqa: PLC0415

    print(say(language, "world-presets"))
    for name in PRESETS:
        print(f"  {name:14} {say(language, f'daemonen-preset-{name}')}")
    return 0


def _asked(name: str | None, seed: int | None) -> Any:
    """The description somebody asks for."""
    from samedi.games.dicke_daemonen.world import PRESETS  # noqa: PLC0415

    if name is not None and seed is not None:
        raise SamediError(Message("world-asked-twice"))
    if seed is not None:
        return {"seed": seed}
    if name is None or name in PRESETS:
        return name
    if name != "-" and not Path(name).exists():
        raise SamediError(Message("world-unknown", {"name": typed(name), "allowed": ", ".join(PRESETS)}))
    try:
        found = msgspec.json.decode(read_file(name))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SamediError(Message("world-not-json", {"name": typed(name), "error": str(error)})) from None
    return _inside(found)


def _inside(found: Any) -> Any:
    """The world itself, also of a file with the options of a game or with a whole record."""
    for name in ("options", "world"):
        if isinstance(found, dict) and name in found:
            found = found[name]
    return found


def _print(world: Any, arguments: argparse.Namespace) -> None:
    from samedi.games.dicke_daemonen.world import plain, svg, text_map  # noqa: PLC0415

    if arguments.json:
        print(msgspec.json.encode(world.description()).decode())
    elif arguments.svg:
        print(svg(world))
    elif arguments.check:
        print(say(arguments.lang, "world-can-be-played"))
        print(_summary(world, arguments.lang))
    elif arguments.text:
        print(plain(text_map(world, arguments.width, arguments.height)))
    else:
        _show(text_map(world, arguments.width, arguments.height), arguments.lang)
        print(_summary(world, arguments.lang))


def _show(cells: Any, language: str) -> None:
    """Print a map in colour."""
    from samedi.cli.screen import Screen  # noqa: PLC0415 - it loads rich, which the other forms do not need
    from samedi.games.dicke_daemonen.drawing import line_style  # noqa: PLC0415

    Screen(language).draw([[(character, line_style(style)) for character, style in row] for row in cells])


def _summary(world: Any, language: str) -> str:
    points = sum(field.worth for field in world.fields)
    counted = {"crossings": len(world.crossings), "fields": len(world.fields), "points": points}
    return say(language, "world-summary", counted)
