"""The world editor of Dicke Dämonen, drawn in with a mouse, in a real browser at a real server."""

from math import cos, pi, sin
from typing import Any

from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import PHONE, Person, person

PAPER = 920
STEPS = 32
WORLD = (
    (380, 300, 250, 200, 0.2),
    (560, 330, 230, 230, 0.1),
    (400, 520, 270, 180, 0.0),
    (640, 480, 190, 220, 0.6),
)
OPEN = """async ([place, world]) => {
  const here = document.querySelector("script[src]").src;
  const { openEditor } = await import(here.replace("app/main.js", "games/dicke_daemonen/editor.js"));
  openEditor({ place, world, done: (made) => { window.made = made; } });
}"""
KEPT = "JSON.parse(localStorage.getItem('samedi.daemonen.sketch'))"
Oval = tuple[float, float, float, float, float]


def open_editor(somebody: Person, place: str = "draw", world: str | None = None) -> None:
    somebody.page.goto(f"{somebody.url}/")
    somebody.page.wait_for_selector("main")
    somebody.page.evaluate(OPEN, [place, world])
    somebody.page.wait_for_selector("dialog.editor[open]")


def stroke(somebody: Person, oval: Oval, share: float = 1.0, *, lifts: bool = True, hand: Any = None) -> None:
    """Draw an oval, or a share of it, in one stroke of the mouse or of another hand."""
    hand = hand or somebody.page.mouse
    x, y, wide, high, tilt = oval
    box = somebody.page.locator(".paper-view").bounding_box()
    assert box is not None
    scale = box["width"] / PAPER
    for step in range(int(STEPS * share) + 1):
        along, across = wide * cos(2 * pi * step / STEPS), high * sin(2 * pi * step / STEPS)
        right, down = x + along * cos(tilt) - across * sin(tilt), y + along * sin(tilt) + across * cos(tilt)
        hand.move(box["x"] + scale * (6 + right), box["y"] + scale * (6 + down))
        if step == 0:
            hand.down()
    if lifts:
        hand.up()


def strokes_kept(somebody: Person) -> dict[str, Any]:
    found: dict[str, Any] = somebody.page.evaluate(KEPT)["strokes"]
    return found


def test_four_strokes_make_a_world_that_can_be_played_on(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE) as ana:
        open_editor(ana)
        for oval in WORLD[:3]:
            stroke(ana, oval)
        ana.page.locator(".seen").nth(5).wait_for()
        stroke(ana, WORLD[3], 0.7, lifts=False)
        expect(ana.page.locator(".fresh-ring").first).to_be_attached()
        expect(ana.page.locator(".touch")).to_have_count(2)
        ana.page.mouse.up()
        ana.page.click(".easel-bar .go")
        ana.page.wait_for_selector("dialog.editor", state="detached")
        made = ana.page.evaluate("window.made")
        assert ana.ask("POST", "/api/worlds/check", {"world": made})["ok"]


def test_a_refusal_is_shown_at_its_place_and_nothing_is_lost(browser: Browser, server: Server) -> None:
    with person(browser, server) as ana:
        open_editor(ana)
        for oval in (*WORLD[:3], (800, 700, 80, 70, 0.0)):
            stroke(ana, oval)
        ana.page.wait_for_selector(".refuse use[href='#stop']")
        assert ana.page.text_content(".call text") == "crosses too few"
        assert "Air crosses fewer than two other strings" in ana.page.inner_text(".easel-bar h2")
        expect(ana.page.locator(".easel-needs .ko")).to_have_count(2)
        expect(ana.page.locator(".easel-bar .go")).to_have_count(0)
        drawn = strokes_kept(ana)
        open_editor(ana)
        ana.page.wait_for_selector(".refuse")
        assert strokes_kept(ana) == drawn
        ana.page.click(".cordchip.yellow")
        stroke(ana, WORLD[3])
        ana.page.wait_for_selector(".easel-bar .go")
        ana.page.click(".toolstrip button:has-text('Undo')")
        ana.page.wait_for_selector(".refuse")
        assert strokes_kept(ana) == drawn


def test_a_world_is_chosen_and_bent_by_keyboard_alone(browser: Browser, server: Server) -> None:
    with person(browser, server) as ana:
        open_editor(ana, "option", "clover")
        ana.page.wait_for_selector(".thumb[aria-pressed='true']")
        ana.page.focus(".worlds section:first-child .ways button:last-child")
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_selector(".easel-bar .go")
        before = strokes_kept(ana)
        for key in (".", "ArrowUp"):
            ana.page.keyboard.press(key)
        after = strokes_kept(ana)
        assert after["red"] != before["red"]
        assert after["blue"] == before["blue"]
        ana.page.click(".toolstrip button:has-text('Worlds')")
        ana.page.click(".worlds section:first-child .ways .go")
        ana.page.wait_for_selector("dialog.editor", state="detached")
        assert ana.page.evaluate("window.made") == "clover"


def test_a_solitaire_is_played_with_the_buttons_of_the_bar(browser: Browser, server: Server) -> None:
    with person(browser, server) as ana:
        table = ana.open_table("dicke_daemonen", {"players": 1, "world": "ring"}, ["me"], confirm=False)
        ana.sit_down(table)
        for turn in range(3):
            before = ana.length(table)
            if ana.page.locator(".card[aria-pressed='true']").count() == 0:
                ana.page.click(".cards .card:not([disabled])")
            ana.page.click(".placelist summary")
            ana.page.click(".placelist button[data-pick]")
            if ana.page.locator(".placelist button[data-pick^='x']").count():
                ana.page.click(".placelist button[data-pick^='x']")
            ana.page.wait_for_selector("[data-answer='@pass']")
            if turn < 2:
                ana.page.click("[data-answer='@pass']")
                ana.page.locator("[data-answer]").first.wait_for(state="detached")
            else:
                ana.page.click(".cards .card:not([disabled])")
                ana.page.click("[data-answer='@predict']")
                ana.page.locator(".more .preds-laid").wait_for()
            assert ana.length(table) > before
        assert ana.view(table)["play"]["position"]["predicted"] != [[]]
