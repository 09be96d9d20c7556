"""Pictures of the page for the README: `python -m bench.screenshots`.

Each game is played at a real server up to a moment worth looking at, and photographed by day and by night, on
a telephone and on a desktop. Dice fall as they fall, so that no two runs show the same game.
"""

import base64
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from bench.visit import CHROMIUM, FLAGS, Json, Visitor, serving

OUT = Path(__file__).parents[1] / "docs" / "screenshots"
MOST_TRIES = 6
QUALITY = 0.86
SIZES: dict[str, Any] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
# Chromium writes good WebP itself; a canvas asks it to.
TO_WEBP = """async ([png, quality]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const written = await (await canvas.convertToBlob({type: "image/webp", quality})).arrayBuffer();
  return btoa(Array.from(new Uint8Array(written), (byte) => String.fromCharCode(byte)).join(""));
}"""


class Moment(NamedTuple):
    """A game, and when it is worth a picture."""

    game: str
    options: Json
    seats: list[Any]
    length: int
    """How many actions must have been done."""
    step: str
    """What the person at the screen is asked."""
    least: int
    """How many answers there must be."""
    taken: str
    """What is taken up for the picture, so that it shows where it may go."""
    avoids: tuple[str, ...] = ()
    """Kinds of actions that a good player seldom chooses."""


MOMENTS = (
    Moment(
        "baron_voodoo",
        {"loas": ["mamy_wata", "papa_legba", "erzulie_freda"]},
        ["me", {"me": "Karim"}, {"me": "Noé"}],
        *(110, "capture", 10, ".hit.lit", ("lower", "pass")),
    ),
    Moment(
        "dicke_daemonen",
        {"players": 3, "world": "clover"},
        ["me", {"bot": "greedy"}, {"bot": "random"}],
        *(34, "place", 10, ".tray [aria-pressed=false]:not([disabled])"),
    ),
    Moment(
        "chevalier_noir",
        {"players": 4},
        ["me", {"me": "Karim"}, {"me": "Noé"}, {"me": "Salomé"}],
        *(170, "move", 5, ".hit.lit"),
    ),
)


def main() -> None:
    """Play, photograph, write."""
    OUT.mkdir(parents=True, exist_ok=True)
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        darkroom = browser.new_page()
        for moment in track(MOMENTS, "playing and photographing", console=Console(stderr=True)):
            for name, png in pictures(browser, url, moment):
                data = darkroom.evaluate(TO_WEBP, [base64.b64encode(png).decode(), QUALITY])
                (OUT / name).write_bytes(base64.b64decode(data))
        browser.close()
    files = sorted(OUT.glob("*.webp"))
    print(f"{len(files)} pictures, {sum(file.stat().st_size for file in files) / 1000:.0f} kB, in {OUT}")


def pictures(browser: Browser, url: str, moment: Moment) -> Iterator[tuple[str, bytes]]:
    """All pictures of one game: what each is called, and what it shows."""
    visitor = Visitor(browser.new_context(), url)
    address = played(visitor, moment)
    known = visitor.context.storage_state()
    for size, screen in SIZES.items():
        for light in ("light", "dark"):
            context = browser.new_context(locale="en", color_scheme=light, storage_state=known, **screen)
            page = context.new_page()
            page.goto(url + address)
            take(page, moment.taken)
            yield f"{moment.game}-{size}-{light}.webp", page.screenshot()
            context.close()
    visitor.context.close()


def take(page: Page, place: str) -> None:
    """Take up the first thing that may be taken up, if nothing is in the hand yet."""
    page.wait_for_selector(".boardpicture .piece")
    page.wait_for_load_state("networkidle")
    if page.locator(place).count():
        page.locator(place).first.click(force=True)
    page.mouse.move(1, 1)
    page.wait_for_timeout(700)


def played(visitor: Visitor, moment: Moment) -> str:
    """The address of a table at the moment."""
    for attempt in range(MOST_TRIES):
        address = visitor.open_table(moment.game, moment.options, moment.seats)
        if play(visitor, f"/api/tables/{address.rpartition('/')[2]}", moment, random.Random(attempt)):
            return address
    raise RuntimeError(f"{moment.game}: the moment did not come")


def play(visitor: Visitor, table: str, moment: Moment, rng: random.Random) -> bool:
    """Play until the moment; whether it came before the end."""
    while True:
        view = visitor.get(table)
        now = view["play"]
        if view["stage"] == "over":
            return False
        legal = now.get("legal")
        if legal and is_good(moment, view["seat"], now):
            return True
        if legal:
            kept = [action for action in legal if action["type"] not in moment.avoids] or legal
            move = {"type": "move", "seat": view["seat"], "seen": view["seq"], "action": rng.choice(kept)}
            visitor.post(f"{table}/commands", {**move, "key": secrets.token_hex(8)})


def is_good(moment: Moment, seat: int, now: Json) -> bool:
    """Whether the first seat has something to choose."""
    is_asked = now["awaits"].get("step") == moment.step and seat == 0
    return is_asked and now["length"] >= moment.length and len(now["legal"]) >= moment.least


if __name__ == "__main__":
    main()
