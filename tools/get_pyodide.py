"""Fetch Python for browsers, to play without a server: Pyodide from npm, msgspec for it from PyPI.

Both are checked against the hashes below. What a browser needs of them is put into the folder given, and the
large files a second time, compressed as a server sends them. Whoever has no use for it may do without:
the page then offers nothing.
"""

import base64
import hashlib
import io
import os
import re
import sys
import tarfile
import urllib.parse
import zipfile
from pathlib import Path

import brotli

from tools.get_uv import Links, fetch

PYODIDE = "pyodide-314.0.7.tgz"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
MSGSPEC = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
MSGSPEC_SHA256 = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LARGE = ("pyodide.asm.mjs", "pyodide.asm.wasm")
QUALITY = 9  # the last step saves a tenth and takes a minute
LIBRARY = "python_stdlib.zip"
FOLDER = Path(__file__).parent.parent / "src/samedi/pyodide"
READY = ".ready"
UNUSED = re.compile(  # of Python's library: what no table in a browser asks for
    r"(?:_pyrepl|ctypes|curses|dbm|email|ensurepip|html|http|idlelib|multiprocessing|pydoc_data|sqlite3|tkinter"
    r"|unittest|venv|wsgiref|xml|xmlrpc)/.*"
    r"|(?:_pyio|bdb|cProfile|doctest|ftplib|imaplib|ipaddress|mailbox|mailcap|nntplib|optparse|pdb|pickletools|poplib"
    r"|profile|pydoc|smtplib|statistics|telnetlib|turtle|webbrowser)\.py"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|utf_8)\w+\.py"
)


def main(folder: Path) -> None:
    """Put all files into a folder."""
    registry = (os.environ.get("NPM_CONFIG_REGISTRY") or "https://registry.npmjs.org").rstrip("/")
    archive = fetch(f"{registry}/pyodide/-/{PYODIDE}")
    require(PYODIDE, base64.b64encode(hashlib.sha512(archive).digest()).decode(), PYODIDE_SHA512)
    wheel = fetch(address_of_wheel())
    require(MSGSPEC, hashlib.sha256(wheel).hexdigest(), MSGSPEC_SHA256)
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        for name in FILES:
            found = packed.extractfile(f"package/{name}")
            assert found is not None
            (folder / name).write_bytes(found.read())
    (folder / LIBRARY).write_bytes(without_unused((folder / LIBRARY).read_bytes()))
    (folder / "msgspec.whl").write_bytes(wheel)
    for name in LARGE:
        small = brotli.compress((folder / name).read_bytes(), quality=QUALITY, lgwin=24)
        (folder / f"{name}.br").write_bytes(small)
    (folder / READY).touch()


def present() -> None:
    """Fetch what is not there yet, for tests."""
    if not (FOLDER / READY).exists():
        main(FOLDER)


def without_unused(library: bytes) -> bytes:
    """Python's library, smaller."""
    small = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as whole, zipfile.ZipFile(small, "w") as kept:
        for each in whole.infolist():
            if not UNUSED.fullmatch(each.filename):
                kept.writestr(each, whole.read(each), zipfile.ZIP_DEFLATED, 9)
    return small.getvalue()


def address_of_wheel() -> str:
    """Where the package index has msgspec for browsers."""
    index = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("PIP_INDEX_URL")
    page_address = (index or "https://pypi.org/simple").rstrip("/") + "/msgspec/"
    page = Links()
    page.feed(fetch(page_address).decode())
    if MSGSPEC not in page.by_name:
        sys.exit(f"{page_address} does not list {MSGSPEC}.")
    return urllib.parse.urljoin(page_address, page.by_name[MSGSPEC])


def require(name: str, found: str, expected: str) -> None:
    """Stop if a file is not the one that is known."""
    if found != expected:
        sys.exit(f"{name} has the hash {found}, not {expected}: it is not used.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
