"""What a hint tells."""

from samedi.core.record import copy
from samedi.server.bots.questions import following
from tests.server.test_bots import legal, question


def test_a_line_begins_with_the_reply_and_not_with_the_action_itself() -> None:
    asked = question()
    game, state = asked.game, copy(asked.hidden)
    actions, told = [], []
    for _ in range(3):
        out = [0] * len(game.actions)
        assert game.rules.legal(state, out)
        actions.append(out[0])
        told.append(game.describe(state, out[0]))
        game.rules.apply(state, out[0])
    assert following(asked, actions[0], actions[1:]) == told[1:]
    assert following(asked, actions[0], []) == []


def test_a_line_ends_where_it_cannot_be_followed() -> None:
    asked = question()
    first = legal(asked)[0]
    assert following(asked, first, [10**6, first]) == []
