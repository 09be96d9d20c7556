"""CN-3: the turn."""

import pytest

from samedi.games.chevalier_noir.actions import Roll
from tests.games.chevalier_noir.positions import Face, Pawns, legal, place, play, position

GRAND_AT_20 = {"north": {"grand": 20}}
TWO_PAWNS = {"north": {"grand": 20, "petit": 30}}


def test_cn_3_1_dice_are_used_in_any_order_on_one_pawn_or_on_several() -> None:
    made = position(pawns=TWO_PAWNS, knight=50, throw=[5, 4, 2])
    assert legal(made) == {"G5", "P5", "G4", "P4", "G2", "P2"}
    play(made, "P4")
    assert legal(made) == {"G5", "P5", "G2", "P2"}
    play(made, "P2")
    assert legal(made) == {"G5", "P5"}
    play(made, "G5")
    assert place(made, "north", "petit") == ["track", 36]
    assert place(made, "north", "grand") == ["track", 25]
    assert made.awaits.seat == 1


def test_cn_3_1_one_pawn_may_use_all_three_dice() -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=[5, 4, 2])
    play(made, "G2 G5 G4")
    assert place(made, "north", "grand") == ["track", 31]


def test_cn_3_1_a_die_is_used_once() -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=[4, 4, 5])
    assert legal(made) == {"G4", "G5"}
    play(made, "G5")
    assert legal(made) == {"G4"}
    play(made, "G4")
    assert made.view()["unused"] == [4]
    play(made, "G4")
    assert made.view()["unused"] == []


def test_cn_3_1_a_die_is_played_separately_and_not_as_a_sum() -> None:
    pawns: Pawns = {"north": {"mince": 20}, "south": {"gros": 25, "grand": 24}}
    made = position(pawns=pawns, knight=50, throw=[5, 4, 2])
    assert "M5" not in legal(made)
    assert "M4" not in legal(made)
    play(made, "M2")
    assert legal(made) == {"M5", "M4"}


def test_cn_3_2_without_black_a_die_moves_a_pawn_if_it_can() -> None:
    assert legal(position(pawns=GRAND_AT_20, knight=50, throw=[5, 4, 2])) == {"G5", "G4", "G2"}


def test_cn_3_2_a_die_that_can_move_no_pawn_moves_the_chevalier() -> None:
    made = position(pawns={"north": {"grand": 54}}, knight=30, throw=[5, 4, 2])
    assert legal(made) == {"N5", "N4", "N2"}
    play(made, "N4")
    assert made.view()["knight"] == 34


def test_cn_3_2_each_value_is_judged_on_its_own_in_the_present_position() -> None:
    made = position(pawns={"north": {"grand": 53}}, knight=30, throw=[5, 4, 2])
    assert legal(made) == {"N5", "N4", "G2"}
    play(made, "N5")
    assert legal(made) == {"N4", "G2"}
    play(made, "G2")
    assert legal(made) == {"G4"}


def test_cn_3_2_after_a_move_a_die_may_lose_its_pawn() -> None:
    made = position(pawns={"north": {"grand": 51}}, knight=30, throw=[4, 3, 1])
    assert legal(made) == {"G4", "G3", "G1"}
    play(made, "G3")
    assert legal(made) == {"N4", "G1"}


def test_cn_3_2_the_obligation_looks_at_own_pawns_only() -> None:
    made = position(4, pawns={"south": {"grand": 20}, "east": {"grand": 30}}, knight=50, throw=[5, 4, 2])
    assert legal(made) == {"N5", "N4", "N2"}


def test_cn_3_2_entering_counts_as_moving_a_pawn() -> None:
    made = position(knight=30, throw=[6, 4, 2])
    assert legal(made) == {"+G6", "+O6", "+M6", "+P6", "N4", "N2"}
    play(made, "+O6")
    assert legal(made) == {"O4", "O2"}


def test_cn_3_3_with_black_each_die_goes_to_a_pawn_or_to_the_chevalier() -> None:
    for actions in ("G5 G4", "G4 G5", "G5 N4", "N5 G4", "N4 G5", "N5 N4"):
        made = position(pawns=GRAND_AT_20, knight=50, throw=[5, 4, "black"])
        assert legal(made) == {"G5", "G4", "N5", "N4"}
        play(made, actions)
        assert made.awaits.seat == 1


def test_cn_3_3_with_black_a_6_may_still_enter() -> None:
    made = position(knight=30, throw=[6, 4, "black"])
    assert legal(made) == {"+G6", "+O6", "+M6", "+P6", "N6", "N4"}


@pytest.mark.parametrize(
    ("first", "then"), [("G5", {"N4"}), ("N5", {"G4", "N4"}), ("G4", {"N5"}), ("N4", {"G5", "N5"})]
)
def test_cn_3_3_strict_asks_one_die_for_the_chevalier(first: str, then: set[str]) -> None:
    made = position(strict=True, pawns=GRAND_AT_20, knight=50, throw=[5, 4, "black"])
    assert legal(made) == {"G5", "G4", "N5", "N4"}
    play(made, first)
    assert legal(made) == then


def test_cn_3_3_strict_with_equal_dice_asks_one_of_them() -> None:
    made = position(strict=True, pawns=GRAND_AT_20, knight=50, throw=[4, 4, "black"])
    play(made, "G4")
    assert legal(made) == {"N4"}


def test_cn_3_3_strict_refuses_also_to_enter_with_the_last_die() -> None:
    made = position(strict=True, pawns=GRAND_AT_20, knight=50, throw=[6, 4, "black"])
    play(made, "G4")
    assert legal(made) == {"N6"}


def test_cn_3_3_strict_is_satisfied_by_a_die_that_fits_no_pawn() -> None:
    made = position(strict=True, pawns={"north": {"grand": 53}}, knight=30, throw=[5, 2, "black"])
    assert legal(made) == {"N5", "G2", "N2"}
    play(made, "N5")
    assert legal(made) == {"G2", "N2"}


def test_cn_3_3_strict_takes_the_only_number_die_of_a_throw() -> None:
    made = position(strict=True, pawns=GRAND_AT_20, knight=50, throw=[3, "black"], dice=[1, 2])
    assert legal(made) == {"N3"}


def test_cn_3_3_strict_forgets_the_rides_of_the_throw_before() -> None:
    made = position(strict=True, pawns={"north": {"grand": 53}}, knight=30, throw=[2, 3, 2])
    play(made, "N3 G2 G2 :1 :N")
    assert legal(made) == {"N1"}


def test_cn_3_3_strict_changes_nothing_without_black() -> None:
    made = position(strict=True, pawns=GRAND_AT_20, knight=50, throw=[5, 4, 2])
    play(made, "G5 G4")
    assert legal(made) == {"G2"}


@pytest.mark.parametrize("throw", [[6, 4, 2], [4, 6, 2], [4, 3, 6]])
def test_cn_3_4_a_6_on_any_die_brings_a_pawn_in(throw: list[Face]) -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=throw)
    assert {"+O6", "+M6", "+P6", "G6"} <= legal(made)
    assert "+G6" not in legal(made)
    play(made, "+P6")
    assert place(made, "north", "petit") == ["track", 0]
    assert place(made, "north", "grand") == ["track", 20]


def test_cn_3_4_only_a_6_brings_a_pawn_in() -> None:
    made = position(knight=30, throw=[5, 1, "black"])
    assert not any(action.startswith("+") for action in legal(made))


def test_cn_3_4_a_pawn_of_the_own_side_on_the_couronne_keeps_others_out() -> None:
    own = position(pawns={"north": {"grand": 0}}, knight=50, throw=[6, 4, 2])
    assert legal(own) == {"G6", "G4", "G2"}
    partner = position(4, pawns={"south": {"grand": 0}}, knight=50, throw=[6, 4, 2])
    assert legal(partner) == {"N6", "N4", "N2"}
    rival = position(4, teams=False, pawns={"south": {"grand": 0}}, knight=50, throw=[6, 4, 2])
    assert legal(rival) == {"+G6", "+O6", "+M6", "+P6", "N4", "N2"}


def test_cn_3_4_two_sixes_bring_two_pawns_in_once_the_couronne_is_clear() -> None:
    made = position(knight=30, throw=[6, 6, 2])
    play(made, "+G6")
    assert legal(made) == {"G6", "G2"}
    play(made, "G2")
    assert legal(made) == {"G6", "+O6", "+M6", "+P6"}


def test_cn_3_5_a_double_is_thrown_again_by_the_same_seat() -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=[4, 4, 2])
    play(made, "G4 G4")
    assert made.awaits.step == "move"
    play(made, "G2")
    assert (made.awaits.kind, made.awaits.seat) == ("chance", 0)
    assert made.view()["throw"] == []
    assert Roll(face=4) in made.outcomes
    play(made, ":3")
    assert Roll(face=4) in made.outcomes
    assert Roll(face="black") not in made.outcomes
    play(made, ":5")
    assert (made.awaits.step, made.view()["throw"], made.view()["unused"]) == ("move", [3, 5], [3, 5])


def test_cn_3_5_unequal_dice_are_not_thrown_again() -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=[5, 4, 2])
    play(made, "G5 G4 G2")
    assert (made.awaits.kind, made.awaits.seat) == ("chance", 1)
    play(made, ":3 :3")
    assert Roll(face="black") in made.outcomes


@pytest.mark.parametrize("throw", [[4, 2, 2], [2, 4, 2]])
def test_cn_3_5_the_special_die_thrown_again_may_turn_black_and_counts(throw: list[Face]) -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=throw)
    play(made, "G4 G2 G2")
    assert Roll(face=3) in made.outcomes
    play(made, ":3")
    assert Roll(face=3) not in made.outcomes
    play(made, ":N")
    assert made.view()["throw"] == [3, "black"]
    assert legal(made) == {"G3", "N3"}
    play(made, "G3")
    assert made.awaits.seat == 1


def test_cn_3_5_a_black_face_not_thrown_again_no_longer_counts() -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=[4, 4, "black"])
    play(made, "N4 G4 :3 :5")
    assert made.view()["throw"] == [3, 5]
    assert legal(made) == {"G3", "G5"}


def test_cn_3_5_a_triple_is_thrown_again_whole() -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=[5, 5, 5])
    play(made, "G5 G5 G5 :1 :1 :N")
    assert made.view()["throw"] == [1, 1, "black"]
    play(made, "G1 N1 :6 :6")
    assert made.view()["throw"] == [6, 6]


def test_cn_3_5_equal_again_is_thrown_again_until_they_differ() -> None:
    made = position(pawns=GRAND_AT_20, knight=50, throw=[4, 4, 2])
    play(made, "G4 G4 G2 :3 :3 G3 G3 :1 :1 G1 G1 :1 :2 G1 G2")
    assert made.awaits.seat == 1


def test_cn_3_5_it_does_not_matter_what_the_dice_were_used_for() -> None:
    made = position(knight=30, throw=[4, 4, 2])
    play(made, "N4 N2 N4")
    assert (made.awaits.kind, made.awaits.seat) == ("chance", 0)
    made = position(knight=30, throw=[6, 4, 6])
    play(made, "+G6 G4 G6")
    assert (made.awaits.kind, made.awaits.seat) == ("chance", 0)


def test_cn_3_5_a_push_or_a_displacing_with_the_last_die_comes_before_the_new_throw() -> None:
    made = position(pawns=GRAND_AT_20, knight=30, throw=[4, 4, 2])
    play(made, "G4 G4 G2")
    assert made.awaits.step == "push"
    play(made, "N@1")
    assert (made.awaits.kind, made.awaits.seat) == ("chance", 0)
    made = position(pawns={"south": {"grand": 40}}, knight=30, throw=[4, 4, 2])
    play(made, "N4 N4 N2")
    assert made.awaits.step == "displace"
    play(made, "@1")
    assert (made.awaits.kind, made.awaits.seat) == ("chance", 0)


def test_cn_3_6_without_pawn_and_without_6_all_dice_go_to_the_chevalier() -> None:
    made = position(pawns={"north": {"grand": "home"}}, knight=30, throw=[5, 4, 2])
    assert legal(made) == {"N5", "N4", "N2"}
    play(made, "N5 N4 N2")
    assert made.view()["knight"] == 41
    in_tresor = position(pawns={"north": {"grand": "t1"}}, knight=30, throw=[5, 4, 2])
    assert legal(in_tresor) == {"G5", "G4", "G2"}
