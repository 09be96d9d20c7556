"""Worlds that were asked for, each resolved once, and found again by the fingerprint in a state."""

import hashlib
from typing import Any, NamedTuple

import msgspec

from samedi.games.dicke_daemonen.model import Board
from samedi.games.dicke_daemonen.world import World, resolve

KEPT = 200  # worlds; the oldest is forgotten first
NOT_JSON = b""


class Chart(NamedTuple):
    """A world and its board."""

    world: World
    board: Board


_ASKED: dict[bytes, Chart] = {}  # by the JSON of what was asked for, and of the world itself
_MADE: dict[int, Chart] = {}  # by fingerprint


def chart_of(description: Any) -> Chart:
    """The world of a description with its board; `WorldRefused` if it cannot be played on."""
    asked = _written(description)
    chart = _ASKED.get(asked)
    if chart is None:
        world = resolve(description)
        final = _written(world.description())
        chart = Chart(world, board_of(world, _fingerprint(final)))
        _keep(_MADE, chart.board.fingerprint, chart)
        for key in {asked, final} - {NOT_JSON}:
            _keep(_ASKED, key, chart)
    return chart


def world_of(fingerprint: int) -> World | None:
    """The world with a fingerprint, none if this program has not made it, or long ago."""
    chart = _MADE.get(fingerprint)
    return chart.world if chart else None


def board_of(world: World, fingerprint: int) -> Board:
    """The tables of a world that the rules need (DD-1.3)."""
    board = Board()
    board.fingerprint = fingerprint
    board.crossings, board.fields = len(world.crossings), len(world.fields)
    for number, crossing in enumerate(world.crossings):
        board.first[number], board.second[number] = crossing.lines
        board.x[number], board.y[number] = crossing.at
    for number, field in enumerate(world.fields):
        board.knots[number] = field.knots
    _write_corners(board, world)
    return board


def _write_corners(board: Board, world: World) -> None:
    """Number the corners field by field, and list them line by line."""
    corners = [(field, crossing) for field, each in enumerate(world.fields) for crossing in each.corners]
    for corner, (field, crossing) in enumerate(corners):
        board.field[corner], board.crossing[corner] = field, crossing
        board.corners[field + 1] = corner + 1
    count = 0
    for line in range(len(world.lines)):
        for corner, (_, crossing) in enumerate(corners):
            if line in world.crossings[crossing].lines:
                board.beside[count] = corner
                count += 1
        board.along[line + 1] = count


def _written(description: Any) -> bytes:
    """The description as JSON, if it is any."""
    try:
        return msgspec.json.encode(description)
    except (TypeError, ValueError, RecursionError):
        return NOT_JSON


def _fingerprint(final: bytes) -> int:
    return int.from_bytes(hashlib.sha256(final).digest()[:8], "little", signed=True)


def _keep(shelf: dict[Any, Chart], key: Any, chart: Chart) -> None:
    shelf[key] = chart
    for oldest in list(shelf)[:-KEPT]:
        shelf.pop(oldest, None)
