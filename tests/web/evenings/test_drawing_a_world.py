"""Four cords drawn by hand, with the mouse and with a finger, and a game that begins on them."""

from typing import Any

from playwright.sync_api import Browser, CDPSession, Mouse, expect

from tests.faults.servers import Server
from tests.web.evenings.player import Player
from tests.web.evenings.ways import content, to_the_form
from tests.web.games.test_dicke_daemonen_editor import PAPER, WORLD, Oval, stroke, strokes_kept
from tests.web.tables import PHONE, Person, person

ALONE: Oval = (800, 700, 80, 70, 0.0)
KNOTS = "JSON.parse(localStorage.getItem('samedi.daemonen.sketch')).knots"


class Finger:
    """One finger on a screen, moved as a mouse is."""

    def __init__(self, screen: CDPSession) -> None:
        self.screen = screen
        self.at = {"x": 0.0, "y": 0.0}
        self.is_down = False

    def move(self, x: float, y: float) -> None:
        self.at = {"x": x, "y": y}
        if self.is_down:
            self.touch("touchMove", self.at)

    def down(self) -> None:
        self.is_down = True
        self.touch("touchStart", self.at)

    def up(self) -> None:
        self.is_down = False
        self.touch("touchEnd")

    def touch(self, kind: str, *points: dict[str, float]) -> None:
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def draw_a_world(lea: Person, hand: Mouse | Finger) -> None:
    """Three good cords and one that crosses nothing: refused, undone, drawn anew; then a knot is moved."""
    page = lea.page
    for oval in (*WORLD[:3], ALONE):
        stroke(lea, oval, hand=hand)
    page.wait_for_selector(".refuse use[href='#stop']")
    expect(page.locator(".easel-bar h2")).to_contain_text("Air crosses fewer than two other strings")
    spot = page.locator(".refuse use").bounding_box()
    paper = page.locator(".paper-view").bounding_box()
    assert spot is not None
    assert paper is not None
    middle = paper["x"] + (6 + ALONE[0]) * paper["width"] / PAPER
    assert abs(spot["x"] + spot["width"] / 2 - middle) < 0.2 * paper["width"], (
        "the refusal stands where it is"
    )
    assert content(page) == []
    page.get_by_role("button", name="Undo stroke").click()
    expect(page.locator(".refuse")).to_have_count(0)
    assert set(strokes_kept(lea)) == {"red", "blue", "green"}
    stroke(lea, WORLD[3], hand=hand)
    expect(page.locator(".easel-bar h2")).to_have_text("This world can be played")
    page.get_by_role("button", name="Knot").click()
    x, y, wide, *_ = WORLD[0]
    hand.move(
        paper["x"] + (6 + x - wide) * paper["width"] / PAPER, paper["y"] + (6 + y) * paper["width"] / PAPER
    )
    hand.down()
    hand.up()
    page.wait_for_function(f"'red' in {KNOTS}")
    expect(page.locator(".easel-bar .go")).to_be_visible()
    assert content(page) == []


def first_move(lea: Person) -> Any:
    """Play until something lies on the world; what the server shows then."""
    player = Player(lea.page, seed=2)
    table = lea.page.url.rpartition("/")[2]
    for _ in range(10):
        player.click(player.next_screen())
        view = lea.view(table)
        if view["play"]["position"]["demons"] or view["play"]["position"]["ghosts"]:
            return view
    raise AssertionError(player.trail)


def test_a_world_is_drawn_with_the_mouse_and_played_on(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        to_the_form(lea, "dicke_daemonen")
        lea.page.locator("summary", has_text="Options").click()
        lea.page.get_by_role("button", name="Choose or draw").click()
        expect(lea.page.locator(".thumb").first).to_be_visible()
        assert content(lea.page) == []
        lea.page.locator(".to-draw").click()
        draw_a_world(lea, lea.page.mouse)
        lea.page.get_by_role("button", name="Play on this world").click()
        expect(lea.page.locator("dialog.editor")).to_have_count(0)
        lea.page.get_by_label("Zaz", exact=True).check()
        lea.page.get_by_role("button", name="Begin").click()
        lea.page.wait_for_url("**/t/*")
        view = first_move(lea)
        assert set(view["options"]["world"]["lines"]) == {"red", "blue", "green", "yellow"}


def test_a_world_is_drawn_with_a_finger_in_the_waiting_room(browser: Browser, server: Server) -> None:
    with person(browser, server, size=PHONE, has_touch=True, reduced_motion="reduce") as lea:
        to_the_form(lea, "dicke_daemonen")
        lea.page.get_by_label("Friends", exact=True).check()
        lea.page.get_by_label("Your name").fill("Léa")
        lea.page.get_by_role("button", name="Open the table").tap()
        lea.page.get_by_role("button", name="Fill with bots").tap()
        lea.page.get_by_label("Who draws the world?").select_option("Léa")
        lea.page.get_by_role("button", name="Draw the world").tap()
        lea.page.wait_for_selector("dialog.editor[open]")
        draw_a_world(lea, Finger(lea.context.new_cdp_session(lea.page)))
        lea.page.get_by_role("button", name="Lay these strings").tap()
        expect(lea.page.locator("dialog.editor")).to_have_count(0)
        lea.page.get_by_role("button", name="Begin").tap()
        expect(lea.page.locator(".boardpicture")).to_be_visible()
        view = first_move(lea)
        assert set(view["options"]["world"]["lines"]) == {"red", "blue", "green", "yellow"}
