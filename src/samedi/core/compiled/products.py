"""Sums of rows at once: machines count with many numbers of 16 bits in one instruction.

Numba counts in 64 bits, so LLVM would not find those instructions by itself. It does where numbers
are written down as vectors, and sums of products as sums of neighbours.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numba
from llvmlite import ir
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing import signature
from numba.extending import type_callable
from numba.np.arrayobj import make_array

from samedi.core.products import BEHIND, exchange, pass_on, weighed

types: Any = numba.types  # they say too little about themselves

SHORT, INT, WIDE = ir.IntType(16), ir.IntType(32), ir.IntType(64)
SUMS = 32  # that stay in the machine together
at_once = SUMS  # numbers that are counted with together; other machines may do better with fewer
TOO_SHORT = ("a row is too short",)


@type_callable(exchange)  # type: ignore[untyped-decorator]
def typed_exchange(_context: Any) -> Any:
    """Rows of a length that is known when compiling."""

    def typed(rows: Any, changes: Any, _count: Any, out: Any, length: Any) -> Any:
        has_room = changes.dtype == types.int64  # two numbers stand in one
        if _is_known(length) and has_room and rows.dtype == types.int16 and out.dtype == types.int32:
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


def plain_differences(builder: Any, fresh: Any, former: Any) -> Any:
    """What numbers of one row are more than those of another."""
    numbers = (_numbers(builder, row, 0, SUMS, SHORT) for row in (fresh, former))
    return builder.sub(*(builder.sext(each, ir.VectorType(INT, SUMS)) for each in numbers))


differences = plain_differences  # other machines may know a better way


@type_callable(pass_on)  # type: ignore[untyped-decorator]
def typed_passing(_context: Any) -> Any:
    """Rows of lengths that are known when compiling."""

    def typed(
        sums: Any, shift: Any, most: Any, said: Any, count: Any, rows: Any, out: Any, length: Any
    ) -> Any:
        is_known = all(map(_is_known, (count, length))) and all(map(_is_literal, (shift, most)))
        is_known = is_known and count.literal_value <= WIDE.width  # a bit for each
        is_short = said.dtype == rows.dtype == types.int16
        if is_known and is_short and sums.dtype == out.dtype == types.int32:
            return signature(types.none, sums, shift, most, said, count, rows, out, length)
        return None

    return typed


@lower_builtin(  # type: ignore[untyped-decorator]
    pass_on,
    *(types.Array, types.IntegerLiteral, types.IntegerLiteral, types.Array),
    *(types.IntegerLiteral, types.Array, types.Array, types.IntegerLiteral),
)
def pass_on_rows(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower `pass_on(sums, shift, most, said, count, rows, out, length)`: only what is said anew counts."""
    sums, said, rows, out = (
        make_array(sig.args[each])(context, builder, args[each]) for each in (0, 3, 5, 6)
    )
    shift, most, count, length = (sig.args[each].literal_value for each in (1, 2, 4, 7))
    if context.enable_boundscheck:
        for array, least in ((sums, count), (said, count), (rows, count), (out, length)):
            _require(context, builder, array, WIDE(least))
    times = cgutils.alloca_once(builder, SHORT, size=count)
    changed = WIDE(0)
    for first in range(0, count, at_once):
        now = _amount(builder, sums.data, first, shift, most)
        change = builder.sub(now, _numbers(builder, said.data, first, at_once, SHORT))
        _keep(builder, said.data, first, now)
        _keep(builder, times, first, change)
        changed = builder.or_(changed, builder.shl(_changed(builder, change), WIDE(first)))
    _add_rows(builder, changed, times, rows.data, out.data, length)
    return context.get_dummy_value()


def _changed(builder: Any, change: Any) -> Any:
    """A bit for each number that is not 0."""
    is_other = builder.icmp_signed("!=", change, change.type(None))
    return builder.zext(builder.bitcast(is_other, ir.IntType(change.type.count)), WIDE)


def _add_rows(builder: Any, chosen: Any, times: Any, rows: Any, out: Any, length: int) -> None:
    """Add rows as often as `times` says, two at once: products of neighbours are added up by the machine."""
    starts = range(0, length, at_once)
    sums = [cgutils.alloca_once_value(builder, _numbers(builder, out, each, at_once, INT)) for each in starts]
    with _two_by_two(builder, chosen) as (places, is_alone):
        one, other = (builder.load(builder.gep(times, [place], inbounds=True)) for place in places)
        factors = _factors(builder, one, builder.select(is_alone, SHORT(0), other))
        for start, sum_ in zip(starts, sums, strict=True):
            parts = (_part(builder, rows, place, length, start) for place in places)
            both = _by_turns(builder, *(_numbers(builder, part, 0, at_once, SHORT) for part in parts))
            builder.store(builder.add(builder.load(sum_), dot(builder, both, factors)), sum_)
    for start, sum_ in zip(starts, sums, strict=True):
        _keep(builder, out, start, builder.load(sum_))


@contextmanager
def _two_by_two(builder: Any, chosen: Any) -> Iterator[Any]:
    """The places of two bits after the other two; a last one may stand alone, and is there twice."""
    left = cgutils.alloca_once_value(builder, chosen)
    test, body, end = (builder.append_basic_block(f"bits.{name}") for name in ("test", "body", "end"))
    builder.branch(test)
    builder.position_at_end(test)
    builder.cbranch(builder.icmp_signed("!=", builder.load(left), WIDE(0)), body, end)
    builder.position_at_end(body)
    bits = builder.load(left)
    rest = _without_lowest(builder, bits)
    is_alone = builder.icmp_signed("==", rest, WIDE(0))
    builder.store(_without_lowest(builder, rest), left)
    lowest = (bits, builder.select(is_alone, bits, rest))
    yield [builder.cttz(each, ir.IntType(1)(1)) for each in lowest], is_alone
    builder.branch(test)
    builder.position_at_end(end)


def _without_lowest(builder: Any, bits: Any) -> Any:
    return builder.and_(bits, builder.sub(bits, WIDE(1)))


def _factors(builder: Any, one: Any, other: Any) -> Any:
    """Two numbers by turns, for two rows whose numbers go by turns."""
    both = builder.or_(builder.zext(one, INT), builder.shl(builder.zext(other, INT), INT(SHORT.width)))
    alone = builder.insert_element(ir.VectorType(INT, at_once)(ir.Undefined), both, INT(0))
    return builder.bitcast(_shuffled(builder, alone, alone, [0] * at_once), ir.VectorType(SHORT, 2 * at_once))


def _by_turns(builder: Any, one: Any, other: Any) -> Any:
    """The numbers of two rows by turns."""
    places = [place for each in range(at_once) for place in (each, each + at_once)]
    return _shuffled(builder, one, other, places)


def plain_dot(builder: Any, one: Any, other: Any) -> Any:
    """Products, neighbours added up."""
    kind = ir.VectorType(INT, one.type.count)
    products = builder.mul(builder.sext(one, kind), builder.sext(other, kind))
    halves = (_shuffled(builder, products, products, range(at, kind.count, 2)) for at in (0, 1))
    return builder.add(*halves)


dot = plain_dot  # as above


@type_callable(weighed)  # type: ignore[untyped-decorator]
def typed_weighing(_context: Any) -> Any:
    """A row of a length that is known when compiling."""

    def typed(sums: Any, shift: Any, most: Any, weights: Any, count: Any) -> Any:
        is_known = _is_known(count) and all(map(_is_literal, (shift, most)))
        if is_known and sums.dtype == types.int32 and weights.dtype == types.int16:
            return signature(types.int64, sums, shift, most, weights, count)
        return None

    return typed


@lower_builtin(  # type: ignore[untyped-decorator]
    weighed, types.Array, types.IntegerLiteral, types.IntegerLiteral, types.Array, types.IntegerLiteral
)
def weigh_sums(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower `weighed(sums, shift, most, weights, count)`."""
    sums, weights = (make_array(sig.args[each])(context, builder, args[each]) for each in (0, 3))
    shift, most, count = (sig.args[each].literal_value for each in (1, 2, 4))
    if context.enable_boundscheck:
        for array in (sums, weights):
            _require(context, builder, array, WIDE(count))
    parts = [
        dot(
            builder,
            _amount(builder, sums.data, first, shift, most),
            _numbers(builder, weights.data, first, at_once, SHORT),
        )
        for first in range(0, count, at_once)
    ]
    while len(parts) > 1:
        parts = [builder.add(one, other) for one, other in zip(parts[::2], parts[1::2], strict=True)]
    return builder.sext(_total(builder, parts[0]), WIDE)


def _total(builder: Any, numbers: Any) -> Any:
    """Add all numbers up, one half to the other."""
    while (half := numbers.type.count // 2) > 0:
        halves = (_shuffled(builder, numbers, numbers, range(at, at + half)) for at in (0, half))
        numbers = builder.add(*halves)
    return builder.extract_element(numbers, INT(0))


def _is_literal(kind: Any) -> bool:
    return isinstance(kind, types.IntegerLiteral)


def _is_known(length: Any) -> bool:
    return _is_literal(length) and length.literal_value % SUMS == 0


def _require(context: Any, builder: Any, array: Any, least: Any) -> None:
    """Refuse an array that is shorter."""
    size = builder.extract_value(array.shape, 0)
    with builder.if_then(builder.icmp_signed("<", size, least), likely=False):
        context.call_conv.return_user_exc(builder, IndexError, TOO_SHORT)


def _part(builder: Any, data: Any, row: Any, length: int, first: int) -> Any:
    """Where the numbers of a row begin that are counted together."""
    start = builder.add(builder.mul(row, WIDE(length)), WIDE(first))
    return builder.gep(data, [start], inbounds=True)


def _numbers(builder: Any, data: Any, first: int, count: int, element: Any) -> Any:
    """Numbers of a row, one behind the other."""
    place = builder.gep(data, [WIDE(first)], inbounds=True)
    kind = ir.VectorType(element, count)
    return builder.load(builder.bitcast(place, kind.as_pointer()), align=element.width // 8)


def _keep(builder: Any, data: Any, first: int, numbers: Any) -> None:
    """Store numbers in a row, one behind the other."""
    place = builder.gep(data, [WIDE(first)], inbounds=True)
    width = numbers.type.element.width // 8
    builder.store(numbers, builder.bitcast(place, numbers.type.as_pointer()), align=width)


def _amount(builder: Any, data: Any, first: int, shift: int, most: int) -> Any:
    """What sums amount to, from 0 to the most there is."""
    sums = _numbers(builder, data, first, at_once, INT)
    amount = builder.ashr(sums, _all(sums.type, shift))
    for order, bound in ((">", _all(sums.type, 0)), ("<", _all(sums.type, most))):
        amount = builder.select(builder.icmp_signed(order, amount, bound), amount, bound)
    return builder.trunc(amount, ir.VectorType(SHORT, at_once))


def _all(kind: Any, number: int) -> Any:
    return ir.Constant(kind, [kind.element(number)] * kind.count)


def _shuffled(builder: Any, one: Any, other: Any, places: Any) -> Any:
    mask = ir.Constant(ir.VectorType(INT, len(places)), [*map(INT, places)])
    return builder.shuffle_vector(one, other, mask)
