"""The page as it is sent: modules that come together are the same modules, and nothing is asked for late."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from samedi.server.page.modules import START
from samedi.server.page.statics import Statics
from tests.faults.servers import Server
from tests.web.tables import person

TABLES: dict[str, dict[str, Any]] = {
    "baron_voodoo": {"loas": ["mamy_wata", "papa_legba"]},
    "dicke_daemonen": {"players": 2, "world": "first-picture"},
    "chevalier_noir": {"players": 2},
}
BEGINNING = (START, "sw.js")  # what would begin a second page, or wants to be no page at all
EXPORTS = """async ([base, names]) => Object.fromEntries(await Promise.all(names.map(async (name) => {
  const [sent, written] = await Promise.all([import(base + name), import("/" + name)]);
  const lists = [sent, written].map((module) => Object.keys(module).sort().join());
  return [name, lists[0] === lists[1] ? "" : lists.join(" instead of ")];
})))"""
SAME = """async (base) => {
  const [app, inner] = await Promise.all([import(base + "app/words.js"), import(base + "table/model.js")]);
  const { modules } = await import(base + "app/main.js");
  return app.t === modules["app/words.js"].t && inner.TableModel === modules["table/model.js"].TableModel;
}"""
LOADED = """performance.getEntriesByType("resource").map(({ name }) => name.replace(location.origin, ""))"""


def edition_of(text: str) -> str:
    found = re.search(r'"(/e/\w+/)', text)
    assert found
    return found[1]


def test_sent_modules_have_what_the_written_ones_have(browser: Browser, server: Server) -> None:
    modules = Statics().newest()._modules._modules
    names = [name for name in modules if name not in BEGINNING]
    with person(browser, server) as lea:
        lea.page.goto(f"{server.url}/")
        lea.page.wait_for_selector(".games")
        base = edition_of(lea.page.content())
        found = lea.page.evaluate(EXPORTS, [base, names])
        assert {name: what for name, what in found.items() if what} == {}
        assert len(found) == len(names) > 100
        assert lea.page.evaluate(SAME, base)


@pytest.mark.parametrize("game", TABLES)
def test_a_table_asks_for_nothing_late_but_the_board_in_words(
    browser: Browser, server: Server, game: str
) -> None:
    with person(browser, server) as lea:
        lea.sit_down(lea.open_table(game, TABLES[game], ["me", {"me": "Inès"}]))
        lea.page.wait_for_load_state("networkidle")
        named = set(re.findall(r'(?:href|src)="(/(?:e|api)/[^"]+)"', lea.page.content()))
        aside = re.compile(r"/icon[^/]*\.svg$|/(reading|about)\.js$")
        loaded = [each for each in lea.page.evaluate(LOADED) if not aside.search(each)]
        assert set(loaded) <= named
        assert len(loaded) == len(set(loaded))
