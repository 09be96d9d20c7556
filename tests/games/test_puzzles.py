"""The puzzles that come with the games."""

from typing import Any

import pytest

from samedi.bots.analysis import analyse
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.puzzle import Puzzle, name_of, shipped
from samedi.core.record import copy
from samedi.games import OWN, game
from samedi.games.chevalier_noir.model import CLAN_SIZE
from samedi.games.chevalier_noir.practice import foreign
from samedi.words import LANGUAGES, say

GAMES = [game(name) for name in OWN]
FEWEST, FEWEST_SEVERAL = 100, 50  # of two players, and of more
DUEL = 2
SAMPLE = 3
SIMULATIONS = 4000


def posed(played: Game[Any], puzzle: Puzzle) -> Position:
    """The position of a puzzle, every action on the way checked by the rules."""
    position = Position(played, puzzle.options)
    for text in puzzle.way.split():
        position.play(text)
    return position


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_every_puzzle_is_a_position_of_the_rules_and_its_moves_are_legal(played: Game[Any]) -> None:
    puzzles = shipped(played.home)
    duels = sum(Position(played, each.options).seats == DUEL for each in puzzles.values())
    assert duels >= FEWEST
    assert len(puzzles) - duels >= FEWEST_SEVERAL
    for puzzle in puzzles.values():
        position = posed(played, puzzle)
        assert puzzle.name == name_of(puzzle.options, puzzle.way, puzzle.seat)
        assert played.rules.mover(position.state) == puzzle.seat
        begun = len(position.history)
        for move in (*puzzle.answers, *puzzle.others):
            for text in move.split():
                position.play(text)
            while len(position.history) > begun:
                position.undo()
        assert not set(puzzle.answers) & set(puzzle.others)
        assert puzzle.margin - puzzle.interval >= 50
        assert puzzle.themes


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_puzzles_of_several_grades_and_themes_are_told_in_every_language(played: Game[Any]) -> None:
    puzzles = shipped(played.home).values()
    assert len({each.grade for each in puzzles}) >= 4
    assert played.practice is not None
    assert {theme for each in puzzles for theme in each.themes} <= set(played.practice.themes)
    for language in LANGUAGES:
        for theme in played.practice.themes:
            for code in (f"{played.words}-theme-{theme}", f"{played.words}-theme-{theme}-why"):
                assert say(language, code) != code


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_the_themes_of_a_puzzle_are_what_its_answer_does(played: Game[Any]) -> None:
    assert played.practice is not None
    for puzzle in shipped(played.home).values():
        position = posed(played, puzzle)
        before = copy(position.state)
        done = [position.play(text) for text in puzzle.answers[0].split()]
        assert puzzle.themes == played.practice.themes_of(before, position.state, done), puzzle.name


def test_nobody_flees_from_a_partner() -> None:
    state = Position(game("chevalier_noir"), {"players": 4}).state
    assert {piece // CLAN_SIZE for piece in foreign(state, 0)} == {1, 3}


def test_what_is_said_of_a_corner_is_said_of_demons_that_were_placed() -> None:
    for puzzle in shipped(game("dicke_daemonen").home).values():
        assert ("waiting" in puzzle.themes) == (puzzle.answers[0] == "-")
        assert "corner" not in puzzle.themes or puzzle.answers[0][0] in "rbgy"


@pytest.mark.parametrize("played", GAMES, ids=OWN)
def test_another_search_finds_the_same_moves(played: Game[Any]) -> None:
    puzzles = list(shipped(played.home).values())
    for puzzle in puzzles[:: len(puzzles) // SAMPLE][:SAMPLE]:
        best = analyse(posed(played, puzzle), simulations=SIMULATIONS, seed=7).actions[0]
        assert best.notation in {answer.split()[0] for answer in puzzle.answers}
