"""Two people at one screen, in a game with hands: nobody's hand arrives before they say that they look."""

import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, Route, WebSocket

from tests.faults.servers import Server
from tests.web.evenings.player import Player
from tests.web.evenings.ways import choose_table, content, to_the_form
from tests.web.tables import PHONE, Person, person

NAMES = ("Léa", "Inès")
CARDS = (
    """() => [...document.querySelectorAll('.card')].map((each) => each.dataset.pick.replace('hand:', ''))"""
)
LINES = """() => [...document.querySelectorAll('.log .told')]
  .flatMap((each) => each.textContent.split('\\n').map((line) => line.trim()).filter(Boolean))"""
UNFOLD = """async () => {
  for (const each of document.querySelectorAll('.log details.told:not([open])')) each.open = true;
  const isTold = () => [...document.querySelectorAll('.log details.told')].every((each) => each.children[1]);
  while (!isTold()) await new Promise((soon) => setTimeout(soon, 20));
}"""
DRAWN = re.compile(r"\bdrew (?!a creature)")


def parts(message: Any) -> Iterator[dict[str, Any]]:
    """Every object inside a message."""
    if isinstance(message, dict):
        yield message
        for each in message.values():
            yield from parts(each)
    elif isinstance(message, list):
        for each in message:
            yield from parts(each)


@dataclass
class Witness:
    """Reads everything the page receives, and remembers who said last that they look."""

    eyes: int = -1
    looks: int = 0
    hand: dict[str, int] = field(default_factory=dict)
    leaks: list[str] = field(default_factory=list)
    messages: int = 0

    def watch(self, page: Page) -> None:
        """From now on."""
        page.on("websocket", self.listen)
        page.route("**/api/**", self.answered)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.received(json.loads(frame)))

    def answered(self, route: Route) -> None:
        """Read an answer before the page does: whatever it does next, nothing goes unread."""
        response = route.fetch()
        if response.ok and response.body():
            self.received(response.json())
        route.fulfill(response=response)

    def sent(self, message: Any) -> None:
        command = message.get("command", {})
        if command.get("type") == "look":
            self.eyes = int(command["seat"])
            self.looks += 1

    def received(self, message: Any) -> None:
        """Note whatever belongs to somebody who does not look."""
        self.messages += 1
        told = list(parts(message))
        if any(each.get("stage") == "over" for each in told):
            return
        for each in told:
            for seat, hand in enumerate(each.get("hands") or []):
                if "hidden" not in hand and seat != self.eyes:
                    self.leaks.append(f"the hand of {seat} while {self.eyes} looks: {hand}")
                if "hidden" not in hand and seat == self.eyes:
                    self.hand = {colour: count for colour, count in hand.items() if count}
            action = each.get("action")
            if isinstance(action, dict) and action.get("type") == "draw" and each.get("seat") != self.eyes:
                self.note_draw(action, each)
            if str(each.get("code", "")).startswith("daemonen-hand-") and self.eyes < 0:
                self.leaks.append(f"a hand in words: {each}")

    def note_draw(self, action: dict[str, Any], event: dict[str, Any]) -> None:
        if action.get("colour") is not None or event.get("told", {}).get("code") != "daemonen-draw-unseen":
            self.leaks.append(f"a draw of another while {self.eyes} looks: {event}")


def begin_at_one_screen(lea: Person) -> None:
    """From the lobby to a game of two at this screen."""
    to_the_form(lea, "dicke_daemonen")
    lea.page.get_by_label("On this device", exact=True).check()
    choose_table(lea, "dicke_daemonen")
    lea.page.get_by_label("Your name").fill("Léa")
    lea.page.get_by_label("Name at chair 2").fill("Inès")
    lea.page.get_by_role("button", name="Begin").click()
    lea.page.wait_for_url("**/t/*")


def test_no_hand_is_here_before_its_owner_looks(browser: Browser, server: Server) -> None:
    with person(browser, server, size=PHONE, reduced_motion="reduce") as lea:
        witness = Witness()
        witness.watch(lea.page)
        player = Player(lea.page, seed=9)
        seen: set[str] = set()
        asked = itertools.count()

        def look() -> None:
            cards = lea.page.evaluate(CARDS)
            stage = player.sign.partition("|")[0]
            if stage == "handover":
                assert cards == []
                assert lea.page.locator("[data-pick], .tray").count() == 0
                assert not DRAWN.search(str(lea.page.text_content("body")))
                assert stage in seen or content(lea.page) == []
            elif stage == "asked":
                assert set(cards) == set(witness.hand)
                if next(asked) % 3:  # to unfold the whole log takes a while
                    return
                other = NAMES[1 - witness.eyes]
                lea.page.evaluate(UNFOLD)
                lines = lea.page.evaluate(LINES)
                assert [each for each in lines if each.startswith(other) and DRAWN.search(each)] == []
                seen.update(each.split()[0] for each in lines if DRAWN.search(each))
            seen.add(stage)

        player.looks = look
        begin_at_one_screen(lea)
        for _ in range(3):
            assert not player.play(clicks=7)
            lea.page.reload()
            player.sign = ""
        player.finish()
        assert witness.leaks == []
        assert witness.looks > 10
        assert witness.messages > 2 * witness.looks
        assert "handover" in seen
        assert seen >= set(NAMES), "both saw in the log what they drew themselves"
