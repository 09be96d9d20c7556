"""The laws, on a game with secrets and a die."""

from typing import Any

import pytest

from samedi.core.position import Position
from samedi.core.record import copy, to_bytes
from samedi.core.rng import seeded
from tests.kuhn import GAME as KUHN
from tests.kuhn import HIDDEN
from tests.laws import check_game, check_secrets


@pytest.mark.parametrize("seed", range(200))
@pytest.mark.parametrize("ante", [1, 2])
def test_the_laws_hold_for_kuhn_poker(seed: int, ante: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.laws.check_actions", lambda _position: None)  # it has no words
    check_game(KUHN, {"ante": ante}, seed)


def dealt() -> Position:
    position = Position(KUHN, {})
    for text in ("d1", "d2", "x4"):
        position.play(text)
    return position


def test_a_hidden_card_is_blank_for_the_other_seat_only() -> None:
    assert dealt().view(0)["cards"] == [1, "hidden"]
    assert dealt().view(1)["cards"] == ["hidden", 2]
    assert dealt().view(-1)["cards"] == ["hidden", "hidden"]
    assert dealt().view()["cards"] == [1, 2]


def test_determinise_varies_evenly_where_something_is_hidden() -> None:
    hidden = dealt().hidden(0)
    drawn = [0, 0, 0]
    for seed in range(3000):
        possible = copy(hidden)
        KUHN.rules.determinise(possible, 0, seeded(seed))
        assert possible.card[0] == 1
        drawn[possible.card[1]] += 1
    assert drawn[1] == 0
    assert abs(drawn[0] - drawn[2]) < 200


def test_states_that_differ_only_in_secrets_look_equal_to_the_seat() -> None:
    one, other = dealt(), dealt()
    other.state.card[1] = 0
    assert to_bytes(one.state) != to_bytes(other.state)
    assert to_bytes(one.hidden(0)) == to_bytes(other.hidden(0))
    assert to_bytes(one.hidden(1)) != to_bytes(other.hidden(1))


def test_the_secrets_law_catches_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: Any, seat: int) -> None:
        for other in range(2):
            if other != seat:
                state.stake = state.card[other]
                state.card[other] = HIDDEN

    monkeypatch.setattr("tests.kuhn.hide", leaky)
    with pytest.raises(AssertionError):
        check_secrets(dealt(), 1)
