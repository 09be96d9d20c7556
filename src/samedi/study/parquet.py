"""Columns as a file of Parquet, where pyarrow is installed."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from samedi.core.errors import SamediError
from samedi.core.message import Message


class NoParquet(SamediError):
    """pyarrow is missing."""


def modules() -> tuple[Any, Any]:
    """The library, and what it knows of Parquet."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise NoParquet(Message("study-no-parquet")) from None


def written(columns: Mapping[str, Any]) -> bytes:
    """A file of columns; the same columns give the same bytes."""
    arrow, parquet = modules()
    sink = arrow.BufferOutputStream()
    parquet.write_table(arrow.table(dict(columns)), sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())
