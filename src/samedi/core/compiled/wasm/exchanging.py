"""Differences of rows for WebAssembly, which widens numbers of 16 bits slowly, but adds up products at once.

Where numbers of two rows alternate, their products with 1 and -1, neighbours added up, are the differences.
"""

from typing import Any

from llvmlite import ir

from samedi.core.compiled import products
from samedi.core.compiled.products import INT, LANES, SHORT, SUMS, WIDE

FACTORS = 8  # numbers that are multiplied at once
EIGHT = ir.VectorType(SHORT, FACTORS)
FOUR = ir.VectorType(INT, LANES)
SIGNS = ir.Constant(EIGHT, [SHORT(sign) for sign in (1, -1) * LANES])


def differences(builder: Any, fresh: Any, former: Any) -> Any:
    """What numbers of one row are more than those of another."""
    dot = builder.module.declare_intrinsic("llvm.wasm.dot", (), ir.FunctionType(FOUR, [EIGHT, EIGHT]))
    parts = []
    for first in range(0, SUMS, FACTORS):
        one, other = (_eight(builder, row, first) for row in (fresh, former))
        for half in (range(LANES), range(LANES, FACTORS)):
            by_turns = [place for each in half for place in (each, each + FACTORS)]
            parts.append(builder.call(dot, [_chosen(builder, one, other, by_turns), SIGNS]))
    while len(parts) > 1:
        parts = [_joined(builder, *pair) for pair in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def _eight(builder: Any, row: Any, first: int) -> Any:
    place = builder.gep(row, [WIDE(first)], inbounds=True)
    return builder.load(builder.bitcast(place, EIGHT.as_pointer()), align=2)


def _joined(builder: Any, one: Any, other: Any) -> Any:
    return _chosen(builder, one, other, range(2 * one.type.count))


def _chosen(builder: Any, one: Any, other: Any, places: Any) -> Any:
    mask = ir.Constant(ir.VectorType(INT, len(places)), [*map(INT, places)])
    return builder.shuffle_vector(one, other, mask)


products.differences = differences
