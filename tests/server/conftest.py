"""One server for all tests that do not stop it."""

from collections.abc import Iterator

import pytest

from tests.server.serving import OPEN, Running, running

GENEROUS = {
    "SAMEDI_REQUESTS_PER_SECOND": "10000",
    "SAMEDI_MESSAGES_PER_SECOND": "10000",
    "SAMEDI_TABLES_PER_HOUR": "100000",
    "SAMEDI_PERSONS_PER_HOUR": "100000",
    "SAMEDI_WRONG_CODES_PER_HOUR": "100000",
}


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), **GENEROUS) as started:
        yield started
