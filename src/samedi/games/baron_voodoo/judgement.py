"""How well a side stands while the game goes on, in hundredths of a point.

A side has its score, offerings and dice, what its zone may still become and what the next capture could add
to it, its majorities so far, white dice and the marker, its Protection, and dice left to jump with. What
KNOWS names may be overlooked.
"""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, LARGEST
from samedi.games.baron_voodoo.model import (
    ALL_COLOURS,
    LOA_COLOURS,
    SIDES_OF_A_DIE,
    WHITE,
    State,
    Step,
)
from samedi.games.baron_voodoo.players import has_teams, is_protected
from samedi.games.baron_voodoo.rows import kinds
from samedi.games.baron_voodoo.threats import ALL_FACES, BITS, threat

KNOWS = ("protection", "marker", "colours", "near", "threats", "blocked")
PROTECTION, MARKER, COLOURS, NEAR, THREATS, BLOCKED = (1 << bit for bit in range(len(KNOWS)))

POINT = 100
OFFERING = 40
DIE = 10  # in a zone or a Spirit World
NEAR_COMBINATION = (0, 30, 140, 340, 500)  # by how many dice of a zone go together: also what may still come
LEAD = (0, 10, 50, 100, 220, 280, 300)  # by the lead in a colour, from -3 to 3 dice
FARTHEST = 3
HOLDING = 100  # the marker
WHITE_DIE = 15  # on the way to it
SHIELD = 20  # for each die that nobody can steal now,
SHIELDED = 3  # up to so many
JUMPER = 60  # a die of the own colour on the board: who has none left is blocked

LOWEST = -1_000_000
TALLY = 8  # bits for each colour
TALLY_MASK = 255


@rule
def standing(state: State, seat: int, overlooked: int) -> int:
    """What the own side has, less what the best other side has."""
    own = 0
    best = LOWEST
    for side in range(state.sides):
        value = side_worth(state, side, overlooked)
        if side == seat % state.sides:
            own = value
        else:
            best = max(best, value)
    return own - best


@rule
def side_worth(state: State, side: int, overlooked: int) -> int:
    """What a side has, and at the end only its score."""
    value = POINT * state.score[side]
    if state.step == Step.OVER:
        return value
    value += OFFERING * state.offerings[side]
    value += DIE * (state.zones[side].size + state.spirits[side].size)
    value += zone_worth(state, side, overlooked)
    value += majorities_worth(state, side, overlooked)
    if overlooked & MARKER == 0:
        value += marker_worth(state, side)
    if overlooked & PROTECTION == 0 and is_protected(state, side):
        value += SHIELD * min(int(state.spirits[side].size), SHIELDED)
    if overlooked & BLOCKED == 0:
        value -= JUMPER * lost_jumpers(state, side)
    return value


@rule
def zone_worth(state: State, side: int, overlooked: int) -> int:
    """What the largest combination of a zone promises, and what may make it larger (BV-6.1)."""
    found = kinds(state.zones[side])
    size = largest(found)
    value = POINT * COMBINATION_POINTS[size] if overlooked & NEAR != 0 else NEAR_COMBINATION[size]
    if overlooked & THREATS == 0:
        value += threat(state, side, found, size)
    return value


@rule
def largest(found: int) -> int:
    """How many dice of a set go together; of equal dice, also white ones, this sees one (BV-6.1, BV-6.2)."""
    white = found >> (SIDES_OF_A_DIE * WHITE)
    best = 0
    for colour in range(LOA_COLOURS):
        best = max(best, BITS[((found >> (SIDES_OF_A_DIE * colour)) | white) & ALL_FACES])
    for face in range(SIDES_OF_A_DIE):
        same = 0
        for colour in range(ALL_COLOURS):
            same += (found >> (SIDES_OF_A_DIE * colour + face)) & 1
        best = max(best, same)
    return min(best, LARGEST)


@rule
def majorities_worth(state: State, side: int, overlooked: int) -> int:
    """What the lead or the lag in each colour promises; the zone goes down in the end (BV-7.4, BV-7.5)."""
    own = tally(state, side)
    most = 0
    for other in range(state.sides):
        if other != side:
            most = larger(most, tally(state, other))
    value = 0
    for colour in range(ALL_COLOURS):
        if counts(state, side, colour, overlooked):
            lead = of_colour(own, colour) - of_colour(most, colour)
            value += LEAD[min(max(lead, -FARTHEST), FARTHEST) + FARTHEST]
    return value


@rule
def counts(state: State, side: int, colour: int, overlooked: int) -> bool:
    """Whether a colour's majority counts: white only in teams and solo; some see only their own (BV-7.5)."""
    if overlooked & COLOURS != 0 and colour != state.loa[side]:
        return False
    return colour != WHITE or state.solo == 1 or has_teams(state)


@rule
def tally(state: State, side: int) -> int:
    """How many dice of each colour a side has, eight bits for each."""
    total = 0
    zone = state.zones[side]
    for place in range(zone.size):
        total += 1 << (TALLY * (zone.dice[place] // SIDES_OF_A_DIE))
    spirit = state.spirits[side]
    for place in range(spirit.size):
        total += 1 << (TALLY * (spirit.dice[place] // SIDES_OF_A_DIE))
    return total


@rule
def lost_jumpers(state: State, side: int) -> int:
    """How many dice of a side's colours have left the board; Baron Samedi needs none (BV-4.1, BV-7.2)."""
    gone = 0
    for other in range(state.sides):
        gone += tally(state, other)
    lost = 0
    for seat in range(side, state.players, state.sides):
        if state.loa[seat] < LOA_COLOURS:
            lost += of_colour(gone, state.loa[seat])
    return lost


@rule
def of_colour(tallied: int, colour: int) -> int:
    """How many dice of a colour a tally has."""
    return (tallied >> (TALLY * colour)) & TALLY_MASK


@rule
def larger(tallied: int, other: int) -> int:
    """The larger number of each colour."""
    most = 0
    for colour in range(ALL_COLOURS):
        most += max(of_colour(tallied, colour), of_colour(other, colour)) << (TALLY * colour)
    return most


@rule
def marker_worth(state: State, side: int) -> int:
    """The marker, and white dice that may win it (BV-3.3, BV-6.4)."""
    if state.solo == 1 or has_teams(state):
        return 0
    whites = of_colour(tally(state, side), WHITE)
    return WHITE_DIE * whites + (HOLDING if state.marker == side else 0)
