"""Options and the start of a game (DD-1.5, DD-2.1)."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from samedi.core.errors import BadOptions
from samedi.core.message import Message
from samedi.core.options import Options
from samedi.games.dicke_daemonen.atlas import chart_of
from samedi.games.dicke_daemonen.model import ALL_COLOURS, EACH, FREE, HAND, NONE, OPEN, WHITE, State, Step
from samedi.games.dicke_daemonen.world import Problem, WorldRefused

TABLES: dict[str, dict[str, Any]] = {  # what people are offered first
    "two": {"players": 2, "world": "first-picture"},
    "three": {"players": 3, "world": "clover"},
    "four": {"players": 4, "world": "reckoning"},
    "two-long": {"players": 2, "world": "petals"},
    "solitaire": {"players": 1, "world": "first-picture"},
    "solitaire-bag": {"players": 1, "world": "trefoil", "rest_to_bag": True},
}


class DaemonenOptions(Options, frozen=True):
    """What a table of Dicke Dämonen chooses."""

    players: Literal[1, 2, 3, 4]
    world: Any
    rest_to_bag: bool = False

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return self.players


def check(options: DaemonenOptions) -> DaemonenOptions:
    """Resolve the world: whatever was asked for, the options now carry its lines (DD-1.5)."""
    try:
        world = chart_of(options.world).world
    except WorldRefused as refused:
        raise BadOptions(refusal(refused.problems)) from None
    return msgspec.structs.replace(options, world=world.description())


def start(state: State, options: DaemonenOptions) -> None:
    """All creatures are in the bag; each seat is to draw four (DD-1.2, DD-2.1)."""
    state.step = Step.DRAW
    state.players = options.players
    state.rest_to_bag = int(options.rest_to_bag)
    state.viewer = OPEN
    state.to_deal = HAND * options.players
    state.board = chart_of(options.world).board
    open_all(state)
    for colour in range(ALL_COLOURS):
        state.bag[colour] = EACH
    state.bag_size = ALL_COLOURS * EACH
    for place in range(len(state.predicted)):
        state.predicted[place] = NONE


def open_all(state: State) -> None:
    """Every corner is free, and every field but the outer one waits for a ghost (DD-2.3, DD-2.5)."""
    board = state.board
    for corner in range(board.corners[board.fields]):
        state.corner[corner] = FREE
        state.room[board.first[board.crossing[corner]]] += 1
        state.room[board.second[board.crossing[corner]]] += 1
    state.room[WHITE] = board.fields - 1


def refusal(problems: Sequence[Problem]) -> Message:
    """Why a world is refused: its one problem, or how many there are and the first of them."""
    first = problem_message(problems[0])
    if len(problems) == 1:
        return first
    return Message("daemonen-world-refused", {"count": len(problems)}, cause=first)


def problem_message(problem: Problem) -> Message:
    """One problem of a world in words, with its place and its lines."""
    lines = "-".join(problem.lines) or "none"
    place = f"({problem.at[0]}, {problem.at[1]})" if problem.at else "none"
    return Message(
        f"daemonen-world-{problem.code}",
        {"lines": f"@daemonen-lines-{lines}", "place": place},
        problem.clause,
    )
