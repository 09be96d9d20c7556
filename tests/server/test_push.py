"""People who are not at their table are called when it is their turn."""

import asyncio
import re
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from samedi.server.operation.config import PUSH_SERVICES
from samedi.server.push.encryption import PADDED, encrypted
from samedi.server.push.posting import post
from samedi.server.push.sender_key import FILE, load_sender_key
from samedi.server.push.services import NotAllowed, PushServices, addresses_of, is_public
from samedi.server.storage.devices import MOST_OF_A_PERSON
from samedi.server.storage.sealing import OtherKey, Sealing
from tests.server.conftest import GENEROUS
from tests.server.push_service import Service, Subscription, push_service
from tests.server.serving import Line, Person, Running, running, turn_of, two_at

LATER = ("tests.server.in_time", "5000", "3600000", "1")  # the clock of the machine is not the server's
QUICK = {"SAMEDI_PUSH_AFTER_SECONDS": "0.01", "SAMEDI_PUSH_PAUSE_SECONDS": "0.01"}


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as started:
        yield started


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[Running]:
    settings = {**GENEROUS, **QUICK, "SAMEDI_PUSH_SERVICES": service.url}
    with running(tmp_path_factory.mktemp("calling"), **settings) as started:
        yield started


@pytest.fixture(autouse=True)
def _quiet(service: Service) -> None:
    service.status = 201
    while not service.posted.empty():
        service.posted.get()


def play_until(asked: Person, *lines: Line) -> None:
    """Play until somebody is asked."""
    while (line := turn_of(*lines)).person is not asked:
        line.move()


def hand_on(away: Person, there: Person, table: str) -> None:
    """Let it become the turn of somebody who is not connected then."""
    theirs, mine = away.sit_down(table), there.sit_down(table)
    play_until(there, theirs, mine)
    theirs.close()
    while away.id in mine.hear_until("presence")["online"]:
        pass
    while mine.view["play"]["asked"] == mine.view["seat"]:
        mine.move()
    mine.close()


def counted(server: Running, outcome: str) -> int:
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(rf'samedi_pushes_total{{outcome="{outcome}"}} (\d+)', text)
    return int(found[1]) if found else 0


def test_who_is_away_is_called_by_name_of_the_game_and_the_others(calling: Running, service: Service) -> None:
    ada, bob, table = two_at(calling)
    browser = Subscription(service.url, "bob")
    browser.keep(bob, "fr")
    hand_on(bob, ada, table)
    came = service.next()
    assert came.path == "/push/bob"
    assert browser.read(came.body) == {
        "title": "À vous de jouer",
        "body": "Le Chevalier Noir, avec Ada",
        "path": f"/t/{table}",
        "count": 1,
    }
    claims = came.claims(httpx.get(f"{calling.url}/api/push").json()["key"])
    assert claims["aud"] == service.url
    assert time.time() < claims["exp"] < time.time() + 86_400
    assert came.headers["content-encoding"] == "aes128gcm"
    assert int(came.headers["ttl"]) > 0


def test_a_turn_is_told_once_on_every_device_and_who_is_there_is_not_called(
    calling: Running, service: Service
) -> None:
    ada, bob, table = two_at(calling)
    devices = [Subscription(service.url, name) for name in ("phone", "desk")]
    for device in devices:
        device.keep(bob)
    hand_on(bob, ada, table)
    assert {service.next().path, service.next().path} == {"/push/phone", "/push/desk"}
    his, hers = bob.sit_down(table), ada.sit_down(table)
    play_until(ada, his, hers)
    play_until(bob, his, hers)
    marker = Subscription(service.url, "marker")
    carl, dora, other = two_at(calling)
    marker.keep(carl)
    hand_on(carl, dora, other)  # the calls before it would have come by now
    assert service.next().path == "/push/marker"
    assert service.posted.empty()


def test_several_games_are_told_together(tmp_path: Path, service: Service) -> None:
    late = {**GENEROUS, "SAMEDI_PUSH_AFTER_SECONDS": "1000", "SAMEDI_PUSH_SERVICES": service.url}
    with running(tmp_path, **late) as server:
        ada, bob, first = two_at(server)
        second = ada.table("chevalier_noir", {"players": 2}, ["me", "open"], settings={"confirm": False})
        bob.join(second["invites"]["play"])
        bob.command(second["id"], "sit", seat=1)
        bob.command(second["id"], "ready", seat=1)
        ada.command(second["id"], "start")
        browser = Subscription(service.url)
        browser.keep(bob)
        hand_on(bob, ada, first)
        hand_on(bob, ada, second["id"])
    with running(tmp_path, **{**late, **QUICK}) as server:
        told = browser.read(service.next().body)
        assert (told["count"], told["title"]) == (2, "2 games wait for you")
        assert told["path"] == f"/t/{second['id']}"
        assert service.posted.empty()


def test_a_turn_that_came_before_a_restart_is_told_after_it(tmp_path: Path, service: Service) -> None:
    late = {**GENEROUS, "SAMEDI_PUSH_AFTER_SECONDS": "1000", "SAMEDI_PUSH_SERVICES": service.url}
    with running(tmp_path, program=LATER, **late) as server:
        ada, bob, table = two_at(server)
        Subscription(service.url, "later").keep(bob)
        hand_on(bob, ada, table)
    with running(tmp_path, program=LATER, **{**late, **QUICK}):
        assert service.next().path == "/push/later"
    with running(tmp_path, program=LATER, **{**late, **QUICK}) as server:
        carl, dora, table = two_at(server)
        Subscription(service.url, "marker").keep(carl)
        hand_on(carl, dora, table)
        assert service.next().path == "/push/marker", "nobody is told twice"


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(calling: Running, service: Service, status: int) -> None:
    ada, bob, table = two_at(calling)
    Subscription(service.url, "gone").keep(bob)
    before, service.status = counted(calling, "gone"), status
    hand_on(bob, ada, table)
    service.next()
    wait_until(lambda: counted(calling, "gone") == before + 1)
    service.status = 201
    Subscription(service.url, "new").keep(bob)
    hand_on(bob, ada, table)
    assert service.next().path == "/push/new"
    assert service.posted.empty()


def test_a_redirect_is_not_followed_and_counts_as_refused(calling: Running, service: Service) -> None:
    ada, bob, table = two_at(calling)
    Subscription(service.url).keep(bob)
    before, service.status = counted(calling, "refused"), 307
    hand_on(bob, ada, table)
    service.next()
    wait_until(lambda: counted(calling, "refused") == before + 1)
    assert service.posted.empty()


def test_a_service_that_does_not_answer_holds_up_no_move(calling: Running, service: Service) -> None:
    ada, bob, table = two_at(calling)
    Subscription(service.url).keep(bob)
    before, service.status = counted(calling, "refused"), 503
    service.may_answer.clear()
    hand_on(bob, ada, table)
    service.next()
    his = bob.sit_down(table)
    his.move()
    assert counted(calling, "refused") == before, "it has not answered yet"
    service.may_answer.set()
    wait_until(lambda: counted(calling, "refused") == before + 1)


def test_who_wants_no_more_calls_gets_none(calling: Running, service: Service) -> None:
    ada, bob, table = two_at(calling)
    browser = Subscription(service.url, "silent")
    browser.keep(bob)
    stranger = Person(calling.url)
    stranger.http.post("/api/push/forget", json={"endpoint": browser.address}).raise_for_status()
    hand_on(bob, ada, table)
    assert service.next().path == "/push/silent", "nobody else can end it"
    bob.http.post("/api/push/forget", json={"endpoint": browser.address}).raise_for_status()
    hand_on(bob, ada, table)
    marker = Subscription(service.url, "marker")
    marker.keep(ada)
    hand_on(ada, bob, table)
    assert service.next().path == "/push/marker"


def test_a_person_has_so_many_devices_and_the_oldest_go(calling: Running, service: Service) -> None:
    ada, bob, table = two_at(calling)
    for number in range(MOST_OF_A_PERSON + 2):
        Subscription(service.url, f"d{number}").keep(bob)
        time.sleep(0.002)  # so that each is later than the one before
    hand_on(bob, ada, table)
    paths = {service.next().path for _ in range(MOST_OF_A_PERSON)}
    assert paths == {f"/push/d{number}" for number in range(2, MOST_OF_A_PERSON + 2)}


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://user@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://notify.windows.com/x",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com/a b",
        "file:///etc/passwd",
    ],
)
def test_only_known_services_are_called(server: Running, address: str) -> None:
    with pytest.raises(NotAllowed):
        PushServices(PUSH_SERVICES).target(address)
    refused = Person(server.url).http.post(
        "/api/push", json={**Subscription(server.url).told(), "endpoint": address}
    )
    assert refused.status_code == httpx.codes.BAD_REQUEST


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-db5p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc",
    ],
)
def test_the_services_of_browsers_are_known(server: Running, address: str) -> None:
    target = PushServices(PUSH_SERVICES).target(address)
    assert (target.port, target.is_home) == (443, False)
    Person(server.url).http.post(
        "/api/push", json={**Subscription(server.url).told(), "endpoint": address}
    ).raise_for_status()


@pytest.mark.parametrize(
    "keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "B" + "A" * 86, "auth": "A" * 22}]
)
def test_keys_that_are_none_are_refused(server: Running, keys: dict[str, str]) -> None:
    told = {"endpoint": "https://fcm.googleapis.com/x", "keys": keys, "language": "en"}
    answer = Person(server.url).http.post("/api/push", json=told)
    assert answer.status_code == httpx.codes.BAD_REQUEST


def test_a_name_that_leads_into_the_own_network_is_not_called() -> None:
    target = PushServices(["localhost"]).target("https://localhost/x")
    with pytest.raises(NotAllowed):
        asyncio.run(addresses_of(target))
    with pytest.raises(NotAllowed):
        asyncio.run(post(target, {}, b""))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001::1", True),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("::1", False),
        ("fe80::1", False),
        ("::ffff:127.0.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - an address to refuse
    ],
)
def test_networks_are_told_apart(address: str, *, public: bool) -> None:
    assert is_public(address) is public


def test_every_notification_is_of_one_length() -> None:
    browser = Subscription("https://service.example")
    auth = browser._auth
    sizes = {len(encrypted(text, browser.public, auth)) for text in (b"{}", b'{"title": "Your turn"}')}
    assert sizes == {16 + 4 + 1 + 65 + PADDED + 16}
    assert browser.read(encrypted(b'{"a": 1}', browser.public, auth)) == {"a": 1}


def test_the_key_of_the_server_is_made_once_and_lies_sealed(tmp_path: Path) -> None:
    sealing = Sealing(bytes(32))
    first = load_sender_key(tmp_path, sealing, "mailto:me@example.org")
    assert load_sender_key(tmp_path, sealing, "").public == first.public
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    number = first._key.private_numbers().private_value.to_bytes(32, "big")
    assert number not in (tmp_path / FILE).read_bytes()
    with pytest.raises(OtherKey):
        load_sender_key(tmp_path, Sealing(bytes([1]) * 32), "")


def test_a_server_without_services_gives_no_key(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS, SAMEDI_PUSH_SERVICES="") as server:
        assert httpx.get(f"{server.url}/api/push").json() == {"key": None}


def wait_until(is_so: object) -> None:
    deadline = time.monotonic() + 60
    while not is_so():  # type: ignore[operator]
        assert time.monotonic() < deadline
        time.sleep(0.02)
