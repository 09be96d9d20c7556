"""Baron Samedi's turn in the solo game (BV-9.5 to BV-9.15)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import ROLL
from samedi.games.baron_voodoo.board import colour_of, face_of, lift, top_of, turned
from samedi.games.baron_voodoo.ending import (
    COMBINATION_POINTS,
    LARGEST,
    count_bits,
    empty_zone,
    icon_set,
    score,
    trigger,
)
from samedi.games.baron_voodoo.model import (
    COLUMN,
    COMBINATIONS,
    FOUR_COMBINATIONS,
    NOBODY,
    NOWHERE,
    SIDES_OF_A_DIE,
    SIZE,
    WHITE,
    Face,
    State,
    Step,
)
from samedi.games.baron_voodoo.players import gain_offering, offerings, pay
from samedi.games.baron_voodoo.rows import append, insert_first, last, take
from samedi.games.baron_voodoo.turn import EXTRA_TURN_PRICE, end_turn

PLAYER = 0
BARON_SEAT = 1
INNER_SIZE = 5
INNER_CELLS = 25


@rule
def icons_held(state: State) -> int:
    """The icons of the combination under way: bit n for face n (BV-9.7)."""
    if state.combination == NOBODY:
        return 0
    return icon_set(state.zones[BARON_SEAT], state.combination)


@rule
def inner_cell(place: int) -> int:
    """The cell at a place of the inner board, row by row from b2 (BV-9.8)."""
    return SIZE * (place // INNER_SIZE + 1) + place % INNER_SIZE + 1


@rule
def inner_place(cell: int) -> int:
    """The place of a cell of the inner board."""
    return INNER_SIZE * (cell // SIZE - 1) + cell % SIZE - 1


@rule
def search(state: State, colour: int) -> int:
    """The first cell from the last board capture on that offers a die of a colour he wants (BV-9.8)."""
    if state.protection[PLAYER] == 1 and state.loa[PLAYER] == colour:
        return NOWHERE
    held = icons_held(state) & ~(1 << Face.CHANGE)
    start = inner_place(state.cursor)
    for step in range(INNER_CELLS):
        cell = inner_cell((start + step) % INNER_CELLS)
        if state.height[cell] > 0:
            die = top_of(state, cell)
            if colour_of(die) == colour and (held >> face_of(die)) & 1 == 0:
                return cell
    return NOWHERE


@rule
def wanted_cell(state: State) -> int:
    """Where he captures for the combination under way: its colour, else white (BV-9.8, BV-9.9)."""
    cell = search(state, state.combination)
    return cell if cell != NOWHERE else search(state, WHITE)


@rule
def play_baron(state: State) -> None:
    """His next capture with all it brings (BV-9.13)."""
    if state.combination == NOBODY:
        capture_from_line(state)
        return
    cell = wanted_cell(state)
    if cell != NOWHERE:
        capture_from_board(state, cell)
        return
    lower_combination(state)
    if state.line.size > 0:
        capture_from_line(state)
    else:
        end_baron(state)


@rule
def capture_from_line(state: State) -> None:
    """The next die of the line begins a combination (BV-9.7)."""
    die = take(state.line, 0)
    state.combination = colour_of(die)
    append(state.zones[BARON_SEAT], die)
    baron_effect(state, face_of(die))


@rule
def capture_from_board(state: State, cell: int) -> None:
    """He takes the top die of a cell; a white one brings an offering (BV-9.8, BV-9.11)."""
    held = icons_held(state)
    die = lift(state, cell)
    state.cursor = cell
    append(state.zones[BARON_SEAT], die)
    if colour_of(die) == WHITE:
        gain_offering(state)
    if face_of(die) == Face.CHANGE and (held >> Face.CHANGE) & 1 == 1:
        state.step = Step.REROLL
    else:
        baron_effect(state, face_of(die))


@rule
def baron_effect(state: State, face: int) -> None:
    """Apply the effect of his die whenever possible (BV-9.12)."""
    match face:
        case Face.OFFERING:
            gain_offering(state)
        case Face.SOUL:
            score(state, 1)
        case Face.PROTECTION:
            state.protection[BARON_SEAT] = 1
        case Face.STEAL:
            steal_oldest(state)
        case Face.EXCHANGE:
            exchange_with_column(state)
    after_effect(state)


@rule
def steal_oldest(state: State) -> None:
    """He takes the first die of the player's Spirit World, unless it is protected (BV-9.12)."""
    if state.spirits[PLAYER].size > 0 and state.protection[PLAYER] == 0:
        append(state.spirits[BARON_SEAT], take(state.spirits[PLAYER], 0))


@rule
def exchange_with_column(state: State) -> None:
    """The column's top replaces the player's first die, which goes under the column (BV-9.12)."""
    zone = state.zones[PLAYER]
    column = state.zones[COLUMN]
    if zone.size > 0:
        top = take(column, column.size - 1)
        insert_first(column, int(zone.dice[0]))
        zone.dice[0] = top


@rule
def new_faces(state: State, out: Array[int], weights: Array[int]) -> int:
    """List the icons he does not hold, equally likely (BV-9.12)."""
    held = icons_held(state)
    count = 0
    for face in range(SIDES_OF_A_DIE):
        if (held >> face) & 1 == 0:
            out[count] = ROLL + face
            weights[count] = 1
            count += 1
    return count


@rule
def reroll(state: State, face: int) -> None:
    """His second Change die gets another face, which has no effect (BV-9.12)."""
    zone = state.zones[BARON_SEAT]
    zone.dice[zone.size - 1] = turned(last(zone), face)
    after_effect(state)


@rule
def after_effect(state: State) -> None:
    """A complete combination goes down (BV-9.7, BV-9.13)."""
    if count_bits(icons_held(state)) >= LARGEST:
        lower_combination(state)
    end_baron(state)


@rule
def lower_combination(state: State) -> None:
    """His whole zone goes down and scores by its icons; the fourth time ends the game (BV-9.7, BV-9.15)."""
    icons = min(count_bits(icons_held(state)), LARGEST)
    empty_zone(state, BARON_SEAT)
    state.combination = NOBODY
    state.lowered += 1
    score(state, COMBINATION_POINTS[icons])
    if state.lowered == COMBINATIONS:
        trigger(state, FOUR_COMBINATIONS)


@rule
def end_baron(state: State) -> None:
    """He plays again if he can pay for it, else the turn is over (BV-9.13)."""
    if state.extra == 0 and state.lowered < COMBINATIONS and offerings(state) >= EXTRA_TURN_PRICE:
        pay(state, EXTRA_TURN_PRICE)
        state.extra = 1
        state.step = Step.BARON
    else:
        end_turn(state)
