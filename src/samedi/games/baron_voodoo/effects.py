"""What a captured die brings: C1, C2 and the six effects (BV-3.5 to BV-3.7, BV-5.6 to BV-5.12)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import APPLY, CHANGE_DIE, GIVE, PASS, STEAL_DIE, TAKE, TURN
from samedi.games.baron_voodoo.board import face_of, turned
from samedi.games.baron_voodoo.combinations import to_spirit_world
from samedi.games.baron_voodoo.ending import score
from samedi.games.baron_voodoo.model import (
    COLUMN,
    KINDS_OF_DICE,
    NOBODY,
    NOTHING,
    SIDES_OF_A_DIE,
    Face,
    State,
)
from samedi.games.baron_voodoo.players import gain_offering, is_protected, own_side, pay
from samedi.games.baron_voodoo.rows import find, kinds, last, take

SOUL_POINTS = 1  # BV-5.7


@rule
def captured_face(state: State) -> int:
    """The face of the die just captured, the last one of the zone (BV-6.5)."""
    return face_of(last(state.zones[own_side(state)]))


@rule
def turns(state: State, out: Array[int]) -> int:
    """List the other faces of the captured die (BV-3.6)."""
    shown = captured_face(state)
    count = 0
    for face in range(SIDES_OF_A_DIE):
        if face != shown:
            out[count] = TURN + face
            count += 1
    out[count] = PASS
    return count + 1


@rule
def turn_die(state: State, face: int) -> None:
    """Pay 1 offering to turn the captured die (BV-3.6)."""
    pay(state, 1)
    zone = state.zones[own_side(state)]
    zone.dice[zone.size - 1] = turned(last(zone), face)


@rule
def has_effect(state: State) -> bool:
    """Whether the captured die's effect has a target (BV-5.12)."""
    if state.taken != NOTHING:
        return True
    match captured_face(state):
        case Face.STEAL:
            return has_victim(state)
        case Face.EXCHANGE:
            return has_exchange(state)
        case _:
            return True


@rule
def can_steal_from(state: State, side: int) -> bool:
    """Whether a side's Spirit World can be stolen from (BV-5.10, BV-8.4)."""
    return side != own_side(state) and state.spirits[side].size > 0 and not is_protected(state, side)


@rule
def has_victim(state: State) -> bool:
    """Whether anybody can be stolen from (BV-5.10)."""
    for side in range(state.sides):
        if can_steal_from(state, side):
            return True
    return False


@rule
def has_exchange(state: State) -> bool:
    """Whether two zones hold dice (BV-5.11, BV-9.14)."""
    filled = 0
    for zone in range(COLUMN + 1):
        if state.zones[zone].size > 0:
            filled += 1
    return filled > 1


@rule
def effects(state: State, out: Array[int]) -> int:
    """List how the captured die's effect can be applied (BV-3.7)."""
    if state.taken != NOTHING:
        return exchange_dice(state, GIVE, state.taken_from, out)
    face = captured_face(state)
    count = 1
    if face == Face.CHANGE:
        count = changes(state, out)
    elif face == Face.STEAL:
        count = steals(state, out)
    elif face == Face.EXCHANGE:
        count = exchange_dice(state, TAKE, NOBODY, out)
    else:
        out[0] = APPLY
    out[count] = PASS
    return count + 1


@rule
def changes(state: State, out: Array[int]) -> int:
    """List every die of the zone with every other face (BV-5.8)."""
    found = kinds(state.zones[own_side(state)])
    count = 0
    for die in range(KINDS_OF_DICE):
        if (found >> die) & 1 == 1:
            for face in range(SIDES_OF_A_DIE):
                if face != face_of(die):
                    out[count] = CHANGE_DIE + SIDES_OF_A_DIE * die + face
                    count += 1
    return count


@rule
def steals(state: State, out: Array[int]) -> int:
    """List the dice that can be stolen (BV-5.10)."""
    count = 0
    for side in range(state.sides):
        if can_steal_from(state, side):
            count = list_dice(kinds(state.spirits[side]), STEAL_DIE + KINDS_OF_DICE * side, out, count)
    return count


@rule
def exchange_dice(state: State, action: int, except_zone: int, out: Array[int]) -> int:
    """List the dice of all zones but one (BV-5.11)."""
    count = 0
    for zone in range(COLUMN + 1):
        if zone != except_zone:
            count = list_dice(kinds(state.zones[zone]), action + KINDS_OF_DICE * zone, out, count)
    return count


@rule
def list_dice(found: int, action: int, out: Array[int], count: int) -> int:
    """List an action for each different die of a set."""
    for die in range(KINDS_OF_DICE):
        if (found >> die) & 1 == 1:
            out[count] = action + die
            count += 1
    return count


@rule
def effect(state: State, action: int) -> bool:
    """Apply the effect; tell whether it is complete, an exchange needs its second die (BV-3.7)."""
    if action >= GIVE:
        exchange(state, (action - GIVE) // KINDS_OF_DICE, (action - GIVE) % KINDS_OF_DICE)
    elif action >= TAKE:
        state.taken_from = (action - TAKE) // KINDS_OF_DICE
        state.taken = (action - TAKE) % KINDS_OF_DICE
        return False
    elif action >= STEAL_DIE:
        steal(state, (action - STEAL_DIE) // KINDS_OF_DICE, (action - STEAL_DIE) % KINDS_OF_DICE)
    elif action >= CHANGE_DIE:
        change(state, (action - CHANGE_DIE) // SIDES_OF_A_DIE, (action - CHANGE_DIE) % SIDES_OF_A_DIE)
    else:
        simple_effect(state, captured_face(state))
    return True


@rule
def simple_effect(state: State, face: int) -> None:
    """Offering, Soul or Protection (BV-5.6, BV-5.7, BV-5.9)."""
    if face == Face.OFFERING:
        gain_offering(state)
    elif face == Face.SOUL:
        score(state, SOUL_POINTS)
    else:
        state.protection[state.seat] = 1


@rule
def change(state: State, die: int, face: int) -> None:
    """Turn a die of the zone, which keeps its place (BV-5.8, BV-6.5)."""
    zone = state.zones[own_side(state)]
    zone.dice[find(zone, die)] = turned(die, face)


@rule
def steal(state: State, side: int, die: int) -> None:
    """Take a die from a Spirit World into the own one (BV-5.10)."""
    spirit = state.spirits[side]
    to_spirit_world(state, take(spirit, find(spirit, die)))


@rule
def exchange(state: State, zone: int, die: int) -> None:
    """Swap the die taken with this one, each in the other's place (BV-5.11, BV-6.5)."""
    first = state.zones[state.taken_from]
    second = state.zones[zone]
    place = find(first, state.taken)
    other = find(second, die)
    first.dice[place] = die
    second.dice[other] = state.taken
    state.taken_from = NOBODY
    state.taken = NOTHING
