"""All files of the page as they are at one moment, under a name that changes with them."""

import gzip
import hashlib
import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import PurePosixPath
from typing import NamedTuple

import brotli
import msgspec

from samedi.server.page.document import Document
from samedi.server.page.modules import Modules

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
    ".bin": "application/octet-stream",
    ".zip": "application/zip",
    ".whl": "application/zip",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".wav": "audio/wav",
}
ALREADY_SMALL = (".png", ".jpg", ".webp", ".woff2", ".ico", ".ogg", ".mp3", ".zip", ".whl")
SMALLEST_GZIP = 512  # bytes
DOCUMENT = "document"
CSS_COMMENT = re.compile(rb"/\*.*?\*/", re.DOTALL)
CSS_SPACE = re.compile(rb"\s*([{};])\s*|\s+")
NOT_KEPT = re.compile(  # it lies beside the page, or all of it is kept already
    r"[^/]*|.*/share\.png|vendor/.*\.(?:md|txt|map)|games/\w+/(?:words/.*|pictures/pieces\.svg)"
)


class Held(NamedTuple):
    """A file ready to be sent."""

    data: bytes
    small: Mapping[str, bytes]
    """Compressed, by the names of the ways, the smallest first."""
    etag: str
    kind: str


def held(data: bytes, suffix: str, *, is_lasting: bool = False) -> Held:
    """Make a file ready; for one that lasts it may take a while to make it as small as can be."""
    is_worth = suffix not in ALREADY_SMALL and len(data) >= SMALLEST_GZIP
    small = {"br": brotli.compress(data, mode=brotli.MODE_TEXT)} if is_worth and is_lasting else {}
    if is_worth:
        small["gzip"] = gzip.compress(data, 9, mtime=0)
    return Held(data, small, f'"{hashlib.sha256(data).hexdigest()[:24]}"', TYPES[suffix])


class Edition:
    """The page's files, and the document that leads to them."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._files = files
        self._modules = Modules(
            {name: data.decode() for name, data in files.items() if PurePosixPath(name).suffix == ".js"}
        )
        self._plain: dict[str, Held] = {}
        self._joined: dict[str, Held] = {}

    @cached_property
    def name(self) -> str:
        """Another one for every other content."""
        whole = hashlib.sha256()
        for name in sorted(self._files):
            whole.update(f"{name} {hashlib.sha256(self.sent(name)).hexdigest()}\n".encode())
        return whole.hexdigest()[:16]

    @cached_property
    def document(self) -> Document:
        """The one document."""
        return Document(self._files["index.html"].decode(), self._modules, self.name)

    @cached_property
    def names(self) -> frozenset[str]:
        """What all files are called."""
        return frozenset(self._files)

    def plain(self, name: str) -> Held | None:
        """A file as it was written."""
        if name in self._files and name not in self._plain:
            self._plain[name] = held(self._files[name], PurePosixPath(name).suffix)
        return self._plain.get(name)

    def joined(self, name: str) -> Held | None:
        """A file as it is sent to pages, modules with those that come with them."""
        if name in self._files and name not in self._joined:
            self._joined[name] = held(self.sent(name), PurePosixPath(name).suffix, is_lasting=True)
        return self._joined.get(name)

    @cached_property
    def whole(self) -> Held:
        """Everything that a page may ask for, as one file: a line that lists it, then the contents.

        A browser that keeps an edition has all of it or nothing.
        """
        kept = {name: self.sent(name) for name in sorted(self._files) if not NOT_KEPT.fullmatch(name)}
        sizes = [(name, TYPES[PurePosixPath(name).suffix], len(data)) for name, data in kept.items()]
        document = self.document.bare().encode()
        listed = msgspec.json.encode([(DOCUMENT, TYPES[".html"], len(document)), *sizes])
        return held(b"".join([listed, b"\n", document, *kept.values()]), ".bin")

    def read(self, name: str) -> bytes:
        """A file as it was written."""
        return self._files[name]

    def changed(self, files: Mapping[str, bytes]) -> "Edition":
        """The edition with some files otherwise."""
        return Edition({**self._files, **files})

    def is_ready(self, name: str) -> bool:
        """Whether a file of the pages was sent before."""
        return name in self._joined

    def sent(self, name: str) -> bytes:
        """A file as it is sent to pages."""
        if name in self._modules:
            return self._modules.text(name).encode()
        return without_space(self._files[name]) if name.endswith(".css") else self._files[name]


def without_space(style: bytes) -> bytes:
    """A style sheet without comments and spaces that mean nothing."""
    return CSS_SPACE.sub(lambda found: found[1] or b" ", CSS_COMMENT.sub(b"", style)).strip()
