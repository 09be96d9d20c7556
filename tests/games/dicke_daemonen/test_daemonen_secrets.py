"""Hidden hands and the hidden bag: nothing leaks, and what is hidden is dealt again by chance."""

from collections import Counter
from itertools import pairwise
from math import comb, prod
from random import Random
from typing import Any, get_args

import pytest

from samedi.core.game import CHANCE, SPECTATOR
from samedi.core.position import Mode, Position, buffer
from samedi.core.record import copy, to_bytes
from samedi.core.rng import below, seeded
from samedi.games.dicke_daemonen import GAME
from samedi.games.dicke_daemonen.actions import DRAW, PASS
from samedi.games.dicke_daemonen.hands import unseen
from samedi.games.dicke_daemonen.model import ALL_COLOURS, OPEN, State, Step
from samedi.games.dicke_daemonen.rules import apply, determinise, hide, legal, mover, outcomes
from samedi.games.dicke_daemonen.view import seen_action, view
from tests.games.dicke_daemonen.positions import counts, play, position

WORLDS = ("ring", "first-picture", "petals")


def another_deal(state: State, seat: int, random: Random) -> State:
    """The same for a seat: the creatures in the bag and in other hands are shuffled and dealt anew."""
    made = copy(state)
    others = [other for other in range(made.players) if other != seat]
    pool = [colour for colour in range(ALL_COLOURS) for _ in range(made.bag[colour])]
    for other in others:
        for colour in range(ALL_COLOURS):
            pool += [colour] * made.hand[ALL_COLOURS * other + colour]
    random.shuffle(pool)
    for other in others:
        dealt = Counter(pool.pop() for _ in range(made.hand_size[other]))
        for colour in range(ALL_COLOURS):
            made.hand[ALL_COLOURS * other + colour] = dealt[colour]
    for colour in range(ALL_COLOURS):
        made.bag[colour] = pool.count(colour)
    return made


def hidden(state: State, seat: int) -> State:
    made = copy(state)
    hide(made, seat)
    return made


@pytest.mark.parametrize("mode", get_args(Mode))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_states_that_a_seat_cannot_tell_apart_are_equal_byte_for_byte(players: int, mode: Mode) -> None:
    for world in WORLDS:
        made = Position(GAME, {"players": players, "world": world}, mode)
        rng, random = seeded("leak", players, world), Random(f"{players} {world}")
        while not made.is_over:
            made.roll(rng)
            for seat in (SPECTATOR, *range(players)):
                one, other = (
                    hidden(state, seat) for state in (made.state, another_deal(made.state, seat, random))
                )
                assert to_bytes(one) == to_bytes(other)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_words_and_pictures_of_a_hidden_state_tell_no_secret(players: int) -> None:
    made = Position(GAME, {"players": players, "world": "ring"})
    rng, random = seeded("words", players), Random(players)
    while not made.is_over:
        number = made.choose(rng)
        for seat in (SPECTATOR, *range(players)):
            one, other = (
                hidden(state, seat) for state in (made.state, another_deal(made.state, seat, random))
            )
            assert (view(one), GAME.status(one), GAME.draw(one)) == (
                view(other),
                GAME.status(other),
                GAME.draw(other),
            )
            if made.is_chance and made.awaits.seat != seat:
                drawn = {str(GAME.describe(one, DRAW + colour)) for colour in range(ALL_COLOURS)}
                assert len(drawn) == 1
        made.play(number)


def test_a_seat_sees_its_hand_and_the_sizes_of_the_rest() -> None:
    made = position(3, hands=("rrbw", "g", ""), bag="yyy")
    assert made.view(0)["hands"] == [counts("rrbw"), {"hidden": 1}, {"hidden": 0}]
    assert made.view(1)["hands"] == [{"hidden": 4}, counts("g"), {"hidden": 0}]
    assert made.view(SPECTATOR)["hands"] == [{"hidden": 4}, {"hidden": 1}, {"hidden": 0}]
    for seat in (SPECTATOR, 0, 1, 2):
        assert made.view(seat)["bag"] == {"hidden": 3}
        same = ("world", "predicted", "demons", "ghosts", "points", "discarded")
        assert all(made.view(seat)[name] == made.view()[name] for name in same)
    assert made.view()["bag"] == counts("yyy")


def test_alone_the_bag_is_hidden_too_though_it_can_be_reckoned() -> None:
    made = play(position(1, hands=("rrbw",), bag="yyg"), "r5A ?b -")
    assert made.view(0)["bag"] == {"hidden": 3}
    possible = made.hidden(0)
    determinise(possible, 0, seeded(1))
    assert to_bytes(possible) == to_bytes(made.state)


def test_what_others_draw_is_not_seen() -> None:
    made = Position(GAME, {"players": 2, "world": "ring"})
    red = {"type": "draw", "colour": "red"}
    assert seen_action(made.state, DRAW, 0) == red
    for seat in (1, SPECTATOR):
        assert seen_action(made.state, DRAW, seat) == {"type": "draw", "colour": None}
    turn = position(2, hands=("rb", "g"))
    number = turn.number("r5A")
    assert seen_action(turn.state, number, 1) == {"type": "place", "colour": "red", "crossing": 5, "field": 0}


def test_a_hidden_state_knows_that_somebody_draws() -> None:
    made = play(position(2, hands=("rb", "g"), bag="yyyw"), "r5A -")
    for seat in (SPECTATOR, 0, 1):
        state = made.hidden(seat)
        assert mover(state) == CHANCE
        assert GAME.awaits(state) == made.awaits
        out, weights = buffer(len(GAME.actions)), buffer(len(GAME.actions))
        count = outcomes(state, out, weights)
        assert {out[i] - DRAW: weights[i] for i in range(count)} == {
            colour: unseen(state, colour) for colour in range(ALL_COLOURS) if unseen(state, colour)
        }


def test_everything_unseen_is_what_is_not_placed_not_predicted_not_laid_aside_and_not_in_the_own_hand() -> (
    None
):
    made = position(2, hands=("rrb", "gg"), demons="r5A y9A", ghosts="C", predicted={1: "w"}, bag="bbyw")
    assert [unseen(made.hidden(0), colour) for colour in range(ALL_COLOURS)] == [0, 2, 2, 1, 1]
    assert [unseen(made.hidden(1), colour) for colour in range(ALL_COLOURS)] == [2, 3, 0, 1, 1]
    assert [unseen(made.hidden(SPECTATOR), colour) for colour in range(ALL_COLOURS)] == [2, 3, 2, 1, 1]


def test_what_a_seat_gave_back_into_the_bag_it_forgets() -> None:
    made = play(position(2, hands=("rrbw", "gg"), bag="yy"), "r5A ?b *y")
    assert [unseen(made.hidden(0), colour) for colour in range(ALL_COLOURS)] == [1, 0, 2, 1, 1]


SAMPLES = 6000


def deals(made: Position, seat: int) -> Counter[tuple[int, ...]]:
    """How often each hand of seat 1 is dealt."""
    found: Counter[tuple[int, ...]] = Counter()
    rng = seeded("uniform")
    blank = made.hidden(seat)
    for _ in range(SAMPLES):
        possible = copy(blank)
        determinise(possible, seat, rng)
        found[tuple(possible.hand[ALL_COLOURS : 2 * ALL_COLOURS])] += 1
    return found


def test_unseen_creatures_are_dealt_as_if_they_were_shuffled() -> None:
    made = position(3, hands=("rb", "ggy", "w"), bag="rgyyw", seat=0)
    pool = [unseen(made.hidden(0), colour) for colour in range(ALL_COLOURS)]
    assert pool == [1, 0, 3, 3, 2]
    found = deals(made, 0)
    off = 0.0
    ways = comb(sum(pool), 3)
    hands = set(_hands(pool, 3))
    for hand in hands:
        expected = SAMPLES * prod(comb(n, k) for n, k in zip(pool, hand, strict=True)) / ways
        off += (found[hand] - expected) ** 2 / expected
    assert set(found) == hands
    assert off < 2.5 * len(hands), "the deals are not as likely as they should be"


def _hands(pool: list[int], size: int) -> list[tuple[int, ...]]:
    """Every hand of a size that a pool can give."""
    if not pool:
        return [()] if size == 0 else []
    return [(k, *rest) for k in range(min(pool[0], size) + 1) for rest in _hands(pool[1:], size - k)]


def test_a_seat_that_is_to_place_is_dealt_something_to_place() -> None:
    made = position(
        2, world="ring", hands=("r", "y"), demons="r0A g3A b7A b5A", ghosts="BCDEFGHJ", bag="rrrrr", seat=1
    )
    assert not made.is_over
    assert set(deals(made, 0)) == {(0, 0, 0, 1, 0)}


def test_determinising_varies_and_leaves_an_open_state_alone() -> None:
    made = position(2, hands=("rrb", "ggy"))
    assert len(deals(made, 0)) > 20
    before = to_bytes(made.state)
    determinise(made.state, 0, seeded(1))
    assert to_bytes(made.state) == before
    assert made.state.viewer == OPEN


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_seat_can_follow_the_game_in_its_hidden_state(players: int) -> None:
    # Only the end comes as a surprise: somebody had nothing to place.
    for seed in range(12):
        made = Position(GAME, {"players": players, "world": WORLDS[seed % 3]})
        seat, rng = seed % players, seeded("follow", players, seed)
        followed = made.hidden(seat)
        while not made.is_over:
            is_shy = PASS in made.legal_numbers() and below(rng, 5) > 0
            number = PASS if is_shy else made.choose(rng)
            is_unseen = made.is_chance and made.awaits.seat != seat
            made.play(number)
            apply(followed, DRAW + below(rng, ALL_COLOURS) if is_unseen else number)
            if not made.is_over:
                assert to_bytes(followed) == to_bytes(made.hidden(seat))
        assert followed.step in (Step.PLACE, Step.OVER)


def test_a_hidden_hand_that_can_surely_place_nothing_ends_the_game() -> None:
    ring: dict[str, Any] = {"world": "ring", "demons": "r0A g3A b7A b5A", "bag": ""}
    made = position(2, hands=("w", "rr"), ghosts="BCDEFGHI", **ring)
    followed = made.hidden(0)
    apply(followed, made.number("wJ"))
    assert followed.step == Step.OVER
    might = position(2, hands=("ww", "rr"), ghosts="BCDEFGH", **ring).hidden(0)
    apply(might, made.number("wJ"))
    apply(might, PASS)
    assert might.step == Step.OVER


def test_an_empty_hand_ends_the_game_also_for_those_who_do_not_know_what_others_hold() -> None:
    made = position(3, hands=("rb", "", "gg"), bag="")
    followed = made.hidden(0)
    for action in ("r5A", "-"):
        apply(followed, made.number(action))
    assert followed.step == Step.OVER


def test_hidden_states_offer_the_seat_its_own_actions_and_nothing_of_others() -> None:
    made = position(2, hands=("rb", "g"))
    out = buffer(len(GAME.actions))
    assert [out[i] for i in range(legal(made.hidden(0), out))] == made.legal_numbers()
    assert legal(made.hidden(1), out) == 0


def test_views_of_a_game_in_sequence_differ_only_by_what_happened() -> None:
    made = Position(GAME, {"players": 2, "world": "ring"})
    views = [made.view(1)]
    for _ in range(4):
        made.play("*r")
        views.append(made.view(1))
    for before, after in pairwise(views):
        assert after["bag"]["hidden"] == before["bag"]["hidden"] - 1
        assert {**after, "bag": 0, "hands": 0} == {**before, "bag": 0, "hands": 0}
