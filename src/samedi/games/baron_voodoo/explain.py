"""Baron Samedi's turn told step by step: where he searches, why he takes that die (BV-9.7 to BV-9.13)."""

from samedi.core.message import Message, Params
from samedi.games.baron_voodoo.actions import BARON
from samedi.games.baron_voodoo.board import colour_of, die_at, face_of, top_of
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, LARGEST, count_bits
from samedi.games.baron_voodoo.model import (
    COLUMN,
    COMBINATIONS,
    NOBODY,
    NOWHERE,
    WHITE,
    Face,
    State,
    Step,
)
from samedi.games.baron_voodoo.names import cell_words, colour_name, die_on_cell, die_words, face_name
from samedi.games.baron_voodoo.rows import last
from samedi.games.baron_voodoo.solo import (
    BARON_SEAT,
    INNER_CELLS,
    PLAYER,
    icons_held,
    inner_cell,
    inner_place,
    search,
    wanted_cell,
)
from samedi.games.baron_voodoo.turn import EXTRA_TURN_PRICE


def summary(state: State) -> Message:
    """What his next capture will be, in one sentence."""
    if state.combination == NOBODY:
        return Message("baron-takes-line", die_words(state.line.dice[0]), "BV-9.7")
    cell = wanted_cell(state)
    if cell != NOWHERE:
        clause = "BV-9.8" if search(state, state.combination) == cell else "BV-9.9"
        return Message("baron-takes", die_on_cell(top_of(state, cell), cell), clause)
    lowered = _lowered_words(state)
    if state.line.size == 0:
        return Message("baron-lowers-last", lowered, "BV-9.10")
    return Message("baron-lowers-and-takes-line", {**lowered, **die_words(state.line.dice[0])}, "BV-9.10")


def explain(state: State) -> list[Message]:
    """His next capture with all it brings, one message for each thing that happens."""
    if state.step != Step.BARON:
        return []
    if state.combination == NOBODY:
        return [_line(state), *_bring(state, state.line.dice[0], 0, state.lowered)]
    told = _searching(state, state.combination, "baron-searches")
    cell = search(state, state.combination)
    if cell == NOWHERE:
        told += _searching(state, WHITE, "baron-searches-white")
        cell = search(state, WHITE)
    if cell != NOWHERE:
        return [*told, *_bring(state, top_of(state, cell), icons_held(state), state.lowered)]
    told.append(Message("baron-lowers", _lowered_words(state), "BV-9.10"))
    if state.line.size == 0:
        return [*told, Message("baron-line-used-up", {}, "BV-9.10")]
    return [*told, _line(state), *_bring(state, state.line.dice[0], 0, state.lowered + 1)]


def _line(state: State) -> Message:
    return Message("baron-takes-line", die_words(state.line.dice[0]), "BV-9.7")


def _lowered_words(state: State) -> Params:
    icons = count_bits(icons_held(state))
    return {
        "collected": colour_name(state.combination),
        "icons": icons,
        "points": COMBINATION_POINTS[min(icons, LARGEST)],
    }


def _searching(state: State, colour: int, code: str) -> list[Message]:
    """Where he begins, which dice he leaves, and which one he finds."""
    clause = "BV-9.9" if colour == WHITE else "BV-9.8"
    wanted: Params = {"colour": colour_name(colour)}
    told = [Message(code, {**wanted, **cell_words(state.cursor)}, clause)]
    if state.protection[PLAYER] == 1 and state.loa[PLAYER] == colour:
        return [*told, Message("baron-kept-off", wanted, "BV-9.12")]
    found = search(state, colour)
    start = inner_place(state.cursor)
    for step in range(INNER_CELLS):
        cell = inner_cell((start + step) % INNER_CELLS)
        if cell == found:
            return [
                *told,
                Message("baron-finds", die_on_cell(top_of(state, cell), cell), clause),
            ]
        told += _left_there(state, cell, colour)
    return [*told, Message("baron-finds-none", wanted, clause)]


def _left_there(state: State, cell: int, colour: int) -> list[Message]:
    """Why he leaves dice of the colour: one below is covered, the icon of the top one is held."""
    height = state.height[cell]
    told = [
        Message("baron-leaves-covered", die_on_cell(die_at(state, cell, level), cell), "BV-9.8")
        for level in range(height - 1)
        if colour_of(die_at(state, cell, level)) == colour
    ]
    if height > 0 and colour_of(top_of(state, cell)) == colour:
        words = die_on_cell(top_of(state, cell), cell)
        told.append(Message("baron-leaves-held", words, "BV-9.8"))
    return told


def _bring(state: State, die: int, held: int, lowered: int) -> list[Message]:
    """What a captured die brings: offering, effect, the combination lowered, an extra turn (BV-9.13)."""
    gained = int(colour_of(die) == WHITE and state.reserve > 0)
    told = [Message("baron-white-offering", {}, "BV-9.11")] if gained else []
    told.append(_effect(state, die, held, gained))
    if face_of(die) == Face.OFFERING and state.reserve > gained:
        gained += 1
    rolled_again = face_of(die) == Face.CHANGE and held >> Face.CHANGE & 1
    if count_bits(held | 1 << face_of(die)) + int(rolled_again) >= LARGEST:
        told.append(Message("baron-completes", {"colour": colour_name(state.combination)}, "BV-9.7"))
        lowered += 1
    rich = state.offerings[BARON_SEAT] + gained >= EXTRA_TURN_PRICE
    if rich and state.extra == 0 and lowered < COMBINATIONS:
        told.append(Message("baron-plays-again", {}, "BV-9.13"))
    return told


def _effect(state: State, die: int, held: int, gained: int) -> Message:
    """What the effect of his die does (BV-9.12)."""
    match face_of(die):
        case Face.OFFERING:
            code = "baron-effect-offering" if state.reserve > gained else "baron-effect-no-offering"
            return Message(code, {}, "BV-9.12")
        case Face.STEAL:
            return _stealing(state)
        case Face.EXCHANGE:
            return _exchanging(state)
        case Face.CHANGE:
            code = "baron-effect-change-again" if held >> Face.CHANGE & 1 else "baron-effect-change"
            return Message(code, {}, "BV-9.12")
        case Face.SOUL:
            return Message("baron-effect-soul", {}, "BV-9.12")
        case _:
            return Message("baron-effect-protection", {}, "BV-9.12")


def _stealing(state: State) -> Message:
    if state.spirits[PLAYER].size == 0:
        return Message("baron-effect-steal-nothing", {}, "BV-9.12")
    if state.protection[PLAYER] == 1:
        return Message("baron-effect-steal-protected", {}, "BV-9.12")
    return Message("baron-effect-steal", die_words(state.spirits[PLAYER].dice[0]), "BV-9.12")


def _exchanging(state: State) -> Message:
    if state.zones[PLAYER].size == 0:
        return Message("baron-effect-exchange-nothing", {}, "BV-9.12")
    top = last(state.zones[COLUMN])
    given: Params = {"new_colour": colour_name(colour_of(top)), "new_face": face_name(face_of(top))}
    return Message("baron-effect-exchange", {**die_words(state.zones[PLAYER].dice[0]), **given}, "BV-9.12")


def explain_action(state: State, number: int) -> list[Message]:
    """Baron Samedi's action step by step; everything else is somebody's choice or chance."""
    return explain(state) if number == BARON else []
