"""Every sentence about a game is made from its numbers."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from msgspec.structs import replace

from samedi.bots.judging import steps
from samedi.bots.protocol import Judge, Judged, ToJudge
from samedi.bots.retelling import COSTLY, LEAST, MISTAKES, Told, hundred, reason, retold, size
from samedi.bots.review import SALTS, JudgedMoment, Lookback, Review, lookback_on, looked_back
from samedi.bots.searching import SearchWorker
from samedi.bots.throws import Kind, thrown
from samedi.core.message import Message
from samedi.core.position import Position, listed
from samedi.core.record import copy, from_bytes
from samedi.core.rng import below, seeded
from samedi.games import game
from samedi.games.baron_voodoo.judgement import OFFERING
from samedi.games.dicke_daemonen.hands import prediction
from samedi.games.dicke_daemonen.model import Step
from samedi.words import LANGUAGES
from tests.bots.test_review import CHEVALIER, SHORT, a_race, beginning, played

Found = tuple[Lookback, Review, list[Told]]


@pytest.fixture(scope="module")
def found() -> Iterator[Found]:
    with SearchWorker(quiet=True) as worker:
        lookback = lookback_on(a_race(), simulations=40)
        review = looked_back(lookback, worker, lambda _done, _all: None)
        yield lookback, review, retold(lookback, review)


def moment_of(told: Told, review: Review) -> JudgedMoment:
    return next(each for each in review.moments if each.at + len(each.actions) == told.at)


def test_the_three_largest_moments_decided_the_game(found: Found) -> None:
    _, review, told = found
    decided = [moment_of(each, review) for each in told if each.part == "decided"]
    largest = sorted(review.moments, key=lambda each: -size(each))[:3]
    assert decided == [each for each in largest if size(each) >= LEAST]
    assert decided


def test_a_sentence_about_chance_says_what_it_was_worth_to_whom(found: Found) -> None:
    _, review, told = found
    lucky = [each for each in told if each.code in ("lucky", "unlucky")]
    for each in lucky:
        moment = moment_of(each, review)
        assert moment.seat is None
        assert each.points == hundred(moment.change[each.seat])
        assert (each.code == "lucky") == (moment.change[each.seat] > 0)
        assert len(each.done) == len(moment.actions)
    assert lucky


def test_a_choice_that_decided_for_somebody_else_is_told_as_what_it_was_to_them(found: Found) -> None:
    lookback, review, _ = found
    first = max((each for each in review.moments if each.seat == 0), key=size)
    change = [-0.001, 0.4]
    told = retold(lookback, replace(review, moments=[replace(first, change=change)]))[0]
    assert (told.part, told.code, told.seat, told.points, told.actor) == ("decided", "lucky", 1, 40, 0)
    assert told.better is None


def test_the_worst_choice_of_each_seat_is_told_with_a_better_one(found: Found) -> None:
    lookback, review, told = found
    for each in told:
        if each.part != "worst":
            continue
        moment = moment_of(each, review)
        assert moment.change[each.seat] == min(
            other.change[each.seat] for other in review.moments if other.seat == each.seat
        )
        assert each.points == hundred(moment.change[each.seat])
        before = from_bytes(CHEVALIER.state, lookback.steps[review.moments.index(moment)].before)
        assert moment.best is not None
        assert each.better == CHEVALIER.describe(before, CHEVALIER.actions.parse(moment.best))
        assert len(each.line) == len(moment.line)
    assert any(each.part == "worst" and each.seat == 1 for each in told), "who plays anything makes mistakes"


def test_ones_costliest_mistakes_are_told_to_learn_from_with_what_would_have_been_better(
    found: Found,
) -> None:
    lookback, review, told = found
    for seat in range(len(review.seats)):
        costs = sorted(-each.change[seat] for each in review.moments if each.seat == seat)
        costly = [each for each in costs if each >= COSTLY][-MISTAKES:]
        mistakes = [each for each in told if each.part == "mistake" and each.seat == seat]
        assert [each.points for each in mistakes] == [hundred(each) for each in reversed(costly)]
        for each in mistakes:
            moment = moment_of(each, review)
            before = from_bytes(CHEVALIER.state, lookback.steps[review.moments.index(moment)].before)
            assert moment.best is not None
            assert each.better == CHEVALIER.describe(before, CHEVALIER.actions.parse(moment.best))
    assert any(each.part == "mistake" and each.seat == 1 for each in told)


def test_what_luck_did_in_all_is_the_sum_of_the_review(found: Found) -> None:
    _, review, told = found
    for each in told:
        if each.code in ("gave", "took"):
            luck = review.seats[each.seat].luck
            assert (each.code == "gave") == (luck > 0)
            assert each.points == hundred(luck)


def test_the_best_choice_is_the_one_whose_next_best_is_worst(found: Found) -> None:
    _, review, told = found
    for each in told:
        if each.part == "best":
            moment = moment_of(each, review)
            assert moment.best is None
            assert moment.gap == max(other.gap for other in review.moments if other.seat == each.seat)
            assert each.points == hundred(moment.gap)


def test_the_largest_merit_is_the_reason_and_without_one_there_is_none() -> None:
    baron = game("baron_voodoo")
    position = played(baron, {"loas": ["mamy_wata", "papa_legba"]}, careless=1)
    states = [
        from_bytes(baron.state, step.after) for step in steps(baron, position.start, position.history_numbers)
    ]
    reasons = set()
    for better, done in zip(states[40:120:10], states[41:121:10], strict=True):
        gains, why = baron.merits(better, done, 0), reason(baron, 0, better, done)
        assert (why is None) == (max(gains.values()) <= 0)
        if why is not None:
            assert why.params["amount"] == max(gains.values())
            reasons.add(why.code)
            assert gains[why.code.removeprefix("baron-why-")] == max(gains.values())
    assert reasons


def test_what_the_others_would_have_less_is_not_told_as_what_the_own_side_would_have_more() -> None:
    baron = game("baron_voodoo")
    done = beginning(played(baron, {"loas": ["mamy_wata", "papa_legba"]}, careless=1), 150).state
    poorer = copy(done)
    poorer.offerings[1] = 0
    poorer.score[1] = 0
    assert baron.rules.worth(poorer, 0, 0) > baron.rules.worth(done, 0, 0)
    assert reason(baron, 0, poorer, done) is None
    richer = copy(done)
    richer.offerings[0] += 1
    assert reason(baron, 0, richer, done) == Message("baron-why-standing", {"amount": OFFERING})


def test_who_was_safe_anyway_is_not_told_that_protection_would_have_made_them_so() -> None:
    baron = game("baron_voodoo")
    bare = beginning(played(baron, {"loas": ["mamy_wata", "papa_legba"]}, careless=1), 150).state
    bare.protection[0], bare.spirits[0].size = 0, 1
    safe = copy(bare)
    safe.protection[0] = 1
    larger = copy(safe)
    larger.spirits[0].size = 2
    assert baron.merits(safe, bare, 0)["protection"] > 0
    assert baron.merits(larger, safe, 0)["protection"] == 0


def test_a_side_is_further_ahead_only_if_it_gains_more_cells_than_the_others() -> None:
    before = a_race().state
    piece, other = (next(each for each in range(4 * clan, 4 * clan + 4)) for clan in (0, 2))
    before.place[piece], before.place[other] = 10, 40
    after = copy(before)
    after.place[piece], after.place[other] = 12, 43
    assert CHEVALIER.rules.worth(after, 0, 0) > CHEVALIER.rules.worth(before, 0, 0)
    assert reason(CHEVALIER, 0, after, before) is None
    after.place[other] = 41
    assert reason(CHEVALIER, 0, after, before) == Message("chevalier-why-standing", {"amount": 1})


def test_nothing_is_said_to_have_brought_points_that_only_predicted_something_else() -> None:
    daemonen = game("dicke_daemonen")
    position = played(daemonen, dict(daemonen.tables["two"]), careless=1)
    asked = 0
    for step in steps(daemonen, position.start, position.history_numbers):
        before = from_bytes(daemonen.state, step.before)
        if step.actor < 0 or daemonen.awaits(before).step != "predict":
            continue
        turns = [copy(before) for _ in listed(daemonen, before)]
        for turn, number in zip(turns, listed(daemonen, before), strict=True):
            daemonen.rules.apply(turn, number)
        for better in turns:
            asked += 1
            assert all(reason(daemonen, step.actor, better, done) is None for done in turns)
    assert asked


def test_points_of_the_predicted_colour_are_told_as_points_and_those_of_others_as_theirs() -> None:
    daemonen = game("dicke_daemonen")
    done = played(daemonen, dict(daemonen.tables["two"]), careless=1).state
    done.step, done.points[:] = Step.PLACE, [9, 8, 7, 6, 5]
    colour = prediction(done, 0, 0)
    better = copy(done)
    better.points[colour] += 3
    assert daemonen.merits(better, done, 0) == {"standing": 3, "colours": 0}
    rival = 1 if colour == 0 else 0
    slower = copy(done)
    slower.points[rival] -= 1
    assert daemonen.merits(slower, done, 0) == {"standing": 0, "colours": 1}


def test_what_wins_at_once_is_said_so() -> None:
    end = played(CHEVALIER, SHORT, careless=1)
    winner = 0 if CHEVALIER.rules.payoff(end.state, 0) else 1
    start = Position(CHEVALIER, SHORT).state
    assert reason(CHEVALIER, winner, end.state, start) == Message("review-why-wins")


def test_every_game_has_words_for_whatever_speaks_for_a_turn() -> None:
    for name in ("baron_voodoo", "chevalier_noir", "dicke_daemonen"):
        chosen = game(name)
        end = played(chosen, dict(chosen.tables["two"]), careless=1).state
        for piece in chosen.merits(end, end, 0):
            for language in LANGUAGES:
                assert Message(f"{chosen.words}-why-{piece}", {"amount": 1}).say(language)


def test_rolls_are_counted_against_what_was_to_be_expected() -> None:
    position = played(CHEVALIER, SHORT, careless=1)
    told = thrown(CHEVALIER, position.start, position.history_numbers)
    for kind in told:
        assert sum(face.count for face in kind.faces) == kind.count
        assert sum(face.expected for face in kind.faces) == pytest.approx(kind.count)
    assert told


def test_dice_of_several_colours_are_counted_as_dice_and_not_as_the_first_of_them() -> None:
    baron, rng = game("baron_voodoo"), seeded("throws", 0)
    position = Position(baron, {"loas": ["mamy_wata", "papa_legba"]})
    while position.is_chance:
        position.roll(rng)
    (rolled,) = thrown(baron, position.start, position.history_numbers)
    assert str(rolled.faces[0].told) == "A die shows Offering."


def counted(throws: Sequence[int], odds: Callable[[Sequence[int]], dict[int, float]]) -> float:
    """How unusual throws are, of which each has odds by those before it."""
    kind = Kind()
    for place, thrown_now in enumerate(throws):
        kind.count(thrown_now, odds(throws[:place]))
    assert kind.unusual is not None
    return kind.unusual


@pytest.mark.parametrize(
    ("counts", "share"),
    [((10, 10, 10, 10, 10, 10), 1.0), ((5, 8, 9, 8, 10, 20), 0.0199), ((60, 0, 0, 0, 0, 0), 0.0)],
)
def test_how_unusual_rolls_are_is_pearsons(counts: tuple[int, ...], share: float) -> None:
    throws = [face for face, count in enumerate(counts) for _ in range(count)]
    unusual = counted(throws, lambda _before: dict.fromkeys(range(6), 1 / 6))
    assert unusual == pytest.approx(share, abs=1e-3)


def test_draws_from_a_bag_that_empties_are_as_unusual_as_they_are_rare() -> None:
    bag, rng = [face for face in range(4) for _ in range(12)], seeded("bag", 0)

    def odds(before: Sequence[int]) -> dict[int, float]:
        left = [12 - before.count(face) for face in range(4)]
        return {face: count / sum(left) for face, count in enumerate(left) if count}

    found = []
    for _ in range(1000):
        drawn = [*bag]
        for place in range(30):
            other = place + below(rng, len(drawn) - place)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        found.append(counted(drawn[:30], odds))
    for share in (0.05, 0.2, 0.5, 0.8):
        assert sum(each <= share for each in found) / len(found) == pytest.approx(share, abs=0.04)


@pytest.mark.parametrize("name", ["dicke_daemonen", "chevalier_noir", "baron_voodoo"])
def test_every_game_says_how_unusual_its_throws_or_draws_were(name: str) -> None:
    position = played(game(name), dict(game(name).tables["two"]), careless=1)
    told = thrown(game(name), position.start, position.history_numbers)
    assert told
    assert all(kind.unusual is not None and 0 <= kind.unusual <= 1 for kind in told)


def test_a_better_choice_must_stay_better_when_it_is_valued_again() -> None:
    lookback = lookback_on(a_race(), simulations=4)
    asking = lookback.requests(None)
    request = next(asking)
    choice = next(
        place for place, step in enumerate(lookback.steps) if step.actor >= 0 and not step.is_forced
    )
    seat, other = lookback.steps[choice].actor, request.actions[0]
    first = [Judged(expected=[0.5, 0.5], reached=[0.5, 0.5]) for _ in lookback.steps]
    worse = [0.7, 0.3] if seat == 0 else [0.3, 0.7]
    first[choice] = Judged(expected=worse, reached=[0.5, 0.5], best=other)
    luck: Judge = asking.send(first)
    again: Judge = asking.send([first[each.place] for each in luck.moments])
    assert again.moments == [ToJudge(choice, other, salt) for salt in range(SALTS)]
    even = Judged(expected=[0.5, 0.5], reached=[0.5, 0.5], best=other)
    with pytest.raises(StopIteration):
        asking.send([even] * SALTS)
    assert lookback.review().moments[choice].best is None
