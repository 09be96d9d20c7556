"""The turn: its steps in order, each passed over where there is nothing to choose (BV-3, BV-7.2, BV-7.3)."""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import CLOSE, LOWER
from samedi.games.baron_voodoo.board import colour_of
from samedi.games.baron_voodoo.capture import capture, has_capture
from samedi.games.baron_voodoo.combinations import close, lower
from samedi.games.baron_voodoo.effects import effect, has_effect, turn_die
from samedi.games.baron_voodoo.ending import finish, trigger
from samedi.games.baron_voodoo.model import BLOCKED, NOBODY, State, Step
from samedi.games.baron_voodoo.players import gain_offering, is_baron, offerings, own_side, pay
from samedi.games.baron_voodoo.powers import aim, end_power, has_power

EXTRA_TURN_PRICE = 2


@rule
def next_step(state: State) -> None:
    """What follows a step that is done, declined or passed over (BV-3.1)."""
    match state.step:
        case Step.POWER:  # A
            state.step = Step.CAPTURE
        case Step.CAPTURE:  # B, then C1, which is no choice
            state.step = Step.TURN
        case Step.TURN:  # C2
            state.step = Step.EFFECT
        case Step.EFFECT:  # C3
            state.step = Step.AGAIN
        case Step.AGAIN:  # C4
            state.step = Step.LOWER
        case Step.LOWER:  # C5
            state.step = Step.LAST_POWER
        case _:  # D
            end_turn(state)


@rule
def has_choice(state: State) -> bool:
    """Whether a step that is reached offers more than pass."""
    match state.step:
        case Step.POWER:
            return has_power(state, Step.POWER, offerings(state))
        case Step.TURN:
            return offerings(state) > 0
        case Step.EFFECT:
            return has_effect(state)
        case Step.AGAIN:
            return can_play_again(state)
        case Step.LOWER:
            return state.zones[own_side(state)].size > 0 or state.group > 0
        case Step.LAST_POWER:
            return state.power_used == 0 and has_power(state, Step.LAST_POWER, offerings(state))
        case _:
            return True


@rule
def settle(state: State) -> None:
    """Pass over steps without a choice, and over seats that are blocked (BV-7.2)."""
    while not has_choice(state):
        if state.step == Step.POWER and not has_capture(state):
            trigger(state, BLOCKED)
            end_turn(state)
        else:
            next_step(state)


@rule
def can_play_again(state: State) -> bool:
    """Whether an extra turn can be bought: paid, and not blocked then (BV-3.8)."""
    left = offerings(state) - EXTRA_TURN_PRICE
    if state.extra == 1 or left < 0:
        return False
    return has_capture(state) or has_power(state, Step.POWER, left)


@rule
def begin_rounds(state: State) -> None:
    """The first player begins the first round (BV-2.6)."""
    state.round = 1
    begin_turn(state, state.first)


@rule
def begin_turn(state: State, seat: int) -> None:
    """A seat's regular turn comes up: its Protection ends (BV-5.9)."""
    state.seat = seat
    state.protection[seat] = 0
    state.extra = 0
    state.power_used = 0
    state.step = Step.BARON if is_baron(state) else Step.POWER


@rule
def end_turn(state: State) -> None:
    """The next seat has the turn; after the trigger the game ends with the round (BV-7.3)."""
    seat = (state.seat + 1) % state.players
    if seat == state.first and state.trigger != NOBODY:
        finish(state)
        return
    if seat == state.first:
        state.round += 1
    begin_turn(state, seat)


@rule
def choose_target(state: State, action: int) -> None:
    """Carry a power through, then go on where it was begun (BV-3.2)."""
    if aim(state, action):
        end_power(state)
        next_step(state)


@rule
def choose_capture(state: State, jump: int) -> None:
    """Capture; a die of the own colour brings an offering (BV-3.5)."""
    if colour_of(capture(state, jump)) == state.loa[state.seat]:
        gain_offering(state)
    next_step(state)


@rule
def choose_face(state: State, face: int) -> None:
    """Turn the captured die (BV-3.6)."""
    turn_die(state, face)
    next_step(state)


@rule
def choose_effect(state: State, action: int) -> None:
    """Apply the effect (BV-3.7)."""
    if effect(state, action):
        next_step(state)


@rule
def play_again(state: State) -> None:
    """Buy an extra turn, with a power of its own, in place of C5 and D (BV-3.8)."""
    pay(state, EXTRA_TURN_PRICE)
    state.extra = 1
    state.power_used = 0
    state.step = Step.POWER


@rule
def choose_lowering(state: State, action: int) -> None:
    """Lower a die or close the group; the step goes on while dice are left (BV-3.9, BV-6.3)."""
    if action == CLOSE:
        close(state)
    else:
        lower(state, action - LOWER)
