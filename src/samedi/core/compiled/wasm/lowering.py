"""Numba's code for a game as it was written, with entries that a caller outside Python understands.

Rules and algorithms are bound and typed exactly as for a worker; only what happens to the code afterwards
differs. Numba's integers stay 64 bits wide, because the rules count on it; addresses get the width of the
machine they will run on. To import this module changes how Numba treats code, so it belongs into a process
of its own.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import cgutils
from numba.core.codegen import JITCPUCodegen
from numba.np.arrayobj import populate_array

from samedi.core.compiled.compiler import Compiler
from samedi.core.compiled.compiler import numba_types as types
from samedi.core.compiled.linking import Library
from samedi.core.compiled.wasm import copying, vectors  # noqa: F401 - they tell Numba
from samedi.core.game import Game

Entry = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function to be called from outside, with arguments of the types it takes."""

ADDRESS, INT, WIDE, REAL = ir.PointerType(), ir.IntType(32), ir.IntType(64), ir.DoubleType()

# In C, sqrt may set errno; the instruction of the machine does not, and is as exact.
SQUARE_ROOT = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""


class RawLibrary(Library):
    """The code of one function as Numba wrote it: optimising it here would fix the width of addresses."""

    def _optimize_functions(self, _module: Any) -> None:
        return


JITCPUCodegen._library_class = RawLibrary


def lowered(game: Game[Any], entries: Iterable[Entry]) -> tuple[Any, list[str]]:
    """One LLVM module with all code of a game, and the names of its entries."""
    compiler = Compiler(game, "compiled")
    bridge = ir.Module("entries")
    libraries: dict[Any, None] = {}
    names = []
    for function, arguments in entries:
        dispatcher = compiler.linked(function)
        kinds = tuple(map(numba.typeof, arguments))
        dispatcher.compile(kinds)
        compiled = dispatcher.overloads[kinds]
        libraries |= dict.fromkeys([compiled.library, *compiled.library._all_linked({})])
        _add_entry(bridge, function.__name__, compiled)
        names.append(function.__name__)
    return _together(libraries, bridge), names


def _together(libraries: Iterable[Any], bridge: ir.Module) -> Any:
    module = llvm.parse_assembly(SQUARE_ROOT)
    for library in libraries:
        module.link_in(library._final_module, preserve=True)
    module.link_in(llvm.parse_assembly(cgutils.normalize_ir_text(str(bridge))))
    return module


def _add_entry(bridge: ir.Module, name: str, compiled: Any) -> None:
    """Call a function with plain numbers; what would be an exception of Python stops the module."""
    context, signature = compiled.target_context, compiled.signature
    given = [kind for argument in signature.args for kind in _plain_kinds(argument)]
    kind = _result_kind(signature.return_type)
    function = ir.Function(bridge, ir.FunctionType(kind, given), name)
    builder = ir.IRBuilder(function.append_basic_block())
    plain = iter(function.args)
    values = [_value(context, builder, argument, plain) for argument in signature.args]
    callee = context.declare_function(bridge, compiled.fndesc)
    status, result = context.call_conv.call_function(
        builder, callee, signature.return_type, signature.args, values
    )
    with builder.if_then(status.is_error, likely=False):
        builder.call(bridge.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
    if kind == ir.VoidType():
        builder.ret_void()
    else:
        builder.ret(_as_int(builder, result) if kind == INT else result)


def _as_int(builder: Any, result: Any) -> Any:
    is_wide = result.type.width > INT.width
    return builder.trunc(result, INT) if is_wide else builder.sext(result, INT)


def _result_kind(kind: Any) -> Any:
    if kind == types.none:
        return ir.VoidType()
    return REAL if kind == types.float64 else INT


def _plain_kinds(argument: Any) -> list[Any]:
    """What stands for an argument: an address and lengths for an array, the parts of a tuple one by one."""
    match argument:
        case types.Array():
            return [ADDRESS, *[INT] * argument.ndim]
        case types.BaseTuple():
            return [kind for part in argument.types for kind in _plain_kinds(part)]
        case types.Record():
            return [ADDRESS]
        case types.Float():
            return [REAL]
        case _:
            return [INT]


def _value(context: Any, builder: Any, argument: Any, plain: Iterator[Any]) -> Any:
    """An argument as Numba's functions take it."""
    match argument:
        case types.Array():
            return _array(context, builder, argument, plain)
        case types.BaseTuple():
            parts = [_value(context, builder, part, plain) for part in argument.types]
            return context.make_tuple(builder, argument, parts)
        case types.Record() | types.Float():
            return next(plain)
        case _:
            return builder.sext(next(plain), WIDE)


def _array(context: Any, builder: Any, kind: Any, plain: Iterator[Any]) -> Any:
    """An array whose rows lie one behind the other."""
    element = kind.dtype
    size = WIDE(element.size if isinstance(element, types.Record) else element.bitwidth // 8)
    address = next(plain)
    shape = [builder.sext(next(plain), WIDE) for _ in range(kind.ndim)]
    strides = [size]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    array = context.make_array(kind)(context, builder)
    populate_array(array, data=address, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()
