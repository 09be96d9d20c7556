"""The games as the server plays them: what takes long to set up is worked out elsewhere and remembered here.

Where `Game.is_slow_to_set_up` says so, options are not resolved in this process. Whoever needs that gets
`Unresolved` instead, has them worked out, and tries again; so what may not be asked for is refused first.
"""

from collections import OrderedDict
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from samedi import games
from samedi.core.errors import BadOptions
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.options import Options
from samedi.core.record import assign, from_bytes

KEPT = 500  # openings; those that nobody has needed for longest are forgotten


class Opening(Struct, frozen=True):
    """Options, complete and checked, and the state at the start of their game."""

    options: bytes
    """As JSON."""
    state: bytes


class Unresolved(Exception):
    """Options of a game that nobody has worked out yet."""

    def __init__(self, game: Game[Any], options: bytes) -> None:
        super().__init__(game.name)
        self.game, self.options = game, options


_OPENINGS: OrderedDict[tuple[str, bytes], Opening | Message] = OrderedDict()


@cache
def game(name: str) -> Game[Any]:
    """The game with this name."""
    whole = games.game(name)
    if not whole.is_slow_to_set_up:
        return whole

    def check(options: Options) -> Any:
        return msgspec.json.decode(_recalled(whole, options).options, type=whole.options)

    def start(state: Any, options: Options) -> None:
        assign(state, from_bytes(whole.state, _recalled(whole, options).state))

    return replace(whole, check=check, start=start)


def _recalled(whole: Game[Any], options: Options) -> Opening:
    key = (whole.name, canonical(options))
    found = _OPENINGS.get(key)
    if found is None:
        raise Unresolved(whole, key[1])
    _OPENINGS.move_to_end(key)
    if isinstance(found, Message):
        raise BadOptions(found)
    return found


def canonical(options: Options) -> bytes:
    """The options as JSON, the same for all who write them differently."""
    try:
        return msgspec.json.encode(options, order="sorted")
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadOptions(Message("option-invalid", {"error": str(error)})) from None


def remember(missing: Unresolved, found: Opening | Message) -> None:
    """Keep what options lead to, or why they are refused."""
    keys = [missing.options]
    if isinstance(found, Opening):
        keys.append(canonical(msgspec.json.decode(found.options, type=missing.game.options)))
    for key in keys:
        _OPENINGS[missing.game.name, key] = found
    while len(_OPENINGS) > KEPT:
        _OPENINGS.popitem(last=False)
