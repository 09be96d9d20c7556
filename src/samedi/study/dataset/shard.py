"""A shard: positions of some games, what was legal, what a search made of it, and what came of it."""

import io
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from samedi.study.parquet import modules, written

NPZ = ".npz"
OFFSETS = "offsets"
MADE = (1980, 1, 1, 0, 0, 0)  # the date of everything in a file: the same data give the same bytes


class Shard(NamedTuple):
    """The arrays of a shard; place i of each is about position i, in the order in which it was played."""

    observations: Any
    """int8 (positions, numbers): what the seat to act sees."""
    outcomes: Any
    """float32 (positions, seats): what each seat got in the end, counted from the one to act."""
    values: Any
    """float32 (positions): what the search expected for the seat to act, from 0 to 1."""
    actions: Any
    """int16 (positions): what it did."""
    games: Any
    """int32 (positions): the number of the game."""
    seats: Any
    """int8 (positions): the seat to act."""
    legal: Any
    """int16: the legal actions of all positions, one after the other."""
    visits: Any
    """int32: how often the search visited each of them."""
    offsets: Any
    """int64 (positions + 1): where those of each position begin."""

    def __len__(self) -> int:
        return len(self.actions)

    def masks(self, actions: int) -> Any:
        """What was legal, of so many actions in all: bool (positions, actions)."""
        return self._spread(np.ones(len(self.legal), np.bool_), actions)

    def policies(self, actions: int) -> Any:
        """The share of the search's visits of each action: float32 (positions, actions)."""
        dense = self._spread(self.visits.astype(np.float32), actions)
        return dense / dense.sum(axis=1, keepdims=True)

    def _spread(self, values: Any, actions: int) -> Any:
        dense = np.zeros((len(self), actions), values.dtype)
        places = np.repeat(np.arange(len(self)), np.diff(self.offsets))
        dense[places, self.legal] = values
        return dense


def as_npz(shard: Shard) -> bytes:
    """A shard as a file of NumPy."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, array in shard._asdict().items():
            content = io.BytesIO()
            np.save(content, array)
            entry = zipfile.ZipInfo(f"{name}.npy", MADE)
            archive.writestr(entry, content.getvalue(), zipfile.ZIP_DEFLATED)
    return file.getvalue()


def as_parquet(shard: Shard) -> bytes:
    """A shard as a file of Parquet, a row for each position; what was legal and its visits are lists."""
    arrow, _ = modules()
    columns: dict[str, Any] = {}
    for name, array in shard._asdict().items():
        if name in ("legal", "visits"):
            columns[name] = arrow.LargeListArray.from_arrays(shard.offsets, array)
        elif array.ndim > 1:
            columns[name] = arrow.FixedSizeListArray.from_arrays(array.ravel(), array.shape[1])
        elif name != OFFSETS:
            columns[name] = array
    return written(columns)


def read(path: str | Path) -> Shard:
    """The shard that a file holds."""
    if Path(path).suffix == NPZ:
        with np.load(path) as arrays:
            return Shard(**{name: arrays[name] for name in Shard._fields})
    _, parquet = modules()
    table = parquet.read_table(path).combine_chunks()
    offsets = table["legal"].chunk(0).offsets.to_numpy()
    return Shard(**{name: _array(table[name].chunk(0)) for name in Shard._fields[:-1]}, offsets=offsets)


def _array(column: Any) -> Any:
    """A column as NumPy knows it: of lists that differ in length, all that is in them."""
    if not hasattr(column, "flatten"):
        return column.to_numpy(zero_copy_only=False)
    flat = column.flatten().to_numpy(zero_copy_only=False)
    size = getattr(column.type, "list_size", None)
    return flat if size is None else flat.reshape(-1, size)
