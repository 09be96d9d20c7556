"""The part of a state that rules never change, once for all games: states hold its address.

Rules say `state.board` as ever. A board in every state would fill the first cache, which threads share.
"""

from importlib import import_module
from typing import Any

import numba
from llvmlite import ir
from numba.core.datamodel import register_default
from numba.core.datamodel.models import RecordModel
from numba.cuda import types

from samedi.core.compiled.cuda.layout import aligned, fixed_part

arrays: Any = import_module("numba.cuda.np.arrayobj")  # `numba.cuda.np` as a name is NumPy
BYTE, ADDRESS = ir.IntType(8), ir.IntType(64)
GLOBAL = 1  # the address space
WORD = 8  # bytes


class RecordWithFixedPart(types.Record):  # type: ignore[misc]
    """A record with a part that lies elsewhere."""

    def __init__(self, record: Any, name: str, part: Any) -> None:
        described = {
            key: {"type": field.type, "offset": field.offset} for key, field in record.fields.items()
        }
        super().__init__(list(described.items()), record.size, record.aligned)
        self.fixed, self.part = name, part
        self.name: str = f"{record.name}, {name} elsewhere"

    def typeof(self, key: str) -> Any:
        """The type of a field."""
        return self.part if key == self.fixed else super().typeof(key)


register_default(RecordWithFixedPart)(RecordModel)


@arrays.lower_getattr_generic(RecordWithFixedPart)  # type: ignore[untyped-decorator]
def field_of(context: Any, builder: Any, kind: Any, record: Any, name: str) -> Any:
    """Lower `record.name`."""
    if name != kind.fixed:
        return arrays.record_getattr(context, builder, kind, record, name)
    place = builder.gep(builder.bitcast(record, BYTE.as_pointer()), [ADDRESS(kind.offset(name))])
    address = builder.load(builder.bitcast(place, ADDRESS.as_pointer()), align=WORD)
    part = builder.inttoptr(address, BYTE.as_pointer(GLOBAL))
    return builder.bitcast(builder.addrspacecast(part, BYTE.as_pointer()), context.get_value_type(kind.part))


def state_type(cls: type[Any], fixed: str) -> Any:
    """The type of states on a device, without their fixed part if they have one."""
    record = numba.from_dtype(aligned(cls, fixed))
    return RecordWithFixedPart(record, fixed, numba.from_dtype(fixed_part(cls, fixed))) if fixed else record
