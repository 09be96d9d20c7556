"""What is asked about Le Chevalier Noir; every answer is computed by the rules."""

from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.core.quiz import NO, YES, Draft, Kind, Quiz, allowed, chosen, either_way
from samedi.core.rng import Rng
from samedi.games.chevalier_noir.actions import ACTIONS, Move, Value
from samedi.games.chevalier_noir.board import cell_ahead
from samedi.games.chevalier_noir.model import CLAN_SIZE, EMPTY, HOME, NOWHERE, PAWNS, TRESOR, State, Step
from samedi.games.chevalier_noir.pawns import can_send_home, destination
from samedi.games.chevalier_noir.setup import TABLES
from samedi.games.chevalier_noir.turn import playing
from samedi.games.chevalier_noir.view import piece_names

VALUES: tuple[Value, ...] = (1, 2, 3, 4, 5, 6)


def pawn_words(piece: int) -> Params:
    """A pawn and its clan."""
    clan, pawn = piece_names(piece)
    return {"pawn": f"@pawn-{pawn}", "clan": f"@clan-{clan}"}


def on_track(state: State) -> list[int]:
    """The pawns on the track."""
    return [piece for piece, place in enumerate(state.place) if 0 <= place < TRESOR]


def may_move(position: Position, rng: Rng) -> Draft | None:
    """Whether a die may move a pawn (CN-4)."""
    state = position.state
    if state.step != Step.MOVE:
        return None
    moves = [Move(value, pawn) for value in VALUES if state.unused[value] for pawn in PAWNS]
    number = either_way(position, rng, [ACTIONS.number(move) for move in moves])
    if number is None:
        return None
    move = ACTIONS.structure(number)
    assert isinstance(move, Move)
    words = {**pawn_words(playing(state) * CLAN_SIZE + PAWNS.index(move.pawn)), "die": move.die}
    return allowed(position, number, Message("chevalier-quiz-move", words), "CN-4.1")


def who_beats_whom(position: Position, rng: Rng) -> Draft | None:
    """Whether a pawn would send another one back (CN-4.2 to CN-4.4)."""
    state = position.state
    own = [piece for piece in on_track(state) if piece // CLAN_SIZE == playing(state)]
    others = [piece for piece in on_track(state) if piece // CLAN_SIZE != playing(state)]
    if not own or not others:
        return None
    piece, victim = chosen(rng, own), chosen(rng, others)
    cell = state.place[victim]
    words = {**pawn_words(piece), "cell": cell}
    words |= {"victim": pawn_words(victim)["pawn"], "other": pawn_words(victim)["clan"]}
    right = 0 if can_send_home(state, piece, victim, cell) else 1
    return Draft(Message("chevalier-quiz-beats", words), (YES, NO), right, "CN-4.2")


def whom_he_lifts(position: Position, rng: Rng) -> Draft | None:
    """Whom the Chevalier takes the place of (CN-5.2)."""
    state = position.state
    if state.knight == NOWHERE or not on_track(state):
        return None
    die = chosen(rng, VALUES)
    standing = state.cell[cell_ahead(state, state.knight, die)]
    pieces = sorted({chosen(rng, on_track(state)), *([standing] if standing != EMPTY else [])})
    answers = [Message("chevalier-quiz-pawn", pawn_words(piece)) for piece in pieces]
    right = len(pieces) if standing == EMPTY else pieces.index(standing)
    return Draft(
        Message("chevalier-quiz-lifts", {"die": die}), [*answers, Message("quiz-nobody")], right, "CN-5.2"
    )


def which_brings_home(position: Position, rng: Rng) -> Draft | None:
    """Which number brings a pawn to Arrivée (CN-4.7)."""
    state = position.state
    near = [piece for piece, place in enumerate(state.place) if TRESOR < place < HOME]
    if not near:
        return None
    piece = chosen(rng, near)
    brings = [value for value in VALUES if destination(state, piece, value) == HOME]
    answers = [Message("quiz-number", {"number": value}) for value in VALUES]
    right = VALUES.index(brings[0]) if brings else len(answers)
    return Draft(
        Message("chevalier-quiz-home", pawn_words(piece)), [*answers, Message("quiz-none")], right, "CN-4.7"
    )


QUIZ = Quiz(
    tables=(TABLES["two"], TABLES["two-short"]),
    kinds=(
        Kind(name="allowed", ask=may_move),
        Kind(name="beats", ask=who_beats_whom),
        Kind(name="lifts", ask=whom_he_lifts),
        Kind(name="home", ask=which_brings_home),
    ),
)
