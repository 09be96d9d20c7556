"""Why a power, or what is done with it, is illegal now (BV-3.2 to BV-3.4, BV-5.1 to BV-5.4)."""

from samedi.core.message import Message, Params
from samedi.games.baron_voodoo.actions import SLIDES, Pick, Power, Put, Slide
from samedi.games.baron_voodoo.board import CELL_NAMES, CROSS_CELLS, region, top_of
from samedi.games.baron_voodoo.erzulie_freda import unlike
from samedi.games.baron_voodoo.mamy_wata import line_gaps
from samedi.games.baron_voodoo.model import FULL_STACK, LOAS, NOWHERE, Loa, State
from samedi.games.baron_voodoo.names import cell_words, die_on_cell, loa_name
from samedi.games.baron_voodoo.papa_legba import empty_in_reach
from samedi.games.baron_voodoo.players import offerings
from samedi.games.baron_voodoo.powers import has_use, is_free

LOA_CLAUSES = {
    Loa.MAMY_WATA: "BV-5.1",
    Loa.PAPA_LEGBA: "BV-5.2",
    Loa.ERZULIE_FREDA: "BV-5.4",
    Loa.GRAN_BWA: "BV-5.3",
}


def no_power(state: State, action: Power) -> Message:
    """It cannot be paid, or has no use that is allowed (BV-3.2, BV-3.4)."""
    loa = LOAS.index(action.loa)
    named: Params = {"loa": loa_name(loa)}
    if not is_free(state, loa) and offerings(state) == 0:
        return Message("baron-power-unpaid", named, "BV-3.2")
    if not has_use(state, loa, 0, 0):
        return Message("baron-power-no-use", named, "BV-3.4")
    return Message("baron-power-no-capture", named, "BV-3.4")


def awaits_target(state: State) -> Message:
    """The power in use asks for something else."""
    asked = "slide" if state.power == Loa.MAMY_WATA else "pick" if state.picked == NOWHERE else "put"
    return Message(f"baron-awaits-target-{asked}", {"loa": loa_name(state.power)}, "BV-3.2")


def no_slide(state: State, action: Slide) -> Message:
    """The line is packed already, or no capture would be left (BV-3.4)."""
    if state.power != Loa.MAMY_WATA:
        return awaits_target(state)
    line: Params = {"line": action.line, "edge": f"@baron-edge-{action.to}"}
    if state.solo and action.line in "17ag":
        return Message("baron-line-out-of-play", line, "BV-9.3")
    if not (line_gaps(state) >> SLIDES.index(action)) & 1:
        return Message("baron-slide-packed", line, "BV-3.4")
    return Message("baron-slide-no-capture", line, "BV-3.4")


def no_pick(state: State, action: Pick) -> Message:
    """The cell holds nothing to be moved, or it has nowhere to go (BV-3.4)."""
    if state.power == Loa.MAMY_WATA:
        return awaits_target(state)
    if state.picked != NOWHERE:
        return Message("baron-already-picked", cell_words(state.picked), "BV-3.2")
    cell = CELL_NAMES.index(action.cell)
    clause = LOA_CLAUSES[Loa(state.power)]
    if not (region(state) >> cell) & 1:
        return Message("baron-out-of-play", cell_words(cell), "BV-9.3")
    if state.height[cell] == 0:
        return Message("baron-no-die", cell_words(cell), clause)
    if state.power == Loa.GRAN_BWA and state.height[cell] == 1:
        return Message("baron-no-stack", cell_words(cell), clause)
    if state.power != Loa.GRAN_BWA and state.height[cell] > 1:
        return Message("baron-not-lone", cell_words(cell), clause)
    return _nowhere_to_go(state, cell)


def _nowhere_to_go(state: State, cell: int) -> Message:
    """Nothing can be done with what lies on the cell, or nothing that leaves a capture."""
    words = die_on_cell(top_of(state, cell), cell)
    if state.power == Loa.PAPA_LEGBA and empty_in_reach(state, cell) == 0:
        return Message("baron-no-empty-cell", words, "BV-5.2")
    return Message("baron-pick-no-capture", words, "BV-3.4")


def no_put(state: State, action: Put) -> Message:
    """The die cannot go there, or no capture would be left (BV-3.4)."""
    if state.power == Loa.MAMY_WATA:
        return awaits_target(state)
    if state.picked == NOWHERE:
        return Message("baron-pick-first", {"loa": loa_name(state.power)}, "BV-3.2")
    cell = CELL_NAMES.index(action.cell)
    words = {**die_on_cell(top_of(state, state.picked), state.picked), "target": action.cell}
    if not (region(state) >> cell) & 1:
        return Message("baron-out-of-play", cell_words(cell), "BV-9.3")
    wrong = {
        Loa.PAPA_LEGBA: _legba_cannot,
        Loa.ERZULIE_FREDA: _erzulie_cannot,
        Loa.GRAN_BWA: _bwa_cannot,
    }[Loa(state.power)](state, cell)
    if wrong:
        clause = "BV-3.4" if wrong == "baron-equal-dice" else LOA_CLAUSES[Loa(state.power)]
        return Message(wrong, words, clause)
    return Message("baron-put-no-capture", words, "BV-3.4")


def _legba_cannot(state: State, cell: int) -> str | None:
    if state.height[cell] > 0:
        return "baron-put-not-empty"
    return None if (CROSS_CELLS[state.picked] >> cell) & 1 else "baron-put-off-line"


def _erzulie_cannot(state: State, cell: int) -> str | None:
    if state.height[cell] != 1:
        return "baron-put-not-lone"
    return None if (unlike(state, state.picked) >> cell) & 1 else "baron-equal-dice"


def _bwa_cannot(state: State, cell: int) -> str | None:
    if cell == state.picked:
        return "baron-put-back"
    if state.height[cell] == 0:
        return "baron-put-on-empty"
    return "baron-put-on-full" if state.height[cell] == FULL_STACK else None
