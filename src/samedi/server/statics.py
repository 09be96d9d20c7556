"""The page's files, words and QR codes, from memory: read when they change, compressed once."""

import gzip
import hashlib
import io
import time
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import segno
from starlette.requests import Request
from starlette.responses import Response

from samedi.server.document import Document, Screen
from samedi.words import LANGUAGES

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".wav": "audio/wav",
}
ALREADY_SMALL = (".png", ".jpg", ".webp", ".woff2", ".ico", ".ogg", ".mp3")
SMALLEST_GZIP = 512  # bytes
LANGUAGE_COOKIE = "language"
LOOK_S = 1.0
ASK_AGAIN = "no-cache"
FOR_GOOD = "public, max-age=31536000, immutable"


class Held(NamedTuple):
    """A file in memory."""

    stamp: object
    data: bytes
    small: bytes | None
    etag: str
    kind: str


def held(stamp: object, data: bytes, suffix: str) -> Held:
    """Keep a file ready."""
    is_worth = suffix not in ALREADY_SMALL and len(data) >= SMALLEST_GZIP
    small = gzip.compress(data, 9, mtime=0) if is_worth else None
    return Held(stamp, data, small, f'"{hashlib.sha256(data).hexdigest()[:24]}"', TYPES[suffix])


def respond(request: Request, file: Held, caching: str = ASK_AGAIN) -> Response:
    """Send a file, or say that the caller has it."""
    headers = {"etag": file.etag, "cache-control": caching, "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if file.etag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.small, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.data, headers=headers, media_type=file.kind)


class Statics:
    """Everything the page is made of.

    Each file has two addresses: its name, and its name after `/e/<edition>/`. What lies there never changes,
    for an edition is named after the contents of all files: browsers keep it and never ask again.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(resources.files("samedi") / "web"))
        self._words = Path(str(resources.files("samedi.words")))
        self._held: dict[str, Held] = {}
        self._digests: dict[Path, tuple[int, bytes]] = {}
        self._document: Document | None = None
        self._looked_at = 0.0

    def document(self, request: Request, screen: Screen) -> Response:
        """The one document, ready for a screen."""
        text = self._newest().write(screen, language_of(request)).encode()
        return respond(request, held(None, text, ".html"), f"private, {ASK_AGAIN}")

    def _newest(self) -> Document:
        """The document of the present edition; the files are looked at once a second at most."""
        now = time.monotonic()
        if self._document is None or now - self._looked_at > LOOK_S:
            self._looked_at, edition = now, self._edition()
            if self._document is None or self._document.edition != edition:
                self._document = Document(self._folder, edition)
        return self._document

    async def file(self, request: Request) -> Response:
        """A file of the page."""
        name = str(request.path_params["path"])
        path = self._folder / name
        parts = name.split("/")
        is_sound = all(
            part and not part.startswith(".") and "\\" not in part and "\0" not in part for part in parts
        )
        if not is_sound or path.suffix not in TYPES or not path.is_file():
            return Response("", 404)
        stamp = path.stat().st_mtime_ns
        file = self._held.get(name)
        if file is None or file.stamp != stamp:
            file = self._held[name] = held(stamp, path.read_bytes(), path.suffix)
        return respond(request, file, self._caching(request, [path]))

    async def words(self, request: Request) -> Response:
        """All words of a language, one file."""
        language = str(request.path_params["language"])
        if language not in LANGUAGES:
            return Response("", 404)
        paths = sorted((self._words / language).glob("*.ftl"))
        stamp = [(path.name, path.stat().st_mtime_ns) for path in paths]
        key = f"words/{language}"
        file = self._held.get(key)
        if file is None or file.stamp != stamp:
            whole = b"\n".join(path.read_bytes() for path in paths)
            file = self._held[key] = held(stamp, whole, ".ftl")
        return respond(request, file, self._caching(request, paths))

    def _caching(self, request: Request, paths: list[Path]) -> str:
        """For good, if the edition is this one and the files have not changed since it was named."""
        edition = request.path_params.get("edition")
        if edition is None or self._document is None or self._document.edition != edition:
            return ASK_AGAIN
        is_same = all(
            path in self._digests and self._digests[path][0] == path.stat().st_mtime_ns for path in paths
        )
        return FOR_GOOD if is_same else ASK_AGAIN

    def _edition(self) -> str:
        """The name of what the files are now."""
        whole = hashlib.sha256()
        for folder in (self._folder, self._words):
            for path in sorted(each for each in folder.rglob("*") if each.suffix in TYPES):
                whole.update(str(path.relative_to(folder)).encode() + self._digest(path))
        return whole.hexdigest()[:16]

    def _digest(self, path: Path) -> bytes:
        stamp = path.stat().st_mtime_ns
        known = self._digests.get(path)
        if known is None or known[0] != stamp:
            known = self._digests[path] = stamp, hashlib.sha256(path.read_bytes()).digest()
        return known[1]


def language_of(request: Request) -> str:
    """The language the page will speak: the one chosen there, or the browser's first that has words here."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    wanted = request.headers.get("accept-language", "").split(",")
    spoken = [chosen, *(each.strip()[:2].lower() for each in wanted)]
    return next((each for each in spoken if each in LANGUAGES), LANGUAGES[0])


def qr_svg(link: str) -> bytes:
    """A link as a picture for telephones."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", scale=8, border=3, xmldecl=False, light="#fff"
    )
    return out.getvalue()
