"""Indices as they are: nobody counts from behind, so a device need not ask at every index.

Strict mode refuses a negative index in the rules; kernels keep to the same.
"""

from importlib import import_module
from typing import Any

from numba.cuda import types

arrays: Any = import_module("numba.cuda.np.arrayobj")  # `numba.cuda.np` as a name is NumPy
replaced: Any = arrays.fix_integer_index


def index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    """An index as a whole number of the machine."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


arrays.fix_integer_index = index_as_it_is
