"""A board to try things on, and the tree of what was tried there."""

import json
import lzma
from pathlib import Path
from typing import Any

from tests.server.serving import CHEVALIER, DAEMONEN, Person, Running, key, two_at
from tests.server.test_exports import finished

Json = dict[str, Any]
ENDED = Path(__file__).parents[1] / "old" / "chevalier_noir.export.json.xz"


def begun(server: Running) -> tuple[Person, str, Json]:
    """Somebody who tries things from the start of a finished game: where the study is, and its codes."""
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 12)
    links = ada.post("/api/studies", {"table": table, "at": 0, "key": key()}, 201)
    return ada, f"/api/studies/{links['edit']}", links


def tried(person: Person, study: str, parent: str, place: int = 0) -> Json:
    """Do what comes first of all that is possible at a node, or at a later place."""
    here = person.post(f"{study}/look", {"node": parent}, 200)["tried"]
    actions = here["play"].get("legal") or [each["action"] for each in here["outcomes"]]
    done: Json = person.post(f"{study}/do", {"parent": parent, "action": actions[place]}, 200)
    return done


def change(person: Person, path: str, body: Json) -> None:
    """Change something to which there is nothing to answer."""
    assert person.http.post(path, json=body).status_code == 204


def test_from_a_moment_of_a_finished_game_both_sides_and_chance_are_tried(server: Running) -> None:
    ada, study, _ = begun(server)
    node, seen = "start", set()
    for _ in range(30):
        here = tried(ada, study, node)["tried"]
        node = here["node"]
        asked = here["play"]["asked"]
        assert asked in (None, here["seat"])
        seen.add(asked)
    assert {0, 1, None} <= seen
    view = ada.get(study)
    assert len(view["nodes"]) == 30
    assert view["nodes"][-1]["id"] == node
    assert any(each.get("chance") for each in view["nodes"])


def test_the_same_way_leads_to_the_same_node_and_another_is_a_branch(server: Running) -> None:
    ada, study, _ = begun(server)
    first = tried(ada, study, "start")
    assert tried(ada, study, "start")["tried"]["node"] == first["tried"]["node"]
    other = tried(ada, study, "start", 1)
    assert other["count"] == 2
    assert [each["parent"] for each in ada.get(study)["nodes"]] == ["start", "start"]


def test_whoever_asks_again_is_told_only_what_has_changed(server: Running) -> None:
    ada, study, links = begun(server)
    known = ada.get(study)["changed_at"]
    bob, reading = Person(server.url, "Bob"), f"/api/studies/{links['read']}"
    assert bob.http.get(f"{reading}?since={known}").status_code == 204
    tried(ada, study, "start")
    assert len(bob.get(f"{reading}?since={known}")["nodes"]) == 1
    bob.get("/api/studies/none?since=1", 404)
    bob.get(f"{reading}?since=x", 400)


def test_what_the_rules_forbid_is_refused_with_the_reason(server: Running) -> None:
    ada, study, _ = begun(server)
    chosen = ada.post(f"{study}/look", {"node": "start"}, 200)["tried"]["play"]["legal"][0]
    here = tried(ada, study, "start")["tried"]
    while here["play"]["asked"] is not None:
        here = tried(ada, study, here["node"])["tried"]
    late = ada.post(f"{study}/do", {"parent": here["node"], "action": chosen}, 400)
    assert late["message"]["code"] == "table-study-not-possible"
    early = ada.post(f"{study}/do", {"parent": "start", "action": here["outcomes"][0]["action"]}, 400)
    assert early["message"]["code"] != "server-trouble"
    unknown = ada.post(f"{study}/do", {"parent": "0" * 16, "action": chosen}, 400)
    assert unknown["message"]["code"] == "table-study-no-node"


def test_two_who_edit_at_once_lose_nothing_and_the_last_comment_counts(server: Running) -> None:
    ada, study, links = begun(server)
    bob = Person(server.url, "Bob")
    one, other = tried(ada, study, "start"), tried(bob, study, "start", 1)
    change(bob, f"{study}/note", {"node": one["tried"]["node"], "comment": "quiet", "name": "A"})
    change(ada, f"{study}/note", {"node": one["tried"]["node"], "comment": "bold"})
    nodes = {each["id"]: each for each in bob.get(f"/api/studies/{links['read']}")["nodes"]}
    assert set(nodes) == {one["tried"]["node"], other["tried"]["node"]}
    assert (nodes[one["tried"]["node"]]["name"], nodes[one["tried"]["node"]]["comment"]) == ("A", "bold")


def test_a_branch_is_cut_with_all_that_follows(server: Running) -> None:
    ada, study, _ = begun(server)
    first = tried(ada, study, "start")["tried"]["node"]
    tried(ada, study, tried(ada, study, first)["tried"]["node"])
    kept = tried(ada, study, "start", 1)["tried"]["node"]
    change(ada, f"{study}/cut", {"node": first})
    assert [each["id"] for each in ada.get(study)["nodes"]] == [kept]
    assert ada.post(f"{study}/cut", {"node": "start"}, 409)["message"]["code"] == "server-study-start"


def test_who_has_the_link_to_read_changes_nothing(server: Running) -> None:
    ada, study, links = begun(server)
    node = tried(ada, study, "start")["tried"]["node"]
    bob, reading = Person(server.url, "Bob"), f"/api/studies/{links['read']}"
    view = bob.get(reading)
    assert view["links"] == {"read": links["read"]}
    assert "table" not in view, "the game is open to those who were invited there"
    assert "table" in ada.get(study)
    action = view["nodes"][0]["action"]
    for path, body in {
        "do": {"parent": "start", "action": action},
        "note": {"node": node, "comment": "mine"},
        "cut": {"node": node},
    }.items():
        refused = bob.post(f"{reading}/{path}", body, 403)
        assert refused["message"]["code"] == "server-study-read-only"
    assert bob.http.delete(reading).status_code == 403
    assert ada.http.delete(study).status_code == 204
    assert bob.http.get(reading).status_code == 404


def test_studies_are_listed_for_whoever_began_them(server: Running) -> None:
    ada, study, links = begun(server)
    change(ada, f"{study}/note", {"node": "start", "name": "The gallop"})
    (card,) = ada.get("/api/studies")
    assert (card["edit"], card["name"], card["game"]) == (links["edit"], "The gallop", "chevalier_noir")
    assert Person(server.url, "Bob").get("/api/studies") == []


def test_of_a_running_game_nothing_is_tried_unless_hints_are_allowed(server: Running) -> None:
    ada, bob, table = two_at(server)
    for person, seat in ((ada, 0), (bob, 1)):
        body = {"table": table, "at": 0, "key": key(), "seat": seat}
        assert person.post("/api/studies", body, 403)["message"]["code"] == "table-no-hints"
    stranger = Person(server.url, "Cem")
    body = {"table": table, "at": 0, "key": key(), "seat": 0}
    assert stranger.post("/api/studies", body, 403)["message"]["code"] == "server-not-invited"


def test_at_a_table_with_hints_only_what_the_own_seat_knows_is_tried_and_everybody_hears_of_it(
    server: Running,
) -> None:
    ada = Person(server.url, "Ada")
    table = ada.table("dicke_daemonen", DAEMONEN, ["me", {"bot": "random"}], settings={"hints": True})["id"]
    view = ada.get(f"/api/tables/{table}")
    body = {"table": table, "at": view["play"]["length"], "key": key(), "seat": 0}
    assert view["play"]["asked"] == 0
    links = ada.post("/api/studies", body, 201)
    study = ada.get(f"/api/studies/{links['edit']}")
    assert study["is_anew"]
    start = ada.post(f"/api/studies/{links['edit']}/look", {"node": "start"}, 200)["tried"]
    assert start["play"]["position"] == view["play"]["position"]
    events = ada.get(f"/api/tables/{table}/events")["events"]
    assert "hint_taken" in {each["what"]["type"] for each in events}
    other = ada.post("/api/studies", {**body, "seat": 1, "key": key()}, 409)
    assert other["message"]["code"] == "server-hint-not-now"


def test_from_a_running_game_in_which_nothing_is_hidden_a_file_leaves_that_any_server_takes(
    server: Running,
) -> None:
    ada = Person(server.url, "Ada")
    table = ada.table("chevalier_noir", CHEVALIER, ["me", {"bot": "random"}], settings={"hints": True})["id"]
    view = ada.get(f"/api/tables/{table}")
    body = {"table": table, "at": view["play"]["length"], "key": key(), "seat": 0}
    study = f"/api/studies/{ada.post('/api/studies', body, 201)['edit']}"
    tried(ada, study, "start")
    file = ada.get(f"{study}/file")
    assert "signature" not in file
    again = ada.http.post("/api/studies/files", content=json.dumps(file))
    assert again.status_code == 201, again.text
    assert shape(ada.get(f"/api/studies/{again.json()['edit']}")) == shape(ada.get(study))


def test_where_no_moves_lead_to_the_start_no_text_is_written_and_the_file_is_believed_here_only(
    server: Running,
) -> None:
    ada = Person(server.url, "Ada")
    table = ada.table("dicke_daemonen", DAEMONEN, ["me", {"bot": "random"}], settings={"hints": True})["id"]
    at = ada.get(f"/api/tables/{table}")["play"]["length"]
    body = {"table": table, "at": at, "key": key(), "seat": 0}
    study = f"/api/studies/{ada.post('/api/studies', body, 201)['edit']}"
    assert ada.get(study)["lacks_way"]
    refused = ada.http.get(f"{study}/text")
    assert (refused.status_code, refused.json()["message"]["code"]) == (409, "server-study-no-text")
    again = ada.http.post("/api/studies/files", content=ada.http.get(f"{study}/file").content)
    assert again.status_code == 201, again.text
    assert ada.get(f"/api/studies/{again.json()['edit']}")["lacks_way"]


def test_a_move_that_ends_the_game_is_worth_what_the_game_then_pays(server: Running) -> None:
    ada, game = Person(server.url, "Ada"), json.loads(lzma.decompress(ENDED.read_bytes()))
    *before, last = game["record"]["actions"]
    table = ada.post("/api/imports", game, 201)["id"]
    links = ada.post("/api/studies", {"table": table, "at": len(before), "key": key()}, 201)
    study = f"/api/studies/{links['edit']}"
    ended = ada.post(f"{study}/do", {"parent": "start", "action": last}, 200)
    told = ada.post(f"{study}/hint", {"node": ended["tried"]["node"]}, 200)
    assert told == {"lines": [], "chances": ended["shares"], "simulations": 0}
    assert sorted(told["chances"]) == [0, 1]


def test_what_a_device_found_is_put_into_words(server: Running) -> None:
    ada, study, _ = begun(server)
    here = ada.post(f"{study}/look", {"node": "start"}, 200)
    (mind,) = here["minds"]
    assert mind["seat"] == here["tried"]["seat"]
    found = {"action": 0, "visits": 10, "value": 0.5}
    told = ada.post(f"{study}/told", {"node": "start", "lines": [found], "simulations": 10}, 200)
    assert all(json.dumps(line["action"]) for line in told["lines"])


def shape(view: Json) -> list[Any]:
    """What a study says, whatever its codes are."""
    said = ("parent", "action", "name", "comment")
    return sorted(json.dumps([node.get(part) for part in said]) for node in view["nodes"])


def a_study_with_everything(server: Running) -> tuple[Person, str]:
    """Two lines, a name and comments."""
    ada, study, _ = begun(server)
    first = tried(ada, study, "start")["tried"]["node"]
    tried(ada, study, tried(ada, study, first)["tried"]["node"])
    other = tried(ada, study, "start", 1)["tried"]["node"]
    change(ada, f"{study}/note", {"node": other, "name": "Slow [but] sure", "comment": "Takes {time}"})
    change(ada, f"{study}/note", {"node": "start", "name": "Two ways", "comment": "Which?"})
    return ada, study


def test_a_study_leaves_as_a_file_and_comes_back(server: Running) -> None:
    ada, study = a_study_with_everything(server)
    data = ada.http.get(f"{study}/file").content
    bob = Person(server.url, "Bob")
    answer = bob.http.post("/api/studies/files", content=data)
    assert answer.status_code == 201, answer.text
    view = bob.get(f"/api/studies/{answer.json()['edit']}")
    assert (view["name"], view["comment"], view["is_mine"]) == ("Two ways", "Which?", True)
    assert shape(view) == shape(ada.get(study))


def test_a_study_is_written_with_variations_in_parentheses_and_read_again(server: Running) -> None:
    ada, study = a_study_with_everything(server)
    text = ada.http.get(f"{study}/text").text
    line = text.splitlines()[-1]
    assert line.startswith("[Two ways] {Which?} ")
    assert "[Slow (but) sure] {Takes (time)})" in line
    for content in (text, json.dumps(text)):
        again = ada.http.post("/api/studies/files", content=content.encode()).json()["edit"]
        assert ada.http.get(f"/api/studies/{again}/text").text == text


def test_a_file_that_the_rules_do_not_allow_is_refused(server: Running) -> None:
    ada, study = a_study_with_everything(server)
    file = ada.get(f"{study}/file")
    nodes = file["nodes"]
    for changed in (
        {**file, "nodes": [{**nodes[0], "action": nodes[1]["action"]}]},
        {**file, "nodes": nodes[-1:]},
        {**file, "start": {**file["start"], "game": "none"}},
        {**file, "start": {**file["start"], "way": None, "state": "AAAA"}},
        {**file, "start": {**file["start"], "way": ["nonsense"]}},
    ):
        answer = ada.http.post("/api/studies/files", content=json.dumps(changed))
        assert answer.status_code == 400, answer.text
    someone = {"type": "person", "person": "somebody", "name": "Zoë"}
    for start in (
        {"seats": [{**someone, "name": "x" * 25}]},
        {"seats": [{**someone, "name": "\u202eevil"}]},
        {"seats": [{**someone, "person": "<b>"}]},
        {"seats": [{"type": "bot", "name": "Some Bot"}]},
        {"way": None, "at": 10**30},
    ):
        answer = ada.http.post(
            "/api/studies/files", content=json.dumps({**file, "start": {**file["start"], **start}})
        )
        assert answer.status_code == 400, (start, answer.text)
    text = ada.http.get(f"{study}/text").text
    for broken in (b"1. e4 e5", f"{text} ((".encode(), f"{text} )".encode()):
        assert ada.http.post("/api/studies/files", content=broken).status_code == 400


def test_whoever_reads_a_study_goes_on_with_a_copy(server: Running) -> None:
    ada, study = a_study_with_everything(server)
    bob = Person(server.url, "Bob")
    copied = bob.post(f"/api/studies/{ada.get(study)['links']['read']}/copy", {}, 201)["edit"]
    tried(bob, f"/api/studies/{copied}", "start", 2)
    assert len(bob.get(f"/api/studies/{copied}")["nodes"]) == len(ada.get(study)["nodes"]) + 1
