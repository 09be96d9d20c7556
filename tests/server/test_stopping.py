"""Stopping, dying, coming back: what was acknowledged is there."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.processes import has_ended
from tests.server.conftest import GENEROUS
from tests.server.serving import CHEVALIER, DAEMONEN, Person, Running, running, turn_of, two_at


def test_a_server_that_is_told_to_stop_says_good_bye_and_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        ada, bob, table = two_at(server)
        lines = [ada.sit_down(table), bob.sit_down(table)]
        done = [turn_of(*lines).move()["seq"] for _ in range(5)]
        bots = Person(server.url, "Dee")
        bots.table("chevalier_noir", CHEVALIER, [{"bot": "random"}, {"bot": "random"}])
        assert server.stop() == 0
        for line in lines:
            bye = line.hear_until("bye")
            assert (bye["message"]["code"], bye["again"]) == ("server-stopping", True)
            with pytest.raises(ConnectionClosed):
                line.hear()
    with running(tmp_path, **GENEROUS) as again:
        moved(ada, again)
        assert ada.get(f"/api/tables/{table}")["seq"] >= done[-1]


def test_what_was_acknowledged_survives_a_sudden_death(tmp_path: Path) -> None:
    server = Running(tmp_path, **GENEROUS)
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    done = []
    for _ in range(8):
        mover = turn_of(*lines)
        done.append((mover.move()["seq"], mover.view["seq"]))
    server.kill()
    events = max((line.events for line in lines), key=len)
    with running(tmp_path, **GENEROUS) as again:
        moved(ada, again)
        found = ada.get(f"/api/tables/{table}/events?since={events[0]['seq'] - 1}")["events"]
        assert found == events
        back = ada.sit_down(table, events[-1]["seq"])
        assert back.view["seq"] == done[-1][1]


def test_workers_do_not_outlive_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = Person(server.url)
        table = ada.table(
            "chevalier_noir", CHEVALIER, ["me", {"bot": "greedy"}], settings={"confirm": False}
        )["id"]
        line = ada.sit_down(table)
        while line.view["play"]["asked"] == 0:
            line.move()
        line.wait_for(lambda view: view["play"]["asked"] == 0 or view["stage"] == "over")
        children = _children(server.process.pid)
        assert children
        assert server.stop() == 0
        assert all(has_ended(pid) for pid in children)


def _children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(each) for each in text.split()]


def test_bots_go_on_where_a_dead_server_stopped(tmp_path: Path) -> None:
    server = Running(tmp_path, **GENEROUS, SAMEDI_BOT_PAUSE_MS="300")
    ada = Person(server.url)
    table = ada.table("chevalier_noir", CHEVALIER, [{"bot": "random"}, {"bot": "random"}])["id"]
    time.sleep(1)
    server.kill()
    with running(tmp_path, **GENEROUS) as again:
        moved(ada, again)
        before = ada.get(f"/api/tables/{table}/events?since=0")["last"]
        deadline = time.monotonic() + 60
        while ada.get(f"/api/tables/{table}/events?since=0")["last"] <= before:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_an_interrupt_stops_too_and_a_taken_port_is_passed_over(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(20) == 0
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with running(tmp_path / "other", port=str(port)) as server:
            assert server.url.rpartition(":")[2] != str(port)


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    command = [sys.executable, "-m", "samedi.cli", "serve", "--no-browser", "--port", "0", "--lang", "en"]
    ended = subprocess.run(
        [*command, "--data", str(tmp_path / "data")], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert "cannot be kept in" in ended.stderr
    assert "[Errno" not in ended.stderr
    assert "Traceback" not in ended.stderr


def test_who_does_not_read_is_sent_away_and_nobody_waits(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        ada, deaf = Person(server.url, "Ada"), Person(server.url, "Deaf")
        made = ada.table("dicke_daemonen", DAEMONEN)
        deaf.join(made["invites"]["watch"])
        line, unread = ada.sit_down(made["id"]), deaf.sit_down(made["id"])
        for number in range(2000):  # every message is large, and the watcher takes none of them
            world = ("first-picture", "petals")[number % 2]
            assert line.do("set_options", options={"players": 2, "world": world})["type"] == "accepted"
            if number % 50 == 0 and "samedi_slow_readers_total 1" in ada.http.get("/metrics").text:
                break
        else:
            raise AssertionError("nobody was sent away")
        line.wait_for(lambda view: view["seq"] > number)
        assert line.do("rename", name="Ada again")["type"] == "accepted"
        with pytest.raises(ConnectionClosed):
            unread.hear_until("nothing")
        back = deaf.sit_down(made["id"])
        assert ada.id in back.view["watchers"]


def moved(person: Person, server: Running) -> Person:
    """Somebody who finds the server at its new address."""
    person.url = server.url
    person.http.base_url = server.url
    person.http.headers["origin"] = server.url
    return person
