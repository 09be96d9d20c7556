"""The same person on another device: by a code for minutes, once, that nobody can guess."""

from pathlib import Path

import httpx
import pytest

from samedi.server.gate import moving
from samedi.server.gate.moving import LASTS_S, Moves, new_code
from samedi.server.gate.spoken import WORDS
from tests.server.serving import CHEVALIER, Person, Running, running


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_code_makes_another_device_the_same_person(server: Running) -> None:
    ada, other = Person(server.url, "Ada"), Person(server.url, "Bob")
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    given = ada.post("/api/me/code", {"name": "Ada"})
    assert given["seconds"] == LASTS_S
    typed = given["code"].upper().replace(" ", "-")
    assert other.post("/api/me/move", {"code": typed}) == {"person": ada.id, "name": "Ada"}
    assert other.post("/api/me", {})["person"] == ada.id
    assert [card["id"] for card in other.get("/api/tables")] == [table]
    assert ada.post("/api/me", {})["person"] == ada.id, "the first device stays the same person too"


def test_a_code_is_good_once_and_the_newest_only(server: Running) -> None:
    ada, bob, cem = (Person(server.url, name) for name in ("Ada", "Bob", "Cem"))
    old = ada.post("/api/me/code", {})["code"]
    new = ada.post("/api/me/code", {})["code"]
    assert bob.post("/api/me/move", {"code": old}, 404)["message"]["code"] == "server-bad-move"
    assert bob.post("/api/me/move", {"code": new})["person"] == ada.id
    assert cem.post("/api/me/move", {"code": new}, 404)["message"]["code"] == "server-bad-move"
    assert cem.post("/api/me", {})["person"] == cem.id


def test_a_code_needs_a_person_and_the_own_page(server: Running) -> None:
    stranger = httpx.post(f"{server.url}/api/me/code", json={}, headers={"origin": server.url})
    assert stranger.status_code == 401
    foreign = httpx.post(
        f"{server.url}/api/me/move", json={"code": "x"}, headers={"origin": "http://evil.example"}
    )
    assert foreign.status_code == 403


def test_wrong_codes_are_few_and_a_right_one_does_not_count(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guess(Person(server.url, "Ada"), Person(server.url, "Eve"))


def guess(ada: Person, eve: Person) -> None:
    for _ in range(12):
        assert eve.post("/api/me/move", {"code": ada.post("/api/me/code", {})["code"]})["person"] == ada.id
    answers = [eve.http.post("/api/me/move", json={"code": f"panda tango {100 + n}"}) for n in range(30)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert int(refused[0].headers["retry-after"]) > 60
    assert refused[0].json()["message"]["code"] == "server-too-many"
    code = ada.post("/api/me/code", {})["code"]
    assert eve.http.post("/api/me/move", json={"code": code}).status_code == 429, "nor is a right one tried"


def test_no_code_is_ever_written_down(server: Running) -> None:
    ada = Person(server.url, "Ada")
    code = ada.post("/api/me/code", {})["code"]
    ada.post("/api/me/move", {"code": code})
    assert code.split()[0] not in server.log.read_text(encoding="utf-8")


def test_a_code_ends_after_some_minutes() -> None:
    clock = Clock()
    moves = Moves(clock)
    code = moves.offer("ada", "")
    clock.now = LASTS_S
    assert moves.take(code) is None
    clock.now = 0
    assert moves.take(code) is None, "whoever came too late has used it up"


def test_there_is_an_end_to_codes_and_the_oldest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "MOST", 3)
    moves = Moves()
    codes = [moves.offer(f"p{n}", "") for n in range(5)]
    found = [moves.take(code) for code in codes]
    assert [mover and mover.person for mover in found] == [None, None, "p2", "p3", "p4"]


def test_codes_are_two_words_and_a_number() -> None:
    first, second, number = new_code().split()
    assert {first, second} <= set(WORDS)
    assert number.isdigit()
    assert len({new_code() for _ in range(50)}) > 45
