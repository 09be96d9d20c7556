"""A cookie belongs to its server, and what a server keeps is for nobody else on the machine."""

import base64
import os
import stat
from pathlib import Path

import httpx

from samedi.server.gate import keys
from samedi.server.gate.tokens import Signer, tag
from tests.server.serving import Running, running


def _person(http: httpx.Client, server: Running) -> str:
    answer = http.post(f"{server.url}/api/me", json={}, headers={"origin": server.url})
    return str(answer.json()["person"])


def test_two_servers_under_one_name_keep_their_visitors(server: Running, tmp_path: Path) -> None:
    with running(tmp_path) as other, httpx.Client() as browser:
        here, there = _person(browser, server), _person(browser, other)
        assert here != there
        assert (_person(browser, server), _person(browser, other)) == (here, there)


def test_the_cookie_of_the_first_version_is_renamed(tmp_path: Path) -> None:
    key = b"k" * 32
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / keys.FORMER).write_bytes(key)
    former = _former_token(key)
    with running(tmp_path) as server, httpx.Client() as browser:
        browser.cookies.set("samedi", former, domain="localhost.local")
        assert browser.get(f"{server.url}/api/tables").status_code == 200
        assert _person(browser, server) == "pabcdefgh"
        assert list(browser.cookies) == [Signer(keys.Keys.of(key)).cookie]
        assert _person(browser, server) == "pabcdefgh"


def test_the_former_cookie_of_another_server_is_left_alone(server: Running) -> None:
    with httpx.Client(cookies={"samedi": _former_token(b"o" * 32)}) as browser:
        assert _person(browser, server) != "pabcdefgh"
        assert "samedi" in list(browser.cookies)


def _former_token(key: bytes) -> str:
    text = "pabcdefgh.4000000000"
    return f"{text}.{_base32(tag(key, 'token', text)[:16])}"


def _base32(data: bytes) -> str:
    return base64.b32encode(data).decode().rstrip("=").lower()


def test_cookies_outlive_a_rotation_of_the_keys(tmp_path: Path) -> None:
    with httpx.Client() as browser:
        with running(tmp_path) as server:
            person = _person(browser, server)
        folder = tmp_path / "data"
        keys.store(folder, keys.load(folder).rotated())
        with running(tmp_path) as server:
            assert _person(browser, server) == person


def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o755)
    before = os.umask(0)
    try:
        with running(tmp_path) as server, httpx.Client() as browser:
            _person(browser, server)
            found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
    finally:
        os.umask(before)
    assert {"samedi.db", "samedi.db-wal", "samedi.db-shm", "keys"} <= set(found)
    assert set(found.values()) == {0o600}
