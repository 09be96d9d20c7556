"""CN-1: the board and the pieces."""

from fractions import Fraction

import pytest

from samedi.core.position import Position
from samedi.games.chevalier_noir import GAME
from samedi.games.chevalier_noir.actions import Roll
from samedi.games.chevalier_noir.drawing import track_spots, tresor_spots
from tests.games.chevalier_noir.positions import Pawns, legal, place, play, position

COURONNES = {"long": (0, 14, 28, 42), "short": (0, 10, 20, 30)}
PORTES = {"long": (55, 13, 27, 41), "short": (39, 9, 19, 29)}
CLANS = ("north", "east", "south", "west")


def test_cn_1_1_four_clans_of_four_pawns_in_rank_order_and_one_chevalier() -> None:
    view = Position(GAME, {"players": 4}).view()
    assert list(view["pawns"]) == ["north", "east", "south", "west"]
    for clan in view["pawns"].values():
        assert list(clan) == ["grand", "gros", "mince", "petit"]
    assert view["knight"] is None


def test_cn_1_2_the_long_track_is_the_outline_of_a_cross_of_15() -> None:
    spots = track_spots(56)
    assert len(set(spots)) == len(spots) == 56
    assert spots[:7] == ((0, 8), (1, 8), (2, 8), (3, 8), (4, 8), (5, 8), (6, 8))
    assert spots[7:13] == ((6, 9), (6, 10), (6, 11), (6, 12), (6, 13), (6, 14))
    assert spots[13:15] == ((7, 14), (8, 14))
    assert spots[27:29] == ((14, 7), (14, 6))
    assert spots[41:43] == ((7, 0), (6, 0))
    assert spots[55] == (0, 7)
    assert tresor_spots(56, 6, 0) == tuple((row, 7) for row in range(1, 7))
    assert tresor_spots(56, 6, 1) == tuple((7, column) for column in range(13, 7, -1))


def test_cn_1_3_the_short_track_is_the_outline_of_a_cross_of_11() -> None:
    spots = track_spots(40)
    assert len(set(spots)) == len(spots) == 40
    assert spots[:5] == ((0, 6), (1, 6), (2, 6), (3, 6), (4, 6))
    assert spots[5:9] == ((4, 7), (4, 8), (4, 9), (4, 10))
    assert spots[9:11] == ((5, 10), (6, 10))
    assert spots[39] == (0, 5)
    assert tresor_spots(40, 4, 0) == ((1, 5), (2, 5), (3, 5), (4, 5))


@pytest.mark.parametrize("track", [56, 40])
def test_cn_1_2_each_track_cell_touches_the_next_one(track: int) -> None:
    spots = track_spots(track)
    for (row, column), (next_row, next_column) in zip(spots, spots[1:] + spots[:1], strict=True):
        assert max(abs(row - next_row), abs(column - next_column)) == 1


@pytest.mark.parametrize("clan", range(4))
@pytest.mark.parametrize("board", ["long", "short"])
def test_cn_1_2_and_1_3_the_porte_is_just_before_the_couronne(board: str, clan: int) -> None:
    name, porte = CLANS[clan], PORTES[board][clan]
    made = position(4, board=board, pawns={name: {"grand": porte - 1}}, knight=20, seat=clan, throw=[6, 1, 1])
    assert porte == (COURONNES[board][clan] - 1) % {"long": 56, "short": 40}[board]
    assert "G1" in legal(made)
    play(made, "G1")
    assert place(made, name, "grand") == ["track", porte]
    play(made, "G1")
    assert place(made, name, "grand") == ["tresor", 1]


@pytest.mark.parametrize("clan", range(4))
@pytest.mark.parametrize("board", ["long", "short"])
def test_cn_1_2_and_1_3_pawns_begin_on_the_couronne(board: str, clan: int) -> None:
    made = position(4, board=board, knight=5, seat=clan, throw=[6, 3, 2])
    play(made, "+M6")
    assert place(made, CLANS[clan], "mince") == ["track", COURONNES[board][clan]]


@pytest.mark.parametrize(("board", "steps"), [("long", 55), ("short", 39)])
def test_cn_1_2_and_1_3_the_lap_from_couronne_to_porte(board: str, steps: int) -> None:
    made = position(board=board, pawns={"north": {"grand": 0}}, knight=5)
    gone = 0
    while place(made, "north", "grand") != ["track", steps]:
        if made.awaits.seat == 0 and made.awaits.step == "move" and "G1" in legal(made):
            play(made, "G1")
            gone += 1
        elif made.is_chance and made.awaits.seat == 0:
            made.play(":1")
        else:
            made.play(made.legal[0])
        assert gone <= steps
    assert gone == steps


def test_cn_1_2_from_porte_to_arrivee_it_is_7_on_the_long_board() -> None:
    made = position(pawns={"north": {"grand": 55}}, throw=[6, 1, 2])
    play(made, "G6")
    assert place(made, "north", "grand") == ["tresor", 6]
    play(made, "G1")
    assert place(made, "north", "grand") == ["home"]


def test_cn_1_3_a_6_cannot_be_used_from_the_porte_of_the_short_board() -> None:
    pawns: Pawns = {"north": {"grand": 39, "gros": "home", "mince": "home", "petit": "home"}}
    made = position(board="short", pawns=pawns, throw=[6, 5, 2])
    assert legal(made) == {"N6", "G5", "G2"}
    play(made, "G5")
    assert place(made, "north", "grand") == ["home"]


def test_cn_1_4_two_dice_are_ordinary_and_the_third_has_two_black_faces() -> None:
    made = position()
    ordinary = {Roll(face=face): Fraction(1, 6) for face in (1, 2, 3, 4, 5, 6)}
    special = {Roll(face=face): Fraction(1, 6) for face in (1, 2, 5, 6)}
    special[Roll(face="black")] = Fraction(1, 3)
    assert made.outcomes == ordinary
    made.play(":3")
    assert made.outcomes == ordinary
    made.play(":4")
    assert made.outcomes == special
    made.play(":N")
    assert made.outcomes == {}
    assert made.view()["throw"] == [3, 4, "black"]
