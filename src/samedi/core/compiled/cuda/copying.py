"""Records copied by words: NVVM would copy them byte by byte."""

import operator
from typing import Any

from llvmlite import ir
from numba.cuda import types
from numba.cuda.np.arrayobj import basic_indexing, make_array, normalize_indices, registry

AT_ONCE = 4  # words on the way at the same time
COUNT = ir.IntType(32)


@registry.lower(operator.setitem, types.Array, types.Integer, types.Record)  # type: ignore[untyped-decorator]
def store_record(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower `records[index] = record`."""
    kind, index_kind, _ = sig.args
    array, index, source = args
    kinds, indices = normalize_indices(context, builder, (index_kind,), (index,))
    place, _, _ = basic_indexing(
        context, builder, kind, make_array(kind)(context, builder, array), kinds, indices
    )
    record = kind.dtype
    copy_words(builder, place, source, alignment_of(record) if record.aligned else 1, record.size)
    return context.get_dummy_value()


def alignment_of(record: Any) -> int:
    """On what addresses a record lies."""
    return max(_alignment(field.type) for field in record.fields.values())


def _alignment(kind: Any) -> int:
    if isinstance(kind, types.NestedArray):
        return _alignment(kind.dtype)
    return alignment_of(kind) if isinstance(kind, types.Record) else kind.bitwidth // 8


def copy_words(builder: Any, target: Any, source: Any, width: int, size: int) -> None:
    """Copy so many bytes by words of this width, some of them on the way at the same time."""
    word = ir.IntType(8 * width).as_pointer()
    target, source = builder.bitcast(target, word), builder.bitcast(source, word)
    words = size // width
    rounds, rest = divmod(words, AT_ONCE)
    if rounds:
        _loop(
            builder,
            rounds,
            lambda turn: _copy(builder, target, source, builder.mul(turn, COUNT(AT_ONCE)), AT_ONCE),
        )
    _copy(builder, target, source, COUNT(words - rest), rest)


def _copy(builder: Any, target: Any, source: Any, first: Any, count: int) -> None:
    places = [builder.add(first, COUNT(number)) for number in range(count)]
    loaded = [builder.load(builder.gep(source, [place])) for place in places]
    for place, value in zip(places, loaded, strict=True):
        builder.store(value, builder.gep(target, [place]))


def _loop(builder: Any, rounds: int, body: Any) -> None:
    """Do something so many times, at least once."""
    before, inside = builder.block, builder.append_basic_block("copy")
    builder.branch(inside)
    builder.position_at_end(inside)
    turn = builder.phi(COUNT)
    turn.add_incoming(COUNT(0), before)
    body(turn)
    following = builder.add(turn, COUNT(1))
    turn.add_incoming(following, builder.block)
    after = builder.append_basic_block("copied")
    builder.cbranch(builder.icmp_unsigned("<", following, COUNT(rounds)), inside, after)
    builder.position_at_end(after)
