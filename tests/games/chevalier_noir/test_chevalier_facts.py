"""What the rules tell beside a position: the board, whose pawns a seat moves, and where actions lead."""

import random
from typing import Any

import pytest

from samedi.core.position import Position, listed
from samedi.games import game
from samedi.games.chevalier_noir.facts import constants, facts, prospect
from samedi.games.chevalier_noir.model import CLANS
from samedi.games.chevalier_noir.setup import TABLES
from samedi.games.chevalier_noir.turn import playing
from tests.games.chevalier_noir.positions import ALL_HOME, position

CHEVALIER = game("chevalier_noir")


@pytest.mark.parametrize(("board", "track", "tresor"), [("long", 56, 6), ("short", 40, 4)])
def test_cn_1_2_every_clan_has_its_couronne_and_its_porte_just_before(
    board: str, track: int, tresor: int
) -> None:
    told = constants(Position(CHEVALIER, {"players": 2, "board": board}).state)
    quarter = track // 4
    assert (told["track"], told["tresor"]) == (track, tresor)
    assert told["couronnes"] == {clan: number * quarter for number, clan in enumerate(CLANS)}
    assert told["portes"] == {clan: (cell - 1) % track for clan, cell in told["couronnes"].items()}


def test_cn_6_1_who_is_home_plays_for_the_partner_where_both_clans_count() -> None:
    pawns: Any = {"north": ALL_HOME, "south": {"gros": 28}}
    both = position(pawns=pawns, players=4, both_clans=True)
    assert facts(both.state)["playing"] == ["south", "east", "south", "west"]
    own = position(pawns=pawns, players=4)
    assert facts(own.state)["playing"] == [*CLANS]


@pytest.mark.parametrize("name", TABLES)
def test_an_action_leads_where_the_rules_put_the_piece(name: str) -> None:
    made, rng, kinds = Position(CHEVALIER, TABLES[name]), random.Random(name), set()
    for _ in range(1500):
        if made.is_over:
            break
        if not made.is_chance:
            for number in listed(CHEVALIER, made.state):
                assert prospect(made.state, number) == stands_after(made, number)
                kinds.add(CHEVALIER.actions.kind(number))
        made.play(rng.choice(list(made.outcomes if made.is_chance else made.legal)))
    assert kinds >= {"enter", "move", "ride", "knight"}


def stands_after(made: Position, number: int) -> Any:
    """Where the piece that an action moves stands when it is done."""
    before, clan = made.view(), CLANS[playing(made.state)]
    action: Any = CHEVALIER.actions.structure(number)
    made.play(number)
    seen = made.view()
    made.undo()
    if hasattr(action, "pawn"):
        return seen["pawns"][clan][action.pawn]
    if before["displaced"]:
        lifted, rank = before["displaced"]
        return seen["pawns"][lifted][rank]
    return ["track", seen["knight"]]
