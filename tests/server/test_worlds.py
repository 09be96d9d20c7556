"""Worlds over HTTP, drawn so far or whole."""

import math

import pytest

from tests.server.serving import Json, Person, Running, key

COLOURS = ("red", "blue", "green", "yellow")


def circle(x: float, y: float, radius: float = 3500) -> list[list[float]]:
    angles = [2 * math.pi * step / 60 for step in range(60)]
    return [[x + radius * math.cos(angle), y + radius * math.sin(angle)] for angle in angles]


CENTRES = {"red": (6000, 6000), "blue": (9500, 6200), "green": (9300, 9600), "yellow": (5900, 9400)}
STROKES = {colour: circle(*CENTRES[colour]) for colour in COLOURS}


def check(ada: Person, **body: object) -> Json:
    found: Json = ada.post("/api/worlds/check", body)
    return found


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_drawing_is_looked_at_while_it_grows(server: Running, count: int) -> None:
    drawn = {colour: STROKES[colour] for colour in COLOURS[:count]}
    report = check(Person(server.url), strokes=drawn)
    assert not report["ok"]
    assert set(report["cords"]) == set(drawn)
    assert all(len(cord["line"]) >= 3 and len(cord["knot"]) == 2 for cord in report["cords"].values())
    assert len(report["crossings"]) == {0: 0, 1: 0, 2: 2, 3: 6}[count]
    assert {colour for each in report["crossings"] for colour in each["lines"]} <= set(drawn)
    assert not report["needs"][0]["met"]


def test_any_two_cords_cross_whatever_their_colours(server: Running) -> None:
    drawn = {colour: STROKES[colour] for colour in ("green", "yellow")}
    report = check(Person(server.url), strokes=drawn)
    assert {tuple(each["lines"]) for each in report["crossings"]} == {("green", "yellow")}


def test_a_whole_drawing_is_a_world_to_play_on(server: Running) -> None:
    ada = Person(server.url)
    report = check(ada, strokes=STROKES)
    assert report["ok"], report["problems"]
    assert all(need["met"] for need in report["needs"])
    assert report["points"] == 4 * len(report["crossings"]) + 8
    assert check(ada, world=report["world"])["world"] == report["world"]
    made = ada.table("dicke_daemonen", {"players": 2, "world": report["world"]})
    assert ada.get(f"/api/tables/{made['id']}")["options"]["world"] == report["world"]


def test_problems_have_their_place(server: Running) -> None:
    ada = Person(server.url)
    angles = [2 * math.pi * step / 80 for step in range(80)]
    bow = [[8000 + 4000 * math.sin(angle), 8000 + 3000 * math.sin(2 * angle + 1)] for angle in angles]
    report = check(ada, strokes={"blue": bow})
    assert [(each["message"]["code"], each["colour"]) for each in report["problems"]] == [
        ("daemonen-world-crosses-itself", "blue")
    ]
    assert report["problems"][0]["at"]
    assert check(ada, strokes={"blue": [[0, 0]]})["problems"][0]["colour"] == "blue"
    far = {**STROKES, "yellow": circle(14000, 14000, 1500)}
    codes = {each["message"]["code"] for each in check(ada, strokes=far)["problems"]}
    assert "daemonen-world-crosses-too-few" in codes
    assert check(ada, strokes={"pink": bow})["problems"][0]["message"]["code"] == "daemonen-world-not-a-world"
    assert not check(ada, world={"seed": "x"})["ok"]
    assert ada.post("/api/worlds/check", {}, 400)


def test_worlds_are_generated_and_chosen(server: Running) -> None:
    ada = Person(server.url)
    one = ada.post("/api/worlds/generate", {"seed": 7})
    assert one["ok"]
    assert ada.post("/api/worlds/generate", {"seed": 7}) == one
    assert ada.post("/api/worlds/generate", {})["ok"]
    presets = ada.get("/api/worlds/presets")
    assert {"first-picture", "petals"} <= {each["name"] for each in presets}
    assert all(each["cords"] and each["points"] for each in presets)


def test_who_draws_hands_the_world_in(server: Running) -> None:
    ada = Person(server.url)
    made = ada.table("dicke_daemonen", {"players": 1, "world": "first-picture"})
    table = made["id"]
    ada.command(table, "sit", seat=0)
    ada.command(table, "let_draw", seat=0)
    world = check(ada, strokes=STROKES)["world"]
    assert ada.command(table, "draw", 422, seat=0, drawing={"lines": 1})["type"] == "refused"
    ada.command(table, "draw", seat=0, drawing=world, key=key())
    assert ada.get(f"/api/tables/{table}")["options"]["world"] == world
