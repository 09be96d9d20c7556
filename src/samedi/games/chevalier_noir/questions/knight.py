"""Questions about the Chevalier: whom he lifts, where he and they may be put (CN-5)."""

from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.core.quiz import Draft, allowed, chosen, one_of_each
from samedi.core.rng import Rng, below
from samedi.games.chevalier_noir.actions import DISPLACE_TO, KNIGHT_TO
from samedi.games.chevalier_noir.board import cell_ahead, gate_clan
from samedi.games.chevalier_noir.model import EMPTY, NOWHERE, State, Step
from samedi.games.chevalier_noir.questions.because import because
from samedi.games.chevalier_noir.questions.words import VALUES, on_track, pawn_words

SELDOM = 4  # of empty cells one in so many is asked about


def whom_he_lifts(position: Position, rng: Rng) -> Draft | None:
    """Whom the Chevalier takes the place of (CN-5.2)."""
    state = position.state
    if state.knight == NOWHERE or not on_track(state):
        return None
    die = one_of_each(rng, VALUES, lambda each: state.cell[cell_ahead(state, state.knight, each)] == EMPTY)
    cell = cell_ahead(state, state.knight, die)
    standing = state.cell[cell]
    if standing == EMPTY and below(rng, SELDOM):
        return None
    others = {chosen(rng, on_track(state)), chosen(rng, on_track(state))}
    pieces = sorted(others | ({standing} if standing != EMPTY else set()))
    answers = [Message("chevalier-quiz-pawn", pawn_words(piece)) for piece in pieces]
    right = len(pieces) if standing == EMPTY else pieces.index(standing)
    text = Message("chevalier-quiz-lifts", {"die": die})
    words: Params = {"die": die, "from": int(state.knight), "cell": cell}
    is_free = standing == EMPTY
    why = because("lifts-nobody", words) if is_free else because("lifts", {**words, **pawn_words(standing)})
    return Draft(text, [*answers, Message("quiz-nobody")], right, "CN-5.2", why)


def where_a_pawn_goes(position: Position, rng: Rng) -> Draft | None:
    """Whether the lifted pawn may be put on a cell (CN-5.2)."""
    state = position.state
    if state.step != Step.DISPLACE:
        return None
    words = pawn_words(state.lifted)
    return _put(position, rng, DISPLACE_TO, "chevalier-quiz-displace", words, "CN-5.2")


def where_he_goes(position: Position, rng: Rng) -> Draft | None:
    """Whether the Chevalier, told to move over, may be put on a cell (CN-5.4)."""
    if position.state.step != Step.PUSH:
        return None
    return _put(position, rng, KNIGHT_TO, "chevalier-quiz-push", {}, "CN-5.4")


def _put(position: Position, rng: Rng, base: int, code: str, words: Params, clause: str) -> Draft:
    state = position.state
    cell = one_of_each(rng, range(state.track), lambda each: _case(state, each))
    text, why = Message(code, {**words, "cell": cell}), "puts-pawn" if base == DISPLACE_TO else "puts-knight"
    return allowed(position, base + cell, text, clause, lambda: because(why, {"cell": cell}))


def _case(state: State, cell: int) -> tuple[bool, bool]:
    """Whether a cell is free, and whether it is a Couronne or a Porte."""
    return state.cell[cell] == EMPTY, gate_clan(state, cell) >= 0
