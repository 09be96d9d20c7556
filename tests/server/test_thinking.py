"""Thinking on a person's own device: what it is told, what it may say, and when the server thinks itself."""

import asyncio
import base64
from typing import Any

import pytest

from samedi.core.position import listed
from samedi.core.record import from_bytes, to_bytes
from samedi.games import game as game_named
from samedi.server.bots import device as devices
from samedi.server.bots.device import Device
from samedi.server.bots.questions import hint_search
from samedi.server.wire.messages import Think, Thought
from samedi.server.wire.thinking import Found
from tests.server.serving import CHEVALIER, DAEMONEN, Json, Line, Person, Running, key, two_at
from tests.server.test_bots import legal, question

SOLO: dict[str, Any] = {"confirm": False, "hints": True}


def thinking(person: Person, table: str) -> Line:
    """A page that says it thinks for bots."""
    line = Line(person, table, greets=False)
    line.send({"type": "hello", "version": 1, "thinks": True})
    line.hear_until("snapshot")
    return line


def numbers(about: Json) -> list[int]:
    """What is legal in a position that is to be thought about."""
    game = game_named(about["game"])
    return listed(game, from_bytes(game.state, base64.b64decode(about["state"])))


def alone(server: Running, game: str = "chevalier_noir", options: Json = CHEVALIER) -> tuple[Person, str]:
    """Somebody at a table with a bot that searches, which begins."""
    ada = Person(server.url)
    made = ada.table(game, options, [{"bot": "zaz"}, "me"], settings=SOLO)
    return ada, made["id"]


def asked_for_bot(line: Line) -> Json:
    """What the page is asked to think about, after as many own moves as it takes."""
    for choice in range(200):
        while line.view["play"]["asked"] != 1:
            if (message := line.hear())["type"] == "think":
                return message
        line.move(choice)
    raise AssertionError("nobody asked")


def test_a_device_is_given_what_the_seat_may_know_and_its_finds_are_put_into_words(server: Running) -> None:
    ada, _, table = two_at(server, "dicke_daemonen", DAEMONEN, hints=True)
    view = ada.get(f"/api/tables/{table}")
    seat = view["play"]["asked"]
    asked = ada if seat == 0 else _
    about = asked.post(f"/api/tables/{table}/think", {"seat": seat, "key": key()})
    assert about["length"] == view["play"]["length"]
    assert about["simulations"] == 200_000
    own = asked.get(f"/api/tables/{table}")["play"]
    found = numbers(about)
    assert len(found) == len(own["legal"])
    lines = [{"action": each, "visits": 5, "value": 0.25, "line": []} for each in (found[0], 6000, found[-1])]
    said = {"seat": seat, "length": about["length"], "lines": lines, "simulations": 10}
    hint = asked.post(f"/api/tables/{table}/told", said)
    assert [line["action"] for line in hint["lines"]] == [own["legal"][0], own["legal"][-1]]
    assert hint["lines"][0]["told"]["code"]
    assert hint["simulations"] == 10
    late = asked.post(f"/api/tables/{table}/told", {**said, "length": about["length"] + 1}, 409)
    assert late["message"]["code"] == "server-hint-not-now"
    events = ada.get(f"/api/tables/{table}/events?since={view['seq']}")["events"]
    assert [event["what"]["type"] for event in events] == ["hint_taken"]


def test_who_may_have_no_hint_may_not_think_either(server: Running) -> None:
    ada, bob, table = two_at(server)
    people, seat = (ada, bob), ada.get(f"/api/tables/{table}")["play"]["asked"]
    for person in people:
        assert person.post(f"/api/tables/{table}/think", {"seat": seat, "key": key()}, 403)
    ada, bob, table = two_at(server, hints=True)
    people, seat = (ada, bob), ada.get(f"/api/tables/{table}")["play"]["asked"]
    other = people[1 - seat].post(f"/api/tables/{table}/think", {"seat": seat, "key": key()}, 403)
    assert other["message"]["code"] == "table-not-your-seat"
    told = {"seat": seat, "length": 0, "lines": [], "simulations": 0}
    assert people[1 - seat].http.post(f"/api/tables/{table}/told", json=told).status_code in (403, 409)


def test_what_a_visitor_says_to_follow_is_told_only_as_far_as_it_is_possible(server: Running) -> None:
    ada, bob, table = two_at(server, hints=True)
    seat = ada.get(f"/api/tables/{table}")["play"]["asked"]
    asked = (ada, bob)[seat]
    about = asked.post(f"/api/tables/{table}/think", {"seat": seat, "key": key()})
    first = numbers(about)[0]
    game = game_named("chevalier_noir")
    state = from_bytes(game.state, base64.b64decode(about["state"]))
    game.rules.apply(state, first)
    second = next(iter(_possible(game, state)))
    line = {"action": first, "visits": 1, "value": 1.0, "line": [second, 10**6, second]}
    said = {"seat": seat, "length": about["length"], "lines": [line], "simulations": 1}
    (told,) = asked.post(f"/api/tables/{table}/told", said)["lines"]
    assert len(told["line"]) == 1


def _possible(game: Any, state: Any) -> list[int]:
    out, weights = [0] * len(game.actions), [0] * len(game.actions)
    count = game.rules.outcomes(state, out, weights) if game.rules.mover(state) < 0 else 0
    return out[:count] or listed(game, state)


def test_a_device_thinks_for_the_bots_of_who_is_alone_and_the_log_says_so(server: Running) -> None:
    ada, table = alone(server)
    line = thinking(ada, table)
    asked = asked_for_bot(line)
    action = numbers(asked["about"])[-1]
    line.send(
        {"type": "thought", "seq": asked["seq"], "found": [{"action": action, "visits": 3, "value": 1}]}
    )
    line.wait_for(lambda view: view["seq"] > asked["seq"])
    moved = next(event["what"] for event in line.events if event["seq"] == asked["seq"] + 1)
    assert moved["on_device"]
    assert moved["seat"] == 0
    game = game_named("chevalier_noir")
    assert game.actions.from_builtins(moved["action"]) == action
    line.close()
    ada.command(table, "resign", seat=1)
    exported = ada.get(f"/api/tables/{table}/export")
    assert exported["on_device"] == [asked["about"]["length"]]
    kept = Person(server.url, "Cem").post("/api/imports", exported, 201)
    assert kept["vouched"]


@pytest.mark.parametrize("found", [[], [{"action": 10**6, "visits": 1, "value": 1}]])
def test_a_device_that_cannot_or_says_nonsense_is_not_asked_again(server: Running, found: list[Json]) -> None:
    ada, table = alone(server)
    line = thinking(ada, table)
    asked = asked_for_bot(line)
    line.send({"type": "thought", "seq": asked["seq"], "found": found})
    for choice in range(6):
        line.wait_for(lambda view: view["play"]["asked"] == 1)
        line.move(choice)
    moves = [event["what"] for event in line.events if event["what"]["type"] == "moved"]
    assert not any("on_device" in each for each in moves)
    assert sum('"type":"think"' in text for text in line.heard) == 1


def test_when_the_page_has_gone_the_server_moves(server: Running) -> None:
    ada, table = alone(server)
    line = thinking(ada, table)
    asked = asked_for_bot(line)
    line.close()
    plain = ada.sit_down(table)
    plain.wait_for(lambda view: view["seq"] > asked["seq"])
    moved = next(
        event["what"] for event in ada.get(f"/api/tables/{table}/events?since={asked['seq']}")["events"]
    )
    assert "on_device" not in moved


def test_no_device_thinks_where_something_is_hidden_or_others_play(server: Running) -> None:
    ada, table = alone(server, "dicke_daemonen", DAEMONEN)
    lines = [thinking(ada, table)]
    made = ada.table("chevalier_noir", {"players": 3}, ["me", {"bot": "zaz"}, "open"], settings=SOLO)
    bob = Person(server.url, "Bob")
    bob.join(made["invites"]["play"])
    bob.command(made["id"], "sit", seat=2)
    bob.command(made["id"], "ready", seat=2)
    ada.command(made["id"], "start")
    lines += [thinking(ada, made["id"]), thinking(bob, made["id"])]
    for choice in range(8):
        for line in lines:
            line.wait_for(lambda view: view["play"]["asked"] is not None)
            if line.view["play"].get("legal"):
                line.move(choice)
    heard = [text for line in lines for text in line.heard]
    assert any('"moved"' in text for text in heard)
    assert not any('"type":"think"' in text for text in heard)


def test_a_person_cannot_say_that_a_device_thought(server: Running) -> None:
    ada, bob, table = two_at(server)
    people, view = (ada, bob), ada.get(f"/api/tables/{table}")
    asked = people[view["play"]["asked"]]
    own = asked.get(f"/api/tables/{table}")
    action = own["play"]["legal"][0]
    asked.command(table, "move", seat=own["seat"], seen=own["seq"], action=action, on_device=True)
    (event, *_) = ada.get(f"/api/tables/{table}/events?since={view['seq']}")["events"]
    assert event["what"]["type"] == "moved"
    assert "on_device" not in event["what"]


def test_a_late_device_is_not_waited_for_nor_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "PATIENCE_S", 0.05)

    async def run() -> None:
        told: list[Think] = []
        device = Device(told.append)  # type: ignore[arg-type]
        device.is_willing = True
        asked = question()
        assert await device.search(7, asked, legal(asked), hint_search(asked)) is None
        assert not device.is_willing
        assert [each.seq for each in told] == [7]
        assert told[0].about.state == to_bytes(asked.hidden)
        device.take(Thought(seq=7, found=[Found(action=legal(asked)[0], visits=1, value=1.0)]))

    asyncio.run(run())
