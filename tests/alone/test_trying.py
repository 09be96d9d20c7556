"""Boards to try things on without a server: the same answers as from one, and kept is what is told."""

import json
from base64 import b64decode
from typing import Any

import pytest

from samedi.alone.house import House
from samedi.core.record import to_bytes
from samedi.games import NAMES
from samedi.server.files.studies import read
from samedi.server.gate.keys import Keys
from samedi.server.gate.tokens import Signer
from samedi.table.study import MOST_NODES
from tests.alone.test_house import Device, play, until_mine

SIGNER = Signer(Keys.of(b"k" * 32))


class Board:
    """A study of a device, as its page asks for it."""

    def __init__(self, device: Device, table: str, **asked: object) -> None:
        self.device = device
        begun = device.ask("POST", "/api/studies", {"table": table, "key": "try", **asked})
        assert begun["status"] == 201, begun
        self.begun = begun
        self.name = str(begun["answer"]["edit"])
        self.kept = begun["studies"][0]

    def get(self, what: str = "", status: int = 200) -> Any:
        return self.take(self.device.ask("GET", f"/api/studies/{self.name}{what}"), status)

    def post(self, what: str, body: object, status: int = 200) -> Any:
        return self.take(self.device.ask("POST", f"/api/studies/{self.name}/{what}", body), status)

    def take(self, outcome: Any, status: int) -> Any:
        """What is answered; what is to be kept follows what was kept before."""
        assert outcome["status"] == status, outcome
        for write in outcome["studies"]:
            assert write["was"] == self.kept["kept"]["at"]
            assert write["kept"]["at"] > write["was"]
            self.kept = write
        return outcome["answer"]

    def do(self, parent: str, place: int = 0) -> Any:
        """Do what comes first of all that is possible at a node, or at a later place."""
        tried = self.post("look", {"node": parent})["tried"]
        actions = tried["play"].get("legal") or [each["action"] for each in tried["outcomes"]]
        return self.post("do", {"parent": parent, "action": actions[place]})

    def reopen(self, table: str) -> None:
        """Go on from what was kept."""
        self.device.house = House()
        opened = json.loads(self.device.house.open_study(json.dumps(self.kept["kept"]), table))
        assert opened["status"] == 200


def finished(device: Device, game: str, most: int = 30) -> str:
    table = device.set_up(game)
    play(device, table, most)
    device.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "enough"})
    return table


@pytest.mark.parametrize("game", NAMES)
def test_all_sides_and_chance_are_tried_and_all_of_it_is_there_again_when_it_is_opened_anew(
    game: str,
) -> None:
    device = Device()
    table = finished(device, game)
    board = Board(device, table, at=4)
    assert not board.begun["writes"]
    node, minds = "start", set()
    for _ in range(12):
        here = board.do(node)
        node = here["tried"]["node"]
        minds |= {each["seat"] for each in here.get("minds", [])}
    assert minds
    board.do("start", 1)
    board.post("note", {"node": node, "name": "The end", "comment": "Not bad."}, 204)
    board.post("note", {"node": "start", "name": "An evening"}, 204)
    before = board.get()
    board.reopen(table)
    assert board.get() == before
    assert (before["name"], before["table"], len(before["nodes"])) == ("An evening", table, 13)
    assert board.kept["card"]["name"] == "An evening"
    assert {each["id"]: each.get("name") for each in before["nodes"]}[node] == "The end"
    board.reopen("")
    assert "table" not in board.get(), "it is no longer kept"


def test_whoever_asks_again_is_told_only_what_has_changed_and_a_resend_changes_nothing() -> None:
    device = Device()
    board = Board(device, finished(device, "chevalier_noir"), at=0)
    known = board.get()["changed_at"]
    board.get(f"?since={known}", 204)
    first, again = board.do("start"), board.do("start")
    assert first == again | {"minds": first["minds"]}, "but for the chances of a search"
    assert len(board.get(f"?since={known}")["nodes"]) == 1
    board.post("cut", {"node": first["tried"]["node"]}, 204)
    assert board.get()["nodes"] == []
    assert board.post("cut", {"node": "start"}, 409)["message"]["code"] == "server-study-start"
    missing = board.post("note", {"node": first["tried"]["node"], "name": "gone"}, 404)
    assert missing["message"]["code"] == "table-study-no-node"


def test_a_branch_goes_with_all_that_was_tried_after_it() -> None:
    device = Device()
    board = Board(device, finished(device, "chevalier_noir"), at=0)
    first = board.do("start")["tried"]["node"]
    board.do(board.do(first)["tried"]["node"])
    stays = board.do("start", 1)["tried"]["node"]
    board.post("cut", {"node": first}, 204)
    assert [each["id"] for each in board.get()["nodes"]] == [stays]


def test_what_the_page_found_is_told_as_far_as_it_can_be_so() -> None:
    device = Device()
    board = Board(device, finished(device, "chevalier_noir"), at=0)
    node = "start"
    while not (here := board.post("look", {"node": node}))["tried"]["play"].get("legal"):
        node = board.do(node)["tried"]["node"]
    assert here["minds"][0]["net"] == "two", "the page knows whether it has it"
    legal = device.house._tables[next(iter(device.kept))].table.game.actions
    number = legal.from_builtins(here["tried"]["play"]["legal"][0])
    lines = [{"action": each, "visits": 9, "value": 0.5} for each in (number, 999)]
    told = board.post("told", {"node": node, "lines": lines, "simulations": 18})
    assert [each["action"] for each in told["lines"]] == [here["tried"]["play"]["legal"][0]]


def test_it_leaves_as_a_file_and_as_text_that_a_server_takes() -> None:
    device = Device()
    board = Board(device, finished(device, "chevalier_noir"), at=6)
    board.do(board.do("start")["tried"]["node"])
    board.do("start", 1)
    board.post("note", {"node": "start", "name": "An evening"}, 204)
    nodes = {each["id"] for each in board.get()["nodes"]}
    for data in (json.dumps(board.get("/file")), json.dumps(board.get("/text"))):
        taken = read(data.encode(), SIGNER)
        assert ({each.id for each in taken.nodes}, taken.name) == (nodes, "An evening")


def test_a_running_game_gives_a_board_where_hints_are_allowed_and_says_that_somebody_asked() -> None:
    device = Device()
    table = device.set_up("chevalier_noir", hints=True)
    view = until_mine(device, table)
    board = Board(device, table, at=view["play"]["length"], seat=view["seat"])
    assert [each["what"]["type"] for each in board.begun["writes"][0]["events"]] == ["hint_taken"]
    assert board.post("look", {"node": "start"})["tried"]["play"]["legal"] == view["play"]["legal"]
    board.do("start")
    assert len(read(json.dumps(board.get("/file")).encode(), SIGNER).nodes) == 1, "nothing is hidden"


def test_of_a_running_game_without_hints_there_is_no_board_nor_of_another_moment() -> None:
    device = Device()
    table = device.set_up("chevalier_noir", hints=False)
    view = until_mine(device, table)
    asked = {"table": table, "key": "try", "at": view["play"]["length"], "seat": view["seat"]}
    refused = device.ask("POST", "/api/studies", asked)
    assert (refused["status"], refused["answer"]["message"]["code"]) == (403, "table-no-hints")
    assert refused["studies"] == []
    other = Device()
    table = other.set_up("chevalier_noir", hints=True)
    view = until_mine(other, table)
    for wrong in ({"at": view["play"]["length"] + 1, "seat": 0}, {"at": view["play"]["length"], "seat": 1}):
        assert other.ask("POST", "/api/studies", {"table": table, "key": "try", **wrong})["status"] == 409


def test_what_a_seat_cannot_know_of_a_running_game_is_dealt_anew_and_leaves_in_no_file() -> None:
    dealt = set()
    for _ in range(8):
        device = Device()
        table = device.set_up("dicke_daemonen", hints=True)
        view = until_mine(device, table)
        board = Board(device, table, at=view["play"]["length"], seat=view["seat"])
        start = board.kept["kept"]["start"]
        assert board.get()["is_anew"]
        assert "way" not in start
        assert board.post("look", {"node": "start"})["tried"]["play"]["position"] == view["play"]["position"]
        for what in ("/file", "/text"):
            assert board.get(what, 409)["message"]["code"] == "server-study-stays"
        real = device.house._tables[table].table.board_at(view["play"]["length"])
        dealt.add(b64decode(start["state"]) == to_bytes(real))
    assert False in dealt, "what others really hold is in it"


def test_of_a_game_that_went_on_from_another_one_nothing_leaves_and_the_page_knows_before() -> None:
    device = Device()
    table = finished(device, "chevalier_noir")
    assert "lacks_way" not in Board(device, table, at=4).get()
    asked = {"game": "chevalier_noir", "name": "Ann", "options": {}, "key": "on"}
    more = {"begun": {"table": table, "at": 4}, "seats": ["me", {"me": "Bob"}]}
    later = device.ask("POST", "/api/tables", {**asked, **more})["answer"]["id"]
    device.ask("POST", f"/api/tables/{later}/commands", {"type": "resign", "seat": 0, "key": "more"})
    board = Board(device, later, at=0)
    assert board.get()["lacks_way"]
    assert board.get("/text", 409)["message"]["code"] == "server-study-stays"


def test_a_full_study_takes_no_more() -> None:
    device = Device()
    table = finished(device, "chevalier_noir")
    board = Board(device, table, at=0)
    board.do("start")
    (node,) = board.kept["kept"]["nodes"]
    board.kept["kept"]["nodes"] += [{**node, "id": f"{number:016x}"} for number in range(1, MOST_NODES)]
    board.reopen(table)
    board.do("start")
    action = board.post("look", {"node": "start"})["tried"]["play"]["legal"][1]
    full = board.post("do", {"parent": "start", "action": action}, 409)
    assert full["message"]["code"] == "server-study-full"


def test_what_is_not_there_or_takes_a_server_is_called_so() -> None:
    device = Device()
    asked = {"table": "here-nobody", "key": "try", "at": 0}
    assert device.ask("POST", "/api/studies", asked)["answer"]["message"]["code"] == "server-no-table"
    nowhere = device.ask("GET", "/api/studies/here-nobody")
    assert (nowhere["status"], nowhere["answer"]["message"]["code"]) == (404, "server-no-study")
    board = Board(device, finished(device, "chevalier_noir"), at=0)
    for what in ("hint", "copy"):
        assert board.post(what, {"node": "start"}, 404)["message"]["code"] == "server-not-here"
    assert device.ask("GET", "/api/studies/of-a-server")["answer"]["message"]["code"] == "server-not-here"
    device.house.drop(board.name)
    assert not device.house.has(board.name)
    board.get("", 404)


def test_a_study_of_a_table_that_was_deleted_is_opened_again_and_leads_there_no_more() -> None:
    device = Device()
    table = finished(device, "chevalier_noir")
    board = Board(device, table, at=0)
    device.house.drop(table)
    assert not device.house.has(board.name)
    board.reopen("")
    assert "table" not in board.get()
