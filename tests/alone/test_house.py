"""Tables without a server: the same messages as from one, and nothing is kept but what is told."""

import base64
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from samedi.alone.house import House
from samedi.core.actions import to_builtins
from samedi.core.position import listed
from samedi.core.record import from_bytes
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.files.imports import played_again
from samedi.server.gate.keys import Keys
from samedi.server.gate.tokens import Signer
from samedi.server.page.program import modules, program
from samedi.table.quizzes import posed

NOW = 1_000_000
TABLES: dict[str, dict[str, Any]] = {
    name: dict(next(iter(game_named(name).tables.values()))) for name in NAMES
}


class Device:
    """A house, and what a browser keeps of it."""

    def __init__(self) -> None:
        self.house = House()
        self.kept: dict[str, tuple[str, list[str]]] = {}
        self.heard: list[Any] = []

    def take(self, told: str) -> Any:
        outcome = json.loads(told)
        for write in outcome["writes"]:
            secret, events = self.kept.setdefault(write["id"], (write.get("secret", ""), []))
            assert secret
            assert write["first"] == len(events) + 1
            events += [json.dumps(each) for each in write["events"]]
        self.heard += outcome["messages"]
        return outcome

    def ask(self, method: str, path: str, body: object = None) -> Any:
        return self.take(self.house.ask(method, path, "" if body is None else json.dumps(body), NOW))

    def say(self, table: str, message: object) -> Any:
        return self.take(self.house.hear(table, json.dumps(message), NOW))

    def set_up(self, game: str, bot: str = "random", **settings: object) -> str:
        seats = ["me", *({"bot": bot} for _ in range(1, seats_of(game)))]
        body = {"game": game, "name": "Ann", "options": TABLES[game], "key": "one", "seats": seats}
        body["settings"] = settings
        made = self.ask("POST", "/api/tables", body)
        assert made["status"] == 201, made
        return str(made["answer"]["id"])

    def view(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}")["answer"]

    def reopen(self, table: str) -> None:
        self.house = House()
        assert self.take(self.house.open(*self.kept[table], NOW))["status"] == 200


def seats_of(game: str) -> int:
    return int(game_named(game).resolve(dict(TABLES[game])).seats)


def play(device: Device, table: str, most: int = 10_000) -> Any:
    """Do the first that is legal, as long as the game goes on, and let bots do what they do."""
    for turn in range(most):
        view = device.view(table)
        if view["stage"] == "over":
            return view
        asked = view["play"]
        if asked["asked"] == view["seat"] and asked.get("legal"):
            legal = asked["legal"]
            move = {"type": "move", "seat": view["seat"], "seen": view["seq"], "key": f"k{view['seq']}"}
            device.say(table, {"type": "command", "command": {**move, "action": legal[turn % len(legal)]}})
        else:
            device.take(device.house.happen(table, NOW))
    return device.view(table)


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_against_bots_is_exported_and_taken_by_a_server_which_does_not_vouch_for_it(
    game: str,
) -> None:
    device = Device()
    table = device.set_up(game)
    device.say(table, {"type": "hello", "version": 1})
    view = play(device, table)
    assert view["ended"]["why"] == "finished"
    file = device.ask("GET", f"/api/tables/{table}/export")["answer"]
    assert "signature" not in file
    again, _secret, _events = played_again(json.dumps(file).encode(), "p1", Signer(Keys.of(b"k" * 32)))
    assert again.memory.vouched is False
    assert again.memory.ended is not None
    assert again.memory.ended.winners == view["ended"]["winners"]
    assert len(device.ask("GET", f"/api/tables/{table}/dice")["answer"]["rolls"]) > 0


def test_a_screen_is_told_what_a_server_would_tell_and_a_table_reopens_where_it_was() -> None:
    device = Device()
    table = device.set_up("chevalier_noir")
    device.say(table, {"type": "hello", "version": 1})
    assert [each["type"] for each in device.heard] == ["welcome", "snapshot", "presence"]
    play(device, table, 40)
    before = device.view(table)
    device.reopen(table)
    assert device.view(table) == before
    device.heard.clear()
    device.say(table, {"type": "hello", "version": 1, "since": 3})
    kinds = [each["type"] for each in device.heard]
    assert kinds == ["welcome", "events", "snapshot", "presence"]
    assert [each["seq"] for each in device.heard[1]["events"]] == list(range(4, before["seq"] + 1))


def test_a_page_that_thinks_is_asked_once_for_a_bot_and_its_answer_is_checked() -> None:
    device = Device()
    table = device.set_up("chevalier_noir", "athena")
    device.say(table, {"type": "hello", "version": 1, "thinks": True})
    asked = until_asked(device, table)
    about = asked["about"]
    assert (about["game"], about["seat"]) == ("chevalier_noir", 1)
    legal = device.house._tables[table].table.legal()
    state = from_bytes(game_named("chevalier_noir").state, base64.b64decode(about["state"]))
    assert listed(game_named("chevalier_noir"), state) == legal
    no_action = next(each for each in range(1000) if each not in legal)
    right = {"action": legal[-1], "visits": 9, "value": 0.9}
    device.heard.clear()
    device.say(table, {"type": "thought", "seq": asked["seq"] - 1, "found": [right]})
    assert device.heard == []  # too late
    device.say(table, {"type": "thought", "seq": asked["seq"], "found": [right]})
    assert actions_heard(device)[0] == structure("chevalier_noir", legal[-1])
    asked = until_asked(device, table)
    device.heard.clear()
    device.say(table, {"type": "thought", "seq": asked["seq"], "found": [{**right, "action": no_action}]})
    assert actions_heard(device)[0] != structure("chevalier_noir", no_action)


def until_asked(device: Device, table: str) -> Any:
    """Play until the page is asked to think."""
    for _ in range(2000):
        device.heard.clear()
        play(device, table, 1)
        found = [each for each in device.heard if each["type"] == "think"]
        if found:
            return found[0]
    raise AssertionError("nobody was asked")


def actions_heard(device: Device) -> list[Any]:
    told = [event["what"] for each in device.heard if each["type"] == "events" for event in each["events"]]
    return [what["action"] for what in told if "action" in what]


def structure(game: str, number: int) -> Any:
    return to_builtins(game_named(game).actions.structure(number))


def test_a_refused_command_keeps_nothing_and_one_sent_twice_is_done_once() -> None:
    device = Device()
    table = device.set_up("chevalier_noir")
    kept = len(device.kept[table][1])
    refused = device.ask("POST", f"/api/tables/{table}/commands", {"type": "start", "key": "again"})
    assert (refused["status"], refused["answer"]["type"]) == (422, "refused")
    assert len(device.kept[table][1]) == kept
    for expected in ("accepted", "duplicate"):
        said = device.ask(
            "POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "enough"}
        )
        assert said["answer"]["type"] == expected


def test_for_a_hint_the_page_gets_what_the_seat_knows_and_what_it_found_is_told_if_it_can_be_so() -> None:
    device = Device()
    table = device.set_up("chevalier_noir", hints=True)
    view = until_mine(device, table)
    about = device.ask("POST", f"/api/tables/{table}/think", {"seat": 0, "key": "hint"})
    assert [event["what"]["type"] for event in about["writes"][0]["events"]] == ["hint_taken"]
    state = from_bytes(game_named("chevalier_noir").state, base64.b64decode(about["answer"]["state"]))
    legal = listed(game_named("chevalier_noir"), state)
    no_action = next(each for each in range(1000) if each not in legal)
    lines = [{"action": each, "visits": 9, "value": 0.5} for each in (no_action, legal[0])]
    found = {"seat": 0, "length": view["play"]["length"], "lines": lines, "simulations": 18}
    told = device.ask("POST", f"/api/tables/{table}/told", found)["answer"]
    assert [line["action"] for line in told["lines"]] == [structure("chevalier_noir", legal[0])]
    late = device.ask("POST", f"/api/tables/{table}/told", {**found, "length": found["length"] + 1})
    assert (late["status"], late["answer"]["message"]["code"]) == (409, "server-hint-not-now")


def test_where_hints_are_off_nobody_gets_one() -> None:
    device = Device()
    table = device.set_up("chevalier_noir", hints=False)
    until_mine(device, table)
    assert device.ask("POST", f"/api/tables/{table}/think", {"seat": 0, "key": "hint"})["status"] == 403


def until_mine(device: Device, table: str) -> Any:
    """Wait until the person is asked."""
    for _ in range(100):
        view = device.view(table)
        if view["play"]["asked"] == view["seat"] and view["play"].get("legal"):
            return view
        device.take(device.house.happen(table, NOW))
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_the_same_table_whenever_it_is_asked_for_and_does_what_it_says(game: str) -> None:
    device, lesson = Device(), next(each for each in game_named(game).lessons if not each.is_game)
    asked = {"game": game, "name": "Ann", "options": {}, "key": "lesson-1", "lesson": lesson.name}
    made = device.ask("POST", "/api/tables", asked)
    assert made["writes"][0]["is_lesson"]
    table = made["answer"]["id"]
    assert device.house.wanted(json.dumps(asked)) == [table]
    device.reopen(table)
    again = device.ask("POST", "/api/tables", asked)
    assert (again["answer"]["id"], again["writes"]) == (table, [])
    for _ in range(200):
        taught = device.view(table)["play"]["lesson"]
        if taught["state"] == "done":
            return
        follow(device, table, taught.get("way", []))
    raise AssertionError("it is not done")


def follow(device: Device, table: str, way: list[Any]) -> None:
    """Do what the lesson shows, or let happen what happens."""
    view = device.view(table)
    key = {"key": f"k{view['seq']}", "seat": view["seat"]}
    if way:
        move = {"type": "move", **key, "seen": view["seq"], "action": way[0]}
        device.ask("POST", f"/api/tables/{table}/commands", move)
    elif view["play"]["confirming"]:
        device.ask("POST", f"/api/tables/{table}/commands", {"type": "confirm", **key})
    else:
        device.take(device.house.happen(table, NOW))


def test_questions_are_found_as_far_as_they_are_read_and_the_same_as_a_server_asks() -> None:
    device, expected = Device(), [*posed(game_named("dicke_daemonen"), 3)]
    for number in (1, 3, 2):
        asked = device.ask("GET", f"/api/quiz/dicke_daemonen/3/{number}")["answer"]
        assert asked == json.loads(bytes(expected[number - 1].question))
    judged = device.ask("POST", "/api/quiz/dicke_daemonen/3/2", {"answer": 0})["answer"]
    assert judged["right"] == expected[1].judgement.right
    for nowhere in ("dicke_daemonen/3/21", "dicke_daemonen/3/0", "chess/3/1"):
        assert device.ask("GET", f"/api/quiz/{nowhere}")["status"] == 404


def test_what_is_wrong_is_said_and_what_needs_a_server_too() -> None:
    device = Device()
    table = device.set_up("chevalier_noir")
    assert device.ask("GET", "/api/tables/here-nobody")["status"] == 404
    assert device.ask("POST", "/api/tables", {"game": "chess"})["status"] == 400
    assert device.ask("GET", f"/api/tables/{table}/export")["status"] == 400  # not over yet
    assert (
        device.ask("POST", f"/api/tables/{table}/join", {})["answer"]["message"]["code"] == "server-not-here"
    )
    assert device.say(table, {"type": "nonsense"})["status"] == 400


def test_worlds_are_offered_checked_and_generated_here() -> None:
    device = Device()
    presets = device.ask("GET", "/api/worlds/presets")["answer"]
    checked = device.ask("POST", "/api/worlds/check", {"world": presets[0]["world"]})
    assert checked["status"] == 200
    assert checked["answer"]["ok"]
    assert device.ask("POST", "/api/worlds/generate", {"seed": 1})["answer"]["ok"]


def test_a_game_with_the_same_people_is_another_table_of_the_device() -> None:
    device = Device()
    table = device.set_up("chevalier_noir")
    device.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "enough"})
    device.ask("POST", f"/api/tables/{table}/commands", {"type": "rematch", "at_once": True, "key": "again"})
    following = device.view(table)["successor"]
    assert device.view(following)["stage"] == "lobby"
    device.reopen(following)
    assert device.view(following)["you"]["seats"]


def test_a_game_of_the_device_is_looked_back_on_by_what_its_page_finds() -> None:
    device = Device()
    table = device.set_up("chevalier_noir")
    refused = device.ask("POST", f"/api/tables/{table}/moments", {})
    assert refused["answer"]["message"]["code"] == "table-stage-playing"
    play(device, table, 6)
    device.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "enough"})
    asks = device.ask("POST", f"/api/tables/{table}/moments", {})["answer"]["asks"]
    assert asks["net"] == "two", "the page knows whether it has it"
    found = [{"expected": [0.5, 0.5], "reached": [0.5, 0.5]} for _ in asks["moments"]]
    luck = device.ask("POST", f"/api/tables/{table}/moments", {"rounds": [found]})["answer"]["asks"]
    rounds = [found, found[: len(luck["moments"])]]
    told = device.ask("POST", f"/api/tables/{table}/moments", {"rounds": rounds})["answer"]
    assert told["found"]["is_whole"], "where nothing matters, no choice is asked again"
    assert len(told["found"]["review"]["moments"]) == len(found)
    wrong = device.ask("POST", f"/api/tables/{table}/moments", {"rounds": [found[1:]]})
    assert (wrong["status"], wrong["answer"]["message"]["code"]) == (400, "server-review-wrong")


@pytest.mark.parametrize("game", NAMES)
def test_a_game_of_the_device_goes_on_from_a_moment_at_another_table(game: str) -> None:
    device = Device()
    table = device.set_up(game)
    play(device, table, 20)
    before = until_mine(device, table)["play"]
    begun: dict[str, Any] = {"table": table, "at": before["length"]}
    seats = ["me", *({"bot": "random"} for _ in range(1, seats_of(game)))]
    asked: dict[str, Any] = {"game": game, "name": "Ann", "options": {}, "key": "on", "seats": seats}
    asked["begun"] = begun
    assert device.ask("POST", "/api/tables", asked)["answer"]["message"]["code"] == "table-stage-playing"
    device.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "enough"})
    assert device.house.wanted(json.dumps(asked))[1:] == [table]
    made = device.ask("POST", "/api/tables", asked)
    assert made["status"] == 201, made
    view = device.view(made["answer"]["id"])
    assert view["options"] == device.view(table)["options"]
    assert view["play"]["position"] == before["position"]
    assert (
        device.ask("GET", f"/api/tables/{view['id']}/replay")["answer"]["first"]["position"]
        == before["position"]
    )
    device.ask("POST", f"/api/tables/{view['id']}/commands", {"type": "resign", "seat": 0, "key": "more"})
    dice = device.ask("GET", f"/api/tables/{view['id']}/dice")["answer"]
    assert dice["commitment"] == view["commitment"]
    nowhere = {**asked, "key": "off", "begun": {**begun, "table": "here-nobody"}}
    assert device.ask("POST", "/api/tables", nowhere)["status"] == 404


def test_browsers_know_that_there_are_words_for_a_die_of_any_colour(tmp_path: Path) -> None:
    (tmp_path / "samedi.zip").write_bytes(program())
    asked = "from samedi.words import knows; print(knows('en', 'baron-roll-any'), knows('en', 'no-word'))"
    told = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, 'samedi.zip'); {asked}"],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert told.stdout.split() == ["True", "False"]


def test_what_browsers_get_of_the_program_is_all_it_needs_and_nothing_of_servers() -> None:
    names = set(modules())
    assert {"samedi.table.table", "samedi.games.baron_voodoo.rules", "samedi.bots.simple"} <= names
    apart = (
        "samedi.server.storage.journal",
        "samedi.server.gate",
        "samedi.server.http",
        "samedi.core.compiled",
    )
    assert not [name for name in names if name.startswith(apart)]
