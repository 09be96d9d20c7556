"""Looking back on finished games at a server."""

import time
from typing import Any

from tests.server.serving import CHEVALIER, Person, Running, two_at
from tests.server.test_exports import finished

PATIENCE_S = 300  # the very first search of a game is compiled


def whole_review(person: Person, table: str) -> dict[str, Any]:
    deadline, done = time.monotonic() + PATIENCE_S, 0
    while time.monotonic() < deadline:
        found: dict[str, Any] = person.post(f"/api/tables/{table}/review", {})
        assert found["done"] >= done, "it never goes back"
        done = found["done"]
        if found.get("is_whole"):
            return found
        time.sleep(0.2)
    raise AssertionError("it was not whole in time")


def test_a_finished_game_is_looked_back_on_and_kept(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 8)
    found = whole_review(ada, table)
    assert found["done"] == found["all"] == len(found["review"]["moments"])
    for seat in found["review"]["seats"]:
        parts = sum(seat[part] for part in ("start", "luck", "choices", "others", "revisions"))
        assert abs(parts - seat["result"]) < 1e-9
    assert len(found["seconds"]) == 2
    assert ada.post(f"/api/tables/{table}/review", {}) == found

    cem = Person(server.url, "Cem")
    assert cem.post(f"/api/tables/{table}/review", {}, 403)["message"]["code"] == "server-not-invited"
    kept = cem.post("/api/imports", ada.get(f"/api/tables/{table}/export"), 201)["id"]
    assert whole_review(cem, kept)["review"] == found["review"]


def test_nobody_looks_back_while_a_game_runs(server: Running) -> None:
    ada, bob, table = two_at(server)
    for person in (ada, bob):
        refused = person.post(f"/api/tables/{table}/review", {}, 409)
        assert refused["message"]["code"] == "table-stage-playing"
