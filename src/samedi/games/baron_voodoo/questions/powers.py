"""Questions about powers: their price, their aims, what they do (BV-3.2 to BV-3.4, BV-5.1 to BV-5.4)."""

from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.core.quiz import Draft, allowed, chosen, counted, either_way, one_of_each
from samedi.core.record import copy
from samedi.core.rng import Rng
from samedi.games.baron_voodoo.actions import ACTIONS, PICK, PUT, SLIDE, SLIDES, Slide
from samedi.games.baron_voodoo.board import CELL_NAMES, LINE_CELLS
from samedi.games.baron_voodoo.facts import PRICE
from samedi.games.baron_voodoo.mamy_wata import line_gaps, slide_line
from samedi.games.baron_voodoo.model import CELLS, FULL_STACK, LOA_COLOURS, NOBODY, NOWHERE, Loa, State, Step
from samedi.games.baron_voodoo.names import loa_name
from samedi.games.baron_voodoo.power_reasons import LOA_CLAUSES
from samedi.games.baron_voodoo.powers import is_free
from samedi.games.baron_voodoo.questions.because import because, of_aim, of_price, of_slide
from samedi.games.baron_voodoo.questions.moments import after, mover_words

PRICES = (0, 1, 2)
HEIGHTS = range(FULL_STACK + 1)


def what_it_costs(position: Position, rng: Rng) -> Draft | None:
    """What a power costs (BV-3.2, BV-3.3)."""
    state = position.state
    if state.step not in (Step.POWER, Step.LAST_POWER):
        return None
    loa = one_of_each(rng, range(LOA_COLOURS), lambda each: int(state.loa[state.seat] == each))
    has_marker = state.marker == state.seat and state.loa[state.seat] != loa
    text = Message("baron-quiz-price", {**mover_words(state), "whose": loa_name(loa)})
    price = 0 if is_free(state, loa) else PRICE
    clause = "BV-3.3" if has_marker else "BV-3.2"
    return counted(price, text, clause, PRICES, of_price(state, loa))


def slide_words(number: int) -> Params:
    """A line, and where it slides."""
    slide = ACTIONS.structure(number)
    assert isinstance(slide, Slide)
    kind = "row" if slide.line.isdigit() else "column"
    return {"line": slide.line, "edge": f"@baron-edge-{slide.to}", "kind": kind}


def what_slides_where(position: Position, rng: Rng) -> Draft | None:
    """How many dice a cell holds when its line has slid (BV-5.1)."""
    state = position.state
    gaps = [slide for slide in range(len(SLIDES)) if (line_gaps(state) >> slide) & 1]
    if state.step != Step.POWER or not gaps:
        return None
    slide, reached = chosen(rng, gaps), copy(state)
    slide_line(reached, slide)
    cells = [cell for cell in range(CELLS) if (LINE_CELLS[slide // 2] >> cell) & 1]
    cell = one_of_each(rng, cells, lambda each: int(reached.height[each]))
    text = Message("baron-quiz-slid", {**slide_words(SLIDE + slide), "cell": CELL_NAMES[cell]})
    return counted(int(reached.height[cell]), text, "BV-5.1", HEIGHTS, of_slide(state, slide, cell))


def may_aim(position: Position, rng: Rng) -> Draft | None:
    """Whether a power may be used so (BV-3.4, BV-5.1 to BV-5.4)."""
    state = position.state
    if state.step != Step.TARGET:
        return None
    base, count = SLIDE, len(SLIDES)
    if state.power != Loa.MAMY_WATA:
        base, count = PICK if state.picked == NOWHERE else PUT, CELLS
    number = either_way(position, rng, range(base, base + count))
    if number is None:
        return None
    words: Params = {**mover_words(state), "power": loa_name(state.power)}
    words |= slide_words(number) if base == SLIDE else {"cell": CELL_NAMES[number - base]}
    if base == PUT:
        words |= {"cell": CELL_NAMES[state.picked], "target": CELL_NAMES[number - base]}
    code = {SLIDE: "baron-quiz-slide", PICK: "baron-quiz-pick", PUT: "baron-quiz-put"}[base]
    clause, text = LOA_CLAUSES[Loa(state.power)], Message(code, words)
    return allowed(position, number, text, clause, lambda: of_aim(state))


def how_many_leave(position: Position, rng: Rng) -> Draft | None:
    """How many dice leave a stack that Gran Bwa spreads (BV-5.3)."""
    state = position.state
    if state.step != Step.TARGET or state.power != Loa.GRAN_BWA or state.picked != NOWHERE:
        return None
    number = one_of_each(rng, position.legal_numbers(), lambda each: int(state.height[each - PICK]))
    text = Message("baron-quiz-spread", {"cell": CELL_NAMES[number - PICK]})
    why = because("spread", {"dice": int(state.height[number - PICK])})
    return counted(moves_of(after(state, number), position), text, "BV-5.3", HEIGHTS, why)


def moves_of(state: State, position: Position) -> int:
    """How many dice are put down until a power is done."""
    moves = 0
    while state.power != NOBODY:
        out = [0] * len(ACTIONS)
        position.game.rules.legal(state, out)
        state, moves = after(state, out[0]), moves + 1
    return moves
