"""What all tests share."""

import signal
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import services
from tools.get_services import missing

# Whoever starts the tests in the background has them ignore interrupts, and every process they start inherits
# that; tests that interrupt the program would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes, or to think of one, says how busy the machine is, and nothing of the program.
settings.register_profile("samedi", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("samedi")


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as started:
        yield started


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    with services.redis() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    found: services.Postgres = request.getfixturevalue("postgres")
    return found.new_database()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one line what could not be tested here."""
    lacking = [*missing(), *([] if find_spec("torch") else ["PyTorch"])]
    if lacking:
        terminalreporter.write_line(f"not tested, for it cannot be had here: {', '.join(lacking)}")
