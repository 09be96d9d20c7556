"""What programs that learn are shown of Baron Voodoo: seats and sides are counted from the own ones."""

from samedi.core.observation import Observation, Plane
from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.model import (
    CELLS,
    COLUMN,
    FULL_STACK,
    KINDS_OF_DICE,
    LINE_DICE,
    NOBODY,
    NOTHING,
    NOWHERE,
    SEATS,
    Row,
    State,
    Step,
)

NO_LOA = -1
ALL_ZONES = SEATS + 1

BOARD = 0
ZONES = BOARD + CELLS * FULL_STACK
SPIRITS = ZONES + ALL_ZONES * KINDS_OF_DICE
POOL = SPIRITS + SEATS * KINDS_OF_DICE
GROUP = POOL + KINDS_OF_DICE
LINE = GROUP + KINDS_OF_DICE
SIDES = LINE + LINE_DICE
PLAYERS = SIDES + 3 * SEATS
TURN = PLAYERS + 2 * SEATS
TABLE = TURN + 10
HUNDREDS = 100

PLANES = (
    Plane(
        "board",
        CELLS * FULL_STACK,
        "cell after cell, row by row, each stack from bottom to top: 0 none, else 1 + 6 * colour (yellow, "
        "red, purple, turquoise, white) + face (offering, soul, change, protection, steal, exchange)",
    ),
    Plane(
        "zones",
        ALL_ZONES * KINDS_OF_DICE,
        "for each side from the own one on, and the exchange column, how many dice of each kind lie there",
    ),
    Plane("spirits", SEATS * KINDS_OF_DICE, "the same of the Spirit Worlds"),
    Plane("pool", KINDS_OF_DICE, "how many dice of each kind wait in a draft"),
    Plane("group", KINDS_OF_DICE, "and how many are in the open group"),
    Plane("line", LINE_DICE, "Baron Samedi's line of priority in its order, as on the board"),
    Plane(
        "sides", 3 * SEATS, "for each side from the own one on: Offerings; whole hundreds of points; the rest"
    ),
    Plane("players", 2 * SEATS, "for each seat from the own one on: its Loa, -1 none; 1 if it is protected"),
    Plane(
        "turn",
        10,
        "the step; whose turn it is, seats from the own one; 1 in an extra turn; 1 once a power was used; "
        "the power in use, -1 none; its cell, -1 none; the step it began in; the die taken first in an "
        "exchange, 0 none; who holds the marker, -1 nobody; who triggered the end, -1 nobody",
    ),
    Plane(
        "table",
        12,
        "players; sides; set-up; solo; level of the line; dice dealt; round; Offerings in the reserve; "
        "Baron Samedi's cell, -1 none; the colour he collects, -1 none; how often he lowered; why the end "
        "came",
    ),
)


@rule
def observe(state: State, seat: int, out: Array[int]) -> int:
    """Write what a seat sees: board, dice before everybody, sides, turn, table."""
    write_board(state, out)
    write_rows(state, seat, out)
    write_sides(state, seat, out)
    write_players(state, seat, out)
    write_turn(state, seat, out)
    out[TABLE] = state.players
    out[TABLE + 1] = state.sides
    out[TABLE + 2] = state.setup
    out[TABLE + 3] = state.solo
    out[TABLE + 4] = state.level
    out[TABLE + 5] = state.dealt
    out[TABLE + 6] = state.round
    out[TABLE + 7] = state.reserve
    out[TABLE + 8] = state.cursor if state.solo == 1 else NOWHERE
    out[TABLE + 9] = state.combination if state.solo == 1 else NOBODY
    out[TABLE + 10] = state.lowered
    out[TABLE + 11] = state.trigger_why
    return TABLE + 12


@rule
def write_board(state: State, out: Array[int]) -> None:
    """Write every stack; above it no die is set, so that no branch is needed."""
    for cell in range(CELLS):
        for level in range(FULL_STACK):
            place = FULL_STACK * cell + level
            out[BOARD + place] = state.dice[place] + (state.height[cell] > level)


@rule
def write_rows(state: State, seat: int, out: Array[int]) -> None:
    """Write the dice before everybody, in the draft, in the open group and in the line."""
    for place in range(ZONES, LINE):
        out[place] = 0
    sides = int(state.sides)
    side = seat % sides
    for turned in range(sides):
        tally(state.zones[side], 0, out, ZONES + turned * KINDS_OF_DICE)
        tally(state.spirits[side], 0, out, SPIRITS + turned * KINDS_OF_DICE)
        side = one_on(side, sides)
    tally(state.zones[COLUMN], 0, out, ZONES + COLUMN * KINDS_OF_DICE)
    for kind in range(KINDS_OF_DICE):
        out[POOL + kind] = state.pool[kind]
    if state.group > 0:
        spirit = state.spirits[state.seat % state.sides]
        tally(spirit, spirit.size - state.group, out, GROUP)
    for place in range(LINE_DICE):
        out[LINE + place] = state.line.dice[place] + 1 if place < state.line.size else 0


@rule
def tally(row: Row, first: int, out: Array[int], place: int) -> None:
    """Count the dice of a row from one on by their kinds."""
    for index in range(first, row.size):
        out[place + row.dice[index]] += 1


@rule
def write_sides(state: State, seat: int, out: Array[int]) -> None:
    """Write what sides have won."""
    for place in range(SIDES, PLAYERS):
        out[place] = 0
    sides = int(state.sides)
    side = seat % sides
    for turned in range(sides):
        score = int(state.score[side])
        hundreds = score // HUNDREDS
        out[SIDES + 3 * turned] = state.offerings[side]
        out[SIDES + 3 * turned + 1] = hundreds
        out[SIDES + 3 * turned + 2] = score - hundreds * HUNDREDS
        side = one_on(side, sides)


@rule
def write_players(state: State, seat: int, out: Array[int]) -> None:
    """Write who plays."""
    players = int(state.players)
    other = seat
    for turned in range(SEATS):
        plays = turned < players
        out[PLAYERS + 2 * turned] = state.loa[other] if plays else NO_LOA
        out[PLAYERS + 2 * turned + 1] = state.protection[other] if plays else 0
        other = one_on(other, players)


@rule
def write_turn(state: State, seat: int, out: Array[int]) -> None:
    """Write what is awaited of whom."""
    is_in_use = state.step == Step.TARGET
    out[TURN] = state.step
    out[TURN + 1] = seats_on(state, seat, state.seat)
    out[TURN + 2] = state.extra
    out[TURN + 3] = state.power_used
    out[TURN + 4] = state.power if is_in_use else NOTHING
    out[TURN + 5] = state.picked if is_in_use else NOWHERE
    out[TURN + 6] = state.power_step if is_in_use else 0
    out[TURN + 7] = 0 if state.taken == NOTHING else state.taken + 1
    out[TURN + 8] = NOBODY if state.marker == NOBODY else seats_on(state, seat, state.marker)
    out[TURN + 9] = NOBODY if state.trigger == NOBODY else seats_on(state, seat, state.trigger)


@rule
def one_on(place: int, count: int) -> int:
    """The next of so many around the table: remainders cost more than everything else here."""
    return place + 1 if place + 1 < count else 0


@rule
def seats_on(state: State, seat: int, other: int) -> int:
    """How many seats further on another one sits."""
    return other - seat if other >= seat else other - seat + state.players


OBSERVATION = Observation(planes=PLANES, observe=observe)
