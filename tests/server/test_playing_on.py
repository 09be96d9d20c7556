"""Any moment of a finished game becomes a table of its own."""

import json
from base64 import b64decode

from samedi.core.record import from_bytes
from samedi.server.tables.playing_on import begun_at
from samedi.server.wire.tables import PlayOn
from samedi.table.commands import Resign, SeatBot
from tests.kuhn import CARDS
from tests.kuhn import GAME as KUHN
from tests.server.serving import CHEVALIER, DAEMONEN, Person, Running, key, turn_of, two_at
from tests.server.test_exports import finished, recomputed
from tests.table.evening import Evening


def gone_on(person: Person, table: str, at: int, **more: object) -> str:
    """A new table with both seats of one person, from a moment of a finished game."""
    begun = {"table": table, "at": at, **more}
    seats = ["me", {"me": "Inès"}]
    made: str = person.table("chevalier_noir", {}, seats, settings={"confirm": False}, begun=begun)["id"]
    return made


def test_a_game_goes_on_from_any_moment_and_says_so(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 12)
    moment = ada.get(f"/api/tables/{table}/positions/9")
    made = gone_on(ada, table, 9)
    view = ada.get(f"/api/tables/{made}")
    assert view["begun"] == {"table": table, "at": 9}
    assert view["options"] == ada.get(f"/api/tables/{table}")["options"]
    first = ada.get(f"/api/tables/{made}/positions/0")
    assert first["position"] == moment["position"]
    line = ada.sit_down(made)
    turn_of(line).move(0)
    ada.command(made, "resign", seat=0)
    assert ada.get(f"/api/tables/{made}/replay")["first"]["position"] == moment["position"]
    recomputed(ada, made)
    refused = ada.http.get(f"/api/tables/{made}/export").json()
    assert refused["message"]["code"] == "table-begun-no-file"


def test_what_was_hidden_stays_or_is_dealt_anew_and_nobody_is_sent_it(server: Running) -> None:
    ada, table = finished(server, "dicke_daemonen", DAEMONEN, 4)
    length = len(ada.get(f"/api/tables/{table}/export")["record"]["actions"])
    for is_anew in (False, True):
        bob = Person(server.url, "Bob")
        made = ada.table(
            "dicke_daemonen",
            {},
            ["me", "open"],
            begun={"table": table, "at": length - 1, "is_anew": is_anew},
        )
        bob.join(made["invites"]["play"])
        bob.command(made["id"], "sit", seat=1)
        bob.command(made["id"], "ready", seat=1)
        ada.command(made["id"], "start")
        view = bob.get(f"/api/tables/{made['id']}")
        assert view["begun"].get("is_anew", False) is is_anew
        sent = json.dumps([view, bob.get(f"/api/tables/{made['id']}/events")])
        assert '"state"' not in sent


def test_who_left_a_seat_to_a_bot_has_the_hands_of_all_dealt_anew() -> None:
    evening = Evening().begin()
    evening.do("bob", SeatBot, seat=1, bot="random")
    evening.do("ada", Resign, seat=0)
    boards = [begun_at(evening.table, PlayOn(table="evening", at=3, is_anew=True), "bob") for _ in range(60)]
    first = {from_bytes(KUHN.state, b64decode(each.state)).card[0] for each in boards}
    assert len(first) == CARDS


def test_only_who_may_see_a_finished_game_goes_on_from_it(server: Running) -> None:
    ada, bob, table = two_at(server)
    body = {"game": "chevalier_noir", "name": "Ada", "options": {}, "key": key()}
    running = {**body, "begun": {"table": table, "at": 0}}
    assert ada.post("/api/tables", running, 409)["message"]["code"] == "table-stage-playing"
    ada.command(table, "resign", seat=0)
    cem = Person(server.url, "Cem")
    assert cem.post("/api/tables", running, 403)["message"]["code"] == "server-not-invited"
    nowhere = {**body, "begun": {"table": "", "at": 0}}
    assert cem.post("/api/tables", nowhere, 403)["message"]["code"] == "server-not-invited"
    beyond = {**body, "begun": {"table": table, "at": 9999}}
    assert bob.post("/api/tables", beyond, 404)["message"]["code"] == "server-no-position"


def test_the_options_of_a_game_that_goes_on_stay_as_they_were(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 6)
    made = ada.table("chevalier_noir", {}, ["me", "open"], begun={"table": table, "at": 3})["id"]
    refused = ada.command(made, "set_options", 422, options={"players": 4})
    assert refused["message"]["code"] == "table-begun-is-set"
