"""Columns as a file of Parquet, where pyarrow is installed."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from samedi.core.errors import SamediError
from samedi.core.message import Message


class NoParquet(SamediError):
    """pyarrow is missing."""


def written(columns: Mapping[str, Any]) -> bytes:
    """A file of columns; the same columns give the same bytes."""
    try:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise NoParquet(Message("study-no-parquet")) from None
    sink = arrow.BufferOutputStream()
    parquet.write_table(arrow.table(dict(columns)), sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())
