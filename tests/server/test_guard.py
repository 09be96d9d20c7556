"""What stands before everything: origins, hosts, sizes, rates, headers."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from samedi.server.gate.gate import DEVICES_PER_HOUR, OWN_PER_HOUR
from samedi.server.gate.guard import is_own, name_of
from tests.server.push_service import Subscription
from tests.server.serving import CHEVALIER, Line, Person, Running, key, running


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "https://localhost", "http://localhost:1"]
)
def test_requests_from_other_pages_are_refused(server: Running, origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    answer = httpx.post(f"{server.url}/api/me", json={}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["message"]["code"] == "server-other-origin"


def test_other_pages_get_no_connection(server: Running) -> None:
    ada = Person(server.url)
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    for origin in (None, "http://evil.example"):
        with (
            pytest.raises(InvalidStatus) as caught,
            connect(
                f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
                subprotocols=["samedi.1"],  # type: ignore[list-item]
                origin=origin,  # type: ignore[arg-type]
                additional_headers={"cookie": ada.cookie},
            ),
        ):
            pass
        assert caught.value.response.status_code == 403


def test_strangers_get_no_connection(server: Running) -> None:
    ada, bob = Person(server.url), Person(server.url)
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    with pytest.raises(InvalidStatus) as caught:
        Line(bob, table)
    assert caught.value.response.status_code == 403
    (name,) = bob.http.cookies.keys()
    bob.http.cookies.clear()
    bob.http.cookies.set(name, "nonsense")
    with pytest.raises(InvalidStatus) as caught:
        Line(bob, table)
    assert caught.value.response.status_code == 401


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "samedi"])
def test_the_server_answers_to_its_own_names_only(server: Running, host: str) -> None:
    answer = httpx.get(f"{server.url}/healthz", headers={"host": host})
    assert answer.status_code in (400, 403)


def test_an_address_is_as_good_as_a_name(server: Running) -> None:
    port = server.url.rpartition(":")[2]
    assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    assert httpx.get(f"{server.url}/healthz", headers={"host": f"[::1]:{port}"}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing", "/healthz", "/words/en.ftl"])
def test_browsers_are_told_to_be_strict(server: Running, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert policy.count("unsafe") == 1
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"]


def test_too_much_is_not_read(server: Running) -> None:
    ada = Person(server.url)
    answer = ada.http.post(
        "/api/me", content=b"{" + b" " * 100_000, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413
    deep = b'{"invite":' + b"[" * 10_000
    assert (
        ada.http.post("/api/join", content=deep, headers={"content-type": "application/json"}).status_code
        == 400
    )
    assert (
        ada.http.post("/api/join", content=b"a=1", headers={"content-type": "text/plain"}).status_code == 400
    )


def test_unknown_things_are_told_in_json(server: Running) -> None:
    ada = Person(server.url)
    assert ada.get("/api/nothing", 404)["message"]["code"] == "server-no-page"
    assert ada.http.put("/api/me", json={}).status_code == 405
    stranger = httpx.get(f"{server.url}/api/tables")
    assert (stranger.status_code, stranger.json()["message"]["code"]) == (401, "server-no-token")


def test_rates_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, SAMEDI_TABLES_PER_HOUR="3", SAMEDI_PERSONS_PER_HOUR="2") as server:
        ada = Person(server.url)
        Person(server.url)
        refused = httpx.post(f"{server.url}/api/me", json={}, headers={"origin": server.url})
        assert refused.status_code == 429
        assert 1000 < int(refused.headers["retry-after"]) <= 1800
        assert refused.json()["message"]["params"]["minutes"] == 30
        body = {"game": "chevalier_noir", "name": "Ada", "options": CHEVALIER}
        answers = [ada.http.post("/api/tables", json={**body, "key": key()}).status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]


def test_all_that_makes_something_or_plays_it_again_counts_together(tmp_path: Path) -> None:
    with running(tmp_path, SAMEDI_TABLES_PER_HOUR="3") as server:
        ada = Person(server.url)
        for _ in range(3):
            ada.post("/api/replays", {}, 400)
        for path, body in {
            "/api/tables": {"game": "chevalier_noir", "name": "Ada", "options": CHEVALIER, "key": key()},
            "/api/replays": {},
            "/api/imports": {},
            "/api/studies": {"table": "t", "at": 0, "key": key()},
            "/api/studies/files": {},
            "/api/studies/none/copy": {},
        }.items():
            refused = ada.http.post(path, json=body)
            assert (refused.status_code, "retry-after" in refused.headers) == (429, True), path


def test_devices_and_files_of_ones_own_are_so_many_an_hour(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        use_up(Person(server.url))


def use_up(ada: Person) -> None:
    device = {**Subscription(ada.url).told(), "endpoint": "https://fcm.googleapis.com/fcm/send/abc"}
    kept = [ada.http.post("/api/push", json=device).status_code for _ in range(DEVICES_PER_HOUR + 1)]
    assert (kept[0], kept[-1]) == (204, 429)
    own = [ada.http.get("/api/me/file").status_code for _ in range(OWN_PER_HOUR + 1)]
    assert (own[0], own[-1]) == (200, 429)
    assert ada.http.post("/api/me/forget", json={}).status_code == 429


def test_requests_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, SAMEDI_REQUESTS_PER_SECOND="1", SAMEDI_MESSAGES_PER_SECOND="1") as server:
        with httpx.Client(base_url=server.url) as http:
            answers = [http.get("/healthz") for _ in range(100)]
        assert answers[0].status_code == 200
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.headers["retry-after"] == "1"


def test_names_are_taken_apart() -> None:
    assert name_of("Localhost:80") == "localhost"
    assert name_of("[::1]:80") == "::1"
    assert is_own("http://a:1", "a:1")
    assert not is_own("file://a:1", "a:1")
    assert not is_own("http://", "")
