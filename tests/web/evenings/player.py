"""Somebody who plays by what the screen offers: lit places on the board, buttons and lists beside it."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.evenings.reading import raw, shown
from tests.web.tables import PATIENCE_MS

BUTTONS: Final = (
    ".act.asks .answers > button:not(.bare, [disabled]), .act.asks .choices button, "
    '.act.asks .tray [data-pick]:not([disabled], [aria-pressed="true"])'
)
READ: Final = """([buttons]) => {
  const act = document.querySelector('.act');
  const handOver = document.querySelector('.handover h1');
  const places = [...document.querySelectorAll('.hit.lit')].map((each) => each.dataset.target);
  const open = [...document.querySelectorAll(buttons)].map((each, nth) => ({ each, nth }))
    .filter(({ each }) => each.checkVisibility()).map(({ nth }) => nth);
  const isBusy = document.querySelector('.act [aria-busy="true"]') !== null;
  const isAsked = act?.classList.contains('asks') && !isBusy && (places.length || open.length);
  const isOver = act?.classList.contains('ending');
  const stage = handOver ? 'handover' : isOver ? 'over' : isAsked ? 'asked' : 'waiting';
  const told = document.querySelectorAll('.log li').length;
  const sign = [stage, handOver?.textContent, act?.innerText, places, open, told].join('|');
  return { stage, places, open, sign };
}"""
CHANGED: Final = f"""([sign, buttons]) => {{
  const now = ({READ})([buttons]);
  return now.stage !== 'waiting' && now.sign !== sign ? now : false;
}}"""
SPOT: Final = """([target]) => {
  const box = document.querySelector(`.hit[data-target="${target}"]`).getBoundingClientRect();
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
  const spots = shares.flatMap((x) => shares.map((y) => [box.x + x * box.width, box.y + y * box.height]));
  const under = (spot) => document.elementsFromPoint(...spot);
  const isFree = (spot) => under(spot)[0]?.closest('.boardpicture');
  const meant = (spot) => under(spot).map((each) => each.closest('.hit.lit')).find(Boolean);
  return spots.find((spot) => isFree(spot) && meant(spot)?.dataset.target === target) ?? null;
}"""
MIDDLE: Final = """([buttons, nth]) => {
  const button = document.querySelectorAll(buttons)[nth];
  const isList = button.previousElementSibling?.localName === 'select';
  if (isList) button.previousElementSibling.focus(); // it shows itself to whoever comes by keyboard
  button.scrollIntoView({ block: 'nearest' });
  const box = button.getBoundingClientRect();
  const spot = [box.x + box.width / 2, box.y + box.height / 2];
  const isFree = button.contains(document.elementFromPoint(...spot));
  return { spot: isFree ? spot : null, says: button.innerText, isList };
}"""
BOARD: Final = 0.6  # how often the board is tapped where a button would do
MOST_CLICKS: Final = 3_000
LOOK_EVERY_MS: Final = 25  # to read the whole screen in every frame costs more than to play
READ_EVERY: Final = 6


@dataclass
class Player:
    """Plays at a page until the score sheet is there, by clicks only."""

    page: Page
    seed: int
    looks: Callable[[], None] = lambda: None
    unworded: set[str] = field(default_factory=set)
    trail: list[str] = field(default_factory=list)
    sign: str = ""

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def next_screen(self) -> Any:
        """Wait until something else is asked of this person, or the game is over."""
        try:
            found = self.page.wait_for_function(
                CHANGED, arg=[self.sign, BUTTONS], timeout=PATIENCE_MS, polling=LOOK_EVERY_MS
            )
        except PlaywrightTimeoutError as late:
            raise AssertionError(f"nothing new after {self.trail[-3:]}, still {self.sign}") from late
        now = found.json_value()
        self.sign = str(now["sign"])
        if len(self.trail) % READ_EVERY == 0 or now["stage"] != "asked":
            self.unworded |= set(raw(shown(self.page)))
        self.looks()
        return now

    def play(self, clicks: int = MOST_CLICKS) -> bool:
        """Play on for so many clicks; whether the game came to its end."""
        for _ in range(clicks):
            now = self.next_screen()
            if now["stage"] == "over":
                return True
            self.click(now)
        return False

    def click(self, now: Any) -> None:
        """Answer what is asked, in one of the ways the screen offers."""
        if now["stage"] == "handover":
            self.trail.append("hand-over")
            self.page.locator(".handover .go").click()
        elif now["places"] and (not now["open"] or self.chance.random() < BOARD):
            self.tap(self.chance.choice(now["places"]))
        else:
            self.press(self.chance.choice(now["open"]))

    def tap(self, target: str) -> None:
        """Tap on a place of the board."""
        self.trail.append(target)
        spot = self.page.evaluate(SPOT, [target])
        assert spot is not None, f"{target} is lit, but something covers it"
        self.page.mouse.click(*spot)

    def press(self, nth: int) -> None:
        """Press a button; of a list, choose something first."""
        button = self.page.evaluate(MIDDLE, [BUTTONS, nth])
        self.trail.append(button["says"])
        assert button["spot"] is not None, f"something covers {button['says']}"
        if button["isList"]:
            choices = self.page.locator(BUTTONS).nth(nth).locator("xpath=preceding-sibling::select")
            choices.select_option(index=self.chance.randrange(choices.locator("option").count()))
        self.page.mouse.click(*button["spot"])

    def finish(self) -> None:
        """Play to the score sheet; on the way everything was words."""
        assert self.play(), "the game does not end"
        expect(self.page.locator(".ending .sheet-table")).to_be_visible()
        assert self.unworded == set()
