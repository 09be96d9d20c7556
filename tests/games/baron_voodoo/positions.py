"""Positions of Baron Voodoo for tests, drawn as text.

A die is two letters, as in the notation: RO is the red Offering. A board is drawn row by row from its upper
left corner (in the solo game from b2), a dot for an empty cell; a stack reads from bottom to top: RO.YV.WC.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from samedi.core.errors import IllegalAction
from samedi.core.message import Message
from samedi.core.position import Mode, Position
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.actions import LETTERS
from samedi.games.baron_voodoo.board import CELL_NAMES, land, lift
from samedi.games.baron_voodoo.model import CELLS, COLOURS, COLUMN, FACES, NOBODY, REASONS, Row, State, Step
from samedi.games.baron_voodoo.players import assign_marker
from samedi.games.baron_voodoo.rows import append, take
from samedi.games.baron_voodoo.turn import settle

WATA, LEGBA, ERZULIE, BWA = "mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa"
TWO = [WATA, LEGBA]
THREE = [WATA, LEGBA, ERZULIE]
FOUR = [WATA, LEGBA, ERZULIE, BWA]
TEAMS = [LEGBA, ERZULIE, WATA, BWA]
COLOUR_LETTERS = [LETTERS[colour] for colour in COLOURS]
FACE_LETTERS = [LETTERS[face] for face in FACES]

Dice = str  # dice with blanks between them


def position(
    board: str,
    loas: Iterable[str] = TWO,
    *,
    step: str = "power",
    seat: int = 0,
    zones: Mapping[int, Dice] | None = None,
    spirits: Mapping[int, Dice] | None = None,
    offerings: Mapping[int, int] | None = None,
    scores: Mapping[int, int] | None = None,
    protected: Iterable[int] = (),
    extra: bool = False,
    power_used: bool = False,
    trigger: tuple[int, str] | None = None,
    mode: Mode = "strict",
    **options: Any,
) -> Position:
    """A position where a seat is at a step; offerings are 3 each unless they are given."""
    made = Position(GAME, {"loas": list(loas), "setup": "balanced", **options}, mode)
    state = made.state
    draw_board(state, board, 0)
    _lay_rows(state, zones, spirits)
    _count(state, offerings, scores)
    for each in protected:
        state.protection[each] = 1
    if trigger:
        state.trigger, state.trigger_why = trigger[0], REASONS.index(trigger[1])
    state.seat = seat
    state.extra, state.power_used = int(extra), int(power_used)
    _go_to(state, step)
    return made


def solo(
    board: str,
    loa: str = WATA,
    *,
    step: str = "power",
    zones: Mapping[int, Dice] | None = None,
    spirits: Mapping[int, Dice] | None = None,
    offerings: Mapping[int, int] | None = None,
    scores: Mapping[int, int] | None = None,
    protected: Iterable[int] = (),
    line: Dice = "RX YS PS TS",
    column: Dice = "RO YO PO TO",
    cursor: str = "b2",
    combination: str | None = None,
    lowered: int = 0,
    extra: bool = False,
    mode: Mode = "strict",
    **levers: Any,
) -> Position:
    """A position of the solo game; his step is "baron"."""
    made = Position(GAME, {"solo": {"loa": loa, **levers}}, mode)
    state = made.state
    draw_board(state, board, 1)
    _lay_rows(state, zones, spirits)
    _lay(state.line, line)
    _lay(state.zones[COLUMN], column)
    _count(state, offerings, scores)
    for each in protected:
        state.protection[each] = 1
    state.cursor = CELL_NAMES.index(cursor)
    state.combination = COLOURS.index(combination) if combination else NOBODY
    state.lowered = lowered
    state.seat = int(step == "baron")
    state.extra = int(extra)
    _go_to(state, step)
    return made


def draw_board(state: State, board: str, margin: int) -> None:
    """Put dice on the board as it is drawn."""
    for cell in range(CELLS):
        while state.height[cell]:
            lift(state, cell)
    for row, line in enumerate(board.split("\n") if "\n" not in board.strip() else board.strip().split("\n")):
        for column, stack in enumerate(line.split()):
            for die in stack.split("."):
                if die:
                    land(state, 7 * (row + margin) + column + margin, number(die))


def _lay_rows(state: State, zones: Mapping[int, Dice] | None, spirits: Mapping[int, Dice] | None) -> None:
    for side, dice in (zones or {}).items():
        _lay(state.zones[side], dice)
    for side, dice in (spirits or {}).items():
        _lay(state.spirits[side], dice)
    assign_marker(state)


def _lay(row: Row, dice: Dice) -> None:
    while row.size:
        take(row, 0)
    for die in dice.split():
        append(row, number(die))


def _count(state: State, offerings: Mapping[int, int] | None, scores: Mapping[int, int] | None) -> None:
    for side, count in (offerings or {}).items():
        state.reserve += state.offerings[side] - count
        state.offerings[side] = count
    for side, count in (scores or {}).items():
        state.score[side] = count


def _go_to(state: State, step: str) -> None:
    state.round = 1
    state.dealt = 0
    state.step = Step[step.upper()]
    settle(state)


def number(die: str) -> int:
    """The number of a die."""
    return 6 * COLOUR_LETTERS.index(die[0]) + FACE_LETTERS.index(die[1])


def letters(dice: Iterable[Mapping[str, str]]) -> Dice:
    """Dice of a view in letters."""
    return " ".join(LETTERS[die["colour"]] + LETTERS[die["face"]] for die in dice)


def at(position: Position, cell: str) -> Dice:
    """The dice on a cell, from bottom to top."""
    return letters(position.view()["board"][cell]).replace(" ", ".")


def zone(position: Position, seat: int) -> Dice:
    """The dice in a seat's zone."""
    return letters(position.view()["players"][seat]["zone"])


def spirit(position: Position, seat: int) -> Dice:
    """The dice in a seat's Spirit World."""
    return letters(position.view()["players"][seat]["spirit"])


def player(position: Position, seat: int, what: str) -> Any:
    """Something a view tells of a seat."""
    return position.view()["players"][seat][what]


def play(position: Position, actions: str) -> Position:
    """Play actions in notation, with blanks between them."""
    for action in actions.split():
        position.play(action)
    return position


def legal(position: Position) -> set[str]:
    """What may happen next, in notation."""
    return {position.notation(number) for number in position.legal_numbers()}


def step(position: Position) -> tuple[int | None, str | None]:
    """Who is to act, and in which step."""
    return position.awaits.seat, position.awaits.step


def refusal(position: Position, action: str) -> Message:
    """Why an action in notation is refused."""
    try:
        position.play(action)
    except IllegalAction as error:
        return error.message
    raise AssertionError(f"{action} is legal")
