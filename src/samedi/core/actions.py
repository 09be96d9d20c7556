"""The actions of a game, declared once: small integers for rules, structures for JSON, a short notation.

    class Move(Action, tag="move"):
        notation = "{pawn}{die}"
        die: Literal[1, 2, 3, 4, 5, 6]
        pawn: Literal["grand", "gros", "mince", "petit"]

    ACTIONS = Layout(Roll, Move, letters={"grand": "G", …})
    MOVE = ACTIONS.base(Move)

The values of a field are those of its `Literal`, of its bounded `int`, of a structure of such fields, and
"not given" where the field may be unset. In a segment of the layout the last field varies fastest.
A letter stands for a value wherever it occurs, or, given for `(name, value)`, in the field of that name.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from types import UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from samedi.core.errors import BadAction
from samedi.core.message import Message
from samedi.words import typed

SHOWN = 12  # how many examples a message lists


class Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    """One small decision, as people and programs outside the rules see it."""

    notation: ClassVar[str]


class Layout:
    """All actions of one game, numbered."""

    def __init__(self, *segments: type[Action] | Sequence[Action], letters: Mapping[Any, str] = {}) -> None:
        self._letters = letters
        self._bases: dict[type[Action], int] = {}
        table: list[Action] = []
        for segment in segments:
            actions = _every(segment) if isinstance(segment, type) else segment
            self._bases[type(actions[0])] = len(table)
            table += actions
        self._table = tuple(table)
        self._numbers = {action: number for number, action in enumerate(table)}
        self._json: dict[int, dict[str, Any]] = {}
        self._texts = tuple(self._write(action) for action in table)
        self._by_text = {text: number for number, text in enumerate(self._texts)}
        self._decoder = msgspec.json.Decoder(Union[tuple(self._bases)])  # noqa: UP007 - made at run time
        assert len(self._numbers) == len(table), "an action is declared twice"
        assert len(self._by_text) == len(table), "two actions share a notation"

    def __len__(self) -> int:
        return len(self._table)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._table)

    def base(self, kind: type[Action]) -> int:
        """The number of the first action of a kind, a constant for the rules."""
        return self._bases[kind]

    def structure(self, number: int) -> Action:
        """The action with this number."""
        return self._table[number]

    def json(self, number: int) -> dict[str, Any]:
        """The action with this number as a dictionary, exactly its JSON; not to be changed."""
        made = self._json.get(number)
        if made is None:
            made = self._json[number] = to_builtins(self._table[number])
        return made

    def number(self, action: Action) -> int:
        """The number of an action."""
        try:
            return self._numbers[action]
        except KeyError:
            raise BadAction(Message("bad-action", {"text": repr(action)})) from None

    def text(self, number: int) -> str:
        """The short notation of an action."""
        return self._texts[number]

    def parse(self, text: str) -> int:
        """The number of the action with this notation."""
        number = self._by_text.get(text)
        if number is None:
            raise BadAction(Message("bad-notation", {"text": typed(text[:40]), "examples": self._examples()}))
        return number

    def from_json(self, data: bytes | str) -> int:
        """The number of the action written as JSON, checked to the letter."""
        try:
            action = self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadAction(Message("bad-json-action", {"error": str(error)})) from None
        return self.number(action)

    def from_builtins(self, value: object) -> int:
        """The number of the action given as a dictionary."""
        try:
            data = msgspec.json.encode(value)
        except (TypeError, ValueError, RecursionError) as error:
            raise BadAction(Message("bad-json-action", {"error": str(error)})) from None
        return self.from_json(data)

    def kind(self, number: int) -> str:
        """The `type` of an action."""
        return str(type(self._table[number]).__struct_config__.tag)

    def _examples(self) -> str:
        """One notation of each kind."""
        return " ".join(self._texts[base] for base in sorted(self._bases.values())[:SHOWN])

    def _write(self, action: Action) -> str:
        shown = {name: self._letter(name, getattr(action, name)) for name in action.__struct_fields__}
        return action.notation.format_map(shown)

    def _letter(self, name: str, value: Any) -> str:
        if value is UNSET:
            return ""
        if isinstance(value, Struct):
            return "".join(self._letter(part, getattr(value, part)) for part in value.__struct_fields__)
        return self._letters.get((name, value)) or self._letters.get(value, str(value))


def to_builtins(action: Action) -> dict[str, Any]:
    """The action as a dictionary, exactly its JSON."""
    made: dict[str, Any] = msgspec.to_builtins(action)
    return made


def _every(kind: type[Any]) -> list[Any]:
    """All values of a structure, the last field varying fastest."""
    hints = get_type_hints(kind, include_extras=True)
    names = kind.__struct_fields__
    return [
        kind(**dict(zip(names, values, strict=True)))
        for values in product(*(_values(kind, name, hints[name]) for name in names))
    ]


def _values(kind: type[Any], name: str, hint: Any) -> list[Any]:
    """All values of one field."""
    origin = get_origin(hint)
    if hint is UnsetType:
        return [UNSET]
    if origin in (Union, UnionType):
        return [value for part in get_args(hint) for value in _values(kind, name, part)]
    if origin is Literal:
        return list(get_args(hint))
    if origin is Annotated:
        bounds = next((part for part in get_args(hint) if isinstance(part, Meta)), None)
        if bounds and bounds.ge is not None and bounds.le is not None:
            return list(range(int(bounds.ge), int(bounds.le) + 1))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _every(hint)
    raise TypeError(f"{kind.__name__}.{name}: the values of {hint} cannot be listed")
