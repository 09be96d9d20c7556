"""The HTTP interface, as `docs/wire.md` tells it."""

import re
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from samedi.core.actions import to_builtins
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.tables.patches import merged
from tests.server.serving import CHEVALIER, DAEMONEN, Person, Running, key, two_at

WIRE = Path(__file__).parents[2] / "docs" / "wire.md"


def test_somebody_known_stays_the_same_and_the_cookie_is_for_the_server_only(server: Running) -> None:
    ada = Person(server.url)
    answer = ada.http.post("/api/me", json={})
    assert answer.json() == {"person": ada.id}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie.replace("samesite", "")
    assert Person(server.url).id != ada.id


def test_games_and_bots_are_listed(server: Running) -> None:
    ada = Person(server.url)
    games = ada.get("/api/games")
    assert [game["name"] for game in games] == list(NAMES)
    for game in games:
        assert set(game["tables"]) == set(game["seats"])
        assert game["options"]["$defs"]
    bots = ada.get("/api/bots")
    assert [bot["strength"] for bot in bots] == sorted(bot["strength"] for bot in bots)


def test_a_table_filled_at_once_starts_at_once(server: Running) -> None:
    ada = Person(server.url)
    made = ada.table("chevalier_noir", CHEVALIER, ["me", {"me": "Bob"}])
    view = ada.get(f"/api/tables/{made['id']}")
    assert view["stage"] == "playing"
    assert view["you"] == {"person": ada.id, "role": "play", "seats": [0, 1]}
    assert [seat["occupant"]["name"] for seat in view["seats"]] == ["Ada", "Bob"]
    card = ada.get("/api/tables")[0]
    assert card["id"] == made["id"]
    assert card["asks_you"]
    assert card["mine"] == [0, 1]
    assert card["asked"] == view["play"]["asked"]


def test_the_same_key_makes_one_table(server: Running) -> None:
    ada = Person(server.url)
    body = {"game": "chevalier_noir", "name": "Ada", "options": CHEVALIER, "key": key()}
    first, second = ada.post("/api/tables", body, 201), ada.post("/api/tables", body, 201)
    assert first == second
    assert len(ada.get("/api/tables")) == 1
    assert Person(server.url).post("/api/tables", body, 201)["id"] != first["id"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"players": 9}}, "option-invalid"),
        ({"seats": ["me"]}, "server-wrong-seats"),
        ({"seats": ["me", {"bot": "nobody"}]}, "unknown-bot"),
        ({"seats": ["me", {"bot": "judged:9@secret"}]}, "server-not-json"),
        ({"seats": ["me", {}]}, "server-wrong-seat"),
        ({"settings": {"stand_in": "nobody"}}, "unknown-bot"),
        ({"name": ""}, "server-not-json"),
        ({"more": 1}, "server-not-json"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Running, change: dict[str, Any], code: str) -> None:
    body = {"game": "chevalier_noir", "name": "Ada", "options": CHEVALIER, "key": key(), **change}
    answer = Person(server.url).post("/api/tables", body, 400)
    assert answer["message"]["code"] == code


def test_a_link_lets_in_to_play_or_to_watch(server: Running) -> None:
    ada, bob, cem = (Person(server.url, name) for name in ("Ada", "Bob", "Cem"))
    made = ada.table("chevalier_noir", CHEVALIER, ["me", "open"])
    table = made["id"]
    assert bob.get(f"/api/tables/{table}", 403)["message"]["code"] == "server-not-invited"
    told = bob.get(f"/api/invites/{made['invites']['play']}")
    assert (told["game"], told["role"], told["host"], told["stage"]) == (
        "chevalier_noir",
        "play",
        "Ada",
        "lobby",
    )
    assert bob.join(made["invites"]["play"]) == {"id": table, "role": "play"}
    assert cem.join(made["invites"]["watch"]) == {"id": table, "role": "watch"}
    assert set(cem.get(f"/api/tables/{table}/invites")) == {"address", "watch"}
    invites = bob.get(f"/api/tables/{table}/invites")
    assert {role: invites[role] for role in made["invites"]} == made["invites"]
    assert set(invites) == {"address", "play", "spoken", "watch"}
    answer = cem.command(table, "sit", 422, seat=1)
    assert answer["message"]["code"] == "server-watch-only"
    bob.command(table, "sit", seat=1)
    assert cem.join(made["invites"]["play"])["role"] == "play"
    assert cem.join(made["invites"]["watch"])["role"] == "play"


def test_a_name_that_is_taken_is_refused_at_the_door(server: Running) -> None:
    ada, bob = Person(server.url, "Ada"), Person(server.url, "ada")
    made = ada.table("chevalier_noir", CHEVALIER)
    answer = bob.post("/api/join", {"invite": made["invites"]["play"], "name": "ada"}, 409)
    assert answer["message"]["code"] == "table-name-taken"
    assert bob.get(f"/api/tables/{made['id']}", 403)
    answer = bob.post("/api/join", {"invite": "p" + made["invites"]["watch"][1:], "name": "Bob"}, 403)
    assert answer["message"]["code"] == "server-bad-invite"
    other = ada.table("chevalier_noir", CHEVALIER)
    path = f"/api/tables/{other['id']}/join"
    assert bob.post(path, {"invite": made["invites"]["play"], "name": "Bob"}, 403)


def test_commands_over_http_have_their_status(server: Running) -> None:
    ada, bob, table = two_at(server)
    view = ada.get(f"/api/tables/{table}")
    people = [ada, bob]
    asked = people[view["play"]["asked"]]
    legal = asked.get(f"/api/tables/{table}")["play"]["legal"]
    assert "legal" not in people[1 - view["play"]["asked"]].get(f"/api/tables/{table}")["play"]
    move = {"seat": view["play"]["asked"], "seen": view["seq"], "action": legal[0], "key": key()}
    first = asked.command(table, "move", 200, **move)
    assert first["type"] == "accepted"
    again = asked.command(table, "move", 200, **move)
    assert (again["type"], again["seq"]) == ("duplicate", first["seq"])
    late = asked.command(table, "move", 409, **{**move, "key": key()})
    assert late["type"] == "conflict"
    assert late["seq"] >= first["seq"]
    wrong = asked.command(table, "move", 422, **{**move, "key": key(), "seat": 1 - move["seat"]})
    assert wrong["message"]["code"] == "table-not-your-seat"
    assert asked.command(table, "take_hint", 422, seat=0)["message"]["code"] == "server-other-way"
    assert asked.post(f"/api/tables/{table}/commands", {"type": "dance", "key": "x"}, 400)


def test_events_come_without_a_gap_and_positions_for_every_length(server: Running) -> None:
    ada, bob, table = two_at(server)
    view = ada.get(f"/api/tables/{table}")
    seat = view["play"]["asked"]
    legal = (ada, bob)[seat].get(f"/api/tables/{table}")["play"]["legal"]
    (ada, bob)[seat].command(table, "move", seat=seat, seen=view["seq"], action=legal[0])
    view = ada.get(f"/api/tables/{table}")
    found = ada.get(f"/api/tables/{table}/events?since=0")
    assert [event["seq"] for event in found["events"]] == list(range(1, view["seq"] + 1))
    assert found["last"] == view["seq"]
    assert ada.get(f"/api/tables/{table}/events?since={view['seq']}")["events"] == []
    assert ada.get(f"/api/tables/{table}/events?since=-1", 400)
    length = view["play"]["length"]
    now = ada.get(f"/api/tables/{table}/positions/{length}")
    assert (now["position"], now["status"]) == (view["play"]["position"], view["play"]["status"])
    first = ada.get(f"/api/tables/{table}/positions/1")
    assert (first["seat"], first["action"], first["told"]["code"] != "") == (seat, legal[0], True)
    assert "action" not in ada.get(f"/api/tables/{table}/positions/0")
    assert ada.get(f"/api/tables/{table}/positions/{length + 1}", 404)


def test_why_names_the_clause(server: Running) -> None:
    ada, bob, table = two_at(server)
    view = ada.get(f"/api/tables/{table}")
    seat = view["play"]["asked"]
    asked, other = (ada, bob) if seat == 0 else (bob, ada)
    legal = asked.get(f"/api/tables/{table}")["play"]["legal"]
    assert asked.post(f"/api/tables/{table}/why", {"seat": seat, "action": legal[0]}) == {}
    actions = map(to_builtins, game_named("chevalier_noir").actions)
    illegal = next(action for action in actions if action not in legal)
    answer = asked.post(f"/api/tables/{table}/why", {"seat": seat, "action": illegal})
    assert answer["message"]["clause"].startswith("CN-")
    assert asked.post(f"/api/tables/{table}/why", {"seat": seat, "action": {"type": "dance"}}, 400)
    assert other.post(f"/api/tables/{table}/why", {"seat": seat, "action": legal[0]}, 403)


def test_who_leaves_has_left(server: Running) -> None:
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    made = ada.table("chevalier_noir", CHEVALIER)
    bob.join(made["invites"]["play"])
    bob.command(made["id"], "leave")
    assert bob.get(f"/api/tables/{made['id']}", 403)
    assert bob.get("/api/tables") == []


def test_rules_words_and_codes_are_served(server: Running) -> None:
    ada = Person(server.url)
    clauses = ada.get("/api/rules/baron_voodoo?language=fr")
    numbers = [clause["number"] for clause in clauses]
    assert "BV-4.3" in numbers
    assert all(clause["text"] or clause.get("title") for clause in clauses)
    assert ada.get("/api/rules/chess", 404)
    words = ada.http.get("/words/fr.ftl")
    assert "server-stopping" in words.text
    assert "baron-title" in words.text
    assert ada.http.get("/words/xx.ftl").status_code == 404
    made = ada.table("chevalier_noir", CHEVALIER)
    assert "<svg" in ada.http.get(f"/qr/{made['invites']['play']}.svg").text
    assert ada.http.get("/qr/nonsense.svg").status_code == 404


def test_all_that_is_documented_is_there_and_all_that_is_there_documented(server: Running) -> None:
    told = {
        (method, re.sub(r"\{id\}", "{table}", path.partition("?")[0]))
        for method, path in re.findall(r"`(GET|POST|DELETE) (/api/[^ `]*)", WIRE.read_text(encoding="utf-8"))
    } - {("GET", "/api/schema.json"), ("GET", "/api/openapi.json")}
    document = Person(server.url).get("/api/openapi.json")
    there = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert told == there


def test_the_schemas_are_whole(server: Running) -> None:
    schema = Person(server.url).get("/api/schema.json")
    defs = schema["$defs"]
    references = set(re.findall(r'"#/\$defs/([^"]+)"', msgspec.json.encode(schema).decode()))
    assert references <= set(defs)
    assert {"Move", "SentView", "Welcome", "Bye", "Moved"} <= set(defs)


def test_two_who_race_for_one_seat_or_one_move_do_not_both_get_it(server: Running) -> None:
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    for _ in range(5):
        made = ada.table("chevalier_noir", CHEVALIER)
        bob.join(made["invites"]["play"])
        answers: list[dict[str, Any]] = []

        def sit(person: Person, table: str, answers: list[dict[str, Any]] = answers) -> None:
            body = {"type": "sit", "key": key(), "seat": 0}
            with httpx.Client(
                base_url=server.url, headers={"origin": server.url}, cookies=person.http.cookies
            ) as http:
                answers.append(http.post(f"/api/tables/{table}/commands", json=body).json())

        threads = [threading.Thread(target=sit, args=(person, made["id"])) for person in (ada, bob)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]


def test_hints_only_where_the_table_allows_them(server: Running) -> None:
    ada, _, table = two_at(server)
    answer = ada.post(f"/api/tables/{table}/hint", {"seat": 0, "key": key()}, 403)
    assert answer["message"]["code"] == "table-no-hints"


def test_a_secret_game_shows_its_secrets_to_nobody_else(server: Running) -> None:
    ada, bob, table = two_at(server, "dicke_daemonen", DAEMONEN)
    for seat, person in enumerate((ada, bob)):
        hands = person.get(f"/api/tables/{table}")["play"]["position"]["hands"]
        assert set(hands[1 - seat]) == {"hidden"}
        assert "red" in hands[seat]


def test_one_document_replays_the_whole_game_as_the_positions_show_it(server: Running) -> None:
    ada, _, table = two_at(server, "dicke_daemonen", DAEMONEN)
    view = ada.get(f"/api/tables/{table}")
    answer = ada.http.get(f"/api/tables/{table}/replay")
    assert answer.headers["content-encoding"] == "gzip", "a whole game is long"
    replay = answer.json()
    assert replay["constants"] == view["constants"]
    assert len(replay["patches"]) == view["play"]["length"]
    moment = replay["first"]
    assert moment == ada.get(f"/api/tables/{table}/positions/0")
    for length, patch in enumerate(replay["patches"], start=1):
        moment = merged(moment, patch)
        assert merged(moment, {}) == merged({}, ada.get(f"/api/tables/{table}/positions/{length}"))
    assert moment["position"] == merged({}, view["play"]["position"])
    assert moment["facts"] == merged({}, view["play"]["facts"])
