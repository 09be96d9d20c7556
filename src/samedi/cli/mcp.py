"""`samedi mcp`: a seat for language models, over the Model Context Protocol."""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from urllib.error import URLError
from urllib.request import urlopen

from samedi.core.errors import SamediError
from samedi.core.message import Message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument(
        "--server", metavar="URL", help="sit at tables of this server (default: one of its own)"
    )
    parser.add_argument("--http", type=int, metavar="PORT", help="listen at a port instead of standard input")


def run(arguments: argparse.Namespace) -> int:
    """Speak the protocol until whoever asks has gone."""
    try:
        from samedi.mcp.house import House  # noqa: PLC0415 - an extra
        from samedi.mcp.seat import seats  # noqa: PLC0415 - an extra
    except ImportError:
        raise SamediError(Message("mcp-missing")) from None
    signal.signal(signal.SIGTERM, _leave)
    with server_at(arguments.server) as url:
        guests = seats(partial(House, url))
        if arguments.http:
            guests.settings.port = arguments.http
            guests.run("streamable-http")
        else:
            guests.run("stdio")
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - it was closed
    return 0


def _leave(_signal: int, _frame: object) -> None:
    """End, and let go on the way out of the server that was started."""
    sys.exit(1)


@contextmanager
def server_at(url: str | None) -> Iterator[str]:
    """A server that answers: the one that was named, or one of our own for as long as it is needed."""
    if url is not None:
        if not answers(url):
            raise SamediError(Message("mcp-no-server", {"url": url[:200]}))
        yield url.rstrip("/")
        return
    with tempfile.TemporaryDirectory(prefix="samedi-mcp-") as folder:
        command = [sys.executable, "-m", "samedi.cli", "serve", "--no-browser", "--port", "0"]
        own = subprocess.Popen(  # noqa: S603 - our own program
            [*command, "--data", folder], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        try:
            yield told_address(own)
        finally:
            own.terminate()
            own.wait()


def told_address(own: "subprocess.Popen[str]") -> str:
    """Where a server of our own is, which is the first thing it says."""
    assert own.stdout
    told = own.stdout.readline()
    found = re.search(r"http://\S+:\d+", told)
    if found is None:
        raise SamediError(Message("mcp-no-server", {"url": "localhost"}))
    return found[0]


def answers(url: str) -> bool:
    """Whether a server is there."""
    try:
        with urlopen(f"{url.rstrip('/')}/healthz", timeout=5) as answer:  # noqa: S310 - whoever starts us named it
            return bool(answer.status == 200)  # noqa: PLR2004 - OK
    except (URLError, OSError, ValueError):
        return False
