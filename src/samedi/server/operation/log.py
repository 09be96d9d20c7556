"""What the server tells whoever runs it: names and facts, as text or as JSON lines; never a secret."""

import logging
import sys
import time
from typing import Any

import msgspec

_LOGGER = logging.getLogger("samedi")


class TextForm(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, name and facts."""
        facts = "".join(f"  {name}={value}" for name, value in _facts(record).items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        mark = "" if record.levelno <= logging.INFO else f" {record.levelname.lower()}"
        return f"{at}{mark} {record.getMessage()}{facts}{trace}"


class JsonForm(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """The same as an object."""
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    facts: dict[str, Any] = getattr(record, "facts", {})
    return facts


def set_up(form: str, level: str) -> None:
    """Write to the standard error in a form."""
    handler = logging.StreamHandler(sys.stderr)
    is_text = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler.setFormatter(TextForm() if is_text else JsonForm())
    for name in ("samedi", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    _LOGGER.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def debug(event: str, **facts: object) -> None:
    """Tell a detail."""
    _LOGGER.debug(event, extra={"facts": facts})


def info(event: str, **facts: object) -> None:
    """Tell what happens."""
    _LOGGER.info(event, extra={"facts": facts})


def warning(event: str, **facts: object) -> None:
    """Tell what is odd."""
    _LOGGER.warning(event, extra={"facts": facts})


def failure(event: str, **facts: object) -> None:
    """Tell what went wrong, with the exception that is being handled."""
    _LOGGER.error(event, exc_info=sys.exc_info(), extra={"facts": facts})
