"""State types, declared once as annotated classes.

    @record
    class Player:
        pawn: Annotated[Array[I8], 4]
        score: I16

`@record` turns the class into a plain mirror: slots, lists, zeros at the start, copies on assignment as a
machine record does, and a packed byte form without padding, so that equal states have equal bytes.
`strict(Player)` is a subclass that refuses every store and index which compiled code would silently wrap.
All integers are signed: unsigned arithmetic goes wrong when compiled.
"""

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")

_STRICT: dict[type[Any], Any] = {}


@dataclass(frozen=True)
class Int:
    """A machine integer: its struct code, which NumPy shares, and its range."""

    code: str
    bits: int

    @property
    def low(self) -> int:
        """The smallest value that can be stored."""
        return -(1 << (self.bits - 1))

    @property
    def high(self) -> int:
        """The largest value that can be stored."""
        return (1 << (self.bits - 1)) - 1


I8 = Annotated[int, Int("b", 8)]
I16 = Annotated[int, Int("h", 16)]
I32 = Annotated[int, Int("i", 32)]
I64 = Annotated[int, Int("q", 64)]


class Array(Protocol[T]):
    """What a rule may do with a fixed-size array; no slices, no arithmetic."""

    def __getitem__(self, index: int, /) -> T: ...
    def __setitem__(self, index: int, value: T, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[T]: ...


@dataclass(frozen=True)
class RecordField:
    """One field of a record: a number or a record, alone or as an array."""

    name: str
    leaf: Int | type[Any]
    count: int | None

    @property
    def is_array(self) -> bool:
        """Whether the field holds several elements."""
        return self.count is not None


def fields(cls: type[Any]) -> tuple[RecordField, ...]:
    """The fields of a record type, in their order in memory."""
    found: tuple[RecordField, ...] = cls.__record_fields__
    return found


def is_record(kind: object) -> bool:
    """Whether `kind` is a type made by `@record`."""
    return hasattr(kind, "__record_fields__")


def record(cls: type[T]) -> type[T]:
    """Make a state type of an annotated class."""
    hints = get_type_hints(cls, include_extras=True)
    members = tuple(_field(cls, name, hint) for name, hint in hints.items())
    made: type[T] = _mirror(cls, members)
    return made


def strict(cls: type[T]) -> type[T]:
    """The same record with a range check on every store and index."""
    if cls not in _STRICT:
        _STRICT[cls] = _strict_mirror(cls)
    made: type[T] = _STRICT[cls]
    return made


def copy(state: T) -> T:
    """An independent copy."""
    other = type(state)()
    assign(other, state)
    return other


def assign(target: T, source: T) -> None:
    """Make `target` equal to `source`."""
    target.copy_from(source)  # type: ignore[attr-defined]


def to_bytes(state: object) -> bytes:
    """The packed form, the state's identity."""
    numbers: list[int] = []
    state.write_to(numbers)  # type: ignore[attr-defined]
    return packing(type(state)).pack(*numbers)


def from_bytes(cls: type[T], data: bytes) -> T:
    """The state with this packed form."""
    form = packing(cls)
    if len(data) != form.size:
        raise ValueError(f"a packed {cls.__name__} has {form.size} bytes, not {len(data)}")
    state = cls()
    state.read_from(iter(form.unpack(data)))  # type: ignore[attr-defined]
    return state


def packing(cls: type[Any]) -> struct.Struct:
    """The packed form of a record type: little-endian, no padding."""
    form: struct.Struct = cls.__record_packing__
    return form


class Records(list[Any]):
    """An array of records: assigning an element copies into it."""

    __slots__ = ()

    def __setitem__(self, index: Any, value: Any) -> None:
        self[index].copy_from(value)


class StrictRecords(Records):
    """An array of records that refuses negative indices."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(_not_negative(index))


class StrictInts(list[int]):
    """An array of machine integers that refuses what compiled code would wrap."""

    def __init__(self, name: str, kind: Int, count: int) -> None:
        super().__init__([0] * count)
        self.name, self.kind = name, kind

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(_not_negative(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, slice):  # a whole copy, from a record already checked
            super().__setitem__(index, value)
        else:
            super().__setitem__(_not_negative(index), _in_range(self.name, self.kind, value))


def _not_negative(index: Any) -> Any:
    if isinstance(index, int) and index < 0:
        raise IndexError(f"negative index {index}")
    return index


def _in_range(name: str, kind: Int, value: Any) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{name} = {value!r}: not an integer")
    if not kind.low <= value <= kind.high:
        raise OverflowError(f"{name} = {value}: outside {kind.low}…{kind.high}")
    return int(value)


def _field(cls: type[Any], name: str, hint: Any) -> RecordField:
    """Read one annotation."""
    if is_record(hint):
        return RecordField(name, hint, None)
    base, *extra = get_args(hint) or (None,)
    if extra and isinstance(extra[0], Int):
        return RecordField(name, extra[0], None)
    if get_origin(base) is Array and extra and isinstance(extra[0], int):
        element = _field(cls, name, get_args(base)[0])
        if not element.is_array:
            return RecordField(name, element.leaf, extra[0])
    raise TypeError(f"{cls.__name__}.{name}: {hint} is no machine integer, no record, no flat array of these")


def _mirror(cls: type[Any], members: tuple[RecordField, ...]) -> type[Any]:
    """The plain class: slots and methods written out field by field."""
    body: dict[str, Any] = {
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__doc__": cls.__doc__,
        "__slots__": tuple(_slot(field) for field in members),
        "__record_fields__": members,
        "__record_packing__": struct.Struct("<" + _codes(members)),
    }
    scope: dict[str, Any] = {"Records": Records}
    for field in members:
        if isinstance(field.leaf, type):
            scope[field.leaf.__name__] = field.leaf
            if not field.is_array:
                body[field.name] = _copying_property(_slot(field))
    lines = [
        *_method("__init__(self)", members, _zero),
        *_method("copy_from(self, other)", members, _copy),
        *_method("write_to(self, numbers)", members, _write),
        *_method("read_from(self, numbers)", members, _read),
    ]
    exec("\n".join(lines), scope, body)  # noqa: S102 - the text is made above from field names and counts
    return type(cls.__name__, (), body)


def _strict_mirror(cls: type[Any]) -> type[Any]:
    """The checking subclass: properties over the plain slots, checking arrays inside."""
    members = fields(cls)

    def __init__(self: Any) -> None:  # noqa: N807 - it becomes the method of that name
        for field in members:
            setattr_plain(self, _slot(field), _strict_zero(field))

    setattr_plain = object.__setattr__
    body: dict[str, Any] = {"__slots__": (), "__init__": __init__, "__doc__": cls.__doc__}
    for field in members:
        if isinstance(field.leaf, Int) and not field.is_array:
            body[field.name] = _checking_property(cls, field.name, field.leaf)
    return type(cls.__name__, (cls,), body)


def _strict_zero(field: RecordField) -> Any:
    if isinstance(field.leaf, Int):
        return StrictInts(field.name, field.leaf, field.count) if field.count is not None else 0
    made = strict(field.leaf)
    return StrictRecords(made() for _ in range(field.count)) if field.count is not None else made()


def _checking_property(cls: type[Any], name: str, kind: Int) -> property:
    slot = cls.__dict__[name]

    def store(self: Any, value: Any) -> None:
        slot.__set__(self, _in_range(name, kind, value))

    return property(slot.__get__, store)


def _copying_property(slot: str) -> property:
    def store(self: Any, value: Any) -> None:
        getattr(self, slot).copy_from(value)

    return property(attrgetter(slot), store)


def _slot(field: RecordField) -> str:
    """A lone record hides behind a property, because assigning it must copy."""
    return field.name if isinstance(field.leaf, Int) or field.is_array else f"_{field.name}"


def _method(head: str, members: tuple[RecordField, ...], line: Callable[[RecordField], str]) -> list[str]:
    return [f"def {head}:", *(f"    {line(field)}" for field in members)]


def _zero(field: RecordField) -> str:
    if isinstance(field.leaf, Int):
        value = f"[0] * {field.count}" if field.is_array else "0"
    else:
        made = f"{field.leaf.__name__}()"
        value = f"Records({made} for _ in range({field.count}))" if field.is_array else made
    return f"self.{_slot(field)} = {value}"


def _copy(field: RecordField) -> str:
    mine, theirs = f"self.{_slot(field)}", f"other.{_slot(field)}"
    if isinstance(field.leaf, Int):
        return f"{mine}[:] = {theirs}" if field.is_array else f"{mine} = {theirs}"
    if field.is_array:
        return f"for mine, theirs in zip({mine}, {theirs}): mine.copy_from(theirs)"
    return f"{mine}.copy_from({theirs})"


def _write(field: RecordField) -> str:
    here = f"self.{_slot(field)}"
    if isinstance(field.leaf, Int):
        return f"numbers.extend({here})" if field.is_array else f"numbers.append({here})"
    return f"for each in {here}: each.write_to(numbers)" if field.is_array else f"{here}.write_to(numbers)"


def _read(field: RecordField) -> str:
    here = f"self.{_slot(field)}"
    if isinstance(field.leaf, Int):
        if field.is_array:
            return f"{here}[:] = [next(numbers) for _ in range({field.count})]"
        return f"{here} = next(numbers)"
    return f"for each in {here}: each.read_from(numbers)" if field.is_array else f"{here}.read_from(numbers)"


def _codes(members: tuple[RecordField, ...]) -> str:
    return "".join(
        (field.leaf.code if isinstance(field.leaf, Int) else _codes(fields(field.leaf))) * (field.count or 1)
        for field in members
    )
