"""What was done is told in sentences of its own, by name and in the past, in every language."""

import random

import pytest

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.games import NAMES, game
from samedi.words import LANGUAGES

MOST_ACTIONS = 400
WHO = {"en": "Léa ", "fr": "Léa a ", "de": "Léa hat "}


def deeds(name: str, table: str) -> list[tuple[Message, bool]]:
    """The actions of one game in words, and whether somebody did them."""
    chosen = game(name)
    position, chooser = Position(chosen, chosen.tables[table]), random.Random(7)
    told: list[tuple[Message, bool]] = []
    while not position.is_over and len(told) < MOST_ACTIONS:
        number = chooser.choice(position.legal_numbers())
        told.append((position.describe(number), position.awaits.seat is not None))
        position.play(number)
    return told


@pytest.mark.parametrize(("name", "table"), [(name, table) for name in NAMES for table in game(name).tables])
def test_whatever_is_done_is_told_by_name_in_every_language(name: str, table: str) -> None:
    for language in LANGUAGES:
        for message, has_name in deeds(name, table):
            said = message.told(language, "Léa" if has_name else None)
            assert said.startswith(WHO[language]) == has_name, said
            assert said.endswith(".")
            assert "@" not in said


def test_a_capture_is_told_as_it_was() -> None:
    cell = {"cell": "d4", "target": "d6", "colour": "@baron-colour-red", "face": "@baron-face-protection"}
    assert Message("baron-capture", {**cell}).told("en", "Bea") == (
        "Bea jumped d4 → d6 and took the red Protection die."
    )
    assert Message("baron-apply-protection").told("fr", "Bea") == "Bea a activé la Protection."


def test_a_name_is_said_as_it_was_typed() -> None:
    assert "@clan-north" in Message("daemonen-pass").told("en", "@clan-north")
