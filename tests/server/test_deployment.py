"""Every step of the image, of the house of containers and of the units, without Docker and systemd.

Whatever these files say is either done here or known to be a matter of Docker; a word that is neither fails.
"""

import configparser
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest
import yaml  # type: ignore[import-untyped]

from tests import services
from tests.faults.servers import free_port
from tests.server.serving import Person, turn_of
from tests.server.test_postgresql import wait_for_health
from tests.services import Postgres, needed

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
START_S = 120
OF_DOCKER = {"FROM", "WORKDIR", "VOLUME", "EXPOSE", "USER"}
OF_COMPOSE = {"build", "image", "restart", "ports", "volumes"}
DONE = {"command", "environment", "depends_on", "healthcheck", "stop_grace_period"}
GRACE_S = {"15s": 15}


def steps_of(image: str) -> list[tuple[str, str]]:
    """The instructions of an image, each with what it says."""
    lines = (line for line in image.splitlines() if line and not line.startswith("#"))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


class Image(NamedTuple):
    """What an image is made of, in a folder in the place of the root of its files."""

    root: Path
    environment: Mapping[str, str]
    command: Sequence[str]

    def run(self, command: Sequence[str], environment: Mapping[str, str]) -> "subprocess.Popen[str]":
        """Start a command of the image."""
        return subprocess.Popen(
            command,
            cwd=self.root,
            env={**os.environ, **self.environment, **environment, "LANG": "C"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """The image, made step by step."""
    root, environment, command = tmp_path_factory.mktemp("image"), dict[str, str](), list[str]()
    for word, rest in steps_of((DEPLOY / "Dockerfile").read_text(encoding="utf-8")):
        match word:
            case "COPY":
                if not rest.startswith("--from=built"):  # that one is there already
                    copy_source(root / "source")
            case "RUN":
                run_in(root, rest)
            case "ENV":
                environment |= dict(pair.split("=", 1) for pair in shlex.split(within(root, rest)))
            case "CMD":
                command = yaml.safe_load(rest)
            case "STOPSIGNAL":
                assert rest == "SIGTERM"
            case _:
                assert word in OF_DOCKER, f"nobody knows what {word} does here"
    assert environment.pop("SAMEDI_HOST") == "0.0.0.0"  # noqa: S104 - that of a container
    del environment["SAMEDI_CACHE"]  # what is compiled once for all tests
    path = environment["PATH"].replace("$PATH", os.environ["PATH"])
    return Image(root, {**environment, "PATH": path}, command)


def within(root: Path, text: str) -> str:
    """The same with the places of an image in a folder."""
    return re.sub(r"(?<![\w/])/(opt|var/lib)/", rf"{root}/\1/", text)


def copy_source(target: Path) -> None:
    """What Docker would copy: what is kept of the project, without what is named to be left out."""
    left_out = {line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line}
    kept = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, kept.stdout.split("\0")):
        if name.partition("/")[0] not in left_out and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)


def run_in(root: Path, line: str) -> None:
    """Do what a line of the image does, for its own folder."""
    for command in line.split(" && "):
        words = shlex.split(within(root, command))
        if words[0] == "useradd":
            add_user(root, words)
        elif words[:3] == ["python", "-m", "venv"]:
            venv.create(words[3], with_pip=not uv())
        else:
            installer = Path(words[0])
            assert (installer.name, words[1]) == ("pip", "install"), f"nobody knows what {line} does here"
            install = [uv() or words[0], "pip", "install", "--python", str(installer.with_name("python"))]
            run = [*install, words[-1]] if uv() else words
            subprocess.run(run, cwd=root / "source", check=True, capture_output=True)


def uv() -> str | None:
    """The installer that keeps what it has fetched; without it pip takes minutes for the same."""
    return next((str(each) for each in sorted((ROOT / ".tools").glob("uv-*"))), None)


def add_user(root: Path, words: Sequence[str]) -> None:
    """Add somebody to the image, not to this machine; only root can, and only where there is the program."""
    (root / "etc").mkdir(exist_ok=True)
    for name in ("passwd", "group", "shadow"):
        (root / "etc" / name).touch()
    home = words[words.index("--home-dir") + 1].removeprefix(str(root))
    said = [home if word == str(root) + home else word for word in words[1:]]
    if os.geteuid() == 0 and shutil.which("useradd"):
        subprocess.run(["useradd", "--prefix", str(root), *said], check=True, capture_output=True)
        assert f"{words[-1]}:" in (root / "etc" / "passwd").read_text(encoding="utf-8")
    (root / home.strip("/")).mkdir(parents=True, exist_ok=True)


def end(process: "subprocess.Popen[str]") -> None:
    """End a process, however it is."""
    process.kill()
    process.communicate()


class Containers:
    """The services of the house, each started when those it waits for are ready."""

    def __init__(self, image: Image, postgres: Postgres, held: ExitStack) -> None:
        text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
        text = text.replace("${POSTGRES_PASSWORD:?}", services.PASSWORD.replace(" ", "%20"))
        self.services = yaml.safe_load(text.replace("${SAMEDI_HOSTS:-localhost}", "localhost"))["services"]
        self._image, self._postgres, self._held = image, postgres, held
        self.ports = {
            "postgres": postgres.port,
            **{name: free_port() for name in ("one", "two", "proxy", "redis")},
        }
        self.running: dict[str, subprocess.Popen[str]] = {}
        self.ended: dict[str, int] = {}

    def start(self, name: str) -> None:
        """Start a service after those it depends on."""
        service = self.services[name]
        assert set(service) <= DONE | OF_COMPOSE, f"nobody knows what all of {name} does here"
        for other in service.get("depends_on", ()):
            if other not in {*self.running, *self.ended}:
                self.start(other)
        environment = {key: self._here(str(value)) for key, value in service.get("environment", {}).items()}
        match name:
            case "postgres":
                self._make_database(environment, service["healthcheck"])
            case "proxy":
                self._start_proxy(environment)
            case "redis":
                self._start_redis(service["command"])
            case _:
                self._start_samedi(name, [self._here(word) for word in service["command"]], environment)

    def _here(self, text: str) -> str:
        """The same with places of this machine."""
        for name, port in self.ports.items():
            text = re.sub(rf"(?<=@){name}(?=/)|\b{name}:\d+", f"127.0.0.1:{port}", text)
        return re.sub(r"^\*:\d+$", f"127.0.0.1:{self.ports['proxy']}", text)

    def _make_database(self, environment: Mapping[str, str], healthcheck: Mapping[str, Any]) -> None:
        kind, line = healthcheck["test"]
        postgres = needed("postgres")
        place = {"PGHOST": "127.0.0.1", "PGPORT": str(self._postgres.port)}
        words = shlex.split(line)
        assert kind == "CMD-SHELL"
        subprocess.run(
            [postgres.beside(words[0]), *words[1:]],
            env={**postgres.environment, **place},
            check=True,
            capture_output=True,
        )
        assert environment["POSTGRES_USER"] == "samedi"
        with psycopg.connect(self._postgres._url("postgresql", "postgres"), autocommit=True) as asking:
            asking.execute(f"create database {environment['POSTGRES_DB']}")
        self.ended["postgres"] = 0

    def _start_redis(self, command: Sequence[str]) -> None:
        server = needed(command[0])
        words = [str(server.path), *command[1:], "--port", str(self.ports["redis"]), "--bind", "127.0.0.1"]
        self._keep(
            "redis", subprocess.Popen(words, env=server.environment, stdout=subprocess.PIPE, text=True)
        )
        self._wait_for("redis", "Ready to accept connections")

    def _start_proxy(self, environment: Mapping[str, str]) -> None:
        proxy = needed("haproxy")
        words = [str(proxy.path), "-db", "-f", str(DEPLOY / "haproxy.cfg")]
        self._keep("proxy", subprocess.Popen(words, env={**proxy.environment, **environment}, text=True))
        self._wait_until_it_listens("proxy")
        wait_for_health(f"http://127.0.0.1:{self.ports['proxy']}", "ok")

    def _start_samedi(self, name: str, command: Sequence[str], environment: Mapping[str, str]) -> None:
        assert GRACE_S[self.services[name]["stop_grace_period"]]
        port = {"SAMEDI_PORT": str(self.ports[name])} if name in self.ports else {}
        process = self._image.run(command, {**environment, **port})
        if command[1] == "migrate":
            heard, _ = process.communicate(timeout=START_S)
            self.ended[name] = process.returncode
            assert process.returncode == 0, heard
            return
        self._keep(name, process)
        self._wait_for(name, "ready" if command[1] == "serve" else "whoever asks")

    def _keep(self, name: str, process: "subprocess.Popen[str]") -> None:
        self.running[name] = process
        self._held.callback(end, process)

    def _wait_until_it_listens(self, name: str) -> None:
        deadline = time.monotonic() + START_S
        with socket.socket() as asking:
            while asking.connect_ex(("127.0.0.1", self.ports[name])) != 0:
                assert time.monotonic() < deadline, f"{name} does not come"
                time.sleep(0.02)

    def _wait_for(self, name: str, words: str) -> None:
        out = self.running[name].stdout
        assert out is not None
        assert any(words in line for line in out), f"{name} does not come"

    def stop(self, name: str) -> int:
        """Stop a service as Docker does."""
        process = self.running[name]
        process.send_signal(signal.SIGTERM)
        return process.wait(GRACE_S[self.services[name]["stop_grace_period"]])


@contextmanager
def containers(image: Image) -> Iterator[Containers]:
    """All services for a while."""
    for name in ("redis-server", "haproxy"):
        needed(name)
    with ExitStack() as held:
        house = Containers(image, held.enter_context(services.postgres()), held)
        for name in house.services:
            if name not in {*house.running, *house.ended}:
                house.start(name)
        yield house


def test_a_house_of_containers_comes_up_plays_and_stops(image: Image) -> None:
    assert image.command == ["samedi", "serve", "--no-browser"]
    with containers(image) as house:
        url = f"http://127.0.0.1:{house.ports['proxy']}"
        ada, bob = Person(url, "Ada"), Person(url, "Bob")
        made = ada.table(
            "chevalier_noir", {"players": 2, "board": "short"}, ["me", "open"], settings={"confirm": False}
        )
        bob.join(made["invites"]["play"])
        bob.command(made["id"], "sit", seat=1)
        bob.command(made["id"], "ready", seat=1)
        ada.command(made["id"], "start")
        lines = ada.sit_down(made["id"]), bob.sit_down(made["id"])
        for _ in range(4):
            turn_of(*lines).move()
        assert house.ended == {"postgres": 0, "migrate": 0}
        assert all(process.poll() is None for process in house.running.values())
        for name in ("one", "two", "thinker-one", "thinker-two"):
            assert house.stop(name) == 0, name
    assert (image.root / "var" / "lib" / "samedi" / "data" / "seal.key").is_file()


def unit(name: str) -> configparser.SectionProxy:
    """What a unit says of its service."""
    read = configparser.ConfigParser(interpolation=None, strict=False)
    read.read(DEPLOY / "systemd" / name)
    return read["Service"]


@pytest.mark.parametrize("name", ["samedi.service", "samedi@.service", "samedi-thinker.service"])
def test_a_unit_starts_what_it_says_and_stops_in_time(
    name: str, tmp_path: Path, redis: services.Redis, postgres: Postgres
) -> None:
    said, port = unit(name), free_port()
    settings = tmp_path / "samedi.toml"
    settings.write_text(f'database = "{postgres.new_database()}"\nredis = "{redis.url}"\nwarm_bots = false\n')
    places = {
        "/opt/samedi/bin/samedi": f"{sys.executable} -m samedi.cli",
        "/etc/samedi.toml": str(settings),
        "/var/lib/samedi": str(tmp_path / "data"),
        "%i": str(port),
        "${SAMEDI_REDIS}": redis.url,
    }
    line = said["ExecStart"]
    for place, here in places.items():
        line = line.replace(place, here)
    process = subprocess.Popen(
        shlex.split(line),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "LANG": "C"},
    )
    try:
        assert process.stdout is not None
        heard = process.stdout.readline()
        assert "Samedi is ready" in heard or "whoever asks" in heard
        assert ("%i" not in said["ExecStart"]) or f":{port}/" in heard
        process.send_signal(signal.Signals[said["KillSignal"]])
        assert process.wait(float(said["TimeoutStopSec"])) == 0
    finally:
        end(process)


def test_the_units_are_units(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze cannot be had here")
    for each in (DEPLOY / "systemd").iterdir():
        text = each.read_text(encoding="utf-8").replace("/opt/samedi/bin/samedi", sys.executable)
        (tmp_path / each.name).write_text(text, encoding="utf-8")
    units = [str(each) for each in tmp_path.iterdir()]
    verified = subprocess.run(
        ["systemd-analyze", "verify", *units], check=False, capture_output=True, text=True
    )
    assert (verified.returncode, verified.stderr) == (0, "")


def test_the_commands_of_the_documents_are_commands() -> None:
    document = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`samedi\s+([a-z]+)", document))
    assert named >= {"serve", "backup", "copy", "migrate", "think", "tidy", "keys", "verify"}
    for command in named:
        assert (
            "usage: samedi"
            in subprocess.run(
                [sys.executable, "-m", "samedi.cli", command, "--help"],
                check=True,
                capture_output=True,
                text=True,
            ).stdout
        )
