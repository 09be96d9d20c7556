"""CN-4: how pawns move and whom they send home."""

from itertools import product

import pytest

from tests.games.chevalier_noir.positions import Pawns, legal, place, play, position

PAWNS = ("grand", "gros", "mince", "petit")
LETTER = dict(zip(PAWNS, "GOMP", strict=True))
PAIRS = list(product(PAWNS, PAWNS))
BEATS = {
    ("grand", "gros"),
    ("grand", "mince"),
    ("grand", "petit"),
    ("gros", "mince"),
    ("gros", "petit"),
    ("mince", "petit"),
    ("petit", "grand"),
}
GATES = {"north": (0, 55), "east": (14, 13), "south": (28, 27), "west": (42, 41)}


def lands(
    pawn: str, victim: str, cell: int, *, clan: str = "south", players: int = 2, teams: bool = False
) -> bool:
    """Whether a north pawn 5 cells behind may land on a pawn, which then goes to the start."""
    pawns: Pawns = {"north": {pawn: (cell - 5) % 56}, clan: {victim: cell}}
    made = position(players, pawns=pawns, knight=20, throw=[5, 4, 2], teams=teams)
    action = LETTER[pawn] + "5"
    if action not in legal(made):
        return False
    play(made, action)
    assert place(made, "north", pawn) == ["track", cell]
    assert place(made, clan, victim) == ["start"]
    return True


def test_cn_4_1_a_pawn_goes_over_free_and_occupied_cells_alike() -> None:
    pawns: Pawns = {"north": {"petit": 10, "grand": 11}, "south": {"gros": 12}}
    made = position(pawns=pawns, knight=13, throw=[4, 3, 2])
    assert "P4" in legal(made)
    play(made, "P4")
    assert place(made, "north", "petit") == ["track", 14]
    assert place(made, "south", "gros") == ["track", 12]
    assert made.view()["knight"] == 13


@pytest.mark.parametrize(("board", "last"), [("long", 55), ("short", 39)])
def test_cn_4_1_the_track_is_a_ring_and_pawns_go_clockwise(board: str, last: int) -> None:
    made = position(3, board=board, pawns={"east": {"grand": last - 1}}, knight=20, seat=1, throw=[5, 4, 2])
    play(made, "G4")
    assert place(made, "east", "grand") == ["track", 2]


def test_cn_4_1_only_arrivee_holds_several_pawns() -> None:
    pawns: Pawns = {"north": {"grand": "home", "gros": "t3", "mince": "t5"}}
    made = position(pawns=pawns, throw=[4, 2, 2])
    assert "O2" not in legal(made)
    play(made, "M2 O4")
    assert (
        place(made, "north", "grand")
        == place(made, "north", "gros")
        == place(made, "north", "mince")
        == ["home"]
    )


@pytest.mark.parametrize(("pawn", "victim"), PAIRS)
def test_cn_4_2_a_pawn_sends_home_only_whom_it_beats(pawn: str, victim: str) -> None:
    assert lands(pawn, victim, 10) is ((pawn, victim) in BEATS)


def test_cn_4_2_petit_sends_grand_home() -> None:
    assert lands("petit", "grand", 40)
    assert not lands("grand", "grand", 40)


@pytest.mark.parametrize(("pawn", "other"), [pair for pair in PAIRS if pair[0] != pair[1]])
def test_cn_4_2_a_pawn_cannot_end_on_its_own_side(pawn: str, other: str) -> None:
    made = position(pawns={"north": {pawn: 5, other: 10}}, knight=50, throw=[5, 4, 2])
    assert LETTER[pawn] + "5" not in legal(made)
    assert LETTER[pawn] + "4" in legal(made)


def test_cn_4_2_a_pawn_may_end_on_a_free_cell_or_on_the_chevalier() -> None:
    made = position(pawns={"north": {"petit": 10}}, knight=15, throw=[5, 4, 2])
    assert legal(made) == {"P5", "P4", "P2"}


@pytest.mark.parametrize(("pawn", "victim"), PAIRS)
@pytest.mark.parametrize("gate", [*GATES["east"], *GATES["west"], GATES["north"][1]])
def test_cn_4_3_on_a_gate_not_its_own_a_pawn_has_no_rank(gate: int, pawn: str, victim: str) -> None:
    assert lands(pawn, victim, gate)


@pytest.mark.parametrize("gate", [gate for clan in ("north", "east", "west") for gate in GATES[clan]])
def test_cn_4_3_the_gates_of_every_clan_take_rank_away_in_a_game_of_four(gate: int) -> None:
    pawns: Pawns = {"west": {"mince": (gate - 5) % 56}, "south": {"grand": gate}}
    made = position(4, teams=False, pawns=pawns, knight=20, seat=3, throw=[5, 4, 2])
    assert ("M5" in legal(made)) is (gate != 42)  # West's own lap ends at 41


@pytest.mark.parametrize("gate", [9, 10, 29, 30, 39])
def test_cn_4_3_the_gates_of_the_short_board(gate: int) -> None:
    pawns: Pawns = {"north": {"mince": gate - 5}, "south": {"grand": gate}}
    assert "M5" in legal(position(board="short", pawns=pawns, knight=20, throw=[5, 4, 2]))
    beyond: Pawns = {"north": {"mince": 13 - 5}, "south": {"grand": 13}}
    assert "M5" not in legal(position(board="short", pawns=beyond, knight=20, throw=[5, 4, 2]))


@pytest.mark.parametrize("cell", [12, 15, 26, 29, 40, 43, 54])
def test_cn_4_3_beside_the_gates_ranks_count(cell: int) -> None:
    assert not lands("mince", "grand", cell)


def test_cn_4_3_only_the_standing_pawn_can_lack_rank() -> None:
    assert lands("mince", "petit", 28)
    assert lands("grand", "gros", 28)
    assert not lands("petit", "mince", 28)


def test_cn_4_3_own_pawns_are_never_sent_home_from_a_gate() -> None:
    made = position(pawns={"north": {"grand": 9, "petit": 14}}, knight=50, throw=[5, 4, 2])
    assert "G5" not in legal(made)


@pytest.mark.parametrize("gate", GATES["south"])
@pytest.mark.parametrize(("pawn", "victim"), PAIRS)
def test_cn_4_4_on_its_own_gate_a_pawn_keeps_its_rank(pawn: str, victim: str, gate: int) -> None:
    assert lands(pawn, victim, gate) is ((pawn, victim) in BEATS)


@pytest.mark.parametrize("gate", GATES["west"])
@pytest.mark.parametrize(("pawn", "victim"), PAIRS)
def test_cn_4_4_on_its_partners_gate_a_pawn_keeps_its_rank(pawn: str, victim: str, gate: int) -> None:
    assert lands(pawn, victim, gate, clan="east", players=4, teams=True) is ((pawn, victim) in BEATS)
    assert lands(pawn, victim, gate, clan="east", players=4, teams=False)


@pytest.mark.parametrize(("pawn", "victim"), PAIRS)
def test_cn_4_5_entering_sends_any_opponent_home(pawn: str, victim: str) -> None:
    made = position(pawns={"south": {victim: 0}}, knight=50, throw=[6, 4, 2])
    play(made, f"+{LETTER[pawn]}6")
    assert place(made, "north", pawn) == ["track", 0]
    assert place(made, "south", victim) == ["start"]
    assert made.awaits.step == "move"


def test_cn_4_5_entering_pushes_the_chevalier() -> None:
    made = position(knight=0, throw=[6, 4, 2])
    play(made, "+P6")
    assert place(made, "north", "petit") == ["track", 0]
    assert (made.awaits.seat, made.awaits.step, made.view()["knight"]) == (0, "push", None)
    assert "N@0" not in legal(made)
    play(made, "N@55")
    assert made.view()["knight"] == 55
    assert legal(made) == {"P4", "P2"}


@pytest.mark.parametrize(("board", "porte"), [("long", 55), ("short", 39)])
def test_cn_4_6_the_porte_needs_the_exact_count(board: str, porte: int) -> None:
    for left in range(1, 7):
        made = position(board=board, pawns={"north": {"grand": porte - left}}, knight=20, throw=[left, 6, 6])
        assert f"G{left}" in legal(made)
        assert ("G6" in legal(made)) is (left == 6)


def test_cn_4_6_a_pawn_never_goes_past_its_porte_into_the_tresor_with_one_die() -> None:
    made = position(pawns={"north": {"grand": 54}}, knight=20, throw=[1, 4, 2])
    assert legal(made) == {"G1", "N4", "N2"}
    play(made, "G1")
    assert legal(made) == {"G4", "G2"}
    play(made, "G2 G4")
    assert place(made, "north", "grand") == ["tresor", 6]


def test_cn_4_6_a_pawn_on_its_porte_may_enter_the_tresor_in_a_later_turn() -> None:
    made = position(pawns={"north": {"grand": 55}}, knight=20, throw=[3, 4, 2])
    assert legal(made) == {"G3", "G4", "G2"}


def test_cn_4_6_other_clans_walk_past_a_porte() -> None:
    made = position(pawns={"north": {"grand": 25}, "south": {"grand": 24}}, knight=20, throw=[5, 4, 1])
    assert legal(made) == {"G5", "G4", "G1"}
    south = position(
        pawns={"north": {"grand": 25}, "south": {"gros": 24}}, knight=20, seat=1, throw=[5, 4, 2]
    )
    assert legal(south) == {"N5", "N4", "O2"}


def test_cn_4_7_pawns_pass_each_other_in_the_tresor_one_to_a_cell() -> None:
    pawns: Pawns = {"north": {"grand": "t1", "gros": "t3", "mince": "t6"}}
    made = position(pawns=pawns, knight=20, throw=[4, 3, 2])
    assert legal(made) == {"G4", "O4", "G3", "O2"}
    play(made, "G4")
    assert place(made, "north", "grand") == ["tresor", 5]


def test_cn_4_7_arrivee_needs_the_exact_count() -> None:
    for depth in range(1, 7):
        made = position(pawns={"north": {"grand": f"t{depth}"}}, knight=20, throw=[7 - depth, 6, 6])
        assert f"G{7 - depth}" in legal(made)
        assert ("G6" in legal(made)) is (depth == 1)
        play(made, f"G{7 - depth}")
        assert place(made, "north", "grand") == ["home"]


def test_cn_4_7_the_tresor_of_the_short_board_ends_after_four() -> None:
    made = position(board="short", pawns={"north": {"grand": "t3"}}, knight=20, throw=[3, 1, 2])
    assert legal(made) == {"N3", "G1", "G2"}
    play(made, "G2")
    assert place(made, "north", "grand") == ["home"]


def test_cn_4_7_no_other_clan_enters_a_tresor() -> None:
    made = position(
        pawns={"north": {"grand": "t3"}, "south": {"petit": 55}}, knight=20, seat=1, throw=[3, 4, 2]
    )
    play(made, "P3")
    assert place(made, "south", "petit") == ["track", 2]
    assert place(made, "north", "grand") == ["tresor", 3]


def test_cn_4_7_a_pawn_at_home_moves_no_more() -> None:
    made = position(pawns={"north": {"grand": "home"}}, knight=20, throw=[3, 4, 2])
    assert legal(made) == {"N3", "N4", "N2"}
