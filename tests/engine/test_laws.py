"""Engines do what the compiled workers do, byte by byte: all rules, both searches, in Node and Chromium."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Route, sync_playwright

from samedi.bots.engines import layout_of, made, nets_of, weights_of
from samedi.games import NAMES, game
from tests.engine.reference import played
from tests.tables import ALL
from tests.web.tables import launched
from tests.web.test_modules import NODE

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src" / "samedi" / "web"
PARTS = ("engine", "trees", "judging", "valuing")
KINDS = {".js": "text/javascript", ".json": "application/json"}
IN_PAGE = """async (name) => (await import(`/${name}/laws.js`)).checkAll(
    async (file) => new Uint8Array(await (await fetch(`/${name}/${file}`)).arrayBuffer()))"""

Json = dict[str, Any]


def fill(folder: Path, name: str, games: list[Json]) -> None:
    """Lay everything out that a comparison reads."""
    chosen = game(name)
    folder.mkdir()
    recipes = nets_of(chosen)
    for net in recipes:
        (folder / f"{net}.bin").write_bytes(weights_of(chosen, net))
    for source in (*(WEB / "engine" / f"{each}.js" for each in PARTS), HERE / "laws.js"):
        shutil.copy(source, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "engine.wasm").write_bytes(made(chosen).module)
    expected = {"layout": layout_of(chosen), "recipes": recipes, "games": games}
    (folder / "expected.json").write_bytes(msgspec.json.encode(expected))


def in_node(folder: Path) -> Json:
    done = subprocess.run(
        [NODE, str(HERE / "laws_in_node.mjs"), str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: Json = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("name", NAMES)
def test_every_table_of_a_game_goes_the_same_in_node(name: str, tmp_path: Path) -> None:
    fill(tmp_path / name, name, played(game(name), ALL[name]))
    told = in_node(tmp_path / name)
    assert told["differing"] == {}
    assert told["games"] == len(ALL[name])
    assert told["states"] > 20 * len(ALL[name])


def test_a_game_of_each_goes_the_same_in_chromium(tmp_path: Path) -> None:
    for name in NAMES:
        fill(tmp_path / name, name, played(game(name), ALL[name][1:3]))
    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page()
        page.route("**/*", lambda route: give(route, tmp_path))
        page.goto("http://localhost/page.html")  # a place where pages may use digests
        told = {name: page.evaluate(IN_PAGE, name) for name in NAMES}
        browser.close()
    assert {name: (each["games"], each["differing"]) for name, each in told.items()} == dict.fromkeys(
        NAMES, (2, {})
    )


def give(route: Route, folder: Path) -> None:
    """Answer a page with the files of a folder."""
    path = folder / urlsplit(route.request.url).path[1:]
    if path.is_file():
        route.fulfill(body=path.read_bytes(), content_type=KINDS.get(path.suffix, "application/octet-stream"))
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


CHANGES: dict[str, Callable[[Json], None]] = {
    "the final state": lambda one: one.update(final=one["start"]),
    "a listing, an action or a state": lambda one: one.update(digest=one["digest"][::-1]),
    "the generator": lambda one: one.update(rng_after=one["rng"]),
    "what is hidden": lambda one: one["secrets"][0].update(hidden=one["final"]),
    "what is possible": lambda one: one["secrets"][0].update(possible=one["final"]),
    "payoff or worth": lambda one: one["secrets"][0]["judged"][0].__setitem__(1, 12_345),
    "the search": lambda one: one["searches"][0].update(seed=one["searches"][0]["seed"] + 1),
    "the search two": lambda one: one["searches"][1]["variations"][0].__setitem__(2, 0.123),
}


def test_any_difference_is_noticed(tmp_path: Path) -> None:
    name = NAMES[0]
    games = played(game(name), [ALL[name][0]])
    fill(tmp_path / name, name, games * len(CHANGES))
    expected = json.loads((tmp_path / name / "expected.json").read_bytes())
    for change, one in zip(CHANGES.values(), expected["games"], strict=True):
        change(one)
    (tmp_path / name / "expected.json").write_text(json.dumps(expected))
    assert in_node(tmp_path / name)["differing"] == {
        str(number): what for number, (what, _) in enumerate(CHANGES.items())
    }
