"""Modules compiled once on a device, so that Python begins sooner there from then on."""

import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Iterator
from typing import Any

SOURCE = ".py"
COMPILED = ".pyc"
UNCHECKED = (1).to_bytes(4, "little")  # the source lies beside no longer: nobody has to compare it
NO_HASH = bytes(8)


def compiled(archive: Any) -> bytes:
    """An archive of modules: those that were needed so far compiled, the others as they were."""
    needed, packed = set(needed_files()), io.BytesIO()
    whole = archive if isinstance(archive, bytes) else archive.to_bytes()  # a browser's own kind of bytes
    with zipfile.ZipFile(io.BytesIO(whole)) as given, zipfile.ZipFile(packed, "w") as made:
        for name in given.namelist():
            source = given.read(name)
            if name in needed:
                made.writestr(name.removesuffix(SOURCE) + COMPILED, code_of(source, name))
            else:
                made.writestr(name, source, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def code_of(source: bytes, name: str) -> bytes:
    """A module as Python keeps it compiled."""
    code = compile(source, name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + NO_HASH + marshal.dumps(code)


def needed_files() -> Iterator[str]:
    """What the files of all modules that were imported so far would be called in an archive."""
    for name in list(sys.modules):
        yield name.replace(".", "/") + SOURCE
        yield name.replace(".", "/") + "/__init__.py"
