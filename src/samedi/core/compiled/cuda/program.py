"""The kernels of a bundle on a device, to be called with arrays."""

import ctypes
from math import prod
from typing import Any

from samedi.core.compiled.cuda.bundle import BLOCK, Bundle
from samedi.core.compiled.cuda.driver import Driver

NOTHING = (0, 0)  # who owns the memory: nobody Numba knows


class Program:
    """Loaded kernels."""

    def __init__(self, bundle: Bundle, driver: Driver) -> None:
        self._driver = driver
        self._kernels = {
            each.name: (driver.load(each.text, each.entry), each.arguments) for each in bundle.kernels
        }

    def run(self, name: str, threads: int, *arguments: Any, stream: int = 0) -> None:
        """Begin a kernel with at least so many threads, in whole blocks.

        An argument is a number or anything with `__cuda_array_interface__` and without gaps; an array of
        records may be one of bytes with a row for each.
        """
        self._launch(name, -(-threads // BLOCK), arguments, stream)

    def run_resident(self, name: str, threads: int, *arguments: Any, stream: int = 0) -> None:
        """The same with no more threads than run at once: the kernel shares the work out itself."""
        function, _ = self._kernels[name]
        blocks = min(-(-threads // BLOCK), self._driver.resident_blocks(function, BLOCK))
        self._launch(name, blocks, arguments, stream)

    def _launch(self, name: str, blocks: int, arguments: tuple[Any, ...], stream: int) -> None:
        function, kinds = self._kernels[name]
        flat = [
            part
            for argument, kind in zip(arguments, kinds, strict=True)
            for part in _flattened(argument, *kind)
        ]
        self._driver.launch(function, blocks, BLOCK, flat, stream)


def _flattened(argument: Any, size: int, dimensions: int) -> list[Any]:
    """An argument as Numba's kernels take it."""
    if dimensions == 0:
        return [_number(argument, size)]
    found = argument.__cuda_array_interface__
    shape, element = tuple(found["shape"]), int(found["typestr"][2:])
    if len(shape) == dimensions + 1 and element == 1:  # rows of bytes that are records
        shape, element = shape[:-1], shape[-1]
    if (element, len(shape)) != (size, dimensions):
        raise TypeError(f"{len(shape)} dimensions of {element} bytes, not {dimensions} of {size}")
    strides = [element * prod(shape[axis + 1 :]) for axis in range(dimensions)]
    whole = (*NOTHING, prod(shape), element, found["data"][0], *shape, *strides)
    return [ctypes.c_int64(each) for each in whole]


def _number(value: float, size: int) -> Any:
    if isinstance(value, float):
        return (ctypes.c_float if size == ctypes.sizeof(ctypes.c_float) else ctypes.c_double)(value)
    return next(
        kind
        for kind in (ctypes.c_int8, ctypes.c_int16, ctypes.c_int32, ctypes.c_int64)
        if ctypes.sizeof(kind) == size
    )(value)
