"""What a learnt judgement of Le Chevalier Noir notices, from the view of one seat.

Clans are counted clockwise from the own one, pawns by their rank and the steps they still have to go. Whoever
can be sent home from a few cells away is noticed together with how far it has come, and so is whoever stands
near the knight.
"""

from samedi.core.game import Sight
from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.chevalier_noir.board import (
    clan_of,
    couronne,
    is_played,
    same_side,
    steps_gone,
    steps_to_porte,
)
from samedi.games.chevalier_noir.model import (
    BLACK,
    CLAN_SIZE,
    DICE,
    LIFTED,
    LONGEST_TRACK,
    NOWHERE,
    SPECIAL,
    TRESOR,
    State,
)
from samedi.games.chevalier_noir.pawns import can_send_home
from samedi.games.chevalier_noir.starts import starts
from samedi.games.chevalier_noir.turn import shows_equal

ALL_CLANS = 4
PARTNER = 2  # clans further on sits the partner, if there is one
LONGEST_WAY = 64  # from the start to Arrivée, which is 0
PLACES = LONGEST_WAY + 2  # and lifted
REACH = 12  # cells, a throw of two dice
STAGES = 8  # of a pawn's way
STEPS = 7

PAWN = 0
KNIGHT_AT = PAWN + ALL_CLANS * CLAN_SIZE * PLACES
STEP = KNIGHT_AT + LONGEST_TRACK + 1
UNUSED = STEP + ALL_CLANS * STEPS
RIDDEN = UNUSED + ALL_CLANS * 18
FACE = RIDDEN + ALL_CLANS * 2
EQUAL = FACE + ALL_CLANS * DICE * 8
AHEAD = EQUAL + ALL_CLANS * 4  # who can be sent home by the own side,
BEHIND = AHEAD + ALL_CLANS * REACH * STAGES  # and who of it can be
TO_KNIGHT = BEHIND + ALL_CLANS * REACH * STAGES
FROM_KNIGHT = TO_KNIGHT + ALL_CLANS * REACH * STAGES
BOARD = FROM_KNIGHT + ALL_CLANS * REACH * STAGES
FEATURES = BOARD + 3
MOST = 112


@rule
def notice(state: State, seat: int, out: Array[int]) -> int:
    """List what a seat notices: pawns, the knight, the throw, who can send home whom, the table."""
    clan = clan_of(state, seat)
    count = pawn_features(state, clan, out)
    count = throw_features(state, (clan_of(state, state.seat) - clan) % ALL_CLANS, out, count)
    count = reach_features(state, clan, out, count)
    if state.knight != NOWHERE:
        count = knight_features(state, clan, out, count)
    if state.track < LONGEST_TRACK:
        out[count] = BOARD
        count += 1
    if state.strict == 1:
        out[count] = BOARD + 1
        count += 1
    if state.both_clans == 1:
        out[count] = BOARD + 2
        count += 1
    return count


@rule
def pawn_features(state: State, clan: int, out: Array[int]) -> int:
    """List every pawn by its clan, its rank and the way it has to go."""
    count = 0
    for turned in range(ALL_CLANS):
        other = (clan + turned) % ALL_CLANS
        if is_played(state, other):
            for pawn in range(CLAN_SIZE):
                way = way_left(state, other * CLAN_SIZE + pawn)
                out[count] = PAWN + (turned * CLAN_SIZE + pawn) * PLACES + way
                count += 1
    return count


@rule
def way_left(state: State, piece: int) -> int:
    """How many steps a pawn has to go; who is in the start or lifted is apart."""
    place = state.place[piece]
    if place == LIFTED:
        return LONGEST_WAY + 1
    if place < 0:
        return LONGEST_WAY
    return state.track + state.tresor + 1 - steps_gone(state, piece)


@rule
def throw_features(state: State, turned: int, out: Array[int], count: int) -> int:
    """List whose turn it is, the step and the dice."""
    out[count] = STEP + STEPS * turned + state.step
    count += 1
    for value in range(1, BLACK):
        if state.unused[value] > 0:
            out[count] = UNUSED + 18 * turned + 3 * (value - 1) + state.unused[value] - 1
            count += 1
    if state.face[SPECIAL] == BLACK:
        out[count] = RIDDEN + 2 * turned + state.ridden
        count += 1
    equal = 0
    for die in range(DICE):
        if state.due[die] == 1:
            out[count] = FACE + 8 * (DICE * turned + die) + state.face[die]
            count += 1
            if shows_equal(state, die):
                equal += 1
    out[count] = EQUAL + 4 * turned + equal
    return count + 1


@rule
def reach_features(state: State, clan: int, out: Array[int], count: int) -> int:
    """List who of the own side and the others can send home whom within reach."""
    for fellow in range(0, ALL_CLANS, PARTNER):
        if fellow == 0 or state.teams == 1:
            for turned in range(1, ALL_CLANS):
                other = (clan + turned) % ALL_CLANS
                if is_played(state, other) and not same_side(state, clan, other):
                    pairing = turned - fellow // PARTNER  # no two of a table have the same
                    mine = (clan + fellow) % ALL_CLANS
                    count = meeting_features(state, mine, other, pairing, out, count)
    return count


@rule
def meeting_features(state: State, clan: int, other: int, pairing: int, out: Array[int], count: int) -> int:
    """List who of two clans can send home whom of the other."""
    for piece in range(clan * CLAN_SIZE, (clan + 1) * CLAN_SIZE):
        place = state.place[piece]
        if 0 <= place < TRESOR:
            for rival in range(other * CLAN_SIZE, (other + 1) * CLAN_SIZE):
                facing = state.place[rival]
                if 0 <= facing < TRESOR:
                    ahead = cells_ahead(state, place, facing)
                    behind = state.track - ahead
                    if ahead <= REACH and can_catch(state, piece, rival, ahead):
                        out[count] = AHEAD + (pairing * REACH + ahead - 1) * STAGES + stage_of(state, rival)
                        count += 1
                    elif behind <= REACH and can_catch(state, rival, piece, behind):
                        out[count] = BEHIND + (pairing * REACH + behind - 1) * STAGES + stage_of(state, piece)
                        count += 1
    return count


@rule
def can_catch(state: State, piece: int, victim: int, away: int) -> bool:
    """Whether a pawn so far behind another one can send it home, given the dice (CN-4.2 to 4.4, 4.6)."""
    is_before_porte = away <= steps_to_porte(state, piece // CLAN_SIZE, state.place[piece])
    return is_before_porte and can_send_home(state, piece, victim, state.place[victim])


@rule
def knight_features(state: State, clan: int, out: Array[int], count: int) -> int:
    """List where the knight stands, and the pawns that are near him."""
    out[count] = KNIGHT_AT + cells_ahead(state, couronne(state, clan), state.knight)
    count += 1
    for piece in range(ALL_CLANS * CLAN_SIZE):
        place = state.place[piece]
        if 0 <= place < TRESOR and is_played(state, piece // CLAN_SIZE):
            turned = (piece // CLAN_SIZE - clan) % ALL_CLANS
            ahead = cells_ahead(state, place, state.knight)
            if 0 < ahead <= REACH:
                out[count] = TO_KNIGHT + (turned * REACH + ahead - 1) * STAGES + stage_of(state, piece)
                count += 1
            elif state.track - ahead <= REACH:
                behind = state.track - ahead
                out[count] = FROM_KNIGHT + (turned * REACH + behind - 1) * STAGES + stage_of(state, piece)
                count += 1
    return count


@rule
def cells_ahead(state: State, cell: int, other: int) -> int:
    """How far another cell lies ahead, clockwise."""
    away = other - cell
    return away if away >= 0 else away + state.track


@rule
def stage_of(state: State, piece: int) -> int:
    """How much of its lap a pawn has behind it, in eighths."""
    return min(steps_gone(state, piece) * STAGES // (state.track + 1), STAGES - 1)


def net(state: State) -> str:
    """Two, three or four players, or teams."""
    return "teams" if state.teams == 1 else ("two", "three", "four")[state.players - 2]


SIGHT = Sight(features=FEATURES, most=MOST, notice=notice, net=net, starts=starts)
