"""Scores, the trigger of the end, and the final count (BV-7)."""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.board import colour_of, face_of
from samedi.games.baron_voodoo.model import (
    ALL_COLOURS,
    LOA_COLOURS,
    NOBODY,
    POINTS,
    SIDES_OF_A_DIE,
    WHITE,
    Row,
    State,
    Step,
)
from samedi.games.baron_voodoo.players import assign_marker, has_teams, own_side
from samedi.games.baron_voodoo.rows import append, count_colour

THRESHOLD = (0, 0, 18, 15, 12)  # by number of players
TEAM_THRESHOLD = 18
COMBINATION_POINTS = (0, 0, 1, 3, 5)  # by number of dice
LARGEST = 4
MAJORITY = 3
SHARED_MAJORITY = 1


@rule
def threshold(state: State) -> int:
    """The score that triggers the end (BV-7.1, BV-8.2)."""
    return TEAM_THRESHOLD if has_teams(state) else THRESHOLD[state.players]


@rule
def score(state: State, points: int) -> None:
    """The seat's side gains points, which may trigger the end (BV-7.1, BV-9.15)."""
    side = own_side(state)
    state.score[side] += points
    if state.solo == 0 and state.score[side] >= threshold(state):
        trigger(state, POINTS)


@rule
def trigger(state: State, why: int) -> None:
    """The seat triggers the end; only the first trigger counts (BV-7.1)."""
    if state.trigger == NOBODY:
        state.trigger = state.seat
        state.trigger_why = why


@rule
def best_combination(row: Row) -> int:
    """How many dice the largest combination in a row has (BV-6.1, BV-6.2)."""
    best = 0
    for face in range(SIDES_OF_A_DIE):
        best = max(best, colours_of_face(row, face))
    for colour in range(LOA_COLOURS):
        best = max(best, icons_of_colour(row, colour))
    return min(best, LARGEST)


@rule
def colours_of_face(row: Row, face: int) -> int:
    """How many dice with this icon go together: different colours, and every white one."""
    colours = 0
    whites = 0
    for place in range(row.size):
        die = row.dice[place]
        if face_of(die) == face:
            if colour_of(die) == WHITE:
                whites += 1
            else:
                colours |= 1 << colour_of(die)
    return whites + count_bits(colours)


@rule
def icons_of_colour(row: Row, colour: int) -> int:
    """How many different icons the dice of a colour and the white ones show (BV-9.7)."""
    return count_bits(icon_set(row, colour))


@rule
def icon_set(row: Row, colour: int) -> int:
    """The different icons among the dice of a colour and the white ones: bit n for face n."""
    icons = 0
    for place in range(row.size):
        die = row.dice[place]
        if colour_of(die) == colour or colour_of(die) == WHITE:
            icons |= 1 << face_of(die)
    return icons


@rule
def count_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def finish(state: State) -> None:
    """Lower all zones, count the majorities, end the game (BV-7.4, BV-7.5)."""
    for side in range(state.sides):
        lower_zone(state, side)
    assign_marker(state)
    for side in range(state.sides):
        for colour in range(ALL_COLOURS):
            state.score[side] += majority(state, side, colour)
    state.step = Step.OVER


@rule
def lower_zone(state: State, side: int) -> None:
    """The whole zone goes to the Spirit World; only its best combination scores (BV-7.4)."""
    state.lowering[side] = COMBINATION_POINTS[best_combination(state.zones[side])]
    state.score[side] += state.lowering[side]
    empty_zone(state, side)


@rule
def empty_zone(state: State, side: int) -> None:
    """The whole zone follows the Spirit World in its order (BV-6.5)."""
    zone = state.zones[side]
    for place in range(zone.size):
        append(state.spirits[side], zone.dice[place])
        zone.dice[place] = 0
    zone.size = 0


@rule
def majority(state: State, side: int, colour: int) -> int:
    """What a side gains for its dice of a colour: 3 for the most, 1 in a tie (BV-7.5, BV-8.5)."""
    if colour == WHITE and state.solo == 0 and not has_teams(state):
        return 0
    own = count_colour(state.spirits[side], colour)
    if own == 0:
        return 0
    points = MAJORITY
    for other in range(state.sides):
        if other != side:
            count = count_colour(state.spirits[other], colour)
            if count > own:
                return 0
            if count == own:
                points = SHARED_MAJORITY
    return points


@rule
def winner(state: State) -> int:
    """The side that has won (BV-7.6, BV-8.3, BV-9.15)."""
    if state.solo == 1:
        return 0 if state.score[0] > state.score[1] else 1
    best = 0
    for each in range(state.sides):
        best = max(best, state.score[each])
    side = state.trigger % state.sides
    while state.score[side] != best:
        side = (side + 1) % state.sides
    return side


@rule
def is_winner(state: State, seat: int) -> bool:
    """Whether a seat has won the finished game."""
    return winner(state) == seat % state.sides
