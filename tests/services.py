"""PostgreSQL, Redis and HAProxy of one's own: at free ports, in folders that go, as nobody in particular."""

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql

from tests.faults.servers import free_port
from tools.get_services import Program, program

START_S = 60
ROOT = Path(__file__).parent.parent
PASSWORD = "of no secret"  # noqa: S105 - of a database that lives for a test
UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to be root
IS_WELL = "2"  # HAProxy's word for a server that gets requests
_NAMES = itertools.count()


def needed(name: str) -> Program:
    """A program that a test cannot do without; where it cannot be had, the test says so."""
    found = program(name)
    if found is None:
        pytest.skip(f"{name} cannot be had here")
    return found


class Service:
    """A process that can be ended, killed and started again at the same port."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], folder: Path, port: int
    ) -> None:
        self.port, self.folder = port, folder
        self._command, self._environment = command, environment
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                self._command, env=self._environment, cwd=self.folder, stdout=log, stderr=log, **_as_nobody()
            )
        self._wait_until_there()

    def _wait_until_there(self) -> None:
        deadline = time.monotonic() + START_S
        while not self.is_there():
            assert self.process.poll() is None, "the service has ended"
            assert time.monotonic() < deadline, "the service does not come"
            time.sleep(0.01)

    def is_there(self) -> bool:
        """Whether it takes connections."""
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", self.port)) == 0

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(START_S)

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and start it anew."""
        self.end(how)
        self.start()


class Postgres(Service):
    """A PostgreSQL with as many databases as are asked for."""

    def __init__(self, folder: Path, *, is_durable: bool = False) -> None:
        server, port = needed("postgres"), free_port()
        _make_cluster(server, folder)
        settings = [
            *(
                f"port={port}",
                "listen_addresses=127.0.0.1",
                "unix_socket_directories=",
                "max_connections=100",
            ),
            *(f"fsync={'on' if is_durable else 'off'}", "shared_buffers=64MB", "logging_collector=off"),
            "shared_preload_libraries=pg_stat_statements",  # for who counts
        ]
        chosen = [word for setting in settings for word in ("-c", setting)]
        super().__init__([str(server.path), "-D", str(folder), *chosen], server.environment, folder, port)

    def is_there(self) -> bool:
        """Whether it takes connections."""
        try:
            psycopg.connect(self._url("postgresql", "postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(_NAMES)}"
        with psycopg.connect(self._url("postgresql", "postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self._url("postgresql+psycopg", name)

    def _url(self, scheme: str, database: str) -> str:
        return f"{scheme}://samedi:{PASSWORD.replace(' ', '%20')}@127.0.0.1:{self.port}/{database}"


def _make_cluster(server: Program, folder: Path) -> None:
    word = folder.parent / "password"
    word.write_text(PASSWORD)
    shutil.chown(folder, **_owner())
    shutil.chown(word, **_owner())
    subprocess.run(
        [
            *(server.beside("initdb"), "-D", str(folder), "--no-sync", "-U", "samedi", "-E", "UTF8"),
            *("--locale=C", "--auth=scram-sha-256", f"--pwfile={word}"),
        ],
        env=server.environment,
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
        **_as_nobody(),
    )


class Redis(Service):
    """A Redis that writes nothing down."""

    def __init__(self, folder: Path, *more: str) -> None:
        server, port = needed("redis-server"), free_port()
        options = ("--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", *more)
        super().__init__([str(server.path), *options], server.environment, folder, port)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"


def _as_nobody() -> dict[str, Any]:
    """How a process is started so that it is not root."""
    found = _owner()
    return {**found, "extra_groups": []} if found else {}


def _owner() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    names = {each.pw_name for each in pwd.getpwall()}
    user = next(name for name in UNPRIVILEGED if name in names)
    return {"user": user}


@contextmanager
def folder_of_its_own() -> Iterator[Path]:
    """A folder that others may enter, for a service that runs as somebody else; it goes in the end."""
    with tempfile.TemporaryDirectory(prefix="samedi-", ignore_cleanup_errors=True) as name:
        root = Path(name)
        root.chmod(0o755)
        inner = root / "service"
        inner.mkdir()
        if os.geteuid() == 0:
            shutil.chown(inner, **_owner())
        yield inner


@contextmanager
def postgres(*, is_durable: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL for a while."""
    needed("postgres")
    with folder_of_its_own() as folder:
        service = Postgres(folder, is_durable=is_durable)
        try:
            yield service
        finally:
            service.end(signal.SIGINT)  # at once, without waiting for who is connected


@contextmanager
def redis(*more: str) -> Iterator[Redis]:
    """A Redis for a while, with some more options."""
    needed("redis-server")
    with folder_of_its_own() as folder:
        service = Redis(folder, *more)
        try:
            yield service
        finally:
            service.end()


class Proxy(Service):
    """A HAProxy before two servers or more, as whoever runs them would set it up."""

    def __init__(self, folder: Path, one: int, two: int, *more: int) -> None:
        proxy, port = needed("haproxy"), free_port()
        settings = folder / "haproxy.cfg"
        lines = (f"    server more-{each} 127.0.0.1:{each}\n" for each in more)
        settings.write_text((ROOT / "deploy" / "haproxy.cfg").read_text() + "".join(lines))
        self._asking = folder / "asking.sock"
        watched = folder / "watched.cfg"
        watched.write_text(f"global\n    stats socket {self._asking}\n")
        places = {"SAMEDI_LISTEN": port, "SAMEDI_ONE": one, "SAMEDI_TWO": two}
        environment = {**proxy.environment, **{name: f"127.0.0.1:{at}" for name, at in places.items()}}
        command = [str(proxy.path), "-db", "-f", str(watched), "-f", str(settings)]
        super().__init__(command, environment, folder, port)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def wait_for(self, port: int) -> None:
        """Wait until it lets people through to the server at a port."""
        deadline = time.monotonic() + START_S
        while self._states()[str(port)] != IS_WELL:
            assert time.monotonic() < deadline, "the proxy does not find the server"
            time.sleep(0.01)

    def _states(self) -> dict[str, str]:
        """How each server is, by its port."""
        with socket.socket(socket.AF_UNIX) as asking:
            asking.connect(str(self._asking))
            asking.sendall(b"show servers state\n")
            told = b"".join(iter(lambda: asking.recv(65_536), b"")).decode()
        _version, names, *rows = told.splitlines()
        servers = [dict(zip(names.split()[1:], row.split(), strict=True)) for row in rows if row]
        return {each["srv_port"]: each["srv_op_state"] for each in servers}


@contextmanager
def proxy(*servers: int) -> Iterator[Proxy]:
    """A proxy for a while, before the servers at some ports."""
    needed("haproxy")
    with folder_of_its_own() as folder:
        service = Proxy(folder, *servers)
        try:
            yield service
        finally:
            service.end(signal.SIGINT)
