"""Sealed numbers at a real server: opened after the start, waited for, and over a crash."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import GENEROUS
from tests.server.serving import CHEVALIER, DAEMONEN, OPEN, Json, Line, Person, Running, running

LONG_MS, SHORT_MS, AN_HOUR_MS = 600_000, 300, 3_600_000
PATIENT = ("tests.server.in_time", str(LONG_MS), "0", "1")  # so that it is killed before it goes on
LATER = ("tests.server.in_time", str(LONG_MS), str(AN_HOUR_MS), "1")
LATER_AND_HASTY = ("tests.server.in_time", str(SHORT_MS), str(AN_HOUR_MS), "1")
NUMBER = {"Ada": "a" * 64, "Bob": "b" * 64}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for numbers also where the machine has much else to do."""
    with running(tmp_path_factory.mktemp("patient"), program=PATIENT, **GENEROUS) as started:
        yield started


def seal_of(person: Person, table: str) -> str:
    return hashlib.sha256(f"{NUMBER[person.name]}|{table}|{person.id}".encode()).hexdigest()


def seated(server: Running, game: str, options: Json) -> tuple[Person, Person, str]:
    """Two people who have sealed their numbers."""
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    made = ada.table(game, options, ["me", "open"], settings={"confirm": False})
    table = made["id"]
    bob.join(made["invites"]["play"])
    bob.command(table, "sit", seat=1)
    for person in (bob, ada):
        person.command(table, "commit", seal=seal_of(person, table))
    bob.command(table, "ready", seat=1)
    return ada, bob, table


def opened(line: Line) -> None:
    """Wait until the number is awaited, and open it."""
    line.wait_for(lambda view: line.person.id in (view.get("opening") or {}).get("awaits", []))
    assert line.do("open_number", number=NUMBER[line.person.name])["type"] == "accepted"


def move_to(server: Running, *people: Person) -> None:
    """Let people find the server at its new address, with the cookie they have."""
    for person in people:
        cookies = person.http.cookies
        person.url = server.url
        person.http = httpx.Client(base_url=server.url, headers={"origin": server.url}, cookies=cookies)
        OPEN.append(person.http)


@pytest.mark.parametrize(("game", "options"), [("chevalier_noir", CHEVALIER), ("dicke_daemonen", DAEMONEN)])
def test_screens_open_one_after_the_other_and_the_game_goes_on(
    patient: Running, game: str, options: Json
) -> None:
    ada, bob, table = seated(patient, game, options)
    lines = [person.sit_down(table) for person in (ada, bob)]
    assert lines[0].do("start")["type"] == "accepted"
    for line in lines:
        opened(line)
    for line in lines:
        view = line.wait_for(lambda view: view["play"].get("asked") is not None)
        assert [each["number"] for each in view["seals"]] == [NUMBER["Ada"], NUMBER["Bob"]]
        assert view.get("opening") is None
        assert not any("is_missing" in each for each in view["seals"])


def test_before_its_time_neither_a_number_nor_the_secret_leaves(patient: Running) -> None:
    ada, bob, table = seated(patient, "dicke_daemonen", DAEMONEN)
    lines = [person.sit_down(table) for person in (ada, bob)]
    lines[0].do("start")
    opened(lines[0])
    lines[1].wait_for(lambda view: view["seals"][0].get("number") == NUMBER["Ada"])
    heard = "".join(text for line in lines for text in line.heard)
    for path in ("", "/events?since=0", "/positions/0"):
        heard += ada.http.get(f"/api/tables/{table}{path}").text
    assert NUMBER["Bob"] not in heard
    opened(lines[1])
    lines[1].wait_for(lambda view: view["play"].get("asked") is not None)
    before = "".join(text for line in lines for text in line.heard)
    assert bob.http.get(f"/api/tables/{table}/dice").status_code == 409
    assert lines[1].do("resign", seat=1)["type"] == "accepted"
    sheet = ada.get(f"/api/tables/{table}/dice")
    assert len(sheet["secret"]) == 64
    assert sheet["secret"] not in before
    assert [each["number"] for each in sheet["seals"]] == [NUMBER["Ada"], NUMBER["Bob"]]


def test_who_does_not_open_is_named_and_the_game_goes_on(server: Running) -> None:
    ada, bob, table = seated(server, "chevalier_noir", CHEVALIER)
    line = ada.sit_down(table)
    line.do("start")
    opened(line)
    view = line.wait_for(lambda view: view["play"].get("asked") is not None)
    assert [each.get("is_missing", False) for each in view["seals"]] == [False, True]
    assert view["seals"][1]["name"] == "Bob"
    late = bob.command(table, "open_number", 422, number=NUMBER["Bob"])
    assert late["message"]["code"] == "table-number-not-awaited"


def test_a_server_killed_between_start_and_opening_waits_for_people_to_come_back(tmp_path: Path) -> None:
    first = Running(tmp_path, program=PATIENT)
    ada, bob, table = seated(first, "chevalier_noir", CHEVALIER)
    line = ada.sit_down(table)
    line.do("start")
    opened(line)
    first.kill()
    line.close()
    with running(tmp_path, program=LATER) as second:
        move_to(second, ada, bob)
        again = [person.sit_down(table) for person in (ada, bob)]
        assert again[0].view["seals"][0]["number"] == NUMBER["Ada"]
        opened(again[1])
        for line in again:
            view = line.wait_for(lambda view: view["play"].get("asked") is not None)
            assert not any("is_missing" in each for each in view["seals"])


def test_a_table_that_nobody_comes_back_to_goes_on_after_a_crash(tmp_path: Path) -> None:
    first = Running(tmp_path, program=PATIENT)
    ada, _bob, table = seated(first, "chevalier_noir", CHEVALIER)
    ada.command(table, "start")
    first.kill()
    with running(tmp_path, program=LATER_AND_HASTY) as second:
        move_to(second, ada)
        line = ada.sit_down(table)
        view = line.wait_for(lambda view: view["play"].get("asked") is not None)
        assert [each["is_missing"] for each in view["seals"]] == [True, True]


def test_a_game_with_sealed_numbers_is_exported_and_taken_in_again(patient: Running) -> None:
    ada, bob, table = seated(patient, "dicke_daemonen", DAEMONEN)
    lines = [person.sit_down(table) for person in (ada, bob)]
    lines[0].do("start")
    for line in lines:
        opened(line)
    lines[1].wait_for(lambda view: view["play"].get("asked") is not None)
    lines[1].do("resign", seat=1)
    file: Any = ada.get(f"/api/tables/{table}/export")
    assert file["version"] == 2
    headers = {"content-type": "application/json"}
    answer = bob.http.post(
        "/api/imports", content=ada.http.get(f"/api/tables/{table}/export").content, headers=headers
    )
    assert (answer.status_code, answer.json()["vouched"]) == (201, True), answer.text
    again = bob.get(f"/api/tables/{answer.json()['id']}/export")
    assert again["dice"] == file["dice"]


def test_a_table_is_filled_and_started_later_by_who_seals_a_number(patient: Running) -> None:
    ada = Person(patient.url, "Ada")
    made = ada.table("chevalier_noir", CHEVALIER, ["me", {"bot": "greedy"}], starts=False)
    table = made["id"]
    assert ada.get(f"/api/tables/{table}")["stage"] == "lobby"
    ada.command(table, "commit", seal=seal_of(ada, table))
    ada.command(table, "start")
    ada.command(table, "open_number", number=NUMBER["Ada"])
    line = ada.sit_down(table)
    assert line.wait_for(lambda view: view["play"].get("asked") is not None)["seals"][0]["number"] == "a" * 64
