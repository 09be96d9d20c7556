"""A page of the server that has loaded the checks of a game's tests, `<game>_checks.js` beside them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.faults.servers import Server


@pytest.fixture(scope="module")
def page(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    game = Path(request.path).stem.removeprefix("test_")
    opened = browser.new_page()
    opened.route("**/checks.js", lambda route: route.fulfill(path=request.path.parent / f"{game}_checks.js"))
    opened.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    opened.goto(f"{server.url}/healthz")
    opened.evaluate("import('/checks.js')")
    opened.evaluate("import('/app/words.js').then((words) => words.speak('en'))")
    yield opened
    opened.close()


@pytest.fixture
def warnings(page: Page) -> Iterator[list[str]]:
    """What the page says on its console: a word that is missing is said there."""
    told: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        told.append(message.text)

    page.on("console", hear)
    yield told
    page.remove_listener("console", hear)
