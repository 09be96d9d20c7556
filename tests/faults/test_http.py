"""Requests made up from the server's own description: every answer is one it promises, and nothing breaks."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case

from tests.faults.servers import Server

EXAMPLES = 15  # for each operation
SLOW = {"/api/worlds/generate": 4}  # a world takes its time
REFUSALS = {400, 401, 403, 404, 405, 409, 411, 413, 415, 422, 429, 431}
UNREADY = {503}  # bots that are not compiled yet


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("http") / "data")
    running.start()
    yield running
    assert running.process is not None
    assert running.process.poll() is None
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def visitor(server: Server) -> dict[str, Any]:
    """Somebody with a table of their own."""
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as http:
        ((name, token),) = http.post("/api/me", json={}).cookies.items()  # the client keeps it
        made = http.post(
            "/api/tables",
            json={
                "game": "chevalier_noir",
                "name": "Ada",
                "options": {"players": 2},
                "key": "k",
                "seats": ["me", {"bot": "random"}],
            },
        ).json()
    return {"cookie": f"{name}={token}", "table": made["id"]}


def _headers(server: Server, visitor: dict[str, Any]) -> dict[str, str]:
    return {"Origin": server.url, "Content-Type": "application/json", "Cookie": visitor["cookie"]}


def _operations(url: str) -> list[Any]:
    schema: Any = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]  # a fault in the description raises


def _call(case: Case[Any], server: Server, visitor: dict[str, Any]) -> tuple[int, bytes]:
    """Send what was made up, half of it to a table that exists; the status and the body that came back."""
    if "table" in case.path_parameters and len(str(case.path_parameters)) % 2:
        case.path_parameters["table"] = visitor["table"]
    answer = case.call(
        base_url=server.url,
        headers={"Origin": server.url, "Cookie": visitor["cookie"]},
        timeout=20,
    )
    return answer.status_code, answer.content


def _check(status: int, body: bytes) -> None:
    if status < 400:
        return
    assert status in REFUSALS | UNREADY, (status, body)
    assert json.loads(body)["message"]["code"], body


def test_every_operation_answers_as_it_promises(server: Server, visitor: dict[str, Any]) -> None:
    operations = _operations(server.url)
    assert len(operations) > 15
    for operation in operations:

        @settings(
            max_examples=SLOW.get(operation.path, EXAMPLES),
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Case[Any]) -> None:
            _check(*_call(case, server, visitor))

        ask()
    assert httpx.get(f"{server.url}/healthz").is_success


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b'{"game":1}',
        b"null",
        b"1e999",
        b'{"key":"' + b"x" * 300_000 + b'"}',
    ],
    ids=lambda body: f"{len(body)}-{body[:4]!r}",
)
def test_bodies_that_make_no_sense_are_refused(server: Server, visitor: dict[str, Any], body: bytes) -> None:
    for path in (
        "/api/tables",
        "/api/imports",
        "/api/worlds/check",
        f"/api/tables/{visitor['table']}/commands",
    ):
        answer = httpx.post(
            server.url + path,
            content=body,
            headers=_headers(server, visitor),
            timeout=30,
        )
        assert answer.status_code in REFUSALS, (path, answer.status_code)
        assert answer.json()["message"]["code"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/..%2f..%2fpyproject.toml",
        "/styles/..%5c..%5cpyproject.toml",
        "/%00",
        "/words/..%2fen.ftl",
        "/qr/%3Cscript%3E.svg",
        "/api/tables/" + "x" * 5000,
        "/api/tables/%F0%9F%92%80",
    ],
)
def test_odd_paths_are_refused(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path, timeout=30)
    assert answer.status_code in REFUSALS | {414}
    assert b"[project]" not in answer.content


def test_what_is_imported_must_be_a_game(server: Server, visitor: dict[str, Any], tmp_path: Path) -> None:
    made_up = {"format": "samedi-game", "version": 1, "id": "x", "record": {}, "seats": [], "dice": {}}
    (tmp_path / "game.json").write_text(json.dumps(made_up), encoding="utf-8")
    answer = httpx.post(
        f"{server.url}/api/imports",
        content=(tmp_path / "game.json").read_bytes(),
        headers=_headers(server, visitor),
    )
    assert answer.status_code in REFUSALS
