"""What processes ring to each other: events for those who have the key of the house, and for nobody else."""

from collections.abc import Sequence
from typing import Any

from samedi.server.cluster.bell import LARGEST, RedisNotifier
from samedi.server.cluster.link import RedisLink
from samedi.server.storage.sealing import KEY_BYTES, Sealing
from samedi.table.events import AnyEvent, Event, Said

KEY, OTHER_KEY = bytes(KEY_BYTES), b"1" * KEY_BYTES
URL = "redis://localhost:1"  # nobody has to be there


class Line(RedisLink):
    """Keeps what is sent."""

    def __init__(self) -> None:
        super().__init__(URL, "house")
        self.sent: list[tuple[Any, ...]] = []

    def send(self, *command: Any) -> None:
        self.sent.append(command)


class Heard:
    """Keeps what is heard of logs."""

    def __init__(self) -> None:
        self.events: list[tuple[str, int, list[AnyEvent]]] = []

    def grown(self, table: str, seq: int, events: Sequence[AnyEvent] = ()) -> None:
        self.events.append((table, seq, list(events)))

    def seen_elsewhere(self, *what: object) -> None:
        raise AssertionError(what)

    def asked_who(self, *what: object) -> None:
        raise AssertionError(what)

    def list_changed(self, *what: object) -> None:
        raise AssertionError(what)


def said(words: str) -> AnyEvent:
    return Event(seq=7, at=1, by="ada", what=Said(text=words))


def rung(event: AnyEvent, key: bytes = KEY) -> tuple[bytes, list[tuple[str, int, list[AnyEvent]]]]:
    """What goes over the line, and what another process with a key makes of it."""
    ringing, hearing, heard = (
        RedisNotifier(Line(), Sealing(KEY)),
        RedisNotifier(Line(), Sealing(key)),
        Heard(),
    )
    hearing.listen(heard)
    ringing.notify("table", event.seq, [event])
    line = ringing._link
    assert isinstance(line, Line)
    ((_, channel, message),) = line.sent
    hearing._take_in(channel, message)
    return message, heard.events


def test_events_are_told_to_who_has_the_key_and_shown_to_nobody_else() -> None:
    message, heard = rung(said("behind the door"))
    assert heard == [("table", 7, [said("behind the door")])]
    assert b"door" not in message
    assert b"ada" not in message


def test_who_cannot_open_them_hears_that_there_is_something_to_read() -> None:
    assert rung(said("secret"), OTHER_KEY)[1] == [("table", 7, [])]


def test_what_is_large_is_left_to_the_log() -> None:
    message, heard = rung(said("x" * LARGEST))
    assert heard == [("table", 7, [])]
    assert len(message) < LARGEST


def test_a_process_does_not_hear_itself() -> None:
    notifier, heard = RedisNotifier(Line(), Sealing(KEY)), Heard()
    notifier.listen(heard)
    notifier.notify("table", 7, [said("here")])
    line = notifier._link
    assert isinstance(line, Line)
    notifier._take_in(line.sent[0][1], line.sent[0][2])
    assert heard.events == []
