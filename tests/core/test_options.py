"""Options: partial in, complete out, clear refusals."""

from typing import Any, Literal

import pytest

from samedi.core.errors import BadOptions
from samedi.core.options import Options, read, to_builtins


class Sample(Options, frozen=True):
    players: Literal[2, 3, 4]
    first: int = 0
    teams: bool = False


def test_defaults_are_filled_in() -> None:
    assert to_builtins(read(Sample, {"players": 3})) == {"players": 3, "first": 0, "teams": False}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "players"),
        ({"players": 5}, "5"),
        ({"players": True}, "players"),
        ({"players": "2"}, "players"),
        ({"players": 2, "frist": 1}, "frist.*first"),
        ({"players": 2, "colour": 1}, "colour.*players, first, teams"),
        ({"players": 2, "teams": 1}, "teams"),
        ({"players": 2, "first": 0.5}, "first"),
        ({"players": 2, 7: 1}, "7"),
    ],
)
def test_what_is_wrong_is_named(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        read(Sample, given)
