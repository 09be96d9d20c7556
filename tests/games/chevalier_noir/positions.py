"""Positions of Le Chevalier Noir for tests, set up by the fields of the state.

A place is a track cell, "start", "home", or "t1" for the first cell of the Trésor.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from samedi.core.errors import IllegalAction
from samedi.core.message import Message
from samedi.core.position import Mode, Position
from samedi.games.chevalier_noir import GAME
from samedi.games.chevalier_noir.model import CLANS, HOME, KNIGHT, NOWHERE, PAWNS, START, TRESOR, Step

Place = int | str
Pawns = Mapping[str, Mapping[str, Place]]
Face = int | str

ALL_HOME: dict[str, Place] = dict.fromkeys(PAWNS, "home")
THREE_HOME = {"grand": "home", "gros": "home", "mince": "home"}  # Petit is still to come


def position(
    players: int = 2,
    *,
    pawns: Pawns | None = None,
    knight: int | None = 3,
    throw: Sequence[Face] = (),
    dice: Sequence[int] = (0, 1, 2),
    seat: int = 0,
    mode: Mode = "interpreted",
    **options: Any,
) -> Position:
    """A position whose seat throws these dice (the special one is 2); pawns not named are in the start."""
    made = Position(GAME, {"players": players, **options}, mode)
    state = made.state
    for clan, places in (pawns or {}).items():
        for pawn, place in places.items():
            piece = 4 * CLANS.index(clan) + PAWNS.index(pawn)
            state.place[piece] = number_of(place)
            if isinstance(place, int):
                state.cell[place] = piece
    state.knight = NOWHERE if knight is None else knight
    if knight is not None:
        state.cell[knight] = KNIGHT
    for die in range(3):
        state.due[die] = int(die in dice)
    state.seat = seat
    state.step = Step.ROLL
    play(made, [f":{'N' if face == 'black' else face}" for face in throw])
    return made


def number_of(place: Place) -> int:
    """A place as the state has it."""
    if isinstance(place, int):
        return place
    return {"start": START, "home": HOME}.get(place) or TRESOR + int(place.removeprefix("t"))


def play(position: Position, actions: Iterable[str] | str) -> Position:
    """Play actions in notation, as a list or with blanks between them."""
    for action in actions.split() if isinstance(actions, str) else actions:
        position.play(action)
    return position


def legal(position: Position) -> set[str]:
    """What may happen next, in notation."""
    return {position.notation(number) for number in position.legal_numbers()}


def place(position: Position, clan: str, pawn: str) -> list[Any]:
    """Where a pawn is, as the view tells it."""
    found: list[Any] = position.view()["pawns"][clan][pawn]
    return found


def refusal(position: Position, action: str) -> Message:
    """Why an action in notation is refused."""
    try:
        position.play(action)
    except IllegalAction as error:
        return error.message
    raise AssertionError(f"{action} is legal")
