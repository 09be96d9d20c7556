"""Options and the start of a game (BV-2, BV-8.1, BV-8.2, BV-9.16)."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from samedi.core.errors import BadOptions
from samedi.core.message import Message
from samedi.core.options import Options
from samedi.games.baron_voodoo.actions import LETTERS
from samedi.games.baron_voodoo.board import CELL_NAMES, land
from samedi.games.baron_voodoo.model import (
    CENTRE,
    COLOURS,
    FACES,
    LOAS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OFFERINGS,
    SEATS,
    SETUPS,
    SIDES_OF_A_DIE,
    Loa,
    LoaName,
    State,
    Step,
)
from samedi.games.baron_voodoo.turn import begin_rounds, settle

SetupName = Literal["random", "draft", "balanced", "chaotic"]

FEWEST, MOST = 2, 4  # players
OFFERINGS_EACH = 3
TEAMS = (  # the partners of seat 0 and 2, or of seat 1 and 3 (BV-8.1)
    {"papa_legba", "mamy_wata"},
    {"erzulie_freda", "gran_bwa"},
    {"erzulie_freda", "mamy_wata"},
    {"papa_legba", "gran_bwa"},
)

BALANCED = """
    RO YV WC TS PP RX YO
    TX PC RO YS WS TC PV
    YP WS TP PC RP YO WC
    PS RS YC ## TC PS RS
    WC TO PP RC YP WS TP
    RV YC WS TS PO RC YX
    TO PX RP YS WC TV PO
"""  # BV-2.4
CHAOTIC = """
    RV YX WV TO PX RV YV
    TV PX RV YC WX TX PX
    YX WX TV PX RV YV WV
    PO RC YX ## TX PC RO
    WV TV PV RX YV WX TX
    RX YX WX TC PV RX YV
    TV PV RX YO WV TX PV
"""  # BV-2.5
TABLES: dict[str, dict[str, Any]] = {  # what people are offered first
    "two": {"loas": ["mamy_wata", "papa_legba"]},
    "three": {"loas": ["mamy_wata", "papa_legba", "erzulie_freda"]},
    "four": {"loas": ["mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa"]},
    "teams": {"loas": ["papa_legba", "erzulie_freda", "mamy_wata", "gran_bwa"], "teams": True},
    "balanced": {"loas": ["mamy_wata", "papa_legba"], "setup": "balanced"},
    "chaotic": {"loas": ["mamy_wata", "papa_legba", "erzulie_freda"], "setup": "chaotic"},
    "draft": {"loas": ["mamy_wata", "papa_legba"], "setup": "draft"},
    "solo": {"solo": {"loa": "erzulie_freda"}},
    "solo-hard": {"solo": {"loa": "mamy_wata", "level": 3, "score": 5, "baron_first": True}},
}
LAYOUTS = {"balanced": BALANCED, "chaotic": CHAOTIC}


class Solo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The four levers of the game against Baron Samedi (BV-9.16)."""

    loa: LoaName
    level: Literal[1, 2, 3, 4] = 1
    score: Annotated[int, Meta(ge=0, le=6)] = 3
    baron_first: bool = False


class BaronOptions(Options, frozen=True):
    """What a table of Baron Voodoo chooses: the Loas by seat, or a solo game."""

    loas: list[LoaName] | UnsetType = UNSET
    first: int | UnsetType = UNSET
    setup: SetupName | UnsetType = UNSET
    teams: bool | UnsetType = UNSET
    solo: Solo | UnsetType = UNSET

    @property
    def seats(self) -> int:
        """How many seats the game has; Baron Samedi's is one."""
        return 2 if isinstance(self.loas, UnsetType) else len(self.loas)


def check(options: BaronOptions) -> BaronOptions:
    """Complete the options and refuse those that do not fit each other."""
    if options.solo is not UNSET:
        return _check_solo(options)
    if options.loas is UNSET:
        raise BadOptions(Message("baron-loas-missing", {}, "BV-2.1"))
    loas = options.loas
    first = 0 if options.first is UNSET else options.first
    setup = "random" if options.setup is UNSET else options.setup
    teams = False if options.teams is UNSET else options.teams
    _check_loas(loas)
    if not 0 <= first < len(loas):
        raise BadOptions(Message("baron-first-no-seat", {"first": first, "last": len(loas) - 1}, "BV-2.6"))
    if teams:
        _check_teams(loas)
    return BaronOptions(loas=loas, first=first, setup=setup, teams=teams)


def _check_solo(options: BaronOptions) -> BaronOptions:
    """The solo game has its own levers only (BV-9.16)."""
    for name in ("loas", "first", "setup", "teams"):
        if getattr(options, name) is not UNSET:
            raise BadOptions(Message("baron-solo-alone", {"option": name}, "BV-9.16"))
    return options


def _check_loas(loas: list[LoaName]) -> None:
    """Two to four players with different Loas (BV-2.1)."""
    if not FEWEST <= len(loas) <= MOST:
        raise BadOptions(Message("baron-players", {"players": len(loas)}, "BV-2.1"))
    for loa in loas:
        if loas.count(loa) > 1:
            raise BadOptions(Message("baron-loa-twice", {"loa": f"@baron-loa-{loa}"}, "BV-2.1"))


def _check_teams(loas: list[LoaName]) -> None:
    """Four players, partners opposite each other in one of the two pairings (BV-8.1, BV-8.2)."""
    if len(loas) != MOST:
        raise BadOptions(Message("baron-teams-need-four", {"players": len(loas)}, "BV-8.1"))
    if {loas[0], loas[2]} not in TEAMS:
        params = {name: f"@baron-loa-{loa}" for name, loa in zip("ab", loas[::2], strict=True)}
        raise BadOptions(Message("baron-no-such-team", dict(params), "BV-8.1"))


def start(state: State, options: BaronOptions) -> None:
    """Everybody has offerings and no points; the dice are rolled, or stand as a layout says (BV-2.1)."""
    if options.solo is UNSET:
        _start_table(state, options)
    else:
        _start_solo(state, options.solo)
    state.seat = NOBODY
    state.step = Step.ROLL
    for seat in range(state.players, SEATS):
        state.loa[seat] = NOBODY
    for side in range(state.sides):
        state.offerings[side] = OFFERINGS_EACH
    state.reserve = OFFERINGS - OFFERINGS_EACH * state.sides
    _blank(state)
    layout = LAYOUTS.get(SETUPS[state.setup])
    if layout:
        lay_out(state, layout)
        begin_rounds(state)
        settle(state)


def _start_table(state: State, options: BaronOptions) -> None:
    assert options.loas is not UNSET
    assert options.first is not UNSET
    assert options.setup is not UNSET
    state.players = len(options.loas)
    state.sides = 2 if options.teams is True else state.players
    state.first = options.first
    state.setup = SETUPS.index(options.setup)
    for seat, loa in enumerate(options.loas):
        state.loa[seat] = LOAS.index(loa)


def _start_solo(state: State, solo: Solo) -> None:
    """The player has seat 0, Baron Samedi seat 1 with some points in advance (BV-9.2, BV-9.15)."""
    state.players = state.sides = 2
    state.solo = 1
    state.level = solo.level
    state.first = int(solo.baron_first)
    state.loa[0] = LOAS.index(solo.loa)
    state.loa[1] = Loa.BARON_SAMEDI
    state.score[1] = solo.score


def _blank(state: State) -> None:
    """Nothing is under way."""
    state.power = state.marker = state.trigger = state.taken_from = state.combination = NOBODY
    state.picked = state.power_step = NOWHERE
    state.taken = NOTHING
    state.cursor = CELL_NAMES.index("b2") if state.solo else NOWHERE


def lay_out(state: State, layout: str) -> None:
    """Put dice on the cells as a drawing says: colour letter and face letter (BV-2.4, BV-2.5)."""
    for cell, drawn in enumerate(layout.split()):
        if cell != CENTRE:
            land(state, cell, die_drawn(drawn))


def die_drawn(drawn: str) -> int:
    """The die written as a colour letter and a face letter."""
    colours = [LETTERS[colour] for colour in COLOURS]
    faces = [LETTERS[face] for face in FACES]
    return SIDES_OF_A_DIE * colours.index(drawn[0]) + faces.index(drawn[1])
