"""State types as NumPy records: the same fields, the same bytes."""

from typing import Any

import numpy as np

from samedi.core.record import Int, fields, packing, to_bytes

_known: dict[type[Any], np.dtype[np.void]] = {}  # to make one takes longer than a short search


def dtype_of(cls: type[Any]) -> np.dtype[np.void]:
    """The packed NumPy type of a record."""
    if cls not in _known:
        _known[cls] = _made(cls)
    return _known[cls]


def _made(cls: type[Any]) -> np.dtype[np.void]:
    members: list[Any] = []
    for field in fields(cls):
        element = f"<i{field.leaf.bits // 8}" if isinstance(field.leaf, Int) else dtype_of(field.leaf)
        members.append((field.name, element, (field.count,)) if field.is_array else (field.name, element))
    made: np.dtype[np.void] = np.dtype(members)
    assert made.itemsize == packing(cls).size, "NumPy has padded the record"
    return made


def records(cls: type[Any], count: int) -> Any:
    """An array of zeroed records."""
    return np.zeros(count, dtype_of(cls))


def load(target: Any, index: int, state: object | bytes) -> None:
    """Put a state, or its bytes, into an array of records."""
    packed = state if isinstance(state, bytes) else to_bytes(state)
    target[index : index + 1].view(np.uint8)[:] = np.frombuffer(packed, np.uint8)


def integers(*shape: int) -> Any:
    """An array of integers for lists of actions."""
    return np.zeros(shape, np.int64)
