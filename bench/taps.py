"""How many taps a turn takes: whole games against a bot, by real taps (`python -m bench.taps`).

Whoever taps here plays plainly: captures or moves what is lit, takes the coloured answer, leaves what
needs more thought, ends the turn.
"""

import statistics
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from bench.visit import CHROMIUM, FLAGS, Json, Visitor, serving

GAMES: Final[dict[str, Json]] = {
    "baron_voodoo": {"loas": ["mamy_wata", "papa_legba"]},
    "chevalier_noir": {"players": 2, "board": "short"},
    "dicke_daemonen": {"players": 2, "world": "ring"},
}
SEATS: Final = ["me", {"bot": "random"}]
QUICK: Final = 'localStorage.setItem("samedi", JSON.stringify({ speed: "off", knowsHurry: true }))'
MOST_TAPS: Final = 3_000
PATIENCE_MS: Final = 60_000
NEXT: Final = """([sign, last]) => {
  const seen = (each) => each.checkVisibility() && !each.disabled;
  const middle = (each) => {
    each.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const act = document.querySelector(".act");
  if (!act) return false;
  if (act.classList.contains("ending")) return { isOver: true };
  if (!act.classList.contains("asks") || act.querySelector('[aria-busy="true"]')) return false;
  const lit = [...document.querySelectorAll(".hit.lit")].filter((each) => each.dataset.target !== last);
  const now = [act.innerText, ...lit.map((each) => each.dataset.target),
    document.querySelectorAll(".log li").length, document.querySelector(".seats").innerText,
    ...[...act.querySelectorAll("[data-pick]")].map((each) => each.ariaPressed + each.disabled)].join("|");
  if (now === sign) return false;
  const answers = [...act.querySelectorAll(".answers button:not(.bare)")].filter(seen);
  const tray = [...act.querySelectorAll(".tray [data-pick]")].filter(seen);
  const isBegun = tray.some((each) => each.ariaPressed === "true");
  const rest = isBegun ? [...answers, ...tray] : [...tray, ...answers];
  const found = answers.find((each) => each.classList.contains("go")) ?? lit[0] ??
    answers.find((each) => each.dataset.answer === "@pass") ?? rest[0];
  if (!found) return false;
  return { sign: now, spot: middle(found), target: found.dataset?.target ?? "" };
}"""
VIEW: Final = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).play.length"
EVENTS: Final = """async (id) => {
  const all = [];
  for (let last = 0, known = -1; known < last; ) {
    const got = await (await fetch(`/api/tables/${id}/events?since=${Math.max(known, 0)}`)).json();
    all.push(...got.events);
    last = got.last;
    known = got.events.at(-1)?.seq ?? last;
  }
  return all.map(({ what }) => what);
}"""


@dataclass
class Tapper:
    """Plays one seat of a table to the end and notes how far the game was at each tap."""

    page: Page
    table: str
    lengths: list[int] = field(default_factory=list)

    def play(self, taps: int = MOST_TAPS) -> list[int]:
        """Play to the end, or for so many taps; those of each own turn that is over."""
        sign, last = "", ""
        for _ in range(taps):
            now = self.page.wait_for_function(NEXT, arg=[sign, last], timeout=PATIENCE_MS).json_value()
            if now.get("isOver"):
                return taps_by_turn(self.lengths, self.page.evaluate(EVENTS, self.table))
            sign, last = now["sign"], now["target"]
            self.lengths.append(self.page.evaluate(VIEW, self.table))
            self.page.mouse.click(*now["spot"])
        return taps_by_turn(self.lengths, self.page.evaluate(EVENTS, self.table))[:-1]


def taps_by_turn(lengths: list[int], events: list[Any], seat: int = 0) -> list[int]:
    """Taps belong to the turn in which the seat acts next; a throw in between ends no turn."""
    played = [what for what in events if what["type"] in ("moved", "rolled")]
    acts = [(place, what["seat"]) for place, what in enumerate(played) if what["type"] == "moved"]
    turns = [[place for place, _ in turn] for who, turn in groupby(acts, lambda act: act[1]) if who == seat]
    ends = [turn[-1] for turn in turns]
    begins = [-1, *ends[:-1]]
    return [sum(begin < length <= end for length in lengths) for begin, end in zip(begins, ends, strict=True)]


def told(game: str, counts: list[int]) -> str:
    """The figures of a game in a line."""
    average = statistics.mean(counts)
    return f"{game}: {statistics.median(counts):g} taps a turn (mean {average:.1f}, {len(counts)} turns)"


def main() -> None:
    """Play each game once and print how many taps a turn took."""
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for game, options in GAMES.items():
            context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
            context.add_init_script(QUICK)
            address = Visitor(context, url).open_table(game, options, SEATS)
            page = context.new_page()
            page.goto(f"{url}{address}")
            print(told(game, Tapper(page, address.removeprefix("/t/")).play()), flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
