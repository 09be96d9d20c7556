"""A page of one's own: what was played, everything as a file, and being forgotten."""

import time
from http.client import CONFLICT, FORBIDDEN, UNAUTHORIZED
from typing import Any

import httpx
import pytest

from samedi.table.forgetting import NOBODY
from tests.server.serving import CHEVALIER, Person, Running, key, two_at
from tests.server.test_dailies import begin, play
from tests.server.test_exports import finished
from tests.server.test_reviews import whole_review

PATIENCE_S = 60


def page(person: Person) -> Any:
    return person.get("/api/me/games")


def alone(person: Person, game: str, options: dict[str, Any], seats: list[Any]) -> str:
    """A game of one person that was given up."""
    made = person.table(game, options, seats, settings={"confirm": False})
    person.command(made["id"], "resign", seat=0)
    return str(made["id"])


def test_a_finished_game_is_on_the_page_of_everybody_who_played_and_of_nobody_else(server: Running) -> None:
    ada, bob, table = two_at(server)
    cem = Person(server.url, "Cem")
    assert page(ada)["all"] == page(bob)["all"] == 0, "nothing of a running game is told"
    ada.command(table, "resign", seat=0)
    (mine,), (other,) = page(ada)["games"], page(bob)["games"]
    assert (mine["table"], mine["mine"], mine["winners"], mine["why"]) == (table, [0], [1], "resigned")
    assert (other["mine"], other["is_there"]) == ([1], True)
    assert [seat["name"] for seat in mine["seats"]] == ["Ada", "Bob"]
    assert "person" not in mine["seats"][1], "whoever played with somebody does not become them"
    assert page(ada)["tallies"] == [{"game": "chevalier_noir", "players": 2, "played": 1, "won": 0}]
    assert page(bob)["opponents"] == [
        {"game": "chevalier_noir", "type": "person", "name": "Ada", "played": 1, "won": 1}
    ]
    assert page(cem)["all"] == 0
    with httpx.Client(base_url=server.url) as stranger:
        assert stranger.get("/api/me/games").status_code == UNAUTHORIZED


def test_lessons_and_games_from_files_are_nobodys_and_one_screen_wins_nothing(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 4)
    cem = Person(server.url, "Cem")
    cem.post("/api/imports", ada.get(f"/api/tables/{table}/export"), 201)
    assert page(cem)["all"] == 0
    shared = alone(cem, "chevalier_noir", CHEVALIER, ["me", {"me": "Dan"}])
    told = page(cem)
    assert [each["table"] for each in told["games"]] == [shared]
    assert (told["tallies"], told["opponents"]) == ([], [])


def test_the_game_of_the_day_and_games_alone_are_told_by_their_best(server: Running) -> None:
    ada = Person(server.url, "Ada")
    table = str(begin(ada)["id"])
    assert page(ada)["all"] == 0
    score = play(ada, table)["play"]["result"]["score"]
    (game,), (best,) = page(ada)["games"], page(ada)["alone"]
    assert (game["score"], game["is_solo"], len(game["day"])) == (score, True, 10)
    assert (best["played"], best["best"]["table"]) == (1, table)
    baron = {"solo": {"loa": "mamy_wata", "level": 3}}
    alone(ada, "baron_voodoo", baron, ["me", {"bot": "master"}])
    levels = {(each["game"], each.get("level")): each.get("best") for each in page(ada)["alone"]}
    assert levels[("baron_voodoo", 3)] is None, "what was given up has no score"


def test_a_game_that_goes_on_from_another_one_is_told_and_counts_nowhere(server: Running) -> None:
    ada = Person(server.url, "Ada")
    options, at_once = {"players": 1, "world": "first-picture"}, {"confirm": False}
    table = ada.table("dicke_daemonen", options, ["me"], settings=at_once)["id"]
    play(ada, table)
    (best,) = page(ada)["alone"]
    begun = {"table": table, "at": 0}
    again = ada.table("dicke_daemonen", {}, ["me"], settings=at_once, begun=begun)["id"]
    play(ada, again)
    whole_review(ada, again)
    told = page(ada)
    assert [each.get("is_begun", False) for each in told["games"]] == [True, False]
    assert (told["alone"], told["habits"]) == ([best], [])


def test_the_mistakes_of_a_bot_are_not_those_of_whoever_left_it_the_seat(server: Running) -> None:
    ada, bob, table = two_at(server)
    ada.command(table, "seat_bot", seat=0, bot="random")
    line = bob.sit_down(table)
    for _ in range(10):
        line.wait_for(lambda view: view["play"]["asked"] == 1)
        line.move(0)
    bob.command(table, "resign", seat=1)
    whole_review(ada, table)
    (mine,), (other,) = page(ada)["games"], page(bob)["games"]
    assert (mine["is_left"], other.get("is_left", False)) == (True, False)
    assert page(ada)["tallies"][0]["won"] == 1
    assert page(ada)["habits"] == []


def test_what_was_luck_is_noted_for_everybody_once_anybody_has_looked_back(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 8)
    assert "sums" not in page(ada)["games"][0]
    found = whole_review(ada, table)["review"]["seats"][0]
    deadline = time.monotonic() + PATIENCE_S
    while "sums" not in (game := page(ada)["games"][0]) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert (game["sums"]["luck"], game["sums"]["choices"]) == (found["luck"], found["choices"])
    assert ada.http.delete(f"/api/tables/{table}").is_success
    assert page(ada)["games"][0].get("is_there", False) is False, "the game outlives its table"
    assert page(ada)["games"][0]["sums"] == game["sums"]


@pytest.fixture
def left(server: Running) -> tuple[Person, Person, str]:
    """Two who have played and talked, and one of them is forgotten."""
    ada, bob, table = two_at(server)
    ada.command(table, "say", text="a secret of mine")
    ada.command(table, "resign", seat=0)
    assert ada.post("/api/me/forget", {}) == {"left": 0}
    return ada, bob, table


def test_who_is_forgotten_leaves_the_game_to_the_others_without_a_name(
    left: tuple[Person, Person, str],
) -> None:
    ada, bob, table = left
    view = bob.get(f"/api/tables/{table}")
    events = bob.http.get(f"/api/tables/{table}/events?since=0").text
    assert view["seats"][0]["occupant"]["name"] == NOBODY
    for told in (str(view), events, bob.http.get(f"/api/tables/{table}/export").text, str(page(bob))):
        assert "Ada" not in told
        assert "a secret of mine" not in told
    assert page(bob)["opponents"][0]["name"] == NOBODY
    assert bob.get(f"/api/tables/{table}/dice")["rolls"] is not None
    assert not ada.http.cookies, "this browser is nobody's now"
    imported = bob.post("/api/imports", bob.get(f"/api/tables/{table}/export"), 201)
    assert imported["vouched"], "the dice and the log are as they were"


def test_whoever_still_plays_with_others_is_not_forgotten_and_alone_everything_goes(server: Running) -> None:
    ada, _, table = two_at(server)
    assert ada.post("/api/me/forget", {}, CONFLICT)["message"]["code"] == "server-me-playing"
    cem = Person(server.url, "Cem")
    mine = alone(cem, "chevalier_noir", CHEVALIER, ["me", {"bot": "master"}])
    running = cem.table("chevalier_noir", CHEVALIER, ["me", {"bot": "master"}])["id"]
    cookies = dict(cem.http.cookies)
    assert cem.post("/api/me/forget", {}) == {"left": 0}
    cem.http.cookies.update(cookies)  # another device that is the same person
    assert page(cem)["all"] == 0
    for each in (mine, running, table):
        assert cem.http.get(f"/api/tables/{each}").status_code == FORBIDDEN


def test_everything_that_is_kept_of_somebody_is_one_file(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 4)
    ada.post("/api/studies", {"table": table, "at": 2, "key": key()}, 201)
    answer = ada.http.get("/api/me/file")
    told = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert (told["format"], told["person"]) == ("samedi-person", ada.id)
    assert [game["table"] for game in told["games"]] == told["tables"] == [table]
    assert [study["start"]["at"] for study in told["studies"]] == [2]
    assert Person(server.url, "Eve").http.get("/api/me/file").json()["games"] == []
