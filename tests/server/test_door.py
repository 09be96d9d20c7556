"""Who comes is counted before the first byte; there is always room for somebody else."""

import json
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from samedi.server.gate.connections import Connections
from tests.server.serving import Person, Running, running, two_at

FILES = 256
FEW_FILES = ("sh", "-c", f'ulimit -n {FILES} && exec "$@"', "sh")
HALF = b"GET / HTTP/1.1\r\nHost: loc"
PATIENCE_S = 60


class Visit:
    """A connection as the door knows it."""

    is_gone = False

    def is_late(self, _now: float) -> bool:
        return False

    def give_up(self) -> None:
        self.is_gone = True


def test_an_address_has_its_share_and_others_have_theirs() -> None:
    connections = Connections(2, 10, is_proxy=lambda host: host == "10.0.0.1")
    first = connections.admit("192.0.2.1")
    assert first is not None
    assert connections.admit("::ffff:192.0.2.1") is not None
    assert connections.admit("192.0.2.1") is None
    assert connections.admit("192.0.2.2") is not None
    first()
    assert connections.admit("192.0.2.1") is not None
    assert all(connections.admit("10.0.0.1") for _ in range(5))
    assert (connections.count, connections.turned_away) == (8, 1)


def test_when_all_is_full_the_longest_without_a_request_makes_room() -> None:
    connections, answered, old, new = Connections(9, 3, lambda _host: False), Visit(), Visit(), Visit()
    for visit, waits in ((answered, False), (old, True), (new, True)):
        assert connections.admit("192.0.2.1") is not None
        connections.follow(visit, waits=waits)
    assert connections.admit("192.0.2.2") is not None
    assert (answered.is_gone, old.is_gone, new.is_gone) == (False, True, False)
    connections.follow(new, waits=False)
    assert connections.admit("192.0.2.3") is None


def test_what_goes_wrong_with_one_does_not_end_the_watch() -> None:
    class Broken(Visit):
        def is_late(self, _now: float) -> bool:
            raise RuntimeError

    class Loop:
        called = 0

        def time(self) -> float:
            return 0.0

        def call_later(self, *_given: object) -> None:
            self.called += 1

    connections, loop = Connections(1, 1, lambda _host: False), Loop()
    connections.follow(Broken(), waits=True)
    with pytest.raises(RuntimeError):
        connections.watch(loop)  # type: ignore[arg-type]
    assert loop.called == 1


@contextmanager
def crowd(server: Running, addresses: list[str], each: int) -> Iterator[list[socket.socket]]:
    """Many who send half a request."""
    port = urlsplit(server.url).port or 0
    with ExitStack() as hung:
        sockets = []
        for number in range(each):
            for address in addresses:
                line = hung.enter_context(socket.socket())
                line.settimeout(PATIENCE_S)
                line.bind((address, 0))
                line.connect(("127.0.0.1", port))
                if number % 2:
                    _send(line, HALF)
                sockets.append(line)
        yield sockets


def _send(line: socket.socket, data: bytes) -> None:
    with suppress(OSError):  # it may have been turned away already
        line.sendall(data)


def _is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    with suppress(OSError):
        try:
            line.recv(1)
        except BlockingIOError:
            return True
    return False


@pytest.mark.parametrize("addresses", [["127.0.0.9"], [f"127.0.1.{n}" for n in range(1, 9)]])
def test_half_requests_keep_nobody_out(tmp_path: Path, addresses: list[str]) -> None:
    """More of them than there are descriptors, from one address and from many."""
    with running(tmp_path, within=FEW_FILES) as server:
        ada, bob, table = two_at(server)
        lines = [ada.sit_down(table), bob.sit_down(table)]
        with crowd(server, addresses, 2 * FILES // len(addresses)) as sockets:
            for _ in range(5):
                newcomer = Person(server.url)
                assert newcomer.table("chevalier_noir", {"players": 2, "board": "short"})["id"]
            mover = next(line for line in lines if line.view["seat"] == line.view["play"]["asked"])
            begun = time.monotonic()
            mover.move()
            assert time.monotonic() - begun < 5
            assert sum(map(_is_open, sockets)) < FILES
        told = server.log.read_text(encoding="utf-8")
    assert len(told) < 50_000
    assert "no-descriptors" not in told, "there were always some left"
    assert "socket.accept()" not in told


def test_without_descriptors_the_log_stays_small_and_the_server_calm(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        visitor = Person(server.url)
        assert visitor.get("/api/tables") == []
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        used = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 5, hard))
        begun = _cpu_s(server.process.pid)
        with crowd(server, ["127.0.0.9"], 40):
            time.sleep(2)
            assert _cpu_s(server.process.pid) - begun < 1.5, "no busy waiting"
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (hard, hard))
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE_S).status_code == 200
        events = [json.loads(line)["event"] for line in server.log.read_text(encoding="utf-8").splitlines()]
    assert 0 < events.count("no-descriptors") <= 20
    assert len(events) < 60


def _cpu_s(process: int) -> float:
    told = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / 100


def test_refused_sockets_are_no_fault(server: Running) -> None:
    before = server.log.stat().st_size
    answer = httpx.get(
        f"{server.url}/api/tables/none/socket",
        headers={
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        },
    )
    assert answer.status_code == 403
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert "handshake" not in server.log.read_text(encoding="utf-8")[before:]
