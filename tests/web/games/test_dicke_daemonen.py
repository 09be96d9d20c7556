"""Dicke Dämonen on the page, in a real browser, over whole games that the engine plays."""

import random
from functools import cache
from statistics import median
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from samedi.core.actions import to_builtins
from samedi.core.position import Position
from samedi.core.record import copy
from samedi.games import game
from samedi.games.dicke_daemonen.model import COLOURS
from samedi.games.dicke_daemonen.setup import TABLES
from samedi.games.dicke_daemonen.view import score_by_field
from samedi.games.dicke_daemonen.world import PRESETS
from samedi.words import LANGUAGES
from tests.web.games.checks import Entry, inside

GAMES: dict[str, dict[str, Any]] = {**TABLES, "grown": {"players": 3, "world": {"seed": 7}}}
SEEDS = 10
DAEMONEN = game("dicke_daemonen")


@cache
def whole_game(name: str) -> list[Entry]:
    """Every position of a game played at random, as a spectator and every seat see it."""
    position, chooser, entries = Position(DAEMONEN, GAMES[name]), random.Random(name), []
    while not position.is_over:
        entry = seen(position)
        if position.is_chance:
            choice = chooser.choice(list(position.outcomes))
        else:
            entry["legal"] = [to_builtins(action) for action in position.legal]
            choice = chooser.choice(list(position.legal))
        entries.append({**entry, "action": to_builtins(choice)})
        position.play(choice)
    return [
        *entries,
        {
            **seen(position),
            "result": DAEMONEN.result(position.state),
            "fields": score_by_field(position.state),
        },
    ]


def seen(position: Position) -> Entry:
    views, told = [], []
    for seat in range(-1, position.state.players):
        hidden = copy(position.state)
        DAEMONEN.rules.hide(hidden, seat)
        views.append(DAEMONEN.view(hidden))
        told.append(DAEMONEN.facts(hidden))
    awaits = msgspec.to_builtins(position.awaits)
    return {
        "awaits": awaits,
        "views": views,
        "facts": told,
        "constants": DAEMONEN.constants(position.state),
        "options": position.options,
        "open": DAEMONEN.view(position.state),
    }


@pytest.mark.parametrize("name", GAMES)
def test_everything_legal_can_be_picked_on_the_board_and_by_buttons(page: Page, name: str) -> None:
    page.evaluate("import('/app/words.js').then(words => words.speak('en'))")
    assert inside(page, "checks.picks", whole_game(name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_position_has_words(page: Page, warnings: list[str], name: str, language: str) -> None:
    found = inside(page, "checks.speech", whole_game(name), language)
    assert found == []
    assert warnings == []


@pytest.mark.parametrize("name", ["two", "four", "grown"])
def test_nobody_finds_the_hand_of_another_in_the_page(page: Page, name: str) -> None:
    page.evaluate("import('/app/words.js').then(words => words.speak('en'))")
    for entry in whole_game(name)[::17]:
        truth = entry["open"]["hands"]
        sizes = [sum(hand.values()) for hand in truth]
        predicted = [[creature(colour) for colour in colours] for colours in entry["open"]["predicted"]]
        for seat, found in enumerate(page.evaluate("entry => checks.hands(entry)", entry), start=-1):
            own = [f"hand:{colour}" for colour in COLOURS if seat >= 0 and truth[seat][colour]]
            assert found["own"] == ([] if "result" in entry else own)
            assert found["backs"] == sizes
            assert found["open"] == predicted


def creature(colour: str) -> str:
    return "#ghost" if colour == "white" else f"#demon-{colour}"


@cache
def worlds() -> list[Entry]:
    """All presets and some worlds from seeds, as options and positions give them."""
    made = []
    for name in [*PRESETS, *({"seed": seed} for seed in range(SEEDS))]:
        position = Position(DAEMONEN, {"players": 2, "world": name})
        options: Any = position.options
        made.append(
            {"name": str(name), "world": options["world"], "map": DAEMONEN.view(position.state)["world"]}
        )
    return made


def test_creatures_have_room_in_every_world(page: Page) -> None:
    page.evaluate("world => checks.layout(world)", worlds()[0])
    times = []
    for world in worlds():
        found = page.evaluate("world => checks.layout(world)", world)
        times.append(found["ms"])
        assert found["corners"] == 4 * len(world["map"]["crossings"])
        assert found["apart"] >= 47, world["name"]
        assert min(found["walls"]) > 3, world["name"]
        assert median(found["walls"]) > 24, world["name"]
        assert all(found["nearest"]), world["name"]
        assert min(found["ghosts"]) > 8, world["name"]
        assert found["isInBox"], world["name"]
        assert found["size"] >= 0.044, world["name"]
        for turns in found["turns"]:
            assert all(over != turns[number - 1] for number, over in enumerate(turns)), world["name"]
    assert min(times) < 50  # the least of many: what else the machine does meanwhile is not our time


@pytest.mark.parametrize("name", GAMES)
def test_the_count_ends_where_the_rules_end(page: Page, name: str) -> None:
    entry = whole_game(name)[-1]
    counted = page.evaluate("entry => checks.counting(entry)", entry)
    points = [entry["result"]["points"][colour] for colour in COLOURS]
    assert counted["totals"] == points
    assert counted["lead"] == entry["result"]["winning_colours"]
    order = [*entry["fields"][1:], entry["fields"][0]]
    totals = dict.fromkeys(COLOURS, 0) | {"white": points[-1]}
    gained = [field for field in order if field["winner"]]
    for field, step in zip(order, counted["steps"], strict=True):
        if field["winner"]:
            totals[field["winner"]] += field["worth"]
            gained.remove(field)
        assert step["totals"] == list(totals.values())
        assert step["joined"] == (1 if field["winner"] else 0)
        assert step["waiting"] == len(gained)
        assert step["outlined"] == 1
    if "score" in entry["result"]:
        assert str(entry["result"]["score"]) in counted["text"]
