"""A search that trusts a learnt judgement reads its weights exactly and solves what can be solved."""

import math
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from samedi.bots.evaluation import CURVE, FIRST, ONE, SECOND, SHIFT, SURE, evaluate
from samedi.bots.ladder import level_of
from samedi.bots.protocol import Search, Searched
from samedi.bots.searching import SearchWorker
from samedi.bots.weights import length, load
from samedi.core.bind import bind
from samedi.core.position import Position
from samedi.core.record import to_bytes
from samedi.core.rng import seeded
from tests import kuhn, nim
from tests.minds import mind_of

FEATURES = nim.LARGEST + 3
SIGMOID = [round(SURE / (1 + math.exp(-(place + 0.5 - CURVE / 2) * 16 / CURVE))) for place in range(CURVE)]


@pytest.fixture(scope="module")
def worker() -> Iterator[SearchWorker]:
    with SearchWorker() as started:
        yield started


def kept(path: Path, numbers: list[int]) -> str:
    path.write_bytes(array("h", numbers).tobytes())
    return str(path)


@pytest.fixture(scope="module")
def blank(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Weights of one who has learnt nothing: every position is even."""
    numbers = [0] * (length(FEATURES) - CURVE) + SIGMOID
    return kept(tmp_path_factory.mktemp("weights") / "blank.bin", numbers)


def searched(
    worker: SearchWorker, weights: str, simulations: int = 2000, *, is_bare: bool = False, **options: Any
) -> Searched:
    position = Position(nim.GAME, options)
    state = to_bytes(position.state)
    return worker.search(
        Search(
            home=nim.GAME.home,
            state=state,
            seat=0,
            seed=1,
            simulations=simulations,
            is_judged=True,
            weights=weights,
            is_bare=is_bare,
        )
    )


def test_a_net_says_what_its_numbers_say(tmp_path: Path) -> None:
    """Five pebbles speak to one unit, it to one of the second layer, and that for the one who is to take."""
    numbers = [0] * (length(FEATURES) - CURVE) + SIGMOID
    numbers[5 * FIRST + 3] = 2 * (ONE << 6)  # a row that says 2
    behind = (FEATURES + 1) * FIRST
    numbers[behind + 3 * SECOND + 7] = 1 << SHIFT  # passes it on as it is
    numbers[behind + (FIRST + 1) * SECOND + 7] = -(1 << (SHIFT - 1))  # and counts half against the seat
    mind = mind_of(load(nim.GAME, "any", kept(tmp_path / "one.bin", numbers)), FEATURES, most=2)
    state = Position(nim.GAME, {"heap": 5}).state
    assert bind(evaluate, nim.GAME)(state, 0, mind) == SIGMOID[CURVE // 2 - CURVE // 16]
    state.heap = 4
    assert bind(evaluate, nim.GAME)(state, 0, mind) == SIGMOID[CURVE // 2]


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="other features"):
        load(nim.GAME, "any", kept(tmp_path / "short.bin", [0] * 100))


@pytest.mark.parametrize("heap", range(5, 16))
def test_what_is_won_or_lost_is_known(worker: SearchWorker, blank: str, heap: int) -> None:
    """Who leaves a multiple of four wins; nothing was learnt, so only the search can know."""
    found = searched(worker, blank, heap=heap)
    if heap % 4:
        assert found.variations[0].action + 1 == heap % 4
        assert found.variations[0].value == 1
    else:
        assert [each.value for each in found.variations] == [0, 0, 0]


def test_of_three_seats_one_more_may_win(worker: SearchWorker, blank: str) -> None:
    """Three are taken at once. Of five, whoever leaves two or three gives the game to the next; who leaves
    four gives it to the third, which no single seat forces."""
    assert searched(worker, blank, heap=3, players=3).variations[0].value == 1
    values = {each.action + 1: each.value for each in searched(worker, blank, heap=5, players=3).variations}
    assert max(values.values()) < 0.1


def test_people_are_shown_honest_chances_and_bots_choose_by_bare_ones(
    worker: SearchWorker, blank: str, tmp_path: Path
) -> None:
    """A slope of a half draws what is shown towards even; what a level chooses by stays as it was."""
    usual = searched(worker, blank, 300, heap=40)
    doubtful = kept(tmp_path / "doubtful.bin", list(load(nim.GAME, "any", blank)))
    (tmp_path / "doubtful.json").write_text('{"slope": 0.5}')
    bare = searched(worker, doubtful, 300, is_bare=True, heap=40)
    shown = searched(worker, doubtful, 300, heap=40)
    assert bare.variations == usual.variations
    assert [each.action for each in shown.variations] == [each.action for each in usual.variations]
    for honest, own in zip(shown.variations, bare.variations, strict=True):
        assert math.log(honest.value / (1 - honest.value)) == pytest.approx(
            math.log(own.value / (1 - own.value)) / 2
        )


def test_levels_choose_by_what_the_judgement_says() -> None:
    level = level_of("judged:60~20")
    assert level is not None
    asked = level.search(nim.GAME, Position(nim.GAME, {}).state, 0, seeded("bare"))
    assert asked.is_bare


def test_one_look_is_enough_to_follow_the_judgement(worker: SearchWorker, tmp_path: Path) -> None:
    """One simulation only opens the position: the guess decides."""
    numbers = [0] * (length(FEATURES) - CURVE) + SIGMOID
    numbers[28 * FIRST] = ONE << 6
    behind = (FEATURES + 1) * FIRST
    numbers[behind] = 1 << SHIFT
    numbers[behind + (FIRST + 1) * SECOND] = 1 << SHIFT
    found = searched(worker, kept(tmp_path / "likes28.bin", numbers), simulations=1, heap=30)
    assert found.variations[0].action + 1 == 2


def test_the_same_seed_gives_the_same_answer(worker: SearchWorker, blank: str) -> None:
    one, other = (searched(worker, blank, 300, heap=40) for _ in range(2))
    assert one.variations == other.variations


def test_a_game_that_learnt_nothing_is_searched_as_ever(worker: SearchWorker) -> None:
    position = Position(kuhn.GAME, {})
    for text in ("d0", "d2", "x5"):
        position.play(text)
    asked = Search(home=kuhn.GAME.home, state=to_bytes(position.hidden(0)), seat=0, seed=1, simulations=50)
    judged = Search(
        home=kuhn.GAME.home,
        state=to_bytes(position.hidden(0)),
        seat=0,
        seed=1,
        simulations=50,
        is_judged=True,
    )
    assert worker.search(asked).variations == worker.search(judged).variations
