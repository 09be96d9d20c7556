"""Which rules stay functions of their own on a device.

NVVM writes every function into all its callers, whatever its size: 180 rules became 6 MB of text that no
instruction cache holds. Here a function that is called from several places, and that would be large with all
that is written into it, is kept apart. (On a processor LLVM weighs sizes itself.)
"""

from collections import Counter
from typing import Any

LARGE = 300  # instructions of LLVM, before it simplifies them
LARGE_IN_SMALL_GAMES = 1000  # where not much code is written several times anyway


def keep_apart(modules: list[Any], large: int = LARGE) -> list[str]:
    """Mark the functions that are not to be written into their callers; return their names."""
    functions = [each for module in modules for each in module.functions if each.blocks]
    apart = _Sizes({each.name: each for each in functions}, large).apart()
    for function in functions:
        if function.name in apart:
            function.attributes.add("noinline")
    return sorted(apart)


class _Sizes:
    """How large functions are with all that is written into them."""

    def __init__(self, bodies: dict[str, Any], large: int) -> None:
        self._bodies, self._large = bodies, large
        self._calls = {name: _calls(function) for name, function in bodies.items()}
        self._sites = Counter(callee for found in self._calls.values() for callee in found)
        self._apart: set[str] = set()
        self._grown: dict[str, int] = {}

    def apart(self) -> set[str]:
        """The functions that are large and called from several places."""
        for name in self._bodies:
            self._size(name)
        return self._apart

    def _size(self, name: str) -> int:
        if name not in self._bodies or name in self._apart:
            return 1
        if name not in self._grown:
            self._grown[name] = 1  # whoever calls itself is counted once
            own = sum(len(block.instructions) for block in self._bodies[name].blocks)
            self._grown[name] = own + sum(self._size(callee) for callee in self._calls[name])
            if self._grown[name] > self._large and self._sites[name] > 1:
                self._apart.add(name)
                return 1
        return self._grown[name]


def _calls(function: Any) -> list[str]:
    instructions = (each for block in function.blocks for each in block.instructions)
    return [each.callee.name for each in instructions if each.opname == "call"]
