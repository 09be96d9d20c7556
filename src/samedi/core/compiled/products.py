"""Products of rows at once: machines multiply two rows of 16 bits and add up neighbours in one instruction.

Numba counts in 64 bits, so LLVM would not find that instruction by itself. It does where sums of neighbours
are written down as such, and where no loop parts what is multiplied from its multiplication.
"""

from typing import Any

import numba
from llvmlite import ir
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing import signature
from numba.extending import type_callable
from numba.np.arrayobj import make_array

from samedi.core.products import BEHIND, exchange, multiply

types: Any = numba.types  # they say too little about themselves

SHORT, INT, WIDE = ir.IntType(16), ir.IntType(32), ir.IntType(64)
SUMS = 32  # that stay in the machine together
LANES = 4  # sums that are found and stored together
TOO_SHORT = ("a row is too short",)


@type_callable(multiply)  # type: ignore[untyped-decorator]
def typed_products(_context: Any) -> Any:
    """Rows of a length that is known when compiling."""

    def typed(rows: Any, row: Any, out: Any, height: Any, length: Any) -> Any:
        is_known = isinstance(height, types.IntegerLiteral) and isinstance(length, types.IntegerLiteral)
        if is_known and rows.dtype == row.dtype == types.int16 and out.dtype == types.int32:
            return signature(types.none, rows, row, out, height, length)
        return None

    return typed


@lower_builtin(  # type: ignore[untyped-decorator]
    multiply, types.Array, types.Array, types.Array, types.IntegerLiteral, types.IntegerLiteral
)
def multiply_rows(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower `multiply(rows, row, out, height, length)`."""
    rows, row, out = (
        make_array(kind)(context, builder, value) for kind, value in zip(sig.args[:3], args[:3], strict=True)
    )
    height, length = (each.literal_value for each in sig.args[3:])
    if context.enable_boundscheck:
        for array, least in ((rows, height), (row, length), (out, height)):
            _require(context, builder, array, WIDE(least))
    four_rows = _four_rows(builder.module, length)
    for first in range(0, height, LANES):
        places = (rows.data, first * length), (row.data, 0), (out.data, first)
        builder.call(four_rows, [builder.gep(data, [WIDE(at)], inbounds=True) for data, at in places])
    return context.get_dummy_value()


@type_callable(exchange)  # type: ignore[untyped-decorator]
def typed_exchange(_context: Any) -> Any:
    """Rows of a length that is known when compiling."""

    def typed(rows: Any, changes: Any, _count: Any, out: Any, length: Any) -> Any:
        is_known = isinstance(length, types.IntegerLiteral) and length.literal_value % SUMS == 0
        has_room = changes.dtype == types.int64  # two numbers stand in one
        if is_known and has_room and rows.dtype == types.int16 and out.dtype == types.int32:
            return signature(types.none, rows, changes, types.int64, out, length)
        return None

    return typed


@lower_builtin(  # type: ignore[untyped-decorator]
    exchange, types.Array, types.Array, types.Integer, types.Array, types.IntegerLiteral
)
def exchange_rows(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower `exchange(rows, changes, count, out, length)`: sums stay in the machine while rows go by."""
    rows, changes, out = (make_array(sig.args[each])(context, builder, args[each]) for each in (0, 1, 3))
    length = sig.args[4].literal_value
    if context.enable_boundscheck:
        _require(context, builder, out, WIDE(length))
        _require(context, builder, changes, args[2])
    for first in range(0, length, SUMS):
        kind = ir.VectorType(INT, SUMS)
        place = builder.bitcast(builder.gep(out.data, [WIDE(first)], inbounds=True), kind.as_pointer())
        sums = cgutils.alloca_once_value(builder, builder.load(place, align=4))
        with cgutils.for_range(builder, args[2], intp=WIDE) as loop:
            change = builder.load(builder.gep(changes.data, [loop.index], inbounds=True))
            features = builder.and_(change, WIDE((1 << BEHIND) - 1)), builder.ashr(change, WIDE(BEHIND))
            for feature in features if context.enable_boundscheck else ():
                _require(context, builder, rows, builder.add(feature, WIDE(1)))
            fresh, former = (_part(builder, rows.data, feature, length, first) for feature in features)
            builder.store(builder.add(builder.load(sums), differences(builder, fresh, former)), sums)
        builder.store(builder.load(sums), place, align=4)
    return context.get_dummy_value()


def _require(context: Any, builder: Any, array: Any, least: Any) -> None:
    """Refuse an array that is shorter."""
    size = builder.extract_value(array.shape, 0)
    with builder.if_then(builder.icmp_signed("<", size, least), likely=False):
        context.call_conv.return_user_exc(builder, IndexError, TOO_SHORT)


def _part(builder: Any, data: Any, feature: Any, length: int, first: int) -> Any:
    """Where the numbers of the row of a feature begin that are counted together."""
    start = builder.add(builder.mul(feature, WIDE(length)), WIDE(first))
    return builder.gep(data, [start], inbounds=True)


def plain_differences(builder: Any, fresh: Any, former: Any) -> Any:
    """What numbers of one row are more than those of another."""
    return builder.sub(*(_numbers(builder, data, 0, SUMS) for data in (fresh, former)))


differences = plain_differences  # other machines may know a better way


def _four_rows(module: Any, length: int) -> Any:
    """The function that sets four sums, made once; written into a loop it would be taken apart."""
    name = f"multiply.{length}"
    if name in module.globals:
        return module.globals[name]
    kinds = [SHORT.as_pointer(), SHORT.as_pointer(), INT.as_pointer()]
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), kinds), name)
    function.linkage = "linkonce_odr"  # every function may bring the same
    function.attributes.add("noinline")
    builder = ir.IRBuilder(function.append_basic_block())
    rows, row, out = function.args
    factor = _numbers(builder, row, 0, length)
    products = [builder.mul(_numbers(builder, rows, each * length, length), factor) for each in range(LANES)]
    sums = _together(builder, [_four_sums(builder, each) for each in products])
    builder.store(sums, builder.bitcast(out, sums.type.as_pointer()), align=4)
    builder.ret_void()
    return function


def _numbers(builder: Any, data: Any, first: int, count: int) -> Any:
    """Numbers of a row, one behind the other."""
    place = builder.gep(data, [WIDE(first)], inbounds=True)
    loaded = builder.load(builder.bitcast(place, ir.VectorType(SHORT, count).as_pointer()), align=2)
    return builder.sext(loaded, ir.VectorType(INT, count))


def _four_sums(builder: Any, numbers: Any) -> Any:
    """Add numbers up until four are left: first neighbours, then one half to the other."""
    numbers = _folded(builder, numbers, range(0, numbers.type.count, 2), range(1, numbers.type.count, 2))
    while (half := numbers.type.count // 2) >= LANES:
        numbers = _folded(builder, numbers, range(half), range(half, 2 * half))
    return numbers


def _together(builder: Any, sums: list[Any]) -> Any:
    """Of vectors of four numbers, four of them, one whose numbers are their sums."""
    while len(sums) > 1:
        sums = [
            _folded(builder, one, range(0, 2 * LANES, 2), range(1, 2 * LANES, 2), other)
            for one, other in zip(sums[::2], sums[1::2], strict=True)
        ]
    return sums[0]


def _folded(builder: Any, numbers: Any, ones: range, others: range, more: Any = None) -> Any:
    """Add up two choices of numbers."""
    behind = numbers if more is None else more
    one, other = (
        builder.shuffle_vector(numbers, behind, ir.Constant(ir.VectorType(INT, len(each)), [*map(INT, each)]))
        for each in (ones, others)
    )
    return builder.add(one, other)
