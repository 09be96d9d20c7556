"""The net that learns: its slopes, its steps, its integers, and what it aims at."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from samedi.bots.engines import weights_of
from samedi.bots.evaluation import SURE, evaluate
from samedi.bots.trees import mind
from samedi.core.bind import bind
from samedi.games import game
from samedi.training.learning import Floats, Signals, learn_from, logit
from samedi.training.lessons import positions, shape_of, sight_of
from samedi.training.optimiser import Optimiser
from samedi.training.quantise import beginning, floats, limits, quantised
from samedi.training.seeds import mixed
from samedi.training.shape import Shape
from samedi.training.targets import looked_back, shared

SMALL = Shape(features=5, first=4, second=3, one=32, row_shift=6, shift=9, curve=4096, sure=10_000)


def loud(shape: Shape, seed: int = 1) -> Any:
    """Weights of a net that has something to say, as doubles."""
    return np.random.default_rng(seed).normal(0, 0.5, shape.ends[-1])


def signals(shape: Shape) -> Signals:
    return Signals(*(np.zeros(size) for size in (shape.first, shape.second, shape.first)))


def loss_of(flat: Any, seen: Any, wanted: Any, slopes: Any) -> float:
    loss: Any = np.zeros(1)
    parts = Floats(*SMALL.parts(flat)), Floats(*SMALL.parts(slopes))
    learn_from(seen, wanted, range(len(wanted)), *parts, signals(SMALL), loss)  # type: ignore[arg-type]
    return float(loss[0])


def test_slopes_tell_how_the_loss_changes_with_each_weight() -> None:
    flat, seen = loud(SMALL), np.array([[0, 2, 2, 5], [1, 3, 4, 5], [5, 5, 5, 5]])
    wanted, slopes = np.array([1.0, 0.2, 0.7]), np.zeros(SMALL.ends[-1])
    loss_of(flat, seen, wanted, slopes)
    for index in range(len(flat)):
        more, less = flat.copy(), flat.copy()
        more[index] += 1e-5
        less[index] -= 1e-5
        scratch = np.zeros_like(flat)
        change = loss_of(more, seen, wanted, scratch) - loss_of(less, seen, wanted, scratch)
        assert change / 2e-5 == pytest.approx(slopes[index], abs=1e-4)
    assert np.count_nonzero(slopes) > 20


def test_steps_lead_downhill_and_stay_within_what_integers_can_say() -> None:
    flat, seen = loud(SMALL), np.array([[0, 2, 5, 5], [1, 3, 5, 5]])
    wanted = np.array([1.0, 0.0])
    optimiser = Optimiser(flat, limits(SMALL))
    losses = []
    for step in range(300):
        slopes = np.zeros_like(flat)
        losses.append(loss_of(optimiser.weights, seen, wanted, slopes))
        optimiser.follow(slopes, 0.5 if step > 200 else 0.01)
    assert losses[199] < losses[0] / 4
    assert (abs(optimiser.weights) <= limits(SMALL)).all()


def test_weights_survive_their_integers() -> None:
    flat = beginning(SMALL, 7)
    back = floats(SMALL, quantised(SMALL, flat))
    assert abs(back - flat).max() <= 0.5 / SMALL.step


def test_the_curve_rises_and_is_even_in_the_middle() -> None:
    curve = quantised(SMALL, beginning(SMALL, 1))[SMALL.ends[-1] :]
    assert len(curve) == SMALL.curve
    assert all(low <= high for low, high in pairwise(curve.tolist()))
    assert curve[SMALL.curve // 2 - 1] + curve[SMALL.curve // 2] == SMALL.sure


@pytest.mark.parametrize("name", ["baron_voodoo", "chevalier_noir", "dicke_daemonen"])
def test_integers_judge_real_positions_as_floats_do(name: str) -> None:
    chosen = game(name)
    sight, shape = sight_of(chosen), shape_of(chosen)
    flat = 0.9 * floats(shape, np.frombuffer(weights_of(chosen, "two"), "<i2"))  # as large as learnt ones
    judge = mind(quantised(shape, flat).astype(np.int64), sight.features, sight.most)
    net, room = Floats(*shape.parts(flat.astype(np.float64))), signals(shape)
    apart, said = [], []
    for state in positions(chosen, "two", 24):
        row = np.full(sight.most + 1, sight.features)
        count = int(sight.notice(state, 0, row))
        row[count:] = sight.features
        chance = 1 / (1 + np.exp(-logit(row, net, room)))
        apart.append(abs(bind(evaluate, chosen)(state, 0, judge) / SURE - chance))
        said.append(chance)
    assert np.mean(apart) < 0.003
    assert max(said) - min(said) > 0.1


def test_aims_look_back_from_results_and_later_judgements() -> None:
    chances = np.array([[[0.5, 0.5]], [[0.6, 0.4]], [[0.1, 0.9]], [[0.3, 0.7]]])
    paid = np.full((4, 1, 2), -1.0)
    paid[1] = [[1.0, 0.0]]  # the second step ends a game
    wanted = looked_back(chances, paid, 0.5, np)
    assert wanted[1].tolist() == [[1.0, 0.0]]
    assert wanted[0].tolist() == [[0.5 * 0.6 + 0.5 * 1.0, 0.5 * 0.4 + 0.5 * 0.0]]
    assert wanted[2].tolist() == [[0.3, 0.7]]


def test_who_wins_with_others_is_paid_less_unless_they_are_partners() -> None:
    alone, both, goes_on = [1.0, 0, 0, 0], [1.0, 0, 1.0, 0], [-1.0] * 4
    paid = np.array([[alone, both, goes_on, [1.0] * 4, [0.0] * 4]])
    assert shared(paid, 1, np).tolist() == [[alone, [0.5, 0, 0.5, 0], goes_on, [0.25] * 4, [0.0] * 4]]
    assert shared(paid, 2, np).tolist() == [[alone, both, goes_on, [0.5] * 4, [0.0] * 4]]


def test_generators_in_bulk_have_nothing_to_do_with_each_other() -> None:
    words = np.concatenate([mixed(5000, 1), mixed(5000, 2)])
    assert words.min() >= 0
    assert words.max() < 1 << 32
    assert len(np.unique(words)) > 0.999 * words.size
    assert abs(words.mean() / (1 << 31) - 1) < 0.02
