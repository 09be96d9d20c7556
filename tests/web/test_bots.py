"""Bots are somebody: each has a name, a face, a level and a sentence, and two of a kind are told apart."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from samedi.bots.ladder import NAMES as BOTS
from samedi.words import LANGUAGES, say
from tests.faults.servers import NO_LIMITS, Server
from tests.web.tables import PHONE, person

LARGEST_FACE = 40
WAITS = """(function look() {
  const face = document.querySelector(".ask.wait svg:not(.ico)");
  if (face) window.waited ??= [face.getBoundingClientRect().width, document.documentElement.scrollWidth];
  requestAnimationFrame(look);
})()"""
PIECES = Path(__file__).parents[2] / "src" / "samedi" / "web" / "pictures" / "pieces.svg"


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_face_and_names_that_work_in_all_languages(bot: str) -> None:
    assert f'<symbol id="bot-{bot}"' in PIECES.read_text(encoding="utf-8")
    for copy in ("", "-2", "-3"):
        names = {say(language, f"bot-{bot}{copy}") for language in LANGUAGES}
        assert len(names) == 1, "a name is the same everywhere"
    for language in LANGUAGES:
        assert say(language, f"bot-{bot}-level")
        assert say(language, f"bot-{bot}-about")


def test_no_two_bots_have_one_name() -> None:
    names = [say("en", f"bot-{bot}{copy}") for bot in BOTS for copy in ("", "-2", "-3")]
    assert len(set(names)) == len(names)


def test_three_bots_of_one_level_at_a_table_have_three_names(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        bots = [{"bot": "random"}] * 3
        lea.sit_down(lea.open_table("dicke_daemonen", {"players": 4, "world": "clover"}, ["me", *bots]))
        cards = lea.page.locator(".seat .name")
        expect(cards).to_have_text(["Léa", "Zaz", "Vesper", "Flit"])
        expect(lea.page.locator('.seat .face use[href="#bot-zaz"]')).to_have_count(3)
        lea.page.goto(server.url)
        expect(lea.page.locator(".going li")).to_contain_text("with Zaz, Vesper and Flit")


def test_bots_have_faces_in_the_form_and_the_waiting_room(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(f"{server.url}/?game=chevalier_noir")
        form = lea.page.get_by_role("group", name="Bot level")
        form.get_by_label("Athena", exact=True).check()
        expect(form).to_contain_text("Athena, level 8: thinks ahead")
        expect(form.locator(".face")).to_have_count(len(BOTS))
        table = lea.open_table("chevalier_noir", {"players": 3}, ["me", {"bot": "athena"}, "open"])
        lea.page.goto(f"{server.url}/t/{table}")
        chair = lea.page.locator(".chairs li").nth(1)
        expect(chair).to_contain_text("Athena")
        expect(chair.locator('use[href="#bot-athena"]')).to_have_count(1)


def test_a_level_that_finds_ones_own_goes_down_after_a_loss_and_says_so(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        lea.page.goto(f"{server.url}/?game=chevalier_noir&way=bots")
        lea.page.get_by_role("switch", name="Finds my level").check()
        expect(lea.page.locator("form").get_by_role("radio", name="Pica").first).to_be_checked()
        expect(lea.page.locator("form")).to_contain_text("Next: Pica. Only this browser knows.")
        lea.page.get_by_role("button", name="Begin").click()
        lea.page.wait_for_url("**/t/*")
        table = lea.page.url.rpartition("/")[2]
        assert lea.view(table)["seats"][1]["occupant"]["name"] == "pica"
        lea.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "resign"})
        expect(lea.page.locator(".ending .my-level")).to_have_text("Next time you meet Zaz.")
        lea.page.get_by_role("button", name="Play again").dblclick()
        lea.page.wait_for_url(lambda url: not url.endswith(table))
        assert lea.view(lea.page.url.rpartition("/")[2])["seats"][1]["occupant"]["name"] == "zaz"
        lea.page.wait_for_selector(".boardpicture")
        assert len(lea.ask("GET", "/api/tables")) == 2, "two taps begin one game"
        lea.page.goto(f"{server.url}/?game=chevalier_noir&way=bots")
        expect(lea.page.get_by_role("switch", name="Finds my level")).to_be_checked()
        lea.page.get_by_label("Athena", exact=True).check()
        expect(lea.page.get_by_role("switch", name="Finds my level")).not_to_be_checked()


def test_a_table_of_earlier_times_has_the_faces_of_today(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 3}, ["me", {"bot": "master"}, "open"])
        lea.page.goto(f"{server.url}/t/{table}")
        chair = lea.page.locator(".chairs li").nth(1)
        expect(chair).to_contain_text("Athena")
        expect(chair.locator('use[href="#bot-athena"]')).to_have_count(1)


def test_who_waits_for_the_baron_sees_him_small_and_his_name_whole(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NO_LIMITS, "SAMEDI_BOT_PAUSE_MS", "10000")
    house = Server(tmp_path / "data")
    house.start()
    with person(browser, house, PHONE, has_touch=True) as lea:
        lea.page.add_init_script(WAITS)
        alone = {"game": "baron_voodoo", "options": {"solo": {"loa": "papa_legba", "baron_first": True}}}
        seats = {"seats": ["me", {"bot": "random"}], "starts": False}
        table = lea.ask("POST", "/api/tables", {**alone, **seats, "name": "Léa", "key": "alone"})["id"]
        lea.page.goto(f"{house.url}/t/{table}")
        lea.page.get_by_role("button", name="Begin").tap()
        face, width = lea.page.wait_for_function("() => window.waited").json_value()
        assert face < LARGEST_FACE
        assert width == PHONE[0]
    house.stop()
