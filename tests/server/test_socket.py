"""The socket, as `docs/wire.md` tells it."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from uvicorn import Config as UvicornConfig
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from samedi.server.app import Application
from samedi.server.operation.config import Config
from samedi.server.socket.list_connection import ListConnection
from samedi.server.socket.websocket import BatchedWebSocket
from samedi.server.tables import registry
from samedi.server.tables.patches import without_nulls
from tests.server.serving import (
    CHEVALIER,
    DAEMONEN,
    PATIENCE_S,
    Json,
    Line,
    Person,
    Running,
    key,
    running,
    turn_of,
    two_at,
)


def play_on(lines: list[Line], moves: int) -> None:
    for choice in range(moves):
        if lines[0].view["stage"] == "over":
            return
        turn_of(*lines).move(choice)


def test_hello_comes_first(server: Running) -> None:
    ada = Person(server.url)
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    line = Line(ada, table, greets=False)
    line.send({"type": "ping", "n": 1})
    assert line.hear()["type"] == "error"
    bye = line.hear()
    assert (bye["type"], bye["again"]) == ("bye", False)
    line = Line(ada, table, greets=False)
    line.send({"type": "hello", "version": 2})
    assert line.hear()["message"]["code"] == "server-hello-first"


def test_a_welcome_a_snapshot_and_who_is_there(server: Running) -> None:
    ada, bob, table = two_at(server)
    line = Line(ada, table, greets=False)
    line.send({"type": "hello", "version": 1})
    welcome = line.hear()
    assert {name: welcome[name] for name in ("type", "version", "person", "role")} == {
        "type": "welcome",
        "version": 1,
        "person": ada.id,
        "role": "play",
    }
    assert abs(welcome["now"] - time.time() * 1000) < 60_000
    assert line.hear()["type"] == "snapshot"
    assert line.hear() == {"type": "presence", "online": [ada.id]}
    other = bob.sit_down(table)
    assert line.hear_until("presence")["online"] == sorted([ada.id, bob.id])
    other.close()
    assert line.hear_until("presence")["online"] == [ada.id]
    line.send({"type": "ping", "n": 7})
    assert line.hear_until("pong")["n"] == 7


def test_everybody_follows_a_game_by_patches_alone(server: Running) -> None:
    ada, bob, table = two_at(server)
    cem = Person(server.url, "Cem")
    cem.join(ada.get(f"/api/tables/{table}/invites")["watch"])
    lines = [person.sit_down(table) for person in (ada, bob, cem)]
    play_on(lines[:2], 40)
    for line in lines:
        line.catch_up(max(each.view["seq"] for each in lines))
        assert without_nulls(line.view) == without_nulls(line.person.get(f"/api/tables/{table}"))
    assert lines[0].events == lines[1].events == lines[2].events


def test_the_answer_comes_before_the_news(server: Running) -> None:
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    mover = turn_of(*lines)
    view = mover.view
    mover.send(
        {
            "type": "command",
            "command": {
                "type": "move",
                "key": key(),
                "seat": view["seat"],
                "seen": view["seq"],
                "action": view["play"]["legal"][0],
            },
        }
    )
    kinds: list[str] = []
    while len(kinds) < 2:
        kinds += [kind for kind in [mover.hear()["type"]] if kind != "presence"]
    assert kinds == ["ack", "events"]


def test_a_resend_is_answered_and_not_done_again(server: Running) -> None:
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    mover = turn_of(*lines)
    command: Json = {"seat": mover.view["seat"], "seen": mover.view["seq"], "key": key()}
    command["action"] = mover.view["play"]["legal"][0]
    first = mover.do("move", **command)
    mover.catch_up(first["seq"])
    assert first["type"] == "accepted"
    assert mover.do("move", **command) == {"type": "duplicate", "key": command["key"], "seq": first["seq"]}
    other = lines[1 - lines.index(mover)]
    stolen = other.do("move", **command)  # somebody else's key is no key of this sender
    assert stolen["type"] == "refused"
    assert stolen["message"]["code"] == "table-not-your-seat"


def test_no_bot_sits_in_for_somebody_who_is_connected(server: Running) -> None:
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    mover = turn_of(*lines)
    other = lines[1 - lines.index(mover)]
    asked = {"seat": mover.view["seat"], "bot": "random", "key": key()}
    assert other.do("seat_bot", **asked)["message"]["code"] == "table-still-here"
    assert mover.do("seat_bot", **asked)["type"] == "accepted"


def test_a_key_so_old_that_the_table_forgot_it_is_still_a_duplicate(server: Running) -> None:
    ada = Person(server.url)
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    line = ada.sit_down(table)
    old = key()
    first = line.do("rename", name="Ada 0", key=old)
    for number in range(1, 40):
        assert line.do("rename", name=f"Ada {number}")["type"] == "accepted"
    again = line.do("rename", name="Ada 0", key=old)
    assert again == {"type": "duplicate", "key": old, "seq": first["seq"]}
    assert ada.get(f"/api/tables/{table}")["watchers"] == {ada.id: "Ada 39"}


def test_a_stale_move_gets_the_current_view(server: Running) -> None:
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    mover = turn_of(*lines)
    stale = {"seat": mover.view["seat"], "seen": mover.view["seq"], "action": mover.view["play"]["legal"][0]}
    mover.move()
    answer = mover.do("move", **stale)
    assert answer["type"] == "conflict"
    assert mover.hear_until("snapshot")["view"]["seq"] == answer["seq"]


def moving(command: Json, line: Line) -> Json:
    return line.do("move", **command)


def test_of_two_screens_of_one_person_one_makes_the_move(server: Running) -> None:
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    for _ in range(6):
        mover = turn_of(*lines)
        twin = mover.person.sit_down(table)
        legal = mover.view["play"]["legal"]
        command = {"seat": mover.view["seat"], "seen": mover.view["seq"], "action": legal[0]}
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(partial(moving, command), (mover, twin)))
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds in (["accepted", "conflict"], ["accepted", "refused"])
        seq = max(answer.get("seq", 0) for answer in answers)
        for line in lines:
            line.catch_up(seq)
        twin.close()
        if mover.view["stage"] == "over":
            return


def test_coming_back_brings_what_was_missed_without_a_gap(server: Running) -> None:
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    play_on(lines, 4)
    away = Line(ada, table)
    since = away.view["seq"]
    away.close()
    play_on(lines, 6)
    back = ada.sit_down(table, since)
    now = back.view["seq"]
    assert [event["seq"] for event in back.events] == list(range(since + 1, now + 1))
    assert without_nulls(back.view) == without_nulls(ada.get(f"/api/tables/{table}"))
    ahead = ada.sit_down(table, now + 1000)
    assert ahead.events == []


def test_nonsense_is_answered_and_too_much_of_it_ends_the_connection(server: Running) -> None:
    ada = Person(server.url)
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    line = ada.sit_down(table)
    for text in (
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"type":"ping","n":-1}',
        '{"type":"hello","version":1}',
    ):
        line.socket.send(text)
        assert line.hear_until("error")["message"]["code"].startswith("server-")
    line.socket.send(b"\xff\xfe")
    assert line.hear_until("error")
    assert line.do("rename", name="Still here")["type"] == "accepted"
    with suppress(ConnectionClosed):  # the server may have had enough before the last
        for _ in range(30):
            line.socket.send("{")
    bye = line.hear_until("bye")
    assert not bye["again"]
    with pytest.raises(ConnectionClosed):
        line.hear()


def test_many_messages_at_once_are_answered_in_order(server: Running) -> None:
    ada = Person(server.url)
    line = ada.sit_down(ada.table("chevalier_noir", CHEVALIER)["id"])
    for number in range(300):
        line.send({"type": "ping", "n": number})
    assert [line.hear_until("pong")["n"] for _ in range(300)] == list(range(300))


def test_who_sends_too_fast_waits_for_all_answers_and_gets_them(tmp_path: Path) -> None:
    with running(tmp_path, SAMEDI_MESSAGES_PER_SECOND="10") as server:
        ada = Person(server.url)
        table = ada.table("chevalier_noir", CHEVALIER)["id"]
        lines = [ada.sit_down(table) for _ in range(2)]  # which count together
        begun = time.monotonic()
        for line in lines:
            for number in range(40):
                line.send({"type": "ping", "n": number})
        for line in lines:
            assert [line.hear_until("pong")["n"] for _ in range(40)] == list(range(40))
        assert time.monotonic() - begun > 2, "fifty at once, and then ten a second"


def test_a_message_too_long_ends_only_its_connection(server: Running) -> None:
    ada, bob, table = two_at(server)
    line, other = ada.sit_down(table), bob.sit_down(table)
    line.socket.send("x" * 300_000)
    with pytest.raises(ConnectionClosed):
        line.hear_until("nothing")
    assert other.do("say", text="Still here")["type"] == "accepted"


def test_one_screen_turns_to_a_seat_only_when_asked(server: Running) -> None:
    ada = Person(server.url)
    table = ada.table("dicke_daemonen", DAEMONEN, ["me", {"me": "Bob"}], settings={"confirm": True})["id"]
    line = ada.sit_down(table)
    assert line.view["seat"] == -1
    assert all(set(hand) == {"hidden"} for hand in line.view["play"]["position"]["hands"])
    asked = line.view["play"]["asked"]
    line.do("look", seat=asked)
    line.wait_for(lambda view: view["seat"] == asked)
    assert "red" in line.view["play"]["position"]["hands"][asked]
    assert set(line.view["play"]["position"]["hands"][1 - asked]) == {"hidden"}
    while line.view["play"]["asked"] == asked:
        if line.view["play"].get("confirming"):
            answer = line.do("confirm", seat=asked, seen=line.view["seq"])
            line.wait_for(lambda view, seq=answer["seq"]: view["seq"] >= seq)
        else:
            line.move()
    line.wait_for(lambda view: view["seat"] == -1)
    assert all(set(hand) == {"hidden"} for hand in line.view["play"]["position"]["hands"])


def test_who_leaves_hears_no_more(server: Running) -> None:
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    made = ada.table("chevalier_noir", CHEVALIER)
    bob.join(made["invites"]["play"])
    line = bob.sit_down(made["id"])
    line.do("leave")
    bye = line.hear_until("bye")
    assert (bye["message"]["code"], bye["again"]) == ("server-left", False)


def test_a_table_that_is_deleted_says_good_bye(server: Running) -> None:
    ada = Person(server.url)
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    line = ada.sit_down(table)
    assert ada.http.delete(f"/api/tables/{table}").status_code == 204
    assert line.hear_until("bye")["message"]["code"] == "server-no-table"


def test_playing_again_takes_everybody_along(server: Running) -> None:
    ada, bob, table = two_at(server)
    line = ada.sit_down(table)
    bob.command(table, "resign", seat=1)
    ada.command(table, "rematch")
    bob.command(table, "rematch")
    line.wait_for(lambda view: view.get("successor"))
    successor = line.view["successor"]
    assert successor == f"{table}.2"
    view = bob.get(f"/api/tables/{successor}")
    assert view["stage"] == "lobby"
    assert [seat["occupant"]["person"] for seat in view["seats"]] == [bob.id, ada.id]
    bob.command(successor, "ready", seat=0)
    ada.command(successor, "start")
    assert ada.sit_down(successor).view["stage"] == "playing"
    invites = bob.get(f"/api/tables/{successor}/invites")
    assert Person(server.url, "Cem").join(invites["watch"])["id"] == successor


def test_a_flag_falls_by_itself_also_when_nobody_is_there(server: Running) -> None:
    clock = {"type": "per_move", "move_ms": 1000}
    ada, bob, table = two_at(server, clock=clock)
    line = ada.sit_down(table, 0)  # also what comes before it has sat down
    line.wait_for(lambda view: view["stage"] == "over")
    assert line.view["ended"]["why"] == "time"
    assert [event["what"]["type"] for event in line.events][-3:] == ["flag_fell", "ended", "revealed"]
    ada, bob, table = two_at(server, clock=clock)
    deadline = time.monotonic() + PATIENCE_S
    while bob.get(f"/api/tables/{table}/events?since=0")["events"][-1]["what"]["type"] != "revealed":
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_connection_that_falls_silent_is_closed_and_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "SILENCE_S", 5)

    async def run() -> None:
        application = Application(Config(data=str(tmp_path), warm_bots=False))
        line = BatchedWebSocket(UvicornConfig(application.asgi), ServerState(), {})
        quiet, lively = (ListConnection(application.registry, line, "ada", "") for _ in range(2))
        task = asyncio.ensure_future(asyncio.sleep(0))
        other = asyncio.ensure_future(asyncio.sleep(0))
        application.registry.connections |= {task: quiet, other: lively}
        quiet.heard -= 6
        await application.registry.dismiss_silent()
        assert quiet._bye is not None
        assert quiet._bye.again
        assert lively._bye is None
        await application.stop()
        await application.registry.close()

    asyncio.run(run())
