"""Make the pictures that must be pixels: icons for home screens, and what is shown beside links.

    python tools/make_pictures.py

They are drawn by Chromium from the page's own drawings: the icon, and the covers of all games.
"""

import struct
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # it is run as a program
from samedi.games import NAMES
from samedi.server.page.document import games_offered
from samedi.server.page.preview import SIZE
from samedi.server.page.statics import Statics
from tools.get_chromium import found

WEB = Path(__file__).parents[1] / "src" / "samedi" / "web"
HOME = "http://pictures.invalid/"
NIGHT = "#2B2139"
FAVICONS = (16, 32)
SAFE = 0.76  # how much of a maskable icon the picture fills: the rest may be cut away
DOCUMENT = f"""<!doctype html><html><head>{games_offered()}<link rel="stylesheet" href="/styles/look.css">
<style>* {{ margin: 0; }} body, #all {{ width: 100vw; height: 100vh; overflow: hidden; }}
body {{ background: {NIGHT}; }} #all {{ display: flex; }}
#all > svg {{ flex: 1; height: 100%; width: 0; overflow: hidden; }}
</style></head><body><div id="all"></div></body></html>"""
DRAW = """async (games) => {
  const { html, render } = await import("/vendor/lit-html/lit-html.js");
  const { loadPieces } = await import("/app/ui.js");
  await loadPieces();
  const cards = await Promise.all(games.map((game) => import(`/games/${game}/card.js`)));
  const cover = ({ box, draw }) =>
    html`<svg viewBox=${box.join(" ")} preserveAspectRatio="xMidYMid slice">${draw}</svg>`;
  render(cards.map((card) => cover(card.default.cover())), document.getElementById("all"));
}"""
ICON = """([size, share, ground]) => {
  document.body.style.background = ground;
  document.getElementById("all").innerHTML =
    `<img src="/pictures/icon.svg" style="width:${size * share}px;margin:${(size * (1 - share)) / 2}px">`;
  return document.querySelector("img").decode();
}"""


def main() -> None:
    """Draw everything anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
        page = browser.new_page()
        page.route("**/*", served_by(Statics()))
        write("pictures/share.png", shared(page, NAMES))
        for game in NAMES:
            write(f"games/{game}/share.png", shared(page, [game]))
        write("pictures/icon-192.png", icon(page, 192))
        write("pictures/icon-512.png", icon(page, 512))
        write("pictures/icon-maskable.png", icon(page, 512, SAFE, NIGHT))
        write("apple-touch-icon.png", icon(page, 180, 1, NIGHT))
        write("favicon.ico", bundled([icon(page, size) for size in FAVICONS]))
        browser.close()


def served_by(statics: Statics) -> Callable[[Route], None]:
    """Answer the browser from the page's files."""

    def serve(route: Route) -> None:
        path = route.request.url.removeprefix(HOME).partition("?")[0]
        file = statics.newest().plain(path) if path else None
        if file:
            route.fulfill(body=file.data, content_type=file.kind)
        else:
            route.fulfill(body=DOCUMENT, content_type="text/html; charset=utf-8")

    return serve


def shared(page: Page, games: list[str] | tuple[str, ...]) -> bytes:
    """The covers of some games side by side."""
    page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
    page.goto(HOME)
    page.evaluate(DRAW, list(games))
    return page.screenshot()


def icon(page: Page, size: int, share: float = 1, ground: str = "transparent") -> bytes:
    """The icon in a size, filling a share of its square."""
    page.set_viewport_size({"width": size, "height": size})
    page.goto(HOME)
    page.evaluate(ICON, [size, share, ground])
    return page.screenshot(omit_background=True)


def bundled(pictures: list[bytes]) -> bytes:
    """Square PNGs as one icon file."""
    at = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in zip(FAVICONS, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(pictures)


def write(name: str, data: bytes) -> None:
    """Keep a picture beside the drawings it comes from."""
    (WEB / name).write_bytes(data)
    print(f"{name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
