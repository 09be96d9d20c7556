"""A server and a browser for all tests of the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.faults.servers import Server
from tests.web.sites import Host, hosted
from tests.web.tables import launched


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("samedi") / "data")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for the numbers of screens also where these have much else to do."""
    running = Server(tmp_path_factory.mktemp("patient") / "data")
    running.start(program=("-m", "tests.server.in_time", "600000", "0", "1", "serve"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose dice fall the same in every game."""
    running = Server(tmp_path_factory.mktemp("loaded") / "data")
    running.start(program=("-m", "tests.web.loaded"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The page as files, without any server of ours."""
    with hosted(tmp_path_factory.mktemp("host")) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launched(playwright)
        yield opened
        opened.close()
