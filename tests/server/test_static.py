"""The page's files: right types, sent once, never more than the page."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from samedi.server.statics import Statics
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
PAGES = ("/", "/t/abc", "/i/code", "/rules/baron_voodoo", "/replay")


def test_all_pages_are_one_document(server: Running) -> None:
    documents = {httpx.get(f"{server.url}{path}").text for path in PAGES}
    assert len(documents) == 1
    assert "<html" in documents.pop().lower()


def test_what_the_caller_has_is_not_sent_again_and_text_is_compressed(server: Running) -> None:
    first = httpx.get(f"{server.url}/words/en.ftl")
    assert first.headers["content-encoding"] == "gzip"
    again = httpx.get(f"{server.url}/words/en.ftl", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(f"{server.url}/words/en.ftl", headers={"accept-encoding": "identity"})
    assert plain.text == first.text
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", TRICKS)
def test_nothing_else_is_served(server: Running, path: str) -> None:
    port = int(server.url.rpartition(":")[2])
    answer = httpx.get(httpx.URL(f"http://localhost:{port}").copy_with(raw_path=path.encode()))
    assert answer.status_code == 404


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_files_have_their_type_and_are_read_again_when_they_change(
    tmp_path: Path, name: str, kind: str
) -> None:
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
