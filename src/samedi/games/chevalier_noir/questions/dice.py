"""Questions about the dice: what they may move, and which are rolled again (CN-3)."""

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import Draft, allowed, counted, either_way, whether
from samedi.core.record import copy
from samedi.core.rng import Rng, below
from samedi.games.chevalier_noir.actions import RIDE
from samedi.games.chevalier_noir.model import DICE, NOT_THROWN, SPECIAL, State, Step
from samedi.games.chevalier_noir.questions.because import because, of_numbers, of_ride, of_roll
from samedi.games.chevalier_noir.questions.words import VALUES, clan_words
from samedi.games.chevalier_noir.turn import dice_left, has_black, keep_equal_dice, playing

SELDOM = 4  # of rolls without equal numbers one in so many is asked about


def may_ride(position: Position, rng: Rng) -> Draft | None:
    """Whether a number may move the Chevalier (CN-3.2, CN-3.3)."""
    state = position.state
    if state.step != Step.MOVE:
        return None
    number = either_way(position, rng, [RIDE + value for value in VALUES if state.unused[value]])
    if number is None:
        return None
    words = {**clan_words(playing(state)), "die": number - RIDE}
    clause = "CN-3.3" if has_black(state) else "CN-3.2"
    text = Message("chevalier-quiz-ride", words)
    return allowed(position, number, text, clause, lambda: of_ride(state, number - RIDE))


def how_many_left(position: Position, _rng: Rng) -> Draft | None:
    """How many numbers have still to be used (CN-3.1)."""
    state = position.state
    if state.step != Step.MOVE:
        return None
    text = Message("chevalier-quiz-left", clan_words(playing(state)))
    return counted(dice_left(state), text, "CN-3.1", range(4), of_numbers(state))


def what_is_rolled_again(position: Position, rng: Rng) -> Draft | None:
    """How many dice are rolled again, and whether black may come up then (CN-3.5)."""
    state = position.state
    if state.step != Step.MOVE:
        return None
    kept = rolled_again(state)
    if not kept and below(rng, SELDOM):
        return None
    words = clan_words(playing(state))
    if kept and below(rng, 2):
        is_special = bool(kept[SPECIAL])
        why = [*of_roll(state, kept), *because("special" if is_special else "ordinary")]
        return whether(
            is_so=is_special, text=Message("chevalier-quiz-black", words), clause="CN-3.5", why=why
        )
    text = Message("chevalier-quiz-again", words)
    return counted(sum(kept), text, "CN-3.5", range(DICE + 1), of_roll(state, kept))


def rolled_again(state: State) -> list[int]:
    """For each die whether it is rolled again; empty if none is."""
    reached = copy(state)
    for die in range(DICE):
        reached.face[die] = state.face[die] if state.due[die] else NOT_THROWN
    return [int(each) for each in reached.due] if keep_equal_dice(reached) else []
