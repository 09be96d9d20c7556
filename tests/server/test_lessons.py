"""Lessons over the wire: tables like others, in nobody's list."""

from typing import Any

from tests.server.serving import ListLine, Person, Running


def learn(person: Person, lesson: str, game: str = "chevalier_noir") -> Any:
    """Ask for the table of a lesson, as the page does."""
    body = {"game": game, "name": "Ada", "options": {}, "key": f"lesson-{game}-{lesson}", "lesson": lesson}
    return person.http.post("/api/tables", json=body)


def test_a_lesson_goes_on_where_it_was_left_until_it_is_removed(server: Running) -> None:
    ada = Person(server.url, "Ada")
    table = learn(ada, "ranks").json()["id"]
    view = ada.get(f"/api/tables/{table}")
    assert (view["stage"], view["play"]["lesson"]["name"]) == ("playing", "ranks")
    ada.command(table, "move", seat=0, seen=view["seq"], action={"type": "move", "die": 4, "pawn": "petit"})
    assert learn(ada, "ranks").json()["id"] == table
    assert ada.get(f"/api/tables/{table}")["play"]["lesson"]["task"] == 1
    assert ada.http.delete(f"/api/tables/{table}").status_code == 204
    assert learn(ada, "ranks").json()["id"] == table
    assert ada.get(f"/api/tables/{table}")["play"]["lesson"]["task"] == 0


def test_lessons_are_in_nobodys_list(server: Running) -> None:
    ada = Person(server.url, "Ada")
    line = ListLine(ada)
    learn(ada, "walk")
    line.settle()
    assert line.cards == {}
    assert ada.http.get("/api/tables").json() == []


def test_the_whole_lesson_can_be_looked_at_again(server: Running) -> None:
    ada = Person(server.url, "Ada")
    table = learn(ada, "ranks").json()["id"]
    replay = ada.http.get(f"/api/tables/{table}/replay").json()
    assert replay["first"]["position"] == ada.http.get(f"/api/tables/{table}/positions/0").json()["position"]
    assert len(replay["patches"]) == 3


def test_there_are_no_other_lessons(server: Running) -> None:
    answer = learn(Person(server.url, "Ada"), "dancing")
    assert (answer.status_code, answer.json()["message"]["code"]) == (400, "table-no-lesson")
