"""Style sheets: which one a visitor met first changes nothing."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.faults.servers import Server
from tests.web.tables import IDLE, PHONE, Person, person
from tests.web.test_table_screen import first_jump

WEB = Path(__file__).parents[2] / "src/samedi/web"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
OPTIONS: dict[str, dict[str, Any]] = {
    "baron_voodoo": {"loas": ["mamy_wata", "papa_legba"]},
    "dicke_daemonen": {"players": 2, "world": {"seed": 7}},
    "chevalier_noir": {"players": 2},
}
DEEDS = ("moved", "rolled")
FACE = '[data-answer^="@face"]'
PLACES = """() => [...document.querySelectorAll(".table, .table > *, .act *, .seat *, .strip *, .log *")]
  .filter((each) => !each.closest("svg svg, svg > *")).map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return `${each.tagName} ${each.getAttribute("class") ?? ""} ${[x, y, width, height].map(Math.round)}`;
  })"""


def sheets() -> list[Path]:
    return [*sorted((WEB / "styles").glob("*.css")), *sorted((WEB / "games").glob("*/*.css"))]


def layer_of(sheet: Path) -> str:
    """Where the rules of a sheet have to stand."""
    return "game" if "games" in sheet.parts else "look" if sheet.name == "look.css" else "screen"


def outside(text: str, layer: str) -> str:
    """What a sheet says outside of its layer."""
    depth, out = 0, ""
    for part in re.split(r"([{}])", COMMENT.sub("", text)):
        depth += {"{": 1, "}": -1}.get(part, 0)
        out += part if depth == 0 else ""
    return out.replace("@layer look, screen, game;", "").replace(f"@layer {layer} }}", "").strip()


@pytest.mark.parametrize("sheet", sheets(), ids=lambda sheet: sheet.relative_to(WEB).as_posix())
def test_every_rule_stands_in_the_layer_of_its_sheet(sheet: Path) -> None:
    assert outside(sheet.read_text(encoding="utf-8"), layer_of(sheet)) == ""


@pytest.mark.parametrize(
    "name",
    ["styles/table.css", "styles/review.css", *(f"games/{each}/game.css" for each in OPTIONS)],
)
def test_what_stands_on_a_board_does_not_style_the_whole_screen(name: str) -> None:
    """Every step of a replay changes the board; a table that asks by `:has` is styled anew each time."""
    sheet = COMMENT.sub("", (WEB / name).read_text(encoding="utf-8"))
    assert re.findall(r"(?:\.table|body)[\w.]*:has\(", sheet) == []


def settled(somebody: Person) -> list[str]:
    """Where everything stands, once the table asks something and what was done is in its log."""
    table = somebody.page.url.rsplit("/", 1)[-1]
    events = somebody.ask("GET", f"/api/tables/{table}/events?since=0")["events"]
    somebody.page.wait_for_selector(IDLE, state="attached")
    if any(event["what"]["type"] in DEEDS for event in events):
        somebody.page.wait_for_selector(".log li", state="attached")
    return list(somebody.page.evaluate(PLACES))


def come_by_the_form(somebody: Person, game: str, table: str) -> None:
    """Go to a table as people do who set one up: the game's sheet comes before the table's."""
    somebody.page.goto(f"{somebody.url}/?game={game}")
    somebody.page.wait_for_selector("form")
    somebody.page.locator('a[href="/"]').first.click()
    somebody.page.locator(f'a[href="/t/{table}"]').first.click()


def to_the_faces(somebody: Person, table: str) -> None:
    """Jump, and come to what the captured die shall show."""
    settled(somebody)
    if not somebody.lit():
        somebody.page.click('[data-answer="@pass"]')
    somebody.page.wait_for_selector(".hit.lit", state="attached")
    for cell in first_jump(somebody, table):
        settled(somebody)
        somebody.tap(cell)
    somebody.page.wait_for_selector(FACE)


@pytest.mark.parametrize("game", OPTIONS)
def test_a_table_looks_the_same_from_the_lobby_and_after_a_reload(
    browser: Browser, server: Server, game: str
) -> None:
    with person(browser, server, PHONE, "fr", reduced_motion="reduce") as lea:
        table = lea.open_table(game, OPTIONS[game], ["me", {"bot": "random"}])
        come_by_the_form(lea, game, table)
        come = settled(lea)
        lea.page.reload()
        assert settled(lea) == come


def test_the_faces_of_a_captured_die_look_the_same_however_one_came(browser: Browser, loaded: Server) -> None:
    with person(browser, loaded, PHONE, "fr", reduced_motion="reduce") as lea:
        table = lea.open_table("baron_voodoo", OPTIONS["baron_voodoo"], ["me", {"me": "Inès"}])
        come_by_the_form(lea, "baron_voodoo", table)
        to_the_faces(lea, table)
        come = settled(lea)
        lea.page.reload()
        lea.page.wait_for_selector(FACE)
        assert settled(lea) == come


def test_the_page_brings_its_own_fonts(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".lounge h1")
        loaded = "[...document.fonts].filter((each) => each.status === 'loaded').map((each) => each.family)"
        lea.page.wait_for_function(f"() => ({loaded}).length >= 2")
        assert {name.strip('"') for name in lea.page.evaluate(loaded)} >= {"Vollkorn", "Source Sans 3"}
        asked = "performance.getEntriesByType('resource').map((each) => each.name)"
        named = [name for name in lea.page.evaluate(asked) if name.endswith(".woff2")]
        assert len(named) == 2
        assert all("/e/" in name for name in named)


def test_rules_are_printed_without_menus(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(f"{lea.url}/rules/baron_voodoo")
        lea.page.wait_for_selector(".rules article h1")
        lea.page.emulate_media(media="print")
        assert lea.page.locator(".learn :is(nav, .top, .onward, button):visible").count() == 0
        assert lea.page.locator(".rules article h1").is_visible()
        assert lea.page.locator(".picture").first.is_visible()
