"""Tuples of numbers as tables in memory.

Numba turns `TABLE[index]` into a choice among as many branches as the tuple has numbers. For a processor LLVM
makes a table of them again; NVVM leaves the branches, and the threads of a warp then take them one by one.
"""

import operator
from typing import Any

from llvmlite import ir
from numba.cuda import types
from numba.cuda.cpython.tupleobj import getitem_unituple, registry

from samedi.core.compiled.tables import INDEX, known_numbers, named_table

FEWEST = 4  # numbers worth a table
GLOBAL = 1  # the address space


@registry.lower(operator.getitem, types.UniTuple, types.intp)  # type: ignore[untyped-decorator]
def load_from_table(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower `tuple[index]`: load from a table if the numbers are known, else do as Numba does."""
    kind, (values, index) = sig.args[0], args
    numbers = known_numbers(values) if isinstance(kind.dtype, types.Integer) else []
    if len(numbers) < max(FEWEST, kind.count):
        return getitem_unituple(context, builder, sig, args)
    table = _table(builder.module, numbers)
    # The numbers stand there twice, so that an index from behind finds them without a question.
    place = builder.gep(table, [INDEX(0), builder.add(index, INDEX(len(numbers)))])
    loaded, wanted = builder.load(place), context.get_value_type(kind.dtype)
    return loaded if loaded.type == wanted else builder.sext(loaded, wanted)


def _table(module: Any, numbers: list[int]) -> Any:
    """The table in a module, made once."""
    name, element = named_table(numbers)
    if name not in module.globals:
        kind = ir.ArrayType(element, 2 * len(numbers))
        made = ir.GlobalVariable(module, kind, name, addrspace=GLOBAL)
        made.initializer = ir.Constant(kind, [element(number) for number in 2 * numbers])
        made.global_constant, made.linkage = True, "internal"
    return module.globals[name]
