"""Two people at two screens: by the link to one table, over lost lines and a dead server, to the same end."""

import re
import time
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.web.evenings.player import BUTTONS, READ, Player
from tests.web.evenings.ways import invite
from tests.web.tables import PATIENCE_MS, PHONE, Person, person

SENDING = '.act [aria-busy="true"]'
BREATH_MS = 40
OF = "\N{RIGHT SINGLE QUOTATION MARK}s"


def asked(players: list[Player]) -> tuple[Player, Any] | None:
    """Whoever is to choose, as soon as one of them is; nobody once the game is over at both screens."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < deadline:
        screens = [player.page.evaluate(READ, [BUTTONS]) for player in players]
        if all(now["stage"] == "over" for now in screens):
            return None
        for player, now in zip(players, screens, strict=True):
            if now["stage"] == "asked" and now["sign"] != player.sign:
                player.sign = str(now["sign"])
                return player, now
        players[0].page.wait_for_timeout(BREATH_MS)
    raise AssertionError([(player.trail[-3:], player.sign) for player in players])


def play_on(players: list[Player], clicks: int = 3_000) -> bool:
    """Play for so many clicks; whether the game is over."""
    for _ in range(clicks):
        found = asked(players)
        if found is None:
            return True
        player, now = found
        player.click(now)
    return False


def until_asked(players: list[Player], wanted: Player) -> Any:
    """Play until one of them is to choose."""
    for _ in range(200):
        found = asked(players)
        assert found is not None
        player, now = found
        if player is wanted:
            return now
        player.click(now)
    raise AssertionError("never asked")


def until_to_move(players: list[Player], karim: Person) -> None:
    """Play until Karim has a move to make, not only a turn to hand on."""
    hand_on = karim.page.locator(".act").get_by_role("button", name="End turn")
    for _ in range(20):
        now = until_asked(players, players[1])
        if not hand_on.count():
            return
        players[1].click(now)
    raise AssertionError("never to move")


def give_up(page: Page) -> None:
    """End the game from the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog.dialog").get_by_role("button", name="Give up").click()


UNFOLDED = """() => [...document.querySelectorAll('.log ol > li')].map((each) => {
  const copied = each.cloneNode(true);
  copied.querySelector('details > summary')?.remove();
  return copied.textContent;
})"""


def log_of(page: Page, reader: str) -> list[str]:
    """All that was done, as if nobody in it read it; headlines begin with what touches the reader."""
    page.evaluate("() => document.querySelectorAll('.log details').forEach((each) => { each.open = true; })")
    page.wait_for_function(f"() => ({UNFOLDED})().every((line) => line.trim())")  # told when it is opened
    lines = page.evaluate(UNFOLDED)
    return [from_outside(" ".join(each.split()), reader) for each in lines]


def from_outside(line: str, reader: str) -> str:
    """What is told to one of the players, as it is told of them."""
    named = re.sub(r"\bYou\b", reader, line)
    owned = re.sub(r"\b(their|your) own\b", f"{named.split()[0]}{OF}", named)
    return re.sub(r"\byour\b", f"{reader}{OF}", owned)


def test_two_friends_come_to_the_same_end_though_the_line_breaks(browser: Browser, server: Server) -> None:
    with (
        person(browser, server, reduced_motion="reduce") as lea,
        person(browser, server, size=PHONE, reduced_motion="reduce") as karim,
    ):
        invite(lea, karim)
        players = [Player(lea.page, seed=5), Player(karim.page, seed=11)]
        assert not play_on(players, clicks=15)

        until_to_move(players, karim)
        karim.context.set_offline(offline=True)
        expect(karim.page.locator(".tell.no")).to_contain_text("Connection lost")
        before = lea.page.locator(".log li").count()
        for _ in range(100):
            if karim.page.locator(SENDING).count():
                break
            now = karim.page.evaluate(READ, [BUTTONS])
            if now["stage"] == "asked":
                players[1].click(now)
            karim.page.wait_for_timeout(20)
        expect(karim.page.locator(".act")).to_contain_text("Sending")
        assert lea.page.locator(".log li").count() == before
        karim.context.set_offline(offline=False)
        expect(karim.page.locator(".tell.no")).to_have_count(0)
        expect(karim.page.locator(SENDING)).to_have_count(0)

        assert not play_on(players, clicks=15)
        server.kill()
        for somebody in (lea, karim):
            expect(somebody.page.locator(".tell.no")).to_be_visible()
        server.start()
        for somebody in (lea, karim):
            expect(somebody.page.locator(".tell.no")).to_have_count(0)

        assert not play_on(players, clicks=30)
        give_up(karim.page)
        for somebody, who in ((lea, "Karim"), (karim, "You")):
            expect(somebody.page.locator(".ending")).to_contain_text(f"{who} gave up")
        told = log_of(lea.page, "Léa")
        assert told == log_of(karim.page, "Karim")
        assert len(told) > 10
