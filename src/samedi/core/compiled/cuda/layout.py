"""State types as a device wants them: every field on an address it can be loaded from, whole words.

The packed bytes stay the state's identity. On the way to a device and back they are copied field by field.
"""

from typing import Any

import numpy as np

from samedi.core.record import Int, fields

WORD = 8  # bytes; records are copied by words
FILLER = "_words"  # a field that makes a record of whole words

Place = tuple[int, int, int]  # where something lies packed, where aligned, and its length


def aligned(cls: type[Any], fixed: str = "") -> np.dtype[np.void]:
    """The NumPy type of a record that stands alone: its fields aligned, its size whole words.

    Of a part that is kept once for all records it has the address.
    """
    members = [(name, "<i8") if name == fixed else (name, *kind) for name, *kind in _members(cls)]
    made = np.dtype(members, align=True)
    return made if made.alignment == WORD else np.dtype([*members, (FILLER, "<i8")], align=True)


def fixed_part(cls: type[Any], fixed: str) -> np.dtype[np.void]:
    """The NumPy type of a part that is kept once."""
    part: np.dtype[np.void] = next(kind for name, kind, *_ in _members(cls) if name == fixed)
    return part


def _aligned(cls: type[Any]) -> np.dtype[np.void]:
    return np.dtype(_members(cls), align=True)


def _members(cls: type[Any]) -> list[Any]:
    members: list[Any] = []
    for field in fields(cls):
        element = f"<i{field.leaf.bits // 8}" if isinstance(field.leaf, Int) else _aligned(field.leaf)
        members.append((field.name, element, (field.count,)) if field.is_array else (field.name, element))
    return members


def places(narrow: Any, wide: Any, at: int = 0, to: int = 0) -> list[Place]:
    """Where each field of the packed form lies in the aligned one, but for a part kept elsewhere."""
    found: list[Place] = []
    for name in narrow.names:
        one, at_one = narrow.fields[name][:2]
        other, to_other = wide.fields[name][:2]
        if one.base.names and other.base.names:
            for index in range(one.itemsize // one.base.itemsize):
                before, behind = index * one.base.itemsize, index * other.base.itemsize
                found += places(one.base, other.base, at + at_one + before, to + to_other + behind)
        elif not one.base.names:
            found.append((at + at_one, to + to_other, one.itemsize))
    return found


def widened(packed: Any, size: int, where: list[Place]) -> Any:
    """Rows of packed bytes as rows of aligned ones; what lies between fields is zero."""
    made = np.zeros((len(packed), size), np.uint8)
    for at, to, length in where:
        made[:, to : to + length] = packed[:, at : at + length]
    return made


def narrowed(wide: Any, size: int, where: list[Place]) -> Any:
    """Rows of aligned bytes as rows of packed ones."""
    made = np.zeros((len(wide), size), np.uint8)
    for at, to, length in where:
        made[:, at : at + length] = wide[:, to : to + length]
    return made
