"""Pebbles is known by its package alone, as every game from outside."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from samedi import plugins, words
from tests.fourth_game.pebbles import GAME

ADDED = {plugins.VARIABLE: GAME.home, "PYTHONPATH": str(Path(__file__).parents[2])}
"""What whoever starts the program says to add the game."""


@pytest.fixture
def environment() -> dict[str, str]:
    """The variables of a program that knows the game."""
    return {**os.environ, **ADDED}


@contextmanager
def added_words() -> Iterator[None]:
    """The words of the game, in this process."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(plugins.PACKAGES, GAME.name, GAME.home)
        forget_words()
        yield
    forget_words()


def forget_words() -> None:
    """Read the words anew."""
    words._subjects.cache_clear()
    words._bundle.cache_clear()
