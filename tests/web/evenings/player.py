"""Somebody who plays by what the screen offers: lit places on the board, buttons and lists beside it."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.evenings.reading import raw, shown

BUTTONS: Final = (
    ".act.asks .answers > button:not(.bare, [disabled]), .act.asks .answers .choices button:not([disabled]), "
    ".act.asks .tray [data-pick]:not([disabled])"
)
READ: Final = """([buttons]) => {
  const act = document.querySelector('.act');
  const handOver = document.querySelector('.handover h1');
  const lit = [...document.querySelectorAll('.hit.lit')];
  const places = lit.map((each) => each.dataset.target);
  const open = [...document.querySelectorAll(buttons)].map((each, nth) => ({ each, nth }))
    .filter(({ each }) => each.checkVisibility()).map(({ nth }) => nth);
  const isBusy = document.querySelector('.act.asks [aria-busy="true"]') !== null;
  const lists = document.querySelectorAll('.act.asks .choices select').length;
  return {
    stage: handOver ? 'handover' : act?.classList.contains('ending') ? 'over'
      : act?.classList.contains('asks') && !isBusy && (places.length || open.length) ? 'asked' : 'waiting',
    places, open, lists,
    sign: [handOver?.textContent, act?.innerHTML, places.join(), document.querySelectorAll('.log li').length].join('|'),
  };
}"""
CHANGED: Final = f"""([sign, buttons]) => {{
  const now = ({READ})([buttons]);
  return now.stage !== 'waiting' && now.sign !== sign ? now : false;
}}"""
MOST_CLICKS: Final = 3_000
PATIENCE_MS: Final = 20_000


@dataclass
class Player:
    """Plays at a page until the score sheet is there, by clicks only."""

    page: Page
    seed: int
    looks: Callable[[Page], None] = lambda page: None
    unworded: list[str] = field(default_factory=list)
    trail: list[tuple[str, list[str]]] = field(default_factory=list)
    clicks: int = 0
    sign: str = ""

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def next_screen(self, patience: int = PATIENCE_MS) -> Any:
        """Wait until something else is asked of this person, or the game is over."""
        try:
            found = self.page.wait_for_function(CHANGED, arg=[self.sign, BUTTONS], timeout=patience).json_value()
        except PlaywrightTimeoutError as late:
            raise AssertionError(f"nothing new after {self.trail[-3:]}") from late
        self.sign = str(found["sign"])
        return found

    def play(self, until: Callable[[int], bool] = lambda clicks: False) -> bool:
        """Play on; whether the game came to its end."""
        while self.clicks < MOST_CLICKS:
            if until(self.clicks):
                return False
            now = self.next_screen()
            self.looks(self.page)
            if now["stage"] == "over":
                return True
            self.click(now)
        raise AssertionError("the game does not end")

    def click(self, now: Any) -> None:
        """Answer what is asked, in one of the ways the screen offers."""
        self.clicks += 1
        if now["stage"] == "handover":
            self.page.locator(".handover .go").click()
        elif now["places"] and (not now["open"] or self.chance.random() < 0.6):
            self.tap(self.chance.choice(now["places"]), now)
        else:
            self.press(self.page.locator(BUTTONS).nth(self.chance.choice(now["open"])))

    def tap(self, target: str, now: Any) -> None:
        """Tap on a place of the board."""
        self.trail.append((target, now["places"]))
        box = self.page.locator(f'.hit[data-target="{target}"]').bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, button: Any) -> None:
        """Press a button; of a list, choose something first."""
        self.trail.append((button.inner_text(), []))
        choices = button.locator("xpath=preceding-sibling::select")
        if choices.count():
            choices.select_option(index=self.chance.randrange(choices.locator("option").count()))
        button.click()


def read_words(player: Player) -> None:
    """Note what the screen shows that is no words."""
    player.unworded += raw(shown(player.page))


def at_the_end(page: Page) -> None:
    """The score sheet is there."""
    expect(page.locator(".ending .sheet-table")).to_be_visible()
