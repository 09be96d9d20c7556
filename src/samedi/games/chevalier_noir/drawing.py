"""The cross in the terminal (CN-1.2, CN-1.3)."""

from functools import cache

from samedi.core.game import Drawing, Span
from samedi.games.chevalier_noir.board import gate_clan, is_played
from samedi.games.chevalier_noir.model import CLAN_SIZE, CLANS, EMPTY, HOME, KNIGHT, START, TRESOR, State

CLAN_LETTERS = "nesw"
PAWN_LETTERS = "GOMP"
WIDTH = 4  # characters a cell takes

Spot = tuple[int, int]  # row, column


@cache
def track_spots(track: int) -> tuple[Spot, ...]:
    """Where the track cells lie, from North's Couronne on."""
    arm = track // 8 - 1  # cells along the side of an arm, without the tip
    middle = arm + 1
    last = 2 * middle
    quarter = [(row, middle + 1) for row in range(arm + 1)]
    quarter += [(arm, column) for column in range(middle + 2, last + 1)]
    quarter += [(middle, last)]
    return tuple(_turned(spot, turns, last) for turns in range(4) for spot in quarter)


@cache
def tresor_spots(track: int, tresor: int, clan: int) -> tuple[Spot, ...]:
    """Where a clan's Trésor cells lie, from its Porte on."""
    middle = track // 8
    return tuple(_turned((depth, middle), clan, 2 * middle) for depth in range(1, tresor + 1))


def _turned(spot: Spot, quarters: int, last: int) -> Spot:
    """A spot after quarter turns clockwise."""
    row, column = spot
    for _ in range(quarters):
        row, column = column, last - row
    return row, column


def draw(state: State) -> Drawing:
    """The board: empty cells show their number, [Couronnes] and (Portes) are bracketed."""
    size = state.track // 8 * 2 + 1
    grid: list[list[Span]] = [[(" " * WIDTH, "")] * size for _ in range(size)]
    for cell, (row, column) in enumerate(track_spots(state.track)):
        grid[row][column] = _track_span(state, cell)
    for clan in range(4):
        for depth, (row, column) in enumerate(tresor_spots(state.track, state.tresor, clan), start=1):
            grid[row][column] = _tresor_span(state, clan, depth)
    middle = size // 2
    grid[middle][middle] = (" ## ", "arrivee")
    for clan in range(4):
        if is_played(state, clan):
            _draw_waiting(state, clan, grid)
    return grid


def _track_span(state: State, cell: int) -> Span:
    standing = state.cell[cell]
    if standing == KNIGHT:
        return "<N> ".rjust(WIDTH), "knight"
    if standing != EMPTY:
        return _pawn_span(standing)
    gate = gate_clan(state, cell)
    if gate < 0:
        return f"{cell:^{WIDTH}}", "cell"
    is_porte = gate_clan(state, (cell + 1) % state.track) == gate
    return (f"({cell})" if is_porte else f"[{cell}]").center(WIDTH), f"{CLANS[gate]}-gate"


def _tresor_span(state: State, clan: int, depth: int) -> Span:
    for pawn in range(CLAN_SIZE):
        if state.place[clan * CLAN_SIZE + pawn] == TRESOR + depth:
            return _pawn_span(clan * CLAN_SIZE + pawn)
    return " :: ", CLANS[clan]


def _pawn_span(piece: int) -> Span:
    clan, pawn = divmod(piece, CLAN_SIZE)
    return f" {CLAN_LETTERS[clan]}{PAWN_LETTERS[pawn]} ", f"{CLANS[clan]}-pawn"


def _draw_waiting(state: State, clan: int, grid: list[list[Span]]) -> None:
    """Show in the clan's corner who waits in the start, and below who is home."""
    last = len(grid) - 1
    for line, place in enumerate((START, HOME)):
        pieces = [clan * CLAN_SIZE + pawn for pawn in range(CLAN_SIZE)]
        there = [piece for piece in pieces if state.place[piece] == place]
        for index, piece in enumerate(there):
            row, column = _corner(clan, line, index, last)
            text = _pawn_span(piece)[0]
            grid[row][column] = (
                (text, f"{CLANS[clan]}-pawn") if line == 0 else (f"*{text.strip()} ", CLANS[clan])
            )


def _corner(clan: int, line: int, index: int, last: int) -> Spot:
    """A spot in the corner to the right of a clan's arm, seen from the middle."""
    top, left = clan in (0, 3), clan in (2, 3)
    row = 1 + line if top else last - 2 + line
    reach = min(CLAN_SIZE, last // 2 - 1)
    column = index if left else last - reach + 1 + index
    return row, column
