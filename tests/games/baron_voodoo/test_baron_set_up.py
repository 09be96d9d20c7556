"""BV-2: set-up."""

from collections import Counter
from typing import Any

import pytest

from samedi.core.errors import BadOptions
from samedi.core.position import Position
from samedi.games.baron_voodoo import GAME
from tests.games.baron_voodoo.positions import (
    BWA,
    ERZULIE,
    FOUR,
    LEGBA,
    THREE,
    TWO,
    WATA,
    at,
    letters,
    play,
    step,
)

WHITE_CELLS = ("c1", "e2", "b3", "g3", "a5", "f5", "c6", "e7")


def refused(**options: Any) -> str:
    with pytest.raises(BadOptions) as caught:
        Position(GAME, options)
    return str(caught.value)


@pytest.mark.parametrize("loas", [TWO, THREE, FOUR, [BWA, ERZULIE], [LEGBA, BWA, WATA]])
def test_bv_2_1_two_to_four_players_begin_with_three_offerings_and_nothing_else(loas: list[str]) -> None:
    view = Position(GAME, {"loas": loas}).view()
    assert view["players"] == [
        {"loa": loa, "zone": [], "spirit": [], "offerings": 3, "score": 0, "protection": False}
        for loa in loas
    ]


def test_bv_2_1_one_or_five_players_are_too_few_or_too_many() -> None:
    assert refused(loas=[WATA]) == "Two to four players are needed, not 1. (BV-2.1)"
    assert refused(loas=[*FOUR, WATA]) == "Two to four players are needed, not 5. (BV-2.1)"


def test_bv_2_1_no_loa_is_played_twice() -> None:
    assert refused(loas=[WATA, LEGBA, WATA]) == "Mamy Wata can be played by one seat only. (BV-2.1)"


def test_bv_2_1_the_loas_must_be_given() -> None:
    assert "(BV-2.1)" in refused()
    assert "(BV-2.1)" in refused(setup="draft")


def test_bv_2_2_random_is_the_default_and_every_die_is_rolled_on_a_cell_of_its_colour() -> None:
    made = Position(GAME, {"loas": TWO})
    assert made.options == {"loas": TWO, "first": 0, "setup": "random", "teams": False}
    play(made, ":O :S")
    view = made.view()
    assert (at(made, "a1"), at(made, "b1"), at(made, "c1")) == ("RO", "YS", "")
    assert (view["round"], step(made)) == (0, (None, "roll"))
    play(made, " ".join([":V"] * 46))
    view = made.view()
    assert [cell for cell, stack in view["board"].items() if len(stack) != 1] == ["d4"]
    assert at(made, "g7") == "PV"
    assert (view["round"], step(made)) == (1, (0, "power"))


def test_bv_2_3_in_a_draft_players_place_the_rolled_dice_in_turn() -> None:
    made = Position(GAME, {"loas": THREE, "setup": "draft", "first": 2})
    play(made, " ".join([":O"] * 47))
    assert sum(map(len, made.view()["board"].values())) == 0
    play(made, ":S")
    assert Counter(letters(made.view()["pool"]).split())["PS"] == 1
    assert len(made.view()["pool"]) == 48
    assert step(made) == (2, "place")
    play(made, "PS@e1")
    assert at(made, "e1") == "PS"
    assert step(made) == (0, "place")
    assert "PS@g2" not in {made.notation(number) for number in made.legal_numbers()}


def test_bv_2_3_a_die_goes_to_a_free_cell_of_its_colour() -> None:
    made = play(Position(GAME, {"loas": TWO, "setup": "draft"}), " ".join([":O"] * 48))
    assert len(made.legal) == 48
    play(made, "RO@a1")
    assert len(made.legal) == 47
    placings = made.legal.to_builtins()
    whites = {action["cell"] for action in placings if action["die"]["colour"] == "white"}
    assert whites == set(WHITE_CELLS)


def test_bv_2_3_after_the_draft_the_first_player_has_the_first_turn() -> None:
    made = play(Position(GAME, {"loas": THREE, "setup": "draft", "first": 1}), " ".join([":O"] * 48))
    for _ in range(48):
        assert made.view()["round"] == 0
        made.play(made.legal[0])
    assert made.view()["pool"] == []
    assert (made.view()["round"], step(made)) == (1, (1, "power"))


def test_bv_2_4_the_balanced_dice_are_the_same_for_every_loa_a_quarter_turn_apart() -> None:
    board = Position(GAME, {"loas": TWO, "setup": "balanced"}).view()["board"]
    faces = {
        (column, row): board["abcdefg"[column] + str(row + 1)]
        for column in range(7)
        for row in range(7)
        if (column, row) != (3, 3)
    }
    for (column, row), stack in faces.items():
        turned = faces[6 - row, column]
        assert turned[0]["face"] == stack[0]["face"]
        assert (turned[0]["colour"] == "white") == (stack[0]["colour"] == "white")
    counted = Counter((die["colour"], die["face"]) for stack in faces.values() for die in stack)
    assert counted["red", "offering"] == counted["yellow", "offering"] == 2


def test_bv_2_4_the_balanced_layout_needs_no_roll() -> None:
    made = Position(GAME, {"loas": TWO, "setup": "balanced"})
    assert step(made) == (0, "power")
    assert [at(made, cell) for cell in ("a1", "g1", "d2", "c4", "g7")] == ["RO", "YO", "YS", "YC", "PO"]


def test_bv_2_5_the_chaotic_layout_is_full_of_steal_and_exchange() -> None:
    made = Position(GAME, {"loas": TWO, "setup": "chaotic"})
    faces = Counter(die["face"] for stack in made.view()["board"].values() for die in stack)
    assert faces == {"steal": 20, "exchange": 20, "offering": 4, "change": 4}
    assert [at(made, cell) for cell in ["a1", "d1", "b4", "e4", "g4", "d7", "g7"]] == [
        "RV",
        "TO",
        "RC",
        "TX",
        "RO",
        "YO",
        "PV",
    ]
    assert step(made) == (0, "power")


def test_bv_2_6_the_first_player_is_an_option_and_turns_follow_the_seats() -> None:
    made = Position(GAME, {"loas": THREE, "setup": "balanced", "first": 2})
    assert made.view()["first"] == 2
    seats = [made.awaits.seat]
    while made.view()["round"] < 3:
        made.play("-" if "-" in {made.notation(each) for each in made.legal_numbers()} else made.legal[0])
        if made.awaits.seat != seats[-1]:
            seats.append(made.awaits.seat)
    assert seats == [2, 0, 1, 2, 0, 1, 2]


def test_bv_2_6_the_first_player_must_have_a_seat() -> None:
    assert refused(loas=TWO, first=2) == "“first” cannot be 2: it goes from 0 to 1. (BV-2.6)"
    assert "(BV-2.6)" in refused(loas=TWO, first=-1)


def test_options_are_completed_and_echoed_exactly() -> None:
    solo = Position(GAME, {"solo": {"loa": BWA}}).options
    assert solo == {"solo": {"loa": BWA, "level": 1, "score": 3, "baron_first": False}}
    teams = Position(GAME, {"loas": [WATA, BWA, ERZULIE, LEGBA], "teams": True, "first": 3}).options
    assert teams == {"loas": [WATA, BWA, ERZULIE, LEGBA], "first": 3, "setup": "random", "teams": True}


def test_unknown_options_are_refused() -> None:
    assert "setups" in refused(loas=TWO, setups="draft")
    assert "hopeless" in refused(loas=TWO, setup="hopeless") or "setup" in refused(loas=TWO, setup="hopeless")
    assert "loas" in refused(loas=["baron_samedi", WATA])
