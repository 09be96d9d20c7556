"""The page's files, words and QR codes, from memory: read again when they change, compressed once."""

import asyncio
import io
import time
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from samedi.plugins import folders
from samedi.server.page.about import told_files
from samedi.server.page.document import ScreenFiles
from samedi.server.page.edition import TYPES, Edition, Held, held
from samedi.server.page.portions import portions
from samedi.server.page.preview import Preview, tags
from samedi.server.page.program import program
from samedi.server.page.python import PythonFiles, with_nets
from samedi.words import LANGUAGES, places

LANGUAGE_COOKIE = "language"
LOOK_S = 1.0
PROGRAM = "here/samedi.zip"
DOCUMENT = "index.html"
ASK_AGAIN = "no-cache"
FOR_GOOD = "public, max-age=31536000, immutable"


def respond(request: Request, file: Held | None, caching: str = ASK_AGAIN) -> Response:
    """Send a file, or say that the caller has it, or that there is none."""
    if file is None:
        return Response("", 404)
    headers = {"etag": file.etag, "cache-control": caching, "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if file.etag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    for way, data in file.small.items():
        if way in taken_by(request):
            return Response(data, headers={**headers, "content-encoding": way}, media_type=file.kind)
    return Response(file.data, headers=headers, media_type=file.kind)


def taken_by(request: Request) -> set[str]:
    """The ways of compressing that a browser undoes."""
    return {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}


class Statics:
    """Everything the page is made of.

    Each file has two addresses: its name, where it is as it was written, and its name after `/e/<edition>/`.
    What lies there never changes, for an edition is named after its contents: browsers keep it and never ask
    again.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(resources.files("samedi") / "web"))
        self._added = {f"games/{name}/": home / "web" for name, home in folders().items()}
        self._words = [Path(str(place)) for place in places()]
        self._stamps: dict[Path, int] = {}
        self._python = PythonFiles()
        self._edition = Edition({})
        self._looked_at = -LOOK_S
        self._looking = asyncio.Lock()

    async def document(
        self, request: Request, screen: ScreenFiles, about: Preview | None = None, status: int = 200
    ) -> Response:
        """The one document, ready for a screen, with what its link says of itself."""
        edition, language = await self._fresh(), language_of(request)
        told = tags(about, request.url, edition.names) if about else ()
        text = edition.document.write(screen, language, told).encode()
        answer = respond(request, held(text, ".html"), f"private, {ASK_AGAIN}")
        answer.headers["vary"] = "accept-encoding, accept-language, cookie"
        answer.status_code = status if answer.status_code == 200 else answer.status_code  # noqa: PLR2004 - sent
        return answer

    async def file(self, request: Request) -> Response:
        """A file of the page."""
        return await self._send(request, str(request.path_params["path"]))

    async def words(self, request: Request) -> Response:
        """All words of a language, one file."""
        return await self._send(request, f"words/{request.path_params['language']}.ftl")

    async def whole(self, request: Request) -> Response:
        """All files of the present edition as one; a former edition is gone."""
        newest = await self._fresh()
        if request.path_params["edition"] != newest.name:
            return Response("", 404)
        return respond(request, await asyncio.to_thread(lambda: newest.whole), FOR_GOOD)

    async def kept(self, request: Request) -> Response:
        """What a browser keeps for when there is no line: which edition, and how large it is."""
        newest = await self._fresh()
        whole = await asyncio.to_thread(lambda: newest.whole)
        python = await asyncio.to_thread(lambda: with_nets(self._python.told))
        told = {"edition": newest.name, "bytes": len(whole.small["gzip"]), "python": python}
        return respond(request, held(msgspec.json.encode(told), ".json"))

    async def python(self, request: Request) -> Response:
        """A file of Python for browsers."""
        if request.path_params["hash"] != await asyncio.to_thread(lambda: self._python.name):
            return Response("", 404)
        file = await asyncio.to_thread(self._python.ready, str(request.path_params["name"]))
        return respond(request, file, FOR_GOOD)

    async def _send(self, request: Request, name: str) -> Response:
        newest, wanted = await self._fresh(), request.path_params.get("edition")
        if wanted is None:
            return respond(request, newest.plain(name))
        if not newest.is_ready(name):
            await asyncio.to_thread(newest.joined, name)  # others need not wait while it is made small
        return respond(request, newest.joined(name), FOR_GOOD if wanted == newest.name else ASK_AGAIN)

    async def _fresh(self) -> Edition:
        """The present edition; the loop does not wait for the disk."""
        if time.monotonic() - self._looked_at < LOOK_S:
            return self._edition
        async with self._looking:
            return await asyncio.to_thread(self.newest)

    def newest(self) -> Edition:
        """The present edition; the files are looked at once a second at most."""
        if time.monotonic() - self._looked_at >= LOOK_S:
            stamps = {path: path.stat().st_mtime_ns for path in self._paths()}
            if stamps != self._stamps:
                self._stamps, self._edition = stamps, Edition(self._read(stamps))
            self._looked_at = time.monotonic()
        return self._edition

    def _paths(self) -> Iterator[Path]:
        for folder in (self._folder, *self._added.values(), *self._words):
            for path in folder.rglob("*"):
                if path.suffix in TYPES and not path.name.startswith("."):
                    yield path

    def _read(self, paths: Iterable[Path]) -> dict[str, bytes]:
        files: dict[str, bytes] = {PROGRAM: program(), **told_files()}
        words: dict[str, dict[str, bytes]] = {language: {} for language in LANGUAGES}
        for path in sorted(paths):
            if path.parents[1] in self._words:
                words.setdefault(path.parent.name, {})[path.name] = path.read_bytes()
            else:
                files[self._name(path)] = path.read_bytes()
        return files | dict(portions(files, words)) | self._with_python(files.get(DOCUMENT))

    def _with_python(self, document: bytes | None) -> dict[str, bytes]:
        """The document says which Python belongs to the edition, so another one makes another edition."""
        if document is None:
            return {}
        return {DOCUMENT: document.replace(b"</head>", self._python.tag.encode() + b"</head>", 1)}

    def _name(self, path: Path) -> str:
        """The address of a file; those of a game from outside are beside those of the others."""
        for place, folder in self._added.items():
            if folder in path.parents:
                return place + path.relative_to(folder).as_posix()
        return path.relative_to(self._folder).as_posix()


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
