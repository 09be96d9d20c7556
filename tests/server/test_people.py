"""People at tables: the host, links, who is sent away, who keeps a game, whose name is whose."""

from typing import Any

from tests.server.serving import CHEVALIER, DAEMONEN, Person, Running, turn_of, two_at


def people_at(server: Running) -> tuple[Person, Person, Person]:
    ada, bob, cem = (Person(server.url, name) for name in ("Ada", "Bob", "Cem"))
    return ada, bob, cem


def listed(person: Person) -> list[str]:
    """The tables in somebody's list."""
    return [card["id"] for card in person.get("/api/tables")]


def gone(person: Person, table: str) -> int:
    """Ask that a table is deleted."""
    return person.http.delete(f"/api/tables/{table}").status_code


def test_a_watcher_does_not_inherit_the_table_and_the_waiting_player_can_start(server: Running) -> None:
    ada, bob, cem = people_at(server)
    made = ada.table("chevalier_noir", CHEVALIER)
    table = made["id"]
    cem.join(made["invites"]["watch"])
    bob.join(made["invites"]["play"])
    ada.command(table, "leave")
    assert bob.get(f"/api/tables/{table}").get("host") == ""
    assert gone(cem, table) == 403
    bob.command(table, "sit", seat=0)
    bob.command(table, "seat_bot", seat=1, bot="greedy")
    bob.command(table, "start")


def test_links_that_are_withdrawn_let_nobody_in_but_those_who_are_in(server: Running) -> None:
    ada, bob, cem = people_at(server)
    made = ada.table("chevalier_noir", CHEVALIER)
    table, old = made["id"], made["invites"]
    bob.join(old["play"])
    assert bob.command(table, "renew_links", 422)["message"]["code"] == "table-host-only"
    ada.command(table, "renew_links")
    for invite in old.values():
        assert cem.post("/api/join", {"invite": invite, "name": "Cem"}, 403)["message"]["code"] == (
            "server-old-invite"
        )
        assert cem.get(f"/api/invites/{invite}", 404)["message"]["code"] == "server-old-invite"
    assert bob.join(old["watch"]) == {"id": table, "role": "play"}
    new = ada.get(f"/api/tables/{table}/invites")
    assert cem.get(f"/api/invites/{new['play']}")["role"] == "play"
    assert cem.join(new["watch"])["role"] == "watch"
    forged = new["play"].replace("P1.", "P2.")
    assert cem.post("/api/join", {"invite": forged, "name": "Cem"}, 403)["message"]["code"] == (
        "server-bad-invite"
    )
    ada.command(table, "renew_links")
    newest = ada.get(f"/api/tables/{table}/invites")
    for kind in ("play", "watch", "spoken"):
        assert newest[kind] not in (new[kind], old.get(kind))


def test_who_is_sent_away_is_disconnected_and_does_not_come_back_by_the_link(server: Running) -> None:
    ada, bob, _ = people_at(server)
    made = ada.table("chevalier_noir", CHEVALIER)
    table = made["id"]
    bob.join(made["invites"]["play"])
    bob.command(table, "sit", seat=1)
    line = bob.sit_down(table)
    ada.command(table, "send_away", person=bob.id)
    bye = line.hear_until("bye")
    assert (bye["message"]["code"], bye["again"]) == ("server-sent-away", False)
    assert bob.get(f"/api/tables/{table}", 403)
    assert listed(bob) == []
    for invite in made["invites"].values():
        answer = bob.post("/api/join", {"invite": invite, "name": "Bob"}, 409)
        assert answer["message"]["code"] == "table-sent-away"
    assert ada.get(f"/api/tables/{table}")["seats"][1]["occupant"] == {"type": "open"}
    ada.command(table, "send_away", person=bob.id, is_away=False)
    bob.join(made["invites"]["play"])


def test_the_host_removes_a_table_for_all_only_before_the_game(server: Running) -> None:
    ada, bob, _ = people_at(server)
    made = ada.table("chevalier_noir", CHEVALIER)
    bob.join(made["invites"]["play"])
    assert gone(bob, made["id"]) == 403
    assert gone(ada, made["id"]) == 204
    assert listed(bob) == []


def test_a_finished_game_is_kept_for_whoever_keeps_it_and_gone_when_nobody_does(server: Running) -> None:
    ada, bob, table = two_at(server)
    assert (gone(ada, table), gone(bob, table)) == (409, 403)
    ada.command(table, "resign", seat=0)
    invite = bob.get(f"/api/tables/{table}/invites")["watch"]
    assert gone(ada, table) == 204
    assert listed(ada) == []
    assert ada.get(f"/api/tables/{table}", 403)
    assert listed(bob) == [table]
    assert bob.get(f"/api/tables/{table}")["host"] == bob.id
    assert bob.get(f"/api/tables/{table}/export")["id"] == table
    assert gone(bob, table) == 204
    assert listed(bob) == []
    assert ada.get(f"/api/invites/{invite}", 404)["message"]["code"] == "server-no-table"


def test_a_bots_hand_is_not_seen_by_sitting_down_for_a_moment(server: Running) -> None:
    ada, _, cem = people_at(server)
    made = ada.table("dicke_daemonen", DAEMONEN, ["me", {"bot": "random"}], settings={"confirm": True})
    table = made["id"]
    cem.join(made["invites"]["play"])
    line = cem.sit_down(table)
    assert line.do("sit", seat=1)["type"] == "accepted"
    view = line.wait_for(lambda view: view.get("seat_request"))
    assert view["you"]["seats"] == []
    assert view["seat"] == -1
    ada.command(table, "answer_seat", asked=view["seat_request"]["seq"], accepts=True)
    line.wait_for(lambda view: view["you"]["seats"] == [1])


def test_at_two_kept_seats_everybody_is_told_which_is_whose(server: Running) -> None:
    ada, bob, table = two_at(server)
    for seat, person in enumerate((ada, bob)):
        person.command(table, "seat_bot", seat=seat)
    seats = bob.get(f"/api/tables/{table}")["seats"]
    assert [seat["kept_for"] for seat in seats] == [ada.id, bob.id]
    bob.command(table, "sit", seat=1)


def finished(server: Running) -> tuple[Person, Person, str, dict[str, Any]]:
    """A game of two, and its file without a signature."""
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    for choice in range(6):
        turn_of(*lines).move(choice)
    ada.command(table, "resign", seat=0)
    file = ada.get(f"/api/tables/{table}/export")
    del file["signature"]
    return ada, bob, table, file


def test_an_imported_game_takes_no_name_from_the_next_one(server: Running) -> None:
    ada, bob, table, file = finished(server)
    stranger = Person(server.url, "Eve")
    file["seats"][0] = {"type": "person", "person": stranger.id, "name": "Eve"}
    file["record"]["seats"][0] = "Eve"
    copy = stranger.post("/api/imports", file, 201)["id"]
    assert stranger.command(copy, "rematch", 422)["message"]["code"] == "table-imported"
    ada.command(table, "rematch")
    bob.command(table, "rematch")
    assert bob.get(f"/api/tables/{table}")["successor"] == f"{table}.2"
    assert f"{table}.2" in listed(ada)


def test_a_file_from_elsewhere_speaks_for_nobody_but_who_brings_it(server: Running) -> None:
    _, bob, _, file = finished(server)
    stranger = Person(server.url, "Eve")
    copy = stranger.post("/api/imports", file, 201)["id"]
    assert bob.get(f"/api/tables/{copy}", 403)
    bob.name = "Robert"
    bob.join(stranger.get(f"/api/tables/{copy}/invites")["play"])
    assert bob.get(f"/api/tables/{copy}")["you"]["seats"] == []
    stranger.command(copy, "leave")
    assert bob.get(f"/api/tables/{copy}")["host"] == ""


def test_names_that_read_the_same_are_the_same_at_the_door(server: Running) -> None:
    ada, bob, cem = people_at(server)
    made = ada.table("chevalier_noir", CHEVALIER)
    path, invite = "/api/join", made["invites"]["play"]
    bob.post(path, {"invite": invite, "name": "Jose\u0301"})
    assert bob.get(f"/api/tables/{made['id']}")["watchers"][bob.id] == "José"
    for name, code in (("José", "table-name-taken"), ("\u3164", "table-unreadable")):
        assert cem.post(path, {"invite": invite, "name": name}, 409)["message"]["code"] == code


def test_the_list_shows_what_waits_first_and_goes_on_from_any_place(server: Running) -> None:
    ada = Person(server.url)
    waiting = ada.table("chevalier_noir", CHEVALIER, ["me", {"me": "Bob"}])["id"]
    others = [ada.table("chevalier_noir", CHEVALIER)["id"] for _ in range(103)]
    first = ada.get("/api/tables")
    assert [card["id"] for card in first] == [waiting, *others[:3:-1]]
    rest = ada.get(f"/api/tables?after={first[-1]['place']}")
    assert [card["id"] for card in rest] == others[3::-1]
    assert ada.get(f"/api/tables?after={rest[-1]['place']}") == []
    assert ada.get("/api/tables?after=here", 400)["message"]["code"] == "server-bad-place"
