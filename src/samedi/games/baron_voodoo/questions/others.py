"""Questions about what is done to others: Protection, Steal, Exchange (BV-5.9 to BV-5.11)."""

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import Draft, allowed, chosen, one_of_each, whether
from samedi.core.record import copy
from samedi.core.rng import Rng
from samedi.games.baron_voodoo.actions import AGAIN, STEAL_DIE, TAKE
from samedi.games.baron_voodoo.capture import is_shield
from samedi.games.baron_voodoo.effects import captured_face
from samedi.games.baron_voodoo.model import KINDS_OF_DICE, LOA_COLOURS, NOTHING, Face, State, Step
from samedi.games.baron_voodoo.names import colour_name, die_words, loa_name
from samedi.games.baron_voodoo.players import own_side
from samedi.games.baron_voodoo.questions.because import because, of_shield
from samedi.games.baron_voodoo.questions.moments import after, different, mover_words
from samedi.games.baron_voodoo.turn import begin_turn

AFTERWARDS = (Step.AGAIN, Step.LOWER, Step.LAST_POWER)  # when an effect was applied


def what_protection_does(position: Position, rng: Rng) -> Draft | None:
    """Which colours are safe, and for how long (BV-4.6, BV-5.9)."""
    state = position.state
    if state.step == Step.CAPTURE:
        return _keeps_off(state, rng)
    if state.step in AFTERWARDS and state.protection[state.seat]:
        return _lasts(state)
    return None


def _keeps_off(state: State, rng: Rng) -> Draft | None:
    """Whether dice of a colour may be captured while somebody is protected."""
    shields = [int(state.loa[seat]) for seat in range(state.players) if is_shield(state, seat)]
    if not shields:
        return None
    colour = one_of_each(rng, range(LOA_COLOURS), lambda each: each in shields)
    words = {**mover_words(state), "other": loa_name(chosen(rng, shields)), "colour": colour_name(colour)}
    text = Message("baron-quiz-shield", words)
    return whether(is_so=colour not in shields, text=text, clause="BV-4.6", why=of_shield(state, colour))


def _lasts(state: State) -> Draft | None:
    """Whether one's own Protection is still active in an extra turn, or in the next regular one."""
    if state.step == Step.AGAIN:
        reached, code = after(state, AGAIN), "baron-quiz-lasts-extra"
    else:
        reached, code = copy(state), "baron-quiz-lasts"
        begin_turn(reached, state.seat)
    is_so = bool(reached.protection[state.seat])
    text, why = Message(code, mover_words(state)), because("lasts" if is_so else "lasts-no-longer")
    return whether(is_so=is_so, text=text, clause="BV-5.9", why=why)


def may_steal(position: Position, rng: Rng) -> Draft | None:
    """Whether a die can be stolen: from a Spirit World, and not from the protected (BV-5.10)."""
    state = position.state
    if state.step != Step.EFFECT or captured_face(state) != Face.STEAL:
        return None
    return _reached(position, rng, STEAL_DIE, "baron-quiz-steal", "BV-5.10")


def may_exchange(position: Position, rng: Rng) -> Draft | None:
    """Whether a die can be exchanged: from any capture zone, protected or not (BV-5.11)."""
    state = position.state
    if state.step != Step.EFFECT or captured_face(state) != Face.EXCHANGE or state.taken != NOTHING:
        return None
    return _reached(position, rng, TAKE, "baron-quiz-exchange", "BV-5.11")


def _reached(position: Position, rng: Rng, base: int, code: str, clause: str) -> Draft | None:
    """Whether an effect reaches a die that somebody else has captured or lowered."""
    state = position.state
    others = [side for side in range(state.sides) if side != own_side(state)]
    numbers = [
        base + KINDS_OF_DICE * side + die
        for side in others
        for die in different([state.zones[side], state.spirits[side]])
    ]
    if not numbers:
        return None
    legal = set(position.legal_numbers())
    number = one_of_each(rng, numbers, lambda each: "" if each in legal else position.reason(each).clause)
    side, die = divmod(number - base, KINDS_OF_DICE)
    words = {**mover_words(state), **die_words(die), "other": loa_name(state.loa[side])}
    why = because("stolen" if base == STEAL_DIE else "exchanged", {"other": loa_name(state.loa[side])})
    return allowed(position, number, Message(code, words), clause, lambda: why)
