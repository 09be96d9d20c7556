"""What a learnt judgement of Dicke Dämonen notices, from the view of one seat, in any world.

A seat knows its own hand and how many creatures of each colour it has not seen. Colours have no names: there
is the one it predicted, those that others predicted, in the order of play, and the rest by their points.
Fields have no names either: each that is still open is seen with the eyes of the colours that matter.
"""

from samedi.core.game import Sight
from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.dicke_daemonen.hands import held, prediction
from samedi.games.dicke_daemonen.model import (
    ALL_COLOURS,
    DEMON_COLOURS,
    EACH,
    FREE,
    HAND,
    MOST_PLAYERS,
    NONE,
    WHITE,
    State,
    Step,
)
from samedi.games.dicke_daemonen.scoring import lead, worth_of
from samedi.games.dicke_daemonen.starts import starts

# Each colour has a block of features: the own one, those of up to three others, the rest by rank.
RANKS = 3
BLOCKS = MOST_PLAYERS + RANKS
FARTHEST = 8  # points of a lead that are told apart
ROOM_SIZE = (0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9)  # by how many places are open
MOST_ROOM = len(ROOM_SIZE) - 1
MOST_SWING = 11  # points

LEAD = 0
ROOM = LEAD + 2 * FARTHEST + 1
HELD = ROOM + ROOM_SIZE[MOST_ROOM] + 1
UNSEEN = HELD + HAND + 1
RISKED = UNSEEN + EACH + 1
GAINED = RISKED + MOST_SWING + 1
IS_WHITE = GAINED + MOST_SWING + 1
BLOCK = IS_WHITE + 1

# Open fields are seen as a colour sees them that the seat or another one predicted, or hopes for.
PREDICTED, RIVALS, HOPED = 1, 2, 3
NEAR = 2  # demons of a lead in a field that are told apart
LEADS = 2 * NEAR + 2  # and nobody is there
EMPTY = 2 * NEAR + 1
SMALLEST, LARGEST = 2, 7  # what fields are worth, as far as it is told apart
WORTHS = LARGEST - SMALLEST + 1

BAG_STAGE = (0, *7 * [1], *12 * [2], 3)  # by how many creatures are in the bag
STAGES = 4
FULL_BAG = ALL_COLOURS * EACH
SMALLEST_WORLD, MOST_SIZES = 8, 8  # crossings, and how many sizes of worlds are told apart

FIELD = BLOCKS * BLOCK
OWN_LEAD = FIELD + 3 * LEADS * WORTHS * 2
HOPE = OWN_LEAD + STAGES * (2 * FARTHEST + 1)
STEP = HOPE + 2 * FARTHEST + 1
FORETOLD = STEP + MOST_PLAYERS * len(Step)
BAG = FORETOLD + 2 * MOST_PLAYERS
HAND_SIZE = BAG + FULL_BAG // 2 + 1
WORLD = HAND_SIZE + MOST_PLAYERS * (HAND + 1)
FEATURES = WORLD + MOST_SIZES
STEPS = len(Step)
MOST = 232  # in the largest world, with all its fields open


@rule
def notice(state: State, seat: int, out: Array[int]) -> int:
    """List what a seat notices: the turn, the open fields, the prospects of each colour."""
    owners = owners_of(state, seat)
    count = turn_features(state, seat, out)
    count, placed, risked, gained = field_features(state, views_of(state, seat, owners), out, count)
    for colour in range(ALL_COLOURS):
        block = block_of(state, owners, colour) * BLOCK
        unseen = EACH - tallied(placed, colour) - held(state, seat, colour)
        if owner(owners, colour) > 0:
            unseen -= 1
        count = colour_features(state, seat, colour, block, unseen, out, count)
        if colour != WHITE:
            out[count] = block + RISKED + min(tallied(risked, colour), MOST_SWING)
            out[count + 1] = block + GAINED + min(tallied(gained, colour), MOST_SWING)
            count += 2
    return hope_feature(state, seat, owners, out, count)


@rule
def colour_features(
    state: State, seat: int, colour: int, block: int, unseen: int, out: Array[int], count: int
) -> int:
    """List the lead of a colour, its room, and where its creatures are."""
    ahead = leads_by(state, colour)
    out[count] = block + LEAD + ahead
    out[count + 1] = block + ROOM + ROOM_SIZE[min(int(state.room[colour]), MOST_ROOM)]
    out[count + 2] = block + HELD + held(state, seat, colour)
    out[count + 3] = block + UNSEEN + unseen
    count += 4
    if colour == WHITE:
        out[count] = block + IS_WHITE
        count += 1
    if colour == prediction(state, seat, 0):
        stage = BAG_STAGE[min(int(state.bag_size), len(BAG_STAGE) - 1)]
        out[count] = OWN_LEAD + stage * (2 * FARTHEST + 1) + ahead
        count += 1
    return count


@rule
def leads_by(state: State, colour: int) -> int:
    """By how much a colour leads, counted from the largest lag that is told apart."""
    return min(max(lead(state, colour), -FARTHEST), FARTHEST) + FARTHEST


@rule
def hope_feature(state: State, seat: int, owners: int, out: Array[int], count: int) -> int:
    """List the best lead among the colours that a seat could predict, if it has not yet."""
    best = NONE
    if prediction(state, seat, 0) == NONE:
        for colour in range(ALL_COLOURS):
            if owner(owners, colour) == 0 and held(state, seat, colour) > 0:
                best = max(best, leads_by(state, colour))
    if best == NONE:
        return count
    out[count] = HOPE + best
    return count + 1


@rule
def owners_of(state: State, seat: int) -> int:
    """Who predicted each colour, four bits a colour: 0 nobody, 1 the seat, then in the order of play."""
    owners = 0
    for turned in range(state.players):
        colour = prediction(state, (seat + turned) % state.players, 0)
        if colour != NONE:
            owners |= (turned + 1) << (4 * colour)
    return owners


@rule
def owner(owners: int, colour: int) -> int:
    """Who predicted a colour."""
    return (owners >> (4 * colour)) & 15


@rule
def tallied(tally: int, colour: int) -> int:
    """The number of a colour among several, eight bits each."""
    return (tally >> (8 * colour)) & 255


@rule
def block_of(state: State, owners: int, colour: int) -> int:
    """Which block of features speaks of a colour; colours with equal points share theirs."""
    if owner(owners, colour) > 0:
        return owner(owners, colour) - 1
    rank = 0
    for other in range(ALL_COLOURS):
        if owner(owners, other) == 0 and state.points[other] > state.points[colour]:
            rank += 1
    return MOST_PLAYERS + min(rank, RANKS - 1)


@rule
def turn_features(state: State, seat: int, out: Array[int]) -> int:
    """List whose turn it is, who has predicted, the sizes of bag, hands and world."""
    others = 0
    for turned in range(state.players):
        other = (seat + turned) % state.players
        out[turned] = HAND_SIZE + turned * (HAND + 1) + state.hand_size[other]
        if turned > 0 and prediction(state, other, 0) != NONE:
            others += 1
    count = int(state.players)
    is_bound = 1 if prediction(state, seat, 0) != NONE else 0
    out[count] = STEP + (state.seat - seat) % state.players * STEPS + state.step
    out[count + 1] = FORETOLD + is_bound * MOST_PLAYERS + others
    out[count + 2] = BAG + state.bag_size // 2
    out[count + 3] = WORLD + min((state.board.crossings - SMALLEST_WORLD) // 2, MOST_SIZES - 1)
    return count + 4


@rule
def views_of(state: State, seat: int, owners: int) -> int:
    """With what interest a seat looks at each colour of demons, two bits each."""
    is_bound = prediction(state, seat, 0) != NONE
    views = 0
    for colour in range(DEMON_COLOURS):
        view = 0
        if owner(owners, colour) == 1:
            view = PREDICTED
        elif owner(owners, colour) > 1:
            view = RIVALS
        elif not is_bound and held(state, seat, colour) > 0:
            view = HOPED
        views |= view << (2 * colour)
    return views


@rule
def field_features(state: State, views: int, out: Array[int], count: int) -> tuple[int, int, int, int]:
    """List the open fields; tell for each colour how many are placed, and what it may still lose or gain."""
    placed = int(state.points[WHITE]) << (8 * WHITE)
    risked = 0
    gained = 0
    for field in range(state.board.fields):
        lines = open_lines(state, field)
        most, second = largest_crowds(state, field)
        worth = worth_of(state, field)
        for colour in range(DEMON_COLOURS):
            number = int(state.demons[field * DEMON_COLOURS + colour])
            placed += number << (8 * colour)
            if lines != 0:
                ahead = number - (second if number == most else most)
                can_join = (lines >> colour) & 1
                if 0 < ahead <= NEAR:
                    risked += worth << (8 * colour)
                elif can_join == 1 and -1 <= ahead <= 0:
                    gained += worth << (8 * colour)
                view = (views >> (2 * colour)) & 3
                if view > 0:
                    standing = EMPTY if most == 0 else min(max(ahead, -NEAR), NEAR) + NEAR
                    size = min(worth, LARGEST) - SMALLEST
                    out[count] = FIELD + (((view - 1) * LEADS + standing) * WORTHS + size) * 2 + can_join
                    count += 1
    return count, placed, risked, gained


@rule
def open_lines(state: State, field: int) -> int:
    """The colours that can still join a field, bit n for line n; none if it is frozen or full (DD-2.5)."""
    board = state.board
    lines = 0
    for corner in range(board.corners[field], board.corners[field + 1]):
        if state.corner[corner] == FREE:
            crossing = board.crossing[corner]
            lines |= 1 << board.first[crossing] | 1 << board.second[crossing]
    return lines


@rule
def largest_crowds(state: State, field: int) -> tuple[int, int]:
    """The most demons of one colour in a field, and the second most, which may be as many."""
    most = 0
    second = 0
    for colour in range(DEMON_COLOURS):
        number = int(state.demons[field * DEMON_COLOURS + colour])
        if number > most:
            second = most
            most = number
        elif number > second:
            second = number
    return most, second


def net(state: State) -> str | None:
    """Two, three or four players; alone there is nobody to be judged against."""
    return None if state.players == 1 else ("two", "three", "four")[state.players - 2]


SIGHT = Sight(features=FEATURES, most=MOST, notice=notice, net=net, starts=starts)
