"""What a notification says, in the language of its device: which game waits, and who else plays."""

from collections.abc import Sequence

import msgspec

from samedi.games import NAMES
from samedi.server.games import game as game_named
from samedi.server.storage.port import Device, TableRow
from samedi.server.tables.summary import SeatLine
from samedi.words import LANGUAGES, say, typed

LARGEST = 120  # letters of who else plays


class Notice(msgspec.Struct, frozen=True):
    """What the page's service worker shows."""

    title: str
    body: str
    path: str
    """Where a tap leads."""
    count: int
    """How many games wait."""


def notice_of(waiting: Sequence[TableRow], device: Device) -> Notice:
    """The games that wait for somebody; the latest is named."""
    language = device.language if device.language in LANGUAGES else LANGUAGES[0]
    row = max(waiting, key=lambda each: each.summary.at)
    title = say(language, "server-call-title", {"count": len(waiting)})
    return Notice(title, _body(language, row, device.person), f"/t/{row.id}", len(waiting))


def _body(language: str, row: TableRow, person: str) -> str:
    game = say(language, f"{game_named(row.game).words}-title") if row.game in NAMES else row.game
    lines = msgspec.json.decode(row.summary.seats, type=list[SeatLine])
    others = [line.name for line in lines if line.type == "person" and line.person != person]
    if not others:
        return game
    names = ", ".join(dict.fromkeys(others))
    if len(names) > LARGEST:
        names = f"{names[: LARGEST - 1]}…"
    return say(language, "server-call-body", {"game": game, "names": typed(names)})
