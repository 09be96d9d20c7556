"""What Lighthouse says about the page: a telephone on a slow line, imitated."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from bench.visit import CHROMIUM, FLAGS, Visitor

Row = tuple[str, str]
FOLDER = Path(__file__).parent / "lighthouse"
KINDS = ("performance", "accessibility", "best-practices")


def scores(playwright: Playwright, url: str, table: Any) -> Iterator[Row]:
    """Lighthouse's marks, of 100, for the first screen and a table."""
    search = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    npm, node = shutil.which("npm", path=search), shutil.which("node", path=search)
    if npm is None or node is None:
        yield "page: Lighthouse", "not measured: there is no Node"
        return
    environment = {**os.environ, "PATH": search}
    subprocess.run(  # noqa: S603 - our own package file
        [npm, "ci", "--silent", "--no-audit", "--no-fund"],
        cwd=FOLDER,
        check=True,
        capture_output=True,
        env=environment,
    )
    with tempfile.TemporaryDirectory() as profile:
        port = free_port()
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=CHROMIUM,
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            locale="fr",
        )
        address = Visitor(context, url).open_table(*table)
        for what, path in (("the first screen", "/"), (f"a table of {table.game}", address)):
            yield f"page: Lighthouse, {what}", marks(node, url + path, port)
        context.close()


def marks(node: str, address: str, port: int) -> str:
    """The marks of one address, in words."""
    said = subprocess.run(  # noqa: S603 - the program of our own package file
        [
            *(node, "node_modules/lighthouse/cli/index.js", address, f"--port={port}", "--quiet"),
            *("--output=json", "--disable-storage-reset", f"--only-categories={','.join(KINDS)}"),
        ],
        cwd=FOLDER,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = json.loads(said)["categories"]
    return ", ".join(f"{found[kind]['title'].lower()} {100 * found[kind]['score']:.0f}" for kind in KINDS)


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
