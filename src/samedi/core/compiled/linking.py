"""Rules without machine code of their own.

Numba makes machine code of every function it compiles. A rule is only ever linked into algorithms, together
with its own copies of what it calls, so that its machine code would never run; leaving it out saves a third
of the time to compile. Numba has no switch for this: the two methods below are its own, with one more case.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

PREFIX = "rules."  # before the names of functions that are only linked

_finalize: Any = JITCodeLibrary._finalize_final_module
_set_environment: Any = JITCPUCodegen.set_env


def linked_only(name: str) -> str:
    """The name under which a function gets no machine code."""
    return PREFIX + name


def _finalize_unless_linked_only(library: Any) -> None:
    if library.name.startswith(PREFIX):
        library._finalize_dynamic_globals()
        library._finalized = True
    else:
        _finalize(library)


def _set_environment_if_there(codegen: Any, name: str, environment: Any) -> None:
    if codegen._engine.is_symbol_defined(name):
        _set_environment(codegen, name, environment)


JITCodeLibrary._finalize_final_module = _finalize_unless_linked_only
JITCPUCodegen.set_env = _set_environment_if_there
