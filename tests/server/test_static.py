"""The page's files: right types, sent once, never more than the page."""

import asyncio
import os
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from samedi.server.operation.config import Config
from samedi.server.operation.run import bound
from samedi.server.page.document import LOBBY
from samedi.server.page.statics import FOR_GOOD, Statics
from tests.server.serving import Running

TRICKS = (
    "/../pyproject.toml",
    "/%2e%2e/__init__.py",
    "/.hidden",
    "/app/../../cli/main.py",
    "//etc/passwd",
    "/app",
)
KINDS = [
    ("a.js", "text/javascript"),
    ("a.css", "text/css"),
    ("a.svg", "image/svg+xml"),
    ("a.woff2", "font/woff2"),
]
EARLY = re.compile(
    r'<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>\n'
    r'|<title>[^<]*</title>\n|<meta (?:property|name="(?:description|robots|twitter:card)")[^>]*>\n'
)
MAIN = re.compile(r'href="(/e/\w+/app/main\.js)"')
PAGES = ("/", "/t/abc", "/i/code", "/rules/baron_voodoo", "/replay")


def test_all_pages_are_one_document_but_for_what_they_ask_for_early_and_say_of_themselves(
    server: Running,
) -> None:
    documents = {EARLY.sub("", httpx.get(f"{server.url}{path}").text) for path in PAGES}
    assert len(documents) == 1
    assert "<html" in documents.pop().lower()
    assert "no-cache" in httpx.get(f"{server.url}/").headers["cache-control"]


def test_what_the_caller_has_is_not_sent_again_and_text_is_compressed(server: Running) -> None:
    first = httpx.get(f"{server.url}/words/en.ftl")
    assert first.headers["content-encoding"] == "gzip"
    again = httpx.get(f"{server.url}/words/en.ftl", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(f"{server.url}/words/en.ftl", headers={"accept-encoding": "identity"})
    assert plain.text == first.text
    assert "content-encoding" not in plain.headers


def test_what_pages_keep_for_good_is_sent_as_small_as_can_be(server: Running) -> None:
    page = httpx.get(f"{server.url}/")
    address = server.url + MAIN.search(page.text)[1]  # type: ignore[index]
    sent = {
        way: httpx.get(address, headers={"accept-encoding": way}) for way in ("br", "gzip;q=1", "identity")
    }
    assert [each.headers.get("content-encoding") for each in sent.values()] == ["br", "gzip", None]
    assert len({each.text for each in sent.values()}) == 1
    lengths = [int(each.headers["content-length"]) for each in sent.values()]
    assert lengths == sorted(lengths)


@pytest.mark.parametrize("path", TRICKS)
def test_nothing_else_is_served(server: Running, path: str) -> None:
    port = int(server.url.rpartition(":")[2])
    answer = httpx.get(httpx.URL(f"http://localhost:{port}").copy_with(raw_path=path.encode()))
    assert answer.status_code == 404


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_files_have_their_type_and_are_read_again_when_they_change(
    tmp_path: Path, name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("samedi.server.page.statics.LOOK_S", 0.0)
    app = Starlette(routes=[Route("/{path:path}", Statics(tmp_path).file)])

    async def run() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page") as client:
            (tmp_path / name).write_text("one", encoding="utf-8")
            first = await client.get(f"/{name}")
            assert first.headers["content-type"].startswith(kind)
            (tmp_path / name).write_text("two" * 400, encoding="utf-8")
            assert (await client.get(f"/{name}")).text == "two" * 400
            (tmp_path / "a.py").write_text("secret", encoding="utf-8")
            assert (await client.get("/a.py")).status_code == 404

    asyncio.run(run())


def test_nobody_at_a_table_waits_while_files_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("samedi.server.page.statics.LOOK_S", 0.0)
    (tmp_path / "a.js").write_text("one", encoding="utf-8")
    statics, looked = Statics(tmp_path), list[threading.Thread]()
    paths = statics._paths

    def noted() -> Iterator[Path]:
        looked.append(threading.current_thread())
        return paths()

    monkeypatch.setattr(statics, "_paths", noted)
    app = Starlette(routes=[Route("/{path:path}", statics.file)])

    async def run() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page") as client:
            assert (await client.get("/a.js")).text == "one"

    asyncio.run(run())
    assert looked
    assert threading.current_thread() not in looked


def test_what_a_document_names_is_there_and_is_kept_for_good(server: Running) -> None:
    named = re.findall(r'(?:href|src)="(/e/[^"]+)"', httpx.get(f"{server.url}/replay").text)
    assert len(named) >= 8
    with httpx.Client(base_url=server.url) as client:
        answers = [client.get(name) for name in named]
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.headers["cache-control"] for answer in answers} == {FOR_GOOD}


def test_another_edition_is_asked_for_again(server: Running) -> None:
    httpx.get(f"{server.url}/")
    for path in ("app/main.js", "words/fr.ftl"):
        answer = httpx.get(f"{server.url}/e/0123456789abcdef/{path}")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


def test_a_changed_file_makes_another_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("samedi.server.page.statics.LOOK_S", 0.0)
    (tmp_path / "index.html").write_text("<head></head>", encoding="utf-8")
    main = tmp_path / "app" / "main.js"
    main.parent.mkdir()
    main.write_text("one", encoding="utf-8")
    statics = Statics(tmp_path)

    async def page(request: Request) -> Response:
        return await statics.document(request, LOBBY)

    routes = [Route("/", page), Route("/e/{edition}/{path:path}", statics.file)]

    async def run() -> None:
        transport = httpx.ASGITransport(Starlette(routes=routes))
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            address = MAIN.findall((await client.get("/")).text)[0]
            assert (await client.get(address)).headers["cache-control"] == FOR_GOOD
            main.write_text("two", encoding="utf-8")
            os.utime(main, ns=(1, 1))
            late = await client.get(address)
            assert "two" in late.text
            assert late.headers["cache-control"] == "no-cache"
            assert MAIN.findall((await client.get("/")).text)[0] != address

    asyncio.run(run())


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({"accept-language": "fr-CA,en;q=0.5"}, "fr"),
        ({"accept-language": "pt,fr;q=0.5"}, "fr"),
        ({"accept-language": "de-AT"}, "de"),
        ({"accept-language": "pt"}, "en"),
        ({"accept-language": "en", "cookie": "language=fr"}, "fr"),
        ({"accept-language": "en", "cookie": "language=de"}, "de"),
        ({"accept-language": "fr", "cookie": "language=<script>"}, "fr"),
    ],
)
def test_words_are_asked_for_in_the_readers_language(
    server: Running, headers: dict[str, str], language: str
) -> None:
    text = httpx.get(f"{server.url}/", headers=headers).text
    assert re.findall(r"words/(.+?)\.ftl", text) == [language]


def test_what_is_written_is_sent_at_once(tmp_path: Path) -> None:
    with bound(Config(port=0, data=str(tmp_path))) as listening:
        assert listening.proto == socket.IPPROTO_TCP  # how asyncio knows that it may
