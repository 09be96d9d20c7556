"""On a Ray cluster: the same games as here, resumed as here, and not stopped by what dies there."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from samedi.study.kept import LINES
from tests.faults.servers import free_port
from tests.processes import command_of, descendants

RAY = Path(sys.executable).parent / "ray"
BAD = f"cmd:{sys.executable} {Path(__file__).parent / 'bad_bot.py'} crash"
BEGIN_S = 90.0


class Cluster:
    """A Ray cluster of one machine, in a folder and at a port of its own."""

    def __init__(self, folder: str, port: int) -> None:
        self.port = port
        begin = [RAY, "start", "--head", "--block", "--disable-usage-stats", "--include-dashboard=false"]
        begin += [f"--port={port}", "--node-ip-address=127.0.0.1", "--num-cpus=2", f"--temp-dir={folder}"]
        begin += ["--object-store-memory=80000000"]
        self.process = subprocess.Popen(
            list(map(str, begin)),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def plays(self, *more: str) -> list[str]:
        """Arguments that play there, once it answers."""
        deadline = time.monotonic() + BEGIN_S
        while not is_open(self.port):
            assert time.monotonic() < deadline, "Ray does not begin"
            assert self.process.poll() is None
            time.sleep(0.1)
        return ["--ray", f"127.0.0.1:{self.port}", *more]

    def end(self) -> None:
        family = [*descendants(self.process.pid), self.process.pid]
        for each in family:
            try:
                os.kill(each, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()


def is_open(port: int) -> bool:
    with socket.socket() as knocking:
        return knocking.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        folder = tempfile.mkdtemp(prefix="ray")  # a short one: sockets lie in it
        begun = Cluster(folder, free_port())
        try:
            yield begun
        finally:
            begun.end()
            shutil.rmtree(folder, ignore_errors=True)


def arena(*more: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    """An arena in a process of its own, as people begin it: Ray stays in a process to its end."""
    options = '{"players":2,"board":"short"}'
    command = [sys.executable, "-m", "samedi.cli", "arena", "chevalier_noir", "--options", options]
    command += ["--bots", "random,greedy", "--seed", "4", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr
    return done


def held(folder: Path, *more: str) -> dict[str, str]:
    """The records that an arena keeps."""
    arena(*more, "--out", str(folder))
    return {path.name: path.read_text() for path in sorted(folder.glob("*.txt"))}


def test_the_games_of_a_cluster_are_those_of_this_machine(cluster: Cluster, tmp_path: Path) -> None:
    here = held(tmp_path / "here", "--games", "8", "--jobs", "1")
    first = held(tmp_path / "there", *cluster.plays("--games", "4"))
    assert list(first) == list(here)[:4]
    assert held(tmp_path / "there", *cluster.plays("--games", "8")) == here, "it goes on where it was"


def test_a_game_whose_process_is_killed_there_is_played_again(cluster: Cluster, tmp_path: Path) -> None:
    here = held(tmp_path / "here", "--games", "16", "--jobs", "2")
    killed: list[int] = []
    over = threading.Event()

    def kill() -> None:
        """Kill the first process that plays games there, as soon as there is one."""
        while not killed and not over.wait(0.02):
            for pid in descendants(cluster.process.pid):
                if "match_worker" in command_of(pid) and not killed:
                    os.kill(pid, signal.SIGKILL)
                    killed.append(pid)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        assert held(tmp_path / "there", *cluster.plays("--games", "16")) == here
    finally:
        over.set()
        killer.join()
    assert killed


def test_a_bad_program_loses_there_and_stops_nothing(cluster: Cluster) -> None:
    found = json.loads(arena("--bot", BAD, *cluster.plays("--games", "6"), "--json").stdout)
    assert found["games"] == 6
    failures = {bot["name"]: bot["failures"] for bot in found["bots"]}
    assert failures[BAD] == 4, "in every game it plays"
    assert failures["random"] == failures["greedy"] == 0


def lab(folder: Path, *more: str) -> tuple[set[str], bytes]:
    """What a lab keeps: its games, and what they say."""
    command = [sys.executable, "-m", "samedi.cli", "balance", "chevalier_noir", "--tables", "short"]
    command += ["--bots", "random", "--seed", "3", "--into", str(folder), *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {*(folder / LINES).read_text().splitlines()}, (folder / "findings.json").read_bytes()


def test_a_lab_says_the_same_of_games_played_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    here = lab(tmp_path / "here", "--games", "24", "--jobs", "1")
    first, _ = lab(tmp_path / "there", *cluster.plays("--games", "8"))
    assert len(first) == 8
    assert first < here[0]
    assert lab(tmp_path / "there", *cluster.plays("--games", "24")) == here, "it goes on where it was"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "not an address"])
def test_a_cluster_that_is_not_there_is_one_sentence(address: str) -> None:
    said = arena("--ray", address, status=2).stderr.strip().splitlines()
    assert len(said) == 1
    assert address in said[0]
