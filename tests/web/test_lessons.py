"""The lessons in the page: a script that only follows the hints learns every game, by touch or by keys."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from samedi.core.lesson import Lesson
from samedi.games import NAMES, game
from samedi.words import LANGUAGES, say
from tests.faults.servers import Server
from tests.web.checker import violations
from tests.web.tables import PHONE, Person, person

MOST_TAPS = 90  # with those that ask for a hint
SHORTEST_S, LONGEST_S = 30, 60
OPENS_S = 1
WORDS_A_SECOND = 200 / 60
TAP_S = 2
GO = ".act .answers .go"
FROM_TRAY = ".act .tray button[data-pick]:not([disabled], [aria-pressed=true]):visible"
LEARNT = [name for name in NAMES if game(name).lessons]
STILL = """localStorage.setItem('samedi', JSON.stringify(
  { ...JSON.parse(localStorage.getItem('samedi') ?? '{}'), speed: 'off' }))"""

SHOWN = """() => JSON.stringify([
  [...document.querySelectorAll(".hit.lit, .piece.lifted")].map((each) => each.outerHTML),
  document.querySelector(".act")?.innerText,
])"""
ANCHOR = "each => { const { e, f } = each.getScreenCTM(); return [e, f]; }"
STATE = """() => {
  const at = document.querySelector(".lesson progress");
  if (at && at.value === at.max) return "done";
  return document.querySelector(".act.asks .lesson ~ .answers:not([aria-busy=true])") ? "asked" : "";
}"""


UNSEEN = """() => [
  ...[...document.querySelectorAll(".act.asks :is(.teacher, .answers, .cards)")]
    .filter((each) => each.getBoundingClientRect().bottom > innerHeight + 1)
    .map((each) => `below the screen: ${each.innerText}`),
  ...(document.documentElement.scrollWidth > innerWidth ? ["wider than the screen"] : []),
]"""
KEEPS_FOCUS = "each => new Promise((told) => setTimeout(() => told(document.activeElement === each), 150))"
HEARD_LATER = ("/reading.js", "/about.js", "/sound.js")
FORESEEN = """() => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const parts = ["/table/screen.js", "/lesson.js", "/game.js", "/game.css", "/table.css", "/lesson.css"];
  return parts.every((part) => loaded.some((name) => name.endsWith(part)));
}"""


def said(name: str, lesson: Lesson, *, hints: bool) -> int:
    """How many words a lesson says, in the language in which they are most."""
    base = f"{game(name).words}-lesson-{lesson.name}"
    parts = ("", "-right", "-hint") if hints else ("", "-right")
    codes = [
        base,
        f"{base}-learnt",
        *(f"{base}-{task.name}{part}" for task in lesson.tasks for part in parts),
    ]
    return max(sum(len(say(language, code).split()) for code in codes) for language in LANGUAGES)


class Tapped(NamedTuple):
    """What was tapped in a lesson."""

    all: int
    hints: int

    def seconds(self, name: str, lesson: Lesson, *, hints: bool) -> float:
        """How long a lesson takes somebody who reads everything, with its hints or without."""
        taps = self.all if hints else self.all - self.hints
        return OPENS_S + said(name, lesson, hints=hints) / WORDS_A_SECOND + taps * TAP_S


class Learner:
    """Somebody who does what the hints show, and counts the taps."""

    def __init__(self, who: Person, *, by_keys: bool = False) -> None:
        self.who, self.page, self.by_keys = who, who.page, by_keys
        self.taps, self.hints, self.touched = 0, 0, ""

    def press(self, place: Locator) -> None:
        """Tap, or come with the focus and press Enter."""
        self.taps += 1
        if self.by_keys:
            place.focus()
            while not place.evaluate(KEEPS_FOCUS):  # what has just arrived may take it once
                place.focus()
            self.page.keyboard.press("Enter")
        elif place.get_attribute("data-target"):
            place.scroll_into_view_if_needed()
            self.page.touchscreen.tap(*place.evaluate(ANCHOR))  # the middle of a wide field may be a corner's
        else:
            place.tap()

    def learn(self, lessons: Sequence[Lesson]) -> list[Tapped]:
        """Go through some lessons, from the first on; what was tapped in each."""
        tapped = []
        self.press(self.page.locator(".path .go"))
        for at, lesson in enumerate(lessons, start=1):
            expect(self.page.locator(".lesson-head .label")).to_contain_text(f"Lesson {at} of")
            taps, hints = self.taps, self.hints
            self.do_lesson()
            tapped.append(Tapped(self.taps - taps, self.hints - hints))
            if lesson.ends:
                self.see_the_end()
            if at < len(lessons):  # the way on may come a moment after the last word on what was done
                self.press(self.page.locator(GO, has_text="Next lesson"))
        return tapped

    def see_the_end(self) -> None:
        """Give the word that is still awaited, if one is, and see how the game ended."""
        awaited = self.page.locator(".act.asks .answers .go")
        expect(awaited.or_(self.page.locator(".ending .lesson"))).to_be_visible()
        if awaited.count():
            self.press(awaited)
        self.page.wait_for_selector(".ending .lesson")

    def do_lesson(self) -> None:
        """Do what is shown until there is nothing left to do."""
        while not self.is_done():
            before = self.shown()
            place = self.next_place()
            self.hints += "hint" in (place.get_attribute("class") or "")
            self.press(place)
            self.wait_for_change(before)
            assert self.page.evaluate(UNSEEN) == []

    def is_done(self) -> bool:
        """Whether the lesson is done, once it is known what comes next."""
        return str(self.page.wait_for_function(STATE).json_value()) == "done"

    def wait_for_change(self, before: str) -> None:
        """Until something else is shown."""
        self.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)

    def shown(self) -> str:
        return str(self.page.evaluate(SHOWN))

    def next_place(self) -> Locator:
        """Where to press: a hint, the way on, or what the hint left to be touched."""
        for selector in (".lesson .hint", GO, FROM_TRAY):
            if (found := self.page.locator(selector)).count():
                return found.first
        if lit := [each for each in self.who.lit() if each != self.touched] or self.who.lit():
            self.touched = lit[0]  # what was touched last would be let go
            place = self.page.locator(f'.hit[data-target="{lit[0]}"]')
            return self.page.get_by_role("listbox") if self.by_keys else place
        return self.page.locator(".act .answers button:not(.bare)").first


def learner(who: Person, name: str, *, by_keys: bool = False) -> Learner:
    """Somebody at the beginning of a game's lessons; nothing moves there."""
    who.page.add_init_script(STILL)
    who.page.goto(f"{who.url}/lessons/{name}")
    return Learner(who, by_keys=by_keys)


@pytest.mark.parametrize("name", LEARNT)
def test_a_game_is_learnt_on_a_phone_by_following_the_hints(
    browser: Browser, server: Server, name: str
) -> None:
    lessons = game(name).lessons
    with person(browser, server, PHONE, has_touch=True) as who:
        somebody = learner(who, name)
        tapped = somebody.learn(lessons)
        assert somebody.taps <= MOST_TAPS, somebody.taps
        for lesson, taps in zip(lessons, tapped, strict=True):
            lengths = [taps.seconds(name, lesson, hints=hints) for hints in (False, True)]
            assert min(lengths) >= SHORTEST_S, (lesson.name, lengths)
            assert max(lengths) <= LONGEST_S, (lesson.name, lengths)
        who.page.goto(who.url)
        expect(who.page.locator(f'a[href="/lessons/{name}"]')).to_contain_text(
            f"{len(lessons)}/{len(lessons)}"
        )


def test_who_taps_on_a_lesson_waits_only_for_its_table(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE, has_touch=True) as who:
        learner(who, "baron_voodoo")
        who.page.wait_for_function(FORESEEN)
        fetched: list[str] = []
        who.page.on("request", lambda request: fetched.append(request.url))
        who.page.locator(".path .go").tap()
        expect(who.page.locator(".teacher .task")).to_be_visible()
        for drawn in (".hit.lit", ".lesson .hint"):
            expect(who.page.locator(drawn).first).to_be_attached()
        files = [url for url in fetched if url.endswith((".js", ".css"))]
        assert [url for url in files if not url.endswith(HEARD_LATER)] == []


@pytest.mark.parametrize("name", LEARNT)
def test_a_game_is_learnt_by_keys_and_read_by_everybody(browser: Browser, server: Server, name: str) -> None:
    lessons = game(name).lessons
    with person(browser, server) as who:
        learner(who, name, by_keys=True).learn(lessons)
        assert violations(who.page) == []
        who.page.goto(f"{who.url}/lessons/{name}")
        expect(who.page.locator(".lessons li")).to_have_count(len(lessons))
        assert violations(who.page) == []


def test_what_was_not_asked_is_told_and_undone_and_a_reload_goes_on(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE, has_touch=True) as who:
        learner(who, "chevalier_noir")
        page = who.page
        page.locator(".lessons button").nth(5).tap()
        expect(page.locator(".teacher .task")).to_contain_text("exactly on its Porte")
        page.locator("[data-pick='die:1']").tap()
        who.tap("pawn:north:grand")
        expect(page.locator(".teacher .answer")).to_contain_text("One step is not enough")
        page.reload()
        page.locator(GO).tap()
        expect(page.locator(".teacher .task")).to_contain_text("exactly on its Porte")
        expect(page.locator(".teacher .answer")).to_have_count(0)


def test_why_not_is_told_by_what_holds_and_what_does_not(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE, has_touch=True) as who:
        learner(who, "dicke_daemonen")
        page = who.page
        page.locator(".lessons button").first.tap()
        page.locator("[data-pick='hand:red']").tap()
        who.tap("x7:f7")
        page.locator(".tell.no .clause").tap()
        expect(page.locator(".needs .no")).to_contain_text("One of the two strings there has its colour")
        expect(page.locator(".needs .yes")).to_have_count(3)


def test_an_example_plays_itself_can_be_stopped_and_ends_with_the_count(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, PHONE, has_touch=True) as who:
        learner(who, "dicke_daemonen")
        page = who.page
        page.get_by_role("button", name="Watch a final count").tap()
        expect(page.locator(".teacher .task")).to_contain_text("The last turn")
        page.get_by_role("button", name="Pause").tap()
        assert violations(page) == []
        page.get_by_role("button", name="Play").tap()
        expect(page.locator(".ending .teacher .task")).to_contain_text("Both have 10")
        page.get_by_role("link", name="Learn Dicke Dämonen").tap()
        expect(page.locator(".path .go")).to_have_text("Begin")
