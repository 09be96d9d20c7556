"""Positions of Dicke Dämonen for tests, set up by the fields of the state.

Creatures are letters: r b g y demons, w ghosts. `r5A` is a red demon at crossing 5 in field A. Worlds have
names; the fields of `first-picture` and `ring` are, with their crossings and the colours of their lines:

    first-picture                                 ring
    A 5+1  0bg 7rb 11ry 9ry 5rg                   A 4+4  0ry 3gy 7bg 5rb
    B 3    0bg 2rg 7rb                            B 4+1  0ry 5rb 2rb 1ry
    C 3+1  0bg 5rg 1rb                            C 4+1  0ry 1ry 4gy 3gy
    D 3+1  0bg 1rb 2rg                            D 2    0ry 1ry
    E 4    1rb 5rg 6gy 4by                        E 4    1ry 2rb 6bg 4gy
    F 4+2  1rb 4by 3gy 2rg                        F 4+1  2rb 5rb 7bg 6bg
    G 4    2rg 3gy 10by 7rb                       G 2    2rb 5rb
    H 3+1  3gy 8bg 10by    K 3    5rg 9ry 6gy     H 4+1  3gy 4gy 6bg 7bg
    I 3+1  3gy 4by 8bg     L 5+1  6gy 9ry …       I 2    3gy 4gy
    J 3    4by 6gy 8bg     M 3, N 2               J 2    6bg 7bg
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from samedi.core.errors import IllegalAction
from samedi.core.message import Message
from samedi.core.position import Mode, Position
from samedi.games.dicke_daemonen import GAME
from samedi.games.dicke_daemonen.actions import ACTIONS, Place
from samedi.games.dicke_daemonen.model import COLOURS, EACH, State, Step
from samedi.games.dicke_daemonen.placing import put_demon, put_ghost
from samedi.games.dicke_daemonen.turn import begin_turn

LETTERS = "rbgyw"
FIRST_PICTURE = "first-picture"


def position(
    players: int = 2,
    *,
    world: Any = FIRST_PICTURE,
    hands: Sequence[str] = ("rbgy", "rbgy", "rbgy", "rbgy"),
    demons: str = "",
    ghosts: str = "",
    predicted: Mapping[int, str] | None = None,
    bag: str | None = None,
    seat: int = 0,
    mode: Mode = "interpreted",
    **options: Any,
) -> Position:
    """A position whose seat begins its turn; what is not named is in the bag, or if that is given nowhere."""
    made = Position(GAME, {"players": players, "world": world, **options}, mode)
    state = made.state
    state.to_deal = 0
    for demon in demons.split():
        place(state, demon)
    for field in ghosts:
        place(state, f"w{field}")
    for number, colours in (predicted or {}).items():
        for rank, letter in enumerate(colours):
            state.predicted[3 * number + rank] = LETTERS.index(letter)
    for number, hand in enumerate(hands[:players]):
        state.hand_size[number] = len(hand)
        for colour, letter in enumerate(LETTERS):
            state.hand[5 * number + colour] = hand.count(letter)
    share_rest(state, bag)
    begin_turn(state, seat)
    return made


def place(state: State, notation: str) -> None:
    """Put a creature on the board, wherever it comes from."""
    action = ACTIONS.structure(ACTIONS.parse(notation))
    assert isinstance(action, Place)
    if isinstance(action.crossing, int):
        put_demon(state, COLOURS.index(action.colour), action.crossing, action.field)
    else:
        put_ghost(state, action.field)


def share_rest(state: State, bag: str | None) -> None:
    """Put what is left into the bag; or only some of it, the rest being out of play."""
    for colour, letter in enumerate(LETTERS):
        used = sum(state.corner[c] == colour for c in range(state.board.corners[state.board.fields]))
        used += sum(state.ghost) if letter == "w" else 0
        used += sum(holds == colour for holds in state.predicted)
        used += sum(state.hand[5 * seat + colour] for seat in range(state.players))
        state.bag[colour] = EACH - used if bag is None else bag.count(letter)
        state.discarded[colour] = EACH - used - state.bag[colour]
        assert state.bag[colour] >= 0
        assert state.discarded[colour] >= 0
    state.bag_size = sum(state.bag)


def play(position: Position, actions: Iterable[str] | str) -> Position:
    """Play actions in notation, as a list or with blanks between them."""
    for action in actions.split() if isinstance(actions, str) else actions:
        position.play(action)
    return position


def legal(position: Position) -> set[str]:
    """What may happen next, in notation."""
    return {position.notation(number) for number in position.legal_numbers()}


def step(position: Position) -> tuple[str | None, int | None]:
    """What is awaited, and of whom."""
    return position.awaits.step, position.awaits.seat


def counts(creatures: str) -> dict[str, int]:
    """Letters as the view tells them."""
    return {colour: creatures.count(letter) for colour, letter in zip(COLOURS, LETTERS, strict=True)}


def points(position: Position) -> dict[str, int]:
    """The points of colours that have any."""
    told: dict[str, int] = position.view()["points"]
    return {colour: number for colour, number in told.items() if number}


def over(position: Position) -> Position:
    """The same position at its end."""
    position.state.step = Step.OVER
    return position


def refusal(position: Position, action: str) -> Message:
    """Why an action in notation is refused."""
    try:
        position.play(action)
    except IllegalAction as error:
        return error.message
    raise AssertionError(f"{action} is legal")
