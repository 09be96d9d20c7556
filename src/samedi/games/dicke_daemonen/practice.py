"""What puzzles are about: themes of a move, by what it did (DD-2, DD-3)."""

from collections.abc import Sequence
from typing import Any

from samedi.core.puzzle import Practice
from samedi.games.dicke_daemonen.actions import Pass, Place, Predict
from samedi.games.dicke_daemonen.hands import prediction
from samedi.games.dicke_daemonen.model import ALL_COLOURS, COLOURS, NONE, WHITE, State
from samedi.games.dicke_daemonen.scoring import is_winning, majority


def predicts(_before: State, _after: State, actions: Sequence[Any]) -> bool:
    """Whether a colour is predicted (DD-2.6)."""
    return any(isinstance(action, Predict) for action in actions)


def freezes(_before: State, _after: State, actions: Sequence[Any]) -> bool:
    """Whether a ghost freezes a field (DD-2.4)."""
    return any(isinstance(action, Place) and action.colour == COLOURS[WHITE] for action in actions)


def takes(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether a colour gains the majority of a field (DD-3.2)."""
    return any(now not in (NONE, was) for was, now in leaders(before, after))


def breaks(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether a colour loses the majority of a field: nobody has it then (DD-3.2)."""
    return any(now == NONE != was for was, now in leaders(before, after))


def leaders(before: State, after: State) -> list[tuple[int, int]]:
    """The colour that leads in each field, before and after."""
    return [(majority(before, field), majority(after, field)) for field in range(before.board.fields)]


def overtakes(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether other colours would win than before (DD-3.4)."""
    return winning(before) != winning(after)


def winning(state: State) -> list[bool]:
    """Which colours would win now."""
    return [is_winning(state, colour) for colour in range(ALL_COLOURS)]


def supports(before: State, _after: State, actions: Sequence[Any]) -> bool:
    """Whether the colour that the seat has predicted is placed (DD-3.4)."""
    own = prediction(before, before.seat, 0)
    return own != NONE and any(
        isinstance(action, Place) and action.colour == COLOURS[own] for action in actions
    )


def shuts(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether a colour has nowhere left to go (DD-2.3)."""
    return any(before.room[colour] > 0 == after.room[colour] for colour in range(ALL_COLOURS))


def waits(_before: State, _after: State, actions: Sequence[Any]) -> bool:
    """Whether all that is done is not to predict (DD-2.6)."""
    return all(isinstance(action, Pass) for action in actions)


THEMES = {
    "prediction": predicts,
    "ghost": freezes,
    "majority": takes,
    "breaking": breaks,
    "overtaking": overtakes,
    "own": supports,
    "shutting": shuts,
    "waiting": waits,
}


def is_place(before: State, after: State, actions: Sequence[Any]) -> bool:
    """Whether nothing else happens: what counts is where the demon is."""
    return not any(fits(before, after, actions) for fits in THEMES.values())


PRACTICE = Practice(
    tables=(
        {"players": 2, "world": "first-picture"},
        {"players": 2, "world": "clover"},
        {"players": 2, "world": "reckoning"},
        {"players": 2, "world": "petals"},
    ),
    several=({"players": 3, "world": "clover"}, {"players": 4, "world": "reckoning"}),
    themes={**THEMES, "corner": is_place},
)
