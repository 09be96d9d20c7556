"""What a seat has seen from the start on, for programs that need to remember everything."""

from collections.abc import Sequence
from typing import Any

import msgspec

from samedi.core.game import OVER, Game
from samedi.core.record import copy, from_bytes


def information_state(game: Game[Any], start: Any, actions: Sequence[int], seat: int) -> str:
    """Everything a seat (-1: a spectator) has seen and done: each action as it looked to it, in JSON lines.

    The start is a state, or its bytes (`position.start`). Two ways to play that a seat cannot tell apart give
    it the same text, and any other two do not.
    """
    state = from_bytes(game.state, start) if isinstance(start, bytes) else copy(start)
    lines = list[str]()
    for number in actions:
        assert game.rules.mover(state) != OVER, "the game was over before"
        hidden = copy(state)
        game.rules.hide(hidden, seat)
        lines.append(msgspec.json.encode(game.look(hidden, number, seat)).decode())
        game.rules.apply(state, number)
    return "\n".join(lines)
