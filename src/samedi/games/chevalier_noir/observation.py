"""What programs that learn are shown of Le Chevalier Noir: clans and cells are counted from the own ones."""

from samedi.core.observation import Observation, Plane
from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.chevalier_noir.board import clan_of, couronne, is_played, steps_gone
from samedi.games.chevalier_noir.model import (
    ALL_PAWNS,
    BLACK,
    CLAN_SIZE,
    DICE,
    LIFTED,
    LONGEST_TRACK,
    NOBODY,
    NOWHERE,
    START,
    TRESOR,
    State,
)

ALL_CLANS = 4
NOT_PLAYED = 0
AT_START = 1
OFF_BOARD = 2
GONE = 3  # and the steps gone
NO_CELL = -1
STANDS_KNIGHT = ALL_PAWNS + 1
NUMBERS = BLACK - 1

PAWNS = 0
TRACK = PAWNS + ALL_PAWNS
KNIGHT_CELL = TRACK + LONGEST_TRACK
LIFTED_PAWN = KNIGHT_CELL + 1
DUE = LIFTED_PAWN + 1
FACES = DUE + DICE
UNUSED = FACES + DICE
TURN = UNUSED + NUMBERS
TABLE = TURN + 3

PLANES = (
    Plane(
        "pawns",
        ALL_PAWNS,
        "grand, gros, mince, petit of the own clan, then of the others clockwise: 0 the clan is not played, "
        "1 in the start, 2 lifted, else 3 and the steps gone",
    ),
    Plane(
        "track",
        LONGEST_TRACK,
        "who stands on each cell from the own Couronne on: 0 nobody, 1 to 16 the pawn of that place in "
        "`pawns`, 17 the Chevalier; -1 beyond the end of the short board",
    ),
    Plane("knight", 1, "the Chevalier's cell counted from the own Couronne from 1 on; 0 he is not set"),
    Plane("lifted", 1, "the pawn that waits to be displaced, by its place in `pawns` from 1 on; 0 none"),
    Plane("due", DICE, "1 for each die (two ordinary ones, the special one) of the present throw"),
    Plane("faces", DICE, "what each shows: 1 to 6, 7 black, 0 not thrown"),
    Plane("unused", NUMBERS, "how many dice that show 1, 2 … 6 are still to be used"),
    Plane("turn", 3, "the step; whose turn it is, seats from the own one; 1 once a die has moved the knight"),
    Plane("table", 6, "players; teams; strict; both clans; Trésor cells; the own clan's number"),
)


@rule
def observe(state: State, seat: int, out: Array[int]) -> int:
    """Write what a seat sees: pawns, track, knight, throw, turn, table."""
    clan = clan_of(state, seat)
    write_track(state, clan, out)
    write_pawns(state, clan, out)
    for die in range(DICE):
        out[DUE + die] = state.due[die]
        out[FACES + die] = state.face[die]
    for number in range(NUMBERS):
        out[UNUSED + number] = state.unused[number + 1]
    out[TURN] = state.step
    out[TURN + 1] = state.seat - seat if state.seat >= seat else state.seat - seat + state.players
    out[TURN + 2] = state.ridden
    out[TABLE] = state.players
    out[TABLE + 1] = state.teams
    out[TABLE + 2] = state.strict
    out[TABLE + 3] = state.both_clans
    out[TABLE + 4] = state.tresor
    out[TABLE + 5] = clan
    return TABLE + 6


@rule
def write_track(state: State, clan: int, out: Array[int]) -> None:
    """Write the track without pawns, and where the knight stands on it."""
    for cell in range(LONGEST_TRACK):
        out[TRACK + cell] = 0 if cell < state.track else NO_CELL
    out[KNIGHT_CELL] = 0
    if state.knight != NOWHERE:
        away = seen_cell(state, clan, state.knight)
        out[TRACK + away] = STANDS_KNIGHT
        out[KNIGHT_CELL] = away + 1


@rule
def write_pawns(state: State, clan: int, out: Array[int]) -> None:
    """Write how far every pawn has come, who stands where on the track, and which is lifted."""
    for turned in range(ALL_CLANS):
        other = (clan + turned) % ALL_CLANS
        played = is_played(state, other)
        for pawn in range(CLAN_SIZE):
            seen = turned * CLAN_SIZE + pawn
            place = state.place[other * CLAN_SIZE + pawn]
            out[PAWNS + seen] = way_of(state, other * CLAN_SIZE + pawn) if played else NOT_PLAYED
            if 0 <= place < TRESOR:
                out[TRACK + seen_cell(state, clan, place)] = seen + 1
    out[LIFTED_PAWN] = 0 if state.lifted == NOBODY else seen_as(clan, state.lifted)


@rule
def way_of(state: State, piece: int) -> int:
    """How far a pawn has come."""
    place = state.place[piece]
    if place == START:
        return AT_START
    if place == LIFTED:
        return OFF_BOARD
    return GONE + steps_gone(state, piece)


@rule
def seen_as(clan: int, piece: int) -> int:
    """A pawn by its place among those that a clan sees, from 1 on."""
    return (piece - clan * CLAN_SIZE) % ALL_PAWNS + 1


@rule
def seen_cell(state: State, clan: int, cell: int) -> int:
    """A cell of the track, counted from a clan's own Couronne."""
    away = cell - couronne(state, clan)
    return away if away >= 0 else away + state.track


OBSERVATION = Observation(planes=PLANES, observe=observe)
