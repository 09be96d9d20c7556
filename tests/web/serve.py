"""Serve the page's files with sample games, to look at a board without a server.

    python tests/web/serve.py [--port N] [--games FOLDER]

`/look?sample=baron_voodoo.teams&at=40&pick=c4,c6&theme=dark&language=fr` shows a table as it is after 40
actions of a random game; `samples.py` names them all. FOLDER may hold more, as JSON files.
"""

import argparse
import json
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[2]))  # it is run as a program
from samedi.server.page.document import games_offered
from samedi.server.page.statics import Statics
from tests.web.samples import names, sample

HERE = Path(__file__).parent
PAGE = Statics()
CSP = "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"


class Pages(SimpleHTTPRequestHandler):
    """The files of the page, the words, the looking glass and the samples."""

    games: Path

    def end_headers(self) -> None:
        """Say what the real server says about scripts and styles."""
        self.send_header("Content-Security-Policy", CSP)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def translate_path(self, path: str) -> str:
        """Where a file lies that is not the page's."""
        name = urlsplit(path).path.lstrip("/")
        return str(self.games / name.removeprefix("samples/") if name.startswith("samples/") else HERE / name)

    def do_GET(self) -> None:
        """Samples are played, the looking glass knows the games; everything else is a file."""
        path = urlsplit(self.path).path[1:]
        folder, _, file = path.partition("/")
        held = PAGE.newest().plain(path)
        if path == "look":
            self.give("text/html", look().encode())
        elif folder == "samples" and file.removesuffix(".json") in names():
            self.give("application/json", json.dumps(sample(file.removesuffix(".json"))).encode())
        elif held:
            self.give(held.kind.partition(";")[0], held.data)
        else:
            super().do_GET()

    def give(self, kind: str, body: bytes) -> None:
        """Answer with something that is not a file."""
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Stay quiet."""


def look() -> str:
    """The looking glass, told of the games as the page's document is."""
    text = (HERE / "look.html").read_text(encoding="utf-8")
    return text.replace("</head>", f"{games_offered()}\n</head>")


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=Path, default=HERE)
    parser.add_argument("--port", type=int, default=0)
    given = parser.parse_args()
    Pages.games = given.games
    with ThreadingHTTPServer(("127.0.0.1", given.port), Pages) as server:
        print(f"http://127.0.0.1:{server.server_port}/look", flush=True)  # noqa: T201
        server.serve_forever()


if __name__ == "__main__":
    main()
