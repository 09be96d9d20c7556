"""Spoken codes: easy to say, hard to guess, gone with the links, the day and the start of the game."""

import itertools
from collections import Counter
from pathlib import Path

import pytest

from samedi.server.gate.gate import CODES_IN_ALL, Gate
from samedi.server.gate.spoken import LASTS_MS, LONGEST, NUMBERS, WORDS, plain, spoken, tag
from samedi.server.operation.config import Config
from tests.server.serving import CHEVALIER, Json, Person, Running, running

KEY, OTHER = bytes(32), bytes(range(32))


def distance(one: str, other: str) -> int:
    """How many letters differ."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        before, row[0] = row[0], place
        for number, theirs in enumerate(other, 1):
            before, row[number] = (
                row[number],
                min(row[number] + 1, row[number - 1] + 1, before + (letter != theirs)),
            )
    return row[-1]


def test_the_words_are_told_apart_and_no_two_codes_are_one() -> None:
    assert len(WORDS) == len(set(WORDS)) == 256
    assert all(word.isascii() and word.isalpha() and word.islower() and 4 <= len(word) <= 9 for word in WORDS)
    assert all(distance(one, other) >= 2 for one, other in itertools.combinations(WORDS, 2))
    pairs = {one + other for one, other in itertools.permutations(WORDS, 2)}
    assert len(pairs) * len(NUMBERS) == 256 * 255 * 900


def test_a_code_is_two_different_words_and_a_number_and_needs_the_key() -> None:
    codes = [spoken(KEY, f"table{number}", 0).text.split() for number in range(2_000)]
    assert all(first != second and int(figure) in NUMBERS for first, second, figure in codes)
    assert len({tuple(code) for code in codes}) > 1_995
    assert Counter(code[0] for code in codes).most_common(1)[0][1] < 30, "no word is more likely than others"
    assert spoken(KEY, "a", 1) != spoken(KEY, "a", 2)
    assert spoken(KEY, "a", 1) != spoken(OTHER, "a", 1)
    assert tag(KEY, "piano tango 427") != tag(OTHER, "piano tango 427")


@pytest.mark.parametrize(
    "typed",
    [
        "piano tango 427",
        "PIANO TANGO 427",
        " Piano-Tango-427 ",
        "pianotango427",
        "píanö.tango,427",
        "Piano tango \uff14\uff12\uff17",
    ],
)
def test_a_code_is_found_however_it_is_typed(typed: str) -> None:
    assert plain(typed) == "pianotango427"


@pytest.mark.parametrize("typed", ["", "…", "🎹 💃", "пиано", "\x00", "\ud800", "٤٢٧", "a" * 10_000])
def test_what_is_no_code_becomes_nothing_worse(typed: str) -> None:
    assert len(plain(typed)) <= LONGEST
    assert len(tag(KEY, typed)) == 16


def hosted(server: Running) -> tuple[Person, str, str]:
    """Ada's table and its code."""
    ada = Person(server.url, "Ada")
    table = ada.table("chevalier_noir", CHEVALIER, ["me", "open"])["id"]
    return ada, table, ada.get(f"/api/tables/{table}/invites")["spoken"]


def found(person: Person, code: str, status: int | None = None) -> Json:
    """Type a code."""
    answer: Json = person.post("/api/codes", {"code": code}, status)
    return answer


def test_a_code_leads_to_the_link_and_the_link_to_a_chair(server: Running) -> None:
    ada, table, code = hosted(server)
    assert ada.get(f"/api/tables/{table}/invites")["spoken"] == code, "it stays the same"
    bob = Person(server.url, "Bob")
    invite = found(bob, code.upper().replace(" ", "-"))["invite"]
    assert invite == ada.get(f"/api/tables/{table}/invites")["play"]
    bob.post("/api/join", {"invite": invite, "name": "Bob", "sits": True})
    assert bob.get(f"/api/tables/{table}/invites")["spoken"] == code, "who plays may pass it on"
    cem = Person(server.url, "Cem")
    cem.join(ada.get(f"/api/tables/{table}/invites")["watch"])
    assert "spoken" not in cem.get(f"/api/tables/{table}/invites")


def test_a_code_ends_with_the_links_and_with_the_start(server: Running) -> None:
    ada, table, code = hosted(server)
    bob = Person(server.url, "Bob")
    ada.command(table, "renew_links")
    assert found(bob, code, 404)["message"]["code"] == "server-bad-code"
    new = ada.get(f"/api/tables/{table}/invites")["spoken"]
    assert new != code
    found(bob, new)
    ada.command(table, "seat_bot", seat=1, bot="random")
    ada.command(table, "start")
    assert found(bob, new, 404)["message"]["code"] == "server-bad-code"
    assert "spoken" not in ada.get(f"/api/tables/{table}/invites")


def test_a_code_ends_with_its_table(server: Running) -> None:
    ada, table, code = hosted(server)
    assert ada.http.delete(f"/api/tables/{table}").status_code == 204
    assert found(ada, code, 404)["message"]["code"] == "server-bad-code"


@pytest.mark.parametrize(
    "typed", ["piano tango", "", "'; drop table codes; --", "\u202e123", "piano tango 99"]
)
def test_a_wrong_code_is_just_wrong(server: Running, typed: str) -> None:
    assert found(Person(server.url), typed, 404)["message"]["code"] == "server-bad-code"


def test_a_code_that_is_too_long_or_no_text_is_not_even_looked_for(server: Running) -> None:
    ada = Person(server.url)
    assert found(ada, "a" * (LONGEST + 1), 400)
    assert ada.post("/api/codes", {"code": 427}, 400)


def test_codes_are_kept_over_a_restart_and_guesses_are_few(tmp_path: Path) -> None:
    with running(tmp_path, SAMEDI_WRONG_CODES_PER_HOUR="3") as first:
        _, _, code = hosted(first)
    with running(tmp_path, SAMEDI_WRONG_CODES_PER_HOUR="3") as second:
        eve = Person(second.url, "Eve")
        for _ in range(5):
            found(eve, code)  # what is right does not count
        assert [found(eve, f"piano tango {number}", 404) for number in (101, 102, 103)]
        answer = eve.http.post("/api/codes", json={"code": code})
        assert answer.status_code == 429, "then not even the right one is told"
        assert answer.json()["message"]["code"] == "server-too-many-codes"
        assert int(answer.headers["retry-after"]) > 60
        assert Person(second.url, "Mal").http.post("/api/codes", json={"code": code}).status_code == 429, (
            "a new person at the same address has no more guesses"
        )


def test_wrong_codes_of_all_addresses_together_are_bounded() -> None:
    gate = Gate(Config(wrong_codes_per_hour=2))
    tries = [gate.guess(f"192.0.2.{address}") for address in range(100) for _ in range(2)]
    assert tries.count(0) == 2 * CODES_IN_ALL
    assert gate.guess("198.51.100.1") > 0
    gate.guessed_right("192.0.2.1")
    assert gate.guess("198.51.100.1") == 0


def test_a_code_lasts_a_day() -> None:
    assert LASTS_MS == 86_400_000
