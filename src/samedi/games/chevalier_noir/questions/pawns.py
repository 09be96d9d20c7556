"""Questions about pawns: how they come in, go on, beat others and get home (CN-3.4, CN-4, CN-6)."""

from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.core.quiz import Draft, allowed, chosen, counted, either_way, fulfilled, one_of_each, whether
from samedi.core.record import copy
from samedi.core.rng import Rng, below
from samedi.games.chevalier_noir.actions import ENTER_WITH_6, MOVE
from samedi.games.chevalier_noir.board import couronne, gate_clan, porte, same_side, steps_to_porte
from samedi.games.chevalier_noir.model import (
    CLAN_SIZE,
    EMPTY,
    HOME,
    KNIGHT,
    START,
    TRESOR,
    State,
    Step,
)
from samedi.games.chevalier_noir.pawns import can_enter, can_send_home, destination, put_pawn
from samedi.games.chevalier_noir.questions.because import because, of_move, of_rank
from samedi.games.chevalier_noir.questions.words import (
    VALUES,
    clan_words,
    on_track,
    own_pieces,
    pawn_words,
    victim_words,
)
from samedi.games.chevalier_noir.turn import is_won, playing

LAST_CELLS = 10  # before a Porte: from there the way home is asked for
BACK, ASIDE, NEVER = range(3)  # what becomes of whoever stands where a pawn comes in
MEETINGS = ("comes-in", "pushes", "own-couronne")
MOST_HOME = 8  # pawns of a team
SELDOM = 8  # of own pawns in the way one in so many is asked about


def may_move(position: Position, rng: Rng) -> Draft | None:
    """Whether a die may move a pawn (CN-4)."""
    state = position.state
    if state.step != Step.MOVE:
        return None
    numbers = [
        MOVE + 4 * value + pawn for value in VALUES if state.unused[value] for pawn in range(CLAN_SIZE)
    ]
    legal = set(position.legal_numbers())
    number = one_of_each(rng, numbers, lambda each: "" if each in legal else position.reason(each).clause)
    value, pawn = divmod(number - MOVE, CLAN_SIZE)
    piece = playing(state) * CLAN_SIZE + pawn
    text = Message("chevalier-quiz-move", {**pawn_words(piece), "die": value})
    return allowed(position, number, text, "CN-4.1", lambda: of_move(state, piece, value))


def whom_it_may_move(position: Position, rng: Rng) -> Draft | None:
    """Whether somebody may move a pawn: never a partner's (CN-6.2)."""
    state = position.state
    if state.step != Step.MOVE or not state.teams:
        return None
    value = chosen(rng, [each for each in VALUES if state.unused[each]])
    partner = (playing(state) + 2) % 4
    piece = one_of_each(
        rng,
        [each for each in on_track(state) if each // CLAN_SIZE in (playing(state), partner)] or [EMPTY],
        lambda each: each // CLAN_SIZE,
    )
    if piece == EMPTY:
        return None
    words = {**pawn_words(piece), "die": value, "other": clan_words(playing(state))["clan"]}
    text = Message("chevalier-quiz-partner", words)
    if piece // CLAN_SIZE == partner:
        return whether(is_so=False, text=text, clause="CN-6.2", why=because("partners-pawn", words))
    number = MOVE + 4 * value + piece % CLAN_SIZE
    is_so = number in position.legal_numbers()
    why = of_move(state, piece, value) if is_so else [position.reason(number)]
    return whether(is_so=is_so, text=text, clause="CN-4.1", why=why)


def who_beats_whom(position: Position, rng: Rng) -> Draft | None:
    """Whether a pawn would send another one back (CN-4.2, CN-4.3, CN-6.2)."""
    state = position.state
    own = [piece for piece in on_track(state) if piece // CLAN_SIZE == playing(state)]
    others = [piece for piece in on_track(state) if piece // CLAN_SIZE != playing(state)]
    if not own or not others:
        return None
    victim = one_of_each(rng, others, lambda each: rule_of(state, playing(state), each))
    piece = chosen(rng, own)
    cell = state.place[victim]
    words = {**pawn_words(piece), **victim_words(victim), "cell": cell}
    return whether(
        is_so=can_send_home(state, piece, victim, cell),
        text=Message("chevalier-quiz-beats", words),
        clause=rule_of(state, playing(state), victim),
        why=of_rank(state, piece, victim),
    )


def rule_of(state: State, clan: int, victim: int) -> str:
    """The rule that decides whether a clan can send a pawn back."""
    if same_side(state, clan, victim // CLAN_SIZE):
        return "CN-6.2"
    gate = gate_clan(state, state.place[victim])
    is_foreign = gate >= 0 and not same_side(state, victim // CLAN_SIZE, gate)
    return "CN-4.3" if is_foreign else "CN-4.2"


def may_come_in(position: Position, rng: Rng) -> Draft | None:
    """Whether a 6 may bring a pawn in (CN-3.4)."""
    state = position.state
    if state.step != Step.MOVE or not state.unused[6]:
        return None
    number = either_way(position, rng, range(ENTER_WITH_6, ENTER_WITH_6 + CLAN_SIZE))
    if number is None:
        return None
    words = pawn_words(playing(state) * CLAN_SIZE + number - ENTER_WITH_6)
    text = Message("chevalier-quiz-enter", words)
    return allowed(position, number, text, "CN-3.4", lambda: fulfilled(position, number))


def whom_it_meets(position: Position, rng: Rng) -> Draft | None:
    """What becomes of whoever stands where a pawn comes in (CN-3.4, CN-4.5)."""
    state = position.state
    clan = playing(state)
    standing = state.cell[couronne(state, clan)]
    waiting = [piece for piece in own_pieces(state) if state.place[piece] == START]
    if state.step != Step.MOVE or standing == EMPTY or not waiting:
        return None
    right = met(state, waiting[0], standing)
    if right == NEVER and below(rng, SELDOM):
        return None
    code = "chevalier-quiz-meets-knight" if standing == KNIGHT else "chevalier-quiz-meets"
    words = {**clan_words(clan), **({} if standing == KNIGHT else victim_words(standing))}
    answers = [Message(f"chevalier-quiz-{each}") for each in ("back", "aside", "never")]
    clause = "CN-3.4" if right == NEVER else "CN-4.5"
    return Draft(Message(code, words), answers, right, clause, because(MEETINGS[right], words))


def met(state: State, piece: int, standing: int) -> int:
    """What becomes of whoever stands where a pawn comes in."""
    if not can_enter(state, piece):
        return NEVER
    reached = copy(state)
    is_knight = put_pawn(reached, piece, couronne(state, piece // CLAN_SIZE))
    assert is_knight or reached.place[standing] == START
    return ASIDE if is_knight else BACK


def which_brings_home(position: Position, rng: Rng) -> Draft | None:
    """Which number brings a pawn to Arrivée (CN-4.7)."""
    state = position.state
    near = [piece for piece, place in enumerate(state.place) if TRESOR < place < HOME]
    if not near:
        return None
    piece = chosen(rng, near)
    words: Params = {"depth": state.place[piece] - TRESOR, "steps": steps_home(state, piece)}
    text = Message("chevalier-quiz-home", pawn_words(piece))
    return _which_brings(state, piece, HOME, text, "CN-4.7", because("to-home", words))


def which_brings_to_porte(position: Position, rng: Rng) -> Draft | None:
    """Which number brings a pawn to its Porte (CN-4.6)."""
    state = position.state
    near = [piece for piece in on_track(state) if 0 < to_porte(state, piece) <= LAST_CELLS]
    if not near:
        return None
    piece = chosen(rng, near)
    goal, text = porte(state, piece // CLAN_SIZE), Message("chevalier-quiz-porte", pawn_words(piece))
    return _which_brings(state, piece, goal, text, "CN-4.6", of_way_to_porte(state, piece))


def of_way_to_porte(state: State, piece: int) -> list[Message]:
    """How far the Porte is, and whether one number can lead there."""
    steps = to_porte(state, piece)
    return because("to-porte" if steps <= VALUES[-1] else "too-far", {"steps": steps})


def _which_brings(
    state: State, piece: int, place: int, text: Message, clause: str, why: list[Message]
) -> Draft:
    brings = [value for value in VALUES if destination(state, piece, value) == place]
    answers = [Message("quiz-number", {"number": value}) for value in VALUES]
    right = VALUES.index(brings[0]) if brings else len(answers)
    return Draft(text, [*answers, Message("quiz-none")], right, clause, why)


def to_porte(state: State, piece: int) -> int:
    """How many steps a pawn on the track has to its Porte."""
    return int(steps_to_porte(state, piece // CLAN_SIZE, state.place[piece]))


def how_far_home(position: Position, rng: Rng) -> Draft | None:
    """How many steps a pawn has to Arrivée (CN-1.2)."""
    state = position.state
    near = [piece for piece in on_track(state) if to_porte(state, piece) <= LAST_CELLS]
    if not near:
        return None
    piece = chosen(rng, near)
    steps, least = steps_home(state, piece), chosen(rng, range(4))
    text = Message("chevalier-quiz-steps", pawn_words(piece))
    words: Params = {"steps": to_porte(state, piece), "tresor": state.tresor, "all": steps}
    return counted(steps, text, "CN-1.2", range(steps - least, steps - least + 4), because("way-home", words))


def steps_home(state: State, piece: int) -> int:
    """How many single steps bring a pawn to Arrivée, were it alone."""
    reached, steps = copy(state), 0
    while reached.place[piece] != HOME:
        reached.place[piece] = destination(reached, piece, 1)
        steps += 1
    return steps


def how_many_to_win(position: Position, rng: Rng) -> Draft | None:
    """How many pawns are still missing on Arrivée (CN-6.1)."""
    state = position.state
    clan = playing(state)
    reached, missing = copy(state), 0
    team = [*own_pieces(state), *(((clan + 2) % 4) * CLAN_SIZE + pawn for pawn in range(CLAN_SIZE))]
    for piece in team:
        if not is_won(reached):
            missing += reached.place[piece] != HOME
            reached.place[piece] = HOME
    code = "chevalier-quiz-wins-both" if state.both_clans else "chevalier-quiz-wins"
    least = missing - chosen(rng, range(4))
    text, near = Message(code, clan_words(clan)), range(least, least + MOST_HOME)
    needed = len(team) if state.both_clans else CLAN_SIZE
    why = because("arrived", {"home": needed - missing, "all": needed})
    return counted(missing, text, "CN-6.1", near, why)
