"""Records copied at once: Numba would copy them byte by byte, in hundreds of instructions."""

import operator
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import lower_builtin
from numba.np.arrayobj import basic_indexing, make_array, normalize_indices

SIZE = ir.IntType(32)


@lower_builtin(operator.setitem, types.Array, types.Integer, types.Record)  # type: ignore[untyped-decorator]
def store_record(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower `records[index] = record`."""
    kind, index_kind, _ = sig.args
    array, index, source = args
    kinds, indices = normalize_indices(context, builder, (index_kind,), (index,))
    place, _, _ = basic_indexing(
        context, builder, kind, make_array(kind)(context, builder, array), kinds, indices
    )
    cgutils.raw_memcpy(builder, place, source, SIZE(kind.dtype.size), 1)
    return context.get_dummy_value()
