"""What the judgement of Baron Voodoo knows of things to come: threats, and dice left to jump with."""

import pytest

from samedi.core.position import Position
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.judgement import JUMPER
from samedi.games.baron_voodoo.threats import AT_ONCE, BY_POWER
from tests.games.baron_voodoo.positions import ERZULIE, LEGBA, TEAMS, WATA, position, solo

PAIR = 2  # dice that go together


def worth_of(made: Position, what: str, seat: int = 0) -> int:
    """By how much a seat stands better for a piece of knowledge."""
    worth = GAME.rules.worth
    return worth(made.state, seat, 0) - worth(made.state, seat, GAME.overlooked([what]))


def threatened(board: str, zone: str = "YO RO", offerings: int = 0, *, loa: str = WATA) -> int:
    """What the first seat threatens; the other Loa plays along."""
    other = ERZULIE if loa == LEGBA else LEGBA
    made = position(board, [loa, other], step="capture", zones={0: zone}, offerings={0: offerings, 1: 0})
    assert worth_of(made, "threats", 1) == -worth_of(made, "threats", 0)
    return worth_of(made, "threats")


@pytest.mark.parametrize("die", ["TO", "PO", "WO"])
def test_a_die_that_can_be_captured_and_goes_with_the_zone_is_a_threat(die: str) -> None:
    assert threatened(f"YC {die} .") == AT_ONCE[PAIR]


@pytest.mark.parametrize("die", ["TS", "YO", "RO"])
def test_a_die_that_adds_nothing_is_none(die: str) -> None:
    assert threatened(f"YC {die} .") == 0


def test_different_icons_of_a_colour_go_together_too() -> None:
    assert threatened("YC TS .", "TO TC") == AT_ONCE[PAIR]
    assert threatened("YC TO .", "TO TC") == 0


def test_the_more_goes_together_the_larger_the_threat_until_it_is_complete() -> None:
    zones = ["", "YO", "YO RO", "YO RO PO", "YO RO PO WO"]
    assert [threatened("YC TO .", zone) for zone in zones] == list(AT_ONCE)


def test_a_full_stack_behind_it_saves_a_die() -> None:
    assert threatened("YC TO RC.RC.RC\nYC PC .") == 0


def test_protection_saves_dice_of_the_own_colour() -> None:
    board, zones = "YC RO .\nYC PC .", {0: "YO TO"}
    made = position(board, step="capture", zones=zones)
    assert worth_of(made, "threats") == AT_ONCE[PAIR]
    made = position(board, step="capture", zones=zones, protected=[1], offerings={0: 0, 1: 0})
    assert worth_of(made, "threats") == 0


def test_erzulie_freda_can_swap_a_die_to_where_it_is_captured() -> None:
    board = "YC PC . . TO"
    assert threatened(board, offerings=0) == 0
    assert threatened(board, offerings=1) == BY_POWER[PAIR]


def test_papa_legba_can_move_a_die_to_where_it_is_captured() -> None:
    board = "RC . . .\n. . . .\n. TO . .\n. . . .\nRC PC.PC ."
    assert threatened(board, "YO WO", loa=LEGBA) == BY_POWER[PAIR]
    assert threatened(board.replace("RC", "YC"), "RO WO", loa=WATA) == 0


def test_partners_threaten_together_and_baron_samedi_never() -> None:
    board, zones = "YC TO .\nRC PC .", {0: "YO RO"}
    team = position(board, TEAMS, step="capture", zones=zones, offerings={0: 0, 1: 0}, teams=True)
    assert worth_of(team, "threats") == AT_ONCE[PAIR]
    alone = solo("WC TO . YC PC", zones={1: "YO RO"}, combination="yellow")
    assert worth_of(alone, "threats") == 0


def test_dice_that_left_the_board_bring_a_side_nearer_to_being_blocked_whoever_has_them() -> None:
    made = position("YC TO . RC PC .", step="capture", zones={0: "YS"}, spirits={1: "YO TS"})
    assert worth_of(made, "blocked") == -2 * JUMPER
    assert worth_of(made, "blocked", 1) == 2 * JUMPER
    made = position("YC TO . RC PC .", step="capture", zones={0: "RS"}, spirits={1: "YO TS"})
    assert worth_of(made, "blocked") == 0


def test_baron_samedi_is_never_blocked() -> None:
    made = solo("YC TO .", spirits={1: "WO WS YO"})
    assert worth_of(made, "blocked") == -JUMPER
