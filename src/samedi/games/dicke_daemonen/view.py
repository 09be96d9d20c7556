"""What people and programs see: the JSON view, the result, and actions in words."""

from typing import Any, NotRequired, TypedDict

from samedi.core.actions import to_builtins
from samedi.core.message import Message, Params
from samedi.games.dicke_daemonen.actions import ACTIONS, Draw, Pass, Place, Predict
from samedi.games.dicke_daemonen.hands import has_predicted, held, is_known, prediction
from samedi.games.dicke_daemonen.model import (
    ALL_COLOURS,
    COLOURS,
    DEMON_COLOURS,
    FREE,
    FROZEN,
    NONE,
    OPEN,
    RANKS,
    Board,
    Colour,
    State,
)
from samedi.games.dicke_daemonen.rules import is_winner
from samedi.games.dicke_daemonen.scoring import is_winning, majority, worth_of
from samedi.games.dicke_daemonen.solitaire import is_solitaire, ranks_predicted, score
from samedi.games.dicke_daemonen.world import field_label


class CrossingJson(TypedDict):
    """Where two lines meet."""

    lines: list[Colour]
    at: list[int]


class FieldJson(TypedDict):
    """A field: its crossings in boundary order, and its knots."""

    corners: list[int]
    knots: int


class WorldJson(TypedDict):
    """Crossings and fields by number; field 0 is the outer one."""

    crossings: list[CrossingJson]
    fields: list[FieldJson]


class Demon(TypedDict):
    """A demon and its corner."""

    crossing: int
    field: int
    colour: Colour


class Unseen(TypedDict):
    """How many creatures there are, where nobody may know which."""

    hidden: int


class Position(TypedDict):
    """The position as the reader may know it."""

    world: WorldJson
    hands: list[dict[Colour, int] | Unseen]
    bag: dict[Colour, int] | Unseen
    predicted: list[list[Colour]]
    """By seat, the first rank first."""
    demons: list[Demon]
    ghosts: list[int]
    """Their fields."""
    discarded: dict[Colour, int]
    points: dict[Colour, int]


class Result(TypedDict):
    """Points, winning colours and winners; alone also the score."""

    points: dict[Colour, int]
    winning_colours: list[Colour]
    winners: list[int]
    score: NotRequired[int]


class FieldScore(TypedDict):
    """What a field would bring to whom."""

    field: int
    corners: int
    knots: int
    demons: dict[Colour, int]
    winner: Colour | None
    worth: int


def view(state: State) -> Position:
    """The position as JSON; of a hidden state, the bag and the hands of others by their sizes only."""
    return {
        "world": world_json(state.board),
        "hands": [hand_json(state, seat) for seat in range(state.players)],
        "bag": by_colour(state.bag) if state.viewer == OPEN else {"hidden": state.bag_size},
        "predicted": [predicted_json(state, seat) for seat in range(state.players)],
        "demons": demons_json(state),
        "ghosts": [field for field in range(state.board.fields) if state.ghost[field]],
        "discarded": by_colour(state.discarded),
        "points": by_colour(state.points),
    }


def world_json(board: Board) -> WorldJson:
    """Crossings and fields by number."""
    return {
        "crossings": [
            {
                "lines": [COLOURS[board.first[crossing]], COLOURS[board.second[crossing]]],
                "at": [board.x[crossing], board.y[crossing]],
            }
            for crossing in range(board.crossings)
        ],
        "fields": [
            {"corners": corners_of(board, field), "knots": board.knots[field]}
            for field in range(board.fields)
        ],
    }


def corners_of(board: Board, field: int) -> list[int]:
    """The crossings of a field in boundary order."""
    return [board.crossing[corner] for corner in range(board.corners[field], board.corners[field + 1])]


def hand_json(state: State, seat: int) -> dict[Colour, int] | Unseen:
    """A hand by colour, or its size."""
    if not is_known(state, seat):
        return {"hidden": state.hand_size[seat]}
    return {colour: held(state, seat, number) for number, colour in enumerate(COLOURS)}


def predicted_json(state: State, seat: int) -> list[Colour]:
    """The colours a seat has predicted, the first rank first."""
    colours = [prediction(state, seat, rank) for rank in range(RANKS)]
    return [COLOURS[colour] for colour in colours if colour != NONE]


def demons_json(state: State) -> list[Demon]:
    """All demons by crossing and field."""
    found = [
        (state.board.crossing[corner], state.board.field[corner], COLOURS[state.corner[corner]])
        for corner in range(state.board.corners[state.board.fields])
        if state.corner[corner] not in (FREE, FROZEN)
    ]
    return [
        {"crossing": crossing, "field": field, "colour": colour} for crossing, field, colour in sorted(found)
    ]


def by_colour(numbers: Any) -> dict[Colour, int]:
    """A number for each colour."""
    return {colour: numbers[number] for number, colour in enumerate(COLOURS)}


def result(state: State) -> Result:
    """Points, winning colours and winners (DD-3.4), alone also the score (DD-4.4)."""
    told: Result = {
        "points": by_colour(state.points),
        "winning_colours": [COLOURS[colour] for colour in range(ALL_COLOURS) if is_winning(state, colour)],
        "winners": [seat for seat in range(state.players) if is_winner(state, seat)],
    }
    return {**told, "score": score(state)} if is_solitaire(state) else told


def score_by_field(state: State) -> list[FieldScore]:
    """What each field would bring to whom if the game ended now (DD-3.2)."""
    return [
        {
            "field": field,
            "corners": len(corners_of(state.board, field)),
            "knots": state.board.knots[field],
            "demons": {COLOURS[c]: state.demons[field * DEMON_COLOURS + c] for c in range(DEMON_COLOURS)},
            "winner": None if majority(state, field) == NONE else COLOURS[majority(state, field)],
            "worth": worth_of(state, field),
        }
        for field in range(state.board.fields)
    ]


def seen_action(state: State, number: int, seat: int) -> dict[str, Any]:
    """An action as a seat (-1: a spectator) sees it done in this state: what others draw stays unseen."""
    action = ACTIONS.structure(number)
    if isinstance(action, Draw) and state.seat != seat:
        return {**to_builtins(action), "colour": None}
    return to_builtins(action)


def status(state: State) -> list[Message]:
    """The points, the predictions and the bag; and the hand of whoever looks."""
    points: Params = {str(colour): count for colour, count in by_colour(state.points).items()}
    points["bag"] = state.bag_size
    told = [Message("daemonen-status", points)]
    for seat in range(state.players):
        for rank, colour in enumerate(predicted_json(state, seat)):
            told.append(_status_prediction(state, seat, rank, colour))
    own = state.seat if state.viewer == OPEN else state.viewer
    if own >= 0 and state.hand_size[own] > 0:
        told.append(_status_hand(state, own))
    return told


def _status_prediction(state: State, seat: int, rank: int, colour: str) -> Message:
    params: Params = {"seat": seat, "rank": rank + 1, "colour": f"@daemonen-colour-{colour}"}
    params["name"] = f"@player-{seat + 1}"
    return Message(f"daemonen-status-{'ranked' if is_solitaire(state) else 'predicted'}", params)


def _status_hand(state: State, seat: int) -> Message:
    creatures = [colour for number, colour in enumerate(COLOURS) for _ in range(held(state, seat, number))]
    names: Params = {
        name: creature(colour) for name, colour in zip(("a", "b", "c", "d"), creatures, strict=False)
    }
    return Message(f"daemonen-hand-{len(creatures)}", names)


def describe(state: State, number: int) -> Message:
    """What an action does, in words; a hidden state does not tell what another seat draws."""
    match ACTIONS.structure(number):
        case Draw(colour=colour):
            if is_known(state, state.seat):
                return Message("daemonen-draw", {"creature": creature(colour)})
            return Message("daemonen-draw-unseen")
        case Place(colour="white", field=field):
            return Message("daemonen-place-ghost", {"field": field_label(field)})
        case Place(colour=colour, crossing=crossing, field=field):
            params: Params = {"creature": creature(colour), "crossing": str(crossing)}
            return Message("daemonen-place", {**params, "field": field_label(field)})
        case Predict(colour=colour):
            return _describe_prediction(state, colour)
        case Pass():
            is_last_word = has_predicted(state, state.seat)
            return Message("daemonen-pass-rank" if is_last_word else "daemonen-pass")
        case other:
            raise AssertionError(other)


def _describe_prediction(state: State, colour: str) -> Message:
    named = f"@daemonen-colour-{colour}"
    if not is_solitaire(state):
        return Message("daemonen-predict", {"colour": named})
    return Message("daemonen-predict-rank", {"colour": named, "rank": ranks_predicted(state) + 1})


def creature(colour: str) -> str:
    """The name of a creature, as a parameter of messages."""
    return f"@daemonen-creature-{colour}"
