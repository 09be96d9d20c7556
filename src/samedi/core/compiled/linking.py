"""Rules without machine code of their own, optimised once, in the algorithm that runs them.

Numba optimises every function it compiles together with copies of all it calls, and makes machine code of
it. A rule is only ever linked into algorithms, so this work would be done again for every caller of a caller
and never run. Here a rule waits until an algorithm is finished, which links all it calls, directly or not,
each once. Nothing else can call these copies, so they become private to it: a rule with one caller is then
written into it, whatever its size.
"""

from typing import Any

from numba.core.codegen import JITCPUCodegen

PREFIX = "rules."  # before the names of functions that are only linked

_set_environment: Any = JITCPUCodegen.set_env


def linked_only(name: str) -> str:
    """The name under which a function gets no machine code."""
    return PREFIX + name


class Library(JITCPUCodegen._library_class):  # type: ignore[misc] # Numba has no types
    """The code of one function: a rule waits, an algorithm takes in everything it calls."""

    @property
    def _waits(self) -> bool:
        return bool(self.name.startswith(PREFIX))

    def finalize(self) -> None:
        """Optimise an algorithm and make machine code of it."""
        if self._waits:
            self._finalized = True
            return
        self._linking_libraries = list(self._all_linked({}))
        super().finalize()

    def _all_linked(self, found: dict["Library", None]) -> dict["Library", None]:
        """Everything that is called, by way of waiting rules too, in a fixed order."""
        for library in self._linking_libraries:
            if library not in found:
                found[library] = None
                if library._waits:
                    library._all_linked(found)
        return found

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        super()._optimize_final_module()


def _set_environment_if_there(codegen: Any, name: str, environment: Any) -> None:
    if codegen._engine.is_symbol_defined(name):
        _set_environment(codegen, name, environment)


JITCPUCodegen._library_class = Library
JITCPUCodegen.set_env = _set_environment_if_there
