"""The turn: throw, use each die, throw equal dice again (CN-3)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.chevalier_noir.actions import ENTER_FIRST, ENTER_WITH_6, MOVE, RIDE, ROLL
from samedi.games.chevalier_noir.board import clan_of, couronne, is_clan_home, is_played
from samedi.games.chevalier_noir.knight import lift_knight, ride
from samedi.games.chevalier_noir.model import (
    BLACK,
    CLAN_SIZE,
    DICE,
    NOT_THROWN,
    SPECIAL,
    State,
    Step,
)
from samedi.games.chevalier_noir.pawns import can_enter, can_move, destination, put_pawn


@rule
def first_pawns(out: Array[int]) -> int:
    """Any pawn may be the first on the Couronne (CN-2.2)."""
    for pawn in range(CLAN_SIZE):
        out[pawn] = ENTER_FIRST + pawn
    return CLAN_SIZE


@rule
def place_first(state: State, pawn: int) -> None:
    """Put the first pawn on the Couronne; after the last seat the first one sets the Chevalier (CN-2.2)."""
    clan = clan_of(state, state.seat)
    put_pawn(state, clan * CLAN_SIZE + pawn, couronne(state, clan))
    state.seat = (state.seat + 1) % state.players
    if state.seat == state.first:
        state.step = Step.SET_KNIGHT


@rule
def begin_turn(state: State) -> None:
    """The seat throws all three dice (CN-3.1)."""
    for die in range(DICE):
        state.due[die] = 1
    begin_throw(state)


@rule
def begin_throw(state: State) -> None:
    """Nothing of an earlier throw counts any more (CN-3.5)."""
    for die in range(DICE):
        state.face[die] = NOT_THROWN
    state.ridden = 0
    state.step = Step.ROLL


@rule
def next_die(state: State) -> int:
    """The die to be thrown next, DICE if the throw is complete."""
    for die in range(DICE):
        if state.due[die] == 1 and state.face[die] == NOT_THROWN:
            return die
    return DICE


@rule
def faces(state: State, out: Array[int], weights: Array[int]) -> int:
    """List the faces of the die thrown next; the special one has 1, 2, 5, 6 and two black (CN-1.4)."""
    special = next_die(state) == SPECIAL
    count = 0
    for face in range(1, BLACK + 1):
        weight = face_weight(face, special)
        if weight > 0:
            out[count] = ROLL + face
            weights[count] = weight
            count += 1
    return count


@rule
def face_weight(face: int, special: bool) -> int:  # noqa: FBT001 - rules take no keywords
    """On how many of its six sides a die shows a face (CN-1.4)."""
    if special:
        return 2 if face == BLACK else int(face <= 2 or face >= 5)  # noqa: PLR2004 - the faces of CN-1.4
    return int(face != BLACK)


@rule
def roll(state: State, face: int) -> None:
    """A die shows a face; with the last one the dice can be used (CN-3.1)."""
    state.face[next_die(state)] = face
    if next_die(state) < DICE:
        return
    for die in range(DICE):
        if state.due[die] == 1 and state.face[die] != BLACK:
            state.unused[state.face[die]] += 1
    state.step = Step.MOVE


@rule
def playing(state: State) -> int:
    """The clan the seat to act plays."""
    return played_by(state, state.seat)


@rule
def played_by(state: State, seat: int) -> int:
    """The clan a seat plays: its own, or the partner's once that is home (CN-6.1, both clans)."""
    clan = clan_of(state, seat)
    if state.both_clans == 1 and is_clan_home(state, clan):
        return (clan + 2) % 4
    return clan


@rule
def uses(state: State, out: Array[int]) -> int:
    """List what each unused value may do, judged on its own in the present position (CN-3.2)."""
    count = 0
    for value in range(1, BLACK):
        if state.unused[value] > 0:
            count = uses_of(state, value, out, count)
    return count


@rule
def uses_of(state: State, value: int, out: Array[int], count: int) -> int:
    """List what one value may do: pawns if any can, and the Chevalier as CN-3.2 and CN-3.3 say."""
    before = count
    if not must_ride(state):
        count = pawn_uses(state, value, out, count)
    if count == before or has_black(state):
        out[count] = RIDE + value
        count += 1
    return count


@rule
def pawn_uses(state: State, value: int, out: Array[int], count: int) -> int:
    """List the pawns a value moves, and those a 6 brings in (CN-3.2, CN-3.4)."""
    base = playing(state) * CLAN_SIZE
    for pawn in range(CLAN_SIZE):
        if can_move(state, base + pawn, value):
            out[count] = MOVE + 4 * value + pawn
            count += 1
    if value == 6:  # noqa: PLR2004 - the number that brings pawns in
        for pawn in range(CLAN_SIZE):
            if can_enter(state, base + pawn):
                out[count] = ENTER_WITH_6 + pawn
                count += 1
    return count


@rule
def has_black(state: State) -> bool:
    """Whether the present throw shows a black face (CN-3.3)."""
    return state.face[SPECIAL] == BLACK


@rule
def must_ride(state: State) -> bool:
    """Whether the last die has to go to the Chevalier (CN-3.3, strict)."""
    return state.strict == 1 and has_black(state) and state.ridden == 0 and dice_left(state) == 1


@rule
def dice_left(state: State) -> int:
    """How many dice of the throw are unused."""
    left = 0
    for value in range(1, BLACK):
        left += state.unused[value]
    return left


@rule
def use_on_pawn(state: State, value: int, pawn: int) -> None:
    """A die moves a pawn (CN-4.1)."""
    piece = playing(state) * CLAN_SIZE + pawn
    state.unused[value] -= 1
    after_pawn(state, put_pawn(state, piece, destination(state, piece, value)))


@rule
def use_to_enter(state: State, pawn: int) -> None:
    """A 6 brings a pawn in (CN-3.4, CN-4.5)."""
    clan = playing(state)
    state.unused[6] -= 1
    after_pawn(state, put_pawn(state, clan * CLAN_SIZE + pawn, couronne(state, clan)))


@rule
def after_pawn(state: State, met_knight: bool) -> None:  # noqa: FBT001 - rules take no keywords
    """A pawn has moved: the game may be won, the Chevalier may have to be pushed (CN-5.4, CN-6.1)."""
    if is_won(state):
        state.step = Step.OVER
    elif met_knight:
        lift_knight(state)
        state.step = Step.PUSH
    else:
        next_use(state)


@rule
def use_to_ride(state: State, value: int) -> None:
    """A die moves the Chevalier (CN-5.1)."""
    state.unused[value] -= 1
    state.ridden = 1
    if ride(state, value):
        state.step = Step.DISPLACE
    else:
        next_use(state)


@rule
def next_use(state: State) -> None:
    """Go on with the next die, a new throw of equal dice, or the next seat (CN-2.3, CN-3.5)."""
    if dice_left(state) > 0:
        state.step = Step.MOVE
    elif keep_equal_dice(state):
        begin_throw(state)
    else:
        state.seat = (state.seat + 1) % state.players
        begin_turn(state)


@rule
def keep_equal_dice(state: State) -> bool:
    """Leave only dice that show the same number in the throw; tell whether there are any (CN-3.5)."""
    kept = 0
    for die in range(DICE):
        state.due[die] = int(shows_equal(state, die))
        kept += state.due[die]
    return kept > 0


@rule
def shows_equal(state: State, die: int) -> bool:
    """Whether another die of the throw shows the same number (CN-3.5)."""
    face = state.face[die]
    if face in (NOT_THROWN, BLACK):
        return False
    for other in range(DICE):
        if other != die and state.face[other] == face:
            return True
    return False


@rule
def is_won(state: State) -> bool:
    """Whether a clan, or with both clans a team, is home (CN-6.1)."""
    for clan in range(4):
        done = is_played(state, clan) and is_clan_home(state, clan)
        if done and (state.both_clans == 0 or is_clan_home(state, (clan + 2) % 4)):
            return True
    return False
