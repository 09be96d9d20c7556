"""What is asked about Dicke Dämonen; every answer is computed by the rules."""

from typing import Any

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import CHOICES, UNTOLD, Draft, Kind, Quiz, allowed, chosen, counted, either_way
from samedi.core.rng import Rng
from samedi.games.dicke_daemonen.actions import ACTIONS, Place
from samedi.games.dicke_daemonen.hands import held
from samedi.games.dicke_daemonen.model import ALL_COLOURS, COLOURS, DEMON_COLOURS, NONE, State, Step
from samedi.games.dicke_daemonen.scoring import is_winning, majority, worth_of
from samedi.games.dicke_daemonen.setup import TABLES
from samedi.games.dicke_daemonen.view import creature
from samedi.games.dicke_daemonen.world import field_label


def colour_answers(count: int) -> list[Message]:
    """Some colours as answers."""
    return [Message("quiz-thing", {"thing": f"@daemonen-colour-{colour}"}) for colour in COLOURS[:count]]


def may_place(position: Position, rng: Rng) -> Draft | None:
    """Whether a demon may take a corner (DD-2.5)."""
    state = position.state
    if state.step != Step.PLACE:
        return None
    hand = [colour for colour in range(DEMON_COLOURS) if held(state, state.seat, colour)]
    corners = range(state.board.corners[state.board.fields])
    places = [
        Place(
            colour=COLOURS[colour],
            crossing=int(state.board.crossing[corner]),
            field=int(state.board.field[corner]),
        )
        for colour in hand
        for corner in corners
    ]
    number = either_way(position, rng, [ACTIONS.number(place) for place in places])
    if number is None:
        return None
    place = ACTIONS.structure(number)
    assert isinstance(place, Place)
    words: dict[str, str | int] = {"creature": creature(place.colour), "field": field_label(place.field)}
    words["crossing"] = str(place.crossing)
    return allowed(position, number, Message("daemonen-quiz-place", words), "DD-2.5")


def busy_fields(state: State) -> list[int]:
    """The fields with demons."""
    counts = range(DEMON_COLOURS)
    fields = range(state.board.fields)
    return [field for field in fields if any(state.demons[field * DEMON_COLOURS + each] for each in counts)]


def who_leads(position: Position, rng: Rng) -> Draft | None:
    """Which colour has the majority of a field (DD-3.2)."""
    state = position.state
    if not busy_fields(state):
        return None
    field = chosen(rng, busy_fields(state))
    leader = majority(state, field)
    right = DEMON_COLOURS if leader == NONE else leader
    text = Message("daemonen-quiz-leads", {"field": field_label(field)})
    return Draft(text, [*colour_answers(DEMON_COLOURS), Message("quiz-nobody")], right, "DD-3.2")


def what_it_is_worth(position: Position, rng: Rng) -> Draft | None:
    """What a field gains whoever has it (DD-3.2)."""
    state = position.state
    field = chosen(rng, range(state.board.fields))
    worth = worth_of(state, field)
    text = Message("daemonen-quiz-worth", {"field": field_label(field)})
    least = worth - chosen(rng, range(CHOICES))  # so that the place of an answer tells nothing
    return counted(worth, text, "DD-3.2", range(least, least + 2 * CHOICES))


def which_wins(position: Position, _rng: Rng) -> Draft | None:
    """Which colour would win now (DD-3.4)."""
    winning = [colour for colour in range(ALL_COLOURS) if is_winning(position.state, colour)]
    if len(winning) != 1:
        return None
    return Draft(Message("daemonen-quiz-wins"), colour_answers(ALL_COLOURS), winning[0], "DD-3.4")


def without_leaders(told: dict[str, Any]) -> None:
    """Who leads the fields is the reader's to find out."""
    told["facts"]["leaders"] = {}


def without_worth(told: dict[str, Any]) -> None:
    """What the fields are worth is the reader's to count."""
    told["constants"]["worth"] = [UNTOLD] * len(told["constants"]["worth"])


def without_points(told: dict[str, Any]) -> None:
    """What the colours have is the reader's to add up."""
    told["position"]["points"] = dict.fromkeys(told["position"]["points"], UNTOLD)
    told["facts"]["places"] = dict.fromkeys(told["facts"]["places"], UNTOLD)


QUIZ = Quiz(
    tables=(TABLES["two"], TABLES["three"]),
    kinds=(
        Kind(name="allowed", ask=may_place),
        Kind(name="leads", ask=who_leads, veil=without_leaders),
        Kind(name="worth", ask=what_it_is_worth, veil=without_worth),
        Kind(name="wins", ask=which_wins, veil=without_points),
    ),
)
