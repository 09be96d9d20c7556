"""What is used of numba-cuda beyond what it promises, as it was when it was last looked at."""

import inspect
from importlib import import_module
from typing import Any

import pytest

SIGNATURES = {
    "numba.cuda.compiler:_compile_pyfunc_with_fixup": {
        "pyfunc",
        "sig",
        "cc",
        "device",
        "abi",
        "launch_bounds",
    },
    "numba.cuda.cpython.tupleobj:getitem_unituple": {"context", "builder", "sig", "args"},
    "samedi.core.compiled.cuda.indexing:replaced": {"context", "builder", "idxty", "idx", "size"},
    "numba.cuda.np.arrayobj:normalize_indices": {"context", "builder", "index_types", "indices"},
    "numba.cuda.np.arrayobj:basic_indexing": {"context", "builder", "aryty", "ary", "index_types", "indices"},
    "numba.cuda.np.arrayobj:record_getattr": {"context", "builder", "typ", "value", "attr"},
    "numba.cuda.dispatcher:get_current_device": set(),
}


@pytest.mark.parametrize("name", SIGNATURES)
def test_a_part_is_called_as_before(name: str) -> None:
    module, _, function = name.partition(":")
    part: Any = getattr(import_module(module), function)
    assert set(inspect.signature(part).parameters) >= SIGNATURES[name]
