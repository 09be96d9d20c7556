"""What Lighthouse says about the page: a telephone on a slow line, imitated, where nothing is kept yet."""

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from bench.visit import CHROMIUM, FLAGS, Visitor

Row = tuple[str, str]
Marks = dict[str, float]
FOLDER = Path(__file__).parent / "lighthouse"
KINDS = ("performance", "accessibility", "best-practices")
RUNS = 3
FAILED = 1  # Lighthouse lost its hold of the browser


def scores(playwright: Playwright, url: str, tables: Sequence[Any]) -> Iterator[Row]:
    """Lighthouse's marks, of 100, for the first screen and some tables."""
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
    for table in (None, *tables):
        what = f"a table of {table.game}" if table else "the first screen"
        runs = [found for _ in range(RUNS) if (found := marks(playwright, node, url, table))]
        yield f"page: Lighthouse, {what}, median of {len(runs)}", spoken(runs)


def spoken(runs: list[Marks]) -> str:
    """The marks of some runs, in words."""
    if not runs:
        return "not measured: Lighthouse failed"
    return ", ".join(f"{kind} {100 * statistics.median(run[kind] for run in runs):.0f}" for kind in runs[0])


def marks(playwright: Playwright, node: str, url: str, table: Any) -> Marks | None:
    """The marks of one address for a newcomer; nothing where Lighthouse could not measure."""
    with tempfile.TemporaryDirectory() as profile:
        port = free_port()
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=CHROMIUM,
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            locale="fr",
        )
        visitor = Visitor(context, url)
        address = url + (visitor.open_table(*table) if table else "/")
        done = subprocess.run(  # noqa: S603 - the program of our own package file
            [
                *(node, "node_modules/lighthouse/cli/index.js", address, f"--port={port}", "--quiet"),
                *("--output=json", "--disable-storage-reset", f"--only-categories={','.join(KINDS)}"),
            ],
            cwd=FOLDER,
            check=False,
            capture_output=True,
            text=True,
        )
        context.close()
    if done.returncode == FAILED:
        return None
    done.check_returncode()
    found = json.loads(done.stdout)["categories"]
    return {found[kind]["title"].lower(): float(found[kind]["score"]) for kind in KINDS}


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
