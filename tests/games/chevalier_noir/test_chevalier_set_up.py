"""CN-2: options and the set-up."""

from typing import Any

import pytest

from samedi.core.errors import BadOptions
from samedi.core.position import Position
from samedi.games.chevalier_noir import GAME
from tests.games.chevalier_noir.positions import legal, place, play, position

CLANS = ("north", "east", "south", "west")


def start(players: int, **options: Any) -> Position:
    return Position(GAME, {"players": players, **options})


@pytest.mark.parametrize(
    ("players", "clans"),
    [(2, ["north", "south"]), (3, ["north", "east", "south"]), (4, ["north", "east", "south", "west"])],
)
def test_cn_2_1_seats_go_clockwise_around_the_board(players: int, clans: list[str]) -> None:
    view = start(players).view()
    assert view["clans"] == clans
    assert list(view["pawns"]) == clans


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_cn_2_1_only_four_players_form_teams(players: int, *, teams: bool) -> None:
    assert start(players).options["teams"] is teams


@pytest.mark.parametrize("players", [2, 3])
def test_cn_2_1_two_or_three_players_cannot_form_teams(players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        start(players, teams=True)
    assert caught.value.message.code == "chevalier-teams-need-four"
    assert caught.value.message.clause == "CN-2.1"


@pytest.mark.parametrize("seat", range(4))
def test_cn_2_1_partners_sit_in_alternate_seats(seat: int) -> None:
    for other in range(4):
        pawns = {CLANS[seat]: {"grand": 20}, CLANS[other]: {"gros" if other == seat else "petit": 25}}
        made = position(4, pawns=pawns, knight=3, seat=seat, throw=[5, 4, 2])
        assert ("G5" in legal(made)) is ((seat - other) % 2 == 1)


def test_cn_2_1_four_individuals_are_all_opponents() -> None:
    pawns = {"north": {"grand": 20}, "south": {"petit": 25}}
    assert "G5" in legal(position(4, teams=False, pawns=pawns, throw=[5, 4, 2]))


@pytest.mark.parametrize("gate", [13, 14, 41, 42])
def test_cn_2_1_gates_of_a_clan_without_player_take_rank_away(gate: int) -> None:
    pawns = {"north": {"mince": gate - 4}, "south": {"grand": gate}}
    made = position(2, pawns=pawns, throw=[4, 3, 2])
    play(made, "M4")
    assert place(made, "south", "grand") == ["start"]


def test_cn_2_1_no_pawn_is_displaced_to_a_gate_of_a_clan_without_player() -> None:
    made = position(2, pawns={"south": {"grand": 7}}, knight=3, throw=[4, 3, 2])
    play(made, "N4")
    assert not legal(made) & {"@13", "@14", "@41", "@42"}


def test_cn_2_1_a_clan_without_player_takes_no_turn() -> None:
    made = position(3, seat=2, throw=[5, 4, 2])
    play(made, "N5 N4 N2")
    assert made.awaits.seat == 0


@pytest.mark.parametrize(
    ("players", "first", "order"), [(2, 1, [1, 0]), (3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0])]
)
def test_cn_2_2_each_player_in_turn_puts_one_pawn_on_the_couronne(
    players: int, first: int, order: list[int]
) -> None:
    made = start(players, first=first)
    seen = []
    while made.awaits.step == "first_pawn":
        seat = made.awaits.seat
        assert seat is not None
        seen.append(seat)
        assert legal(made) == {"+G", "+O", "+M", "+P"}
        made.play("+M")
        clan = made.view()["clans"][seat]
        couronne = 14 * CLANS.index(clan)
        waiting = ["start"]
        assert made.view()["pawns"][clan] == {
            "grand": waiting,
            "gros": waiting,
            "mince": ["track", couronne],
            "petit": waiting,
        }
    assert seen == order


def test_cn_2_2_the_couronnes_of_the_short_board() -> None:
    made = play(start(4, board="short"), "+G +O +M +P")
    assert place(made, "north", "grand") == ["track", 0]
    assert place(made, "east", "gros") == ["track", 10]
    assert place(made, "south", "mince") == ["track", 20]
    assert place(made, "west", "petit") == ["track", 30]


@pytest.mark.parametrize(("board", "track"), [("long", 56), ("short", 40)])
def test_cn_2_3_the_first_player_sets_the_chevalier_on_any_cell_without_a_pawn(
    board: str, track: int
) -> None:
    made = play(start(3, first=1, board=board), "+G +O +M")
    assert (made.awaits.kind, made.awaits.seat, made.awaits.step) == ("seat", 1, "set_knight")
    couronnes = {0, track // 4, track // 2}
    assert legal(made) == {f"N@{cell}" for cell in range(track) if cell not in couronnes}
    play(made, f"N@{track - 1}")
    assert made.view()["knight"] == track - 1
    assert (made.awaits.kind, made.awaits.seat, made.awaits.step) == ("chance", 1, "roll")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cn_2_3_the_first_player_begins_and_turns_go_clockwise(players: int) -> None:
    made = start(players, first=1)
    while made.awaits.step != "roll":
        made.play(made.legal[-1])
    seats = []
    for _ in range(2 * players):
        seats.append(made.awaits.seat)
        for action in (":3", ":4", ":1"):
            made.play(action)
        while not made.is_chance:
            made.play(made.legal[0])
    assert seats == [(1 + turn) % players for turn in range(2 * players)]


@pytest.mark.parametrize("first", [-1, 3])
def test_cn_2_3_the_first_player_must_be_a_seat(first: int) -> None:
    with pytest.raises(BadOptions) as caught:
        start(3, first=first)
    assert caught.value.message.code == "chevalier-first-no-seat"
    assert caught.value.message.clause == "CN-2.3"


def test_options_are_completed_with_their_defaults() -> None:
    assert start(2).options == {
        "players": 2,
        "first": 0,
        "board": "long",
        "teams": False,
        "strict": False,
        "both_clans": False,
    }
    assert start(4).options["teams"] is True
    assert start(4, teams=False).options["teams"] is False


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "option-missing"),
        ({"players": 5}, "option-invalid"),
        ({"players": True}, "option-invalid"),
        ({"players": 2, "board": "round"}, "option-invalid"),
        ({"players": 2, "strict": 1}, "option-invalid"),
        ({"players": 2, "stric": True}, "option-unknown-close"),
        ({"players": 2, "zzz": True}, "option-unknown"),
        ({"players": 2, "both_clans": True}, "chevalier-both-clans-need-teams"),
        ({"players": 4, "teams": False, "both_clans": True}, "chevalier-both-clans-need-teams"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        Position(GAME, options)
    assert caught.value.message.code == code
    assert str(caught.value)
