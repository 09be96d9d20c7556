"""Finished games as files: with everything a page needs to show them, and signed."""

from typing import Any

import msgspec

from samedi.core.errors import BadRecord
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.server.files.replays import with_replay
from samedi.server.gate.tokens import Signer
from samedi.table.export import ExportedGame


def completed(game: Game[Any], exported: ExportedGame, signer: Signer | None) -> bytes:
    """The file with its replay, and the signature over all the rest of whoever vouches for it."""
    whole = with_replay(game, exported)
    signature = None if signer is None else signer.signature(_signed_part(whole))
    return msgspec.json.encode(msgspec.structs.replace(whole, signature=signature))


def is_vouched(exported: ExportedGame, signer: Signer) -> bool:
    """Whether this server has made the file; one that it made and somebody changed is refused."""
    if exported.signature is None:
        return False
    vouched = signer.has_signed(_signed_part(exported), exported.signature)
    if vouched is False:
        raise BadRecord(Message("server-import-altered"))
    return vouched is True


def _signed_part(exported: ExportedGame) -> bytes:
    """What is signed, the same however a program that passed it on has ordered it."""
    return msgspec.json.encode(msgspec.structs.replace(exported, signature=None), order="sorted")
