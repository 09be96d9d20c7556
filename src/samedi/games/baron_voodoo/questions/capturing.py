"""Questions about captures, and what the captured die brings (BV-3.5 to BV-3.7, BV-4)."""

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import Draft, allowed, chosen, counted, fulfilled, one_of_each, whether
from samedi.core.rng import Rng
from samedi.games.baron_voodoo.actions import CAPTURE, CHANGE_DIE, PASS, TURN
from samedi.games.baron_voodoo.board import CELL_NAMES, JUMPS, colour_of, jump_source, jump_target, top_of
from samedi.games.baron_voodoo.effects import captured_face
from samedi.games.baron_voodoo.model import SIDES_OF_A_DIE, Face, State, Step
from samedi.games.baron_voodoo.names import die_words, face_name
from samedi.games.baron_voodoo.players import offerings, own_side
from samedi.games.baron_voodoo.questions.because import because, of_offerings, of_points_now
from samedi.games.baron_voodoo.questions.moments import after, jump_words, mover_words, used
from samedi.games.baron_voodoo.rows import last

FEW = (0, 1, 2)  # offerings or points that a capture may bring at once
OFFERINGS, POINTS = "offerings", "points-now"


def may_capture(position: Position, rng: Rng) -> Draft | None:
    """Whether a jump is allowed (BV-4)."""
    state = position.state
    if state.step != Step.CAPTURE:
        return None
    legal = set(captures(position))
    standing = [CAPTURE + jump for jump in range(JUMPS) if state.height[jump_source(jump)]]
    number = one_of_each(rng, standing, lambda each: "" if each in legal else position.reason(each).clause)
    jump = number - CAPTURE
    jumped = (jump_source(jump) + jump_target(jump)) // 2
    is_own = state.height[jumped] and colour_of(top_of(state, jumped)) == state.loa[state.seat]
    text = Message("baron-quiz-capture", {**mover_words(state), **jump_words(jump)})
    clause = "BV-4.1" if is_own else "BV-4.5"
    return allowed(position, number, text, clause, lambda: fulfilled(position, number))


def captures(position: Position) -> list[int]:
    """The captures that are allowed now."""
    return position.legal_numbers() if position.state.step == Step.CAPTURE else []


def what_is_captured(position: Position, rng: Rng) -> Draft | None:
    """Which die a jump brings (BV-4.4)."""
    state = position.state
    if not captures(position):
        return None
    number = chosen(rng, captures(position))
    jump, reached = number - CAPTURE, after(state, number)
    right = last(reached.zones[own_side(state)])
    cells = [jump_source(jump), *(cell for cell in range(len(state.height)) if reached.height[cell])]
    others = [top_of(state, cell) for cell in cells if state.height[cell]]
    dice = sorted({right, others[0], chosen(rng, others), chosen(rng, others)})
    answers = [Message("baron-die", die_words(die)) for die in dice]
    over = (jump_source(jump) + jump_target(jump)) // 2
    why = because("captured", {"over": CELL_NAMES[over], "dice": int(state.height[over])})
    text = Message("baron-quiz-captured", jump_words(jump))
    return Draft(text, answers, dice.index(right), "BV-4.4", why)


def what_it_brings(position: Position, rng: Rng) -> Draft | None:
    """What a capture brings at once, in offerings or points (BV-3.5, BV-5.6, BV-5.7)."""
    state = position.state
    if not captures(position):
        return None
    what = chosen(rng, (OFFERINGS, POINTS))
    number = one_of_each(rng, captures(position), lambda each: brought(state, each, what))
    captured = after(state, number)
    die = last(captured.zones[own_side(state)])
    is_own = colour_of(die) == state.loa[state.seat]
    clause = "BV-5.7" if what == POINTS else "BV-3.5" if is_own else "BV-5.6"
    words = {**mover_words(state), **jump_words(number - CAPTURE)}
    why = (of_points_now if what == POINTS else of_offerings)(state, captured)
    text = Message(f"baron-quiz-{what}", words)
    return counted(brought(state, number, what), text, clause, FEW, why)


def brought(state: State, capture: int, what: str) -> int:
    """How many offerings or points a capture brings, with its effect."""
    side, reached = own_side(state), used(after(state, capture))
    before, now = (state.offerings, reached.offerings) if what == OFFERINGS else (state.score, reached.score)
    return int(now[side] - before[side])


def may_flip(position: Position, rng: Rng) -> Draft | None:
    """Whether a die that is captured now can be flipped: that costs 1 offering (BV-3.6)."""
    state = position.state
    if not captures(position):
        return None
    number = one_of_each(rng, captures(position), lambda each: after(state, each).step == Step.TURN)
    captured = after(state, number)
    why = because("flip", {**mover_words(state), "offerings": offerings(captured)})
    text = Message("baron-quiz-flip", {**mover_words(state), **jump_words(number - CAPTURE)})
    return whether(is_so=captured.step == Step.TURN, text=text, clause="BV-3.6", why=why)


def has_effect_once_flipped(position: Position, rng: Rng) -> Draft | None:
    """Whether a new face has an effect: paid for it has, made by Change it has not (BV-3.7, BV-5.8)."""
    state = position.state
    if state.step == Step.TURN:
        return _paid_for(position, rng)
    if state.step != Step.EFFECT or captured_face(state) != Face.CHANGE:
        return None
    number = chosen(rng, [each for each in position.legal_numbers() if each != PASS])
    die, face = divmod(number - CHANGE_DIE, SIDES_OF_A_DIE)
    text = Message("baron-quiz-changed", {**die_words(die), "becomes": face_name(face)})
    return whether(is_so=can_use(after(state, number)), text=text, clause="BV-5.8", why=because("changed"))


def _paid_for(position: Position, rng: Rng) -> Draft:
    state = position.state
    number = chosen(rng, [each for each in position.legal_numbers() if each != PASS])
    die = last(state.zones[own_side(state)])
    words = {**mover_words(state), **die_words(die), "becomes": face_name(number - TURN)}
    is_so, text = can_use(after(state, number)), Message("baron-quiz-flipped", words)
    why = because("flipped" if is_so else "no-target", {"becomes": face_name(number - TURN)})
    return whether(is_so=is_so, text=text, clause="BV-3.7", why=why)


def can_use(state: State) -> bool:
    """Whether the effect of the captured die is offered."""
    return bool(state.step == Step.EFFECT)
