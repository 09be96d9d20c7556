"""`Position`, the face of a game for people who write programs."""

from fractions import Fraction
from typing import Any

import pytest

import samedi
from samedi.core.errors import BadAction, BadOptions, IllegalAction, UnknownGame
from samedi.core.record import to_bytes
from samedi.games.chevalier_noir.actions import Enter, Knight, Roll


def started() -> samedi.Position:
    position = samedi.start("chevalier_noir", players=2)
    for text in ("+G", "+P", "N@5"):
        position.play(text)
    return position


def test_legal_actions_can_be_iterated_counted_and_asked() -> None:
    legal = samedi.start("chevalier_noir", players=2).legal
    assert len(legal) == 4
    assert next(iter(legal)) == legal[0] == Enter(pawn="grand")
    assert legal[1:3] == [Enter(pawn="gros"), Enter(pawn="mince")]
    assert "+G" in legal
    assert {"type": "enter", "pawn": "petit"} in legal
    assert Enter(die=6, pawn="grand") not in legal
    assert "nonsense" not in legal
    assert repr(legal) == "<LegalActions +G +O +M +P>"
    assert legal.to_builtins()[0] == {"type": "enter", "pawn": "grand"}


def test_an_action_can_be_played_in_every_form() -> None:
    number = samedi.start("chevalier_noir", players=2).number("+M")
    forms: list[Any] = [Enter(pawn="mince"), "+M", {"type": "enter", "pawn": "mince"}, number]
    for form in forms:
        position = samedi.start("chevalier_noir", players=2)
        assert position.play(form) == Enter(pawn="mince")
        assert position.last == Enter(pawn="mince")
        assert position.notation(form) == "+M"


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    position = started()
    before = to_bytes(position.state)
    for wrong in ("G5", Knight(cell=3), {"type": "ride", "die": 1}):
        with pytest.raises(IllegalAction):
            position.play(wrong)
    for bad in ("", "G9", -1, 10_000, {"type": "move"}, None, True, 1.0):
        with pytest.raises(BadAction):
            position.play(bad)  # type: ignore[arg-type]
    assert to_bytes(position.state) == before


def test_chance_has_probabilities() -> None:
    position = started()
    assert position.is_chance
    assert position.outcomes[Roll(face=3)] == Fraction(1, 6)
    position.play(":1")
    position.play(":2")
    assert position.outcomes[Roll(face="black")] == Fraction(1, 3)
    assert Roll(face=3) not in position.outcomes
    position.play(":5")
    assert position.outcomes == {}


def test_undo_goes_back_action_by_action() -> None:
    position = started()
    before = to_bytes(position.state)
    position.play(":4")
    assert position.undo() == Roll(face=4)
    assert to_bytes(position.state) == before
    assert len(position.history) == 3
    for _ in range(3):
        position.undo()
    assert position.last is None
    with pytest.raises(IllegalAction, match="nothing to undo"):
        position.undo()


def test_a_position_draws_itself_and_tells_what_it_waits_for() -> None:
    position = started()
    assert "nG" in str(position)
    assert "<N>" in str(position)
    assert "chance" in repr(position)
    assert position.view() == position.view(0) == position.view(-1)
    assert position.options["players"] == 2
    assert position.seats == 2


def test_a_finished_game_takes_no_more_actions() -> None:
    position = samedi.start("chevalier_noir", players=2, board="short")
    assert position.result is None
    rng = samedi.seeded(3)
    while not position.is_over:
        position.roll(rng)
    assert position.awaits.kind == "over"
    assert position.result is not None
    assert len(position.legal) == 0
    with pytest.raises(IllegalAction, match="over"):
        position.play("G1")
    with pytest.raises(IllegalAction, match="over"):
        position.roll(rng)


def test_unknown_games_and_bad_options_are_named() -> None:
    with pytest.raises(UnknownGame, match=r"chess.*chevalier_noir"):
        samedi.start("chess")
    with pytest.raises(BadOptions, match="players"):
        samedi.start("chevalier_noir")
