"""Questions about what a turn still offers (BV-3.1, BV-3.8)."""

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import Draft, chosen, whether
from samedi.core.rng import Rng
from samedi.games.baron_voodoo.actions import PASS
from samedi.games.baron_voodoo.model import NOTHING, State, Step
from samedi.games.baron_voodoo.questions.because import of_extra_turn, of_last_power
from samedi.games.baron_voodoo.questions.moments import after, mover_words
from samedi.games.baron_voodoo.rules import mover

LATER = ((Step.AGAIN, "baron-quiz-again", "BV-3.8"), (Step.LAST_POWER, "baron-quiz-last", "BV-3.1"))


def what_is_left(position: Position, rng: Rng) -> Draft | None:
    """Whether the turn still offers a power, or an extra turn, once the effect is passed."""
    state = position.state
    if state.step != Step.EFFECT or state.taken != NOTHING:
        return None
    step, code, clause = chosen(rng, LATER)
    words = {**mover_words(state), "extra": "yes" if state.extra else "no"}
    words["used"] = "yes" if state.power_used else "no"
    is_so = offers(state, step)
    why = (of_extra_turn if step == Step.AGAIN else of_last_power)(state, is_so=is_so)
    return whether(is_so=is_so, text=Message(code, words), clause=clause, why=why)


def offers(state: State, step: int) -> bool:
    """Whether a turn comes to a step if everything before it is passed."""
    reached = state
    while is_turn_of(reached, state) and reached.step < step:
        reached = after(reached, PASS)
    return bool(is_turn_of(reached, state) and reached.step == step)


def is_turn_of(reached: State, state: State) -> bool:
    """Whether it is still the same turn."""
    return bool(mover(reached) == state.seat and reached.round == state.round)
