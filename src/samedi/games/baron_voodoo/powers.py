"""Using a power at step A or D: which, at what price, on what (BV-3.2 to BV-3.4, BV-5.1 to BV-5.5)."""

from samedi.core.record import Array
from samedi.core.rule import rule
from samedi.games.baron_voodoo.actions import PASS, PICK, POWER, PUT, SLIDE
from samedi.games.baron_voodoo.board import EVERYWHERE, first_cell
from samedi.games.baron_voodoo.erzulie_freda import erzulie_picks, erzulie_puts, swap
from samedi.games.baron_voodoo.foresight import kept_capture, spare_capture
from samedi.games.baron_voodoo.gran_bwa import bwa_picks, bwa_puts, move_top
from samedi.games.baron_voodoo.mamy_wata import has_slide, slide_line, slides
from samedi.games.baron_voodoo.model import LOA_COLOURS, NOBODY, NOWHERE, Loa, State, Step
from samedi.games.baron_voodoo.papa_legba import legba_picks, legba_puts, move_die
from samedi.games.baron_voodoo.players import offerings, pay


@rule
def is_free(state: State, loa: int) -> bool:
    """Whether the seat uses a power without paying (BV-3.2, BV-3.3)."""
    return state.loa[state.seat] == loa or state.marker == state.seat


@rule
def powers(state: State, out: Array[int]) -> int:
    """List the powers that can be used, and pass unless a power is needed to capture (BV-3.4)."""
    kept = kept_capture(state, state.step)
    spare = spare_capture(state, kept)
    count = 0
    for loa in range(LOA_COLOURS):
        if (is_free(state, loa) or offerings(state) > 0) and has_use(state, loa, kept, spare):
            out[count] = POWER + loa
            count += 1
    if kept != EVERYWHERE:
        out[count] = PASS
        count += 1
    return count


@rule
def has_power(state: State, step: int, purse: int) -> bool:
    """Whether any power can be used at a step with so many offerings, the own one being tried first."""
    kept = kept_capture(state, step)
    spare = spare_capture(state, kept)
    own = int(state.loa[state.seat])
    if has_use(state, own, kept, spare):
        return True
    for loa in range(LOA_COLOURS):
        if loa != own and (is_free(state, loa) or purse > 0) and has_use(state, loa, kept, spare):
            return True
    return False


@rule
def has_use(state: State, loa: int, kept: int, spare: int) -> bool:
    """Whether a power has an allowed use (BV-3.4)."""
    if loa == Loa.MAMY_WATA:
        return has_slide(state, kept, spare)
    return pick_cells(state, loa, kept, spare, True) != 0


@rule
def pick_cells(state: State, loa: int, kept: int, spare: int, first_only: bool) -> int:  # noqa: FBT001
    """The cells that may be picked for a power (BV-3.4)."""
    match loa:
        case Loa.PAPA_LEGBA:
            return legba_picks(state, kept, spare, first_only)
        case Loa.ERZULIE_FREDA:
            return erzulie_picks(state, kept, spare, first_only)
        case _:
            return bwa_picks(state, kept, spare, first_only)


@rule
def put_cells(state: State, kept: int, spare: int) -> int:
    """The cells where the picked die may be put (BV-3.4)."""
    match state.power:
        case Loa.PAPA_LEGBA:
            return legba_puts(state, state.picked, kept)
        case Loa.ERZULIE_FREDA:
            return erzulie_puts(state, state.picked, kept)
        case _:
            return bwa_puts(state, state.picked, kept, spare)


@rule
def targets(state: State, out: Array[int]) -> int:
    """List the slides, picks or puts of the power in use (BV-3.4)."""
    kept = kept_capture(state, state.power_step)
    spare = spare_capture(state, kept)
    if state.power == Loa.MAMY_WATA:
        return slides(state, out, kept, spare)
    if state.picked == NOWHERE:
        return list_cells(pick_cells(state, state.power, kept, spare, False), PICK, out)
    return list_cells(put_cells(state, kept, spare), PUT, out)


@rule
def list_cells(cells: int, action: int, out: Array[int]) -> int:
    """List an action for each cell of a set."""
    count = 0
    while cells != 0:
        out[count] = action + first_cell(cells)
        cells &= cells - 1
        count += 1
    return count


@rule
def begin_power(state: State, loa: int) -> None:
    """Use a power: it is paid at once and carried through (BV-3.2)."""
    if not is_free(state, loa):
        pay(state, 1)
    state.power = loa
    state.power_used = 1
    state.power_step = state.step
    state.step = Step.TARGET


@rule
def aim(state: State, action: int) -> bool:
    """Slide, pick or put; tell whether the power is complete then (BV-3.4)."""
    if action < PICK:
        slide_line(state, action - SLIDE)
        return True
    if action < PUT:
        state.picked = action - PICK
        return False
    return put(state, action - PUT)


@rule
def put(state: State, cell: int) -> bool:
    """Put the picked die on a cell; tell whether it was the last one (BV-5.2 to BV-5.4)."""
    match state.power:
        case Loa.PAPA_LEGBA:
            move_die(state, state.picked, cell)
        case Loa.ERZULIE_FREDA:
            swap(state, state.picked, cell)
        case _:
            move_top(state, state.picked, cell)
            return state.height[state.picked] == 1
    return True


@rule
def end_power(state: State) -> None:
    """No power is in use any more: back to the step it was begun in."""
    state.step = state.power_step
    state.power = NOBODY
    state.picked = NOWHERE
    state.power_step = NOWHERE
