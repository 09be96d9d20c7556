"""One server for all models."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import GENEROUS
from tests.server.serving import OPEN, Running, running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that lets models in, whose bots play at once."""
    with running(tmp_path_factory.mktemp("mcp"), SAMEDI_MCP="true", **GENEROUS) as started:
        yield started


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()
