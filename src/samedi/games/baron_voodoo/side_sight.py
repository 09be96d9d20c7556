"""What a learnt judgement notices of one side: its score and dice, what they lack, what it can capture.

A side is numbered by `slot`, 0 for the own one, then in the order of play; a seat by `turned`, likewise.
Colours are seen through `roles` (see `sight`). What can be captured is noticed apart for the `hunter`, the
seat that captures next, since others may find it gone.
"""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.board import first_cell, region, top_of
from samedi.games.baron_voodoo.capture import exposed
from samedi.games.baron_voodoo.ending import LARGEST, MAJORITY, SHARED_MAJORITY
from samedi.games.baron_voodoo.judgement import TALLY, of_colour
from samedi.games.baron_voodoo.model import (
    ALL_COLOURS,
    KINDS_OF_DICE,
    LOA_COLOURS,
    SEATS,
    SIDES_OF_A_DIE,
    WHITE,
    Loa,
    Row,
    State,
)
from samedi.games.baron_voodoo.players import has_teams
from samedi.games.baron_voodoo.threats import ALL_FACES, BITS, EVERY_COLOUR, has_power_of, shielded_from

MOST_POINTS = 21
MOST_OFFERINGS = 10
MOST_IN_ZONE = 7
MOST_HELD = 7  # of a colour, in a Spirit World
MOST_JUMPS = 11
MOST_JUMPERS = 10
GROUPS = 4  # as many combinations of a size are told apart
FAR, NEAR = 4, 3  # dice of a lead that are told apart, the own one's and others'
LEFT = (0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2)  # by how many dice of a colour the board still has: few to many
STAGES = 3
NOT_YET, SOON, AT_ONCE = range(3)  # when a side's best combination can grow

SCORE = 0
OFFERED = SCORE + SEATS * (MOST_POINTS + 1)
IN_ZONE = OFFERED + SEATS * (MOST_OFFERINGS + 1)
ZONE_SIZE = IN_ZONE + SEATS * KINDS_OF_DICE
SAME_COLOUR = ZONE_SIZE + SEATS * (MOST_IN_ZONE + 1)
SAME_ICON = SAME_COLOUR + SEATS * 3 * GROUPS
BEST = SAME_ICON + SEATS * 3 * GROUPS
PREY = BEST + 2 * SEATS * (LARGEST + 1) * 3
JUMPS = PREY + 2 * SEATS * KINDS_OF_DICE
HELD = JUMPS + SEATS * (MOST_JUMPS + 1)
LEAD = HELD + SEATS * ALL_COLOURS * MOST_HELD
OTHERS_LEAD = LEAD + ALL_COLOURS * STAGES * (2 * FAR + 1)
END_OF_SIDES = OTHERS_LEAD + (SEATS - 1) * ALL_COLOURS * (2 * NEAR + 1)


@rule
def seen(roles: int, die: int) -> int:
    """A die with its colour as the seat sees it."""
    colour = die // SIDES_OF_A_DIE
    return die + SIDES_OF_A_DIE * (role(roles, colour) - colour)


@rule
def role(roles: int, colour: int) -> int:
    """What a colour is to the seat."""
    return (roles >> (4 * colour)) & 15


@rule
def side_features(
    state: State,
    side: int,
    slot: int,
    seat: int,
    hunter: int,
    roles: int,
    lone: int,
    out: Array[int],
    count: int,
) -> tuple[int, int]:
    """List a side's score, offerings, zone and prey; tell how many dice of the zone go together."""
    zone = state.zones[side]
    out[count] = SCORE + slot * (MOST_POINTS + 1) + min(int(state.score[side]), MOST_POINTS)
    out[count + 1] = OFFERED + slot * (MOST_OFFERINGS + 1) + min(int(state.offerings[side]), MOST_OFFERINGS)
    out[count + 2] = ZONE_SIZE + slot * (MOST_IN_ZONE + 1) + min(int(zone.size), MOST_IN_ZONE)
    count += 3
    prey = 0
    for other in range(side, state.players, state.sides):
        turned = (other - seat) % state.players
        place = turned + (SEATS if other == hunter else 0)
        found, jumps = prey_of(state, side, other)
        prey |= found
        out[count] = JUMPS + turned * (MOST_JUMPS + 1) + min(jumps, MOST_JUMPS)
        count = list_dice(found, roles, PREY + place * KINDS_OF_DICE, out, count + 1)
    held = 0
    for place in range(zone.size):
        held |= 1 << zone.dice[place]
        out[count] = IN_ZONE + slot * KINDS_OF_DICE + seen(roles, int(zone.dice[place]))
        count += 1
    hunts = 1 if hunter % state.sides == side else 0
    return combination_features(state, side, slot, hunts, held, prey, lone, out, count)


@rule
def prey_of(state: State, side: int, seat: int) -> tuple[int, int]:
    """The kinds of dice a seat can capture, bit n for die n, and how many cells they lie on (BV-4)."""
    cells = exposed(int(state.tops[state.loa[seat]]), region(state) & ~state.full)
    cells &= state.occupied & ~shielded_from(state, side)
    found = 0
    number = 0
    while cells != 0:
        found |= 1 << top_of(state, first_cell(cells))
        cells &= cells - 1
        number += 1
    return found, number


@rule
def list_dice(found: int, roles: int, first: int, out: Array[int], count: int) -> int:
    """List a feature for each die of a set."""
    for colour in range(ALL_COLOURS):
        faces = (found >> (SIDES_OF_A_DIE * colour)) & ALL_FACES
        start = first + SIDES_OF_A_DIE * role(roles, colour)
        while faces != 0:
            out[count] = start + BITS[(faces & -faces) - 1]
            faces &= faces - 1
            count += 1
    return count


@rule
def combination_features(
    state: State,
    side: int,
    slot: int,
    hunts: int,
    held: int,
    prey: int,
    lone: int,
    out: Array[int],
    count: int,
) -> tuple[int, int]:
    """List how many dice of a zone go together, and whether the next capture adds to them (BV-6.1)."""
    two, three, four = same_icons(held)
    colours = same_colours(held)
    best = 0
    for size in range(2, LARGEST + 1):
        lines = (colours >> (4 * size)) & 15
        icons = BITS[two if size == 2 else three if size == 3 else four]  # noqa: PLR2004
        if lines > 0:
            out[count] = SAME_COLOUR + (slot * 3 + size - 2) * GROUPS + min(lines, GROUPS) - 1
            count += 1
        if icons > 0:
            out[count] = SAME_ICON + (slot * 3 + size - 2) * GROUPS + min(icons, GROUPS) - 1
            count += 1
        if lines + icons > 0:
            best = size
    if best == 0 and held != 0:
        best = 1
    place = ((hunts * SEATS + slot) * (LARGEST + 1) + best) * 3
    out[count] = BEST + place + growth(state, side, held, best, prey, lone)
    return count + 1, best


@rule
def same_icons(held: int) -> tuple[int, int, int]:
    """The icons that dice of two, three, and four or all five colours show, bit n for face n."""
    first, second, third, fourth, white = colour_sets(held)
    ones = first ^ second ^ third
    carried = (first & second) | (third & (first | second))
    more = (ones & fourth) | (white & (ones | fourth))
    ones ^= fourth ^ white
    twos = carried ^ more
    return twos & ~ones, twos & ones, carried & more


@rule
def colour_sets(held: int) -> tuple[int, int, int, int, int]:
    """The icons of each colour in a set of dice."""
    return (
        held & ALL_FACES,
        (held >> SIDES_OF_A_DIE) & ALL_FACES,
        (held >> (2 * SIDES_OF_A_DIE)) & ALL_FACES,
        (held >> (3 * SIDES_OF_A_DIE)) & ALL_FACES,
        (held >> (4 * SIDES_OF_A_DIE)) & ALL_FACES,
    )


@rule
def same_colours(held: int) -> int:
    """In how many colours so many icons go together, white ones included: four bits for each number."""
    white = held >> (SIDES_OF_A_DIE * WHITE)
    number = 0
    for colour in range(LOA_COLOURS):
        icons = ((held >> (SIDES_OF_A_DIE * colour)) | white) & ALL_FACES
        number += 1 << (4 * min(BITS[icons], LARGEST))
    return number


@rule
def growth(state: State, side: int, held: int, best: int, prey: int, lone: int) -> int:
    """Whether a side's best combination can grow at once, or after a power or a turned die."""
    if best in (0, LARGEST) or prey == 0:
        return NOT_YET
    wanted = lacking(held, best)
    if wanted & prey != 0:
        return AT_ONCE
    if state.offerings[side] > 0 and any_face(prey) & wanted != 0:
        return SOON
    if wanted & lone != 0 and (
        has_power_of(state, side, Loa.PAPA_LEGBA) or has_power_of(state, side, Loa.ERZULIE_FREDA)
    ):
        return SOON
    return NOT_YET


@rule
def lacking(held: int, best: int) -> int:
    """The dice that make the best combination of a set larger: bit n for die n (BV-6.1, BV-6.2)."""
    white = held >> (SIDES_OF_A_DIE * WHITE)
    dice = 0
    for colour in range(LOA_COLOURS):
        icons = ((held >> (SIDES_OF_A_DIE * colour)) | white) & ALL_FACES
        if BITS[icons] == best:
            missing = ALL_FACES & ~icons
            dice |= missing << (SIDES_OF_A_DIE * colour) | missing << (SIDES_OF_A_DIE * WHITE)
    two, three, _ = same_icons(held)
    icons = two if best == 2 else three  # noqa: PLR2004
    if best == 1:
        first, second, third, fourth, last = colour_sets(held)
        icons = first | second | third | fourth | last
    return (dice | icons * EVERY_COLOUR) & ~held


@rule
def any_face(dice: int) -> int:
    """The same dice with any face up."""
    turned = 0
    for colour in range(ALL_COLOURS):
        if (dice >> (SIDES_OF_A_DIE * colour)) & ALL_FACES != 0:
            turned |= ALL_FACES << (SIDES_OF_A_DIE * colour)
    return turned


@rule
def tally(row: Row) -> int:
    """How many dice of each colour a row has, eight bits for each."""
    total = 0
    for place in range(row.size):
        total += 1 << (TALLY * (row.dice[place] // SIDES_OF_A_DIE))
    return total


@rule
def leaders(state: State) -> tuple[int, int]:
    """The most dice of each colour that a side has, and the second most, which may be as many."""
    most = 0
    second = 0
    for side in range(state.sides):
        has = tally(state.zones[side]) + tally(state.spirits[side])
        for colour in range(ALL_COLOURS):
            number = of_colour(has, colour)
            first = of_colour(most, colour)
            if number > first:
                second += (first - of_colour(second, colour)) << (TALLY * colour)
                most += (number - first) << (TALLY * colour)
            elif number > of_colour(second, colour):
                second += (number - of_colour(second, colour)) << (TALLY * colour)
    return most, second


@rule
def colour_features(
    state: State,
    side: int,
    slot: int,
    roles: int,
    ranking: tuple[int, int],
    left: int,
    out: Array[int],
    count: int,
) -> tuple[int, int]:
    """List a side's dice and leads colour by colour; tell how many points it would end with now (BV-7.4)."""
    most, second = ranking
    spirit = tally(state.spirits[side])
    has = spirit + tally(state.zones[side])
    points = 0
    for colour in range(ALL_COLOURS):
        seen_as = role(roles, colour)
        number = of_colour(spirit, colour)
        if number > 0:
            place = (slot * ALL_COLOURS + seen_as) * MOST_HELD
            out[count] = HELD + place + min(number, MOST_HELD) - 1
            count += 1
        number = of_colour(has, colour)
        lead = number - of_colour(second if number == of_colour(most, colour) else most, colour)
        if slot == 0:
            stage = seen_as * STAGES + LEFT[min(of_colour(left, colour), len(LEFT) - 1)]
            out[count] = LEAD + stage * (2 * FAR + 1) + min(max(lead, -FAR), FAR) + FAR
            count += 1
        elif state.sides > 2:  # noqa: PLR2004 - of two, one lags as much as the other leads
            place = ((slot - 1) * ALL_COLOURS + seen_as) * (2 * NEAR + 1)
            out[count] = OTHERS_LEAD + place + min(max(lead, -NEAR), NEAR) + NEAR
            count += 1
        if number > 0 and lead >= 0 and (colour != WHITE or has_teams(state)):
            points += MAJORITY if lead > 0 else SHARED_MAJORITY
    return count, points
