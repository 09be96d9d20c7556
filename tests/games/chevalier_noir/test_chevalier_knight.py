"""CN-5: the Chevalier Noir."""

import pytest

from tests.games.chevalier_noir.positions import Pawns, legal, place, play, position

LONG_GATES = {0, 13, 14, 27, 28, 41, 42, 55}
SHORT_GATES = {0, 9, 10, 19, 20, 29, 30, 39}


@pytest.mark.parametrize(("board", "last"), [("long", 55), ("short", 39)])
def test_cn_5_1_the_chevalier_rides_clockwise_around_the_ring(board: str, last: int) -> None:
    made = position(board=board, knight=last - 1, throw=[5, 4, 2])
    play(made, "N5")
    assert made.view()["knight"] == 3


@pytest.mark.parametrize("gate", sorted(LONG_GATES))
def test_cn_5_1_the_chevalier_may_stop_on_every_couronne_and_porte(gate: int) -> None:
    made = position(knight=(gate - 5) % 56, throw=[5, 4, 2])
    play(made, "N5")
    assert made.view()["knight"] == gate
    assert made.awaits.step == "move"


def test_cn_5_1_the_chevalier_never_enters_a_tresor() -> None:
    made = position(pawns={"north": {"grand": "t2"}}, knight=55, throw=[3, 4, "black"])
    play(made, "N3")
    assert made.view()["knight"] == 2
    assert place(made, "north", "grand") == ["tresor", 2]


@pytest.mark.parametrize("pawn", ["grand", "gros", "mince", "petit"])
@pytest.mark.parametrize("clan", ["north", "east", "south", "west"])
def test_cn_5_2_he_takes_the_cell_of_a_pawn_of_anyone(clan: str, pawn: str) -> None:
    made = position(4, pawns={clan: {pawn: 24}}, knight=20, seat=0, throw=[3, 4, "black"])
    play(made, "N4")
    view = made.view()
    assert (view["knight"], view["displaced"]) == (24, [clan, pawn])
    assert view["pawns"][clan][pawn] == ["lifted"]
    assert (made.awaits.seat, made.awaits.step) == (0, "displace")
    play(made, "@50")
    assert made.view()["displaced"] is None
    assert place(made, clan, pawn) == ["track", 50]
    assert made.awaits.step == "move"


@pytest.mark.parametrize(("board", "gates", "track"), [("long", LONG_GATES, 56), ("short", SHORT_GATES, 40)])
def test_cn_5_2_the_pawn_goes_to_any_free_cell_that_is_no_gate(
    board: str, gates: set[int], track: int
) -> None:
    pawns: Pawns = {"north": {"grand": 5}, "south": {"grand": 24, "petit": 31}}
    made = position(board=board, pawns=pawns, knight=21, throw=[3, 4, "black"])
    play(made, "N3")
    expected = set(range(track)) - gates - {5, 24, 31}
    assert 21 in expected
    assert legal(made) == {f"@{cell}" for cell in expected}


@pytest.mark.parametrize("gate", sorted(LONG_GATES))
def test_cn_5_2_he_displaces_pawns_on_couronnes_and_portes_too(gate: int) -> None:
    for clan in ("north", "south"):
        made = position(pawns={clan: {"grand": gate}}, knight=(gate - 3) % 56, throw=[3, 4, "black"])
        play(made, "N3 @20")
        assert place(made, clan, "grand") == ["track", 20]
        assert made.view()["knight"] == gate


def test_cn_5_2_nobody_is_displaced_from_a_cell_he_only_passes() -> None:
    made = position(pawns={"south": {"grand": 22}}, knight=20, throw=[3, 4, "black"])
    play(made, "N3")
    assert made.awaits.step == "move"
    assert place(made, "south", "grand") == ["track", 22]


@pytest.mark.parametrize(("cell", "left"), [(54, 1), (49, 6), (50, 5)])
def test_cn_5_3_a_pawn_displaced_towards_its_porte_has_only_that_way_left(cell: int, left: int) -> None:
    made = position(pawns={"north": {"grand": 5}}, knight=1, throw=[4, left, "black"])
    play(made, f"N4 @{cell} G{left}")
    assert place(made, "north", "grand") == ["track", 55]


def test_cn_5_3_a_pawn_displaced_behind_its_couronne_is_near_its_porte() -> None:
    made = position(pawns={"south": {"grand": 30}}, knight=26, seat=1, throw=[4, 3, "black"])
    play(made, "N4 @26")
    assert legal(made) == {"N3"}


def test_cn_5_3_a_pawn_displaced_back_has_its_lap_to_do_again() -> None:
    made = position(pawns={"north": {"grand": 55}}, knight=51, throw=[4, 5, "black"])
    play(made, "N4 @54")
    assert legal(made) == {"N5"}
    made = position(pawns={"north": {"grand": 55}}, knight=51, throw=[4, 5, "black"])
    play(made, "N4 @1 G5")
    assert place(made, "north", "grand") == ["track", 6]


@pytest.mark.parametrize("pawn", ["grand", "gros", "mince", "petit"])
def test_cn_5_4_a_pawn_of_any_rank_pushes_him(pawn: str) -> None:
    letter = {"grand": "G", "gros": "O", "mince": "M", "petit": "P"}[pawn]
    made = position(pawns={"north": {pawn: 20}}, knight=25, throw=[5, 4, 2])
    play(made, letter + "5")
    assert place(made, "north", pawn) == ["track", 25]
    assert made.view()["knight"] is None
    assert (made.awaits.seat, made.awaits.step) == (0, "push")
    play(made, "N@3")
    assert made.view()["knight"] == 3
    assert legal(made) == {letter + "4", letter + "2"}


@pytest.mark.parametrize(("board", "track"), [("long", 56), ("short", 40)])
def test_cn_5_4_he_is_put_on_any_free_cell_gates_and_the_left_cell_included(board: str, track: int) -> None:
    pawns: Pawns = {"north": {"grand": 20, "petit": 0}, "south": {"gros": 31}}
    made = position(board=board, pawns=pawns, knight=25, throw=[5, 4, 2])
    play(made, "G5")
    assert legal(made) == {f"N@{cell}" for cell in set(range(track)) - {25, 0, 31}}
    play(made, "N@20")
    assert made.view()["knight"] == 20


def test_cn_5_4_passing_him_does_not_push_him() -> None:
    made = position(pawns={"north": {"grand": 20}}, knight=24, throw=[5, 3, 2])
    play(made, "G5")
    assert (made.awaits.step, made.view()["knight"]) == ("move", 24)


def test_cn_5_4_a_gate_gives_him_no_shelter() -> None:
    made = position(pawns={"north": {"petit": 50}}, knight=55, throw=[5, 3, 2])
    play(made, "P5 N@0")
    assert place(made, "north", "petit") == ["track", 55]
    assert made.view()["knight"] == 0
