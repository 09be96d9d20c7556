"""What does not fit on a screen, found by measuring every element of it; in whole games."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Frame, Page, Route

from tests.faults.servers import Server
from tests.web.samples import sample
from tests.web.serve import Pages
from tests.web.tables import PHONE, Person, person

HERE = Path(__file__).parent
MEASURING = (HERE / "overflow.js").read_text(encoding="utf-8").replace("export function", "function")
PORTRAIT = [(320, 640), (360, 740), (390, 844), (412, 915)]
LANDSCAPE = [(667, 375), (844, 390), (720, 450)]
"""The last is a desktop at twice the size."""
SIZES = [*PORTRAIT, *LANDSCAPE]
TIGHTEST = [PORTRAIT[0], LANDSCAPE[0]]
OTHERS = [*PORTRAIT[1:], *LANDSCAPE[1:]]
TOLD = 10
"""How many actions the log tells on a walk through a game."""
FRAME = '<!doctype html><style>iframe { border: 0 }</style><iframe src="/" width="390" height="844"></iframe>'
UNFRAMED = ("content-security-policy", "x-frame-options")


@dataclass
class Visitor:
    """Somebody whose window is a frame, which the page itself can give any size: a hundred times a second."""

    person: Person
    frame: Frame

    def misfits(self, what: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
        """What does not fit on the screen that is shown."""
        measured = self.call("overflow.js", "measureAt", sizes)
        return [f"{what} {each}" for each in measured]

    def speak(self, language: str) -> None:
        """Change the language of the screen that is shown."""
        self.call("glass.js", "speak", language)

    def go(self, path: str) -> None:
        """Go to another screen, as its link does."""
        self.call("glass.js", "go", path)

    def walked(self, sample: str, positions: Sequence[int], fullest: int) -> list[str]:
        """What does not fit in a sample game; where the bar is fullest it is measured on all screens."""
        way = {"sample": sample, "positions": positions, "told": TOLD, "fullest": fullest}
        return list(self.call("glass.js", "walk", {**way, "tightest": TIGHTEST, "others": OTHERS}))

    def call(self, module: str, function: str, argument: Any) -> Any:
        """Let a function of the tests work in the page."""
        ask = "async ([path, name, given]) => (await import(path))[name](given)"
        return self.frame.evaluate(ask, [f"/tests/{module}", function, argument])


@contextmanager
def visiting(browser: Browser, server: Server, language: str = "fr") -> Iterator[Visitor]:
    """A visitor in the lobby of the real page."""
    with person(browser, server, PHONE, language, reduced_motion="reduce") as lea:
        page = lea.page
        lea.context.grant_permissions(["local-network-access"])
        page.route(f"{server.url}/frame", lambda route: route.fulfill(content_type="text/html", body=FRAME))
        page.route("**/tests/*.js", lambda route: route.fulfill(path=HERE / route.request.url.split("/")[-1]))
        page.route("**/samples/*.json", _sampled)
        page.route(lambda url: url.startswith(server.url) and "/e/" not in url, _unframed)
        page.goto(f"{server.url}/frame")
        frame = page.frames[1]
        frame.wait_for_selector(".games")
        yield Visitor(lea, frame)


def _unframed(route: Route) -> None:
    """A document that may lie in a frame, which the server forbids."""
    if route.request.resource_type != "document" or route.request.url.endswith("/frame"):
        return route.fallback()
    answer = route.fetch()
    headers = {name: value for name, value in answer.headers.items() if name not in UNFRAMED}
    return route.fulfill(response=answer, headers=headers)


def _sampled(route: Route) -> None:
    name = route.request.url.rpartition("/")[2].removesuffix(".json")
    route.fulfill(json=played(name))


@cache
def played(name: str) -> list[dict[str, Any]]:
    """A sample game, played once."""
    return sample(name)


def not_fitting(page: Page) -> list[str]:
    """What does not fit on the screen that a page shows."""
    page.evaluate("document.fonts.ready.then(() => null)")
    return list(page.evaluate(f"() => {{ {MEASURING}; return measure(); }}"))


def situations(name: str) -> list[int]:
    """For every step of a sample game the position with the most answers of a kind, and the end."""
    most: dict[tuple[Any, ...], tuple[int, int]] = {}
    for at, entry in enumerate(played(name)):
        legal = entry.get("legal", [])
        if legal or "result" in entry:
            step = (entry["awaits"].get("step"), *sorted({action["type"] for action in legal}))
            most[step] = max(most.get(step, (0, 0)), (len(legal), at))
    return sorted(at for _, at in most.values())


def fullest(name: str, count: int) -> list[int]:
    """Of these the ones with the most answers."""
    return sorted(situations(name), key=lambda at: -len(played(name)[at].get("legal", [])))[:count]


@contextmanager
def looking_glass() -> Iterator[str]:
    """Where sample games are shown, while it is needed."""
    Pages.games = HERE
    with ThreadingHTTPServer(("127.0.0.1", 0), Pages) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/look"
        server.shutdown()
