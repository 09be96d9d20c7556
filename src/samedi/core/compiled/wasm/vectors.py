"""Rows for WebAssembly: it widens numbers of 16 bits slowly, but multiplies eight and adds up pairs at once.

Where numbers of two rows go by turns, their products with 1 and -1, neighbours added up, are the differences.
"""

from typing import Any

from llvmlite import ir

from samedi.core.compiled import products
from samedi.core.compiled.products import INT, SHORT, SUMS, WIDE

FACTORS, LANES = 8, 4  # numbers that are multiplied at once, and sums of two of them
EIGHT, FOUR = ir.VectorType(SHORT, FACTORS), ir.VectorType(INT, LANES)
SIGNS = ir.Constant(EIGHT, [SHORT(sign) for sign in (1, -1) * LANES])


def differences(builder: Any, fresh: Any, former: Any) -> Any:
    """What numbers of one row are more than those of another."""
    parts = []
    for first in range(0, SUMS, FACTORS):
        one, other = (_eight(builder, row, first) for row in (fresh, former))
        for half in (range(LANES), range(LANES, FACTORS)):
            by_turns = [place for each in half for place in (each, each + FACTORS)]
            parts.append(_four(builder, _chosen(builder, one, other, by_turns), SIGNS))
    return _together(builder, parts)


def dot(builder: Any, one: Any, other: Any) -> Any:
    """Products, neighbours added up."""
    parts = [
        _four(builder, *(_chosen(builder, row, row, range(first, first + FACTORS)) for row in (one, other)))
        for first in range(0, one.type.count, FACTORS)
    ]
    return _together(builder, parts)


def _four(builder: Any, one: Any, other: Any) -> Any:
    """Four sums of two products each."""
    multiplied = builder.module.declare_intrinsic("llvm.wasm.dot", (), ir.FunctionType(FOUR, [EIGHT, EIGHT]))
    return builder.call(multiplied, [one, other])


def _eight(builder: Any, row: Any, first: int) -> Any:
    place = builder.gep(row, [WIDE(first)], inbounds=True)
    return builder.load(builder.bitcast(place, EIGHT.as_pointer()), align=2)


def _together(builder: Any, parts: list[Any]) -> Any:
    """Rows one behind the other as one."""
    while len(parts) > 1:
        parts = [_joined(builder, *pair) for pair in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def _joined(builder: Any, one: Any, other: Any) -> Any:
    return _chosen(builder, one, other, range(2 * one.type.count))


def _chosen(builder: Any, one: Any, other: Any, places: Any) -> Any:
    mask = ir.Constant(ir.VectorType(INT, len(places)), [*map(INT, places)])
    return builder.shuffle_vector(one, other, mask)


products.differences = differences
products.dot = dot
products.at_once = FACTORS
