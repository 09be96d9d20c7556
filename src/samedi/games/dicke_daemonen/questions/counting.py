"""Questions about fields, points and who wins (DD-1.4, DD-2.4, DD-3)."""

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import CHOICES, Draft, chosen, counted, one_of_each
from samedi.core.rng import Rng, below
from samedi.games.dicke_daemonen.hands import has_predicted
from samedi.games.dicke_daemonen.model import (
    ALL_COLOURS,
    DEMON_COLOURS,
    NONE,
    OUTER,
    WHITE,
    State,
)
from samedi.games.dicke_daemonen.questions.because import (
    because,
    of_majority,
    of_points,
    of_white,
    of_worth,
)
from samedi.games.dicke_daemonen.questions.words import colour_answers, colour_name, names, seat_names
from samedi.games.dicke_daemonen.scoring import has_foreseen, is_winning, majority, worth_of
from samedi.games.dicke_daemonen.world import field_label

SELDOM = 4  # of clear winners, and of games that nobody wins, one in so many is asked about
PAIR = 2


def busy_fields(state: State) -> list[int]:
    """The fields with demons."""
    counts = range(DEMON_COLOURS)
    fields = range(state.board.fields)
    return [field for field in fields if any(state.demons[field * DEMON_COLOURS + each] for each in counts)]


def who_leads(position: Position, rng: Rng) -> Draft | None:
    """Which colour has the majority of a field, frozen or not (DD-2.4, DD-3.2)."""
    state = position.state
    if not busy_fields(state):
        return None
    field = one_of_each(
        rng, busy_fields(state), lambda each: (bool(state.ghost[each]), majority(state, each) == NONE)
    )
    leader = majority(state, field)
    right = DEMON_COLOURS if leader == NONE else leader
    text = Message("daemonen-quiz-leads", {"field": field_label(field)})
    answers = [*colour_answers(DEMON_COLOURS), Message("quiz-nobody")]
    clause = "DD-2.4" if state.ghost[field] else "DD-3.2"
    return Draft(text, answers, right, clause, of_majority(state, field))


def what_it_is_worth(position: Position, rng: Rng) -> Draft | None:
    """What a field gains whoever has it, the outer one too (DD-1.4, DD-3.2)."""
    state = position.state
    field = one_of_each(rng, range(state.board.fields), lambda each: int(each == OUTER))
    worth = worth_of(state, field)
    text = Message("daemonen-quiz-worth", {"field": field_label(field)})
    least = worth - chosen(rng, range(CHOICES))  # so that the place of an answer tells nothing
    clause = "DD-1.4" if state.board.knots[field] else "DD-3.2"
    return counted(worth, text, clause, range(least, least + 2 * CHOICES), of_worth(state, field))


def how_many_knots(position: Position, rng: Rng) -> Draft | None:
    """How many knots count for a field: those on its rim, on both sides (DD-1.4)."""
    state = position.state
    knots = state.board.knots
    field = one_of_each(rng, range(state.board.fields), lambda each: int(knots[each]))
    text = Message("daemonen-quiz-knots", {"field": field_label(field)})
    why = because("knots", {"knots": int(knots[field])})
    return counted(int(knots[field]), text, "DD-1.4", range(DEMON_COLOURS + 1), why)


def what_white_has(position: Position, rng: Rng) -> Draft | None:
    """How many points white has: its ghosts on the board, and no other (DD-3.3)."""
    state = position.state
    points = int(state.points[WHITE])
    least = points - chosen(rng, range(CHOICES))
    near, text = range(least, least + 2 * CHOICES), Message("daemonen-quiz-white")
    return counted(points, text, "DD-3.3", near, of_white(state))


def which_win(position: Position, rng: Rng) -> Draft | None:
    """Which colours would win now, one or two (DD-3.4)."""
    state = position.state
    ranked = sorted(range(ALL_COLOURS), key=lambda colour: -state.points[colour])
    winning = sorted(colour for colour in ranked if is_winning(state, colour))
    if len(winning) > PAIR or (len(winning) == 1 and below(rng, SELDOM)):
        return None
    answers = sorted([*([each] for each in ranked[:3]), sorted(ranked[:PAIR])])
    said = [names([colour_name(colour) for colour in some]) for some in answers]
    right = answers.index(winning)
    return Draft(Message("daemonen-quiz-wins"), said, right, "DD-3.4", of_points(state))


def who_wins(position: Position, rng: Rng) -> Draft | None:
    """Who would win now by what was predicted: one, two or nobody (DD-3.4)."""
    state = position.state
    seats = range(state.players)
    predicted = [seat for seat in seats if has_predicted(state, seat)]
    winners = [seat for seat in seats if has_foreseen(state, seat)]
    if not predicted or len(winners) > PAIR or (not winners and below(rng, SELDOM)):
        return None
    pair = winners if len(winners) == PAIR else [0, 1]
    answers: list[list[int]] = [[], *([seat] for seat in seats), pair]
    said = [names(seat_names(state, some)) for some in answers]
    why = [*of_points(state), *because("foreseen" if winners else "unforeseen")]
    return Draft(Message("daemonen-quiz-winners"), said, answers.index(winners), "DD-3.4", why)
