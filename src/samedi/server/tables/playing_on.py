"""Where a table begins that goes on from a moment of a finished game."""

import secrets
from base64 import b64encode
from typing import Any

from msgspec.structs import replace

from samedi.core.game import OVER
from samedi.core.message import Message
from samedi.core.record import to_bytes
from samedi.core.rng import seeded
from samedi.server.failure import Failure
from samedi.server.wire.tables import MakeTable, PlayOn
from samedi.table.dailies import day_of
from samedi.table.events import Begun
from samedi.table.table import Table


def from_there(asked: MakeTable, table: Table) -> MakeTable:
    """A table as it is asked for, with the game and options of the one it goes on from."""
    return replace(asked, game=table.memory.game, options=dict(table.memory.options), lesson=None)


def begun_at(table: Table, wanted: PlayOn, person: str) -> Begun:
    """A moment of a game that is over, with everything that was hidden as it was or dealt anew."""
    memory = table.memory
    is_lesson = memory.taught is not None and day_of(memory) is None
    if memory.stage != "over" or is_lesson:
        raise Failure(409, Message(f"table-stage-{memory.stage}"))
    if wanted.at > len(memory.actions):
        raise Failure(404, Message("server-no-position", {"length": wanted.at}))
    board: Any = table.board_at(wanted.at)
    if table.game.rules.mover(board) == OVER:
        raise Failure(409, Message("table-stage-over"))
    if wanted.is_anew:
        seat = table.seat_shown_to(person)
        table.game.rules.hide(board, seat)
        table.game.rules.determinise(board, seat, seeded(secrets.randbits(64)))
    state = b64encode(to_bytes(board)).decode()
    return Begun(table=wanted.table, at=wanted.at, is_anew=wanted.is_anew, state=state)
