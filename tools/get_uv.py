"""Fetch uv, the package installer, with nothing but the standard library.

Debian's Python may come without pip and venv, so the Makefile calls this first. The wheel comes
from the package index (PyPI, or the one named by UV_DEFAULT_INDEX or PIP_INDEX_URL), is checked
against the hash below, and its one program is unpacked to the path given.
"""

import hashlib
import html.parser
import io
import os
import platform
import ssl
import stat
import sys
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path

VERSION = "0.13.7"
WHEELS = {  # (system, machine): (wheel tag, sha256)
    ("Linux", "x86_64"): (
        "manylinux_2_17_x86_64.manylinux2014_x86_64",
        "2c9bdc4a872b60a93c5f26c0791089ea11585a4f9d3b3c017d78eb8487505e25",
    ),
    ("Linux", "aarch64"): (
        "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
        "a90f5d95716ab83091f0f73a8e7ec64e557abf2a28537fcd719b2ac88e6f725a",
    ),
    ("Darwin", "x86_64"): (
        "macosx_10_12_x86_64",
        "fd04bf01ba5f2829f4f94ca8f0c24a743f21e73d75045613ed6fc2fd66fc7bda",
    ),
    ("Darwin", "arm64"): (
        "macosx_11_0_arm64",
        "f91a229093163eefca89ea1b220a221d64c3beade05d03519a6584d1797a5a5f",
    ),
}
OLDEST_PYTHON = (3, 11)
TIMEOUT_S = 120


class Links(html.parser.HTMLParser):
    """The addresses on a page of the package index, by file name."""

    def __init__(self) -> None:
        super().__init__()
        self.by_name: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note where a file of the project lies."""
        address = dict(attrs).get("href") if tag == "a" else None
        if address:
            path = urllib.parse.urlsplit(address).path
            self.by_name[path.rsplit("/", 1)[-1]] = address


def fetch(address: str) -> bytes:
    """Read an address, or stop with one clear line.

    A bare machine may have no certificates to check the server with; the hash alone decides what is trusted.
    """
    bare = ssl.get_default_verify_paths().cafile is None and not ssl.create_default_context().get_ca_certs()
    context = ssl._create_unverified_context() if bare else None  # noqa: S323, SLF001 - the hash is checked
    try:
        with urllib.request.urlopen(address, timeout=TIMEOUT_S, context=context) as answer:
            content: bytes = answer.read()
            return content
    except (urllib.error.URLError, TimeoutError, OSError) as error:
        sys.exit(f"Cannot fetch {address}: {error}. An internet connection is needed once.")


def wheel_for_this_machine() -> tuple[str, str]:
    """The wheel's file name and its hash."""
    machine = (platform.system(), platform.machine())
    if machine not in WHEELS:
        known = ", ".join(" ".join(pair) for pair in WHEELS)
        sys.exit(f"No installer is known for {' '.join(machine)} (known: {known}).")
    tag, digest = WHEELS[machine]
    return f"uv-{VERSION}-py3-none-{tag}.whl", digest


def main(target: Path) -> None:
    """Put the program uv at `target`."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(
            f"Python 3.11 or newer is needed; this is {platform.python_version()}. "
            "Name another one with: make PYTHON=python3.12 …"
        )
    index = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("PIP_INDEX_URL")
    page_address = (index or "https://pypi.org/simple").rstrip("/") + "/uv/"
    name, digest = wheel_for_this_machine()
    page = Links()
    page.feed(fetch(page_address).decode())
    if name not in page.by_name:
        sys.exit(f"{page_address} does not list {name}.")
    wheel = fetch(urllib.parse.urljoin(page_address, page.by_name[name]))
    found = hashlib.sha256(wheel).hexdigest()
    if found != digest:
        sys.exit(f"{name} has the hash {found}, not {digest}: it is not used.")
    program = zipfile.ZipFile(io.BytesIO(wheel)).read(f"uv-{VERSION}.data/scripts/uv")
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f"{target.name}.{os.getpid()}")
    unfinished.write_bytes(program)
    unfinished.chmod(unfinished.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)
    unfinished.replace(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
