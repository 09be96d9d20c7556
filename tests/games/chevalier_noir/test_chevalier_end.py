"""CN-6: the end, and partners."""

from typing import Any

import pytest

from samedi.games.chevalier_noir import GAME
from tests.games.chevalier_noir.positions import (
    ALL_HOME,
    THREE_HOME,
    Pawns,
    Place,
    legal,
    place,
    play,
    position,
)

LAST_STEP: dict[str, Place] = {**THREE_HOME, "petit": "t6"}


@pytest.mark.parametrize(
    ("players", "options", "winners"),
    [(2, {}, [0]), (3, {}, [0]), (4, {}, [0, 2]), (4, {"teams": False}, [0])],
)
def test_cn_6_1_the_first_clan_home_wins_at_once(players: int, options: Any, winners: list[int]) -> None:
    made = position(players, pawns={"north": LAST_STEP}, knight=20, throw=[1, 4, 2], **options)
    play(made, "P1")
    assert made.is_over
    assert made.result == {"winners": winners}


def test_cn_6_1_dice_left_are_not_played_and_nothing_is_thrown_again() -> None:
    made = position(pawns={"north": LAST_STEP}, knight=20, throw=[4, 1, 1])
    play(made, "P1")
    awaits = made.awaits
    assert (awaits.kind, awaits.seat, awaits.step) == ("over", None, None)
    view = made.view()
    assert (view["throw"], view["unused"], view["knight"]) == ([4, 1, 1], [1, 4], 20)
    assert legal(made) == set()


def test_cn_6_1_all_four_pawns_are_needed() -> None:
    pawns: Pawns = {"north": {**LAST_STEP, "grand": "t5"}}
    made = position(pawns=pawns, knight=20, throw=[1, 4, 2])
    play(made, "P1")
    assert not made.is_over
    assert legal(made) == {"N4", "G2"}
    play(made, "G2")
    assert made.result == {"winners": [0]}


def test_cn_6_1_a_player_wins_by_the_last_pawn_whichever_it_is() -> None:
    pawns: Pawns = {"south": {**ALL_HOME, "grand": 27}}
    made = position(pawns=pawns, knight=20, seat=1, throw=[6, 1, 2])
    play(made, "G6 G1")
    assert made.result == {"winners": [1]}


def test_cn_6_1_two_pawns_of_each_partner_are_no_win() -> None:
    two: dict[str, Place] = {"grand": "home", "gros": "home"}
    pawns: Pawns = {"north": {**two, "mince": "t6"}, "south": two}
    made = position(4, pawns=pawns, knight=20, throw=[1, 4, 2])
    play(made, "M1")
    assert not made.is_over


def test_cn_6_1_a_partners_home_coming_wins_for_the_team() -> None:
    made = position(4, pawns={"south": LAST_STEP}, knight=20, seat=2, throw=[1, 4, 2])
    play(made, "P1")
    assert made.result == {"winners": [0, 2]}
    made = position(4, pawns={"west": LAST_STEP}, knight=20, seat=3, throw=[1, 4, 2])
    play(made, "P1")
    assert made.result == {"winners": [1, 3]}


def test_cn_6_1_with_both_clans_one_clan_at_home_is_no_win() -> None:
    pawns: Pawns = {"north": LAST_STEP, "south": {"gros": 30}}
    made = position(4, both_clans=True, pawns=pawns, knight=20, throw=[1, 4, 2])
    assert legal(made) == {"P1", "N4", "N2"}
    play(made, "P1")
    assert not made.is_over
    assert made.awaits.seat == 0


def test_cn_6_1_with_both_clans_a_finished_player_plays_the_partners_pawns_from_the_next_die_on() -> None:
    pawns: Pawns = {"north": LAST_STEP, "south": {"gros": 30, "petit": 40}}
    made = position(4, both_clans=True, pawns=pawns, knight=20, throw=[1, 4, 2])
    play(made, "P1")
    assert legal(made) == {"O4", "P4", "O2", "P2"}
    play(made, "O4")
    assert place(made, "south", "gros") == ["track", 34]


def test_cn_6_1_with_both_clans_a_finished_player_throws_a_double_again() -> None:
    pawns: Pawns = {"north": LAST_STEP, "south": {"gros": 30}}
    made = position(4, both_clans=True, pawns=pawns, knight=20, throw=[1, 4, 1])
    play(made, "P1 O1 O4 :3 :2")
    assert made.awaits.seat == 0
    assert legal(made) == {"O3", "O2"}


def test_cn_6_1_with_both_clans_the_obligation_and_entering_are_the_partners() -> None:
    made = position(4, both_clans=True, pawns={"north": ALL_HOME}, knight=20, throw=[6, 4, 2])
    assert legal(made) == {"+G6", "+O6", "+M6", "+P6", "N4", "N2"}
    play(made, "+M6")
    assert place(made, "south", "mince") == ["track", 28]
    assert legal(made) == {"M4", "M2"}
    pawns: Pawns = {"north": ALL_HOME, "south": {"gros": 28}}
    made = position(4, both_clans=True, pawns=pawns, knight=20, throw=[6, 4, 2])
    assert legal(made) == {"O6", "O4", "O2"}


def test_cn_6_1_with_both_clans_the_partners_lap_counts() -> None:
    pawns: Pawns = {"north": ALL_HOME, "south": {"gros": 26, "petit": "t6"}}
    made = position(4, both_clans=True, pawns=pawns, knight=20, throw=[1, 4, 2])
    assert legal(made) == {"O1", "P1", "N4", "N2"}


def test_cn_6_1_with_both_clans_the_team_wins_when_both_are_home() -> None:
    pawns: Pawns = {"north": ALL_HOME, "south": LAST_STEP}
    for seat in (0, 2):
        made = position(4, both_clans=True, pawns=pawns, knight=20, seat=seat, throw=[1, 4, 2])
        play(made, "P1")
        assert made.result == {"winners": [0, 2]}
        assert made.view()["unused"] == [2, 4]


def test_cn_6_1_without_both_clans_nobody_plays_the_partners_pawns() -> None:
    pawns: Pawns = {"north": {**THREE_HOME, "petit": 54}, "south": {"grand": 30}}
    made = position(4, pawns=pawns, knight=20, throw=[5, 4, 2])
    assert legal(made) == {"N5", "N4", "N2"}


@pytest.mark.parametrize(("pawn", "partner"), [("grand", "petit"), ("petit", "grand"), ("gros", "mince")])
@pytest.mark.parametrize("cell", [20, 13, 14, 41, 42, 55])
def test_cn_6_2_partners_neither_send_each_other_home_nor_land_on_each_other(
    pawn: str, partner: str, cell: int
) -> None:
    letter = {"grand": "G", "petit": "P", "gros": "O"}[pawn]
    pawns: Pawns = {"north": {pawn: cell - 5}, "south": {partner: cell}}
    teams = position(4, pawns=pawns, knight=3, throw=[5, 4, 2])
    assert letter + "5" not in legal(teams)
    rivals = position(4, teams=False, pawns=pawns, knight=3, throw=[5, 4, 2])
    assert letter + "5" in legal(rivals)


def test_cn_6_2_a_player_moves_no_pawn_of_the_partner() -> None:
    pawns: Pawns = {"north": {"grand": 20}, "south": {"gros": 30}}
    made = position(4, both_clans=True, pawns=pawns, knight=3, throw=[5, 4, "black"])
    assert legal(made) == {"G5", "G4", "N5", "N4"}


def test_cn_6_2_the_chevalier_displaces_a_partner() -> None:
    made = position(4, pawns={"south": {"gros": 30}}, knight=25, throw=[5, 4, 2])
    play(made, "N5 @26")
    assert place(made, "south", "gros") == ["track", 26]


def test_cn_6_2_on_the_partners_gate_a_pawn_keeps_its_rank() -> None:
    pawns: Pawns = {"north": {"mince": 9, "gros": 36}, "west": {"grand": 14, "mince": 41}}
    made = position(4, pawns=pawns, knight=3, throw=[5, 4, 2])
    assert "M5" not in legal(made)
    assert "O5" in legal(made)
    made = position(4, teams=False, pawns=pawns, knight=3, throw=[5, 4, 2])
    assert "M5" in legal(made)


def test_a_win_is_worth_everything_and_the_way_home_is_worth_more_the_further_it_goes() -> None:
    pawns: Pawns = {"north": {"grand": 20}, "south": LAST_STEP}
    made = position(pawns=pawns, knight=3, throw=[5, 4, 2])
    before = [GAME.rules.worth(made.state, seat, 0) for seat in (0, 1)]
    play(made, "G5")
    after = [GAME.rules.worth(made.state, seat, 0) for seat in (0, 1)]
    assert after[0] > before[0]
    assert after[1] < before[1]
    play(made, "G4 G2 :1 :4 :2 P1")
    assert [GAME.rules.payoff(made.state, seat) for seat in (0, 1)] == [0, 1000]
