"""The first CUDA device, by way of its driver alone: memory, machine code made of PTX, launches.

It shares the device's primary context, so what other libraries hold there (CuPy, PyTorch) can be handed to
kernels as it is.
"""

import ctypes
import os
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from samedi.core.errors import SamediError
from samedi.core.message import Message

LIBRARY = "nvcuda.dll" if os.name == "nt" else "libcuda.so.1"
MULTIPROCESSORS = 16  # the number of an attribute
NAME_LENGTH = 100
ERROR_LOG, ERROR_LOG_SIZE = 5, 6  # options of loading
LOG_LENGTH = 8192


class NoDevice(SamediError):
    """There is nothing here on which kernels could run."""


class DriverFailed(Exception):
    """The driver refused something that should have worked."""


class Driver:
    """One device, ready for use."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        self._ask("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._ask("cuDeviceGet", ctypes.byref(device), 0)
        self._ask("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._ask("cuCtxSetCurrent", context)
        self._device = device

    def _ask(self, name: str, *arguments: Any) -> None:
        code = getattr(self._library, name)(*arguments)
        if code:
            text = ctypes.c_char_p()
            self._library.cuGetErrorName(code, ctypes.byref(text))
            raise DriverFailed(f"{name}: {(text.value or b'error').decode()} ({code})")

    @property
    def name(self) -> str:
        """What the device is called."""
        text = ctypes.create_string_buffer(NAME_LENGTH)
        self._ask("cuDeviceGetName", text, NAME_LENGTH, self._device)
        return text.value.decode()

    @property
    def multiprocessors(self) -> int:
        """How many multiprocessors it has."""
        return self._attribute(MULTIPROCESSORS)

    def _attribute(self, number: int) -> int:
        value = ctypes.c_int()
        self._ask("cuDeviceGetAttribute", ctypes.byref(value), number, self._device)
        return value.value

    def load(self, text: str, entry: str) -> ctypes.c_void_p:
        """The kernel of this name in a text of PTX, as machine code."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        log = ctypes.create_string_buffer(LOG_LENGTH)
        options = (ctypes.c_int * 2)(ERROR_LOG, ERROR_LOG_SIZE)
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), LOG_LENGTH)
        try:
            self._ask("cuModuleLoadDataEx", ctypes.byref(module), text.encode(), 2, options, values)
        except DriverFailed as error:
            raise DriverFailed(f"{error} {log.value.decode(errors='replace')}") from None
        self._ask("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
        return function

    def resident_blocks(self, function: ctypes.c_void_p, threads: int) -> int:
        """How many blocks of a kernel the device holds at once."""
        blocks = ctypes.c_int()
        self._ask(
            "cuOccupancyMaxActiveBlocksPerMultiprocessor",
            *(ctypes.byref(blocks), function, threads, ctypes.c_size_t(0)),
        )
        return blocks.value * self.multiprocessors

    def launch(
        self, function: ctypes.c_void_p, blocks: int, threads: int, arguments: Sequence[Any], stream: int = 0
    ) -> None:
        """Begin to run a kernel; `wait` waits for it."""
        places = [ctypes.addressof(each) for each in arguments]
        self._ask(
            "cuLaunchKernel",
            *(function, blocks, 1, 1, threads, 1, 1, 0, ctypes.c_void_p(stream)),
            *((ctypes.c_void_p * len(places))(*places), None),
        )

    def wait(self) -> None:
        """Wait until everything is done that was begun."""
        self._ask("cuCtxSynchronize")

    def room(self, size: int) -> int:
        """Take so many bytes of memory; where they lie."""
        place = ctypes.c_uint64()
        self._ask("cuMemAlloc_v2", ctypes.byref(place), ctypes.c_size_t(max(size, 1)))
        return place.value

    def free(self, place: int) -> None:
        """Give memory back."""
        self._ask("cuMemFree_v2", ctypes.c_uint64(place))

    def write(self, place: int, values: Any) -> None:
        """Copy an array to the device."""
        self._ask("cuMemcpyHtoD_v2", ctypes.c_uint64(place), *_memory(values))

    def read(self, values: Any, place: int) -> None:
        """Copy from the device into an array."""
        memory, size = _memory(values)
        self._ask("cuMemcpyDtoH_v2", memory, ctypes.c_uint64(place), size)


def _memory(values: Any) -> tuple[ctypes.c_void_p, ctypes.c_size_t]:
    assert values.flags.c_contiguous
    return ctypes.c_void_p(values.ctypes.data), ctypes.c_size_t(values.nbytes)


class DeviceArray:
    """An array in a device's memory, which CuPy and PyTorch can take as theirs."""

    def __init__(self, driver: Driver, values: Any) -> None:
        values = np.ascontiguousarray(values)
        self.shape, self.dtype, self._driver = values.shape, values.dtype, driver
        self.place = driver.room(values.nbytes)
        self.put(values)

    def put(self, values: Any) -> None:
        """Copy values of the same shape there."""
        assert (values.shape, values.dtype) == (self.shape, self.dtype)
        self._driver.write(self.place, np.ascontiguousarray(values))

    def get(self) -> Any:
        """A copy of what is there."""
        values = np.empty(self.shape, self.dtype)
        self._driver.read(values, self.place)
        return values

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.place, False), "version": 3}

    def __del__(self) -> None:
        if place := getattr(self, "place", 0):
            self._driver.free(place)


@cache
def device() -> Driver:
    """The first device of this machine."""
    try:
        return Driver(ctypes.CDLL(LIBRARY))
    except (OSError, DriverFailed) as error:
        raise NoDevice(Message("no-cuda-device")) from error
