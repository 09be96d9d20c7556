"""What does not fit on a screen, found by measuring every element of it; in whole games."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

from tests.web.samples import sample
from tests.web.serve import Pages

HERE = Path(__file__).parent
MEASURING = (HERE / "overflow.js").read_text(encoding="utf-8").replace("export function", "function")
PORTRAIT = [(320, 640), (360, 740), (390, 844), (412, 915)]
LANDSCAPE = [(667, 375), (844, 390), (720, 450)]
"""The last is a desktop at twice the size."""
SIZES = [*PORTRAIT, *LANDSCAPE]

WALK = f"""async (wanted) => {{
  {MEASURING}
  const rendered = () => new Promise((goOn) => setTimeout(goOn));
  const found = {{}};
  // Boards are measured, not painted: most of the time would go there.
  const bare = new CSSStyleSheet();
  bare.replaceSync(".boardpicture {{ visibility: hidden !important; }}");
  document.adoptedStyleSheets = [bare];
  const note = (where) => measure().forEach((each) => (found[each] ??= where));
  for (const at of wanted) {{
    window.show(at);
    await rendered();
    note(`position ${{at}}`);
    const lit = document.querySelector(".hit.lit");
    if (!lit) continue;
    window.tap(lit.dataset.target);
    await rendered();
    note(`position ${{at}} after a tap`);
  }}
  return Object.entries(found).map(([each, where]) => `${{where}}: ${{each}}`);
}}"""


def not_fitting(page: Page) -> list[str]:
    """What does not fit on the screen that a page shows."""
    page.evaluate("document.fonts.ready.then(() => null)")
    return list(page.evaluate(f"() => {{ {MEASURING}; return measure(); }}"))


def resized(page: Page, size: tuple[int, int]) -> None:
    """Turn the screen, or take another one."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def situations(name: str) -> list[int]:
    """For every step of a sample game the position with the most answers of a kind, and the end."""
    most: dict[tuple[Any, ...], tuple[int, int]] = {}
    for at, entry in enumerate(sample(name)):
        legal = entry.get("legal", [])
        if legal or "result" in entry:
            step = (entry["awaits"].get("step"), *sorted({action["type"] for action in legal}))
            most[step] = max(most.get(step, (0, 0)), (len(legal), at))
    return sorted(at for _, at in most.values())


@contextmanager
def looking_glass() -> Iterator[str]:
    """Where sample games are shown, while it is needed."""
    Pages.games = HERE
    with ThreadingHTTPServer(("127.0.0.1", 0), Pages) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/look"
        server.shutdown()
