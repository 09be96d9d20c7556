"""Trying things, and learning from mistakes, on a device without a line."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from samedi.bots.engines import made
from samedi.games import game as game_named
from tests.faults.servers import Server
from tests.web.checker import violations
from tests.web.tables import DESKTOP, IDLE, PHONE, Person, person
from tests.web.test_offline import begin_here, fetch_what_is_needed, wait_until
from tests.web.test_trying import BEGIN_TASK
from tools.get_pyodide import present

GAME = "chevalier_noir"
TAPS = 4
PERCENT = re.compile(r"\d %")
OF_A_STUDY = re.compile(r"/study/here-\w+")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server with an engine for pages, to be stopped."""
    present()
    made(game_named(GAME))
    running = Server(tmp_path / "data")
    running.start()
    wait_until(lambda: GAME in httpx.get(f"{running.url}/api/engines").json())
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


def play_here(lea: Person) -> str:
    """Fetch what is needed, and play a little on this device while there is a line: where that is."""
    page = lea.page
    page.set_default_timeout(60_000)  # Python begins here, on a machine that has much else to do
    page.goto(lea.url)
    page.wait_for_selector(".games")
    fetch_what_is_needed(lea)
    address = begin_here(lea)
    for _ in range(TAPS):
        lea.tap_anything()
    page.wait_for_selector(IDLE, state="attached")
    return address


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog.dialog button").first.click()
    page.get_by_role("button", name="Review").wait_for()


def test_what_is_tried_on_a_device_stays_there_and_leaves_as_text(
    browser: Browser, house: Server, tmp_path: Path
) -> None:
    with person(browser, house, PHONE, reduced_motion="reduce", accept_downloads=True) as lea:
        page, table = lea.page, play_here(lea)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Try things").click()
        expect(page.get_by_role("heading", name="Trying things")).to_be_visible()
        expect(page).to_have_url(OF_A_STUDY)
        page.go_back()
        house.stop()
        page.goto(table)
        page.wait_for_selector(IDLE, state="attached")
        give_up(page)
        page.goto(f"{table}#at=1")
        page.reload()
        page.get_by_role("button", name="Try things from here").click()
        expect(page.locator(".chance-of b").first).to_have_text(PERCENT)
        lea.tap_anything()
        page.get_by_role("button", name="What was tried").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_label("Comment").fill("Slower, but sure.")
        sheet.get_by_label("Comment").blur()
        expect(page.locator(".trying .comment")).to_have_text("Slower, but sure.")
        page.reload()
        expect(page.locator(".trying .comment")).to_have_text("Slower, but sure.")
        assert violations(page) == []
        text = saved_as_text(page, tmp_path)
        page.goto(lea.url)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="My studies").click()
        expect(page.get_by_role("dialog").get_by_role("link", name="on this device")).to_have_count(2)
        house.start()
        page.goto(lea.url)
        page.get_by_role("button", name="Open a saved game").click()
        page.get_by_role("dialog").locator("input[type=file]").set_input_files(text)
        page.wait_for_url(re.compile(r"/study/(?!here-)"))
        expect(page.get_by_role("heading", name="Trying things")).to_be_visible()


def saved_as_text(page: Page, folder: Path) -> Path:
    """A study of this device as a file: no link leads to it."""
    page.get_by_role("button", name="Share and keep").click()
    expect(page.get_by_text("only on this device")).to_be_visible()
    expect(page.get_by_role("button", name="Copy the link")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("link", name="As text, with variations").click()
    saved.value.save_as(folder / saved.value.suggested_filename)
    page.keyboard.press("Escape")
    return folder / saved.value.suggested_filename


def test_mistakes_are_asked_again_on_a_device_and_two_pages_lose_nothing_of_each_other(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, DESKTOP, reduced_motion="reduce") as lea:
        page, table = lea.page, play_here(lea)
        house.stop()
        give_up(page)
        page.evaluate(BEGIN_TASK, [table.rpartition("/")[2], 0, 0])
        expect(page.get_by_text("Bob waited. What would have been better?")).to_be_visible()
        expect(page.locator(".chance-of")).to_have_count(0)  # nothing is given away
        lea.tap_anything()
        expect(page.locator(".task .tell")).to_be_visible()
        page.get_by_role("button", name="The next one").click()
        expect(page.get_by_text("Mistake 2 of 2")).to_be_visible()
        page.get_by_role("button", name="Show the answer").click()
        expect(page.locator(".task .ico").first).to_be_visible()
        expect(page.get_by_text("That was the last one.")).to_be_visible()
        other = lea.context.new_page()
        other.goto(page.url)
        tree = page.locator(".log .study-tree li")
        for number, each in enumerate((page, other)):
            expect(each.locator(".log .study-tree li")).to_have_count(number + 1)
            each.locator(".act .answers button:not(.bare, .go)").nth(number).click()
            expect(each.locator(".log .study-tree li")).to_have_count(number + 2)
        expect(tree).to_have_count(3)
        other.close()
        page.get_by_role("button", name="Share and keep").click()
        page.get_by_role("button", name="Delete this study").click()
        expect(page.get_by_text("gone for good")).to_be_visible()
        page.locator("dialog.dialog").get_by_role("button", name="Delete this study").click()
        expect(page).to_have_url(re.compile(re.escape(table)))


SHELF = """async () => {
  const { StudyLog } = await import("/here/study_log.js");
  const log = new StudyLog("some studies");
  const write = (id, was, at, name = "") =>
    ({ id, was, card: { edit: id, game: "nim", name, at }, kept: { id, at, start: {} } });
  const keep = (...all) => log.add([write(...all)]).then(() => "kept", (error) => error.constructor.name);
  const told = { begun: await keep("oldest", 0, 1), late: null };
  told.renewed = await keep("oldest", 1, 3);
  told.late = await keep("oldest", 1, 4);
  for (let each = 0; each < 99; each++) await keep(`named ${each}`, 0, 10 + each, "Named");
  told.roomy = await keep("latest", 0, 200, "Named");
  told.there = [(await log.read("oldest")) !== null, (await log.cards()).length, (await log.cards())[0].edit];
  told.crowded = await keep("one more", 0, 300);
  await log.remove("latest");
  told.gone = await keep("latest", 200, 400);
  return told;
}"""


def test_a_device_keeps_a_hundred_studies_and_none_over_another_page(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        lea.page.goto(f"{lea.url}/rules/{GAME}")
        assert lea.page.evaluate(SHELF) == {
            "begun": "kept",
            "renewed": "kept",
            "late": "Taken",
            "roomy": "kept",
            "there": [False, 100, "latest"],
            "crowded": "Crowded",
            "gone": "Taken",
        }
