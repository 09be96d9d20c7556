"""Questions about what may be placed where, and what a hand is worth (DD-1.3, DD-2, DD-3.1)."""

from itertools import combinations

from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.core.quiz import (
    CHOICES,
    Draft,
    allowed,
    chosen,
    counted,
    either_way,
    fulfilled,
    one_of_each,
    whether,
)
from samedi.core.record import copy
from samedi.core.rng import Rng, below
from samedi.games.dicke_daemonen.actions import ACTIONS, DRAW, GHOST, PASS, PREDICT, Place, Predict
from samedi.games.dicke_daemonen.hands import held
from samedi.games.dicke_daemonen.model import ALL_COLOURS, COLOURS, DEMON_COLOURS, HAND, WHITE, State, Step
from samedi.games.dicke_daemonen.questions.because import because
from samedi.games.dicke_daemonen.questions.words import colour_name, names
from samedi.games.dicke_daemonen.rules import apply, outcomes
from samedi.games.dicke_daemonen.view import creature
from samedi.games.dicke_daemonen.world import field_label

LIKELY = (1, HAND, 0, HAND - 1)  # creatures that somebody may hold


def may_place(position: Position, rng: Rng) -> Draft | None:
    """Whether a demon may take a corner (DD-2.4, DD-2.5)."""
    state = position.state
    hand = [colour for colour in range(DEMON_COLOURS) if held(state, state.seat, colour)]
    if state.step != Step.PLACE or not hand:
        return None
    board = state.board
    places = [
        ACTIONS.number(
            Place(
                colour=COLOURS[colour], crossing=int(board.crossing[corner]), field=int(board.field[corner])
            )
        )
        for colour in hand
        for corner in range(board.corners[board.fields])
    ]
    legal = set(position.legal_numbers())
    number = one_of_each(rng, places, lambda each: "" if each in legal else position.reason(each).code)
    place = ACTIONS.structure(number)
    assert isinstance(place, Place)
    words: Params = {"creature": creature(place.colour), "field": field_label(place.field)}
    words["crossing"] = str(place.crossing)
    text = Message("daemonen-quiz-place", words)
    return allowed(position, number, text, "DD-2.5", lambda: fulfilled(position, number))


def may_freeze(position: Position, rng: Rng) -> Draft | None:
    """Whether a ghost may take a field (DD-2.3, DD-2.4)."""
    state = position.state
    if state.step != Step.PLACE or not held(state, state.seat, WHITE):
        return None
    legal = set(position.legal_numbers())
    numbers = range(GHOST, GHOST + state.board.fields)
    number = one_of_each(rng, numbers, lambda each: "" if each in legal else position.reason(each).clause)
    text = Message("daemonen-quiz-freeze", {"field": field_label(number - GHOST)})
    return allowed(position, number, text, "DD-2.3", lambda: fulfilled(position, number))


def who_sits_at_a_crossing(position: Position, rng: Rng) -> Draft | None:
    """Which demons can be placed at a crossing: those of its two strings (DD-1.3, DD-2.5)."""
    board = position.state.board
    crossing = chosen(rng, range(board.crossings))
    right = tuple(sorted((int(board.first[crossing]), int(board.second[crossing]))))
    pairs = [pair for pair in combinations(range(DEMON_COLOURS), 2) if pair != right]
    while len(pairs) >= CHOICES:
        pairs.pop(below(rng, len(pairs)))
    answers = sorted([right, *pairs])
    text = Message("daemonen-quiz-crossing", {"crossing": str(crossing)})
    said = [names([colour_name(one), colour_name(other)]) for one, other in answers]
    why = because("strings", {"one": colour_name(right[0]), "other": colour_name(right[1])})
    return Draft(text, said, answers.index(right), chosen(rng, ("DD-1.3", "DD-2.5")), why)


def is_it_over(position: Position, rng: Rng) -> Draft | None:
    """Whether somebody with only one kind of creature could go on (DD-3.1)."""
    state = position.state
    colour = one_of_each(rng, range(ALL_COLOURS), lambda each: int(state.room[each] == 0))
    text = Message("daemonen-quiz-stuck", {"creature": creature(COLOURS[colour])})
    room = int(state.room[colour])
    why = because("room", {"room": room, "creature": creature(COLOURS[colour])})
    return whether(is_so=room == 0, text=text, clause="DD-3.1", why=why)


def may_predict(position: Position, rng: Rng) -> Draft | None:
    """Whether a colour may be predicted; the question tells the hand, which nobody sees (DD-2.6)."""
    state = position.state
    hand = [colour for colour in range(ALL_COLOURS) for _ in range(held(state, state.seat, colour))]
    if state.step != Step.PREDICT or len(hand) != HAND - 1:
        return None
    number = either_way(position, rng, range(PREDICT, PREDICT + ALL_COLOURS))
    if number is None:
        return None
    action = ACTIONS.structure(number)
    assert isinstance(action, Predict)
    words: Params = {"colour": colour_name(COLOURS.index(action.colour))}
    words |= {name: colour_name(colour) for name, colour in zip("abc", hand, strict=True)}
    text = Message("daemonen-quiz-predict", words)
    return allowed(position, number, text, "DD-2.6", lambda: fulfilled(position, number))


def how_many_in_hand(position: Position, rng: Rng) -> Draft | None:
    """How many creatures somebody holds once the turn is over (DD-2.2, DD-2.6, DD-2.7)."""
    state = position.state
    if state.step != Step.PREDICT:
        return None
    number = one_of_each(rng, position.legal_numbers(), lambda each: int(each == PASS))
    held_after, held_now = hand_after(state, number), int(state.hand_size[state.seat])
    if number == PASS:
        why = because("hand", {"left": held_now, "drawn": held_after - held_now})
        return counted(held_after, Message("daemonen-quiz-hand"), "DD-2.2", LIKELY, why)
    text = Message("daemonen-quiz-hand-predicted", {"colour": colour_name(number - PREDICT)})
    why = because("hand-predicted", {"rest": held_now - 1, "drawn": held_after})
    return counted(held_after, text, "DD-2.7", LIKELY, why)


def hand_after(state: State, number: int) -> int:
    """How many creatures somebody holds when the turn is over."""
    reached = copy(state)
    apply(reached, number)
    if reached.step == Step.DRAW:
        out, weights = [0] * ALL_COLOURS, [0] * ALL_COLOURS
        outcomes(reached, out, weights)
        assert DRAW <= out[0] < DRAW + ALL_COLOURS
        apply(reached, out[0])
    return int(reached.hand_size[state.seat])
