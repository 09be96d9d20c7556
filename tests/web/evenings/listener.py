"""Somebody who plays by ear: everything is found in the accessibility tree, by its role and name."""

import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from samedi import words
from tests.web.ear import Heard, listen

YOUR_TURN: Final = words.say("en", "page-table-your-turn")
OVER: Final = words.say("en", "page-table-over")
ASKED_OR_OVER: Final = re.compile(f"^({YOUR_TURN}|{OVER})$")
LISTBOX: Final = words.say("en", "page-board-targets")
CHOOSE: Final = words.say("en", "page-table-choose")
ASIDE: Final = re.compile(
    "|".join(
        words.say("en", code, {"clause": ""}) if code.endswith("rule") else words.say("en", code)
        for code in ("page-table-rule", "page-table-back", "page-table-undo", "page-table-ask-undo")
    )
)
PATIENCE_S: Final = 60
SOON_MS: Final = 1_000
BREATH_MS: Final = 50
MOST_ANSWERS: Final = 1_500
LOOK_EVERY: Final = 5


@dataclass(frozen=True)
class Answer:
    """One thing that can be chosen: a button, a place of the board, or a line of the list."""

    role: str
    name: str


@dataclass(frozen=True)
class Asked:
    """What the page asks now, and what may be answered."""

    answers: tuple[Answer, ...]
    sign: str
    is_later: bool
    """Whether others acted before it."""


def is_open(heard: Heard) -> bool:
    """Whether it can be chosen now, and is not chosen yet."""
    is_off = "[disabled]" in heard.state or "[pressed]" in heard.state or "[selected]" in heard.state
    return heard.role in {"button", "option"} and not is_off and not ASIDE.search(heard.name)


@dataclass
class Listener:
    """Answers what is asked until the game is over."""

    page: Page
    seed: int
    wanted: Sequence[str]
    looks: Callable[[], None]
    chance: random.Random = field(init=False)
    sign: str = ""
    trail: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def play(self) -> None:
        """Play to the end."""
        for count in range(MOST_ANSWERS):
            asked = self.wait()
            if asked is None:
                return
            if asked.is_later or count % LOOK_EVERY == 0:
                self.looks()
            try:
                self.give(self.choose(asked))
            except PlaywrightTimeoutError:  # the game went on by itself meanwhile
                self.sign = ""
        raise AssertionError(f"no end after {self.trail[-9:]}")

    def wait(self) -> Asked | None:
        """The next question; none: the game is over."""
        deadline = time.monotonic() + PATIENCE_S
        is_later = self.bar.count() == 0
        while time.monotonic() < deadline:
            heard = listen(self.page.get_by_role("region", name=ASKED_OR_OVER))
            if heard and heard[0].name == OVER:
                return None
            asked = self.asked(heard[1:], is_later=is_later)
            if asked.answers and asked.sign != self.sign:
                self.sign = asked.sign
                return asked
            self.page.wait_for_timeout(BREATH_MS)
        raise AssertionError(f"nothing new after {self.trail[-5:]}: {self.sign}")

    def asked(self, bar: list[Heard], *, is_later: bool) -> Asked:
        """What is asked in the bar, with the places of the board that answer it."""
        places = listen(self.places, SOON_MS) if self.places.count() else []
        answers = tuple(Answer(heard.role, heard.name) for heard in [*bar, *places] if is_open(heard))
        return Asked(answers, "\n".join(map(str, [*bar, *places])), is_later)

    def choose(self, asked: Asked) -> Answer:
        """What is wanted most, by its words; anything otherwise."""
        for want in self.wanted:
            found = [answer for answer in asked.answers if re.search(want, answer.name)]
            if found:
                return self.chance.choice(found)
        return self.chance.choice(asked.answers)

    def give(self, answer: Answer) -> None:
        """Choose it, as an assistive technology does."""
        self.trail.append(answer.name)
        combo = self.bar.get_by_role("combobox")
        place = self.places.get_by_role("option", name=answer.name, exact=True)
        if answer.role == "button" and answer.name != CHOOSE:
            self.bar.get_by_role("button", name=answer.name, exact=True).first.click(timeout=SOON_MS)
        elif answer.role == "option" and place.count():
            place.first.dispatch_event("click", timeout=SOON_MS)
        else:
            names = [each.strip() for each in combo.get_by_role("option").all_text_contents()]
            wanted = answer.name if answer.name in names else self.chance.choice(names)
            combo.select_option(label=wanted, timeout=SOON_MS)
            self.bar.get_by_role("button", name=CHOOSE).click(timeout=SOON_MS)

    @property
    def bar(self) -> Locator:
        """Where the question stands."""
        return self.page.get_by_role("region", name=YOUR_TURN, exact=True)

    @property
    def places(self) -> Locator:
        """What may be chosen on the board."""
        return self.page.get_by_role("listbox", name=LISTBOX)
