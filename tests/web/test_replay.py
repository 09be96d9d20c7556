"""Going through a game again: at the table it was played at, and from a file of former times."""

import json
import lzma
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.web.tables import IDLE, PHONE, Person, person

OLD = Path(__file__).parents[1] / "old"
AT_THE_END = re.compile(r"^Turn (\d+) of \1$")
AT_THE_START = "The beginning"
FOLLOWED = """() => {
  const [log, line] = [".table > .log", ".log > ol > li.here"].map((each) => document.querySelector(each));
  if (!log || !line) return false;
  const [all, mine] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
  return mine.top >= all.top - 1 && mine.bottom <= all.bottom + 1;
}"""
PASSED = """async () => {
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const [slider, log, board] = [".replay input", ".table > .log", ".boardpicture"].map((each) =>
    document.querySelector(each));
  const heading = document.querySelector(".replay-told");
  const pass = async (turn) => {
    slider.value = turn;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    for (let promise = 0; promise < 50; promise++) await null; // in one task, so that nobody rests
    return heading.textContent;
  };
  await pass(3);
  await new Promise((rested) => setTimeout(rested, 500));
  const told = new Set();
  const count = { same: 0, followed: 0 };
  const watch = { attributes: true, attributeOldValue: true, childList: true, subtree: true };
  const drawn = new MutationObserver((all) => {
    count.same += all.filter(({ target, attributeName: name, oldValue }) =>
      name !== null && name !== "aria-label" && target.getAttribute(name) === oldValue).length;
  });
  const told_in_the_log = new MutationObserver((all) => (count.followed += all.length));
  drawn.observe(board, watch);
  told_in_the_log.observe(log, watch);
  for (let turn = 4; turn < 24; turn++) told.add(await pass(turn));
  const passing = { ...count, told: told.size };
  while (!count.followed) await frame();
  return passing;
}"""
TWO_AT_ONE_SCREEN = ["me", {"me": "Inès"}]


def old_game(name: str) -> bytes:
    """The file of a finished game, from before there were facts."""
    return lzma.decompress((OLD / f"{name}.export.json.xz").read_bytes())


def asked_by(page: Page, ending: str) -> list[str]:
    """What the page asks the server for from now on, by how the address ends."""
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url) if each.url.endswith(ending) else None)
    return asked


def drag_slider(lea: Person, steps: int) -> None:
    """Drag the handle of the slider from the first move to the last."""
    slider = lea.page.locator(".replay input")
    slider.hover(position={"x": 4, "y": 8})  # waits until nothing moves it any more
    box = slider.bounding_box()
    assert box is not None
    middle = box["y"] + 8
    lea.page.mouse.down()
    lea.page.mouse.move(box["x"] + box["width"] - 1, middle, steps=steps)
    lea.page.mouse.up()


def test_a_whole_game_is_asked_for_once_however_it_is_gone_through(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        game = json.loads(old_game("dicke_daemonen"))
        table = lea.ask("POST", "/api/imports", game)["id"]
        asked = asked_by(lea.page, "/replay")
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Review").click()
        now = lea.page.locator(".replaying .label")
        expect(now).to_have_text(AT_THE_START)
        seen = lea.page.evaluate_handle(
            "() => { const seen = []; document.querySelector('.replay input')"
            ".addEventListener('input', (event) => seen.push(event.target.value)); return seen; }"
        )
        drag_slider(lea, steps=60)
        expect(now).to_have_text(AT_THE_END)
        assert len(seen.json_value()) > 5  # it was dragged, not put
        lea.page.keyboard.press("Home")
        expect(now).to_have_text(AT_THE_START)
        assert asked == [f"{server.url}/api/tables/{table}/replay"]


def test_a_step_that_fails_stops_the_run_and_says_why(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, TWO_AT_ONE_SCREEN, confirm=False)
        lea.sit_down(table)
        make_a_move(lea, table)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Review").click()
        now, run = (
            lea.page.locator(".replaying .label"),
            lea.page.get_by_role("button", name="Play", exact=True),
        )
        expect(now).to_have_text(AT_THE_END)
        play_on_elsewhere(lea, table)
        expect(now).not_to_have_text(AT_THE_END)
        server.kill()
        run.click()
        expect(lea.page.locator(".toast")).to_have_text("The server cannot be reached.")
        expect(run).to_be_visible()
        expect(now).not_to_have_text(AT_THE_END)
        server.start()
        run.click()
        expect(now).to_have_text(AT_THE_END)


def test_who_passes_over_a_game_lets_only_what_differs_be_drawn(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.ask("POST", "/api/imports", json.loads(old_game("baron_voodoo")))["id"]
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Review").click()
        expect(lea.page.locator(".replaying .label")).to_have_text(AT_THE_START)
        passing = lea.page.evaluate(PASSED)
        assert passing["told"] > 10
        assert passing["same"] == passing["followed"] == 0  # the log follows whoever stays


def make_a_move(somebody: Person, table: str) -> None:
    """Tap until something was done, and the next is asked for."""
    before = somebody.length(table)
    while somebody.length(table) == before:
        somebody.tap_anything()
        somebody.page.wait_for_selector(IDLE, state="attached")


def play_on_elsewhere(lea: Person, table: str) -> None:
    """Go on at another window of the same browser."""
    other = Person(lea.context, lea.context.new_page(), lea.url)
    other.sit_down(table)
    make_a_move(other, table)
    other.page.close()


def test_a_file_of_former_times_shows_its_board_and_is_stepped_through(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(old_game("baron_voodoo"))
    with person(browser, server) as lea:
        lea.page.goto(f"{server.url}/replay")
        asked = asked_by(lea.page, "/api/replays")
        lea.page.set_input_files("input[type=file]", file)
        expect(lea.page.locator(".boardpicture")).to_be_visible()
        expect(lea.page.locator(".log li").first).to_be_attached()
        lea.page.get_by_role("button", name="Review").click()
        now, told = lea.page.locator(".replaying .label"), lea.page.locator(".replay-told")
        expect(now).to_have_text(AT_THE_START)
        at_first = board(lea)
        for step in range(1, 6):
            before = told.inner_text()
            lea.page.get_by_role("button", name="One turn on").click()
            expect(now).to_contain_text(f"Turn {step} of")
            expect(told).not_to_have_text(before)
        lea.page.keyboard.press("End")
        expect(now).to_have_text(AT_THE_END)
        assert board(lea) != at_first
        assert len(asked) == 1


def board(lea: Person) -> str:
    """The pieces as they lie."""
    return lea.page.locator(".boardpicture").inner_html()


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_the_log_follows_a_replay_and_the_page_stays(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with person(browser, server, size) as lea:
        table = lea.ask("POST", "/api/imports", json.loads(old_game("baron_voodoo")))["id"]
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Review").click()
        now = lea.page.locator(".replaying .label")
        expect(now).to_have_text(AT_THE_START)
        lea.page.evaluate("scrollTo(0, 0)")
        for key, where in (("End", AT_THE_END), ("Home", AT_THE_START)):
            lea.page.keyboard.press(key)
            expect(now).to_have_text(where)
            lea.page.wait_for_function(FOLLOWED)
            assert lea.page.evaluate("scrollY") == 0
