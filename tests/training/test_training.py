"""Trainings, short ones: what they learn, what they keep, and how they go on."""

import zlib
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from samedi.bots.evaluation import evaluate
from samedi.bots.trees import mind
from samedi.bots.weights import Recipe, length, load, recipe
from samedi.core.bind import bind
from samedi.core.compiled.dtype import load as load_record
from samedi.core.position import listed
from samedi.core.processes.worker import Worker
from samedi.core.record import copy
from samedi.games import NAMES, game
from samedi.training.checkpoint import Checkpoint
from samedi.training.contest import best_so_far
from samedi.training.course import WORKER, Course
from samedi.training.lessons import fingerprint, positions, shape_of, sight_of
from samedi.training.on_processor import Training, lessons
from samedi.training.plan import Plan
from samedi.training.quantise import beginning, quantised
from samedi.training.searching import UNSEARCHED
from samedi.training.selfplay import NO_SEAT, NOT_OVER

CHEVALIER, BARON = game("chevalier_noir"), game("baron_voodoo")
LITTLE = Plan(windows=4, games=24, window=8, batch=64)
ROOM = 2_000_000  # bytes that judgements may add to the package, which is compressed
ENOUGH = Plan(windows=30, games=128, window=64, batch=256, trace=0.97, rate=4e-3)


def trained(plan: Plan, net: str = "two", jobs: int = 1, windows: int | None = None) -> Training:
    training = Training(CHEVALIER, net, plan, jobs)
    for _ in range(plan.windows if windows is None else windows):
        training.step()
    return training


def test_a_few_seconds_of_training_beat_who_has_learnt_nothing_and_only_that_promotes(tmp_path: Path) -> None:
    course = Course(CHEVALIER, "two", ENOUGH, tmp_path, resumes=False)
    with Worker(WORKER) as worker:
        course.begin(1, worker)
        told = list(course.learn(1.0, lambda: False))[-1]
    assert told.windows == ENOUGH.windows
    assert told.ended > 500
    best = tmp_path / "two.bin"
    shape = shape_of(CHEVALIER)
    quantised(shape, beginning(shape, 1)).tofile(best)
    first = course.compete(told.seconds, 30, 1, 1, lambda _: None)
    assert first.against == f"judged:1@{best}"
    assert first.is_won
    assert len(load(CHEVALIER, "two", str(best))) == length(shape.features)
    own = recipe(CHEVALIER, "two")
    beside = msgspec.json.decode((tmp_path / "two.json").read_bytes())
    assert (beside["exploration"], beside["breadth"]) == (own.exploration, own.breadth)
    made = recipe(CHEVALIER, "two", str(best)).made
    assert made["fingerprint"] == fingerprint(CHEVALIER, "two")
    assert [each["rate"] for each in made["contests"]] == [first.rate]
    assert made["command"].startswith("samedi train chevalier_noir --net two ")
    assert made["curve"][-1][2] < made["curve"][0][2]
    second = course.compete(told.seconds, 10, 1, 1, lambda _: None)  # against themselves
    assert not second.is_won
    assert len(recipe(CHEVALIER, "two", str(best)).made["contests"]) == 1


def test_the_first_to_beat_are_the_games_own_weights(tmp_path: Path) -> None:
    assert best_so_far(CHEVALIER, "two", tmp_path, 7) == "judged:7"
    without = replace(CHEVALIER, home="tests.training")
    assert best_so_far(without, "two", tmp_path, 7) == "random"


def test_other_weights_are_searched_with_as_the_games_own_are(tmp_path: Path) -> None:
    own = recipe(BARON, "teams")
    assert own.exploration != Recipe().exploration
    bare = recipe(BARON, "teams", str(tmp_path / "teams.bin"))
    assert bare == Recipe(exploration=own.exploration, breadth=own.breadth)
    (tmp_path / "teams.json").write_text('{"breadth": 7, "made": {"seed": 1}}')
    said = recipe(BARON, "teams", str(tmp_path / "teams.bin"))
    assert said == Recipe(exploration=own.exploration, breadth=7, made={"seed": 1})


def test_weights_in_the_package_were_made_for_what_is_noticed_now() -> None:
    for name in NAMES:
        chosen = game(name)
        for path in Path(str(files(chosen.home) / "weights")).glob("*.bin"):
            load(chosen, path.stem)
            made = recipe(chosen, path.stem).made
            assert made["fingerprint"] == fingerprint(chosen, path.stem), path.name


def test_all_judgements_together_add_little_to_the_package() -> None:
    kept = [path for name in NAMES for path in Path(str(files(game(name).home) / "weights")).iterdir()]
    assert len(kept) > len(NAMES)
    assert sum(len(zlib.compress(path.read_bytes())) for path in kept) <= ROOM


def test_a_fingerprint_tells_other_features_apart() -> None:
    other = replace(sight_of(CHEVALIER), notice=lambda _state, _seat, _out: 0)
    assert fingerprint(CHEVALIER, "two") == fingerprint(CHEVALIER, "two")
    assert fingerprint(replace(CHEVALIER, sight=other), "two") != fingerprint(CHEVALIER, "two")


def test_what_a_search_found_is_learnt_by_who_searched() -> None:
    training = trained(Plan(windows=1, games=8, window=8, batch=64, search=8), windows=1)
    player = training._players[0]
    searched = player.searched[:, :-1]
    assert (searched >= 0).any()
    assert searched.max() <= 10_000
    _, mixed = lessons(player.notes, player.searched, 0.8)
    _, alone = lessons(player.notes, np.full_like(player.searched, UNSEARCHED), 0.8)
    is_there = np.asarray(player.notes.watchers)[:, :-1, 0] != NO_SEAT
    found = searched[is_there]
    expected = np.where(found == UNSEARCHED, alone, (alone + found / 10_000) / 2)
    assert mixed == pytest.approx(expected, abs=1e-6)


def test_a_training_that_was_interrupted_ends_as_one_that_was_not(tmp_path: Path) -> None:
    checkpoint, first = Checkpoint(tmp_path, "two"), trained(LITTLE, windows=2)
    first.progress.note(first.loss, every=0)
    checkpoint.save(first.optimiser, first.progress, **first.kept())
    second = Training(CHEVALIER, "two", LITTLE)
    second.go_on(*checkpoint.load(second.optimiser))
    assert second.loss == pytest.approx(first.loss, abs=1e-5) != 0  # what is told before it goes on
    while second.gone < 1:
        second.step()
    straight = trained(LITTLE)
    assert (second.weights() == straight.weights()).all()
    assert second.progress.decisions == straight.progress.decisions == 4 * 24 * 9


def test_threads_play_the_same_games() -> None:
    one, several = trained(LITTLE, windows=1), trained(LITTLE, jobs=3, windows=1)
    assert all((one.kept()[name] == several.kept()[name]).all() for name in ("states", "rngs"))


@pytest.mark.parametrize(("net", "watchers"), [("two", 1), ("three", 3), ("four", 4), ("teams", 4)])
def test_of_two_who_acted_learns_and_of_more_everybody(net: str, watchers: int) -> None:
    notes = trained(LITTLE, net, windows=1)._players[0].notes
    seats: Any = np.asarray(notes.watchers)
    assert seats.shape[-1] == watchers
    is_on = seats[..., 0] != NO_SEAT
    assert is_on.any()
    assert all(sorted(row) == list(range(watchers)) for row in seats[is_on].tolist() if watchers > 1)
    chances = np.asarray(notes.chances)[is_on]
    if watchers == 1:
        assert (chances.sum(axis=-1) == 10_000).all()


def test_partners_aim_at_the_same() -> None:
    training = trained(Plan(windows=40, games=24, window=8, batch=64), "teams")
    notes = training._players[0].notes
    paid: Any = np.asarray(notes.paid)
    over = paid[paid[..., 0] != NOT_OVER]
    assert training.progress.ended > 0
    assert all(row[0] == row[2] and row[1] == row[3] for row in over.tolist())
    seen, wanted = lessons(notes, training._players[0].searched, training.plan.trace)
    assert len(seen) == len(wanted) > 0
    assert ((wanted >= 0) & (wanted <= 1)).all()


def test_the_best_action_by_the_net_is_what_a_careful_player_takes() -> None:
    training = trained(LITTLE, windows=1)
    sight, weights = sight_of(CHEVALIER), training.weights()
    judge = mind(weights.astype(np.int64), sight.features, sight.most)
    state = next(each for each in positions(CHEVALIER, "two", 24) if len(listed(CHEVALIER, each)) > 3)
    values = {}
    for action in listed(CHEVALIER, state):
        after = copy(state)
        CHEVALIER.rules.apply(after, action)
        values[action] = bind(evaluate, CHEVALIER)(after, state.seat, judge)
    player = training._players[0]
    for index in range(len(player.states)):
        load_record(player.states, index, state)
    player.play(0, weights)
    best = max(values, key=lambda action: values[action])
    chances: Any = np.asarray(player.notes.chances)
    assert (chances[:, 0, state.seat] == values[best]).all()
