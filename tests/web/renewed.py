"""The program after an update that brought another Python for browsers: `python -m tests.web.renewed …`."""

import sys

from samedi.cli.main import main
from samedi.server.page.python import PythonFiles

CHANGED = "pyodide.mjs"

read = PythonFiles.read


def other(files: PythonFiles, name: str) -> bytes:
    """A file as it is in the next edition."""
    return read(files, name) + (b"\n// as it is now\n" if name == CHANGED else b"")


if __name__ == "__main__":
    PythonFiles.read = other  # type: ignore[method-assign, assignment]
    if sys.argv[1].startswith("-"):
        sys.argv[1:] = ["serve", *sys.argv[1:]]
    sys.exit(main())
