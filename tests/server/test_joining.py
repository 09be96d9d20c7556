"""Joining by a link: onto a chair in one request, whoever else comes at the same moment."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.serving import CHEVALIER, Json, Person, Running

SEAL = "ab" * 32


def sit_by(person: Person, invite: str, status: int | None = None) -> Json:
    """Come by a link and take a chair."""
    body = {"invite": invite, "name": person.name, "sits": True, "seal": SEAL}
    answer: Json = person.post("/api/join", body, status)
    return answer


def hosted(server: Running, players: int = 2, **settings: Any) -> tuple[Person, str, Json]:
    """Ada's table with free chairs."""
    ada = Person(server.url, "Ada")
    seats = ["me", *["open"] * (players - 1)]
    made = ada.table("chevalier_noir", {**CHEVALIER, "players": players}, seats, settings=settings)
    return ada, made["id"], made["invites"]


def test_a_friend_sits_sealed_and_ready_by_one_request(server: Running) -> None:
    ada, table, invites = hosted(server)
    bob = Person(server.url, "Bob")
    assert sit_by(bob, invites["play"]) == {"id": table, "role": "play"}
    view = bob.get(f"/api/tables/{table}")
    assert (view["you"]["seats"], view["seats"][1]["is_ready"]) == ([1], True)
    assert [each["by"] for each in view["seals"]] == [bob.id]
    assert sit_by(bob, invites["play"])["id"] == table, "asked again, nothing changes"
    assert bob.get(f"/api/tables/{table}")["seq"] == view["seq"]
    assert ada.command(table, "start")["type"] == "accepted"


def test_of_many_who_come_at_once_for_one_chair_one_sits_and_all_others_are_told(server: Running) -> None:
    _, table, invites = hosted(server)
    crowd = [Person(server.url, f"Guest {number}") for number in range(8)]

    def come(person: Person) -> int:
        body = {"invite": invites["play"], "name": person.name, "sits": True}
        return person.http.post("/api/join", json=body).status_code

    with ThreadPoolExecutor(len(crowd)) as pool:
        answers = list(pool.map(come, crowd))
    assert sorted(answers) == [200] + [409] * 7
    late = crowd[answers.index(409)]
    told = sit_by(late, invites["play"], 409)["message"]["code"]
    assert told == "table-chairs-taken"
    invited = late.get(f"/api/invites/{invites['play']}")
    assert (invited["free"], invited["can_watch"], invited["is_yours"]) == ([], True, False)
    late.join(invites["play"])
    assert late.get(f"/api/tables/{table}")["you"]["seats"] == []
    winner = crowd[answers.index(200)]
    assert winner.get(f"/api/invites/{invites['play']}")["is_yours"] is True


def test_a_link_for_watchers_gives_no_chair(server: Running) -> None:
    _, table, invites = hosted(server)
    cem = Person(server.url, "Cem")
    assert cem.get(f"/api/invites/{invites['watch']}")["free"] == []
    assert sit_by(cem, invites["watch"])["role"] == "watch"
    assert cem.get(f"/api/tables/{table}")["you"]["seats"] == []
    assert cem.command(table, "come", 422, name="Cem")["message"]["code"] == "server-watch-only"


def test_there_is_a_chair_also_where_nobody_may_watch(server: Running) -> None:
    _, table, invites = hosted(server, watchers=0)
    bob = Person(server.url, "Bob")
    sit_by(bob, invites["play"])
    assert bob.get(f"/api/tables/{table}")["you"]["seats"] == [1]
    cem = Person(server.url, "Cem")
    invited = cem.get(f"/api/invites/{invites['play']}")
    assert (invited["free"], invited["can_watch"]) == ([], False)


def test_the_game_begins_by_itself_when_the_last_friend_comes(server: Running) -> None:
    ada, table, invites = hosted(server)
    line = ada.sit_down(table)
    ada.command(table, "ready", seat=0)
    bob = Person(server.url, "Bob")
    bob.post("/api/join", {"invite": invites["play"], "name": "Bob", "sits": True})
    assert line.wait_for(lambda view: view["stage"] == "playing")["play"]["asked"] is not None


def test_a_late_third_is_offered_only_what_there_is(server: Running) -> None:
    ada, table, invites = hosted(server, 3)
    bob, cem = Person(server.url, "Bob"), Person(server.url, "Cem")
    sit_by(bob, invites["play"])
    ada.command(table, "seat_bot", seat=2, bot="random")
    ada.command(table, "start")
    assert cem.get(f"/api/invites/{invites['play']}")["free"] == [2]
    ada, table, invites = hosted(server)
    sit_by(bob, invites["play"])
    ada.command(table, "start")
    invited = cem.get(f"/api/invites/{invites['play']}")
    assert (invited["free"], invited["can_watch"]) == ([], True)
