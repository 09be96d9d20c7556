"""Numba's own cache of functions, in folders that `cache` names."""

from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


def numba_cache(function: Any, folder: Path) -> FunctionCache:
    """Numba's own cache for a function, in this folder and nowhere else."""

    class Locator(_CacheLocator):
        """The folder; its name says which sources it belongs to, so no further stamp is needed."""

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return ""

        def get_disambiguator(self) -> str:
            return ""

        @classmethod
        def from_function(cls, _function: Any, _file: str) -> "Locator":
            return cls()

    class Implementation(CompileResultCacheImpl):
        _locator_classes = (Locator,)

    class FolderCache(FunctionCache):
        """A cache that loses what it cannot write or read, and nothing else."""

        _impl_class = Implementation

        def save_overload(self, signature: Any, data: Any) -> None:
            try:
                super().save_overload(signature, data)
            except Exception:  # noqa: BLE001 - a full disk, a damaged index: the code works without
                self.disable()

        def load_overload(self, signature: Any, context: Any) -> Any:
            try:
                return super().load_overload(signature, context)
            except Exception:  # noqa: BLE001 - damaged code may fail in any way; it is then compiled anew
                return None

    return FolderCache(function)
