"""Tuples of numbers as tables in memory.

Numba turns `TABLE[index]` into a choice among as many branches as the tuple has numbers, with an exception
for all others. LLVM makes a table of the branches again, but the exception stays, and every caller asks
whether there was one. As with arrays, only checked mode asks whether an index is within bounds.
"""

import hashlib
import operator
from typing import Any

import numba
from llvmlite import ir
from numba.core.imputils import lower_builtin
from numba.cpython.tupleobj import getitem_unituple

types: Any = numba.types  # they say too little about themselves

WIDTHS = (8, 16, 32, 64)
INDEX = ir.IntType(64)
OUT_OF_BOUNDS = ("tuple index out of range",)


@lower_builtin(operator.getitem, types.UniTuple, types.intp)  # type: ignore[untyped-decorator]
def load_from_table(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower `tuple[index]`: load from a table if the numbers are known, else do as Numba does."""
    kind, (values, index) = sig.args[0], args
    numbers = known_numbers(values) if isinstance(kind.dtype, types.Integer) else []
    if not numbers or len(numbers) < kind.count:
        return getitem_unituple(context, builder, sig, args)
    if context.enable_boundscheck:
        with builder.if_then(builder.icmp_unsigned(">=", index, INDEX(kind.count)), likely=False):
            context.call_conv.return_user_exc(builder, IndexError, OUT_OF_BOUNDS)
    place = builder.gep(_table(builder.module, numbers), [INDEX(0), index], inbounds=True)
    loaded, wanted = builder.load(place), context.get_value_type(kind.dtype)
    return loaded if loaded.type == wanted else builder.sext(loaded, wanted)


def known_numbers(value: Any) -> list[int]:
    """The numbers of a tuple, as far as they are known when compiling; none if one is not."""
    found: dict[int, int] = {}
    while isinstance(value, ir.instructions.InsertValue):
        value, element, (index, *_) = value.operands[0], value.operands[1], value.indices
        if not isinstance(element, ir.Constant) or not isinstance(element.constant, int):
            return []
        found.setdefault(index, element.constant)
    return [found[index] for index in sorted(found)]


def named_table(numbers: list[int]) -> tuple[str, Any]:
    """A name that tells tables apart, and the narrowest kind of number that holds all, with their signs."""
    bits = next(w for w in WIDTHS if all(-(1 << (w - 1)) <= number < 1 << (w - 1) for number in numbers))
    return f"table_{bits}_{hashlib.sha256(repr(numbers).encode()).hexdigest()[:20]}", ir.IntType(bits)


def _table(module: Any, numbers: list[int]) -> Any:
    """The table in a module, made once."""
    name, element = named_table(numbers)
    if name not in module.globals:
        kind = ir.ArrayType(element, len(numbers))
        made = ir.GlobalVariable(module, kind, name)
        made.initializer = ir.Constant(kind, [element(number) for number in numbers])
        made.global_constant, made.linkage = True, "linkonce_odr"  # every function may bring the same
    return module.globals[name]
