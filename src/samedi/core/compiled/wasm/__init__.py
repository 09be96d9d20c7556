"""The rules and algorithms of a game as a WebAssembly module, from the same source.

Numba's code is given another target by the LLVM that Numba brings along; no linker and no other compiler is
needed.
"""
