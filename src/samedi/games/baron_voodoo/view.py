"""What people and programs see: the JSON view and the result."""

from typing import Literal, NotRequired, TypedDict

from samedi.games.baron_voodoo.board import CELL_NAMES, colour_of, face_of, region
from samedi.games.baron_voodoo.ending import is_winner, majority
from samedi.games.baron_voodoo.model import (
    ALL_COLOURS,
    CELLS,
    COLOURS,
    COLUMN,
    FACES,
    FULL_STACK,
    KINDS_OF_DICE,
    LOAS,
    NOBODY,
    NOTHING,
    NOWHERE,
    REASONS,
    AnyLoaName,
    ColourName,
    FaceName,
    Reason,
    Row,
    State,
    Step,
)


class DieJson(TypedDict):
    """A die."""

    colour: ColourName
    face: FaceName


class Player(TypedDict):
    """What lies before a seat; partners show their team's."""

    loa: AnyLoaName
    zone: list[DieJson]
    spirit: list[DieJson]
    offerings: int
    score: int
    protection: bool


class Trigger(TypedDict):
    """Who triggered the end, and how."""

    seat: int
    why: Reason


class PowerInUse(TypedDict):
    """A power in use, with the cell picked for it."""

    loa: AnyLoaName
    cell: str | None


class Taken(TypedDict):
    """The first die of an exchange, and whose it was."""

    seat: int | Literal["column"]
    die: DieJson


class Combination(TypedDict):
    """What Baron Samedi collects, and how many he has lowered."""

    colour: ColourName | None
    lowered: int


class Position(TypedDict):
    """The whole position: nothing is secret in this game. The last four are of the solo game."""

    board: dict[str, list[DieJson]]
    """The stacks by cell, from bottom to top."""
    players: list[Player]
    reserve: int
    marker: int | None
    round: int
    first: int
    extra: bool
    group: list[DieJson]
    pool: list[DieJson]
    trigger: Trigger | None
    power_used: bool
    power: PowerInUse | None
    taken: Taken | None
    line: NotRequired[list[DieJson]]
    column: NotRequired[list[DieJson]]
    cursor: NotRequired[str]
    combination: NotRequired[Combination]


class Solo(TypedDict):
    """What Baron Samedi has before him."""

    line: list[DieJson]
    column: list[DieJson]
    cursor: str
    combination: Combination


class SideSheet(TypedDict):
    """Where the points of a side come from."""

    play: int
    lowering: int
    majorities: dict[ColourName, int]


class Result(TypedDict):
    """Scores, winners, and the sheet that explains them, by seat."""

    scores: list[int]
    winners: list[int]
    sheet: list[SideSheet]


def die_json(die: int) -> DieJson:
    """A die as JSON."""
    return {"colour": COLOURS[colour_of(die)], "face": FACES[face_of(die)]}


def row_json(row: Row) -> list[DieJson]:
    """A row of dice as JSON."""
    return [die_json(row.dice[place]) for place in range(row.size)]


def zone_json(zone: int) -> int | Literal["column"]:
    """A capture zone by its seat, or the exchange column."""
    return "column" if zone == COLUMN else zone


def view(state: State) -> Position:
    """The whole position as JSON; nothing is secret in this game."""
    seen: Position = {
        "board": {CELL_NAMES[cell]: stack_json(state, cell) for cell in cells_in_play(state)},
        "players": [player_json(state, seat) for seat in range(state.players)],
        "reserve": state.reserve,
        "marker": seat_json(state.marker),
        "round": state.round,
        "first": state.first,
        "extra": state.extra == 1,
        "group": group_json(state),
        "pool": [die_json(die) for die in range(KINDS_OF_DICE) for _ in range(state.pool[die])],
        "trigger": trigger_json(state),
        "power_used": state.power_used == 1,
        "power": power_json(state),
        "taken": taken_json(state),
    }
    return {**seen, **solo_json(state)} if state.solo else seen


def cells_in_play(state: State) -> list[int]:
    """The cells of the board, in the solo game the inner ones (BV-9.3)."""
    return [cell for cell in range(CELLS) if (region(state) >> cell) & 1]


def stack_json(state: State, cell: int) -> list[DieJson]:
    """The dice of a cell from bottom to top."""
    first = FULL_STACK * cell
    return [die_json(state.dice[first + level]) for level in range(state.height[cell])]


def player_json(state: State, seat: int) -> Player:
    """What lies before a seat; partners show their team's."""
    side = seat % state.sides
    return {
        "loa": LOAS[state.loa[seat]],
        "zone": row_json(state.zones[side]),
        "spirit": row_json(state.spirits[side]),
        "offerings": state.offerings[side],
        "score": state.score[side],
        "protection": state.protection[seat] == 1,
    }


def seat_json(seat: int) -> int | None:
    """A seat, or none."""
    return None if seat == NOBODY else seat


def group_json(state: State) -> list[DieJson]:
    """The dice of the open group."""
    spirit = state.spirits[state.seat % state.sides]
    return row_json(spirit)[spirit.size - state.group :] if state.group else []


def trigger_json(state: State) -> Trigger | None:
    """Who triggered the end, and how (BV-7.1, BV-7.2)."""
    why = REASONS[state.trigger_why]
    return None if state.trigger == NOBODY or why == "" else {"seat": state.trigger, "why": why}


def power_json(state: State) -> PowerInUse | None:
    """The power in use, with the cell picked for it."""
    if state.step != Step.TARGET:
        return None
    return {
        "loa": LOAS[state.power],
        "cell": None if state.picked == NOWHERE else CELL_NAMES[state.picked],
    }


def taken_json(state: State) -> Taken | None:
    """The first die of an exchange."""
    if state.taken == NOTHING:
        return None
    return {"seat": zone_json(state.taken_from), "die": die_json(state.taken)}


def solo_json(state: State) -> Solo:
    """What Baron Samedi has before him (BV-9.5 to BV-9.8)."""
    return {
        "line": row_json(state.line),
        "column": row_json(state.zones[COLUMN]),
        "cursor": CELL_NAMES[state.cursor],
        "combination": {
            "colour": None if state.combination == NOBODY else COLOURS[state.combination],
            "lowered": state.lowered,
        },
    }


def result(state: State) -> Result:
    """Scores, winners, and the sheet that explains them (BV-7.4 to BV-7.6)."""
    seats = range(state.players)
    return {
        "scores": [state.score[seat % state.sides] for seat in seats],
        "winners": [seat for seat in seats if is_winner(state, seat)],
        "sheet": [sheet_json(state, seat % state.sides) for seat in seats],
    }


def sheet_json(state: State, side: int) -> SideSheet:
    """Where a side's points come from."""
    gained = {COLOURS[colour]: majority(state, side, colour) for colour in range(ALL_COLOURS)}
    majorities = {colour: points for colour, points in gained.items() if points}
    play = state.score[side] - state.lowering[side] - sum(majorities.values())
    return {"play": play, "lowering": state.lowering[side], "majorities": majorities}
