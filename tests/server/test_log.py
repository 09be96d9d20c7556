"""The log tells what happens, and never fills a disk."""

import io
import logging
import time

import pytest

from samedi.server.operation.log import MOST_LINES, CalmHandler, JsonForm


@pytest.fixture
def logger() -> logging.Logger:
    made = logging.Logger("samedi")  # noqa: LOG001 - of this test only
    made.setLevel(logging.DEBUG)
    return made


def _handler(logger: logging.Logger, while_s: float = 60) -> tuple[CalmHandler, io.StringIO]:
    written = io.StringIO()
    handler = CalmHandler(written, while_s)
    handler.setFormatter(JsonForm())
    logger.addHandler(handler)
    return handler, written


def test_what_is_said_too_often_is_counted(logger: logging.Logger) -> None:
    handler, written = _handler(logger)
    for number in range(1000):
        logger.error("socket.accept() out of system resource\nsocket: %s", number)
    logger.warning("something-else")
    assert written.getvalue().count("out of system") == MOST_LINES
    assert "something-else" in written.getvalue()
    handler.close()
    assert '"event":"left-out","lines":980,"of":"samedi: socket.accept()' in written.getvalue()


def test_the_count_is_told_though_nothing_more_happens(logger: logging.Logger) -> None:
    handler, written = _handler(logger, while_s=0.05)
    for _ in range(MOST_LINES + 3):
        logger.warning("often")
    deadline = time.monotonic() + 60
    while "left-out" not in written.getvalue():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    logger.warning("often")
    assert written.getvalue().count('"often"') == MOST_LINES + 1
    handler.close()


def test_details_somebody_asked_for_are_all_there(logger: logging.Logger) -> None:
    handler, written = _handler(logger)
    for _ in range(100):
        logger.debug("request")
    assert written.getvalue().count("request") == 100
    handler.close()
