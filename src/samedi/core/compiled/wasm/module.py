"""From the one object file that LLVM writes to a module that a browser loads.

LLVM's object files are WebAssembly modules already. With a single one there is nothing to resolve: the
indices and addresses in it are right as they are, because its data begin at 0. What is left of a linker's
work is to give the module a memory and a stack of its own, to export the entries, and to drop what only
linkers read. Whatever needs more than that is refused.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, DATA = 0, 2, 5, 6, 7, 11
ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11)  # of the sections of a module
OF_FUNCTION, OF_TABLE, OF_MEMORY, OF_GLOBAL = range(4)  # kinds of imports and exports
I32, CONSTANT, VARIABLE = b"\x7f", b"\0", b"\1"
I32_CONST, END, HAS_MOST = 0x41, 0x0B, 1
PAGE = 65_536
STACK = 32_768  # bytes; the rules call each other a few levels deep and keep little but numbers there
ALIGNED = 16
SYMBOL_TABLE = 8
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, NAMED = 0x10, 0x40
SEAL = b"sha256"  # the name of the last section: a hash of everything before it
OWN = {"__linear_memory", "__stack_pointer"}  # what the module gets of its own instead of importing it


class NeedsLinker(Exception):
    """The object holds something that only a real linker could settle."""


@dataclass
class Reader:
    """Bytes with a place."""

    data: bytes
    at: int = 0

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """A number of seven bits a byte."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:  # noqa: PLR2004 - no more follow
                return value

    def part(self) -> bytes:
        """Bytes behind their length."""
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """Text behind its length."""
        return self.part().decode()

    @property
    def is_done(self) -> bool:
        """Whether nothing is left."""
        return self.at >= len(self.data)


@dataclass
class Object:
    """An object file, taken apart."""

    sections: dict[int, bytes] = field(default_factory=dict)
    customs: dict[str, bytes] = field(default_factory=dict)


class Imported(NamedTuple):
    """Something a module does not have itself."""

    name: str
    kind: int


def module_of(data: bytes, entries: Iterable[str]) -> bytes:
    """The module, with these functions, `memory` and `heap` (where free memory begins) exported."""
    found = taken_apart(data)
    sections, indices = found.sections, functions(found.customs["linking"])
    missing = {each.name for each in imported(sections.pop(IMPORT, b"\0"))} - OWN
    if missing:
        raise NeedsLinker(f"it calls {', '.join(sorted(missing))}")
    heap = -(-data_end(found) // ALIGNED) * ALIGNED + STACK  # the stack grows down from here
    sections[MEMORY] = _vector([b"\0" + _number(-(-heap // PAGE))])
    sections[GLOBAL] = _vector([I32 + VARIABLE + _constant(heap), I32 + CONSTANT + _constant(heap)])
    exports = [_export("memory", OF_MEMORY, 0), _export("heap", OF_GLOBAL, 1)]
    sections[EXPORT] = _vector([*exports, *(_export(name, OF_FUNCTION, indices[name]) for name in entries)])
    return MAGIC + b"".join(bytes([kind]) + _sized(sections[kind]) for kind in ORDER if kind in sections)


def sealed(module: bytes) -> bytes:
    """A module that tells whether it is whole; browsers read over that."""
    content = _sized(SEAL) + hashlib.sha256(module).digest()
    return module + bytes([CUSTOM]) + _sized(content)


def is_whole(module: bytes) -> bool:
    """Whether a module is as it was sealed."""
    seal = len(sealed(b""))
    return sealed(module[:-seal]) == module


def taken_apart(data: bytes) -> Object:
    """The sections of an object file."""
    if not data.startswith(MAGIC):
        raise NeedsLinker("it is no WebAssembly")
    reader, found = Reader(data, len(MAGIC)), Object()
    while not reader.is_done:
        kind, content = reader.byte(), reader.part()
        if kind == CUSTOM:
            inner = Reader(content)
            name = inner.name()
            found.customs[name] = content[inner.at :]
        elif kind in (MEMORY, GLOBAL, EXPORT):
            raise NeedsLinker(f"it has a section {kind}")
        else:
            found.sections[kind] = content
    return found


def functions(linking: bytes) -> dict[str, int]:
    """The indices of the functions that an object defines, from its section for linkers."""
    reader, found = Reader(linking), dict[str, int]()
    reader.number()  # the version
    while not reader.is_done:
        kind, part = reader.byte(), Reader(reader.part())
        if kind == SYMBOL_TABLE:
            for _ in range(part.number()):
                _read_symbol(part, found)
    return found


def _read_symbol(part: Reader, found: dict[str, int]) -> None:
    kind, flags = part.byte(), part.number()
    is_defined = not flags & UNDEFINED
    if kind == DATA_SYMBOL:
        part.name()
        for _ in range(3 if is_defined else 0):  # segment, place, size
            part.number()
        return
    index = part.number()
    if kind != SECTION_SYMBOL and (is_defined or flags & NAMED):
        name = part.name()
        if kind == FUNCTION_SYMBOL and is_defined:
            found[name] = index


def imported(section: bytes) -> Iterator[Imported]:
    """What a module imports."""
    reader = Reader(section)
    for _ in range(reader.number()):
        reader.name()  # from where
        name, kind = reader.name(), reader.byte()
        if kind == OF_FUNCTION:
            reader.number()
        elif kind == OF_GLOBAL:
            reader.byte(), reader.byte()
        else:
            _read_limits(reader, kind)
        yield Imported(name, kind)


def _read_limits(reader: Reader, kind: int) -> None:
    if kind == OF_TABLE:
        reader.byte()
    has_most = reader.byte() & HAS_MOST
    for _ in range(2 if has_most else 1):
        reader.number()


def data_end(found: Object) -> int:
    """Where the data of an object end."""
    end = 0
    reader = Reader(found.sections.get(DATA, b"\0"))
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise NeedsLinker("it has data without a fixed address")
        address = reader.number()  # signed, but what is not negative reads the same
        reader.byte()
        end = max(end, address + len(reader.part()))
    return end


def _number(value: int) -> bytes:
    """An unsigned number, as short as can be."""
    encoded = bytearray()
    while value > 0x7F:  # noqa: PLR2004 - more than seven bits
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*encoded, value])


def _constant(value: int) -> bytes:
    """The expression of a constant."""
    low = _number(value)
    if low[-1] & 0x40:  # or it would be read as negative
        low = low[:-1] + bytes([low[-1] | 0x80, 0])
    return bytes([I32_CONST]) + low + bytes([END])


def _export(name: str, kind: int, index: int) -> bytes:
    return _sized(name.encode()) + bytes([kind]) + _number(index)


def _sized(content: bytes) -> bytes:
    """Bytes behind their length."""
    return _number(len(content)) + content


def _vector(parts: Iterable[bytes]) -> bytes:
    """Entries behind their count."""
    entries = list(parts)
    return _number(len(entries)) + b"".join(entries)
