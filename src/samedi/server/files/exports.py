"""Finished games as files: with everything a page needs to show them, and signed."""

from typing import Any

import msgspec

from samedi.core.errors import BadRecord
from samedi.core.game import CHANCE, OVER, Game
from samedi.core.message import Message
from samedi.core.record import copy
from samedi.server.gate.tokens import Signer
from samedi.server.tables.patches import SAME, difference
from samedi.table.export import ExportedGame, Replay, rolls_of
from samedi.table.views import Moment


def completed(game: Game[Any], exported: ExportedGame, signer: Signer | None) -> bytes:
    """The file with its replay, and the signature over all the rest of whoever vouches for it."""
    whole = msgspec.structs.replace(exported, replay=replay_of(game, exported), signature=None)
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


def replay_of(game: Game[Any], exported: ExportedGame) -> Replay:
    """Every position of a game that is over, nothing hidden any more: its record hides nothing either."""
    state = game.state()
    game.start(state, game.resolve(dict(exported.record.options)))
    last = first = _shown(game, state, 0)
    patches: list[dict[str, Any]] = []
    for length, action in enumerate(exported.record.actions, start=1):
        number = game.actions.from_builtins(action)
        before = copy(state)
        game.rules.apply(state, number)
        shown = _shown(game, state, length, action, before)
        patch = difference(last, shown)
        patches.append({} if patch is SAME else patch)
        last = shown
    return Replay(first=first, patches=patches, rolls=rolls_of(exported.record, game))


def _shown(
    game: Game[Any], state: Any, length: int, action: dict[str, Any] | None = None, before: Any = None
) -> dict[str, Any]:
    number = None if action is None else game.actions.from_builtins(action)
    mover = OVER if number is None else game.rules.mover(before)
    moment = Moment(
        length=length,
        seat=mover if mover >= 0 else None,
        chance=mover == CHANCE,
        position=game.view(state),
        status=game.status(state),
        awaits=game.awaits(state),
        action=action,
        told=None if number is None else game.describe(before, number),
        explained=[] if number is None else game.explained(before, number),
    )
    made: dict[str, Any] = msgspec.to_builtins(moment)
    return made
