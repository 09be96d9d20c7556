"""What a learnt judgement of Baron Voodoo notices, from the view of one seat.

Seats are counted in the order of play from the own one, sides likewise, and a colour is whose Loa it is. A
cell is told apart only by the jumps that can begin on it or lead over it, so a turned or mirrored board looks
the same. What concerns one side is in `side_sight`; here is the board, the turn, and the whole.
"""

from samedi.core.game import Sight
from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.board import top_of
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, LARGEST
from samedi.games.baron_voodoo.judgement import LOWEST, TALLY, of_colour
from samedi.games.baron_voodoo.model import (
    ALL_COLOURS,
    CELLS,
    FULL_STACK,
    KINDS_OF_DICE,
    LOA_COLOURS,
    NOBODY,
    NOTHING,
    NOWHERE,
    SEATS,
    SIDES_OF_A_DIE,
    SIZE,
    WHITE,
    State,
    Step,
)
from samedi.games.baron_voodoo.players import has_teams
from samedi.games.baron_voodoo.side_sight import (
    END_OF_SIDES,
    MOST_JUMPERS,
    colour_features,
    leaders,
    seen,
    side_features,
)
from samedi.games.baron_voodoo.starts import starts

FARTHEST = 20  # points of a margin that are told apart
SHAPES = 6
STEPS = len(Step)


def shape_of(cell: int) -> int:
    """How far out a cell lies: inside, or on the second or the last line, along each of its two ways."""
    outer, inner = sorted((max(abs(way - SIZE // 2) - 1, 0) for way in divmod(cell, SIZE)), reverse=True)
    return outer * (outer + 1) // 2 + inner


SHAPE = tuple(shape_of(cell) for cell in range(CELLS))

TOP = END_OF_SIDES
UNDER = TOP + SHAPES * KINDS_OF_DICE
HIGH = UNDER + (FULL_STACK - 1) * KINDS_OF_DICE
JUMPERS = HIGH + (FULL_STACK - 1) * ALL_COLOURS
ON_BOARD = JUMPERS + SEATS * (MOST_JUMPERS + 1)
DICE_LEFT = ON_BOARD + SEATS * (MOST_JUMPERS + 1)
POOL = DICE_LEFT + CELLS // 2 + 1
MARGIN = POOL + KINDS_OF_DICE
STEP = MARGIN + 2 * (2 * FARTHEST + 1)
USED = STEP + SEATS * STEPS
POWER = USED + SEATS * 4
PICKED = POWER + SEATS * LOA_COLOURS
TAKEN = PICKED + KINDS_OF_DICE
GROUP = TAKEN + KINDS_OF_DICE
MARKER = GROUP + 2 * LARGEST
SHIELD = MARKER + SEATS + 1
LOA = SHIELD + SEATS
ORDER = LOA + SEATS * LOA_COLOURS
LAST_TURNS = ORDER + SEATS
FEATURES = LAST_TURNS + 3 * SEATS
MOST = 264  # of 48 dice, 30 kinds may be prey to each of four seats


@rule
def notice(state: State, seat: int, out: Array[int]) -> int:
    """List what a seat notices: the turn, the board, each side, and how the game would end now."""
    roles = roles_of(state, seat)
    count = turn_features(state, seat, roles, out)
    count, left, lone = board_features(state, roles, out, count)
    count = seat_features(state, seat, left, out, count)
    hunter = next_hunter(state)
    ranking = leaders(state)
    own = 0
    best = LOWEST
    for slot in range(state.sides):
        side = (seat + slot) % state.sides
        count, best_group = side_features(state, side, slot, seat, hunter, roles, lone, out, count)
        count, majorities = colour_features(state, side, slot, roles, ranking, left, out, count)
        points = majorities + assured(state, side, best_group)
        if slot == 0:
            own = points
        else:
            best = max(best, points)
    is_ending = 0 if state.trigger == NOBODY else 1
    margin = min(max(own - best, -FARTHEST), FARTHEST) + FARTHEST
    out[count] = MARGIN + is_ending * (2 * FARTHEST + 1) + margin
    return count + 1


@rule
def roles_of(state: State, seat: int) -> int:
    """What each colour is to a seat, four bits a colour: whose by the order of play, nobody's, white."""
    roles = WHITE << (4 * WHITE)
    for colour in range(LOA_COLOURS):
        roles |= min(int(state.players), LOA_COLOURS - 1) << (4 * colour)
    for turned in range(state.players):
        place = 4 * state.loa[(seat + turned) % state.players]
        roles = roles & ~(15 << place) | turned << place
    return roles


@rule
def next_hunter(state: State) -> int:
    """The seat whose capture comes next: the one to act until it has captured, then the next one (BV-3.1)."""
    if state.seat == NOBODY:
        return int(state.first)
    step = state.power_step if state.step == Step.TARGET else state.step
    return int(state.seat) if step <= Step.CAPTURE else (state.seat + 1) % state.players


@rule
def board_features(state: State, roles: int, out: Array[int], count: int) -> tuple[int, int, int]:
    """List the dice on the board; tell how many each colour has there, and the kinds that lie alone."""
    left = 0
    lone = 0
    for cell in range(CELLS):
        height = int(state.height[cell])
        if height > 0:
            die = top_of(state, cell)
            left += 1 << (TALLY * (die // SIDES_OF_A_DIE))
            shown = seen(roles, die)
            out[count] = TOP + SHAPE[cell] * KINDS_OF_DICE + shown
            count += 1
            if height == 1:
                lone |= 1 << die
            else:
                out[count] = HIGH + (height - 2) * ALL_COLOURS + shown // SIDES_OF_A_DIE
                count += 1
                for depth in range(1, height):
                    die = int(state.dice[FULL_STACK * cell + height - 1 - depth])
                    left += 1 << (TALLY * (die // SIDES_OF_A_DIE))
                    out[count] = UNDER + (depth - 1) * KINDS_OF_DICE + seen(roles, die)
                    count += 1
    return count, left, lone


@rule
def seat_features(state: State, seat: int, left: int, out: Array[int], count: int) -> int:
    """List for each seat its Loa, its Protection, and how many dice it has to jump with."""
    total = of_colour(left, WHITE)
    for colour in range(LOA_COLOURS):
        total += of_colour(left, colour)
    out[count] = DICE_LEFT + total // 2
    count += 1
    for turned in range(state.players):
        other = (seat + turned) % state.players
        loa = int(state.loa[other])
        first = turned * (MOST_JUMPERS + 1)
        out[count] = LOA + turned * LOA_COLOURS + loa
        out[count + 1] = JUMPERS + first + min(number_of(int(state.tops[loa])), MOST_JUMPERS)
        out[count + 2] = ON_BOARD + first + min(of_colour(left, loa), MOST_JUMPERS)
        count += 3
        if state.protection[other] == 1:
            out[count] = SHIELD + turned
            count += 1
    return count


@rule
def number_of(cells: int) -> int:
    """How many cells a set has."""
    count = 0
    while cells != 0:
        cells &= cells - 1
        count += 1
    return count


@rule
def assured(state: State, side: int, best_group: int) -> int:
    """What a side has without majorities if the game ends now: its score, its best combination (BV-7.4)."""
    points = state.score[side] + COMBINATION_POINTS[best_group]
    if state.group > 0 and state.seat % state.sides == side:
        points += COMBINATION_POINTS[state.group]
    return points


@rule
def turn_features(state: State, seat: int, roles: int, out: Array[int]) -> int:
    """List whose turn it is, what is under way, and how near the end is."""
    acting = state.first if state.seat == NOBODY else state.seat
    turned = (acting - seat) % state.players
    out[0] = STEP + turned * STEPS + state.step
    out[1] = USED + turned * 4 + 2 * state.extra + state.power_used
    out[2] = MARKER + (SEATS if state.marker == NOBODY else (state.marker - seat) % state.players)
    out[3] = end_feature(state, seat)
    count = 4
    if state.power != NOBODY:
        out[count] = POWER + turned * LOA_COLOURS + state.power
        count += 1
    if state.picked != NOWHERE:
        out[count] = PICKED + seen(roles, top_of(state, int(state.picked)))
        count += 1
    if state.taken != NOTHING:
        out[count] = TAKEN + seen(roles, int(state.taken))
        count += 1
    if state.group > 0:
        is_own = 1 if turned % state.sides == 0 else 0
        out[count] = GROUP + is_own * LARGEST + state.group - 1
        count += 1
    if state.step <= Step.PLACE:
        for die in range(KINDS_OF_DICE):
            if state.pool[die] > 0:
                out[count] = POOL + seen(roles, die)
                count += 1
    return count


@rule
def end_feature(state: State, seat: int) -> int:
    """The seat's place in a round; in the last one, who is still to act (BV-7.3)."""
    own = (seat - state.first) % state.players
    if state.trigger == NOBODY:
        return ORDER + own
    now = (state.seat - state.first) % state.players
    rivals = 0
    for place in range(now + 1, state.players):
        if (place - own) % state.sides != 0:
            rivals += 1
    mine = 0 if own < now else 1 if own == now else 2
    return LAST_TURNS + mine * SEATS + rivals


def net(state: State) -> str | None:
    """Two, three or four players, or teams; the game against Baron Samedi has none."""
    if state.solo == 1:
        return None
    return "teams" if has_teams(state) else ("two", "three", "four")[state.players - 2]


SIGHT = Sight(features=FEATURES, most=MOST, notice=notice, net=net, starts=starts, trace=0.95)
