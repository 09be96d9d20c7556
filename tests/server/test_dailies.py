"""The game of the day: one for everybody, once for each, its dice closed until the day is over."""

import hashlib
from collections.abc import Iterator
from http.client import CONFLICT, NO_CONTENT, NOT_FOUND
from typing import Any

import pytest

from samedi.bots.ladder import NAMES
from samedi.table.dailies import day_at
from tests.server.conftest import GENEROUS
from tests.server.serving import Person, Running, key, running

GAME = "dicke_daemonen"
DAY_MS = 86_400_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which it is noon, so that no test meets the end of the day."""
    with running(tmp_path_factory.mktemp("noon"), "0", (), ("tests.noon", "0"), **GENEROUS) as started:
        yield started


def today(person: Person, game: str = GAME) -> Any:
    return person.get(f"/api/daily/{game}")


def begin(person: Person, status: int | None = None, **more: Any) -> Any:
    body = {"game": GAME, "name": person.name, "options": {}, "key": key(), "lesson": today(person)["lesson"]}
    return person.post("/api/tables", {**body, **more}, status)


def play(person: Person, table: str) -> Any:
    """Play a game to its end, always what is listed first."""
    view = person.get(f"/api/tables/{table}")
    while view["stage"] == "playing":
        play = view["play"]
        person.command(table, "move", seat=0, seen=view["seq"], action=play["legal"][0])
        view = person.get(f"/api/tables/{table}")
    return view


@pytest.fixture
def both(server: Running) -> list[tuple[Person, str, Any]]:
    """Two people who have played the game of the day."""
    people = [Person(server.url, "Ada"), Person(server.url, "Bea")]
    tables = [str(begin(each)["id"]) for each in people]
    return [(each, table, play(each, table)) for each, table in zip(people, tables, strict=True)]


def test_who_does_the_same_meets_the_same_dice(both: list[tuple[Person, str, Any]]) -> None:
    (_, first, ada), (_, second, bea) = both
    assert first != second
    assert ada["play"]["position"] == bea["play"]["position"]
    assert ada["commitment"] == bea["commitment"] == today(both[0][0])["commitment"]


def test_the_end_tells_nobody_the_dice_of_the_day(both: list[tuple[Person, str, Any]]) -> None:
    ada, table, view = both[0]
    assert (view["stage"], view.get("secret")) == ("over", None)
    kinds = [event["what"]["type"] for event in ada.get(f"/api/tables/{table}/events?since=0")["events"]]
    assert "ended" in kinds
    assert "revealed" not in kinds
    for what in ("export", "dice"):
        assert not ada.http.get(f"/api/tables/{table}/{what}").is_success


def test_results_are_told_to_everybody_and_yesterdays_dice_are_open(
    server: Running, both: list[tuple[Person, str, Any]]
) -> None:
    ada, table, view = both[0]
    told = today(ada)
    names = [(each["name"], each["score"], each.get("is_yours", False)) for each in told["results"]]
    score = view["play"]["result"]["score"]
    assert ("Ada", score, True) in names
    assert ("Bea", score, False) in names
    assert told["own"] == {"table": table, "is_over": True, "score": score}
    assert "own" not in today(Person(server.url, "Cem"))
    yesterday = told["yesterday"]
    assert yesterday["day"] == day_at(told["now"] - DAY_MS)
    sealed = bytes.fromhex(yesterday["secret"]) + f"|daily-{yesterday['day']}".encode()
    assert hashlib.sha256(sealed).hexdigest() == yesterday["commitment"] != told["commitment"]
    assert [roll["roll"] for roll in yesterday["opening"]] == [0, 1, 2, 3]
    assert "own" not in yesterday


def test_who_has_played_it_tries_things_and_plays_on_without_its_dice(
    both: list[tuple[Person, str, Any]],
) -> None:
    ada, table, view = both[0]
    at = view["play"]["length"] - 1
    study = ada.post("/api/studies", {"table": table, "at": at, "key": key()})["read"]
    copied = ada.get(f"/api/studies/{study}/file")
    assert ada.post("/api/studies/files", copied), "the way is that of the whole game"
    again = ada.table(GAME, {}, ["me"], begun={"table": table, "at": at})["id"]
    made = ada.get(f"/api/tables/{again}")
    assert made["commitment"] != view["commitment"]
    assert made["options"] == view["options"]


def test_nobody_plays_it_twice_or_on_another_day(
    server: Running, both: list[tuple[Person, str, Any]]
) -> None:
    bea, table, _ = both[1]
    assert begin(bea)["id"] == table
    assert bea.http.delete(f"/api/tables/{table}").status_code == NO_CONTENT
    assert begin(bea, CONFLICT)["message"]["code"] == "server-daily-had"
    cem = Person(server.url, "Cem")
    for day in (today(cem)["now"] + DAY_MS, today(cem)["now"] - DAY_MS):
        refused = begin(cem, CONFLICT, lesson=f"daily-{day_at(day)}")
        assert refused["message"]["code"] == "server-daily-other-day"
    cem.get("/api/daily/chevalier_noir", NOT_FOUND)


def test_who_has_begun_goes_on_alone_and_giving_up_brings_no_result(server: Running) -> None:
    dan = Person(server.url, "Dan")
    table = begin(dan)["id"]
    assert begin(dan)["id"] == table
    assert dan.http.delete(f"/api/tables/{table}").status_code == CONFLICT
    refused = dan.command(table, "seat_bot", 422, seat=0, bot=NAMES[-1])
    assert refused["message"]["code"] == "table-daily-alone"
    dan.command(table, "resign", seat=0)
    assert today(dan)["own"] == {"table": table, "is_over": True}
    assert "Dan" not in [each["name"] for each in today(dan)["results"]]
