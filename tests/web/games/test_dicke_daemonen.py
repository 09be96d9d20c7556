"""Dicke Dämonen on the page, in a real browser, over whole games that the engine plays."""

import random
import threading
from collections.abc import Iterator
from functools import cache
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from samedi.core.actions import to_builtins
from samedi.core.position import Position
from samedi.core.record import copy
from samedi.games import game
from samedi.games.dicke_daemonen.model import COLOURS
from samedi.games.dicke_daemonen.setup import TABLES
from samedi.games.dicke_daemonen.view import score_by_field
from samedi.games.dicke_daemonen.world import PRESETS
from samedi.words import LANGUAGES
from tests.web.serve import Pages

CHECKS = Path(__file__).parent / "dicke_daemonen_checks.js"
BLANK = "<!doctype html><html lang=en><title>Samedi</title><script type=module src=/checks.js></script>"
GAMES: dict[str, dict[str, Any]] = {**TABLES, "grown": {"players": 3, "world": {"seed": 7}}}
SEEDS = 30
DAEMONEN = game("dicke_daemonen")
Entry = dict[str, Any]


class Checked(Pages):
    """The page's files, as the server gives them, and the checks."""

    def translate_path(self, path: str) -> str:
        return str(CHECKS) if urlsplit(path).path == "/checks.js" else super().translate_path(path)

    def do_GET(self) -> None:  # noqa: N802 - the name http.server calls
        path = unquote(urlsplit(self.path).path)
        if path == "/blank":
            self.give("text/html", BLANK.encode())
        elif path.startswith("/played/"):
            self.give("application/json", msgspec.json.encode(whole_game(path.removeprefix("/played/"))))
        else:
            super().do_GET()

    def give(self, kind: str, body: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture(scope="module")
def origin() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Checked)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def page(browser: Browser, origin: str) -> Iterator[Page]:
    opened = browser.new_page()
    opened.goto(f"{origin}/blank")
    opened.wait_for_function("'checks' in window")
    yield opened
    opened.close()


@pytest.fixture
def warnings(page: Page) -> Iterator[list[str]]:
    """What the page says on its console: a word that is missing is said there."""
    told: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        told.append(message.text)

    page.on("console", hear)
    yield told
    page.remove_listener("console", hear)


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
    views = []
    for seat in range(-1, position.state.players):
        hidden = copy(position.state)
        DAEMONEN.rules.hide(hidden, seat)
        views.append(DAEMONEN.view(hidden))
    awaits = msgspec.to_builtins(position.awaits)
    return {
        "awaits": awaits,
        "views": views,
        "options": position.options,
        "open": DAEMONEN.view(position.state),
    }


@pytest.mark.parametrize("name", GAMES)
def test_everything_legal_can_be_picked_on_the_board_and_by_buttons(page: Page, name: str) -> None:
    page.evaluate("import('/app/words.js').then(words => words.speak('en'))")
    assert page.evaluate("name => checks.picks(name)", name) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_position_has_words(page: Page, warnings: list[str], name: str, language: str) -> None:
    found = page.evaluate("([name, language]) => checks.speech(name, language)", [name, language])
    assert found == []
    assert warnings == []


@pytest.mark.parametrize("name", ["two", "four", "grown"])
def test_nobody_finds_the_hand_of_another_in_the_page(page: Page, name: str) -> None:
    page.evaluate("import('/app/words.js').then(words => words.speak('en'))")
    for entry in whole_game(name)[::7]:
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
    """All presets and thirty worlds from seeds, as options and positions give them."""
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
    assert median(times) < 50


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
