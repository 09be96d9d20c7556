"""The board, the zones and the Spirit Worlds in the terminal (BV-1.3, BV-9.3).

A die is a colour letter and a face letter, as in the notation. A stack reads from bottom to top: covered dice
are small letters, the last one is accessible.
"""

from samedi.core.game import Drawing, Span
from samedi.games.baron_voodoo.actions import LETTERS
from samedi.games.baron_voodoo.board import COLOUR_OF_CELL, colour_of, die_at, face_of, margin
from samedi.games.baron_voodoo.model import (
    CENTRE,
    COLOURS,
    COLUMN,
    FACES,
    KINDS_OF_DICE,
    LOAS,
    NOBODY,
    SIZE,
    Row,
    State,
    Step,
)

WIDTH = 9  # characters a cell takes: three dice, two dots, a space
NAME_WIDTH = 30


def draw(state: State) -> Drawing:
    """The board, then what every side has, then what waits beside the board."""
    lines = range(margin(state), SIZE - margin(state))
    drawing: Drawing = [_head(lines)]
    drawing += [_board_row(state, row, lines) for row in lines]
    drawing.append([])
    drawing += [_side_row(state, side) for side in range(state.sides)]
    if state.solo:
        drawing += [[], *_solo_rows(state)]
    if any(state.pool[die] for die in range(KINDS_OF_DICE)):
        drawing += [[], _pool_row(state)]
    return drawing


def _head(lines: range) -> list[Span]:
    return [("   " + "".join("abcdefg"[column].ljust(WIDTH) for column in lines), "frame")]


def _board_row(state: State, row: int, lines: range) -> list[Span]:
    spans: list[Span] = [(f"{row + 1}  ", "frame")]
    for column in lines:
        spans += _cell_spans(state, SIZE * row + column)
    return spans


def _cell_spans(state: State, cell: int) -> list[Span]:
    """A stack from bottom to top, or the sign of an empty cell."""
    height = state.height[cell]
    if height == 0:
        text, style = _empty_cell(state, cell)
        return [(text.ljust(WIDTH), style)]
    spans: list[Span] = []
    for level in range(height):
        die = die_at(state, cell, level)
        top = level == height - 1
        text = _letters(die) if top else f"{_letters(die).lower()}."
        spans.append((text, _style(die) if top else f"{_style(die)}-covered"))
    used = sum(len(text) for text, _ in spans)
    return [*spans, (_cursor(state, cell).ljust(WIDTH - used), "cursor")]


def _empty_cell(state: State, cell: int) -> Span:
    """In a draft an empty cell shows the colour it waits for (BV-2.3)."""
    if state.step == Step.PLACE and cell != CENTRE:
        colour = COLOURS[COLOUR_OF_CELL[cell]]
        return f"({LETTERS[colour]})", f"{colour}-cell"
    return f"·{_cursor(state, cell)}", "cell"


def _cursor(state: State, cell: int) -> str:
    """Where Baron Samedi captured last (BV-9.8)."""
    return "<" if state.solo and cell == state.cursor else ""


def _letters(die: int) -> str:
    return LETTERS[COLOURS[colour_of(die)]] + LETTERS[FACES[face_of(die)]]


def _style(die: int) -> str:
    return COLOURS[colour_of(die)]


def _row_spans(row: Row) -> list[Span]:
    dice = [row.dice[place] for place in range(row.size)]
    return [(f"{_letters(die)} ", _style(die)) for die in dice] or [("· ", "cell")]


def _side_row(state: State, side: int) -> list[Span]:
    """Who, ★ score, ◆ offerings, the zone in brackets, then the Spirit World."""
    seats = range(side, state.players, state.sides)
    acting = state.step != Step.OVER and state.seat in seats
    names = " + ".join(_name(state, seat) for seat in seats)
    colour = COLOURS[state.loa[side]]
    return [
        ("> " if acting else "  ", "frame"),
        (names.ljust(NAME_WIDTH), colour),
        (f"★{state.score[side]:<3} ◆{state.offerings[side]:<3} ", "frame"),
        ("[ ", "frame"),
        *_row_spans(state.zones[side]),
        ("]  ", "frame"),
        *_row_spans(state.spirits[side]),
    ]


def _name(state: State, seat: int) -> str:
    """A Loa with the signs of its active Protection (#) and of the Baron Samedi marker (†)."""
    name = LOAS[state.loa[seat]].replace("_", " ").title()
    return name + ("#" if state.protection[seat] else "") + ("†" if state.marker == seat else "")


def _solo_rows(state: State) -> Drawing:
    """The line (→), the exchange column from bottom to top (^), the combination under way."""
    collecting = "·" if state.combination == NOBODY else LETTERS[COLOURS[state.combination]]
    return [
        [("→ ", "frame"), *_row_spans(state.line), (f" {collecting} {state.lowered}/4", "frame")],
        [("^ ", "frame"), *_row_spans(state.zones[COLUMN])],
    ]


def _pool_row(state: State) -> list[Span]:
    """The dice of a draft that wait to be placed."""
    return [
        (f"{state.pool[die]}{_letters(die)} ", _style(die)) for die in range(KINDS_OF_DICE) if state.pool[die]
    ]
