"""`samedi serve`: the table in the browser, for this machine or for the home."""

import argparse
import os
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from samedi.server.operation.config import load, settings
from samedi.words import say

if TYPE_CHECKING:
    from samedi.server.operation.config import Config

EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for by --lan
SETTINGS = "settings, in the file of --config or as SAMEDI_PORT=… in the environment (docs/configuration.md):"
EVERYWHERE_BY_IPV6 = "::"
HERE = ("127.0.0.1", "::1", "localhost")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _all_settings()
    parser.add_argument(
        "--host", metavar="ADDRESS", help="the address to listen at (default: this machine only)"
    )
    parser.add_argument(
        "--port", type=int, metavar="N", help="the port to listen at (default: 8710, or the next free)"
    )
    parser.add_argument("--lan", action="store_true", help="let the home network in, and show a QR code")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--data", metavar="FOLDER", help="where games are kept")
    parser.add_argument("--config", metavar="FILE", type=Path, help="settings in a TOML file")


def _all_settings() -> str:
    """Every setting in a line, for the help."""
    lines = (f"  {each.name} = {each.default}\n      {each.about}" for each in settings())
    return "\n".join((SETTINGS, *lines))


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from samedi.server.operation import run as server  # noqa: PLC0415 - other commands need no server

    config = load(arguments.config, os.environ, _given(arguments))
    with server.alone(config):
        return _serve(arguments, config)


def _serve(arguments: argparse.Namespace, config: "Config") -> int:
    from samedi.server.operation import run as server  # noqa: PLC0415 - as above

    listening = server.bound(config)
    port = listening.getsockname()[1]
    link = link_to(config.host, port)
    if config.port not in (0, port):
        print(say(arguments.lang, "server-next-port", {"port": str(config.port)}))

    def ready() -> None:
        print(say(arguments.lang, "server-running", {"link": link}), flush=True)
        if config.host not in HERE:
            _show_home(arguments.lang, port)
        if not arguments.no_browser:
            threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    server.serve(config, listening, ready)
    return 0


def link_to(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    if host in (EVERYWHERE, EVERYWHERE_BY_IPV6, "127.0.0.1"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _given(arguments: argparse.Namespace) -> dict[str, Any]:
    given = {name: getattr(arguments, name) for name in ("host", "port", "data")}
    if arguments.lan and not arguments.host:
        given["host"] = EVERYWHERE
    return {name: value for name, value in given.items() if value is not None}


def _show_home(language: str, port: int) -> None:
    """The address for other devices at home, and as a QR code."""
    import segno  # noqa: PLC0415 - only here

    from samedi.server.gate.reach import home_address  # noqa: PLC0415 - other commands need no server

    link = f"http://{home_address()}:{port}/"
    print(say(language, "server-at-home", {"link": link}))
    segno.make(link, error="m", micro=False).terminal(compact=True)
