"""The steps of which kernels are made, run here one by one: they play what the loops of a processor play."""

from typing import Any

import numpy as np
import pytest

from samedi.core.bind import bind
from samedi.core.position import buffer, listed
from samedi.core.record import copy, from_bytes, to_bytes
from samedi.core.rng import Rng
from samedi.games import game
from samedi.training.lessons import by_net, sight_of
from samedi.training.on_processor import Training
from samedi.training.plan import Plan
from samedi.training.selfplay import MILLE, NOT_OVER, begin_one, try_one, turn_one

CHEVALIER = game("chevalier_noir")
SIGHT = sight_of(CHEVALIER)
GAMES, STEPS = 8, 120


class Records(list[Any]):
    """Records side by side: one that is stored is copied, as in memory."""

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, copy(value))


class Steps:
    """Games that are played by the steps of kernels."""

    def __init__(self, training: Training) -> None:
        player = training._players[0]
        kind, seats = CHEVALIER.state, player.notes.paid.shape[-1]  # type: ignore[attr-defined]
        self.starts = Records(from_bytes(kind, each.tobytes()) for each in player.starts)
        self.states = Records(from_bytes(kind, each.tobytes()) for each in player.states)
        self.rngs = Records(from_bytes(Rng, each.tobytes()) for each in player.rngs)
        self.lists = [buffer(len(CHEVALIER.actions)) for _ in range(2)]
        self.listed: Any = np.zeros((GAMES, len(CHEVALIER.actions)), np.int16)
        self.counts: Any = [0] * GAMES
        self.paid: Any = np.zeros((GAMES, seats), np.int16)
        self.seen: Any = np.zeros((GAMES, 1 if seats == 2 else seats, SIGHT.most), np.int16)
        self.watchers: Any = np.zeros(self.seen.shape[:2], np.int16)
        for number, state in enumerate(self.states):
            actions = listed(CHEVALIER, state)
            self.counts[number] = len(actions)
            self.listed[number][: len(actions)] = actions

    def turn(self, number: int, careless: int, values: Any) -> None:
        bind(turn_one, CHEVALIER)(
            number,
            *(self.states, self.starts, self.rngs, self.listed, [0] * GAMES, self.counts, values, [careless]),
            *(self.seen, self.watchers, self.paid, *self.lists, SIGHT.features),
        )


@pytest.mark.parametrize("net", ["two", "three", "teams"])
def test_kernels_and_loops_play_the_same_games(net: str) -> None:
    training = Training(CHEVALIER, net, Plan(games=GAMES, window=STEPS - 1))
    steps, player = Steps(training), training._players[0]
    player.play(MILLE, training.weights())  # all actions are any
    for step in range(STEPS):
        for number in range(GAMES):
            steps.turn(number, MILLE, [])
        notes: Any = player.notes
        assert (steps.watchers == notes.watchers[:, step]).all()
        assert (steps.paid == notes.paid[:, step]).all()
        is_on = steps.watchers >= 0
        assert (steps.seen[is_on] == notes.seen[:, step][is_on]).all()
    assert [to_bytes(state) for state in steps.states] == [state.tobytes() for state in player.states]


def test_every_action_is_tried_and_the_best_is_taken() -> None:
    training = Training(CHEVALIER, "two", Plan(games=GAMES, window=1))
    steps = Steps(training)
    while steps.counts[0] < 3:
        steps.turn(0, MILLE, [])
    count = steps.counts[0]
    active: Any = np.zeros((count, SIGHT.most), np.int16)
    sure = [0] * count
    room = Records([CHEVALIER.state()])
    before = copy(steps.states[0])
    for slot in range(count):
        bind(try_one, CHEVALIER)(
            slot, steps.states, room, steps.listed, [0] * count, [0], active, sure, SIGHT.features
        )
        after, noticed = copy(before), buffer(SIGHT.most)
        CHEVALIER.rules.apply(after, int(steps.listed[0][slot]))
        many = SIGHT.notice(after, before.seat, noticed)
        assert active[slot][:many].tolist() == noticed[:many]
        assert (active[slot][many:] == SIGHT.features).all()
    assert to_bytes(steps.states[0]) == to_bytes(before)
    assert sure == [NOT_OVER] * count
    CHEVALIER.rules.apply(before, int(steps.listed[0][2]))
    noticed = buffer(SIGHT.most)
    many = SIGHT.notice(before, int(steps.states[0].seat), noticed)
    steps.turn(0, 0, [0.1, 0.2, 0.9, *[0.3] * count])
    assert steps.seen[0][0][:many].tolist() == noticed[:many]


def test_games_begin_at_all_starts() -> None:
    training = Training(CHEVALIER, "two", Plan(games=GAMES, window=1))
    steps = Steps(training)
    begun = set()
    for _ in range(12):
        for number in range(GAMES):
            arguments = (steps.states, steps.starts, steps.rngs, steps.listed, steps.counts, steps.paid)
            bind(begin_one, CHEVALIER)(number, *arguments, *steps.lists)
            begun.add((steps.states[number].track, steps.states[number].strict))
    assert len(begun) == 4
    assert len(by_net(CHEVALIER, SIGHT.starts())["two"]) == len(steps.starts)  # type: ignore[misc]
