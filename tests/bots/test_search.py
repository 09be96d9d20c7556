"""Searching bots: they find what is obvious, keep to their time, repeat themselves, and cannot peek."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import samedi
from samedi.bots.analysis import analyse
from samedi.bots.ladder import LEVELS, NAMES, SearchPlayer, UnknownBot, level_of, player
from samedi.bots.protocol import Search
from samedi.bots.searching import MOST_SIMULATIONS, SearchWorker
from samedi.core.errors import IllegalAction
from samedi.core.position import Position
from samedi.core.record import to_bytes
from samedi.games import game
from tests import kuhn

CHEVALIER = game("chevalier_noir")


@pytest.fixture(scope="module")
def chevalier() -> Iterator[SearchWorker]:
    with SearchWorker() as worker:
        yield worker


@pytest.fixture(scope="module")
def poker() -> Iterator[SearchWorker]:
    with SearchWorker() as worker:
        yield worker


def dealt(*texts: str) -> Position:
    position = Position(kuhn.GAME, {})
    for text in texts:
        position.play(text)
    return position


def one_before_the_end(seed: int) -> Position:
    """A game where the seat to act can win at once, or do something else."""
    rng = samedi.seeded(seed)
    while True:
        position = Position(CHEVALIER, {"players": 2, "board": "short"})
        while not position.is_over:
            position.roll(rng)
        position.undo()
        if len(position.legal) > 1:
            return position


@pytest.mark.parametrize("seed", range(4))
def test_a_win_in_one_is_found(chevalier: SearchWorker, seed: int) -> None:
    position = one_before_the_end(seed)
    seat = position.awaits.seat
    best = analyse(position, simulations=40_000, worker=chevalier).actions[0]
    assert best.win_rate > 0.9
    position.play(best.action)
    if position.is_over:
        assert position.result == {"winners": [seat]}


def test_a_flat_search_plays_every_action_out_and_grows_no_tree(poker: SearchWorker) -> None:
    level = level_of("flat:300")
    assert level is not None
    hidden = dealt("d0", "d1", "x5").hidden(0)
    request = replace(level.search(kuhn.GAME, hidden, 0, samedi.seeded(0)), tells_lines=True)
    flat, grown = (poker.search(replace(request, is_flat=is_flat)) for is_flat in (True, False))
    assert sum(each.visits for each in flat.variations) == 300
    assert not any(each.expected for each in flat.variations)
    assert any(each.expected for each in grown.variations)


def test_the_best_card_is_never_thrown_away(poker: SearchWorker) -> None:
    position = dealt("d0", "d2", "x5", "bet")
    found = analyse(position, simulations=300, worker=poker)
    assert found.seat == 1
    assert [each.notation for each in found.actions] == ["bet", "pass"]
    assert found.actions[0].win_rate == 1
    assert found.actions[1].win_rate == 0
    assert sum(each.visits for each in found.actions) == found.simulations == 300
    assert found.actions[0].action == {"type": "bet"}
    assert found.actions[0].expected == []


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_does_not_change_its_choice(name: str, poker: SearchWorker) -> None:
    """The hands differ only in the other's card: the same bytes go in, the same choice comes out."""
    one, other = dealt("d1", "d0", "x4"), dealt("d1", "d2", "x4")
    assert to_bytes(one.state) != to_bytes(other.state)
    level = next((level for level in LEVELS if level.name == name), None)
    bot = SearchPlayer(kuhn.GAME, level, poker) if level else player(name, kuhn.GAME)
    for seed in range(5):
        chosen = [bot.choose(each.hidden(0), 0, samedi.seeded(seed)) for each in (one, other)]
        assert chosen[0] == chosen[1]
    assert to_bytes(one.hidden(0)) == to_bytes(other.hidden(0))


def test_an_analysis_cannot_peek_either(poker: SearchWorker) -> None:
    found = [
        analyse(dealt("d1", card, "x4"), simulations=200, seed=3, worker=poker).actions
        for card in ("d0", "d2")
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["baron_voodoo", "chevalier_noir"])
def test_a_line_goes_on_until_another_seat_has_answered(name: str, chevalier: SearchWorker) -> None:
    """A turn may have many decisions, and lines begin at each of them."""
    rules = game(name)
    for seed in range(4):
        position, rng = Position(rules, dict(rules.tables["two"])), samedi.seeded("line", seed)
        for _ in range(30):
            position.roll(rng)
        while position.is_chance or len(position.legal) == 1:
            position.roll(rng)
        seat = position.awaits.seat
        best = analyse(position, simulations=40_000, worker=chevalier).actions[0]
        movers = set[int | None]()
        for text in (best.notation, *best.expected):
            movers.add(position.awaits.seat)
            position.play(text)
        assert position.is_over or movers - {seat, None}, f"{best.notation} {best.expected}"


def test_the_same_seed_finds_the_same(chevalier: SearchWorker) -> None:
    position = samedi.start("chevalier_noir", players=3)
    found = [analyse(position, simulations=200, seed=seed, worker=chevalier).actions for seed in (1, 1, 2)]
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_a_search_keeps_to_its_time(chevalier: SearchWorker) -> None:
    position = samedi.start("chevalier_noir", players=2, board="short")
    request = Search(
        home=CHEVALIER.home,
        state=to_bytes(position.hidden(0)),
        seat=0,
        seed=1,
        simulations=MOST_SIMULATIONS,
        seconds=0.2,
    )
    chevalier.search(request)  # which may have to be loaded first
    taken = []
    for _ in range(8):  # another process may hold the core for a moment
        found = chevalier.search(request)
        taken.append(found.seconds)
        assert found.simulations > 0
        if taken[-1] <= 0.22:
            return
    pytest.fail(f"{taken} s for a budget of 0.2 s")


def test_a_forced_action_needs_no_thought() -> None:
    class NoWorker(SearchWorker):
        def __init__(self) -> None:
            """No process at all."""

    position = one_before_the_end(0)
    while position.is_chance or len(position.legal) > 1:
        position.undo()
    forced = SearchPlayer(CHEVALIER, LEVELS[0], NoWorker())
    seat = position.awaits.seat or 0
    assert [forced.choose(position.hidden(seat), seat, samedi.seeded(1))] == position.legal_numbers()


def test_chance_and_the_end_are_not_analysed() -> None:
    with pytest.raises(IllegalAction, match="deal"):
        analyse(Position(kuhn.GAME, {}))
    with pytest.raises(IllegalAction, match="over"):
        analyse(dealt("d0", "d1", "x1", "pass", "pass"))


def test_an_unknown_bot_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownBot, match=r"grandmaster.*zaz.*athena.*greedy.*search:N.*judged:N.*cmd:"):
        player("grandmaster", CHEVALIER)
