"""BV-8: teams."""

from typing import Any

import pytest

from samedi.core.errors import BadOptions
from samedi.core.position import Position
from samedi.games.baron_voodoo import GAME
from tests.games.baron_voodoo.positions import (
    BWA,
    ERZULIE,
    LEGBA,
    TEAMS,
    WATA,
    legal,
    play,
    player,
    position,
    refusal,
    spirit,
    step,
    zone,
)

# Seats: 0 Papa Legba (red), 1 Erzulie Freda (purple), 2 Mamy Wata (yellow), 3 Gran Bwa (turquoise).
BOARD = "RO YS . .\n.\nPS WO .\n.\nYS TO .\n.\nTS WO ."


def team(board: str = BOARD, **things: Any) -> Position:
    return position(board, TEAMS, teams=True, **things)


PAIRINGS = [
    [LEGBA, ERZULIE, WATA, BWA],
    [WATA, BWA, LEGBA, ERZULIE],
    [ERZULIE, LEGBA, WATA, BWA],
    [BWA, WATA, LEGBA, ERZULIE],
]


@pytest.mark.parametrize("loas", PAIRINGS)
def test_bv_8_1_the_two_pairings(loas: list[str]) -> None:
    assert Position(GAME, {"loas": loas, "teams": True}).options["teams"]


@pytest.mark.parametrize("loas", [[LEGBA, WATA, ERZULIE, BWA], [WATA, ERZULIE, BWA, LEGBA]])
def test_bv_8_1_other_partners_are_refused(loas: list[str]) -> None:
    with pytest.raises(BadOptions, match=r"cannot be a team.*BV-8\.1"):
        Position(GAME, {"loas": loas, "teams": True})


def test_bv_8_1_teams_need_four_players() -> None:
    with pytest.raises(BadOptions, match=r"Teams need four players, not 3. \(BV-8.1\)"):
        Position(GAME, {"loas": [LEGBA, ERZULIE, WATA], "teams": True})


def test_bv_8_2_turns_alternate_between_the_teams() -> None:
    made = team(step="last_power")
    seats = []
    while made.view()["round"] == 1:
        if made.awaits.seat not in seats:
            seats.append(made.awaits.seat)
        made.play("-" if "-" in legal(made) else min(legal(made)))
    assert seats == [0, 1, 2, 3]


def test_bv_8_2_the_threshold_is_eighteen() -> None:
    for score, trigger in ((16, None), (17, {"seat": 2, "why": "points"})):
        made = team("YO RS .", seat=2, step="capture", scores={0: score})
        play(made, "a1-c1 - !")
        assert made.view()["trigger"] == trigger


def test_bv_8_3_a_team_shares_offerings_zone_spirit_world_and_score() -> None:
    made = team(step="capture", zones={0: "TX"}, spirits={0: "WS"})
    assert made.view()["reserve"] == 14
    play(made, "a1-c1 - !")
    for seat in (0, 2):
        assert (player(made, seat, "score"), zone(made, seat), spirit(made, seat)) == (1, "TX YS", "WS")
        assert player(made, seat, "offerings") == 3
    assert (player(made, 1, "score"), zone(made, 3)) == (0, "")
    play(made, "++")
    assert player(made, 2, "offerings") == 1


def test_bv_8_3_in_a_tie_the_team_of_the_trigger_wins() -> None:
    for seat, winners in ((2, [0, 2]), (3, [1, 3])):
        made = team(seat=3, step="last_power", scores={0: 18, 1: 18}, trigger=(seat, "points"))
        play(made, "-")
        assert made.result is not None
        assert (made.result["scores"], made.result["winners"]) == ([18] * 4, winners)


def test_bv_8_3_a_team_is_named_by_its_lower_seat() -> None:
    made = team("RO YV .", step="capture", spirits={1: "WS"})
    play(made, "a1-c1 -")
    assert legal(made) == {"~1WS", "-"}
    assert refusal(made, "~3WS").clause == "BV-8.3"
    made = team("YO RX .", seat=2, step="capture", zones={0: "TO", 1: "WS"})
    play(made, "a1-c1 -")
    assert legal(made) == {"<0TO", "<0RX", "<1WS", "-"}
    play(made, "<1WS >0TO")
    assert (zone(made, 0), zone(made, 2), zone(made, 3)) == ("WS RX", "WS RX", "TO")


def test_bv_8_4_protection_shields_the_own_dice_and_the_teams_spirit_world() -> None:
    made = team("RO TS .\n.\nRS PV .", step="capture", protected=[3], spirits={1: "WS"})
    assert legal(made) == {"a3-c3"}
    play(made, "a3-c3")
    play(made, "-")
    assert step(made) == (0, "again")
    made = team("RO PV .\n.\nRS TS .", step="capture", protected=[1], spirits={1: "WS"})
    assert legal(made) == {"a3-c3"}


def test_bv_8_4_both_members_must_be_unprotected_to_be_stolen_from() -> None:
    for protected in (1, 3):
        made = team(
            "RO YV . .\n.\n. . .", step="capture", protected=[protected], spirits={1: "WS"}, offerings={0: 0}
        )
        play(made, "a1-c1")
        assert step(made) == (0, "lower")


def test_bv_8_4_a_partner_is_no_opponent() -> None:
    assert legal(team("RO YS .", step="capture", protected=[2])) == {"a1-c1"}


def test_bv_8_5_there_is_no_marker_and_white_is_a_fifth_colour() -> None:
    made = team(seat=3, step="last_power", spirits={0: "WS WO", 1: "WX"}, trigger=(0, "points"))
    assert made.view()["marker"] is None
    play(made, "-")
    assert made.result is not None
    assert made.result["sheet"][0]["majorities"] == made.result["sheet"][2]["majorities"] == {"white": 3}


def test_bv_8_6_a_partners_power_costs_one_offering() -> None:
    made = play(team(), "!w")
    assert player(made, 0, "offerings") == 2
    assert player(play(team(), "!l"), 0, "offerings") == 3


def test_bv_8_6_the_bonus_of_c1_is_for_the_acting_loas_own_colour() -> None:
    assert player(play(team("RO YS .", step="capture"), "a1-c1"), 0, "offerings") == 3
    assert player(play(team("RO RS .", step="capture"), "a1-c1"), 0, "offerings") == 4
