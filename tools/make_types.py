"""Write the page's types of everything that travels, made from those of the server.

`wire.d.ts` has what all games share, `games/<game>/shapes.d.ts` what a game shapes by itself.
With `--check` nothing is written; it fails when a file is out of date.
"""

import inspect
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import NODEFAULT, Struct, UnsetType

from samedi.core.game import Game
from samedi.games import OWN
from samedi.games import game as game_named
from samedi.games.dicke_daemonen.world.worlds import Description
from samedi.server.http.endpoints import Interface
from samedi.server.http.schemas import FROM_CLIENT, FROM_SERVER, LIST_FROM_CLIENT, LIST_FROM_SERVER
from samedi.server.wire.shapes import Body
from samedi.server.wire.tables import AnyAnswer
from samedi.table.commands import COMMANDS, Command
from samedi.table.events import WHATS, Event, Occupant

WEB = Path(__file__).parents[1] / "src" / "samedi" / "web"
HEAD = "/** What travels between the server and the page. Made by tools/make_types.py. */\n"
OPEN_SHAPES = """/** What each game shapes by itself: a game adds itself in its `shapes.d.ts`. */
export interface GameShapes {}
"""
PATCH = """/** A merge patch (RFC 7396). */
export type Patch = { [name: string]: unknown };
"""
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    bytes: "string",
    NoneType: "null",
}
NAMED = {"Error": "ErrorMessage", "Event": "TableEvent", "Description": "World"}  # other names in the page
OF_A_GAME = {  # fields that hold what each game shapes by itself
    "position": "Position",
    "facts": "Facts",
    "constants": "Constants",
    "prospects": "(Prospect | null)[]",
    "action": "Action",
    "actions": "Action[]",
    "end": "Action[]",
    "legal": "Action[]",
    "options": "Options",
    "result": "Result",
    "first": "Moment",
    "patch": "Patch",
    "patches": "Patch[]",
    "world": "World",
    "tables": "Record<string, Options>",
}
SPECIAL = {
    ("LessonView", "way"): "Action[]",
    ("GameCard", "options"): "unknown",  # a JSON Schema
    ("Found", "action"): "number",
    ("FoundLine", "action"): "number",
    ("MomentsToJudge", "actions"): "number[]",
    ("Draw", "colour"): "Colour | null",  # null: none of the reader's business
}
PARTS = ("Action", "Options", "Position", "Facts", "Constants", "Prospect", "Result")


class Declarations:
    """Types as TypeScript, each declared once."""

    def __init__(self, known: Iterable[str] = (), literals: Mapping[str, Any] = {}) -> None:
        self.declared: dict[str, str] = {}
        self._known = set(known)
        self._literals: dict[Any, str] = {}
        for name, hint in literals.items():
            self.declared[name] = f"export type {name} = {self.shape(hint)};\n"
            self._literals[hint] = name

    def shape(self, hint: Any, *, sent: bool = False) -> str:
        """A type as an expression; `sent`: as a client may write it, leaving out what has a default."""
        origin, parts = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin in (Annotated, NotRequired):
            return self.shape(parts[0], sent=sent)
        if hint in self._literals:
            return self._literals[hint]
        if origin is Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in parts)
        if origin in (Union, UnionType):
            return " | ".join(
                dict.fromkeys(self.shape(part, sent=sent) for part in parts if part is not UnsetType)
            )
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"[{', '.join(self.shape(part, sent=sent) for part in parts)}]"
        if origin in (list, tuple, Sequence):
            return f"{_grouped(self.shape(parts[0], sent=sent))}[]"
        if origin in (dict, Mapping):
            return f"Record<{self.shape(parts[0])}, {self.shape(parts[1], sent=sent)}>"
        return self._name(hint, sent=sent)

    def _name(self, hint: Any, *, sent: bool) -> str:
        """The name of a structure, which is declared if it was not."""
        kind = get_origin(hint) or hint
        if kind is Any or isinstance(kind, TypeVar):
            return "What" if isinstance(kind, TypeVar) else "unknown"
        name = NAMED.get(kind.__name__, kind.__name__)
        if name not in self.declared and name not in self._known:
            self.declared[name] = ""  # it may hold itself
            self.declared[name] = self._declaration(name, kind)
        is_all_optional = issubclass(kind, Struct) and all(map(_has_default, msgspec.structs.fields(kind)))
        return f"Partial<{name}>" if sent and is_all_optional and not _is_for_sending(kind) else name

    def _declaration(self, name: str, kind: Any) -> str:
        told = inspect.cleandoc(kind.__doc__ or "").partition("\n")[0]
        members = self._of_struct(kind) if issubclass(kind, Struct) else self._of_dict(kind)
        body = "".join(f"  {member};\n" for member in members)
        return f"/** {told} */\nexport interface {name} {{\n{body}}}\n"

    def _of_struct(self, kind: type[Struct]) -> list[str]:
        config = kind.__struct_config__
        members = [] if config.tag is None else [f'{config.tag_field}: "{config.tag}"']
        sent = _is_for_sending(kind)
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            hint = hints[field.name]
            is_optional = UnsetType in get_args(hint) or (
                _has_default(field)
                if sent
                else NoneType in get_args(hint) or (config.omit_defaults and _has_default(field))
            )
            members.append(self._member(kind, field.encode_name, hint, is_optional=is_optional, sent=sent))
        return members

    def _of_dict(self, kind: Any) -> list[str]:
        hints = get_type_hints(kind, include_extras=True)
        return [
            self._member(
                kind,
                name,
                hint,
                is_optional=name in kind.__optional_keys__ or NoneType in get_args(hint),
            )
            for name, hint in hints.items()
        ]

    def _member(self, kind: Any, name: str, hint: Any, *, is_optional: bool, sent: bool = False) -> str:
        shape = SPECIAL.get((kind.__name__, name))
        if shape is None and Any in _inside(hint):
            shape = OF_A_GAME.get(name)
        if shape == "Options" and sent:
            shape = "Partial<Options>"
        if shape is None:
            shape = self.shape(hint, sent=sent)
        elif NoneType in get_args(hint):
            shape = f"{shape} | null"
        return f"{name}{'?' if is_optional else ''}: {shape}"

    def union(self, name: str, kinds: Iterable[Any]) -> None:
        """Declare what is one of several."""
        self.declared[name] = f"export type {name} = {' | '.join(self.shape(kind) for kind in kinds)};\n"

    def alias(self, name: str, hint: Any) -> None:
        """Declare another name."""
        shape = self.shape(hint)
        if shape != name:
            self.declared[name] = f"export type {name} = {shape};\n"

    @property
    def text(self) -> str:
        """All declarations."""
        return "\n".join(self.declared.values())


def _inside(hint: Any) -> set[Any]:
    """All types a type is made of."""
    return {hint}.union(*(_inside(part) for part in get_args(hint) if get_origin(hint) is not Literal))


def _grouped(shape: str) -> str:
    return f"({shape})" if " | " in shape else shape


def _has_default(field: msgspec.structs.FieldInfo) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def _is_for_sending(kind: type[Any]) -> bool:
    """Whether only clients write it: commands and the bodies of requests."""
    return issubclass(kind, Body | Command)


def of_game(game: Game[Any]) -> str:
    """The file with everything that a game shapes by itself."""
    page = Declarations(known=["World"], literals=_literals(game))
    page.union("Action", [type(game.actions.structure(number)) for number in _firsts(game)])
    page.alias("Options", game.options)
    page.alias("Position", _returned(game.view))
    page.alias("Facts", _returned(game.facts))
    page.alias("Constants", _returned(game.constants))
    page.alias("Prospect", _returned(game.prospect))
    page.alias("Result", _returned(game.result))
    page.declared["Shapes"] = (
        f"export interface Shapes {{ {'; '.join(f'{part}: {part}' for part in PARTS)} }}\n"
    )
    known = f'declare module "../../wire.js" {{\n  interface GameShapes {{ {game.name}: Shapes }}\n}}\n'
    return f'{HEAD}\nimport type {{ World }} from "../../wire.js";\n\n{page.text}\n{known}'


def _literals(game: Game[Any]) -> dict[str, Any]:
    """The names that a game gives to its words."""
    found: dict[Any, str] = {}
    for module in ("model", "actions"):
        for name, hint in vars(import_module(f"{game.home}.{module}")).items():
            if get_origin(hint) is Literal and not name.startswith("_"):
                found.setdefault(hint, name)
    return {name: hint for hint, name in found.items()}


def _firsts(game: Game[Any]) -> list[int]:
    """One action of each kind."""
    found: dict[str, int] = {}
    for number in range(len(game.actions)):
        found.setdefault(game.actions.kind(number), number)
    return list(found.values())


def _returned(function: Any) -> Any:
    hint = get_type_hints(function, include_extras=True)["return"]
    parts = [part for part in get_args(hint) if part is not NoneType]
    return hint if is_typeddict(hint) else Union[tuple(parts)] if parts else NoneType  # noqa: UP007


def of_all() -> str:
    """The file with everything else."""
    page = Declarations()
    for endpoint in Interface().endpoints:
        for kind in (endpoint.answer, endpoint.body):
            if kind is not None and kind is not bytes:
                page.shape(kind)
    page.shape(Description)
    page.union("Occupant", get_args(Occupant))
    page.union("Command", COMMANDS)
    page.union("What", WHATS)
    page.shape(Event)
    page.union("Reply", get_args(AnyAnswer))
    page.union("ClientMessage", FROM_CLIENT)
    page.union("ServerMessage", FROM_SERVER)
    page.union("ListClientMessage", LIST_FROM_CLIENT)
    page.union("ListServerMessage", LIST_FROM_SERVER)
    unions = "".join(f'export type {part} = GameShapes[GameName]["{part}"];\n' for part in PARTS)
    return "\n".join(
        [HEAD, page.text, OPEN_SHAPES, f"export type GameName = keyof GameShapes;\n{unions}", PATCH]
    )


def files() -> dict[Path, str]:
    """Every file that is made, with what belongs into it."""
    games = {WEB / "games" / name / "shapes.d.ts": of_game(game_named(name)) for name in OWN}
    return {WEB / "wire.d.ts": of_all(), **games}


def main() -> int:
    """Write the files, or tell whether they are as they should be."""
    is_checking, outdated = "--check" in sys.argv, []
    for path, made in files().items():
        if not is_checking:
            path.write_text(made, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != made:
            outdated.append(str(path.relative_to(WEB)))
    if outdated:
        print(f"out of date: {', '.join(outdated)}; run `make types`", file=sys.stderr)
    return 1 if outdated else 0


if __name__ == "__main__":
    sys.exit(main())
