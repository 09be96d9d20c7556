"""Links that others can open: the public address, that in the browser, or the machine's at home."""

from pathlib import Path

import pytest
from starlette.requests import Request

from samedi.server.gate.reach import address_for, home_address, reach_of
from samedi.server.operation.config import BadConfig, Config, load
from tests.server.serving import CHEVALIER, Person, running


def asked_at(host: str, scheme: str = "http", port: int = 8710) -> Request:
    """A request as it comes to the server under a name."""
    headers = [(b"host", host.encode())]
    scope = {"type": "http", "scheme": scheme, "path": "/", "headers": headers, "server": ("127.0.0.1", port)}
    return Request({**scope, "query_string": b"", "root_path": "", "method": "GET"})


@pytest.mark.parametrize(
    ("host", "reach"),
    [
        *(("localhost", "here"), ("127.0.0.1", "here"), ("127.9.9.9", "here"), ("::1", "here")),
        *(("my.localhost", "here"), ("192.168.1.5", "home"), ("10.0.0.7", "home"), ("fe80::1", "home")),
        *(("attic", "home"), ("attic.local", "home"), ("play.example.org", "all"), ("8.8.8.8", "all")),
    ],
)
def test_who_can_open_an_address(host: str, reach: str) -> None:
    assert reach_of(host) == reach


def test_what_is_in_the_browser_is_sent_if_others_can_open_it() -> None:
    config = Config(host="0.0.0.0")  # noqa: S104 - nothing listens
    for host in ("192.168.1.5:8710", "play.example.org"):
        assert address_for(asked_at(host), config).base == f"http://{host}"
    secure = address_for(asked_at("play.example.org", "https"), config)
    assert (secure.base, secure.reach) == ("https://play.example.org", "all")


def test_from_this_machine_the_address_at_home_is_sent_if_the_server_listens_there() -> None:
    at_home = address_for(asked_at("localhost:8710", port=8711), Config(host="0.0.0.0"))  # noqa: S104 - as above
    assert at_home.base == f"http://{home_address()}:8711"
    here = address_for(asked_at("localhost:8710"), Config())
    assert (here.base, here.reach) == ("http://localhost:8710", "here")


def test_a_public_address_is_sent_always() -> None:
    config = Config(public_url="https://play.example.org/")
    sent = address_for(asked_at("127.0.0.1:8710"), config)
    assert (sent.base, sent.reach) == ("https://play.example.org", "all")


def test_links_and_their_picture_lead_where_the_settings_say(tmp_path: Path) -> None:
    with running(tmp_path, SAMEDI_PUBLIC_URL="https://play.example.org") as server:
        ada = Person(server.url)
        table = ada.table("chevalier_noir", CHEVALIER)["id"]
        invites = ada.get(f"/api/tables/{table}/invites")
        assert invites["address"] == {"base": "https://play.example.org", "reach": "all"}
        assert ada.http.get(f"/qr/{invites['play']}.svg").status_code == 200


@pytest.mark.parametrize("wrong", ["play.example.org", "ftp://a", "javascript:alert(1)", "https://a b"])
def test_a_public_address_is_one_of_the_web(wrong: str) -> None:
    with pytest.raises(BadConfig):
        load(None, {"SAMEDI_PUBLIC_URL": wrong})
