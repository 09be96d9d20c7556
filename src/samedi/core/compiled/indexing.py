"""Indices as they are: nobody counts from behind, so code need not ask at every index.

Strict mode refuses a negative index in the rules; compiled code keeps to the same. Checked mode finds one
out of bounds.
"""

from typing import Any

from numba.core import types
from numba.np import arrayobj


def index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    """An index as a whole number of the machine."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


arrayobj.fix_integer_index = index_as_it_is
