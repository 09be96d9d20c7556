"""What the server tells whoever runs it: names and facts, as text or as JSON lines; never a secret."""

import logging
import sys
import threading
import time
from collections import Counter
from typing import Any

import msgspec

LOGGERS = ("samedi", "uvicorn.error", "asyncio", "mcp")
MOST_LINES = 20  # of one event in a while
WHILE_S = 60.0
NAME_LENGTH = 40  # by which events of other programs are known; what follows differs from line to line
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


class CalmHandler(logging.StreamHandler[Any]):
    """Writes the first lines of each event in a while and counts the others, so that no log fills a disk."""

    def __init__(self, stream: Any = None, while_s: float = WHILE_S) -> None:
        super().__init__(stream)
        self._while_s = while_s
        self._seen: Counter[str] = Counter()
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, unless there were many like it; details somebody asked for are always written."""
        if record.levelno <= logging.DEBUG or self._is_new_enough(_event(record)):
            super().emit(record)

    def _is_new_enough(self, event: str) -> bool:
        self._seen[event] += 1
        if self._timer is None:
            self._timer = threading.Timer(self._while_s, self.begin_anew)
            self._timer.daemon = True
            self._timer.start()
        return self._seen[event] <= MOST_LINES

    def begin_anew(self) -> None:
        """Tell how many lines were left out, and forget them."""
        with self.lock or threading.Lock():
            seen, self._seen, self._timer = self._seen, Counter(), None
            for event, count in seen.items():
                if count > MOST_LINES:
                    super().emit(_left_out(event, count - MOST_LINES))

    def close(self) -> None:
        """Tell the rest."""
        if self._timer is not None:
            self._timer.cancel()
            self.begin_anew()
        super().close()


def _event(record: logging.LogRecord) -> str:
    return f"{record.name}: {str(record.msg).partition(chr(10))[0][:NAME_LENGTH]}"


def _left_out(event: str, count: int) -> logging.LogRecord:
    facts = {"facts": {"lines": count, "of": event}}
    return _LOGGER.makeRecord("samedi", logging.WARNING, "", 0, "left-out", (), None, extra=facts)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    facts: dict[str, Any] = getattr(record, "facts", {})
    return facts


def set_up(form: str, level: str) -> None:
    """Write to the standard error in a form."""
    handler = CalmHandler(sys.stderr)
    is_text = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler.setFormatter(TextForm() if is_text else JsonForm())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    _LOGGER.setLevel(level.upper())
    for name in ("uvicorn.error", "mcp"):
        logging.getLogger(name).setLevel(logging.WARNING)


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
