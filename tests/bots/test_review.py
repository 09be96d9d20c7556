"""Looking back on a game: luck and choices are told apart, and together they are the result."""

import math
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from samedi.bots.judging import Judging, Step
from samedi.bots.protocol import Judge, Judged, Search, Searched, ToJudge, Variation
from samedi.bots.review import DEEPER, Lookback, Review, SeatReview, joined, lookback_on, review
from samedi.bots.searching import SearchWorker
from samedi.bots.simple import greedy
from samedi.bots.valuing import DRAWN, Valuer, outcomes, ways
from samedi.core.game import CHANCE, Game
from samedi.core.position import Position, listed
from samedi.core.record import from_bytes, to_bytes
from samedi.core.rng import seeded
from samedi.games import game
from tests import kuhn

CHEVALIER = game("chevalier_noir")
SHORT = {"players": 2, "board": "short"}
DAEMONEN = game("dicke_daemonen")
WAYS = 3


@pytest.fixture(scope="module")
def worker() -> Iterator[SearchWorker]:
    with SearchWorker(quiet=True) as started:
        yield started


def played(chosen: Game[Any], options: dict[str, Any], careless: int, seed: int = 0) -> Position:
    """A game of greedy seats against one that plays anything."""
    position, rng = Position(chosen, options), seeded("review", seed)
    while not position.is_over:
        seat = chosen.rules.mover(position.state)
        if position.is_chance or seat == careless:
            position.roll(rng)
        else:
            position.play(greedy(chosen, position.hidden(seat), seat, rng))
    return position


def beginning(position: Position, length: int = 60) -> Position:
    """A game that was left early: what holds of long ones holds of short ones too."""
    while len(position.history_numbers) > length:
        position.undo()
    return position


def a_race() -> Position:
    return beginning(played(CHEVALIER, SHORT, careless=1))


@pytest.fixture(scope="module")
def lost(worker: SearchWorker) -> Review:
    return review(a_race(), simulations=40, worker=worker)


def sum_of(seat: SeatReview) -> float:
    """What a review says that a game came to, less what the search thought otherwise."""
    return seat.start + seat.luck + seat.choices + seat.others + seat.revealed


def test_start_luck_choices_and_revisions_are_the_result(lost: Review) -> None:
    for seat in lost.seats:
        parts = sum_of(seat) + seat.revisions
        assert math.isclose(parts, seat.result, abs_tol=1e-9)


def test_start_luck_and_choices_are_the_result_within_the_interval_that_is_told(
    lost: Review, dealt: Review
) -> None:
    for seat in [*lost.seats, *dealt.seats, *(dealt.open or [])]:
        assert sum_of(seat) == pytest.approx(seat.result, abs=seat.doubt + 1e-9)


def test_revisions_that_go_one_way_are_a_doubt_however_small_each_is() -> None:
    count = len(lookback_on(a_race(), simulations=1).steps)
    values = [0.5 - 0.004 * place for place in range(count)]
    seat = told_of(a_race(), [(one, 1 - one) for one in values]).seats[0]
    assert seat.doubt == abs(seat.revisions) > 0.1


def test_what_a_choice_leaves_to_chance_is_what_luck_is_measured_from(lost: Review) -> None:
    followed = 0
    for before, after in pairwise(lost.moments):
        if before.seat is not None and after.seat is None:
            changed = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
            assert changed == pytest.approx(after.change, abs=1e-9)
            followed += 1
    assert followed > 5


def told_of(position: Position, values: list[tuple[float, float]]) -> Review:
    """A review to which nothing seems better than what was done, and every moment worth so much."""
    lookback = lookback_on(position, simulations=1)
    asking = lookback.requests(None)
    next(asking)
    with suppress(StopIteration):
        asking.send([Judged(expected=[*each], reached=[*each]) for each in values])
    return lookback.review()


def test_what_another_one_does_brings_to_light_what_it_held_and_is_no_error_of_the_search() -> None:
    position = beginning(played(DAEMONEN, {"players": 2, "world": "first-picture"}, careless=1), 40)
    steps = lookback_on(position, simulations=1).steps
    told = next(place for place, step in enumerate(steps) if step.actor == 1 and place > 10)
    values = [(0.5, 0.5) if place < told else (0.2, 0.5) for place in range(len(steps))]
    surprised, other = told_of(position, values).seats
    assert surprised.revealed == pytest.approx(-0.3)
    assert surprised.revisions == surprised.doubt == 0
    assert other.revealed == other.revisions == 0


def test_a_review_that_was_kept_before_anything_came_to_light_is_read() -> None:
    kept = b'{"start":0.5,"luck":0.1,"choices":-0.2,"others":0.3,"revisions":0.3,"doubt":0.3,"result":1.0}'
    assert msgspec.json.decode(kept, type=SeatReview).revealed == 0


def test_nothing_comes_to_light_where_nothing_is_hidden(lost: Review, dealt: Review) -> None:
    assert {seat.revealed for seat in [*lost.seats, *(dealt.open or [])]} == {0}
    assert any(seat.revealed for seat in dealt.seats)


def test_what_one_of_two_gains_the_other_loses(lost: Review) -> None:
    one, other = lost.seats
    assert math.isclose(one.luck, -other.luck, abs_tol=1e-9)
    assert math.isclose(one.others, -other.choices, abs_tol=1e-9)
    for moment in lost.moments:
        assert math.isclose(sum(moment.change), 0, abs_tol=1e-9)
        assert math.isclose(sum(moment.chances), 1, abs_tol=1e-9)


def test_a_choice_never_gains_anything_and_who_plays_anything_loses_more(lost: Review) -> None:
    for moment in lost.moments:
        if moment.seat is not None:
            assert moment.change[moment.seat] <= 0
            assert (moment.best is None) == (moment.change[moment.seat] == 0)
    assert lost.seats[1].choices < lost.seats[0].choices <= 0


def test_every_action_belongs_to_one_moment(lost: Review) -> None:
    at = 0
    for moment in lost.moments:
        assert moment.at == at
        at += len(moment.actions)
    assert at == len(a_race().history)


def test_the_same_seed_finds_the_same(worker: SearchWorker, lost: Review) -> None:
    again = review(a_race(), simulations=40, worker=worker)
    assert again == lost


def a_choice(steps: list[Step]) -> int:
    """The first moment of a race at which a seat has three ways to go on, and then goes on choosing."""
    for place, (step, following) in enumerate(pairwise(steps)):
        state = from_bytes(CHEVALIER.state, step.before)
        if step.actor == following.actor != CHANCE and len(listed(CHEVALIER, state)) >= WAYS:
            return place
    raise AssertionError("nobody chooses twice")


def judged_so(seemed: list[float], turned_out: list[float]) -> tuple[Judged, list[int], int]:
    """A choice whose ways, what was done first, seem worth and turn out to be worth so much.

    Told with what it is judged to be: the ways, and how many were valued.
    """
    position = a_race()
    steps = lookback_on(position, simulations=1).steps
    place = a_choice(steps)
    before = from_bytes(CHEVALIER.state, steps[place].before)
    others = [each for each in listed(CHEVALIER, before) if each != steps[place].numbers[0]]
    found = [steps[place].numbers[0], *others][: len(seemed)]
    worth = dict[bytes, float]()
    for number, value in zip(found, turned_out, strict=True):
        after = from_bytes(CHEVALIER.state, steps[place].before)
        CHEVALIER.rules.apply(after, number)
        worth[to_bytes(after)] = value
    valued = list[bytes]()

    def searched(request: Search) -> Searched:
        valued.append(request.state)
        if request.state == steps[place].before:
            ways = zip(found, seemed, strict=True)
            return Searched([Variation(number, 50, value, []) for number, value in ways], 100, 0.0, seemed[0])
        value = worth.get(request.state, 0.5)
        chosen = listed(CHEVALIER, from_bytes(CHEVALIER.state, request.state))[0]
        return Searched([Variation(chosen, 100, value, [])], 100, 0.0, value)

    judge = Judge(
        home=CHEVALIER.home,
        start=position.start,
        actions=[*position.history_numbers],
        seats=2,
        moments=[ToJudge(place)],
        simulations=100,
        seed=0,
    )
    judged = Judging(CHEVALIER, judge, searched).answer(judge.moments[0])
    return judged, found, len({*worth} & {*valued})


def test_what_seemed_best_and_turns_out_to_lose_was_none_if_another_way_holds() -> None:
    judged, found, _ = judged_so([0.6, 0.5, 0.4], [0.1, 0.45, 0.2])
    assert judged.best == found[1]
    seat = judged.expected.index(0.45)
    assert judged.reached[seat] == 0.1


def test_what_seemed_best_and_was_passed_over_need_not_have_been_best() -> None:
    judged, found, _ = judged_so([0.5, 0.6, 0.55], [0.3, 0.1, 0.52])
    assert judged.best == found[2]


def test_what_seemed_best_and_holds_is_compared_with_nothing() -> None:
    judged, _, valued = judged_so([0.6, 0.5, 0.4], [0.58, 0.9, 0.9])
    assert judged.best is None
    assert valued == 1


def test_a_mistake_after_which_one_surely_wins_is_none() -> None:
    steps = lookback_on(a_race(), simulations=1).steps
    place = a_choice(steps)
    seat = steps[place].actor
    won = [float(seat == each) for each in range(2)]
    judged = [Judged(expected=[0.5, 0.5], reached=[0.5, 0.5]) for _ in steps[: place + 2]]
    judged[place] = Judged(expected=won, reached=[0.5, 0.5], best=steps[place].numbers[0])
    judged[place + 1] = Judged(expected=won, reached=won)
    moment = joined(steps[: place + 2], judged)[place]
    assert moment.best is None
    assert moment.expected == moment.reached == won


def test_a_mistake_that_lets_another_one_surely_win_costs_everything() -> None:
    steps = lookback_on(a_race(), simulations=1).steps
    place = a_choice(steps)
    seat = steps[place].actor
    lost = [float(seat != each) for each in range(2)]
    found = [replace(steps[place], actor=seat), replace(steps[place + 1], actor=1 - seat)]
    judged = [
        Judged(expected=[0.6, 0.4] if seat == 0 else [0.4, 0.6], reached=[0.5, 0.5], best=1),
        Judged(expected=lost, reached=lost),
    ]
    moment = joined(found, judged)[0]
    assert moment.best == 1
    assert (moment.expected[seat], moment.reached[seat]) == (0.6, 0.0)


@pytest.mark.parametrize("is_thrown", [False, True])
def test_where_all_know_the_same_one_search_tells_every_seat_what_it_would_find(
    worker: SearchWorker, *, is_thrown: bool
) -> None:
    position = beginning(played(CHEVALIER, {"players": 3, "board": "short"}, careless=1))
    while position.is_chance != is_thrown:
        position.undo()
    asked = list[Search]()

    def searched(request: Search) -> Searched:
        asked.append(request)
        return worker.search(request)

    values = Valuer(CHEVALIER, 3, searched, 0).values(position.state, 200)
    (request,) = asked
    assert [*values] == [worker.search(replace(request, seat=seat)).value for seat in range(3)]
    assert len({*values}) == 3


def test_it_says_how_far_it_is(worker: SearchWorker) -> None:
    heard: list[tuple[int, int]] = []
    review(a_race(), simulations=1, worker=worker, told=lambda done, every: heard.append((done, every)))
    count = heard[-1][1]
    assert heard[-1] == (count, count)
    assert heard == sorted(heard)


def a_hidden_game() -> Position:
    return beginning(played(DAEMONEN, {"players": 2, "world": "first-picture"}, careless=1), 40)


@pytest.fixture(scope="module")
def dealt(worker: SearchWorker) -> Review:
    return review(a_hidden_game(), simulations=8, worker=worker)


def test_what_another_one_draws_is_no_luck_that_a_seat_knows_of(dealt: Review) -> None:
    replayed = Position(DAEMONEN, a_hidden_game().options)
    for moment in dealt.moments:
        before = [replayed.hidden(seat) for seat in range(2)]
        for text in moment.actions:
            replayed.play(text)
        if moment.seat is None and len(moment.actions) == 1:
            for seat in range(2):
                if replayed.hidden(seat) == before[seat]:
                    assert moment.change[seat] == 0


def test_a_game_that_was_given_up_is_looked_back_on_up_to_there(lost: Review) -> None:
    assert not lost.is_over
    assert [seat.result for seat in lost.seats] == lost.moments[-1].chances


def test_a_game_that_was_played_to_the_end_has_its_result(worker: SearchWorker) -> None:
    found = review(played(kuhn.GAME, {}, careless=1), simulations=20, worker=worker)
    assert found.is_over
    assert sum(seat.result for seat in found.seats) == 1
    for seat in found.seats:
        parts = sum_of(seat) + seat.revisions
        assert math.isclose(parts, seat.result, abs_tol=1e-9)


def test_secrets_are_looked_at_again_with_everything_open(dealt: Review) -> None:
    found = dealt
    assert found.open is not None
    for seat in found.open:
        parts = sum_of(seat) + seat.revisions
        assert math.isclose(parts, seat.result, abs_tol=1e-9)
    assert any(moment.open not in (None, moment.chances) for moment in found.moments)


def test_what_matters_is_valued_again_and_again(worker: SearchWorker) -> None:
    position = a_race()
    lookback = Lookback(CHEVALIER, position.start, position.history_numbers, 2, simulations=40)
    again = []
    asking = lookback.requests(None)
    request = next(asking)
    with suppress(StopIteration):
        while True:
            again += [each.place for each in request.moments if each.salt is not None]
            request = asking.send(worker.judge(request))
    found = lookback.review()
    worst = min(found.moments, key=lambda each: each.change[each.seat] if each.seat is not None else 0.0)
    assert lookback.is_whole
    assert found.moments.index(worst) in again
    assert all(moment.doubt > 0 for moment in found.moments)


def test_it_can_be_left_at_any_time(worker: SearchWorker) -> None:
    class EnoughError(Exception):
        pass

    def leave(done: int, _every: int) -> None:
        if done:
            raise EnoughError

    with pytest.raises(EnoughError):
        review(a_race(), worker=worker, told=leave)


def test_outcomes_are_all_that_chance_may_bring_with_their_probabilities() -> None:
    dealt = outcomes(kuhn.GAME, Position(kuhn.GAME, {}).state)
    assert dealt is not None
    assert math.isclose(sum(dealt.values()), 1)
    assert len(dealt) == 36
    assert all(kuhn.GAME.rules.mover(from_bytes(kuhn.GAME.state, each)) == 0 for each in dealt)
    assert all(math.isclose(chance, 1 / 36) for chance in dealt.values())


def test_where_chance_may_bring_too_much_it_is_drawn_and_the_same_for_the_same_seed() -> None:
    baron = game("baron_voodoo")
    start = Position(baron, {"loas": ["mamy_wata", "papa_legba"]}).state
    assert outcomes(baron, start) is None
    drawn = ways(baron, start, 3)
    assert drawn == ways(baron, start, 3) != ways(baron, start, 4)
    assert len(drawn) == DRAWN
    assert math.isclose(sum(drawn.values()), 1)
    assert all(baron.rules.mover(from_bytes(baron.state, each)) >= 0 for each in drawn)


def test_a_set_up_is_luck_beside_others_that_are_valued_alike(worker: SearchWorker) -> None:
    baron = game("baron_voodoo")
    whole = played(baron, {"loas": ["mamy_wata", "papa_legba"]}, careless=1)
    lookback = lookback_on(beginning(whole, 49), simulations=40)
    (found,) = worker.judge(next(lookback.requests(None)))[:1]
    seats, few = Valuer(baron, 2, worker.search, 0), 12
    drawn = ways(baron, from_bytes(baron.state, lookback.start), 0)
    values = [seats.values(from_bytes(baron.state, each), few)[0] for each in drawn]
    assert math.isclose(found.expected[0], math.fsum(values) / DRAWN)
    assert found.reached[0] == seats.values(from_bytes(baron.state, lookback.steps[0].after), few)[0]


def test_what_chance_did_is_valued_more_deeply_in_the_end(worker: SearchWorker) -> None:
    position = a_race()
    lookback = lookback_on(position, simulations=40)
    asking, told = lookback.requests(None), list[tuple[Judge, list[Judged]]]()
    request = next(asking)
    with suppress(StopIteration):
        while True:
            told.append((request, worker.judge(request)))
            request = asking.send(told[-1][1])
    (_, first), (deeper, again), _ = told
    assert deeper.simulations == DEEPER * 40
    rolls = [place for place, step in enumerate(lookback.steps) if step.actor == CHANCE]
    assert [each.place for each in deeper.moments] == rolls
    assert any(first[place] != found for place, found in zip(rolls, again, strict=True))
    moments = lookback.review().moments
    assert [moments[place].chances for place in rolls] == [found.reached for found in again]
