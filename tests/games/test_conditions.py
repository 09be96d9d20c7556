"""What the rules ask of an action, told with a tick or a cross: in all games, along random play."""

import random
from collections.abc import Iterator

import pytest

from samedi.core.message import Condition
from samedi.core.position import Position
from samedi.games import NAMES, game
from samedi.words import LANGUAGES, say

LENGTH = 150
TRIED = 60  # actions that are not legal, in each position


def positions(name: str) -> Iterator[Position]:
    """The positions of a random game."""
    chance = random.Random(name)
    position = Position(game(name), next(iter(game(name).tables.values())))
    for _ in range(LENGTH):
        if position.is_over:
            return
        if not position.is_chance:
            yield position
        position.play(chance.choice(position.legal_numbers()))


def conditions(position: Position, number: int) -> list[Condition]:
    return position.game.conditions(position.state, number)


@pytest.mark.parametrize("name", NAMES)
def test_everything_holds_of_what_is_legal(name: str) -> None:
    for position in positions(name):
        for number in position.legal_numbers():
            assert all(each.holds for each in conditions(position, number)), position.game.actions.text(
                number
            )


@pytest.mark.parametrize("name", NAMES)
def test_the_rule_that_forbids_an_action_has_a_cross(name: str) -> None:
    chance, crossed = random.Random(name), set()
    for position in positions(name):
        legal = set(position.legal_numbers())
        for number in set(chance.sample(range(len(position.game.actions)), TRIED)) - legal:
            found = conditions(position, number)
            clause = position.game.reason(position.state, number).clause
            if clause in {each.said.clause for each in found}:
                crosses = {each.said.clause for each in found if not each.holds}
                assert clause in crosses, position.game.actions.text(number)
                crossed |= crosses
    assert crossed


@pytest.mark.parametrize("name", NAMES)
def test_what_is_asked_is_said_in_every_language(name: str) -> None:
    some = next(positions(name))
    asked = {
        each.said.code: each.said
        for number in range(0, len(some.game.actions), 7)
        for each in conditions(some, number)
    }
    for language in LANGUAGES:
        assert all(say(language, said.code, said.params) for said in asked.values())
